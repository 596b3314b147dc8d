import { esc } from '../html/prose.ts';
import { personName, placeWord, tradingName } from '../world/names.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from './template.ts';

const soleTrader = define('sole_trader');
const parked = define('parked');
const empty = define('empty');
const scriptOnly = define('script_only');
const blocked = define('blocked');
const unreachable = define('unreachable');
const personal = define('personal');
const news = define('news');
const directory = define('directory');
const publicBody = define('public_body');

export const NOBODY: SiteTemplate[] = [
  soleTrader('trading-as', (draw) => {
    const brand = tradingName(draw.random);
    const person = personName(draw.random);
    return siteWithout(draw, brand, outcome('no_match'), {
      footer: [`${esc(brand)} is the business name of ${person}, sole trader.`],
    });
  }),
  // Someone else has a company of the same name; a person may want to look at it.
  soleTrader('namesake-is-a-company', (draw) => {
    const brand = `${placeWord(draw.random)} Florists`;
    draw.company({ base: brand, neighbours: false });
    return siteWithout(draw, brand, outcome('no_match', 'needs_review'), {
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>${personName(draw.random)} trades as ${brand} as a self-employed sole trader. We are not VAT registered.</p>`,
        ),
      ],
    });
  }),
  parked('for-sale', (draw) => {
    const brand = tradingName(draw.random);
    const domain = draw.domain(brand);
    return siteWithout(draw, brand, outcome('no_match', 'scrape_failed'), {
      domain,
      condition: 'parked',
      failure: { reason: 'parked', message: 'The domain is parked.' },
      rawHome: `<!doctype html><html><head><title>${domain} is for sale</title></head><body><h1>${domain}</h1><p>This domain may be for sale. Make an offer. Related searches: loans, insurance, hotels.</p></body></html>`,
    });
  }),
  empty('blank', (draw) =>
    siteWithout(draw, placeWord(draw.random), outcome('no_match', 'scrape_failed'), {
      condition: 'empty',
      failure: { reason: 'empty', message: 'The page is empty.' },
      rawHome: draw.random.pick([
        '',
        '<html><head></head><body></body></html>',
        '<html><body>&nbsp;</body></html>',
      ]),
    }),
  ),
  scriptOnly('nothing-but-a-root', (draw) => {
    const brand = tradingName(draw.random);
    return siteWithout(draw, brand, outcome('no_match', 'scrape_failed'), {
      condition: 'script_only',
      rawHome: `<!doctype html><html><head><title>${esc(brand)}</title></head><body><div id="root"></div><script src="/main.js"></script></body></html>`,
    });
  }),
  blocked('challenge', (draw) => {
    const company = draw.company();
    return siteWithout(draw, company.brand, outcome('scrape_failed'), {
      condition: 'blocked',
      status: 403,
      failure: { reason: 'blocked', message: 'The site turned the crawler away.' },
      rawHome:
        '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><p>Checking that you are a person.</p></body></html>',
    });
  }),
  unreachable('no-answer', (draw) => {
    const company = draw.company();
    return siteWithout(draw, company.brand, outcome('scrape_failed'), {
      condition: 'unreachable',
      failure: { reason: 'no_answer', message: 'The site did not answer.' },
    });
  }),
  personal('blog', (draw) => {
    const person = personName(draw.random);
    return siteWithout(draw, person, outcome('no_match'), {
      domain: draw.domain(person, 'me.uk'),
      footer: [`&copy; ${person}. Views my own.`],
      home: `<p>I write about bicycles, bread and the odd novel. By day I am a nurse.</p>`,
    });
  }),
  news('stories-about-companies', (draw) => {
    const brand = `${placeWord(draw.random)} Today`;
    const stories = Array.from({ length: 8 }, () => draw.company({ neighbours: false })).map(
      ({ styled, company_number: number }) =>
        `<article><h2>${esc(styled)} wins an order</h2><p>${esc(styled)}, company number ${number}, said yesterday that it would hire.</p></article>`,
    );
    return siteWithout(draw, brand, outcome('no_match'), {
      home: stories.join(''),
      footer: [`&copy; ${brand}`],
    });
  }),
  directory('listings', (draw) => {
    const brand = `Find a Trade in ${placeWord(draw.random)}`;
    const rows = Array.from({ length: 10 }, () => draw.company({ neighbours: false })).map(
      ({ styled, company_number: number, registered_postcode: postcode }) =>
        `<li><b>${esc(styled)}</b>, ${postcode}. Company no. ${number}</li>`,
    );
    return siteWithout(draw, brand, outcome('no_match', 'needs_review'), {
      home: `<ul>${rows.join('')}</ul>`,
    });
  }),
  publicBody('council', (draw) => {
    const brand = `${placeWord(draw.random)} Parish Council`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, draw.random.pick(['gov.uk', 'org.uk'])),
      footer: [`&copy; ${brand}`],
      pages: [
        page(
          'about',
          '/councillors',
          'Councillors',
          '<p>The council meets on the second Tuesday. Minutes are below.</p>',
        ),
      ],
    });
  }),
];
