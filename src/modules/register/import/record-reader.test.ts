import { describe, expect, it } from 'vitest';
import { RecordReader } from './record-reader.ts';

const COLUMNS = 3;

function read(text: string, pieceBytes = Number.POSITIVE_INFINITY) {
  const found: { line: number; fields?: string[]; reason?: string; raw?: string }[] = [];
  const reader = new RecordReader(
    COLUMNS,
    { byteOffset: 0, line: 1 },
    {
      record: (spans, line) => found.push({ line, fields: [0, 1, 2].map((column) => spans.text(column)) }),
      damaged: (raw, line, reason) => found.push({ line, reason, raw }),
    },
  );
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += Math.min(pieceBytes, bytes.length)) {
    reader.push(bytes.subarray(at, Math.min(bytes.length, at + pieceBytes)));
  }
  reader.end();
  return { found, position: reader.position };
}

const MIXED = '"A","B","C"\r\n"D ""E""","F","G\r\nH"\r\nI,J,K\n\n"L","M","É"\r\n"N","O"\r\n"P","Q","R"';

describe('records in pieces of a file', () => {
  it('are reported with the line they begin in', () => {
    expect(read(MIXED).found).toEqual([
      { line: 1, fields: ['A', 'B', 'C'] },
      { line: 2, fields: ['D "E"', 'F', 'G H'] },
      { line: 4, fields: ['I', 'J', 'K'] },
      { line: 6, fields: ['L', 'M', 'Ã\x89'] },
      { line: 7, reason: '2 fields instead of 3', raw: '"N","O"' },
      { line: 8, fields: ['P', 'Q', 'R'] },
    ]);
  });

  it('are the same wherever the file is cut', () => {
    const whole = read(MIXED);
    for (let pieceBytes = 1; pieceBytes < 40; pieceBytes++) expect(read(MIXED, pieceBytes)).toEqual(whole);
  });

  it('lead to a position that is the size of the file', () => {
    expect(read(MIXED).position.byteOffset).toBe(Buffer.byteLength(MIXED));
  });

  it('are read on after a line whose quote is not closed', () => {
    const { found } = read('"A","B","C\r\n"D","E","F"\r\n"G","H","I"\r\n');
    expect(found).toEqual([
      { line: 1, reason: 'a quote is not closed', raw: '"A","B","C' },
      { line: 2, fields: ['D', 'E', 'F'] },
      { line: 3, fields: ['G', 'H', 'I'] },
    ]);
  });

  it('are read on after a quote that is not closed in a large file', () => {
    const rows = '"D","E","F"\r\n'.repeat(20_000);
    const { found } = read(`"A","B","C\r\n${rows}`, 4_096);
    expect(found).toHaveLength(20_001);
    expect(found.filter(({ reason }) => reason)).toHaveLength(1);
  });

  it('are given up after 64 KiB without an end', () => {
    const { found } = read(`${'x'.repeat(100_000)}\n"A","B","C"\r\n`, 10_000);
    expect(found.at(-1)).toMatchObject({ fields: ['A', 'B', 'C'] });
    expect(found.slice(0, -1).every(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('are the same wherever the file is cut, if they are too long for one piece', () => {
    const long = `"A","${'x'.repeat(70_000)}","C"\r\n${'y'.repeat(70_000)}\n"D","E","F"\r\n`;
    const whole = read(long);
    expect(whole.found.at(-1)).toEqual({ line: 3, fields: ['D', 'E', 'F'] });
    for (const pieceBytes of [1_000, 30_000, 65_536, 100_000]) expect(read(long, pieceBytes)).toEqual(whole);
  });

  it('have no blanks around their fields, also beside a line with a NUL', () => {
    const row = '" A","B ","\t"\r\n';
    const expected = { fields: ['A', 'B', ''] };
    expect(read(row).found).toMatchObject([expected]);
    expect(read(`${row}"\0","",""\r\n`).found[0]).toMatchObject(expected);
  });

  it('are damaged with a comma too many', () => {
    expect(read('"A","B","C",\r\n').found).toMatchObject([{ reason: '4 fields instead of 3' }]);
  });

  it('are damaged with a NUL', () => {
    expect(read('"A","B\0","C"\r\n"D","E","F"\r\n').found).toMatchObject([
      { reason: 'there is a NUL character in it' },
      { fields: ['D', 'E', 'F'] },
    ]);
  });
});
