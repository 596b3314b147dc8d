import { describe, expect, it } from 'vitest';
import type { RegisteredCompany } from '../match/register-reader.ts';
import { judgeSite } from './judge-site.ts';
import { company, smallRegister } from './test-support/small-register.ts';
import {
  brand,
  legalName,
  number,
  postcode,
  type WrittenSite,
  writeSite,
} from './test-support/written-site.ts';
import type { MatchStatus } from './verdict.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');

interface Case {
  guarantee: string;
  register: RegisteredCompany[];
  written: WrittenSite;
  status: MatchStatus;
  /** The matched company, or the first candidate in review. */
  first?: string;
}

const CASES: Case[] = [
  {
    guarantee: 'a number beside its holder’s name is matched',
    register: [TARNWICK],
    written: {
      domain: 'tarnwick-joinery.co.uk',
      pages: [{ says: [[legalName('Tarnwick Joinery Ltd'), number('07381645')]] }],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a number in the footer without any name is matched',
    register: [TARNWICK],
    written: { domain: 'staircases.co.uk', pages: [{ title: 'Staircases', says: [[number('07381645')]] }] },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'same-named companies are left to review, all of them shown',
    register: [
      company('04000001', 'SUNDIAL LIMITED'),
      company('09000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
    ],
    written: {
      domain: 'sundial-online.co.uk',
      pages: [{ says: [[legalName('Sundial Limited', { cue: 'copyright', source: 'copyright' })]] }],
    },
    status: 'needs_review',
  },
  {
    guarantee: 'a registered office tells same-named companies apart, at least in their order',
    register: [
      company('04000001', 'SUNDIAL LIMITED'),
      company('09000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
    ],
    written: {
      domain: 'sundial-online.co.uk',
      pages: [{ says: [[legalName('Sundial Limited'), postcode('B1 1AA')]] }],
    },
    status: 'matched',
    first: '09000002',
  },
  {
    guarantee: 'a unique full name with the domain and the postcode agreeing is matched without a number',
    register: [TARNWICK],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [{ says: [[legalName('Tarnwick Joinery Limited'), postcode('LA9 4XX')]] }],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'the number of the subsidiary wins over that of its group',
    register: [company('03000001', 'HOLLOWMERE FOODS LIMITED'), company('03000002', 'HOLLOWMERE GROUP PLC')],
    written: {
      domain: 'hollowmerefoods.co.uk',
      pages: [
        {
          says: [
            [legalName('Hollowmere Foods Limited'), number('03000001')],
            [
              legalName('Hollowmere Group plc', { role: 'group', cue: 'part_of' }),
              number('03000002', { role: 'group', cue: 'part_of' }),
            ],
          ],
        },
      ],
    },
    status: 'matched',
    first: '03000001',
  },
  {
    guarantee: 'a trading name leads to the company that trades under it',
    register: [company('11209610', 'QUILLET VENTURES LTD', { registered_postcode: 'N1 7AA' })],
    written: {
      domain: 'properblocks.co.uk',
      pages: [
        {
          kind: 'terms',
          title: 'Proper Blocks',
          says: [
            [
              brand('Proper Blocks', { cue: 'trading_name_of', source: 'text' }),
              legalName('Quillet Ventures Ltd', { cue: 'trading_name_of', source: 'text' }),
              number('11209610', { source: 'text' }),
            ],
          ],
        },
      ],
    },
    status: 'matched',
    first: '11209610',
  },
  {
    guarantee: 'two swapped digits in the number do not lead to whoever holds the printed number',
    register: [
      TARNWICK,
      company('07381654', 'BRINDLEBY LOGISTICS LIMITED', { registered_postcode: 'HU1 1AA' }),
    ],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [{ says: [[legalName('Tarnwick Joinery Limited'), number('07381654')]] }],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a number beside an unrelated name that is on no register is not matched',
    register: [company('08123456', 'BRINDLEBY LOGISTICS LIMITED')],
    written: {
      domain: 'ostlergate.co.uk',
      pages: [{ says: [[legalName('Ostlergate Limited'), number('08123456')]] }],
    },
    status: 'needs_review',
    first: '08123456',
  },
  {
    guarantee: 'a payment firm and an agency on the page are not the operator',
    register: [
      TARNWICK,
      company('05000001', 'PENNYWELL PAYMENTS LIMITED'),
      company('05000002', 'BRIGHT OTTER DESIGN LTD'),
    ],
    written: {
      domain: 'tarnwickjoinery.co.uk',
      pages: [
        {
          says: [
            [legalName('Tarnwick Joinery Limited'), number('07381645')],
            [
              legalName('Pennywell Payments Limited', { role: 'third_party', cue: 'processor' }),
              number('05000001', { role: 'third_party', cue: 'processor' }),
            ],
            [legalName('Bright Otter Design Ltd', { role: 'agency', cue: 'designed_by' })],
          ],
        },
      ],
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a site that names only others is no match',
    register: [company('05000001', 'PENNYWELL PAYMENTS LIMITED')],
    written: {
      domain: 'a-quiet-blog.co.uk',
      pages: [
        {
          says: [
            [
              legalName('Pennywell Payments Limited', {
                role: 'third_party',
                cue: 'processor',
                source: 'text',
              }),
              number('05000001', { role: 'third_party', cue: 'processor', source: 'text' }),
            ],
          ],
        },
      ],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a policy copied from another company is not matched to that company',
    register: [company('06000001', 'FENWORTH FURNITURE LIMITED', { registered_postcode: 'S1 1AA' })],
    written: {
      domain: 'oaklark.co.uk',
      pages: [
        {
          title: 'Oaklark | Handmade tables',
          says: [[brand('Oaklark', { source: 'copyright', cue: 'copyright' })]],
        },
        {
          kind: 'privacy',
          says: [
            [
              legalName('Fenworth Furniture Limited', { source: 'text', cue: 'we_are' }),
              number('06000001', { source: 'text' }),
            ],
          ],
        },
      ],
    },
    status: 'needs_review',
    first: '06000001',
  },
  {
    guarantee: 'a copied policy does not hide the company in the footer',
    register: [
      company('06000001', 'FENWORTH FURNITURE LIMITED', { registered_postcode: 'S1 1AA' }),
      company('06000002', 'OAKLARK LTD', { registered_postcode: 'CB1 1AA' }),
    ],
    written: {
      domain: 'oaklark.co.uk',
      pages: [
        { title: 'Oaklark', says: [[legalName('Oaklark Ltd'), number('06000002')]] },
        {
          kind: 'privacy',
          says: [
            [legalName('Oaklark Ltd'), number('06000002')],
            [legalName('Fenworth Furniture Limited', { source: 'text', role: 'unknown', cue: null })],
          ],
        },
      ],
    },
    status: 'matched',
    first: '06000002',
  },
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
];

async function judge(register: RegisteredCompany[], written: WrittenSite) {
  return judgeSite({ ...writeSite(written), register: smallRegister(register) });
}

describe('judging a site', () => {
  it.each(CASES)('$guarantee', async ({ register, written, status, first }) => {
    const verdict = await judge(register, written);
    expect(verdict.match_status).toBe(status);
    if (first === undefined) return;
    expect(verdict.company_number ?? verdict.review_candidates[0]?.company_number).toBe(first);
  });
});
