import { esc } from '../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { define, matched, outcome, page, print, type SiteTemplate, siteOf } from './template.ts';

const tradingOf = define('trading_name_of');
const subsidiary = define('subsidiary_of_group');
const group = define('group_of_companies');
const agency = define('number_beside_agency');
const ukArm = define('uk_arm_of_foreign_group');
const redirected = define('redirected');
const hidden = define('number_hidden_decoys');

export const ROLES: SiteTemplate[] = [
  tradingOf('footer', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [
        `${esc(brand)} is a trading name of ${p.name}. Registered in ${p.where} Number ${p.number}. Registered Office: ${p.office}.`,
      ],
    });
  }),
  tradingOf('operated-by', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [`&copy; ${esc(brand)}`],
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>By using ${esc(brand)} (&ldquo;the Service&rdquo;), operated by ${p.name} (Company No. ${p.number}), you agree to these terms.</p>`,
        ),
      ],
    });
  }),
  // The parent stands beside the subsidiary, with or without its own number; the site is the subsidiary's.
  subsidiary('part-of', (draw) => {
    const stem = placeWord(draw.random);
    const company = draw.company({ base: `${stem} Money`, neighbours: false });
    const parent = draw.company({ kind: 'plc', base: `${stem} Group`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is registered in ${p.where}, Company Reg. No. ${p.number}. ${p.name} is part of ${esc(parent.styled)} (Registered in England &amp; Wales No. ${parent.company_number}).`,
      ],
    });
  }),
  // Nobody can tell which of them runs the site.
  group('holding-and-divisions', (draw) => {
    const stem = placeWord(draw.random);
    const companies = ['Foods', 'Logistics', 'Retail', 'Properties'].map((division) =>
      draw.company({ base: `${stem} ${division}`, neighbours: false }),
    );
    draw.company({ base: `${stem} Holdings`, neighbours: false });
    const lines = companies.map(
      (company) => `${esc(company.styled)} (Company No. ${company.company_number})`,
    );
    return siteOf(draw, companies[0]!, {
      brand: `${stem} Group`,
      expected: outcome('needs_review'),
      contactAddress: draw.world.address(draw.random),
      footer: [`The ${stem} family of companies: ${lines.join(', ')}. All registered in England and Wales.`],
    });
  }),
  agency('agency-with-number', (draw) => {
    const company = draw.company();
    const maker = draw.company({ base: `${coinedWord(draw.random)} Web Design` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`&copy; ${p.year} ${p.name}. Company number ${p.number}.`],
      credit: `Website by <a href="https://${maker.brand.toLowerCase().replaceAll(/\W/g, '')}.co.uk">${esc(maker.styled)}</a> (company number ${maker.company_number})`,
    });
  }),
  ukArm('uk-limited-of-gmbh', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} UK`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: stem,
      domain: draw.domain(stem, 'co.uk'),
      footer: [
        `${p.name} is a company registered in ${p.where} with number ${p.number}. Registered office: ${p.office}. A company of the ${stem} GmbH group, Stuttgart, Germany.`,
      ],
    });
  }),
  redirected('brand-explained', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(brand),
      finalDomain: draw.domain(company.brand, 'com'),
      footer: [
        `${p.name}, registered in ${p.where} no. ${p.number}. ${esc(brand)} is a trading name of ${p.name}.`,
      ],
    });
  }),
  hidden('theme-demo-text', (draw) => {
    const company = draw.company();
    const theme = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: matched(company),
      footer: [
        `<div style="display:none">&copy; ${esc(theme.styled)}. Company number ${theme.company_number}</div>`,
        `&copy; ${p.name}. Company number ${p.number}. Registered in ${p.where}.`,
      ],
    });
  }),
];
