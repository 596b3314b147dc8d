import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { writeZip } from '../../src/platform/zip.ts';
import { accountsName, makeAccounts } from '../../src/sandbox/accounts/accounts-document.ts';
import { createRandom } from '../../src/sandbox/world/random.ts';

const ROW =
  '<tr class="line" style="height: 14pt; vertical-align: bottom"><td class="words" colspan="2"><span style="font-size: 9pt">Tools &amp; fittings</span></td><td class="note">&#160;</td><td class="amount" style="text-align: right; padding-right: 3pt"><span>1,234</span></td><td class="amount" style="text-align: right"><span>987</span></td></tr>\n';

/** A document of about this size, most of it layout, as filed documents are. */
export function fictionalDocument(index: number, bytes: number): { name: string; content: string } {
  const random = createRandom(index, 'bench');
  const sheet = () => ({
    fixedAssets: random.int(0, 900_000),
    debtors: random.int(0, 400_000),
    cash: random.int(0, 300_000),
    creditorsWithinOneYear: random.int(0, 700_000),
    creditorsAfterOneYear: random.int(0, 300_000),
    employees: random.int(1, 90),
  });
  const options = {
    companyNumber: String(50_000_000 + index),
    companyName: `FICTION ${index} LIMITED`,
    start: '2025-01-01',
    end: '2025-12-31',
    current: sheet(),
    previous: sheet(),
  };
  const plain = makeAccounts(options);
  const rows = Math.max(0, Math.round((bytes - plain.length) / ROW.length));
  const notes = `<h2>Notes</h2><table>${ROW.repeat(rows)}</table>`;
  return {
    name: accountsName(options),
    content: plain.replace('</body>', `${notes}</body>`),
  };
}

/** From 8 to 350 kB, with a mean of 64, as in a daily file. */
function sizeOf(index: number): number {
  const random = createRandom(index, 'size');
  return random.weighted([
    [random.int(8_000, 30_000), 50],
    [random.int(30_000, 90_000), 35],
    [random.int(90_000, 350_000), 15],
  ]);
}

/** Writes a zip of this many documents, one at a time. Returns how many bytes they have. */
export async function writeFictionalFile(path: string, documents: number): Promise<number> {
  let bytes = 0;
  function* files() {
    for (let index = 0; index < documents; index += 1) {
      const { name, content } = fictionalDocument(index, sizeOf(index));
      bytes += content.length;
      yield { name, content: [content] };
    }
  }
  await pipeline(writeZip(files()), createWriteStream(path));
  return bytes;
}

export function fictionalDocuments(count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) =>
    Buffer.from(fictionalDocument(index, sizeOf(index)).content),
  );
}
