import { esc } from '../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { oneLine } from '../world/world.ts';
import { define, likely, outcome, page, print, type SiteTemplate, siteOf, siteWithout } from './template.ts';

const unique = define('name_unique');
const located = define('name_and_postcode');
const neighbours = define('name_with_neighbours');
const renamed = define('name_renamed');
const shared = define('name_shared');
const brandOnly = define('brand_only');
const tradingOnly = define('trading_name_only');

export const NAMES: SiteTemplate[] = [
  unique('copyright-line', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.year} ${p.name}. All rights reserved.`],
    });
  }),
  unique('trading-style', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      expected: likely(company),
      footer: [`${esc(brand)} is a trading style of ${p.name}.`],
    });
  }),
  located('name-and-office', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name}, registered office ${p.office}`],
    });
  }),
  neighbours('longer-names-exist', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({ base: `${place} Joinery`, neighbours: false });
    for (const more of ['Services', 'and Building', 'Holdings'])
      draw.company({ base: `${place} Joinery ${more}`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.name} ${p.year}`],
    });
  }),
  renamed('old-name-still-there', (draw) => {
    const old = `${placeWord(draw.random)} Web Design`;
    const company = draw.company({
      base: `${old.split(' ')[0]} Digital`,
      previousNames: [`${old.toUpperCase()} LIMITED`],
      neighbours: false,
    });
    return siteOf(draw, company, {
      brand: old,
      expected: likely(company),
      contactAddress: company.address,
      footer: [`&copy; ${old} Limited`],
    });
  }),
  shared('two-alive', (draw) => {
    const base = `${placeWord(draw.random)} Consulting`;
    const first = draw.company({ base, suffix: 'LIMITED', status: 'active', neighbours: false });
    draw.company({ base, kind: 'scottish', suffix: 'LTD', status: 'active', neighbours: false });
    return siteOf(draw, first, {
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      footer: [`&copy; ${esc(base)} Ltd`],
    });
  }),
  shared('told-apart-by-postcode', (draw) => {
    const base = `${placeWord(draw.random)} Lettings`;
    const company = draw.company({ base, status: 'active', neighbours: false });
    draw.company({ base, kind: 'scottish', status: 'active', neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`${esc(company.styled)}, ${esc(oneLine(company.address))}`],
    });
  }),
  brandOnly('brand-is-the-name', (draw) => {
    const company = draw.company({ base: `${coinedWord(draw.random)} Telecom`, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      contactAddress: company.address,
      footer: [`&copy; ${esc(company.brand)}`],
    });
  }),
  tradingOnly('shop-sign', (draw) => {
    const brand = `${tradingName(draw.random)} ${placeWord(draw.random)}`;
    return siteWithout(draw, brand, outcome('no_match'), {
      footer: [`&copy; ${esc(brand)}`],
      pages: [
        page('about', '/about', 'About', `<p>${esc(brand)} is a small shop with two chairs outside.</p>`),
      ],
    });
  }),
];
