import { define, type Printed, print, type SiteTemplate, siteOf } from './template.ts';

/** Ways to print a number at the foot of a page, one item per line. */
const WORDINGS: ((p: Printed) => string[])[] = [
  (p) => [
    `&copy; ${p.year} ${p.name}. Registered in ${p.where}. Company number ${p.number}. Registered office: ${p.office}.`,
  ],
  (p) => [`${p.name} is a company registered in ${p.where} (company number ${p.number}).`],
  (p) => [
    `&copy; ${p.name} ${p.year}`,
    `Registered Office: ${p.office}`,
    `Registered in ${p.where} No: ${p.short}`,
  ],
  (p) => [`${p.name} | Company Registration No: ${p.number} | VAT Registration No: ${p.vat}`],
  (p) => [`${p.name} &middot; Company No. ${p.number} &middot; ${p.office}`],
  (p) => [`Copyright © ${p.year} ${p.name}. All rights reserved.`, `Registered in ${p.where}: ${p.number}`],
  (p) => [`${p.name} Reg. in ${p.where} | Co No: ${p.short} | ${p.phone}`],
  (p) => [`${p.name}, ${p.office}. Company registration number: ${p.short}. VAT number: ${p.vat}.`],
  (p) => [`&#169; ${p.brand} ${p.year}`, `${p.name} (Companies House ${p.number})`],
  (p) => [
    `${p.name} is registered in ${p.where} with company number ${p.number} and VAT number ${p.vat}. The registered address is:`,
    ...p.officeLines,
  ],
  (p) => [
    `${p.name.toUpperCase()}. REGISTERED IN ${p.where.toUpperCase()} NO. ${p.number}. REGISTERED OFFICE AS ABOVE.`,
  ],
];

const footer = define('number_in_footer');

export const FOOTER: SiteTemplate[] = WORDINGS.map((wording, index) =>
  footer(
    `wording-${index + 1}`,
    (draw) => {
      const company = draw.company({ kind: draw.copy === 2 ? 'plc' : 'ltd' });
      return siteOf(draw, company, { footer: wording(print(draw, company)) });
    },
    5,
  ),
);
