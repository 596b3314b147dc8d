import { OperatorError } from '../../../shared/problem.ts';
import { findColumns, type SnapshotColumns } from './company-row.ts';
import { parseRecord } from './csv-record.ts';
import type { FilePosition } from './record-reader.ts';
import { readChunks, type SnapshotPart } from './snapshot-files.ts';

export interface PartLayout {
  columns: SnapshotColumns;
  /** Where the first company begins. */
  start: FilePosition;
}

/** The real header has 1,400 bytes. */
const HEADER_BYTES_MAX = 64 * 1024;
/** A byte order mark, each byte as one character. */
const MARK = '\xef\xbb\xbf';

/** Reads the header of a part. Refuses a file that is not part of a snapshot. */
export async function readLayout(part: SnapshotPart): Promise<PartLayout> {
  const beginning = await readBeginning(part);
  const skipped = beginning.startsWith(MARK) ? MARK.length : 0;
  const header = parseRecord(beginning, skipped, true);
  const columns = header && findColumns(header.fields);
  if (!columns || 'missing' in columns) {
    const lacks = columns ? `has no column ${columns.missing}` : 'does not begin with a header';
    throw new OperatorError(
      `${part.name} is not a snapshot of the register: it ${lacks}. Nothing was changed.`,
    );
  }
  return { columns, start: { byteOffset: header.end, line: header.lines + 1 } };
}

async function readBeginning(part: SnapshotPart): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of readChunks(part, 0)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEADER_BYTES_MAX) break;
  }
  return Buffer.concat(chunks).toString('latin1', 0, HEADER_BYTES_MAX);
}
