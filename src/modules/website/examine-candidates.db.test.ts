import { describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/captured-log.ts';
import { webPage } from '../../platform/companies-house/test-support/scripted-companies-house.ts';
import { sql } from '../../platform/postgres/index.ts';
import { insertSnapshotRow, useLiveFixture } from '../register/live/test-support/live-fixture.ts';
import { officialProfile } from '../register/live/test-support/official-fixtures.ts';
import { examineSite } from '../resolution/examine/examine-site.ts';
import { recordIncidentalVerdicts } from '../resolution/examine/record-verdict.ts';
import { resolutionStore as store } from '../resolution/resolution.store.ts';
import { createScriptedSites, matchedWith, verdict } from '../resolution/test-support/scripted-sites.ts';
import { websiteLinkStore as links } from '../resolution/website-links.store.ts';
import { examineCandidates } from './examine-candidates.ts';

/** A register with an official source behind it, and websites that tests write. */
const fixture = useLiveFixture();
const NUMBER = '07654321';

async function examine(sites: ReturnType<typeof createScriptedSites>, domains: string[]) {
  const captured = captureLog();
  const live = fixture.startProcess();
  const register = { lookUp: async () => [], findByNumbers: async () => [], findByName: async () => [] };
  const websites = await examineCandidates(
    {
      db: fixture.db,
      siteReader: {
        examineSite: (domain, how) => examineSite({ ...sites, register, live }, domain, how),
        listValidVerdicts: (known) => store.listValidVerdicts(fixture.db, known, fixture.clock.now()),
        recordVerdict: (tx, judged) => recordIncidentalVerdicts({ store, links }, tx, [judged]),
      },
      clock: fixture.clock,
      log: captured.log,
    },
    {
      companyNumber: NUMBER,
      domains,
      notBefore: new Date(0),
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  );
  return { found: websites.map(({ domain }) => domain), lines: captured.lines() };
}

const details = () => fixture.db.query(sql`select company_number from company_details`);

describe('a candidate that is a company’s own', () => {
  it('has the company’s detail fetched, so that the first answer about the domain shows it', async () => {
    await insertSnapshotRow(fixture.db);
    fixture.server.answer(`/company/${NUMBER}`, officialProfile(NUMBER));
    const sites = createScriptedSites();
    sites.set('detailed.co.uk', matchedWith(NUMBER));
    sites.set('nobodys.co.uk', verdict());
    expect((await examine(sites, ['nobodys.co.uk', 'detailed.co.uk'])).found).toEqual(['detailed.co.uk']);
    expect(await details()).toEqual([{ company_number: NUMBER }]);
  });

  it('is verified without it while the official source is away', async () => {
    await insertSnapshotRow(fixture.db);
    fixture.server.answer(`/company/${NUMBER}`, webPage(502));
    const sites = createScriptedSites();
    sites.set('undetailed.co.uk', matchedWith(NUMBER));
    expect((await examine(sites, ['undetailed.co.uk'])).found).toEqual(['undetailed.co.uk']);
    expect(fixture.server.requests).toContain(`/company/${NUMBER}`);
  });
});

describe('a candidate that cannot be examined', () => {
  const broken = new Error('this page is beyond us');

  it('is logged and passed over, and the others are examined', async () => {
    const sites = createScriptedSites();
    sites.set('broken.co.uk', broken);
    sites.set('whole.co.uk', matchedWith(NUMBER));
    const { found, lines } = await examine(sites, ['broken.co.uk', 'whole.co.uk']);
    expect(found).toEqual(['whole.co.uk']);
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { domain: 'broken.co.uk', msg: 'a candidate could not be examined' },
    ]);
  });

  it('fails the examination only if no other could be examined', async () => {
    const sites = createScriptedSites();
    sites.setDefault(broken);
    await expect(examine(sites, ['a.co.uk', 'b.co.uk'])).rejects.toThrow(broken);
    sites.set('b.co.uk', verdict());
    expect((await examine(sites, ['a.co.uk', 'b.co.uk'])).found).toEqual([]);
  });

  it('does not include one whose words hold characters that the database refuses', async () => {
    const sites = createScriptedSites();
    const odd = matchedWith(NUMBER);
    const evidence = odd.evidence.map((one) => ({ ...one, quote: `Acme\0 Ltd \ud83d` }));
    sites.set('odd.co.uk', { ...odd, evidence, explanation: '\udc00 Acme\0' });
    expect((await examine(sites, ['odd.co.uk'])).found).toEqual(['odd.co.uk']);
    const [link] = await links
      .listOfCompany(fixture.db, NUMBER)
      .then((all) => all.filter((one) => one.domain === 'odd.co.uk'));
    expect(link?.evidence[0]?.quote).toBe('Acme\ufffd Ltd \ufffd');
  });
});
