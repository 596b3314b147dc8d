import { company } from '../../test-support/small-register.ts';
import { type SiteCase, sundialSite, sundials, TARNWICK, usualSite } from './site-case.ts';

const JOINER = { title: 'Tarnwick Joinery', about: 'We make stairs and doors of oak in Kendal.' };
const STAIRS = { title: 'Fellside Stairs', about: 'We make stairs and doors of oak in Kendal.' };
const OAKLARK = { title: 'Oaklark', about: 'Oaklark makes tables by hand, each of one tree.' };
const OFFICE = 'Registered office: 4 Mill Lane, Kendal LA9 4XX.';

/** Sites that leave no doubt about the company that runs them. */
export const MATCHED_CASES: SiteCase[] = [
  {
    guarantee: 'a number beside its holder’s name in every footer is matched',
    register: [TARNWICK],
    written: usualSite('tarnwick-joinery.co.uk', {
      ...JOINER,
      footer: `© 2026 Tarnwick Joinery Ltd. Registered in England and Wales, company number 07381645. ${OFFICE}`,
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a company that is stated only in the policies is matched by name, number and office',
    register: [TARNWICK],
    written: usualSite('fellside-stairs.co.uk', {
      ...STAIRS,
      footer: '© 2026 Fellside Stairs',
      privacy: `Fellside Stairs is a trading name of Tarnwick Joinery Limited (“we”, “us”), company number 07381645. ${OFFICE}`,
      terms: `This website is operated by Tarnwick Joinery Limited, a company registered in England and Wales under number 07381645. ${OFFICE}`,
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a trading name leads to the company that trades under it',
    register: [company('11209610', 'QUILLET VENTURES LTD', { registered_postcode: 'N1 7AA' })],
    written: usualSite('properblocks.co.uk', {
      title: 'Proper Blocks',
      about: 'Proper Blocks are wooden bricks for children.',
      footer: 'Proper Blocks is a trading name of Quillet Ventures Ltd, company number 11209610.',
      terms: 'These terms are between you and Quillet Ventures Ltd, trading as Proper Blocks (“we”, “us”).',
    }),
    status: 'matched',
    first: '11209610',
  },
  {
    guarantee: 'the office tells same-named companies apart',
    register: sundials('YO1 9AA', 'B1 1AA'),
    written: sundialSite({
      footer: '© 2026 Sundial Limited. Registered office: 2 Corn Street, Birmingham B1 1AA.',
      terms: 'This website is operated by Sundial Limited (“we”, “us”) of 2 Corn Street, Birmingham B1 1AA.',
    }),
    status: 'matched',
    first: '09000002',
  },
  {
    guarantee: 'the number of the subsidiary wins over that of its group',
    register: [
      company('03000001', 'HOLLOWMERE FOODS LIMITED', { registered_postcode: 'LS1 4AP' }),
      company('03000002', 'HOLLOWMERE GROUP PLC', { registered_postcode: 'LS1 4AP' }),
    ],
    written: usualSite('hollowmerefoods.co.uk', {
      title: 'Hollowmere Foods',
      about: 'Hollowmere Foods cooks soups for shops all over the country.',
      footer:
        '© 2026 Hollowmere Foods Limited, registered in England, company number 03000001. Hollowmere Foods Limited is part of Hollowmere Group plc (company number 03000002).',
      terms: 'This website is operated by Hollowmere Foods Limited (“we”, “us”), company number 03000001.',
    }),
    status: 'matched',
    first: '03000001',
  },
  {
    guarantee: 'a payment firm and an agency on the pages are not the operator',
    register: [
      TARNWICK,
      company('05000001', 'PENNYWELL PAYMENTS LIMITED', { registered_postcode: 'EC1A 1BB' }),
      company('05000002', 'BRIGHT OTTER DESIGN LTD', { registered_postcode: 'BS1 1AA' }),
    ],
    written: usualSite('tarnwickjoinery.co.uk', {
      ...JOINER,
      footer: `© 2026 Tarnwick Joinery Limited. Company number 07381645. ${OFFICE}<br>Website by Bright Otter Design Ltd`,
      privacy:
        'Tarnwick Joinery Limited is the data controller. Card payments are processed by Pennywell Payments Limited (company number 05000001), who have a policy of their own.',
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a renamed company is matched by its number and its old name',
    register: [
      company('02000002', 'VESSELTON HOLDINGS LIMITED', { previous_names: ['CORNCRAKE BREWING LIMITED'] }),
    ],
    written: usualSite('corncrakebrewing.co.uk', {
      title: 'Corncrake Brewing',
      about: 'Corncrake Brewing makes beer by the sea.',
      footer: '© 2026 Corncrake Brewing Limited. Registered in England, company number 02000002.',
    }),
    status: 'matched',
    first: '02000002',
  },
  {
    guarantee: 'a Scottish number is found though its letters were left out',
    register: [
      company('SC089839', 'STRATHMOIL ESTATES LIMITED', { registered_postcode: 'IV1 1AA' }),
      company('00089839', 'ANCIENT BRASS COMPANY LIMITED', { registered_postcode: 'B9 4AA' }),
    ],
    written: usualSite('strathmoil.co.uk', {
      title: 'Strathmoil Estates',
      about: 'Strathmoil Estates lets cottages in the hills.',
      footer:
        '© 2026 Strathmoil Estates Limited. Registered in Scotland, number 89839. Registered office: 1 Firth Street, Inverness IV1 1AA.',
    }),
    status: 'matched',
    first: 'SC089839',
  },
  {
    guarantee: 'the UK arm of a foreign group that prints its own number is matched',
    register: [company('09500001', 'KESSELRING WERKZEUGE UK LIMITED', { registered_postcode: 'B1 2JP' })],
    written: usualSite('kesselring.co.uk', {
      title: 'Kesselring UK',
      about: 'Kesselring UK sells tools for every trade in Britain.',
      footer:
        '© 2026 Kesselring Werkzeuge UK Limited. Registered in England and Wales, company number 09500001. Registered office: 9 Forge Road, Birmingham B1 2JP. Part of the group of Kesselring Werkzeuge GmbH.',
    }),
    status: 'matched',
    first: '09500001',
  },
  {
    guarantee: 'an accountant’s address between name and number does not make the accountant the operator',
    register: [TARNWICK, company('OC300001', 'LEDGERLY ACCOUNTANTS LLP', { registered_postcode: 'LA1 1AA' })],
    written: usualSite('fellside-stairs.co.uk', {
      ...STAIRS,
      footer:
        'Fellside Stairs is a trading name of Tarnwick Joinery Limited, c/o Ledgerly Accountants LLP, 4 Mill Lane, Kendal LA9 4XX. Company registration number: 07381645.',
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a copied policy does not hide the company in the footer',
    register: [
      company('06000001', 'FENWORTH FURNITURE LIMITED', { registered_postcode: 'S1 1AA' }),
      company('06000002', 'OAKLARK LTD', { registered_postcode: 'CB1 1AA' }),
    ],
    written: usualSite('oaklark.co.uk', {
      ...OAKLARK,
      footer:
        '© 2026 Oaklark Ltd. Registered in England and Wales, company number 06000002. Registered office: 8 Fen Road, Cambridge CB1 1AA.',
      privacy: 'You may also write to the owners of the template, Fenworth Furniture Limited.',
    }),
    status: 'matched',
    first: '06000002',
  },
  {
    guarantee: 'a company in liquidation still exists and is matched by its number',
    register: [company('02000001', 'LARKFIELD PRINT LIMITED', { company_status: 'liquidation' })],
    written: usualSite('larkfieldprint.co.uk', {
      title: 'Larkfield Print',
      about: 'Larkfield Print has printed books since 1970.',
      footer: `© 2026 Larkfield Print Limited. Registered in England and Wales, company number 02000001. ${OFFICE}`,
      terms: 'This website is operated by Larkfield Print Limited (“we”, “us”), company number 02000001.',
    }),
    status: 'matched',
    first: '02000001',
  },
  {
    guarantee: 'a legal form in words behind a dash is that of the name before it',
    register: [company('14000001', 'MARSHBELL KITCHEN CIC', { company_type: 'community-interest-company' })],
    written: usualSite('marshbellkitchen.org.uk', {
      title: 'Marshbell Kitchen',
      about: 'Marshbell Kitchen cooks lunches for anybody who is hungry.',
      footer: '© 2026 Marshbell Kitchen — A Community Interest Company',
      privacy: 'Marshbell Kitchen, a Community Interest Company, looks after your data.',
    }),
    status: 'matched',
    first: '14000001',
  },
];
