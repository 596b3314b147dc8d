import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { createOpenIndex, lookUpInIndex } from './index.ts';

let database: TestDatabase;
const clock = createTestClock('2026-11-16T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'open-index-'));

const evidence = JSON.stringify({
  version: 3,
  items: [
    ['legal_name', '01000001', 2],
    ['company_number', '01000001', 3],
    ['legal_name', '01000001', 1],
    ['trading_name', '09999999', 1],
    ['postcode_match', '01000001', -1],
  ].map(([kind, supports, weight]) => ({
    kind,
    supports,
    weight,
    value: 'x',
    quote: 'x',
    page_url: 'x',
    also_on: [],
    captured_at: 'x',
    page_sha256: 'x',
  })),
});

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`
    insert into website_links (company_number, domain, status, confidence, evidence, source, verified_at, valid_until)
    select number, domain, status, confidence, ${evidence}::jsonb, 'forward', at::timestamptz, at::timestamptz + interval '30 days'
    from (values
      ('01000001', 'acme.co.uk', 'verified', 0.99, '2026-11-10'), ('01000002', 'acme.co.uk', 'not_verified', 0.2, '2026-11-10'),
      ('01000003', 'ac-me.com', 'verified', 0.97, '2026-09-01'), ('01000004', 'old.com', 'ended', 0.9, '2026-11-01'),
      ('01000005', 'x1.co', 'verified', 0.98, '2026-11-12'), ('01000001', 'acme.com', 'verified', 0.95, '2026-11-11')
    ) as read (number, domain, status, confidence, at)`);
  await database.db.execute(sql`
    insert into website_link_periods (company_number, domain, valid_from, confirmed_at)
    values ('01000001', 'acme.co.uk', '2026-01-05', '2026-11-10')`);
  await database.db.execute(sql`
    insert into company_identifiers (kind, value, company_number, website) values ('cqc', '1-1', '01000005', 'x1.co')`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const index = () =>
  createOpenIndex({
    db: database.db,
    clock,
    listSources: async () => [
      { name: 'Tarn register', licence: 'Tarn Licence', attribution: 'Contains tarns.' },
    ],
  });
const all = { since: null, onProgress: () => undefined };
const refuse = async () => {
  throw new Error('nothing is downloaded');
};

describe('an export of links', () => {
  it('has every current link by domain, with dictionary, licences and checksums', async () => {
    const path = join(folder, 'links.jsonl');
    expect(await index().exportTable(path, 'jsonl', all)).toEqual({ links: 4 });
    const lines = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ domain, company_number }) => `${domain} ${company_number}`)).toEqual([
      'ac-me.com 01000003',
      'acme.co.uk 01000001',
      'acme.com 01000001',
      'x1.co 01000005',
    ]);
    expect(lines[1]).toEqual({
      domain: 'acme.co.uk',
      company_number: '01000001',
      company_name: null,
      match_confidence: 0.99,
      evidence_kinds: ['legal_name', 'company_number'],
      first_read: '2026-01-05T00:00:00.000Z',
      last_read: '2026-11-10T00:00:00.000Z',
    });
    expect(lines[3].evidence_kinds).toContain('public_register');
    const notes = readFileSync(`${path}.README.md`, 'utf8');
    expect(notes).toContain('| `match_confidence` | number |');
    expect(notes).toContain('Tarn register (Tarn Licence): Contains tarns.');
    const manifest = JSON.parse(readFileSync(`${path}.manifest.json`, 'utf8'));
    expect(manifest).toMatchObject({ links: 4, format: 'jsonl', since: null });
    for (const { name, sha256, bytes } of manifest.files) {
      const content = readFileSync(join(folder, name));
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(content.length).toBe(bytes);
    }
  });

  it('has only the links that were read since a given day', async () => {
    const path = join(folder, 'since.csv');
    const since = new Date('2026-11-11T00:00:00Z');
    expect(await index().exportTable(path, 'csv', { ...all, since })).toEqual({ links: 2 });
  });

  it('leaves out an office that is no longer that of the company', async () => {
    const path = join(folder, 'moved.jsonl');
    const kindsOf = async (postcode: string) => {
      await database.db.execute(sql`
        insert into companies (company_number, company_name, company_status, company_type, postal_code, row_hash)
        values ('01000001', 'ACME LIMITED', 'active', 'ltd', ${postcode}, 1)
        on conflict (company_number) do update set postal_code = excluded.postal_code`);
      await index().exportTable(path, 'jsonl', all);
      const [line] = readFileSync(path, 'utf8')
        .split('\n')
        .filter((one) => one.includes('"acme.com"'));
      return JSON.parse(line ?? '{}').evidence_kinds;
    };
    const atOffice = [
      { ...JSON.parse(evidence).items[0], kind: 'postcode_match', value: 'YO1 9AA', weight: 1 },
    ];
    await database.db.execute(sql`
      update website_links set evidence = ${JSON.stringify({ version: 3, items: atOffice })}::jsonb
      where domain = 'acme.com'`);
    try {
      expect(await kindsOf('YO1 9AA')).toEqual(['postcode_match']);
      expect(await kindsOf('LS1 1AA')).toEqual([]);
    } finally {
      await database.db.execute(sql`delete from companies`);
    }
  });

  it('leaves nothing behind if it cannot be written, and says why', async () => {
    const path = join(folder, 'missing', 'links.csv');
    await expect(index().exportTable(path, 'csv', all)).rejects.toThrow(/cannot be written \(ENOENT\)/);
    expect(existsSync(`${path}.part`)).toBe(false);
  });
});

describe('an index of JSON files', () => {
  it('answers from a folder and from a web server, and refuses a folder that is in use', async () => {
    const site = join(folder, 'site');
    expect(await index().exportStatic(site, all)).toEqual({ links: 4 });
    const answer = {
      domain: 'acme.com',
      links: [expect.objectContaining({ company_number: '01000001', match_confidence: 0.95 })],
      exported_at: '2026-11-16T09:00:00.000Z',
    };
    expect(await lookUpInIndex(site, 'acme.com', refuse)).toEqual(answer);
    expect((await lookUpInIndex(site, 'x1.co', refuse)).links).toHaveLength(1);
    expect((await lookUpInIndex(site, 'acme.net', refuse)).links).toEqual([]);
    expect((await lookUpInIndex(site, 'zzz.net', refuse)).links).toEqual([]);
    await expect(index().exportStatic(site, all)).rejects.toThrow(/is not empty/);

    const server = createServer((request, response) => {
      const path = join(site, new URL(request.url ?? '/', 'http://x').pathname);
      if (existsSync(path)) response.end(readFileSync(path));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const download = async (url: string) => {
      const response = await fetch(url);
      return response.ok ? response.text() : undefined;
    };
    expect(await lookUpInIndex(address, 'acme.com', download)).toEqual(answer);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is refused with the reason if it is no index, of another version or damaged', async () => {
    await expect(lookUpInIndex(folder, 'acme.com', refuse)).rejects.toThrow(/is no index of links/);
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'index.json'), '{');
    await expect(lookUpInIndex(broken, 'acme.com', refuse)).rejects.toThrow(/is damaged/);
    writeFileSync(join(broken, 'index.json'), JSON.stringify({ kind: 'domesday-link-index', version: 2 }));
    await expect(lookUpInIndex(broken, 'acme.com', refuse)).rejects.toThrow(/version 2/);
  });
});
