import { esc, paragraphs } from '../html/prose.ts';
import { define, likely, page, print, type SiteTemplate, siteOf, subjectOf } from './template.ts';
import { mistype } from './typing-errors.ts';

const mistyped = define('number_mistyped');
const placeholder = define('number_placeholder');
const emptyLabel = define('number_label_empty');
const inComment = define('number_in_comment');
const link = define('link_disagrees');
const copied = define('policy_copied');
const dissolved = define('dissolved');

export const DOUBTFUL: SiteTemplate[] = [
  mistyped('someone-elses-number', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const wrong = mistype(draw.random, p.number);
    if (!draw.world.isTaken(wrong)) draw.company({ number: wrong, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name}. Registered in ${p.where} no. ${wrong}. Registered office: ${p.office}`],
    });
  }),
  mistyped('nobodys-number', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.name}, company number ${mistype(draw.random, p.number)}`],
    });
  }),
  placeholder('counting', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `${p.name}. Company No. ${draw.random.pick(['01234567', '12345678'])}. Registered in ${p.where}.`,
      ],
    });
  }),
  emptyLabel('label-then-agency', (draw) => {
    const company = draw.company({ neighbours: false });
    const maker = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `&copy; ${p.name}. All rights reserved ${p.year}.`,
        `Company registered in ${p.where}. Company Number:`,
      ],
      credit: `Website Design &amp; Development by ${esc(maker.brand)}`,
    });
  }),
  inComment('commented-out', (draw) => {
    const company = draw.company({ neighbours: false });
    const other = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.name}<!-- Company number ${other.company_number} registered in England -->`],
    });
  }),
  // The text has the number of the company that is named; the link was copied from somewhere else.
  link('text-is-right', (draw) => {
    const company = draw.company({ neighbours: false });
    const other = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `${p.name}, company number <a href="https://find-and-update.company-information.service.gov.uk/company/${other.company_number}">${p.number}</a>`,
      ],
    });
  }),
  // Only the brand was changed: the company of the policy is the firm it was copied from.
  copied('brand-replaced', (draw) => {
    const company = draw.company({ neighbours: false });
    const source = draw.company({ neighbours: false });
    const p = print(draw, company);
    const main = `<p>This policy explains how ${p.brand} uses data. ${p.brand} is registered in England and Wales with company number ${source.company_number}.</p>${paragraphs(draw.random, subjectOf(company), 'policy', 6)}<p>Questions? Write to ${esc(source.styled)}, ${esc(source.registered_address ?? '')}.</p>`;
    return siteOf(draw, company, {
      expected: { ...likely(company), match_status: 'needs_review', acceptable: ['matched'] },
      contactAddress: company.address,
      footer: [`&copy; ${p.year} ${p.name}`],
      pages: [page('privacy', '/privacy', 'Privacy policy', main)],
    });
  }),
  dissolved('still-online', (draw) => {
    const company = draw.company({ status: 'dissolved', neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; 2014 ${p.name}. Registered in ${p.where} ${p.number}`],
    });
  }),
];
