import { esc, paragraphs } from '../../html/prose.ts';
import { define, likely, page, print, type SiteTemplate, siteOf, subjectOf } from '../template.ts';
import { mistype } from '../typing-errors.ts';

const mistyped = define('test', 'number_mistyped');
const placeholder = define('test', 'number_placeholder');
const emptyLabel = define('test', 'number_label_empty');
const inComment = define('test', 'number_in_comment');
const link = define('test', 'link_disagrees');
const copied = define('test', 'policy_copied');
const dissolved = define('test', 'dissolved');

export const DOUBTFUL: SiteTemplate[] = [
  mistyped('terms-say-other-than-footer', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const wrong = mistype(draw.random, p.number);
    if (draw.copy % 2 === 0 && !draw.world.isTaken(wrong)) draw.company({ number: wrong, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name} | Registered in ${p.where} | ${p.number}`],
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>${p.name} is a limited company (registered number ${wrong}).</p>`,
        ),
      ],
    });
  }),
  mistyped('in-the-terms', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const wrong = mistype(draw.random, p.number);
    if (draw.copy % 2 === 0 && !draw.world.isTaken(wrong)) draw.company({ number: wrong, neighbours: false });
    return siteOf(draw, company, {
      expected: likely(company),
      pages: [
        page(
          'terms',
          '/terms',
          'Terms',
          `<p>We are ${p.name}, incorporated in ${p.where} under number ${wrong}, of ${p.office}.</p>`,
        ),
      ],
    });
  }),
  // A digit fell out: seven digits, which look like an old number.
  mistyped('digit-missing', (draw) => {
    const company = draw.company({ neighbours: false, kind: 'ltd' });
    const p = print(draw, company);
    const short = p.number.slice(0, 4) + p.number.slice(5);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name} Company Reg. No. ${short.replace(/^0+/, '')}`, p.office],
    });
  }),
  placeholder('zeros-or-letters', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    const number = draw.random.pick(['00000000', 'XXXXXXXX', '[company number]', 'SC123456', '11111111']);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`&copy; ${p.name} (registered number ${number})`],
    });
  }),
  emptyLabel('label-then-phone', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `${p.name}`,
        'Company registration number:',
        'VAT registration number:',
        `Telephone: 0808 157 0${draw.random.int(100, 999)}`,
      ],
    });
  }),
  emptyLabel('template-left', (draw) => {
    const company = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name}, registered in {{ country }} with company number {{ company_number }}.`],
    });
  }),
  inComment('old-footer', (draw) => {
    const company = draw.company({ neighbours: false });
    const other = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`<!--<p>${esc(other.styled)}, Reg. No. ${other.company_number}</p>-->Copyright ${p.name}`],
    });
  }),
  link('text-names-nobody', (draw) => {
    const company = draw.company({ neighbours: false });
    const other = draw.company({ neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [
        `&copy; ${p.brand}. Registered in ${p.where}: <a href="https://beta.companieshouse.gov.uk/company/${other.company_number}/filing-history">${p.number}</a>`,
      ],
    });
  }),
  copied('number-of-the-source', (draw) => {
    const company = draw.company({ neighbours: false });
    const source = draw.company({ neighbours: false });
    const p = print(draw, company);
    const main = `<p>${p.name} is a company incorporated in ${p.where} with company number ${source.company_number}, whose registered office is at ${esc(source.registered_address ?? '')}.</p>${paragraphs(draw.random, subjectOf(company), 'terms', 8)}`;
    return siteOf(draw, company, {
      expected: { ...likely(company), match_status: 'needs_review', acceptable: ['matched'] },
      contactAddress: company.address,
      footer: [`&copy; ${p.name}`],
      pages: [page('terms', '/terms', 'Terms of use', main)],
    });
  }),
  dissolved('struck-off', (draw) => {
    const company = draw.company({ status: 'dissolved', removed: draw.copy % 2 === 0, neighbours: false });
    const p = print(draw, company);
    return siteOf(draw, company, {
      expected: likely(company),
      footer: [`${p.name} Reg. No. ${p.number}, ${p.office}`, 'Site last updated in 2012'],
    });
  }),
];
