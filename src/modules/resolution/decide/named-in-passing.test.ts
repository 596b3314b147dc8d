import { describe, expect, it } from 'vitest';
import { readPage } from '../extract/extract-page.ts';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import { writeSite } from './test-support/written-site.ts';

const ROASTERS = company('04100011', 'PENHALLOW COFFEE ROASTERS LIMITED');
const PRINTED = 'Penhallow Coffee Roasters Limited (company number 04100011)';

/** A site of which this is the footer. */
async function judgeFooter(footer: string, { domain = 'beanshop.test', title = 'Bean Shop' } = {}) {
  const { site } = writeSite({ domain, pages: [{ says: [] }] });
  const html = `<title>${title}</title><h1>${title}</h1><p>Coffee for people who like it.</p><footer>${footer}</footer>`;
  const pages = site.pages.map((page) => readPage({ ...page, html }).extracted);
  return judgeSite({ site, pages, register: smallRegister([ROASTERS]) });
}

describe('a footer that only deals with a company does not connect the site to it', () => {
  it.each([
    `We are an authorised reseller of ${PRINTED}.`,
    `Official UK stockist of ${PRINTED}`,
    `Bean Shop operates under licence from ${PRINTED}.`,
    `Bean Shop is an independent business under a franchise agreement with ${PRINTED}.`,
    `Bean Shop introduces customers to ${PRINTED}.`,
    `Our representative under Article 27 is ${PRINTED}.`,
    `Made with a template from ${PRINTED}.`,
    `The business was acquired from ${PRINTED} in 2019.`,
    `Formerly a trading name of ${PRINTED}.`,
    `Ticketing by ${PRINTED}.`,
    `Importer: ${PRINTED}.`,
    'Website by Penhallow Coffee Roasters Limited Company number 04100011',
  ])('%s', async (footer) => {
    const { match_status, company_number, explanation } = await judgeFooter(footer);
    expect({ match_status, company_number }).toEqual({ match_status: 'no_match', company_number: null });
    expect(explanation).toBe(
      'The pages name no company as the one that runs the site, and print no company number as its own.',
    );
  });

  it('not even where the domain is the company’s name', async () => {
    const maker = { domain: 'penhallowcoffeeroasters.test', title: 'Penhallow Coffee Roasters' };
    const verdict = await judgeFooter(`We are an authorised reseller of ${PRINTED}.`, maker);
    expect(verdict.match_status).not.toBe('matched');
  });
});

describe('a footer that states the company connects the site to it, whatever the site is called', () => {
  it.each([
    PRINTED,
    `Bean Shop is a trading name of ${PRINTED}.`,
    `Registered in England and Wales as ${PRINTED}.`,
    `All rights reserved<br>Penhallow Coffee Roasters Limited<br>Company number 04100011`,
    `You are buying from ${PRINTED}.`,
  ])('%s', async (footer) => {
    expect((await judgeFooter(footer)).company_number).toBe('04100011');
  });

  it('and so do passing words on a site that bears its name', async () => {
    const own = { domain: 'penhallowcoffee.test', title: 'Penhallow Coffee' };
    expect((await judgeFooter(`All beans roasted by ${PRINTED}.`, own)).company_number).toBe('04100011');
  });
});
