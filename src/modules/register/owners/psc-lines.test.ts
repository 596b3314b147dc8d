import { describe, expect, it } from 'vitest';
import { PscLineReader } from './psc-lines.ts';
import { ownerLine, personLine, pscSnapshot, statementLine } from './test-support/psc-fixture.ts';

function read(text: string, chunkBytes = Number.POSITIVE_INFINITY) {
  const reader = new PscLineReader();
  const bytes = Buffer.from(text);
  reader.begin('part');
  for (let at = 0; at < bytes.length; at += Math.min(chunkBytes, bytes.length)) {
    reader.push(bytes.subarray(at, Math.min(bytes.length, at + chunkBytes)));
  }
  reader.end();
  const rows = (reader.takeRows()?.toString('utf8') ?? '').split('\n').filter(Boolean);
  return { reader, rows: rows.map((row) => row.split('\t')) };
}

const MIXED = pscSnapshot(
  personLine('73816452'),
  ownerLine('70294183', { name: 'Café Höldings Ltd', number: '1234568' }),
  ownerLine('70294184', { kind: 'legal-person-person-with-significant-control', name: 'Nowhere Council' }),
  ownerLine('OE947213', { kind: 'corporate-entity-beneficial-owner', name: 'Tide SA', country: 'Panama' }),
  statementLine('73816452'),
);

describe('the lines of a snapshot', () => {
  it('keep companies and legal persons, and count the rest', () => {
    const { reader, rows } = read(MIXED);
    expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual([
      ['70294183', 'Café Höldings Ltd', '01234568'],
      ['70294184', 'Nowhere Council', '~NOWHERE COUNCIL'],
      ['OE947213', 'Tide SA', '~TIDE SA'],
    ]);
    expect(reader.tally).toEqual({
      persons: 4,
      statements: 1,
      exemptions: 0,
      owners: 3,
      registered: 1,
      damaged: 0,
    });
    expect(reader.totals).toEqual({
      persons: 4,
      statements: 1,
      exemptions: 0,
      generatedAt: '2026-11-02T03:04:05Z',
    });
  });

  it.each([1, 7, 64, 1000])('are the same in chunks of %i bytes', (chunkBytes) => {
    expect(read(MIXED, chunkBytes).rows).toEqual(read(MIXED).rows);
    expect(read(MIXED, chunkBytes).reader.tally).toEqual(read(MIXED).reader.tally);
  });

  it('may have spaces between fields, Windows line ends, a byte order mark and no last line end', () => {
    const spaced = MIXED.trim()
      .split('\n')
      .map((line) => JSON.stringify(JSON.parse(line), null, 1).replaceAll('\n', ' '))
      .join('\r\n');
    const { reader, rows } = read(`\ufeff${spaced}`);
    expect(rows).toEqual(read(MIXED).rows);
    expect(reader.tally).toEqual(read(MIXED).reader.tally);
  });

  it('are left out if they are damaged, and are counted and named', () => {
    const half = ownerLine('70294183').slice(0, 90);
    const { reader, rows } = read(
      [
        half,
        '',
        personLine('73816452').slice(0, -9),
        ownerLine('70294183', { name: '' }),
        '{"data":{"kind":"corporate-entity-person-with-significant-control","name":"A"}}',
        '{"company_number":"70294183","data":{}}',
        ownerLine('70294183'),
      ].join('\n'),
    );
    expect(rows).toHaveLength(1);
    expect(reader.tally).toMatchObject({ damaged: 5, owners: 1, persons: 1 });
    expect(reader.damagedLines.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'it is not JSON'],
      [3, 'it is not JSON'],
      [4, 'the owner has no name'],
      [5, 'it has no company number'],
      [6, 'it has no kind'],
    ]);
  });

  it('do not fill the memory if they never end', () => {
    const reader = new PscLineReader();
    reader.begin('part');
    for (let i = 0; i < 40; i++) reader.push(Buffer.alloc(100_000, 0x61));
    expect(reader.tally.damaged).toBeGreaterThan(0);
  });

  it('keep what COPY would take for its own signs', () => {
    const { rows } = read(ownerLine('70294183', { name: 'A\\B "C" Ltd', natures: ['odd "nature", \\ one'] }));
    expect(rows[0]?.[3]).toBe('A\\\\B "C" Ltd');
    expect(rows[0]?.[8]).toBe('{"odd \\\\"nature\\\\", \\\\\\\\ one"}');
  });

  it('lose a date if it is impossible', () => {
    const { rows } = read(ownerLine('70294183', { notifiedOn: '0083-01-01', ceasedOn: '9999-12-31' }));
    expect(rows[0]?.slice(9)).toEqual(['\\N', '\\N', 'f']);
  });
});
