import { company } from '../../test-support/small-register.ts';
import { type SiteCase, sundialSite, sundials, TARNWICK, usualPages, usualSite } from './site-case.ts';

const LARKFIELD = {
  title: 'Larkfield Print',
  about: 'Larkfield Print has printed books since 1970.',
  footer: '© 2026 Larkfield Print Limited. Registered in England and Wales, company number 02000001.',
};

/** Sites that a person has to look at. */
const INNS = ['ABBEY', 'BRIDGE', 'CASTLE', 'HARBOUR'].map((name, i) =>
  company(`0320000${i}`, `${name} INN (YORK) LIMITED`, { registered_postcode: 'YO1 9AA' }),
);

export const REVIEW_CASES: SiteCase[] = [
  {
    guarantee: 'four companies whose policy it is are no directory',
    register: INNS,
    written: usualSite('larchinns.co.uk', {
      title: 'Larch Inns',
      about: 'Four inns in and around York.',
      footer: '© Larch Inns',
      privacy: `${INNS.map(
        ({ company_number: number, company_name: name }) =>
          `${name}<br>2 Corn Street<br>York<br>YO1 9AA<br>Company No. ${number}`,
      ).join('</p><p>')}</p><p>This notice applies to each of those companies. We keep what you tell us.`,
    }),
    status: 'needs_review',
  },
  {
    guarantee: 'same-named companies that nothing tells apart are left to review',
    register: sundials('YO1 9AA', 'B1 1AA'),
    written: sundialSite({
      footer: '© 2026 Sundial Limited',
      terms: 'This website is operated by Sundial Limited (“we”, “us”).',
    }),
    status: 'needs_review',
  },
  {
    guarantee: 'same-named companies that share the printed office are left to review',
    register: sundials('B1 1AA', 'B1 1AA'),
    written: sundialSite({
      footer: '© 2026 Sundial Limited, 2 Corn Street, Birmingham B1 1AA',
      terms: 'This website is operated by Sundial Limited (“we”, “us”).',
    }),
    status: 'needs_review',
  },
  ...['dissolved', 'closed', 'converted-closed', 'removed'].map(
    (company_status): SiteCase => ({
      guarantee: `a company that is ${company_status} goes to review, never to matched`,
      register: [company('02000001', 'LARKFIELD PRINT LIMITED', { company_status })],
      written: usualSite('larkfieldprint.co.uk', LARKFIELD),
      status: 'needs_review',
      first: '02000001',
    }),
  ),
  {
    guarantee: 'two operators with a number each go to review',
    register: [
      company('03100001', 'ALDERSIDE HOMES LIMITED', { registered_postcode: 'LS1 4AP' }),
      company('03100002', 'ALDERSIDE LETTINGS LIMITED', { registered_postcode: 'LS1 4AP' }),
    ],
    written: usualSite('alderside.co.uk', {
      title: 'Alderside',
      about: 'Alderside sells and lets houses in Leeds.',
      footer:
        '<p>Alderside Lettings Limited, registered in England, company number 03100002.</p><p>Alderside Homes Limited, registered in England, company number 03100001.</p>',
      terms:
        'Houses are sold by Alderside Homes Limited and let by Alderside Lettings Limited, in this policy “we” and “us”.',
    }),
    status: 'needs_review',
  },
  {
    guarantee: 'a domain that leads to a page inside another site is not matched with that site’s operator',
    register: [company('04100001', 'MARKETHALL TRADING LTD', { registered_postcode: 'S3 8AA' })],
    written: {
      domain: 'joesbikes.co.uk',
      pages: usualPages({
        title: 'Markethall',
        about: 'Markethall is the shop of shops.',
        footer: '© 2026 Markethall Trading Ltd, registered in England, company number 04100001.',
        terms: 'Markethall is operated by Markethall Trading Ltd (“we”, “us”).',
      }),
      site: { finalDomain: 'markethall.co.uk' },
      homeUrl: 'https://markethall.co.uk/shops/joes-bikes',
    },
    status: 'needs_review',
    first: '04100001',
  },
  {
    guarantee: 'a website about a company is for a person to look at, whatever particulars it prints',
    register: [company('04100031', 'TARNWICK HOSTING LIMITED')],
    written: usualSite('tarnwick-complaints.co.uk', {
      title: 'Tarnwick Hosting',
      about: 'All about Tarnwick Hosting.',
      footer: '© 2026 Tarnwick Hosting Limited, company number 04100031, LA9 4XX.',
    }),
    status: 'needs_review',
    first: '04100031',
  },
];

/** Sites of nobody on the register. */
export const NOBODY_CASES: SiteCase[] = [
  {
    guarantee: 'pages that name nobody are no match',
    register: [TARNWICK],
    written: usualSite('garden-notes.co.uk', {
      title: 'Garden notes',
      about: 'I write down what I grow.',
      footer: 'Thank you for reading',
    }),
    status: 'no_match',
  },
  {
    guarantee: 'a sole trader is no match, though a company has the name',
    register: [company('06000003', 'MABEL OF ROSEDALE LIMITED')],
    written: usualSite('mabelofrosedale.co.uk', {
      title: 'Mabel of Rosedale',
      about: 'I am a sole trader and bake every cake myself.',
      footer: '© 2026 Mabel of Rosedale',
      privacy: 'Mabel Ashdown, trading as Mabel of Rosedale, is the data controller. I am a sole trader.',
    }),
    status: 'no_match',
  },
  {
    guarantee: 'a site that names only its payment firm and its agency is no match',
    register: [
      company('05000001', 'PENNYWELL PAYMENTS LIMITED'),
      company('05000002', 'BRIGHT OTTER DESIGN LTD'),
    ],
    written: usualSite('a-quiet-blog.co.uk', {
      title: 'A quiet blog',
      about: 'I walk, and write about walking.',
      footer: 'Website by Bright Otter Design Ltd',
      privacy: 'Donations are processed by our payment provider Pennywell Payments Limited.',
    }),
    status: 'no_match',
  },
  {
    guarantee: 'a company whose number is left over from a template leads to nobody',
    register: [company('12345678', 'UNLUCKY NUMBER LIMITED', { registered_postcode: 'B1 1AA' })],
    written: usualSite('ostlergate.co.uk', {
      title: 'Ostlergate',
      about: 'Ostlergate looks after horses.',
      footer: '© 2026 [Company Name] Ltd, company number 12345678',
    }),
    status: 'no_match',
  },
  {
    guarantee: 'an unregistered company is nobody’s on the register',
    register: [TARNWICK],
    written: usualSite('ostlergate.co.uk', {
      title: 'Ostlergate',
      about: 'Ostlergate looks after horses.',
      footer: '© 2026 Ostlergate Stables Ltd',
      terms: 'This website is operated by Ostlergate Stables Ltd (“we”, “us”).',
    }),
    status: 'no_match',
  },
  {
    guarantee: 'a directory is none of the thirty companies that it lists',
    register: Array.from({ length: 30 }, (_, i) =>
      company(`041${10_000 + i}`, `LISTING ${wordOf(i)} TRADERS LIMITED`),
    ),
    written: {
      domain: 'find-a-trader.co.uk',
      pages: [
        {
          title: 'Find a trader',
          html: `<h1>Traders near you</h1><ul>${Array.from(
            { length: 30 },
            (_, i) => `<li>Listing ${wordOf(i)} Traders Limited, company number 041${10_000 + i}</li>`,
          ).join('')}</ul>`,
        },
      ],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a parked domain is no match, whoever parks it',
    register: [TARNWICK],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [{ html: '<p>Parked by Tarnwick Joinery Limited, company number 07381645</p>' }],
      site: { condition: 'parked' },
    },
    status: 'no_match',
  },
];

/** Sites that are run from abroad. */
export const FOREIGN_CASES: SiteCase[] = [
  {
    guarantee: 'a foreign operator is not its UK subsidiary',
    register: [company('09500001', 'KESSELRING WERKZEUGE UK LIMITED', { registered_postcode: 'B1 2JP' })],
    written: usualSite('kesselring-werkzeuge.de', {
      title: 'Kesselring Werkzeuge',
      about: 'Kesselring Werkzeuge makes tools in Hamburg, Germany.',
      footer: '© 2026 Kesselring Werkzeuge GmbH, Hamburg, Germany. Tel. +49 40 123456',
      terms:
        'This website is operated by Kesselring Werkzeuge GmbH (“we”), Hafenstr. 1, D-20457 Hamburg, Germany. Amtsgericht Hamburg HRB 51234. USt-IdNr. DE123456789. In Britain our tools are sold through Kesselring Werkzeuge UK Limited.',
    }),
    status: 'non_uk_entity',
  },
  {
    guarantee: 'a name registered abroad is not the UK company of the same name',
    register: [company('09500002', 'CIVERA TECHNOLOGIES LIMITED', { registered_postcode: 'B1 1AA' })],
    written: usualSite('civera.ie', {
      title: 'Civera',
      about: 'Civera makes software in Dublin, Ireland.',
      footer:
        '© 2026 Civera Technologies Limited, registered in Ireland, No. 512345. Dublin 2, D02 X285, Ireland.',
      terms:
        'Civera Technologies Limited is a company registered in Ireland, CRO number 512345. +353 1 555 0100',
    }),
    status: 'non_uk_entity',
  },
  {
    guarantee: 'an American company is not the UK company that has its brand name',
    register: [company('09500003', 'HARROWGATE LABS LIMITED', { registered_postcode: 'B1 1AA' })],
    written: usualSite('harrowgatelabs.com', {
      title: 'Harrowgate Labs',
      about: 'Harrowgate Labs builds robots in San Francisco, California.',
      footer: '© 2026 Harrowgate Labs, Inc., San Francisco, CA 94103, USA',
      terms:
        'Harrowgate Labs, Inc. (“we”, “us”), a Delaware corporation, operates this website. Call +1 415 555 0100.',
    }),
    status: 'non_uk_entity',
  },
  {
    guarantee: 'an association in Germany is not the UK company that has its name',
    register: [company('09500004', 'WIESENTAL CHOR LIMITED', { registered_postcode: 'B1 1AA' })],
    written: usualSite('wiesentalchor.org', {
      title: 'Wiesental Chor',
      about: 'Wiesental Chor sings in Freiburg, Germany.',
      footer: '© 2026 Wiesental Chor e.V.',
      terms:
        'Wiesental Chor e.V. (“we”) is an association registered at the local court in Freiburg under VR 1234. +49 761 123456',
    }),
    status: 'non_uk_entity',
  },
];

function wordOf(i: number): string {
  return `${'ABCDEFGHIJ'.charAt(i % 10)}${'KLMNOP'.charAt(Math.floor(i / 10))}ORD`;
}
