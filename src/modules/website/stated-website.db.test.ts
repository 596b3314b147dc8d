import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

const fixture = useWebsiteFixture();
const { ask, site, status, attempt } = fixture;

type Verdict = ReturnType<typeof verdict>;

/** The search for a company whose accounts state a website that its name does not suggest. */
async function searchStated(name: string, website: string, judged: (number: string) => Verdict) {
  const number = await fixture.company(name);
  const document = `Prod223_0001_${number}_20251231.html`;
  await fixture.db.execute(sql`
    insert into financial_documents (sha256, name, company_number, period_end, website, loaded_at)
    values (sha256(${document}::text::bytea), ${document}, ${number}, '2025-12-31', ${website}, ${fixture.clock.now()})`);
  site(website, judged(number));
  const account = await fixture.ledger.account(1);
  const { reverse_domain: asked } = await ask(account, number);
  fixture.lookUps.length = 0;
  await attempt(number);
  const { reverse_domain: found } = await status(asked.status_url);
  return { number, document, found };
}

describe('the website that a company states in its accounts', () => {
  it('is the first candidate, and when its pages name the company, the statement is evidence of its own kind', async () => {
    const website = 'pebbles-and-tides.co.uk';
    const { number, document, found } = await searchStated('HARROWMERE CASKS LIMITED', website, matchedWith);
    expect(fixture.lookUps[0]).toBe(website);
    expect(found).toMatchObject({ status: 'verified', domain: website });
    expect(found.evidence.map(({ kind }: { kind: string }) => kind)).toEqual([
      'company_number',
      'filed_accounts',
    ]);
    expect(found.evidence[1]).toMatchObject({
      value: website,
      supports: number,
      page_url: document,
      quote: `The accounts ${document} state the website ${website}.`,
      page_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      captured_at: fixture.clock.now().toISOString(),
    });
  });

  it('is in every answer about the company, also when the search is long over', async () => {
    const { number } = await searchStated('COPPERMERE REEDS LIMITED', 'reeds-and-rushes.co.uk', matchedWith);
    const account = await fixture.ledger.account(1);
    for (let call = 1; call <= 2; call++) {
      const { reverse_domain: known } = await ask(account, number);
      expect(known.evidence.map(({ kind }: { kind: string }) => kind)).toEqual([
        'company_number',
        'filed_accounts',
      ]);
    }
  });

  it('is not the company’s while its pages do not say so', async () => {
    const website = 'anchors-and-ropes.co.uk';
    const { found } = await searchStated('WINTERFOLD SPINDLES LIMITED', website, () => verdict());
    expect(fixture.lookUps[0]).toBe(website);
    expect(fixture.sites.crawlsOf(website)).toBe(1);
    expect(found).toMatchObject({ status: 'not_found', domain: null, evidence: [] });
  });

  it('gives way to another website whose pages name the company, which then has no such evidence', async () => {
    const { found } = await searchStated('LARCHDOWN LOOMS LIMITED', 'sold-to-others.co.uk', (number) => {
      site('larchdownlooms.co.uk', matchedWith(number));
      return verdict();
    });
    expect(found).toMatchObject({ status: 'verified', domain: 'larchdownlooms.co.uk' });
    expect(found.evidence.map(({ kind }: { kind: string }) => kind)).toEqual(['company_number']);
  });
});
