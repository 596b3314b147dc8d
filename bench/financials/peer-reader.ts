import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTempDir } from '../../test/support/service-process.ts';

const DRIVER = fileURLToPath(new URL('./peer-reader.py', import.meta.url));

/**
 * The processor time that the open Python reader (stream-read-xbrl) needs for these documents, by its own
 * function for one document; the best round. `program` is its `stream_read_xbrl.py`; `PYTHON` may name the
 * interpreter that has lxml and dateutil.
 */
export function timePeer(program: string, documents: readonly Buffer[], rounds: number): number {
  const folder = makeTempDir();
  try {
    for (const [index, bytes] of documents.entries()) {
      // It reads only files with the names of the register's archives.
      const number = String(index).padStart(8, '0');
      writeFileSync(join(folder.path, `Prod1_1_${number}_20251231.html`), bytes);
    }
    const output = execFileSync(
      process.env.PYTHON ?? 'python3',
      [DRIVER, program, folder.path, String(rounds)],
      { encoding: 'utf8' },
    );
    return Number(output);
  } finally {
    folder.remove();
  }
}
