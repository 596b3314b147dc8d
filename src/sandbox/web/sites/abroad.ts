/** Operators that are registered abroad, some of them with words that sound British. */
import { legalNotice, page, plainPrivacy, saleTerms, tabledPrivacy } from '../policies.ts';
import { NON_UK_ENTITY, type SiteDesign } from '../site.ts';

export const ABROAD: SiteDesign[] = [
  {
    domain: 'nordlichtwerkzeuge.test',
    language: 'de',
    shows: 'Germany: an Impressum with a commercial register number.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'workshop',
    palette: 'slate',
    brand: 'Nordlicht Werkzeuge',
    tagline: 'Hobel, Stechbeitel und Geduld',
    home: `
      Wir schmieden in Flensburg und liefern auch nach Großbritannien.
      * Hobel :: Aus Weißbuche, mit japanischem Eisen.
      * Stechbeitel :: Sechs Breiten, von Hand geschärft.
      * Schärfdienst :: Einschicken, drei Tage warten, vorsichtig auspacken.
    `,
    pages: [
      page(
        '/impressum',
        'Impressum',
        `
        Angaben gemäß § 5 DDG
        @ Nordlicht Werkzeuge GmbH / Ankerweg 14 / 24937 Flensburg / Deutschland
        = Handelsregister | HRB 48291, Amtsgericht Flensburg
        = USt-IdNr. | DE 948 261 735
        = Telefon | +49 461 555 0142
        `,
      ),
      page(
        '/datenschutz',
        'Datenschutz',
        'Verantwortlich ist die Nordlicht Werkzeuge GmbH. Wir speichern, was wir für Ihre Bestellung brauchen, und sonst nichts.',
      ),
    ],
    foot: '© Nordlicht Werkzeuge GmbH',
  },
  {
    domain: 'maisonverdelune.test',
    language: 'fr',
    shows: 'France: mentions légales with capital, RCS and SIREN.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'shopfront',
    palette: 'plum',
    brand: 'Maison Verdelune',
    tagline: 'Savons et lessives à l’ancienne',
    home: `
      $ Savon à la verveine :: 7,50 € :: Cuit au chaudron, coupé le lendemain.
      $ Lessive de Marseille :: 12,00 € :: Un kilo, cinquante machines.
      $ Coffret du dimanche :: 24,00 € :: Pour offrir, ou pas.
    `,
    pages: [
      page(
        '/mentions-legales',
        'Mentions légales',
        `
        Éditeur du site : Verdelune SARL au capital de 8 000 €, 6 rue des Lavandières, 84000 Avignon, France.
        Immatriculée au RCS d’Avignon sous le numéro 948 261 735. SIRET 948 261 735 00014. TVA intracommunautaire FR 27 948261735.
        Hébergement : Nuagerie SAS, Lyon.
        `,
      ),
      page(
        '/contact',
        'Contact',
        'Écrivez à bonjour@maisonverdelune.test. We answer in English too, with an accent.',
      ),
    ],
    foot: '© Verdelune SARL',
  },
  {
    domain: 'ballyfennorcrafts.test',
    shows: 'Ireland: “Limited” and a six-digit number, which could pass for a British company.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'parish',
    palette: 'moss',
    brand: 'Ballyfennor Crafts',
    tagline: 'Baskets and blackthorn from the County Clare',
    home: `
      Willow from our own sally garden, cut in January and soaked in the river.
      $ Log basket :: €95.00 :: Carries more than you should.
      $ Blackthorn stick :: €60.00 :: Seasoned four years up the chimney.
      $ Donkey creel, pair :: €180.00 :: Donkey not included.
    `,
    pages: [
      saleTerms(
        'The seller is Ballyfennor Crafts Limited, registered in Ireland, company registration number 748291. Registered office: 3 Quay Street, Ennis, Co. Clare, V95 X2H4, Ireland. Directors are listed on our letters.',
      ),
      plainPrivacy({
        who: 'We are Ballyfennor Crafts Limited, Ireland.',
        email: 'sally@ballyfennorcrafts.test',
      }),
    ],
    foot: '© Ballyfennor Crafts Limited. Registered in Ireland No. 748291.',
  },
  {
    domain: 'laroquecustodians.test',
    shows: 'Jersey: a number under a label that reads exactly like a British one.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'practice',
    palette: 'slate',
    brand: 'La Roque Custodians',
    tagline: 'Safekeeping, quietly, since the tide went out',
    home: `
      Custody and administration for families and funds in St Helier.
      * Custody :: Behind a door with a lot of hinges.
      * Administration :: Accounts by the tenth, every month.
      * Trustees :: People who read the deed.
    `,
    pages: [
      legalNotice(
        'La Roque Custodians Limited is registered in Jersey, company number 148293, with its registered office at 11 Broad Quay, St Helier, Jersey JE2 4WQ. It is regulated by the Jersey Financial Services Commission.',
      ),
      page('/contact', 'Contact', '= Telephone | +44 1534 555 019\n= E-mail | desk@laroquecustodians.test'),
    ],
    foot: '© La Roque Custodians Limited. Registered in Jersey. Company number 148293.',
  },
  {
    domain: 'pinecrestanalytics.test',
    language: 'en-US',
    shows: 'The United States: a Delaware corporation that sells to everybody in English.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'launch',
    palette: 'night',
    brand: 'Pinecrest Analytics',
    tagline: 'Dashboards your CFO will actually open',
    home: `
      * Connect :: Forty sources, one login.
      * Explore :: Ask in plain words, get a chart.
      * Share :: With people who still like spreadsheets.
    `,
    pages: [
      page(
        '/terms-of-service',
        'Terms of Service',
        'These Terms are an agreement between you and Pinecrest Analytics, Inc., a Delaware corporation with its principal place of business at 410 Alder Avenue, Suite 600, Portland, OR 97205, USA. They are governed by the laws of the State of Delaware.',
      ),
      tabledPrivacy({
        who: 'Pinecrest Analytics, Inc. is responsible for personal information collected on this site.',
        email: 'privacy@pinecrestanalytics.test',
        processors: ['Our UK representative under data-protection law is Quillmere Payments Limited.'],
      }),
    ],
    foot: '© Pinecrest Analytics, Inc. All rights reserved.',
  },
  {
    domain: 'tulpenhof.test',
    language: 'nl',
    shows: 'The Netherlands: a B.V. with its KvK number.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'counter',
    palette: 'rose',
    brand: 'Tulpenhof',
    tagline: 'Bloembollen, rechtstreeks van het veld',
    home: `
      $ Vroege rode, 25 stuks :: € 11,50 :: Bloeit in maart.
      $ Papegaaitulp, 10 stuks :: € 9,00 :: Voor wie van drama houdt.
      $ Narcis, 50 stuks :: € 16,00 :: Verwildert vanzelf.
    `,
    pages: [
      page(
        '/over-ons',
        'Over ons',
        `
        Tulpenhof B.V. kweekt sinds drie generaties achter dezelfde dijk.
        = KvK-nummer | 84729163
        = Btw-nummer | NL847291634B01
        = Adres | Dijkweg 8, 2161 AB Lisse, Nederland
        `,
      ),
    ],
    foot: '© Tulpenhof B.V. · KvK 84729163',
  },
  {
    domain: 'kumbrawool.test',
    language: 'en-AU',
    shows: 'Australia: a Pty Ltd with ABN and ACN.',
    trap: 'foreign',
    expected: NON_UK_ENTITY,
    layout: 'bands',
    palette: 'honey',
    brand: 'Kumbra Wool',
    tagline: 'Merino from the high plains',
    home: `
      Shorn twice a year, spun once, worn forever.
      * Base layers :: Warm when wet, polite when worn for a week.
      * Blankets :: Heavy enough to stay on.
      * Yarn :: Undyed, in the nine colours sheep come in.
    `,
    pages: [
      page(
        '/about-us',
        'About us',
        'Kumbra Wool Pty Ltd (ACN 648 291 735, ABN 62 648 291 735) is a family company at 27 Station Road, Cooma NSW 2630, Australia.',
      ),
      page('/shipping', 'Shipping', 'We ship to the United Kingdom in nine days. Duties are yours, sorry.'),
    ],
    foot: '© Kumbra Wool Pty Ltd ABN 62 648 291 735',
  },
];
