import { describe, expect, it } from 'vitest';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import { legalName, number, writeSite } from './test-support/written-site.ts';

const HOSTS = company('04100031', 'TARNWICK HOSTING LIMITED');

const judge = (domain: string, companies = [HOSTS]) =>
  judgeSite({
    ...writeSite({
      domain,
      pages: [{ says: [[legalName('Tarnwick Hosting Limited'), number('04100031')]] }],
    }),
    register: smallRegister(companies),
  });

describe('a site that is about a company', () => {
  it.each(['tarnwick-complaints.co.uk', 'tarnwickhostingreviews.com', 'tarnwick-hosting-victims.org'])(
    'is for a person to look at, whatever particulars it prints: %s',
    async (domain) => {
      const { match_status, explanation, review_candidates: candidates } = await judge(domain);
      expect(match_status).toBe('needs_review');
      expect(explanation).toContain('may well be somebody else’s');
      expect(candidates[0]?.would_settle).toBe(
        `Words on ${domain} by which TARNWICK HOSTING LIMITED speaks of the site as its own.`,
      );
    },
  );

  it.each(['tarnwick.co.uk', 'tarnwickhosting.com', 'tarnwick-cloud.co.uk'])(
    'is not meant by a domain that is the company’s: %s',
    async (domain) => {
      expect((await judge(domain)).match_status).toBe('matched');
    },
  );

  it('is not meant where the word is part of the company’s own name', async () => {
    const parts = company('04100031', 'TARNWICK PARTS LIMITED');
    const site = writeSite({
      domain: 'tarnwickparts.co.uk',
      pages: [{ says: [[legalName('Tarnwick Parts Limited'), number('04100031')]] }],
    });
    expect((await judgeSite({ ...site, register: smallRegister([parts]) })).match_status).toBe('matched');
  });
});
