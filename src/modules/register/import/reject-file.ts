import {
  appendFileSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const HEADER = 'file,line,reason,text\r\n';

/**
 * The rejected rows with line and reason. The file is created with the first of them, and truncated to the
 * last checkpoint when an import resumes, so that no row is listed twice.
 */
export interface RejectFile {
  readonly path: string;
  /** Returns the new length of the file. */
  append(rows: string): number;
  cutTo(bytes: number): void;
}

export function rejectFile(directory: string, snapshotName: string): RejectFile {
  const path = join(directory, `${snapshotName}.rejects.csv`);
  return {
    path,
    append(rows) {
      if (rows === '') return existsSync(path) ? statSync(path).size : 0;
      if (!existsSync(path)) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, HEADER);
      }
      appendFileSync(path, rows, 'latin1');
      return statSync(path).size;
    },
    cutTo(bytes) {
      if (bytes === 0) rmSync(path, { force: true });
      else truncateSync(path, bytes);
    },
  };
}
