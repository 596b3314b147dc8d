import { type SiteCase, TARNWICK } from './site-case.ts';
import { company } from './small-register.ts';
import { brand, legalName, number, postcode } from './written-site.ts';

/** Sites of others, of nobody, and of companies that changed. */
export const TRICKY_CASES: SiteCase[] = [
  {
    guarantee: 'a sole trader is no match, though a company has the name',
    register: [company('06000003', 'MABEL OF ROSEDALE LIMITED')],
    written: {
      domain: 'mabelofrosedale.co.uk',
      pages: [
        {
          says: [
            [
              brand('Mabel of Rosedale'),
              { kind: 'sole_trader', value: 'Mabel Ashdown', cue: 'trading_name_of' },
            ],
          ],
        },
      ],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a dissolved company goes to review, never to matched',
    register: [company('02000001', 'LARKFIELD PRINT LIMITED', { company_status: 'dissolved' })],
    written: {
      domain: 'larkfieldprint.co.uk',
      pages: [{ says: [[legalName('Larkfield Print Limited'), number('02000001'), postcode('LA9 4XX')]] }],
    },
    status: 'needs_review',
    first: '02000001',
  },
  {
    guarantee: 'a company removed from the newest snapshot goes to review',
    register: [company('02000001', 'LARKFIELD PRINT LIMITED', { removed: true })],
    written: {
      domain: 'larkfieldprint.co.uk',
      pages: [{ says: [[legalName('Larkfield Print Limited'), number('02000001')]] }],
    },
    status: 'needs_review',
    first: '02000001',
  },
  {
    guarantee: 'a company in liquidation still exists and is matched',
    register: [company('02000001', 'LARKFIELD PRINT LIMITED', { company_status: 'liquidation' })],
    written: {
      domain: 'larkfieldprint.co.uk',
      pages: [{ says: [[legalName('Larkfield Print Limited'), number('02000001')]] }],
    },
    status: 'matched',
    first: '02000001',
  },
  {
    guarantee: 'a renamed company is matched by its number and its old name',
    register: [
      company('02000002', 'VESSELTON HOLDINGS LIMITED', { previous_names: ['CORNCRAKE BREWING LIMITED'] }),
    ],
    written: {
      domain: 'corncrakebrewing.co.uk',
      pages: [{ says: [[legalName('Corncrake Brewing Limited'), number('02000002')]] }],
    },
    status: 'matched',
    first: '02000002',
  },
  {
    guarantee: 'a foreign operator is not its UK subsidiary',
    register: [company('09500001', 'KESSELRING WERKZEUGE UK LIMITED')],
    written: {
      domain: 'kesselring-werkzeuge.com',
      pages: [
        {
          kind: 'legal',
          says: [
            [
              legalName('Kesselring Werkzeuge GmbH', { country: 'DE' }),
              { kind: 'foreign_registration', value: 'HRB 51234', country: 'DE' },
            ],
            [legalName('Kesselring Werkzeuge UK Limited', { role: 'group', cue: 'part_of', source: 'text' })],
          ],
        },
      ],
    },
    status: 'non_uk_entity',
  },
  {
    guarantee: 'a name registered abroad is not the UK company of the same name',
    register: [company('09500002', 'CIVERA TECHNOLOGIES LIMITED')],
    written: {
      domain: 'civera.ie',
      pages: [
        {
          says: [
            [
              legalName('Civera Technologies Limited'),
              { kind: 'foreign_registration', value: '512345', country: 'IE' },
            ],
          ],
        },
      ],
    },
    status: 'non_uk_entity',
  },
  {
    guarantee: 'the UK arm of a foreign group that prints its own number is matched',
    register: [company('09500001', 'KESSELRING WERKZEUGE UK LIMITED')],
    written: {
      domain: 'kesselring.co.uk',
      pages: [
        {
          says: [
            [legalName('Kesselring Werkzeuge UK Limited'), number('09500001')],
            [
              legalName('Kesselring Werkzeuge GmbH', { role: 'group', country: 'DE' }),
              { kind: 'foreign_form', value: 'GmbH', country: 'DE', role: 'group' },
            ],
          ],
        },
      ],
    },
    status: 'matched',
    first: '09500001',
  },
  {
    guarantee: 'a Scottish number is found though its letters were left out',
    register: [
      company('SC089839', 'STRATHMOIL ESTATES LIMITED'),
      company('00089839', 'ANCIENT BRASS COMPANY LIMITED'),
    ],
    written: {
      domain: 'strathmoil.co.uk',
      pages: [
        { says: [[legalName('Strathmoil Estates Limited'), number('00089839', { ukPart: 'scotland' })]] },
      ],
    },
    status: 'matched',
    first: 'SC089839',
  },
  {
    guarantee: 'two operators with a number each go to review',
    register: [
      company('03100001', 'ALDERSIDE HOMES LIMITED'),
      company('03100002', 'ALDERSIDE LETTINGS LIMITED'),
    ],
    written: {
      domain: 'alderside.co.uk',
      pages: [
        {
          says: [
            [legalName('Alderside Homes Limited'), number('03100001')],
            [legalName('Alderside Lettings Limited'), number('03100002')],
          ],
        },
      ],
    },
    status: 'needs_review',
  },
  {
    guarantee: 'a placeholder number leads to nobody',
    register: [company('12345678', 'UNLUCKY NUMBER LIMITED')],
    written: {
      domain: 'ostlergate.co.uk',
      pages: [{ says: [[legalName('Ostlergate Limited'), number('12345678', { doubts: ['placeholder'] })]] }],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a certificate with name and number is enough on a page that says nothing',
    register: [TARNWICK],
    written: {
      domain: 'stairs.co.uk',
      pages: [{ says: [] }],
      site: {
        certificate: {
          organisation: 'Tarnwick Joinery Limited',
          serialNumber: '07381645',
          country: 'GB',
          jurisdictionCountry: 'GB',
          pageUrl: 'https://stairs.co.uk/',
        },
      },
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'pages that name nobody are no match',
    register: [TARNWICK],
    written: { domain: 'garden-notes.co.uk', pages: [{ title: 'Garden notes', says: [] }] },
    status: 'no_match',
  },
  {
    guarantee: 'a care-of address between name and number does not part them',
    register: [TARNWICK, company('OC300001', 'LEDGERLY ACCOUNTANTS LLP')],
    written: {
      domain: 'stairs.co.uk',
      pages: [
        {
          says: [
            [legalName('Tarnwick Joinery Limited')],
            [
              legalName('Ledgerly Accountants LLP'),
              postcode('LA9 4XX', { doubts: ['care_of'] }),
              number('07381645'),
            ],
          ],
        },
      ],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'whoever bears the domain’s name is no third party on its own site',
    register: [TARNWICK],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [
        {
          says: [
            [
              legalName('Tarnwick Joinery Limited', { role: 'third_party', cue: 'processor' }),
              number('07381645', { role: 'third_party', cue: 'processor' }),
            ],
          ],
        },
      ],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'the one that bears the domain’s name comes before another company with a number',
    register: [TARNWICK, company('05000001', 'PENNYWELL BOOKINGS LIMITED')],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [
        {
          says: [
            [
              legalName('Pennywell Bookings Limited', { source: 'text' }),
              number('05000001', { source: 'text' }),
            ],
            [legalName('Tarnwick Joinery Limited'), postcode('LA9 4XX')],
          ],
        },
      ],
    },
    status: 'needs_review',
    first: '07381645',
  },
  {
    guarantee: 'a story about a company is not its site',
    register: [TARNWICK],
    written: {
      domain: 'kendal-inquirer.co.uk',
      pages: [
        {
          title: 'The Kendal Inquirer',
          says: [[brand('The Kendal Inquirer', { source: 'copyright', cue: 'copyright' })]],
        },
        {
          kind: 'other',
          says: [
            [
              legalName('Tarnwick Joinery Limited', { source: 'text', cue: null }),
              number('07381645', { source: 'text' }),
            ],
          ],
        },
      ],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a directory is none of the companies it lists',
    register: Array.from({ length: 8 }, (_, i) => company(`0410000${i}`, `LISTING${i} TRADERS LIMITED`)),
    written: {
      domain: 'find-a-trader.co.uk',
      pages: [
        {
          title: 'Find a trader',
          says: Array.from({ length: 8 }, (_, i) => [
            legalName(`Listing${i} Traders Limited`, { source: 'text', cue: null }),
            number(`0410000${i}`, { source: 'text' }),
          ]),
        },
      ],
    },
    status: 'no_match',
  },
];
