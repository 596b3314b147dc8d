import { Parser } from 'htmlparser2';
import { readDocument } from '../../src/modules/financials/read/read-document.ts';
import { timePeer } from './peer-reader.ts';

export interface Speed {
  /** By processor time of one thread. */
  megabytesPerSecond: number;
  documentsPerSecond: number;
}

const ROUNDS = 5;

/**
 * The reader, and htmlparser2 that only finds the tags, on the same documents in turns; and the open Python
 * reader, where its program is given. The best round of each.
 */
export function benchReader(
  documents: readonly Buffer[],
  pythonReader?: string,
): { reader: Speed; parser: Speed; peer: Speed | undefined } {
  const read = () => {
    for (const bytes of documents) readDocument(bytes, null);
  };
  const parse = () => {
    for (const bytes of documents) {
      const parser = new Parser({}, { xmlMode: true });
      parser.write(bytes.toString());
      parser.end();
    }
  };
  const best = {
    read: Number.POSITIVE_INFINITY,
    parse: Number.POSITIVE_INFINITY,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.read = Math.min(best.read, processorSeconds(read));
    best.parse = Math.min(best.parse, processorSeconds(parse));
  }
  const bytes = documents.reduce((sum, { length }) => sum + length, 0);
  const speed = (seconds: number): Speed => ({
    megabytesPerSecond: bytes / 1e6 / seconds,
    documentsPerSecond: documents.length / seconds,
  });
  return {
    reader: speed(best.read),
    parser: speed(best.parse),
    peer: pythonReader === undefined ? undefined : speed(timePeer(pythonReader, documents, ROUNDS)),
  };
}

function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
