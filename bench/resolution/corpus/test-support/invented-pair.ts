import type { Register, Site } from '../labelled-pair.ts';

/** A site of an invented company, in every spelling that a name, a number or an address may have. */
export const invented: Site = {
  domain: 'zandrellkettles.co.uk',
  pages: [
    {
      path: '/',
      html: `<html><head><title>Zandrell Kettles | Made to pour</title>
<script type="application/ld+json">{"@type": "Organization", "legalName": "Zandrell Kettles (UK) Limited"}</script></head>
<body class="zandrell-home"><a href="/"><img src="/img/zandrell-kettles-logo.png" alt="Zandrell Kettles"></a>
<p>ZANDRELL KETTLES (UK) LTD, number 7465829, registered office 44 Brook Street, Leeds, QX6 8DA. VAT GB 980 7806 84.</p>
<p>Write to Orvina Pellitor, orvina.pellitor@zandrellkettles.co.uk or info@zandrellkettles.co.uk, or ring 01632 960471.</p>
<p>Zandrell is a trading name. Cards are taken by Mirdopay Limited, www.mirdopay.com. ZK is on <a href="/zandrell-story">air</a>.</p>
<p>The kettles pour well, and the voice of our team is small. Big Voice Media is our agency.</p></body></html>`,
    },
    {
      path: '/zandrell-story',
      html: `<title>Story | Zandrell Kettles</title><p>Zandrel Kettles (UK) Limited (company number 07465892) began small,
with one kettle and a big voice in the team. The register has 06231547.</p>`,
    },
  ],
  expected: {
    company_number: '07465829',
    company_name: 'ZANDRELL KETTLES (UK) LIMITED',
    acceptable_numbers: ['07465829'],
  },
  roles: [
    { name: 'Zandrell Kettles (UK) Limited', number: '7465829', role: 'operator' },
    { name: 'Mirdopay Limited', number: null, role: 'payment_firm' },
    { name: 'Big Voice Media', number: null, role: 'web_agency' },
  ],
  shape: 'number-plain',
  note: 'Zandrell prints a mistyped number',
  source_url: 'https://zandrellkettles.co.uk/terms',
};

/**
 * Another site that names the same payment firm and uses ordinary words of the first one’s names in prose.
 */
export const neighbour: Site = {
  domain: 'quorvane.org',
  pages: [
    {
      path: '/',
      html: `<title>Quorvane</title><p>Quorvane Trust. Gifts go through Mirdopay. We sell kettles and one kettle is big; our voice, team and register are small.
Our story is on air; it was made by hand, so write to us.</p>`,
    },
  ],
  expected: { company_number: null, company_name: null, acceptable_numbers: [] },
  shape: 'charity-only',
};

const HEADING = [
  'CompanyName',
  ' CompanyNumber',
  'RegAddress.AddressLine1',
  'RegAddress.PostTown',
  'RegAddress.PostCode',
  ' PreviousName_1.CompanyName',
  'URI',
];

export const inventedRegister: Register = [
  HEADING,
  [
    'ZANDRELL KETTLES (UK) LIMITED',
    '07465829',
    '44 BROOK STREET',
    'LEEDS',
    'QX6 8DA',
    'PELLITOR HOLDINGS LIMITED',
    'http://x/07465829',
  ],
  ['ZANDRELL HOLDINGS LIMITED', '06231547', '2 BROOK STREET', 'LEEDS', 'QX6 8DB', '', 'http://x/06231547'],
  ['MIRDOPAY LIMITED', '05512873', '1 HIGH STREET', 'LONDON', 'QX1 4RT', '', 'http://x/05512873'],
];
