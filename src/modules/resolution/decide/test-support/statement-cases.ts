import { company } from '../../test-support/small-register.ts';
import { type SiteCase, TARNWICK, usualPages } from './site-case.ts';

const ABOUT = 'Fellside Stairs makes stairs and doors of oak for the houses of Kendal.';
const SITE = { title: 'Fellside Stairs', about: ABOUT, footer: '© Fellside Stairs' };
const fellside = (words: Partial<Parameters<typeof usualPages>[0]>) => ({
  domain: 'fellsidestairs.co.uk',
  pages: usualPages({ ...SITE, ...words }),
});
const HALLS = ['WEST', 'EAST', 'SOUTH'].map((name, i) =>
  company(`0410000${i + 1}`, `ALDERSON LETS (${name}) LIMITED`, { registered_postcode: 'LS1 4AP' }),
);

/** Plain statements of who runs a site, as pages word them. */
export const STATEMENT_CASES: SiteCase[] = [
  {
    guarantee: 'the operator is matched although its parent has the name of the site',
    register: [
      company('07100001', 'FELLSIDE STAIRS LTD', { registered_postcode: 'LA9 4XX' }),
      company('07100002', 'FS WORKSHOPS LTD', { registered_postcode: 'LA9 4XX' }),
    ],
    written: fellside({
      terms:
        'Fellside Stairs is operated by FS Workshops Ltd, a wholly-owned subsidiary of Fellside Stairs Ltd.</p><p>FS Workshops Ltd is registered in England and Wales, company number 07100002.</p><p>Fellside Stairs Ltd is registered in England and Wales, company number 07100001.',
    }),
    status: 'matched',
    first: '07100002',
  },
  {
    guarantee: 'the brand is a trademark of the company whose number the footer prints',
    register: [TARNWICK],
    written: fellside({
      footer:
        'Fellside Stairs is a trademark of Tarnwick Joinery Limited, registered at Companies House under <a href="https://find-and-update.company-information.service.gov.uk/company/07381645">07381645</a>.',
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a trading style is the site’s own name although it is spelt otherwise than the domain',
    register: [TARNWICK],
    written: {
      domain: 'fellsideloans.co.uk',
      pages: usualPages({
        title: 'Compare loans in Kendal',
        about: 'Loans for stairs, doors and other joinery. Payments, cards and finance explained.',
        footer:
          'Fellsides Loans is a trading style of Tarnwick Joinery LTD, incorporated in England & Wales (Compnay number 07381645).',
      }),
    },
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a line that begins with "Operated by" speaks of the site',
    register: [company('NI650001', 'TARNWICK CONSULTING LTD')],
    written: {
      domain: 'fellside.io',
      pages: usualPages({
        title: 'Fellside',
        about: 'Watch your pipelines.',
        footer: 'Operated by Tarnwick Consulting Ltd, registered in Northern Ireland as NI650001',
      }),
    },
    status: 'matched',
    first: 'NI650001',
  },
  {
    guarantee: 'a copyright line is read although the next words follow without a space',
    register: [company('16100001', 'BRIDGE FOR ALDERSON CIC'), company('04100009', 'BFA LIMITED')],
    written: {
      domain: 'bfacic.com',
      pages: usualPages({
        title: 'Bridge For Alderson',
        about: 'Bridge For Alderson works with families in Leeds.',
        footer: '<span>© 2026 Bridge For Alderson CIC</span><span>Serving families across Leeds</span>',
      }),
    },
    status: 'matched',
    first: '16100001',
  },
  {
    guarantee: 'a Welsh page says who runs the site',
    register: [TARNWICK],
    written: fellside({
      about: 'Grisiau derw i dai Cymru. Mae’r wefan hon yn cael ei rhedeg gan Tarnwick Joinery Limited.',
      footer: 'Tarnwick Joinery Limited. Cwmni cofrestredig yng Nghymru, rhif cwmni 07381645.',
    }),
    status: 'matched',
    first: '07381645',
  },
  {
    guarantee: 'a school is part of the trust that a Welsh sentence names',
    register: [company('09800001', 'THE OAKFIELD SCHOOLS TRUST LIMITED')],
    written: {
      domain: 'ysgollarch.cymru',
      pages: usualPages({
        title: 'Ysgol Larch',
        about: 'Mae’r ysgol yn rhan o The Oakfield Schools Trust Limited, rhif elusen 1160001.',
        footer: '© Ysgol Larch',
      }),
    },
    status: 'matched',
    first: '09800001',
  },
];

/** Statements that leave open who runs the site. */
export const OPEN_CASES: SiteCase[] = [
  {
    guarantee: 'companies of one group in one list, none of them said to run the site',
    register: HALLS,
    written: {
      domain: 'aldersonlets.co.uk',
      pages: usualPages({
        title: 'Alderson Lets',
        about: 'Alderson Lets finds homes for students.',
        footer: '© Alderson Lets',
        terms: `Registered office: 1 Corn Street, Leeds LS1 4AP</p><p>${HALLS.map(
          ({ company_name: name, company_number: number }) => `${name} ${number}`,
        ).join('<br>')}`,
      }),
    },
    status: 'needs_review',
  },
  {
    guarantee: 'a person trades under the name of the site, and "Ltd" is written once in passing',
    register: [company('07100001', 'FELLSIDE STAIRS LTD')],
    written: fellside({
      privacy: 'Fellside Stairs is the trading name of A. Pennywell, who keeps what you tell us safe.',
      footer: '© Fellside Stairs Ltd',
    }),
    status: 'needs_review',
    first: '07100001',
  },
  {
    guarantee: 'copied terms name a company that nothing else on the site is like',
    register: [
      company('09100001', 'QUILLET HASHING LTD', { registered_postcode: 'B1 1AA' }),
      company('09100002', 'PENNYWELL COINS LTD', { registered_postcode: 'NW1 6XX' }),
    ],
    written: fellside({
      contact: 'Mailing address: Pennywell Coins Ltd, 1 Corn Street, London NW1 6XX.',
      terms:
        'The Site is owned and operated by Quillet Hashing Ltd. (collectively referred to as the Operator).',
    }),
    status: 'needs_review',
  },
  {
    guarantee: 'a number beside its holder’s name is at least a review',
    register: [TARNWICK],
    written: {
      domain: 'lakesguide.co.uk',
      pages: [
        { title: 'The Lakes Guide', html: '<p>Walks, inns and ferries of the Lakes.</p>' },
        {
          kind: 'about',
          title: 'About | The Lakes Guide',
          html: '<h2>Who writes it</h2><p>Ann Pennywell</p><p>Founder, <a href="https://tarnwick.test">Tarnwick Joinery Ltd</a> (Company No. 07381645)</p><p>Ann has walked here for twenty years.</p>',
        },
      ],
    },
    status: 'needs_review',
    first: '07381645',
  },
];
