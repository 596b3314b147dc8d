import { esc, paragraphs } from '../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../world/names.ts';
import { charityNumber } from '../world/particulars.ts';
import { define, page, print, type SiteTemplate, siteOf, subjectOf } from './template.ts';
import { processors } from './third-parties.ts';

const footer = define('number_in_footer');
const welsh = define('number_welsh');
const charitable = define('number_charity_or_society');
const onLegalPage = define('number_on_legal_page');
const inPolicy = define('number_in_privacy_policy');
const subsidiary = define('subsidiary_of_group');
const ukArm = define('uk_arm_of_foreign_group');
const unlike = define('brand_unlike_company');
const academy = define('academy_or_university');

/** Rarer ways to print a number. */
export const WIDER_NUMBERS: SiteTemplate[] = [
  footer('name-on-two-lines', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Marine & Offshore` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `&copy; ${p.year} ${p.name.replace(' Marine', '<br/>Marine')}<br/>Registered in ${p.where} no. ${p.number}`,
      ],
    });
  }),
  welsh('welsh-sentence', (draw) => {
    const company = draw.company({ kind: 'welsh' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      lang: 'cy',
      footer: [
        `Cofrestrwyd ${p.name} yng Nghymru, rhif cofrestru ${p.number}. Cyfeiriad cofrestredig: ${p.office}`,
      ],
    });
  }),
  charitable('charter-company', (draw) => {
    const company = draw.company({ kind: 'royal_charter' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [p.name, `Royal Charter Company No. ${p.number}`, `Charity No. ${charityNumber(draw.random)}`],
    });
  }),
  charitable('provided-by', (draw) => {
    const company = draw.company({ kind: 'cic' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`A project of ${p.name} (community interest company no. ${p.number}).`],
    });
  }),
  charitable('cio-and-society', (draw) => {
    const company = draw.company({ kind: draw.random.pick(['cio', 'society', 'scottish_cio']) });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org'),
      footer: [`&copy; ${p.name}. Registered with number ${p.number}.`],
    });
  }),
  onLegalPage('board-statement', (draw) => {
    const company = draw.company({ kind: 'plc' });
    const p = print(draw, company);
    const main = `<p>Approved by the board of ${p.name}, company number ${p.number}, on 3 March.</p>${paragraphs(draw.random, subjectOf(company), 'sales', 3)}<p>For and on behalf of ${p.name}</p>`;
    return siteOf(draw, company, {
      pages: [page('modern_slavery', '/anti-slavery', 'Anti-slavery statement', main)],
    });
  }),
  onLegalPage('about-page', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `${paragraphs(draw.random, subjectOf(company), 'sales', 3)}<p>At ${p.brand}, a company registered in ${p.where} with company number ${p.number}, we keep our promises.</p>`;
    return siteOf(draw, company, { pages: [page('about', '/about', 'About', main)] });
  }),
  inPolicy('details-by-line', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const { host, payments } = processors(draw);
    const main = `<p>Suppliers: ${esc(host.styled)} (company number ${host.company_number}) for hosting, ${esc(payments.styled)} (company number ${payments.company_number}) for payments.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 4)}<p>Our details:<br>Name: ${p.name}<br>Registration number: ${p.number}<br>Address: ${p.office}</p>`;
    return siteOf(draw, company, { pages: [page('privacy', '/privacy-policy', 'Privacy policy', main)] });
  }),
  subsidiary('owned-by', (draw) => {
    const company = draw.company();
    const parent = draw.company({ kind: 'plc' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name}. Registered in ${p.where} No. ${p.number}.`,
        `${p.name} is owned by ${esc(parent.styled)} (No. ${parent.company_number}), ${esc(parent.registered_address ?? '')}.`,
      ],
    });
  }),
  subsidiary('a-group-company', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Storage`, neighbours: false });
    const parent = draw.company({ kind: 'plc', base: `${stem} Industries`, neighbours: false });
    const p = print(draw, company);
    const main = `<p>${p.name} (company number ${p.number}) runs this website. It is a subsidiary of ${esc(parent.styled)}, company number ${parent.company_number}.</p>`;
    return siteOf(draw, company, {
      footer: [`&copy; ${p.name}, a ${stem} Industries company`],
      pages: [page('legal', '/legal', 'Legal', main)],
    });
  }),
  ukArm('seller-here', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} International`, neighbours: false });
    const p = print(draw, company);
    const main = `<p>In the United Kingdom our goods are sold by ${p.name}, registered in ${p.where} with number ${p.number}. The parent of ${p.name} is ${stem} Corp., San Diego, California.</p>`;
    return siteOf(draw, company, {
      brand: stem,
      domain: draw.domain(stem, 'co.uk'),
      footer: [`&copy; ${p.name}`],
      pages: [page('terms', '/terms', 'Terms of sale', main)],
    });
  }),
  ukArm('sister-in-dublin', (draw) => {
    const stem = placeWord(draw.random);
    const company = draw.company({ base: `${stem} Coaches`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(`${stem} coaches`, 'co.uk'),
      footer: [
        `${p.name}, company no. ${p.number}, ${p.office}.`,
        `${stem} Coaches Ireland Limited is a separate company registered in Dublin under number ${draw.random.int(100_000, 700_000)}.`,
      ],
    });
  }),
  unlike('supplied-by', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const brand = tradingName(draw.random);
    const main = `<p>The ${esc(brand)} website is supplied by ${p.name}, a company incorporated in ${p.where} (${p.number}), registered office ${p.office}.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 5)}`;
    return siteOf(draw, company, { brand, pages: [page('terms', '/terms', 'Terms of use', main)] });
  }),
  unlike('care-of-by-line', (draw) => {
    const company = draw.company();
    const accountants = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: tradingName(draw.random),
      footer: [
        `${p.name}<br>c/o ${esc(accountants.styled)}<br>${p.officeLines.join('<br>')}<br>Registered company ${p.number}`,
      ],
    });
  }),
  academy('established-by-charter', (draw) => {
    const place = placeWord(draw.random);
    const company = draw.company({ kind: 'royal_charter', base: `The University of ${place}` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(place, 'ac.uk'),
      footer: [`${p.name}. Established by Royal Charter. Company number: ${p.number}`],
    });
  }),
];
