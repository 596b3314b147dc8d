import { define, type Printed, print, type SiteTemplate, siteOf } from '../template.ts';

const oddly = define('test', 'number_oddly_written');

const inThrees = (number: string) => `${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`;
const asEntities = (text: string) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join('');

const FORMS: Record<string, (p: Printed) => string[]> = {
  'in-threes': (p) => [`${p.name}, registered in ${p.where} under company no. ${inThrees(p.number)}`],
  'definition-list': (p) => [
    `<dl><dt>Legal name</dt><dd>${p.name}</dd><dt>Registered number</dt><dd>${p.number}</dd><dt>Registered office</dt><dd>${p.office}</dd></dl>`,
  ],
  'label-in-a-block-of-its-own': (p) => [
    `<div class="row"><div class="col"><h6>Registered company</h6><p>${p.name}</p></div><div class="col"><h6>Company number</h6><p>${p.number}</p></div></div>`,
  ],
  entities: (p) => [`${p.name} &bull; Company&#32;No.&#160;${asEntities(p.number)}`],
  'soft-hyphens': (p) => [
    `${p.name} Company regis&shy;tration num&shy;ber: ${p.number.slice(0, 4)}&shy;${p.number.slice(4)}`,
  ],
  'in-an-address': (p) => [
    `<address>${p.name}<br>${p.officeLines.join('<br>')}<br>Company registered number ${p.short}</address>`,
  ],
  'old-cells': (p) => [
    `<TABLE><TR><TD>Company Name<TD>${p.name}<TR><TD>Company Reg. Number<TD>${p.number}<TR><TD>Telephone<TD>${p.phone}</TABLE>`,
  ],
  'list-without-spaces': (p) => [
    `<ul><li>${p.name}</li><li>Company No:${p.number}</li><li>VAT No:${p.vat}</li><li>T:${p.phone}</li></ul>`,
  ],
  linked: (p) => [
    `${p.name} company number <a href="https://find-and-update.company-information.service.gov.uk/company/${p.number}" rel="nofollow">${p.number}</a>`,
  ],
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
