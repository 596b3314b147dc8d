import type { SeenNumbers } from './seen-numbers.ts';
import { readChunks, type Snapshot } from './snapshot-files.ts';
import type { PartLayout } from './snapshot-layout.ts';
import { type Rows, SnapshotReader, type Tally } from './snapshot-reader.ts';

/** Where the next row begins: part and offset in it. Line 0 means the first company of the part. */
export interface SnapshotPosition {
  part: number;
  byteOffset: number;
  line: number;
}

export interface Batch extends Rows {
  /** Where the row after this batch begins. */
  next: SnapshotPosition;
  tally: Tally;
  bytesRead: number;
}

export async function* readBatches(options: {
  snapshot: Snapshot;
  layouts: PartLayout[];
  from: SnapshotPosition;
  tally: Tally;
  seen: SeenNumbers;
  batchBytes: number;
}): AsyncGenerator<Batch> {
  const { snapshot, layouts, from, tally, seen, batchBytes } = options;
  let bytesBefore = 0;
  for (const [index, part] of snapshot.parts.entries()) {
    const layout = layouts[index];
    if (layout && index >= from.part) {
      const start = index === from.part && from.line > 0 ? from : layout.start;
      const reader = new SnapshotReader({ part: part.name, columns: layout.columns, tally, seen, start });
      let batchEnd = start.byteOffset + batchBytes;
      const batch = (next: SnapshotPosition): Batch => ({
        ...reader.take(),
        next,
        tally: structuredClone(tally),
        bytesRead: bytesBefore + reader.position.byteOffset,
      });
      for await (const chunk of readChunks(part, start.byteOffset)) {
        reader.push(chunk);
        if (reader.position.byteOffset >= batchEnd) {
          batchEnd = reader.position.byteOffset + batchBytes;
          yield batch({ part: index, ...reader.position });
        }
      }
      reader.end();
      yield batch({ part: index + 1, byteOffset: 0, line: 0 });
    }
    bytesBefore += part.bytes;
  }
}
