import { esc, paragraphs } from '../../html/prose.ts';
import { coinedWord, placeWord, tradingName } from '../../world/names.ts';
import { charityNumber, fcaNumber, scottishCharityNumber, sraNumber } from '../../world/particulars.ts';
import {
  define,
  likely,
  type Printed,
  page,
  print,
  type SiteTemplate,
  siteOf,
  subjectOf,
} from '../template.ts';

/** A second wave, written when the first had been looked at: footers whose wording nobody had in mind. */
const WORDINGS: Record<string, (p: Printed) => string[]> = {
  'place-of-registration': (p) => [
    `${p.name}`,
    `Company No.: ${p.number} | Place of registration: ${p.where} | VAT: ${p.vat}`,
  ],
  'registered-address-with': (p) => [
    `${p.name} is registered in ${p.where} with the company number ${p.short} and the registered address: ${p.office}`,
  ],
  'abbreviated-registered': (p) => [
    `${p.name}. Reg'd in ${p.where} No. ${p.short}. Reg'd office: ${p.office}`,
  ],
  'companies-house-number': (p) => [
    `Copyright ${p.name}`,
    `Companies House Registration Number: ${p.number}`,
  ],
  'company-house-misspelt': (p) => [`&copy; ${p.year} ${p.name} - Company House Number: ${p.number}`],
  'number-before-its-label': (p) => [`${p.name}, ${p.number} (company registration number), ${p.postcode}`],
  'registered-company-in': (p) => [`${p.name} | Registered company in ${p.where} (${p.number})`],
  'registration-after-country': (p) => [`${p.name} &ndash; ${p.where} Company Registration ${p.short}`],
  'limited-company-no': (p) => [`${p.brand} &copy; ${p.year}`, `Ltd company no ${p.number}`],
  'crn-in-caps': (p) => [`${p.name.toUpperCase()} / CRN: ${p.number} / VAT: ${p.vat}`],
  'number-england': (p) => [`${p.name}. Registered number ${p.number} England. ${p.phone}`],
  'full-stop-after': (p) => [`${p.name}.Registered in ${p.where}.Company No.${p.number}.Tel.${p.phone}.`],
};

const footer = define('test', 'number_in_footer');
const oddly = define('test', 'number_oddly_written');
const structured = define('test', 'number_in_structured_data');
const onPage = define('test', 'number_on_legal_page');
const tradingOf = define('test', 'trading_name_of');
const group = define('test', 'subsidiary_of_group');
const charitable = define('test', 'number_charity_or_society');
const professional = define('test', 'professional_firm');
const regulated = define('test', 'regulated_firm');
const hidden = define('test', 'number_hidden_decoys');

export const LATER_NUMBERS: SiteTemplate[] = [
  ...Object.entries(WORDINGS).map(([id, wording]) =>
    footer(
      `later-${id}`,
      (draw) => {
        const company = draw.company();
        return siteOf(draw, company, { footer: wording(print(draw, company)) });
      },
      3,
    ),
  ),
  oddly('later-header-row', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<table><thead><tr><th>Company name</th><th>Company number</th><th>VAT number</th></tr></thead><tbody><tr><td>${p.name}</td><td>${p.number}</td><td>${p.vat}</td></tr></tbody></table>`,
      ],
    });
  }),
  oddly('later-alt-text', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `<img src="/footer.png" alt="${p.name}, registered in ${p.where}, company number ${p.number}">`,
      ],
    });
  }),
  oddly('later-spans-with-icons', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `<span><i class="fa fa-building"></i>${p.name}</span><span><i class="fa fa-hashtag"></i>Company Number <em>${p.number}</em></span>`,
      ],
    });
  }),
  oddly('later-zero-width', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [`${p.name} company&#8203; number:&#8203;${p.number}&#8203; registered&#8203; in ${p.where}`],
    });
  }),
  structured('later-nested-publisher', (draw) => {
    const company = draw.company();
    const data = {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      publisher: {
        '@type': 'Organization',
        name: company.brand,
        legalName: company.styled,
        identifier: { '@type': 'PropertyValue', propertyID: 'GB-COH', value: company.company_number },
      },
    };
    return siteOf(draw, company, {
      head: `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    });
  }),
  onPage('later-cookie-policy', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>This cookie policy is issued by ${p.name} (Company Number: ${p.number}; registered address ${p.office}), the owner of this website.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 4)}`;
    return siteOf(draw, company, { pages: [page('cookies', '/cookie-policy', 'Cookie policy', main)] });
  }),
  onPage('later-questions', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<h3>Are you a real company?</h3><p>Yes. We are ${p.name}, and our company registration number is ${p.number}.</p><h3>Are you VAT registered?</h3><p>Yes: ${p.vat}.</p>`;
    return siteOf(draw, company, { pages: [page('about', '/faqs', 'FAQs', main)] });
  }),
  onPage('later-parties', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    const main = `<p>PARTIES</p><p>(1) ${p.name} incorporated and registered in ${p.where} with company number ${p.number} whose registered office is at ${p.office} (<b>Supplier</b>)</p><p>(2) The customer whose particulars are in the order form (<b>Customer</b>)</p>${paragraphs(draw.random, subjectOf(company), 'terms', 9)}`;
    return siteOf(draw, company, { pages: [page('terms', '/terms-of-sale', 'Terms of sale', main)] });
  }),
  tradingOf('later-the-trading-name-of', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [
        `${esc(brand)} is the trading name of ${p.name}, Company Number: ${p.number}, Registered Address: ${p.office}`,
      ],
    });
  }),
  tradingOf('later-brand-of', (draw) => {
    const brand = tradingName(draw.random);
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand,
      footer: [`&copy; ${p.year} ${esc(brand)}, a brand of ${p.name} (co. no. ${p.number}, ${p.where})`],
    });
  }),
  // The parent's own site names its subsidiaries.
  group('later-parent-and-subsidiaries', (draw) => {
    const stem = coinedWord(draw.random);
    const company = draw.company({ base: `${stem} Group`, neighbours: false });
    const child = draw.company({ base: `${stem} Logistics`, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `${p.name} (${p.number}) is registered in ${p.where}. Its subsidiaries include ${esc(child.styled)} (${child.company_number}).`,
      ],
    });
  }),
  group('later-division', (draw) => {
    const company = draw.company();
    const p = print(draw, company);
    return siteOf(draw, company, {
      brand: `${placeWord(draw.random)} Doors`,
      footer: [`A division of ${p.name}. Registered office ${p.office}. Company no ${p.number}`],
    });
  }),
  charitable('later-two-charity-numbers', (draw) => {
    const company = draw.company({ kind: 'guarantee' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `${p.name}. Charity No ${charityNumber(draw.random)} (England and Wales) ${scottishCharityNumber(draw.random)} (Scotland). Company limited by guarantee No ${p.short}.`,
      ],
    });
  }),
  charitable('later-registered-as', (draw) => {
    const company = draw.company({ kind: 'guarantee' });
    const p = print(draw, company);
    return siteOf(draw, company, {
      domain: draw.domain(company.brand, 'org.uk'),
      footer: [
        `Registered as a company limited by guarantee in ${p.where} ${p.number}. Registered as a charity ${charityNumber(draw.random)}. &copy; ${p.name}`,
      ],
    });
  }),
  professional('later-dentist', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Dental Practice` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `GDC No. ${sraNumber(draw.random)} | CQC provider 1-${fcaNumber(draw.random)}123 | ${p.name}, company registration ${p.number}`,
      ],
    });
  }),
  regulated('later-status-disclosure', (draw) => {
    const company = draw.company({ base: `${placeWord(draw.random)} Wealth` });
    const p = print(draw, company);
    return siteOf(draw, company, {
      footer: [
        `${p.name} is authorised and regulated by the Financial Conduct Authority, number ${fcaNumber(draw.random)}, registered in ${p.where}, number ${p.number}, registered office ${p.office}. The FCA does not regulate tax advice.`,
      ],
    });
  }),
  hidden('later-lorem-theme', (draw) => {
    const company = draw.company();
    const demo = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      home: `<template><p>${esc(demo.styled)} company number ${demo.company_number}</p></template><div class="popup" style="visibility:hidden">${esc(demo.styled)} (no. ${demo.company_number})</div>`,
      footer: [`${p.name}, co. number ${p.number}`],
    });
  }),
];
