import { define, type Printed, print, type SiteTemplate, siteOf } from './template.ts';

const oddly = define('number_oddly_written');

const spaced = (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`;

const FORMS: Record<string, (p: Printed) => string[]> = {
  spaced: (p) => [`${p.name}. Company number ${spaced(p.number)}. Registered in ${p.where}.`],
  'split-over-spans': (p) => [
    `<span>Company</span> <span>No</span>: <span>${p.number.slice(0, 3)}</span><span>${p.number.slice(3)}</span> <b>${p.name}</b>`,
  ],
  table: (p) => [
    `<table><tbody><tr><th>Company</th><td>${p.name}</td></tr><tr><th>Company number</th><td>${p.number}</td></tr><tr><th>VAT</th><td>${p.vat}</td></tr></tbody></table>`,
  ],
  'no-break-spaces': (p) => [
    `${p.name}&nbsp;&ndash;&nbsp;Registered&nbsp;in&nbsp;${p.where}.&nbsp;Company&nbsp;Number:&nbsp;${p.number}.`,
  ],
  unpadded: (p) => [`${p.name} (Reg No ${p.short})`, p.office],
  'bold-label': (p) => [
    `<strong>${p.name}</strong>`,
    `<strong>Company no:</strong>${p.number}`,
    `<strong>VAT no:</strong>${p.vat}`,
  ],
  'in-brackets': (p) => [`${p.name} (${p.number}) registered office: ${p.office}`],
};

export const ODD_FORMS: SiteTemplate[] = Object.entries(FORMS).map(([id, form]) =>
  oddly(
    id,
    (draw) => {
      const company = draw.company();
      return siteOf(draw, company, { footer: form(print(draw, company)) });
    },
    4,
  ),
);
