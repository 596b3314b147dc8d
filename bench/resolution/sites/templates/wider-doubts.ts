import { esc, paragraphs } from '../html/prose.ts';
import { coinedWord, personName, placeWord, tradingName } from '../world/names.ts';
import { digits } from '../world/particulars.ts';
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
} from './template.ts';

const unique = define('name_unique');
const brandOnly = define('brand_only');
const group = define('group_of_companies');
const thirdParty = define('number_of_third_party');
const withOffice = define('foreign_with_uk_office');
const directory = define('directory');
const personal = define('personal');
const news = define('news');
const onlyOthers = define('third_party_only');
const publicBody = define('public_body');
const tradingOnly = define('trading_name_only');

/** More sites on which it is easy to name the wrong company, or none. */
export const WIDER_DOUBTS: SiteTemplate[] = [
  unique('charity', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['guarantee', 'cio']), neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      expected: likely(company),
      footer: [
        `${p.name} is a registered charity in England and Wales (11${draw.random.int(50_000, 99_999)}).`,
      ],
    });
  }),
  unique('who-we-are', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const main = `<h2>Who we are</h2><p>We are ${p.name}.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 5)}`;
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
  brandOnly('logo-and-address', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Ceramics`, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`${esc(company.brand)}, ${company.address.postcode}`],
    });
  }),
  group('either-or', (draw) => {
    const brand = tradingName(draw.random);
    const [first, second] = [draw.company(), draw.company()];
    return siteOf(draw, first, {
      brand,
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      footer: [
        `${esc(brand)} is used by ${esc(first.styled)} (company number ${first.company_number}) and by ${esc(second.styled)} (company number ${second.company_number}).`,
      ],
    });
  }),
  thirdParty('lender', (draw) => {
    const company = draw.company({ neighbours: false });
    const lender = draw.company({ base: `${coinedWord(draw.random)} Loans`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `&copy; ${p.name}`,
        `Finance is offered by ${esc(lender.styled)}, registered in England and Wales, company number ${lender.company_number}.`,
      ],
    });
  }),
  thirdParty('ticket-seller', (draw) => {
    const company = draw.company({ neighbours: false });
    const seller = draw.company({ base: `${coinedWord(draw.random)} Tickets`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.name}, ${p.office}`],
      home: `<p>Tickets for our open days are sold through ${esc(seller.styled)} (Company No. ${seller.company_number}).</p>`,
    });
  }),
  withOffice('list-of-subsidiaries', (draw) => {
    const name = coinedWord(draw.random);
    const company = draw.company({ base: `${name} Great Britain`, neighbours: false });
    const main = `<p>Publisher of this site: ${name} AG, Bahnhofstrasse 5, 8001 Zürich, CHE-${draw.random.int(100, 499)}.${digits(draw.random, 3)}.${digits(draw.random, 3)}</p><p>Group companies: ${name} Deutschland GmbH; ${esc(company.styled)} (company number ${company.company_number}); ${name} Italia S.r.l.</p>`;
    return siteWithout(draw, name, outcome('non_uk_entity', 'needs_review'), {
      domain: draw.domain(name, 'ch'),
      bare: true,
      footer: [`&copy; ${name} AG`],
      pages: [page('legal', '/imprint', 'Imprint', main)],
    });
  }),
  withOffice('data-representative', (draw) => {
    const name = coinedWord(draw.random);
    const company = draw.company({ neighbours: false });
    const main = `<p>${name} Pty Ltd, Melbourne, is responsible for your data. In the UK it is represented by ${esc(company.styled)} (registered number ${company.company_number}).</p>`;
    return siteWithout(draw, name, outcome('non_uk_entity', 'needs_review'), {
      domain: draw.domain(name, 'com'),
      bare: true,
      footer: [`${name} Pty Ltd`],
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
  directory('profile-pages', (draw) => {
    const brand = `${placeWord(draw.random)} Business Index`;
    const pages = Array.from({ length: 2 }, () => draw.company({ neighbours: false })).map((about) =>
      page(
        'other',
        `/firm/${about.company_number}`,
        about.styled,
        `<h2>${esc(about.styled)}</h2><p>Registration number ${about.company_number}. Registered at ${esc(about.registered_address ?? '')}. Is this your business? Claim the page.</p>`,
      ),
    );
    return siteWithout(draw, brand, outcome('no_match', 'needs_review'), { pages });
  }),
  personal('curriculum', (draw) => {
    const person = personName(draw.random);
    const employers = Array.from({ length: 3 }, () => draw.company({ neighbours: false }));
    return siteWithout(draw, person, outcome('no_match'), {
      home: `<h2>Work</h2><ul>${employers.map(({ styled }) => `<li>Engineer, ${esc(styled)}, ${draw.random.int(2008, 2022)}</li>`).join('')}</ul>`,
      footer: [person],
    });
  }),
  news('investigation', (draw) => {
    const brand = `The ${placeWord(draw.random)} Inquirer`;
    const about = draw.company({ neighbours: false });
    const main = `<p>${esc(about.styled)} was incorporated in ${(about.incorporated_on ?? '').slice(0, 4)} under company number ${about.company_number}. Its registered office is ${esc(about.registered_address ?? '')}. The firm did not answer our questions.</p>`;
    return siteWithout(draw, brand, outcome('no_match'), {
      pages: [page('other', '/news/who-owns-the-pier', 'Who owns the pier?', main)],
      footer: [`&copy; ${brand}`],
    });
  }),
  onlyOthers('sponsors-and-suppliers', (draw) => {
    const firms = Array.from({ length: 3 }, () => draw.company({ neighbours: false }));
    return siteWithout(draw, `${placeWord(draw.random)} Carnival`, outcome('no_match'), {
      home: `<p>With thanks to ${firms.map(({ styled }) => esc(styled)).join(', ')}.</p>`,
      footer: ['Organised by volunteers since 1977.'],
    });
  }),
  publicBody('church-school', (draw) => {
    const brand = `${placeWord(draw.random)} Church of England Primary School`;
    return siteWithout(draw, brand, outcome('no_match'), {
      domain: draw.domain(brand, 'leeds.sch.uk'),
      footer: [`${brand}, a voluntary aided school. Head: ${personName(draw.random)}`],
    });
  }),
  tradingOnly('market-stall', (draw) => {
    const brand = `${tradingName(draw.random)} Cheese Stall`;
    return siteWithout(draw, brand, outcome('no_match'), { footer: [`&copy; ${esc(brand)}`] });
  }),
];
