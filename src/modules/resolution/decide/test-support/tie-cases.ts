import { company } from '../../test-support/small-register.ts';
import { type SiteCase, usualPages } from './site-case.ts';

const ABOUT = 'Corriedale models how rivers flood and says what that means for bridges.';
const CORRIEDALE = company('07440001', 'CORRIEDALE LTD');

/** Foreign and British names need the same ties to the site before they count as its operator. */
export const TIE_CASES: SiteCase[] = [
  {
    guarantee: 'suppliers with foreign forms in a table of a privacy notice run nothing',
    register: [],
    written: {
      domain: 'riverwatchers.org.uk',
      pages: usualPages({
        title: 'River Watchers',
        about: 'River Watchers is a charity in formation that counts otters. Call 01539 720000.',
        footer: '© 2026 River Watchers',
        privacy:
          'We use these providers.</p><table><tr><th>Provider</th><th>Function</th><th>Location</th></tr>' +
          '<tr><td>Pagehold (Pagehold, Inc.)</td><td>Hosts the files</td><td>United States</td></tr>' +
          '<tr><td>Countwell (Countwell Insights OÜ)</td><td>Counts visits</td><td>Tallinn, Estonia</td></tr>' +
          '<tr><td>Lettermill (Lettermill LLC)</td><td>Sends the newsletter</td><td>United States</td></tr></table><p>',
      }),
    },
    status: 'no_match',
  },
  {
    guarantee:
      'a maker of templates whose name was left in a policy does not outdo a company of the site’s name',
    register: [CORRIEDALE],
    written: {
      domain: 'corriedale.uk',
      pages: usualPages({
        title: 'Corriedale Ltd',
        about: ABOUT,
        footer: '',
        privacy:
          'Company (referred to as either "the Company", "We" or "Us") refers to GaleTheme LLC, 1 Cupertino, CA 95014. Country refers to: California, United States.',
      }),
    },
    status: 'needs_review',
    first: '07440001',
  },
  {
    guarantee: 'a British shop that names nobody and speaks of places abroad is nobody’s',
    register: [],
    written: {
      domain: 'glowpluz.co.uk',
      pages: usualPages({
        title: 'Glow Pluz',
        about:
          'Glow Pluz sells creams made in Lagos, Nigeria, to customers in Abuja, in Accra and in Nairobi. Write to +234 803 000 0000.',
        footer: '© 2026 Glow Pluz',
      }),
    },
    status: 'no_match',
  },
  {
    guarantee: 'a charitable incorporated organisation is no corporation of the United States',
    register: [],
    written: {
      domain: 'toysfortarn.scot',
      pages: [
        {
          title: 'Toys for Tarn',
          html: '<p>We give toys to children.</p><footer>Toys for Tarn, known as TFT, is a Scottish Charitable Incorporated Organisation. Scottish Charity Number SC000001.</footer>',
        },
      ],
    },
    status: 'no_match',
  },
  {
    guarantee: 'a stated operator that the register does not hold and that has its office abroad is foreign',
    register: [company('05000001', 'PENNYWELL PAYMENTS LIMITED')],
    written: {
      domain: 'madoak.co.uk',
      pages: usualPages({
        title: 'MadOak',
        about: 'MadOak sells oak to people. Call 01539 720000. I am a happy customer!',
        footer: '© 2026 MadOak',
        privacy:
          'This policy applies to information collected on this website (“MadOak”), owned or controlled by Wolfsberg Oak Limited. Payments are processed by our payment provider Pennywell Payments Limited.',
        terms: 'Company address</p><p>WOLFSBERG OAK LIMITED<br>Makariou Street 124<br>7550 Larnaca<br>Cyprus',
      }),
    },
    status: 'non_uk_entity',
  },
  {
    guarantee: 'a church that has the name of a company without a legal form is left to review',
    register: [company('07440002', 'TARNWICK BAPTIST CHURCH')],
    written: {
      domain: 'tarnwickbaptist.org.uk',
      pages: usualPages({
        title: 'Tarnwick Baptist Church',
        about: 'Tarnwick Baptist Church meets on Sundays at 10.30. Call 01539 720000.',
        footer: '© 2026 Tarnwick Baptist Church',
        privacy: 'At Tarnwick Baptist Church, we are committed to protecting your privacy.',
      }),
    },
    status: 'needs_review',
    first: '07440002',
  },
  {
    guarantee: 'a company that is said to be registered in England is not taken for one abroad',
    register: [company('07440003', 'CORRIEDALE TECHNICIANS LTD')],
    written: {
      domain: 'corriedale-agents.net',
      pages: usualPages({
        title: 'Corriedale',
        about: `${ABOUT} We have clients in Jakarta, Indonesia, in Singapore and in Bangkok, Thailand.`,
        footer: '© 2026 Corriedale Technicians Ltd. All rights reserved. Registered in England &amp; Wales.',
      }),
    },
    status: 'matched',
    first: '07440003',
  },
  {
    guarantee: 'a company whose name is half the site’s own is a candidate where every footer names it',
    register: [
      company('07440004', 'ELEVARE GROUP LIMITED'),
      company('05000001', 'PENNYWELL PAYMENTS LIMITED', { registered_postcode: 'B1 1AA' }),
    ],
    written: {
      domain: 'elevareexchange.com',
      pages: usualPages({
        title: 'Elevare FX',
        about: 'Elevare changes money for people and firms. Call 01539 720000.',
        footer:
          'Payment services for Elevare Group Limited are provided by Pennywell Payments Limited. Registered in England and Wales No. 05000001. Registered office: Birmingham B1 1AA. Elevare Group Limited is partnered with Pennywell Payments Limited.',
      }),
    },
    status: 'needs_review',
  },
  {
    guarantee: 'an operator whose name is followed by the next sentence is no person',
    register: [company('07440005', 'TARNPAY LTD', { registered_postcode: 'LA9 4XX' })],
    written: {
      domain: 'atlascash.com',
      pages: usualPages({
        title: 'AtlasCash',
        about: 'AtlasCash takes payments on the internet for shops.',
        footer:
          'AtlasCash is owned and operated by Tarnpay Ltd. Registered office 4 Mill Lane, Kendal LA9 4XX.',
      }),
    },
    status: 'matched',
    first: '07440005',
  },
  {
    guarantee: 'a name alone beside telephone numbers of another country only is left to review',
    register: [company('07440006', 'IDEAL CARRIERS LIMITED')],
    written: {
      domain: 'idealcarriers.com',
      pages: usualPages({
        title: 'Ideal Carriers',
        about: 'Welcome to Ideal Carriers Limited. We carry parcels. Call +254 722 000000.',
        footer: '© 2026 Ideal Carriers',
      }),
    },
    status: 'needs_review',
    first: '07440006',
  },
];
