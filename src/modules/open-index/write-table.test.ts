import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableFromIPC } from '@uwdata/flechette';
import { readParquet } from 'parquet-wasm';
import { afterAll, expect, it } from 'vitest';
import type { LinkRow } from './link-row.ts';
import { writeTable } from './write-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true }));

const READ = Date.UTC(2026, 0, 1);
const link = (i: number): LinkRow => ({
  domain: `site-${String(i).padStart(7, '0')}.co.uk`,
  companyNumber: String(1_000_000 + i).padStart(8, '0'),
  companyName: i % 10 === 0 ? null : `TARN "${i % 100}" & SÖHNE, LIMITED`,
  confidence: (i % 1000) / 1000,
  evidenceKinds: i % 2 === 0 ? ['company_number', 'legal_name'] : ['legal_name'],
  firstRead: new Date(READ + i * 1000),
  lastRead: new Date(READ + i * 2000),
});

async function* pages(links: number): AsyncGenerator<LinkRow[]> {
  for (let from = 0; from < links; from += 5_000)
    yield Array.from({ length: Math.min(5_000, links - from) }, (_, i) => link(from + i));
}

/** EXPORT_LINKS=1000000 takes half a minute and finds the same. */
const LINKS = Number(process.env.EXPORT_LINKS ?? 150_000);

it('links in Parquet, of several row groups, are read back by another implementation', {
  timeout: 600_000,
}, async () => {
  const path = join(folder, 'links.parquet');
  expect(await writeTable(path, 'parquet', pages(LINKS))).toBe(LINKS);
  const table = tableFromIPC(readParquet(readFileSync(path)).intoIPCStream());
  expect(table.numRows).toBe(LINKS);
  const columns = [
    'domain',
    'company_number',
    'company_name',
    'match_confidence',
    'evidence_kinds',
    'first_read',
    'last_read',
  ];
  expect(table.schema.fields.map(({ name }) => name)).toEqual(columns);
  for (const at of [0, 1, 49_999, 50_000, 123_456, LINKS - 1]) {
    const { domain, companyNumber, companyName, confidence, evidenceKinds, firstRead, lastRead } = link(at);
    expect(table.get(at)).toEqual({
      domain,
      company_number: companyNumber,
      company_name: companyName,
      match_confidence: confidence,
      evidence_kinds: evidenceKinds.join(';'),
      first_read: firstRead.getTime(),
      last_read: lastRead.getTime(),
    });
  }
  let sum = 0;
  for (const confidence of table.getChild('match_confidence') ?? []) sum += Number(confidence);
  // Each thousand of them adds up to 499.5.
  expect(sum).toBeCloseTo((LINKS / 1000) * 499.5, 3);
});

it('CSV has a header and one line per link; JSON lines have lists and nulls', async () => {
  const csv = join(folder, 'links.csv');
  expect(await writeTable(csv, 'csv', pages(2))).toBe(2);
  expect(readFileSync(csv, 'utf8').split('\r\n')).toEqual([
    'domain,company_number,company_name,match_confidence,evidence_kinds,first_read,last_read',
    'site-0000000.co.uk,01000000,,0,company_number;legal_name,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z',
    'site-0000001.co.uk,01000001,"TARN ""1"" & SÖHNE, LIMITED",0.001,legal_name,2026-01-01T00:00:01.000Z,2026-01-01T00:00:02.000Z',
    '',
  ]);
  const lines = join(folder, 'links.jsonl');
  await writeTable(lines, 'jsonl', pages(1));
  expect(JSON.parse(readFileSync(lines, 'utf8'))).toEqual({
    domain: 'site-0000000.co.uk',
    company_number: '01000000',
    company_name: null,
    match_confidence: 0,
    evidence_kinds: ['company_number', 'legal_name'],
    first_read: '2026-01-01T00:00:00.000Z',
    last_read: '2026-01-01T00:00:00.000Z',
  });
});

it('a file that cannot be written ends with its error', async () => {
  await expect(writeTable(join(folder, 'none', 'links.csv'), 'csv', pages(20_000))).rejects.toThrow(/ENOENT/);
});
