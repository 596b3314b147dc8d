import { type SiteCase, TARNWICK } from './site-case.ts';
import { company } from './small-register.ts';
import { brand, legalName, number, postcode } from './written-site.ts';

/** Sites that state a company, more or less well. */
export const PLAIN_CASES: SiteCase[] = [
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
    guarantee: 'a registered office tells same-named companies apart',
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
    guarantee: 'an address that is not called the registered office only orders same-named companies',
    register: [
      company('04000001', 'SUNDIAL LIMITED'),
      company('09000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
    ],
    written: {
      domain: 'sundial-online.co.uk',
      pages: [{ says: [[legalName('Sundial Limited'), postcode('B1 1AA', { cue: null })]] }],
    },
    status: 'needs_review',
    first: '09000002',
  },
  {
    guarantee: 'a registered office that same-named companies share tells nothing',
    register: [
      company('04000001', 'SUNDIAL LIMITED', { registered_postcode: 'B1 1AA' }),
      company('09000002', 'SUNDIAL LTD', { registered_postcode: 'B1 1AA' }),
    ],
    written: {
      domain: 'sundial-online.co.uk',
      pages: [{ says: [[legalName('Sundial Limited'), postcode('B1 1AA')]] }],
    },
    status: 'needs_review',
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
];
