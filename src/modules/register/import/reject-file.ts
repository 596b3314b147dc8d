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
 * Rows that could not be taken, with line and reason. It is made with the first of them, and cut back to what is
 * known to be imported when an import goes on, so that no row is told twice.
 */
export interface RejectFile {
  readonly path: string;
  /** Gives how long the file is now. */
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
