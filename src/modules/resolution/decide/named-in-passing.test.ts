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
    `This bag is sold and fulfilled by ${PRINTED}.`,
    `Theme © ${PRINTED}`,
    `Kept up by ${PRINTED} on behalf of the growers.`,
    `${PRINTED} has nothing to do with this shop.`,
  ])('%s', async (footer) => {
    const { match_status, company_number, explanation } = await judgeFooter(footer);
    expect({ match_status, company_number }).toEqual({ match_status: 'no_match', company_number: null });
    expect(explanation).toBe(
      'The pages name no company as the one that runs the site, and print no company number as its own. ' +
        'They speak of PENHALLOW COFFEE ROASTERS LIMITED (04100011), but not as the company that runs the site.',
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
    `All products in this shop are sold and fulfilled by ${PRINTED}.`,
    `Bean Shop is the online shop of ${PRINTED}.`,
    'Penhallow Coffee Roasters Limited (04100011)',
  ])('%s', async (footer) => {
    expect((await judgeFooter(footer)).company_number).toBe('04100011');
  });

  it('and so do passing words on a site that bears its name', async () => {
    const own = { domain: 'penhallowcoffee.test', title: 'Penhallow Coffee' };
    expect((await judgeFooter(`All beans roasted by ${PRINTED}.`, own)).company_number).toBe('04100011');
    expect((await judgeFooter(`Sold and fulfilled by ${PRINTED}.`, own)).company_number).toBe('04100011');
  });

  it('but not where the domain adds a word of its own, as a branch’s does', async () => {
    const branch = { domain: 'penhallow-leeds.test', title: 'Penhallow Leeds' };
    const mark = `PENHALLOW is a registered trade mark of ${PRINTED}.`;
    expect((await judgeFooter(mark, branch)).match_status).not.toBe('matched');
  });
});

describe('a front page that shows a company', () => {
  async function judgeFront(
    text: string,
    { domain = 'firmlist.test', title = 'Firm List', footer = '© 2026 Firm List' } = {},
  ) {
    const { site } = writeSite({ domain, pages: [{ says: [] }] });
    const html = `<title>${title}</title><h1>${title}</h1><p>${text}</p><p>Look up any firm.</p><footer>${footer}</footer>`;
    const pages = site.pages.map((page) => readPage({ ...page, html }).extracted);
    return judgeSite({ site, pages, register: smallRegister([ROASTERS]) });
  }
  const PARTICULARS = 'Penhallow Coffee Roasters Limited, company number 04100011.';

  it('over a footer that gives the site another name is not the company’s', async () => {
    expect((await judgeFront(PARTICULARS)).match_status).not.toBe('matched');
  });

  it('is the company’s when it says that the company runs the site', async () => {
    const { company_number } = await judgeFront(`Firm List is a trading name of ${PARTICULARS}`);
    expect(company_number).toBe('04100011');
  });

  it('is the company’s when no footer says otherwise', async () => {
    expect((await judgeFront(PARTICULARS, { footer: '' })).company_number).toBe('04100011');
  });

  it('is not the company’s because the title of its story names it', async () => {
    const story = { title: 'Penhallow Coffee Roasters | Firm List', footer: '' };
    const { match_status } = await judgeFront(`${PRINTED} has won a prize.`, story);
    expect(match_status).not.toBe('matched');
  });

  it('is the company’s where the title has no other name', async () => {
    const own = { title: 'Penhallow Coffee Roasters | Beans', footer: '', domain: 'pcr-beans.test' };
    const { company_number } = await judgeFront(`${PRINTED} has roasted beans since 1990.`, own);
    expect(company_number).toBe('04100011');
  });
});
