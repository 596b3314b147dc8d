import type { Random } from '../../../../../src/sandbox/world/random.ts';
import { esc } from '../../html/prose.ts';
import { coinedWord } from '../../world/names.ts';
import { digits } from '../../world/particulars.ts';
import { define, outcome, page, type SiteTemplate, siteWithout } from '../template.ts';

const foreign = define('test', 'foreign');
const withOffice = define('test', 'foreign_with_uk_office');

interface Foreigner {
  ending: string;
  lang: string;
  kind: 'legal' | 'privacy' | 'terms';
  text(name: string, random: Random): string;
}

const COUNTRIES: Record<string, Foreigner> = {
  DE: {
    ending: 'com',
    lang: 'de',
    kind: 'legal',
    text: (name, r) =>
      `<h2>Impressum</h2><p>Angaben gemäß § 5 DDG</p><p>${name} UG (haftungsbeschränkt)<br>Lindenweg 4<br>50667 Köln</p><p>Vertreten durch den Geschäftsführer</p><p>Registergericht: Amtsgericht Köln<br>Registernummer: HRB ${r.int(10_000, 120_000)}</p>`,
  },
  FR: {
    ending: 'com',
    lang: 'fr',
    kind: 'legal',
    text: (name, r) =>
      `<h2>Mentions légales</h2><p>Le site est édité par la société ${name} SARL, SIRET ${digits(r, 14)}, immatriculée au registre du commerce et des sociétés de Nantes. Directeur de la publication : le gérant.</p>`,
  },
  NL: {
    ending: 'com',
    lang: 'nl',
    kind: 'terms',
    text: (name, r) =>
      `<p>${name} BV is gevestigd te Utrecht en ingeschreven bij de Kamer van Koophandel onder nummer ${r.int(10, 89)}${digits(r, 6)}.</p>`,
  },
  IE: {
    ending: 'com',
    lang: 'en',
    kind: 'terms',
    text: (name, r) =>
      `<p>${name} Designated Activity Company is a company incorporated in the Republic of Ireland with company number ${r.int(100_000, 720_000)}, whose registered office is in Dublin 2, D02 XY45.</p>`,
  },
  US: {
    ending: 'com',
    lang: 'en',
    kind: 'terms',
    text: (name) =>
      `<p>These Terms are between you and ${name} LLC, a limited liability company organized under the laws of the State of Ohio, USA. Disputes go to arbitration in Franklin County.</p>`,
  },
  ES: {
    ending: 'es',
    lang: 'es',
    kind: 'legal',
    text: (name, r) =>
      `<h2>Aviso legal</h2><p>Titular: ${name}, S.L. CIF B${digits(r, 8)}. Inscrita en el Registro Mercantil de Valencia, Tomo ${r.int(1000, 9999)}, Folio ${r.int(10, 99)}.</p>`,
  },
  IT: {
    ending: 'it',
    lang: 'it',
    kind: 'legal',
    text: (name, r) =>
      `<p>${name} S.r.l. - Sede legale: via dei Mille 3, Torino - P.IVA ${digits(r, 11)} - REA TO-${digits(r, 7)} - Capitale sociale € 10.000 i.v.</p>`,
  },
  JE: {
    ending: 'co.uk',
    lang: 'en',
    kind: 'terms',
    text: (name, r) =>
      `<p>${name} (Jersey) Limited, a company incorporated in Jersey with registered number ${r.int(20_000, 150_000)}, whose registered office is in St Helier, JE2 3QA.</p>`,
  },
  GG: {
    ending: 'gg',
    lang: 'en',
    kind: 'legal',
    text: (name, r) =>
      `<p>${name} Limited. Company registered in Guernsey No. ${r.int(10_000, 75_000)}. Registered office: St Peter Port, GY1 2AB.</p>`,
  },
  IM: {
    ending: 'im',
    lang: 'en',
    kind: 'privacy',
    text: (name, r) =>
      `<p>${name} Limited is an Isle of Man company (number ${r.int(100_000, 140_000)}C), registered office Douglas, IM1 4LB.</p>`,
  },
  AU: {
    ending: 'com',
    lang: 'en',
    kind: 'privacy',
    text: (name, r) =>
      `<p>${name} Pty Limited (ACN ${r.int(100, 699)} ${r.int(100, 999)} ${r.int(100, 999)}) respects your privacy under the Privacy Act 1988 (Cth).</p>`,
  },
  CA: {
    ending: 'ca',
    lang: 'en',
    kind: 'terms',
    text: (name, r) =>
      `<p>${name} Inc. is incorporated under the laws of Ontario, Canada (corporation number ${r.int(1_000_000, 2_900_000)}). Head office: Toronto, ON M5V 2T6.</p>`,
  },
  IN: {
    ending: 'in',
    lang: 'en',
    kind: 'privacy',
    text: (name, r) =>
      `<p>${name} Private Limited, CIN U72900KA${r.int(2005, 2022)}PTC${r.int(100_000, 180_000)}, Bengaluru 560001, Karnataka, India.</p>`,
  },
  SG: {
    ending: 'com',
    lang: 'en',
    kind: 'legal',
    text: (name, r) =>
      `<p>&copy; ${name} Pte. Ltd. Co. Reg. No. ${r.int(1995, 2022)}${digits(r, 5)}K. All Rights Reserved.</p>`,
  },
  ZA: {
    ending: 'co.za',
    lang: 'en',
    kind: 'legal',
    text: (name, r) =>
      `<p>${name} (Pty) Ltd. Company registration no: ${r.int(1998, 2022)}/${digits(r, 6)}/07. Cape Town.</p>`,
  },
};

export const FOREIGN: SiteTemplate[] = [
  ...Object.entries(COUNTRIES).map(([country, { ending, lang, kind, text }]) =>
    foreign(
      country,
      (draw) => {
        const name = coinedWord(draw.random);
        return siteWithout(draw, name, outcome('non_uk_entity'), {
          domain: draw.domain(name, ending),
          lang,
          bare: true,
          footer: [`&copy; ${name}`],
          pages: [page(kind, `/${kind}`, 'Legal', text(name, draw.random))],
        });
      },
      3,
    ),
  ),
  // The site is the group's; its company here is one of many.
  withOffice('subsidiaries', (draw) => {
    const name = coinedWord(draw.random);
    const company = draw.company({ base: `${name} (UK)`, neighbours: false });
    const main = `<p>${name} S.p.A., Milano, P.IVA ${digits(draw.random, 11)}, is the parent of the group and runs this website.</p><ul><li>${esc(company.styled)}, registered in England no. ${company.company_number}</li><li>${name} France SAS, RCS Paris ${digits(draw.random, 9)}</li><li>${name} Iberia S.L.</li></ul>`;
    return siteWithout(draw, name, outcome('non_uk_entity', 'needs_review'), {
      domain: draw.domain(name, 'com'),
      lang: 'en',
      bare: true,
      footer: [`&copy; ${name} S.p.A.`],
      pages: [page('legal', '/legal', 'Legal', main)],
    });
  }),
  withOffice('uk-representative', (draw) => {
    const name = coinedWord(draw.random);
    const company = draw.company({ neighbours: false });
    const main = `<p>The controller is ${name}, Inc., 5 Summit Plaza, Denver, Colorado. Our representative in the United Kingdom under Article 27 is ${esc(company.styled)}, company number ${company.company_number}.</p>`;
    return siteWithout(draw, name, outcome('non_uk_entity', 'needs_review'), {
      domain: draw.domain(name, 'com'),
      lang: 'en-US',
      bare: true,
      footer: [`&copy; ${name}, Inc.`],
      pages: [page('privacy', '/privacy', 'Privacy', main)],
    });
  }),
];
