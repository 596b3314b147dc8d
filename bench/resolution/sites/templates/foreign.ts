import type { Random } from '../../../../src/sandbox/world/random.ts';
import { esc } from '../html/prose.ts';
import { coinedWord } from '../world/names.ts';
import { digits } from '../world/particulars.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from './template.ts';

const foreign = define('foreign');
const withOffice = define('foreign_with_uk_office');

interface Foreigner {
  ending: string;
  lang: string;
  lines(name: string, random: Random): string[];
}

const COUNTRIES: Record<string, Foreigner> = {
  germany: {
    ending: 'de',
    lang: 'de',
    lines: (name, r) => [
      `${name} GmbH, Hafenstraße 12, 20457 Hamburg`,
      `Amtsgericht Hamburg, HRB ${r.int(10_000, 190_000)}, USt-IdNr. DE${digits(r, 9)}`,
    ],
  },
  france: {
    ending: 'fr',
    lang: 'fr',
    lines: (name, r) => [
      `${name} SAS au capital de 10 000 €, RCS Lyon ${r.int(100, 999)} ${r.int(100, 999)} ${r.int(100, 999)}, siège social : 3 rue des Tanneurs, 69002 Lyon`,
    ],
  },
  netherlands: {
    ending: 'nl',
    lang: 'nl',
    lines: (name, r) => [
      `${name} B.V., KvK-nummer ${r.int(10, 89)}${digits(r, 6)}, Btw NL${digits(r, 9)}B01, Rotterdam`,
    ],
  },
  ireland: {
    ending: 'ie',
    lang: 'en-IE',
    lines: (name, r) => [
      `${name} Limited. Registered in Ireland No. ${r.int(100_000, 720_000)}. Registered office: 4 Quay Row, Cork.`,
    ],
  },
  'united-states': {
    ending: 'com',
    lang: 'en-US',
    lines: (name, r) => [
      `&copy; ${r.int(2015, 2026)} ${name}, Inc., a Delaware corporation. 200 Harbor Drive, Portland, OR 97209`,
    ],
  },
  jersey: {
    ending: 'com',
    lang: 'en',
    lines: (name, r) => [
      `${name} Limited is registered in Jersey, company number ${r.int(20_000, 150_000)}. Regulated by the Jersey Financial Services Commission.`,
    ],
  },
  australia: {
    ending: 'com.au',
    lang: 'en-AU',
    lines: (name, r) => [
      `${name} Pty Ltd ABN ${r.int(10, 99)} ${r.int(100, 999)} ${r.int(100, 999)} ${r.int(100, 999)}, Fremantle WA 6160`,
    ],
  },
};

const UK_OFFICE = (name: string, number: string, office: string) =>
  `<h2>Our offices</h2><p>London: ${name}, company number ${number}, ${office}</p><p>Hamburg: head office</p>`;

export const FOREIGN: SiteTemplate[] = [
  ...Object.entries(COUNTRIES).map(([country, { ending, lang, lines }]) =>
    foreign(
      country,
      (draw) => {
        const name = coinedWord(draw.random);
        return siteWithout(draw, name, outcome('non_uk_entity'), {
          domain: draw.domain(name, ending),
          lang,
          footer: lines(name, draw.random),
          bare: true,
          pages: [page('legal', '/legal', 'Legal', `<p>${lines(name, draw.random).join('</p><p>')}</p>`)],
        });
      },
      4,
    ),
  ),
  withOffice('office-list', (draw) => {
    const name = coinedWord(draw.random);
    const company = draw.company({ base: `${name} UK`, neighbours: false });
    return siteWithout(draw, name, outcome('non_uk_entity', 'needs_review'), {
      domain: draw.domain(name, 'de'),
      bare: true,
      footer: [`&copy; ${name} GmbH, Amtsgericht Hamburg HRB ${draw.random.int(10_000, 190_000)}`],
      pages: [
        page(
          'contact',
          '/contact',
          'Contact',
          UK_OFFICE(esc(company.styled), company.company_number, esc(company.registered_address ?? '')),
        ),
      ],
    });
  }),
];
