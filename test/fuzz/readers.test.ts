import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../src/modules/bulk/xlsx-workbook.ts';
import { copyRows } from '../../src/modules/financials/import/copy-rows.ts';
import { readPacked } from '../../src/modules/financials/import/read-packed.ts';
import { accounts } from '../../src/modules/financials/test-support/filed-accounts.ts';
import { findColumns, type SnapshotColumns } from '../../src/modules/register/import/company-row.ts';
import {
  emptyTally,
  SeenNumbers,
  SnapshotReader,
} from '../../src/modules/register/import/snapshot-reader.ts';
import { csvRow } from '../../src/modules/register/import/test-support/snapshot-fixture.ts';
import { parseUpload, type Upload } from '../../src/modules/uploads/parse-upload.ts';
import { createStreamClient } from '../../src/platform/companies-house/stream-client.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { Problem } from '../../src/shared/problem.ts';
import { HEADER } from '../support/snapshot/index.ts';
import { FUZZ_CALLS, FUZZ_SEED, FUZZ_TIMEOUT_MS } from './fuzz-settings.ts';
import { hostileText } from './values-of-schema.ts';

const options = { numRuns: Math.ceil(FUZZ_CALLS / 5), seed: FUZZ_SEED, endOnFailure: FUZZ_CALLS > 10_000 };
const limits = { timeout: FUZZ_TIMEOUT_MS };

/** A text with bytes replaced, doubled and taken out, cut into pieces of any size. */
function damaged(text: fc.Arbitrary<string>): fc.Arbitrary<Buffer[]> {
  return fc
    .record({
      text,
      dirt: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 10, 13, 34, 44, 0x80, 0xff, 0xc3)), {
        maxLength: 6,
      }),
      cuts: fc.array(fc.nat(), { maxLength: 5 }),
    })
    .map(({ text: whole, dirt, cuts }) => {
      const bytes = Buffer.from(whole);
      for (const [index, byte] of dirt) if (bytes.length > 0) bytes[index % bytes.length] = byte;
      const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
      return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
    });
}

describe('the reader of the register’s snapshot', () => {
  const columns = findColumns(HEADER.trim().split(',')) as SnapshotColumns;
  const rows = fc
    .array(fc.record({ number: fc.nat(99_999_999), dirt: fc.option(hostileText, { nil: '' }) }), {
      maxLength: 8,
    })
    .map((all) =>
      all.map(({ number, dirt }) => `${csvRow(String(number).padStart(8, '0'))}${dirt}`).join('\r\n'),
    );

  it('accounts for every line, and reads the same however the bytes arrive', limits, () => {
    const read = (pieces: Buffer[]) => {
      const tally = emptyTally();
      const start = { byteOffset: 0, line: 2 };
      const reader = new SnapshotReader({ part: 'p.csv', columns, tally, seen: new SeenNumbers(), start });
      for (const piece of pieces) reader.push(piece);
      reader.end();
      const { companies } = reader.take();
      // Not the words of the rejects: they quote a field as it was read, with or without its blanks.
      return { tally, companies: Buffer.concat(companies).toString('latin1') };
    };
    fc.assert(
      fc.property(damaged(rows), (pieces) => {
        const inPieces = read(pieces);
        expect(inPieces).toEqual(read([Buffer.concat(pieces)]));
        const written = inPieces.companies.split('\n').length - 1;
        expect(written).toBe(inPieces.tally.companies);
      }),
      options,
    );
  });
});

describe('the reader of uploads', () => {
  const lines = fc
    .array(fc.oneof(hostileText, fc.constantFrom('domain', 'acme.co.uk', '"a,b",c', '{"domain":"a.test"}')), {
      maxLength: 8,
    })
    .map((all) => all.join('\n'));

  const readDomain = (cell: string) => (/^\S+\.\w+$/.test(cell) ? cell : undefined);
  async function expectRowsOrProblem(upload: Upload): Promise<void> {
    try {
      for (const row of (await parseUpload(upload, readDomain)).inputs)
        expect(row).toEqual(expect.any(String));
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
    }
  }

  it.each(['table', 'jsonl', 'json'] as const)('%s: gives rows or says what is wrong', limits, (format) =>
    fc.assert(
      fc.asyncProperty(lines, fc.constantFrom('domain', 'company'), (text, direction) =>
        expectRowsOrProblem({ bytes: Buffer.from(text), format, direction }),
      ),
      options,
    ),
  );

  const cells = fc.array(fc.array(fc.oneof(hostileText, fc.integer()), { maxLength: 4 }), { maxLength: 4 });
  it('xlsx, whole or damaged: gives rows or says what is wrong', limits, () =>
    fc.assert(
      fc.asyncProperty(
        cells,
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
        async (rows, dirt) => {
          const pages = (async function* () {
            yield rows;
          })();
          const bytes = await buffer(writeXlsx(['domain'], pages));
          for (const [index, byte] of dirt) bytes[index % bytes.length] = byte;
          await expectRowsOrProblem({ bytes, format: 'table', direction: 'domain' });
        },
      ),
      { ...options, numRuns: Math.ceil(options.numRuns / 10) },
    ),
  );
});

describe('the reader of accounts', () => {
  const { name: fileName, content: document } = accounts('69147382');
  /** What stands between two of its quotes, tags or words. */
  const parts = document.match(/[^"<>\s]+|["<>\s]+/g) ?? [];
  const pieces = fc.oneof(
    hostileText,
    fc.constantFrom(...new Set(parts)),
    fc.constantFrom(
      '<ix:exclude ',
      '</ix:nonFraction>',
      ' scale="30"',
      ' sign="-"',
      '\\N',
      '\t',
      '9'.repeat(40),
    ),
    fc.integer().map(String),
  );
  const changed = fc
    .array(fc.tuple(fc.nat(parts.length - 1), pieces), { maxLength: 8 })
    .map((changes) => parts.map((part, index) => changes.find(([at]) => at === index)?.[1] ?? part).join(''));

  it('gives rows that the database takes, or says why not', limits, () =>
    fc.assert(
      fc.asyncProperty(changed, fc.oneof(fc.constant(fileName), hostileText), async (text, name) => {
        const packed = Buffer.from(text);
        const task = {
          position: 0,
          name,
          packed,
          isDeflated: false,
          bytes: packed.length,
          checksum: undefined,
        };
        const readings = await readPacked([task], { step: () => undefined });
        expect(readings[0]?.remark ?? '').not.toMatch(/^skipped: it cannot be read:/);
        const { documents, periods } = copyRows(readings);
        const rows = (copied: Buffer) =>
          copied
            .toString()
            .split('\n')
            .slice(0, -1)
            .map((line) => line.split('\t'));
        for (const row of rows(documents)) {
          expect(row).toHaveLength(9);
          expect(row.join('').replaceAll('\\N', '')).not.toContain('\\');
        }
        for (const row of rows(periods)) {
          expect(row).toHaveLength(19);
          for (const figure of row.slice(7)) expect(figure).toMatch(/^(-?\d{1,16}|\\N)$/);
        }
      }),
      options,
    ),
  );
});

describe('the reader of the stream', () => {
  let pieces: Buffer[] = [];
  const server = createServer(async (_, response) => {
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  const client = createStreamClient({ clock: systemClock, userAgent: 'test', lineLengthMax: 5_000 });
  afterAll(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });

  it('gives whole lines only, or ends with an error', limits, async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const streamUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const events = fc
      .array(
        fc.oneof(
          hostileText,
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        { maxLength: 6 },
      )
      .map((all) => `${all.join('\n')}\n`);
    const property = fc.asyncProperty(damaged(events), async (sent) => {
      pieces = sent;
      const answer = await client.open(
        { streamUrl, key: 'k', stream: 'companies', timepoint: 1 },
        new AbortController().signal,
      );
      if (answer.kind !== 'open') throw new Error(`it is ${answer.kind}`);
      const lines: string[] = [];
      try {
        for await (const some of answer.lines) lines.push(...some);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
      for (const line of lines) expect(line).not.toContain('\n');
    });
    await fc.assert(property, { ...options, numRuns: Math.ceil(options.numRuns / 5) });
  });
});
