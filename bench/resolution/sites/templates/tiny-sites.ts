import { tradingName } from '../world/names.ts';
import { define, type Printed, print, type SiteTemplate, siteOf } from './template.ts';

const unlike = define('brand_unlike_company');

/** Particulars and nothing else, on a site of one page whose name says nothing of the company. */
const LINES: ((p: Printed, brand: string) => string)[] = [
  (p) => `${p.name}, registered in ${p.where}, number ${p.number}`,
  (p) => `${p.name} | Reg No ${p.short} | VAT ${p.vat}`,
  (p) => `${p.name} (${p.number})`,
  (p, brand) => `${brand}. ${p.name} ${p.number}`,
  (p) => `Registered in ${p.where} no. ${p.number}. ${p.name}, ${p.office}`,
  (p) => `&copy; ${p.year} ${p.name}. Company number ${p.number}`,
  (p) => `${p.name}. Registered office: ${p.office}. Registered number: ${p.number}.`,
  (p) => `${p.name}, ${p.office}. Co. Reg. ${p.number}`,
];

export const TINY_SITES: SiteTemplate[] = LINES.map((line, index) =>
  unlike(
    `tiny-${index + 1}`,
    (draw) => {
      const company = draw.company();
      const brand = tradingName(draw.random);
      const words = line(print(draw, company), brand);
      const isFooter = draw.copy % 2 === 0;
      return siteOf(draw, company, {
        brand,
        bare: true,
        ...(isFooter ? { footer: [words] } : { home: `<p>${words}</p>` }),
      });
    },
    4,
  ),
);
