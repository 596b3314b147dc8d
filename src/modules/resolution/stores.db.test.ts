import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { sql } from '../../platform/postgres/index.ts';
import { resolutionStore } from './resolution.store.ts';
import type { Verdict } from './verdict/verdict.ts';
import { type MentionsOfDomain, type WebsiteLink, websiteLinkStore } from './website-links.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.execute(sql`delete from company_mentions`));

const save = (...mentions: MentionsOfDomain[]) =>
  database.db.transaction((tx) => websiteLinkStore.saveMentions(tx, mentions));
const saved = async () =>
  (
    await database.db.query<{ company_number: string; domain: string; is_operator: boolean }>(
      sql`select company_number, domain, is_operator from company_mentions order by domain, company_number`,
    )
  ).map(({ company_number: number, domain, is_operator: isOperator }) => [domain, number, isOperator]);

describe('the companies that the pages of a domain name', () => {
  it('are kept each once, the operator as such', async () => {
    await save({
      domain: 'fern.co.uk',
      companyNumbers: ['07381645', '05000001', '05000001'],
      operator: '07381645',
    });
    expect(await saved()).toEqual([
      ['fern.co.uk', '05000001', false],
      ['fern.co.uk', '07381645', true],
    ]);
  });

  it('replace what an older result of the domain said, and leave other domains alone', async () => {
    await save({ domain: 'ash.co.uk', companyNumbers: ['05000001'], operator: null });
    await save({ domain: 'fern.co.uk', companyNumbers: ['05000001', '07381645'], operator: '07381645' });
    await save({ domain: 'fern.co.uk', companyNumbers: ['07381645', '06000001'], operator: '06000001' });
    expect(await saved()).toEqual([
      ['ash.co.uk', '05000001', false],
      ['fern.co.uk', '06000001', true],
      ['fern.co.uk', '07381645', false],
    ]);
  });

  it('are replaced for several domains at once', async () => {
    await save(
      { domain: 'ash.co.uk', companyNumbers: ['05000001', '07381645'], operator: null },
      { domain: 'fern.co.uk', companyNumbers: ['07381645'], operator: '07381645' },
      { domain: 'oak.co.uk', companyNumbers: ['06000001'], operator: '06000001' },
    );
    await save(
      { domain: 'ash.co.uk', companyNumbers: ['07381645'], operator: '07381645' },
      { domain: 'fern.co.uk', companyNumbers: [], operator: null },
    );
    expect(await saved()).toEqual([
      ['ash.co.uk', '07381645', true],
      ['oak.co.uk', '06000001', true],
    ]);
  });

  it('are forgotten when the domain names no company any more', async () => {
    await save({ domain: 'fern.co.uk', companyNumbers: ['05000001'], operator: null });
    await save({ domain: 'fern.co.uk', companyNumbers: [], operator: null });
    expect(await saved()).toEqual([]);
  });

  it('can be saved twice', async () => {
    const mentions = { domain: 'fern.co.uk', companyNumbers: ['05000001', '07381645'], operator: null };
    await save(mentions);
    await save(mentions);
    expect(await saved()).toHaveLength(2);
  });
});

describe('the evidence of a link', () => {
  const NOW = new Date('2026-11-15T09:00:00Z');
  const LINK: WebsiteLink = {
    company_number: '07381645',
    domain: 'fern.co.uk',
    status: 'verified',
    confidence: 0.98,
    evidence: [
      {
        kind: 'company_number',
        value: '07381645',
        supports: '07381645',
        page_url: 'https://fern.co.uk/',
        also_on: [],
        quote: 'No. 07381645',
        captured_at: NOW.toISOString(),
        page_sha256: '0'.repeat(64),
        weight: 6,
      },
    ],
    source: 'forward',
    verified_at: NOW,
    valid_until: new Date(NOW.getTime() + 1_000),
  };
  const setEvidence = (evidence: unknown) =>
    database.db.execute(sql`update website_links set evidence = ${JSON.stringify(evidence)}::jsonb`);
  const read = async () => [
    ...(await websiteLinkStore.listOfDomain(database.db, 'fern.co.uk', NOW)),
    ...(await websiteLinkStore.listOfCompany(database.db, '07381645')),
  ];
  beforeAll(() => database.db.transaction((tx) => websiteLinkStore.save(tx, [LINK])));

  it('is stored with its version, and read as it was given', async () => {
    expect(await database.db.first(sql`select evidence from website_links`)).toEqual({
      evidence: { version: 3, items: LINK.evidence },
    });
    expect(await read()).toEqual([LINK, LINK]);
  });

  it('is read when it was stored as a bare list, an item for each page', async () => {
    const [item] = LINK.evidence;
    const { also_on: _, ...old } = item ?? {};
    const contact = 'https://fern.co.uk/contact';
    await setEvidence([
      { ...old, weight: 4 },
      { ...old, page_url: contact, weight: 2 },
    ]);
    const joined = { ...LINK, evidence: [{ ...item, also_on: [contact] }] };
    expect(await read()).toEqual([joined, joined]);
  });

  it('is not read when a newer program wrote it', async () => {
    await setEvidence({ version: 4, items: [] });
    await expect(read()).rejects.toThrow('the evidence of a website is stored in version 4');
  });
});

const NOW = new Date('2026-11-15T09:00:00Z');
const VERDICT: Verdict = {
  match_status: 'no_match',
  match_confidence: null,
  company_number: null,
  evidence: [],
  quote_offsets: [],
  review_candidates: [],
  entities_on_site: [],
  parents_on_site: [],
  statements: null,
  grounds: null,
  failure: null,
  foreign_operator: null,
  explanation: 'The pages name no company.',
  model_version: 'v1',
};
let id: number;

beforeAll(async () => {
  [id = 0] = await database.db.transaction((tx) =>
    resolutionStore.insertResults(tx, [
      {
        domain: 'acme.co.uk',
        verdict: VERDICT,
        pages_read: 1,
        resolved_at: NOW,
        expires_at: new Date(NOW.getTime() + 1_000),
      },
    ]),
  );
});

const setVersion = (patch: string) =>
  database.db.execute(sql`
    update domain_results set verdict = (verdict - 'version') || ${patch}::jsonb where id = ${id}`);
const read = () => resolutionStore.findResult(database.db, id);
const list = () => resolutionStore.listValidVerdicts(database.db, ['acme.co.uk'], NOW);

describe('a stored verdict', () => {
  it('is stored with its version, and read as it was given', async () => {
    const row = await database.db.first(sql`select verdict -> 'version' as version from domain_results`);
    expect(row).toEqual({ version: 5 });
    expect((await read())?.verdict).toMatchObject(VERDICT);
  });

  it('is read when it was stored before verdicts had a version, disclosures and offsets', async () => {
    await database.db.execute(
      sql`update domain_results set verdict = verdict - 'statements' - 'grounds' - 'failure'
        - 'foreign_operator' - 'quote_offsets' - 'parents_on_site' where id = ${id}`,
    );
    await setVersion('{}');
    expect((await read())?.verdict).toEqual(VERDICT);
    expect((await list()).map(({ verdict }) => verdict)).toEqual([VERDICT]);
  });

  it('is not read when a newer program wrote it', async () => {
    await setVersion('{"version": 6}');
    await expect(read()).rejects.toThrow('a verdict is stored in version 6');
    await expect(list()).rejects.toThrow('a verdict is stored in version 6');
  });
});
