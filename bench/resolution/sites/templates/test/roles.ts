import { esc } from '../../html/prose.ts';
import { coinedWord, tradingName } from '../../world/names.ts';
import { define, likely, outcome, page, print, type SiteTemplate, siteOf } from '../template.ts';

const tradingOf = define('test', 'trading_name_of');
const subsidiary = define('test', 'subsidiary_of_group');
const group = define('test', 'group_of_companies');
const agency = define('test', 'number_beside_agency');
const ukArm = define('test', 'uk_arm_of_foreign_group');
const redirected = define('test', 'redirected');
const hidden = define('test', 'number_hidden_decoys');

export const ROLES: SiteTemplate[] = [
  tradingOf('trading-as', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [`&copy; ${p.year} ${p.name} t/a ${esc(brand)}. Co. No. ${p.number}.`],
    });
  }),
  tradingOf('style-on-legal-page', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    const domain = draw.domain(brand);
    return siteOf(draw, company, {
      brand,
      domain,
      pages: [
        page(
          'legal',
          '/legal',
          'Legal',
          `<p>${domain} is a trading style of ${p.name} (${p.number}), whose registered office is ${p.office}.</p>`,
        ),
      ],
    });
  }),
  tradingOf('means', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      pages: [
        page(
          'terms',
          '/terms-of-use',
          'Terms of use',
          `<p>${esc(brand)} means ${p.name}, a company incorporated in ${p.where} with company number ${p.number}, whose registered office is at ${p.office}.</p>`,
        ),
      ],
    });
  }),
  subsidiary('member-of', (draw) => {
    const company = draw.company();
    const parent = draw.company({ kind: 'plc' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} &ndash; registered in ${p.where} ${p.number}`,
        `A member of the ${esc(parent.brand)} Group. ${esc(parent.styled)}, registered number ${parent.company_number}, ${esc(parent.registered_address ?? '')}`,
      ],
    });
  }),
  subsidiary('wholly-owned', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Insurance Services`, neighbours: false });
    const parent = draw.company({ base: `${stem} Holdings`, neighbours: false });
    const p = print(draw, company);
    const main = `<p>This site belongs to ${p.name} (company number ${p.number}), a wholly owned subsidiary of ${esc(parent.styled)} (company number ${parent.company_number}).</p>`;
    return siteOf(draw, company, {
      brand: `${stem} Insurance Services`,
      pages: [page('legal', '/legal-information', 'Legal information', main)],
    });
  }),
  group('one-company-a-region', (draw) => {
    const stem = coinedWord(draw.random);
    const companies = ['North', 'Midlands', 'South'].map((region) =>
      draw.company({ base: `${stem} Care ${region}`, neighbours: false }),
    );
    const rows = companies.map(
      ({ styled, company_number: number, registered_address: office }) =>
        `<tr><td>${esc(styled)}</td><td>${number}</td><td>${esc(office ?? '')}</td></tr>`,
    );
    return siteOf(draw, companies[0]!, {
      brand: `${stem} Care`,
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      pages: [
        page(
          'legal',
          '/legal/our-companies',
          'Our companies',
          `<table><tr><th>Company</th><th>Number</th><th>Registered office</th></tr>${rows.join('')}</table>`,
        ),
      ],
      footer: [`&copy; ${stem} Care`],
    });
  }),
  group('two-in-the-footer', (draw) => {
    const brand = tradingName(draw.random);
    const [first, second] = [draw.company(), draw.company()];
    return siteOf(draw, first, {
      brand,
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      footer: [
        `${esc(brand)} is a trading name of ${esc(first.styled)} (no. ${first.company_number}) and ${esc(second.styled)} (no. ${second.company_number}), both registered in England and Wales.`,
      ],
    });
  }),
  agency('designed-and-hosted', (draw) => {
    const company = draw.company();
    const maker = draw.company({ base: `${coinedWord(draw.random)} Studio` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.name} | Registered in ${p.where} | ${p.number}`],
      credit: `Designed, built and hosted by ${esc(maker.styled)}, registered in England no. ${maker.company_number}`,
    });
  }),
  // The maker is the owner here.
  agency('made-with-love-by-itself', (draw) => {
    const company = draw.company({ kind: 'northern_irish', base: `${coinedWord(draw.random)}soft` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `Made with &hearts; by ${p.brand} &copy; All rights reserved.`,
        `${p.name} is a company registered in Northern Ireland with company number ${p.number}.`,
      ],
    });
  }),
  ukArm('subsidiary-of-inc', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Europe`, neighbours: false });
    const p = print(draw, company);
    const main = `<p>If you live in the United Kingdom, your contract is with ${p.name}, company number ${p.number}, ${p.office}.</p><p>${p.name} is a subsidiary of ${stem}, Inc., a Delaware corporation.</p>`;
    return siteOf(draw, company, {
      brand: `${stem} UK`,
      domain: draw.domain(stem, 'uk'),
      footer: [`&copy; ${p.name}`],
      pages: [page('terms', '/terms', 'Terms', main)],
    });
  }),
  // The page does not name the brand that was typed; a person would name the group's company, or look again.
  redirected('to-the-buyer', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(tradingName(draw.random)),
      finalDomain: draw.domain(company.brand, 'com'),
      expected: likely(company),
      footer: [`${p.name}. Registered in ${p.where}, number ${p.number}. Registered office ${p.office}`],
    });
  }),
  redirected('same-company-new-domain', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'co.uk'),
      finalDomain: draw.domain(company.brand, 'com'),
      footer: [`${p.name} &middot; company number ${p.number} &middot; ${p.where}`],
    });
  }),
  hidden('old-owner-in-a-hidden-tab', (draw) => {
    const company = draw.company();
    const former = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      home: `<section hidden><p>This website belongs to ${esc(former.styled)}, company number ${former.company_number}.</p></section>`,
      footer: [`${p.name}, company registration ${p.number}`],
    });
  }),
  hidden('number-in-a-comment', (draw) => {
    const company = draw.company();
    const former = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<!-- ${esc(former.styled)} Company number ${former.company_number} -->${p.name}. Registered company number ${p.number}.`,
      ],
    });
  }),
];
