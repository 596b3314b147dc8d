import { esc, paragraphs } from '../../html/prose.ts';
import { coinedWord, personName, placeWord, surname, tradingName } from '../../world/names.ts';
import { digits } from '../../world/particulars.ts';
import {
  define,
  likely,
  outcome,
  page,
  print,
  type SiteTemplate,
  siteOf,
  siteWithout,
  subjectOf,
} from '../template.ts';

const unique = define('test', 'name_unique');
const neighbours = define('test', 'name_with_neighbours');
const located = define('test', 'name_and_postcode');
const foreign = define('test', 'foreign');
const empty = define('test', 'empty');
const personal = define('test', 'personal');
const publicBody = define('test', 'public_body');
const soleTrader = define('test', 'sole_trader');
const news = define('test', 'news');
const directory = define('test', 'directory');
const onlyOthers = define('test', 'third_party_only');
const thirdParty = define('test', 'number_of_third_party');
const group = define('test', 'group_of_companies');
const shared = define('test', 'name_shared');

/** Registers elsewhere that print numbers as long as ours, under the same label. */
const LIKE_OURS: Record<string, { ending: string; text: (name: string, number: string) => string }> = {
  HK: {
    ending: 'com',
    text: (name, number) =>
      `<p>${name} Limited is incorporated in Hong Kong, company number ${number}. Unit 5, Kwun Tong, Kowloon, Hong Kong.</p>`,
  },
  NZ: {
    ending: 'co.nz',
    text: (name, number) => `<p>${name} Limited, New Zealand company number ${number}, Wellington.</p>`,
  },
  DK: {
    ending: 'dk',
    text: (name, number) => `<p>${name} ApS, CVR-nr. ${number}, 8000 Aarhus C, Danmark</p>`,
  },
  CY: {
    ending: 'eu',
    text: (name) => `<p>${name} Ltd, registered in Cyprus under number HE 372643, Limassol.</p>`,
  },
  VG: {
    ending: 'com',
    text: (name, number) =>
      `<p>${name} Limited, a company registered in the British Virgin Islands with company number ${number.slice(1)}, Road Town, Tortola.</p>`,
  },
  SE: { ending: 'se', text: (name) => `<p>${name} AB, org.nr 556726-4351, Göteborg</p>` },
  PL: { ending: 'pl', text: (name) => `<p>${name} Sp. z o.o., KRS 0000726435, NIP 7264351908, Kraków</p>` },
};

export const LATER_DOUBTS: SiteTemplate[] = [
  unique('later-linked-data-name', (draw) => {
    const company = draw.company({ neighbours: false });
    const data = { '@context': 'https://schema.org', '@type': 'Organization', legalName: company.styled };
    return siteOf(draw, company, {
      expected: likely(company),
      head: `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    });
  }),
  unique('later-title-and-logo', (draw) => {
    const company = draw.company({ neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      brand: company.styled,
      domain: draw.domain(company.brand),
      title: `${company.styled} | Welcome`,
    });
  }),
  unique('later-cheques-payable', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const main = `${paragraphs(draw.random, subjectOf(company), 'terms', 3)}<p>Please make cheques payable to ${p.name}. ${p.name} reserves the right to refuse an order.</p>`;
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [page('terms', '/terms', 'Terms', main)],
    });
  }),
  unique('later-typing-error-in-name', (draw) => {
    const base = `${placeWord(draw.random)} Instruments`;
    const company = draw.company({ base, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`&copy; ${base.replace('Instruments', 'Instuments')} Ltd, ${company.address.postcode}`],
    });
  }),
  neighbours('later-uk-left-out', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Plastics (UK)`, neighbours: false });
    draw.company({ base: `${stem} Plastics Recycling`, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`${stem} Plastics UK Ltd`],
    });
  }),
  located('later-and-sons', (draw) => {
    const name = surname(draw.random);
    const company = draw.company({ base: `${name} & Sons (Builders)`, neighbours: false });
    draw.company({ base: `${name} & Daughters`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [
        page(
          'contact',
          '/contact',
          'Contact',
          `<p>${p.name}<br>${p.officeLines.join('<br>')}<br>${p.phone}</p>`,
        ),
      ],
    });
  }),
  ...Object.entries(LIKE_OURS).map(([country, { ending, text }]) =>
    foreign(
      `later-${country}`,
      (draw) => {
        const name = coinedWord(draw.random);
        // A company here has the very number.
        const company = draw.company({ neighbours: false });
        return siteWithout(draw, name, outcome('non_uk_entity', 'no_match', 'needs_review'), {
          domain: draw.domain(name, ending),
          bare: true,
          footer: [`&copy; ${name}`],
          pages: [page('legal', '/legal', 'Legal', text(name, company.company_number))],
        });
      },
      3,
    ),
  ),
  empty('later-server-default', (draw) =>
    siteWithout(draw, coinedWord(draw.random), outcome('no_match', 'scrape_failed'), {
      rawHome: draw.random.pick([
        '<html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1><p>If you see this page, the web server is working.</p></body></html>',
        '<html><body><h1>It works!</h1></body></html>',
        '<html><head><title>Account suspended</title></head><body><h1>Account suspended</h1><p>Please contact your hosting provider.</p></body></html>',
      ]),
    }),
  ),
  empty('later-maintenance', (draw) => {
    const brand = tradingName(draw.random);
    return siteWithout(draw, brand, outcome('no_match', 'scrape_failed'), {
      rawHome: `<html><head><title>${esc(brand)}</title></head><body><h1>We are tidying up</h1><p>Back on Monday.</p></body></html>`,
    });
  }),
  personal('later-affiliate-blog', (draw) => {
    const brand = `${placeWord(draw.random)} Wanders`;
    const shop = draw.company({ neighbours: false });
    return siteWithout(draw, brand, outcome('no_match'), {
      home: `<p>Some links earn me a small commission from ${esc(shop.styled)}. It costs you nothing.</p>`,
      footer: [`&copy; ${brand}. Written by ${personName(draw.random)}.`],
    });
  }),
  publicBody('later-campaign', (draw) => {
    const person = personName(draw.random);
    return siteWithout(draw, `${person} for ${placeWord(draw.random)}`, outcome('no_match'), {
      footer: [`Promoted by ${personName(draw.random)} on behalf of ${person}, both at 4 Sexton Row.`],
    });
  }),
  publicBody('later-club', (draw) => {
    const brand = `${placeWord(draw.random)} Cricket Club`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'org.uk'),
      footer: [`${brand} is an unincorporated members' club. Secretary: ${personName(draw.random)}`],
    });
  }),
  soleTrader('later-tax-reference', (draw) => {
    const person = personName(draw.random);
    const brand = `${tradingName(draw.random)} Gardening`;
    return siteWithout(draw, brand, outcome('no_match'), {
      footer: [
        `${person} t/a ${esc(brand)}. UTR ${digits(draw.random, 10)}. Fully insured, policy ${digits(draw.random, 8)}.`,
      ],
    });
  }),
  news('later-court-report', (draw) => {
    const brand = `${placeWord(draw.random)} Courts Digest`;
    const [first, second] = [draw.company({ neighbours: false }), draw.company({ neighbours: false })];
    const main = `<h2>${esc(first.styled)} v ${esc(second.styled)}</h2><p>The claimant, ${esc(first.styled)} (company number ${first.company_number}), said that the defendant, ${esc(second.styled)} (company number ${second.company_number}), had not paid.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('other', '/cases/17', 'Case 17', main)],
      footer: [`${brand} is compiled by volunteers.`],
    });
  }),
  directory('later-wedding-suppliers', (draw) => {
    const brand = `${placeWord(draw.random)} Wedding List`;
    const cards = Array.from({ length: 6 }, () => draw.company({ neighbours: false })).map(
      ({ styled, brand: name, company_number: number }) =>
        `<article><h3>${esc(name)}</h3><p>Booked through ${esc(styled)}, registered in England number ${number}. From £200.</p></article>`,
    );
    return siteWithout(draw, brand, outcome('no_match', 'needs_review'), { home: cards.join('') });
  }),
  onlyOthers('later-regulator-and-insurer', (draw) => {
    const insurer = draw.company({
      kind: 'plc',
      base: `${coinedWord(draw.random)} Assurance`,
      neighbours: false,
    });
    return siteWithout(draw, `${placeWord(draw.random)} Riding School`, outcome('no_match', 'needs_review'), {
      pages: [
        page(
          'terms',
          '/terms',
          'Booking terms',
          `<p>Riders are insured by ${esc(insurer.styled)}, whose registered number is ${insurer.company_number}. Hats must be worn.</p>`,
        ),
      ],
    });
  }),
  thirdParty('later-payroll-provider', (draw) => {
    const company = draw.company({ neighbours: false });
    const provider = draw.company({ base: `${coinedWord(draw.random)} Payroll`, neighbours: false });
    const p = print(draw, company);
    const main = `<p>${p.name} is the controller of your data. We share it with ${esc(provider.styled)} (company number ${provider.company_number}), which pays our staff.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 5)}`;
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
  group('later-seller-depends', (draw) => {
    const brand = tradingName(draw.random);
    const [goods, services] = [draw.company(), draw.company()];
    const main = `<p>Goods are sold by ${esc(goods.styled)} (company number ${goods.company_number}). Services are supplied by ${esc(services.styled)} (company number ${services.company_number}). Both trade as ${esc(brand)}.</p>`;
    return siteOf(draw, goods, {
      brand,
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      pages: [page('terms', '/terms', 'Terms', main)],
      footer: [`&copy; ${esc(brand)}`],
    });
  }),
  shared('later-three-alike', (draw) => {
    const base = `${surname(draw.random)} Property`;
    const first = draw.company({ base, status: 'active', suffix: 'LIMITED', neighbours: false });
    draw.company({ base, status: 'active', suffix: 'LTD', kind: 'scottish', neighbours: false });
    draw.company({ base: `${base} (UK)`, status: 'active', neighbours: false });
    return siteOf(draw, first, {
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      footer: [`&copy; ${esc(base)} Ltd`],
    });
  }),
];
