import { esc } from '../../html/prose.ts';
import { coinedWord, placeWord, surname, tradingName } from '../../world/names.ts';
import { define, likely, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from '../template.ts';

const unique = define('test', 'name_unique');
const located = define('test', 'name_and_postcode');
const neighbours = define('test', 'name_with_neighbours');
const renamed = define('test', 'name_renamed');
const shared = define('test', 'name_shared');
const brandOnly = define('test', 'brand_only');
const tradingOnly = define('test', 'trading_name_only');

export const NAMES: SiteTemplate[] = [
  unique('controller', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [
        page(
          'privacy',
          '/privacy',
          'Privacy',
          `<p>${p.name} (&ldquo;we&rdquo;) decides why and how your data is used.</p>`,
        ),
      ],
      footer: [`&copy; ${p.brand}`],
    });
  }),
  unique('trading-as', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      expected: likely(company),
      footer: [`&copy; ${p.name} trading as ${esc(brand)}. Registered in ${p.where}.`],
    });
  }),
  unique('charity-by-name', (draw) => {
    const company = draw.company({ kind: 'cio', neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      expected: likely(company),
      footer: [
        `${p.name} is a Charitable Incorporated Organisation, registered charity no. 11${draw.random.int(50_000, 99_999)}`,
      ],
    });
  }),
  located('letterhead', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [p.name, ...p.officeLines, p.phone],
    });
  }),
  neighbours('initials', (draw) => {
    const name = surname(draw.random);
    const company = draw.company({ base: `J R ${name} Engineering`, neighbours: false });
    for (const other of [`J W ${name} Engineering`, `${name} Engineering Group`, `J R ${name} Motors`])
      draw.company({ base: other, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, { expected: likely(company), footer: [`${p.name}. All rights reserved.`] });
  }),
  neighbours('ampersand', (draw) => {
    const [a, b] = [surname(draw.random), surname(draw.random)];
    const company = draw.company({ base: `${a} & ${b}`, suffix: 'LIMITED', neighbours: false });
    draw.company({ base: `${a} ${b} Associates`, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`Copyright ${a} and ${b} Ltd`],
    });
  }),
  renamed('renamed-last-year', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({
      previousNames: [`${place.toUpperCase()} COAL MERCHANTS LIMITED`],
      neighbours: false,
    });
    return siteOf(draw, company, {
      brand: `${place} Coal Merchants`,
      expected: likely(company),
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>These are the terms of ${place} Coal Merchants Limited, ${esc(company.registered_address ?? '')}.</p>`,
        ),
      ],
    });
  }),
  shared('one-in-each-country', (draw) => {
    const base = `${coinedWord(draw.random)} Security`;
    const first = draw.company({ base, suffix: 'LIMITED', status: 'active', neighbours: false });
    draw.company({ base, suffix: 'LTD', kind: 'northern_irish', status: 'active', neighbours: false });
    draw.company({ base, kind: 'llp', status: 'active', neighbours: false });
    return siteOf(draw, first, {
      // No legal form is printed, so that it is as good to say that no company is named.
      expected: outcome('needs_review', 'no_match'),
      contactAddress: draw.world.address(draw.random),
      footer: [`&copy; ${esc(base)}`],
    });
  }),
  shared('one-is-dissolved', (draw) => {
    const base = `${placeWord(draw.random)} Bakery`;
    const company = draw.company({ base, status: 'active', incorporatedOn: '2016-04-02', neighbours: false });
    draw.company({
      base,
      status: 'dissolved',
      removed: true,
      incorporatedOn: '1989-04-02',
      neighbours: false,
    });
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${esc(company.styled)} ${draw.random.int(2022, 2026)}`],
    });
  }),
  brandOnly('brand-in-the-title', (draw) => {
    const company = draw.company({ neighbours: false, base: `${placeWord(draw.random)} Landscapes` });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      title: `${company.brand} of ${company.address.town}`,
    });
  }),
  tradingOnly('guest-house', (draw) => {
    const brand = `${placeWord(draw.random)} View Guest House`;
    return siteWithout(draw, brand, outcome('no_match'), {
      footer: [`${brand} &copy; ${draw.random.int(2012, 2026)}`],
    });
  }),
  tradingOnly('mobile-app', (draw) => {
    const brand = tradingName(draw.random);
    return siteWithout(draw, `${brand} App`, outcome('no_match'), {
      domain: draw.domain(`get ${brand}`, 'app'),
      footer: [`&copy; ${esc(brand)}. Made in Europe.`],
    });
  }),
];
