import { define, type Printed, print, type SiteTemplate, siteOf } from '../template.ts';

/** Other ways to print a number at the foot of a page. */
const WORDINGS: ((p: Printed) => string[])[] = [
  (p) => [
    `All content &copy; ${p.name}, ${p.year - 4}&ndash;${p.year}. Registered number ${p.number} (${p.where}).`,
  ],
  (p) => [`${p.name} (registered number ${p.number}) has its registered office at ${p.office}.`],
  (p) => [
    `${p.brand} is run by ${p.name}, a private limited company incorporated in ${p.where} under number ${p.number}.`,
  ],
  (p) => [`© ${p.year} ${p.name}`, `Co. Reg. No. ${p.short}`, `VAT Reg. No. ${p.vat}`],
  (p) => [`| ${p.name} | ${p.office} | ${p.mail} | ${p.phone} | Registered Company No. ${p.number} |`],
  (p) => [p.name, ...p.officeLines, `UK Company No. ${p.number}`, `Reg. in ${p.where}`],
  (p) => [
    `&copy; ${p.year} All Rights Reserved`,
    `${p.name} &mdash; incorporated in ${p.where} with registration number ${p.short}`,
  ],
  (p) => [`Registered Name: ${p.name} / Registered Number: ${p.number} / Registered Address: ${p.office}`],
  (p) => [`${p.name} Registered in ${p.where} Number ${p.number}. Registered Office: ${p.office}.`],
  (p) => [`${p.name} is a limited company. Company registered in ${p.where} No. ${p.short}. Tel ${p.phone}`],
  (p) => [`©${p.year} ${p.brand}. Company Reg ${p.number}. VAT ${p.vat}. Privacy Cookies Sitemap`],
  (p) => [`Legal: ${p.name} [CRN ${p.number}], registered office ${p.office}`],
  (p) => [`A company limited by shares, registered in ${p.where}, registration no. ${p.number}: ${p.name}`],
];

const footer = define('test', 'number_in_footer');

export const FOOTER: SiteTemplate[] = WORDINGS.map((wording, index) =>
  footer(
    `phrase-${index + 1}`,
    (draw) => {
      const company = draw.company({ kind: draw.copy === 2 ? 'plc' : 'ltd' });
      return siteOf(draw, company, { footer: wording(print(draw, company)) });
    },
    4,
  ),
);
