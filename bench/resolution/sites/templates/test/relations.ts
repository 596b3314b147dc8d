import { coinedWord, placeWord } from '../../world/names.ts';
import { charityNumber, fcaNumber, sraNumber } from '../../world/particulars.ts';
import { type Relation, relationTemplates } from '../relations.ts';

/** Other ways in which sites say who runs them. */
const RELATIONS: Record<string, Relation> = {
  'information-about-us': {
    category: 'trading_name_of',
    page: ['terms', '/terms-and-conditions', 'Terms and conditions'],
    text: ({ p, brand }) =>
      `<p>1.1 Company information. ${p.name} t/a ${brand} (incorporated in ${p.where}, number ${p.number}).</p><p>1.2 Address. ${p.office}</p><p>1.3 Telephone. ${p.phone}</p>`,
  },
  'when-we-talk-about': {
    category: 'brand_unlike_company',
    page: ['terms', '/app-terms', 'App terms'],
    ending: 'app',
    text: ({ p, brand }) =>
      `<p>Whenever we talk about &ldquo;${brand}&rdquo;, &ldquo;our&rdquo; or &ldquo;us&rdquo; we are referring to ${p.name}, registered company number ${p.number}, with offices located at ${p.office}.</p>`,
  },
  'holidays-operated-by': {
    category: 'trading_name_of',
    page: ['terms', '/booking-terms', 'Booking terms'],
    text: ({ p, brand, random }) =>
      `<p>The tours advertised here are arranged and operated by ${p.name}, doing business as ${brand} (Reg. No. ${p.number}; ATOL ${random.int(2_000, 12_000)}). Bookings form a contract with that company.</p>`,
  },
  'promoter-block': {
    category: 'brand_unlike_company',
    page: ['terms', '/prize-draw-rules', 'Prize draw terms'],
    brand: (random) => `${coinedWord(random)} Prizes`,
    text: ({ p }) =>
      `<h4>1. Promoter</h4><p>The promoter is:<br>${p.name}<br>${p.officeLines.join('<br>')}<br>Registered company: ${p.number}<br>(&ldquo;Promoter&rdquo;, &ldquo;we&rdquo;)</p><h4>2. Entry</h4><p>One free postal entry is counted for each envelope.</p>`,
  },
  'hotel-definitions': {
    category: 'brand_unlike_company',
    page: ['terms', '/hotel-terms', 'Hotel terms'],
    brand: (random) => `${placeWord(random)} Lodge Hotel`,
    wish: () => ({ kind: 'scottish' }),
    text: ({ p, brand }) =>
      `<ul><li>&ldquo;The Hotel&rdquo; is ${brand};</li><li>&ldquo;The Company&rdquo; is ${p.name} (${p.number}), which carries on the business of the Hotel;</li><li>&ldquo;The Guest&rdquo; is the person who makes the reservation.</li></ul>`,
  },
  'supplier-identification': {
    category: 'web_shop',
    page: ['legal', '/trader-information', 'Business information'],
    text: ({ p, brand }) =>
      `<table><tbody><tr><td>Shop</td><td>${brand}</td></tr><tr><td>Trader</td><td>${p.name}</td></tr><tr><td>Registration</td><td>${p.number} (${p.where})</td></tr><tr><td>VAT ID</td><td>${p.vat}</td></tr></tbody></table>`,
  },
  'definition-rows': {
    category: 'number_in_privacy_policy',
    page: ['privacy', '/privacy-policy', 'Privacy policy'],
    text: ({ p, brand }) =>
      `<p><b>Company</b> (also &ldquo;We&rdquo; or &ldquo;Our&rdquo;) refers to ${p.name}, ${p.office}, company registration number ${p.number}.</p><p><b>Service</b> refers to the ${brand} website.</p><p><b>You</b> means the individual who uses the Service.</p>`,
  },
  'cymraeg-pwy-ydym-ni': {
    category: 'number_welsh',
    page: ['about', '/amdanom-ni', 'Amdanom ni'],
    lang: 'cy',
    brand: 'own',
    wish: () => ({ kind: 'welsh' }),
    text: ({ p }) =>
      `<h3>Pwy ydym ni?</h3><p>Cwmni cyfyngedig (${p.number}) yw ${p.name}. Lleolir y swyddfa gofrestredig yn ${p.office}.</p>`,
  },
  'cymraeg-mae-ni-yn-cyfeirio': {
    category: 'number_welsh',
    page: ['privacy', '/polisi-preifatrwydd', 'Hysbysiad preifatrwydd'],
    lang: 'cy',
    wish: () => ({ kind: 'welsh' }),
    text: ({ p, brand }) =>
      `<p>Mae &ldquo;ni&rdquo; ac &ldquo;ein&rdquo; yn cyfeirio at ${p.name} (Rhif Cwmni ${p.number}), sy&rsquo;n masnachu fel ${brand} ac yn rheolydd data at ddibenion y gyfraith.</p>`,
  },
  'principal-firm': {
    category: 'regulated_firm',
    page: ['terms', '/terms-of-business', 'Terms of business'],
    other: (random) => ({ base: `${placeWord(random)} Advice Partnership`, kind: 'plc' }),
    text: ({ p, brand, other, random }) =>
      `<p>Principal firm: ${other.name}, FRN ${fcaNumber(random)}, registered number ${other.number}.</p><p>Your adviser: ${brand}, the business name of ${p.name}. Registered number of your adviser: ${p.number}. We act under the permissions of the principal firm.</p>`,
  },
  'licensed-branch': {
    category: 'trading_name_of',
    page: ['about', '/our-branch', 'About our branch'],
    brand: (random) => `${coinedWord(random)} Homes ${placeWord(random)}`,
    text: ({ p, other }) =>
      `<p>This branch is an independent business: ${p.name}, co. no. ${p.number}. It is licensed by ${other.name} (co. no. ${other.number}), owner of the name and of the software, but not of the branch.</p>`,
  },
  'museum-enterprises': {
    category: 'web_shop',
    page: ['terms', '/shop-terms', 'Shop terms'],
    brand: (random) => `${placeWord(random)} Museum Shop`,
    other: (random) => ({ kind: 'cio', base: `The ${placeWord(random)} Museum Trust` }),
    text: ({ p, brand, other, random }) =>
      `<p>You are buying from ${p.name} (company registered no. ${p.number}), a wholly owned subsidiary of ${other.name}, charity ${charityNumber(random)}. ${brand} donates its surplus to the trust.</p>`,
  },
  'trust-and-its-subsidiary': {
    category: 'number_charity_or_society',
    page: ['legal', '/legal-and-governance', 'Legal information'],
    brand: 'own',
    wish: () => ({ kind: 'guarantee' }),
    ending: 'org.uk',
    other: (random) => ({ base: `${placeWord(random)} Enterprises` }),
    text: ({ p, other, random }) =>
      `<p>Registered charity no. ${charityNumber(random)} and company limited by guarantee no. ${p.number}: ${p.name}. Commercial activities are carried out through ${other.name}, company no. ${other.number}.</p>`,
  },
  'registered-in-cardiff': {
    category: 'number_on_legal_page',
    page: ['legal', '/legal', 'Legal'],
    brand: 'own',
    text: ({ p }) =>
      `<p>${p.name} is based in ${p.officeLines[0]} and is on the register kept at Cardiff (No ${p.short}).</p>`,
  },
  'for-the-purposes-of-the-act': {
    category: 'number_in_privacy_policy',
    page: ['privacy', '/privacy', 'Privacy'],
    text: ({ p, brand }) =>
      `<p>For the purposes of data protection law the controller of data that ${brand} receives is ${p.name}, company number ${p.number}, of ${p.office}.</p>`,
  },
  'seller-of-record': {
    category: 'web_shop',
    page: ['delivery', '/shipping-and-refunds', 'Shipping and refunds'],
    text: ({ p, brand }) =>
      `<p>Seller: ${p.name}, trading through ${brand}. Registered: ${p.where}, ${p.number}. Return address: ${p.office}.</p>`,
  },
  'managed-on-behalf-of-owners': {
    category: 'brand_unlike_company',
    page: ['contact', '/contact', 'Contact'],
    brand: (random) => `${placeWord(random)} Court`,
    text: ({ p, brand, other }) =>
      `<p>${brand} is let and looked after by ${p.name} (Company No. ${p.number}), ${p.office}, ${p.phone}. The freeholder is ${other.name}.</p>`,
  },
  'assets-transferred': {
    category: 'brand_unlike_company',
    page: ['terms', '/terms', 'Terms'],
    text: ({ p, brand, other }) =>
      `<p>With effect from 1 July 2023 the assets of ${other.name} (${other.number}) have been transferred to ${p.name} (company number ${p.number}), and ${brand} is now a brand of the latter. Where older pages mention the former, please read the latter.</p>`,
  },
  'contracting-entity-by-country': {
    category: 'uk_arm_of_foreign_group',
    page: ['terms', '/service-agreement', 'Terms of service'],
    ending: 'co.uk',
    text: ({ p, brand }) =>
      `<table><tr><th>Where you live</th><th>Who you contract with</th></tr><tr><td>United Kingdom</td><td>${p.name}, company number ${p.number}, ${p.office}</td></tr><tr><td>European Union</td><td>${brand} Europe B.V., Utrecht</td></tr><tr><td>United States</td><td>${brand}, Inc.</td></tr></table>`,
  },
  'owns-and-operates-the-app': {
    category: 'platform_operator',
    page: ['about', '/about', 'About'],
    text: ({ p, brand }) =>
      `<p>${p.name} (registered company number ${p.number}) owns and operates ${brand} and employs everyone you will meet here.</p>`,
  },
  'partners-are-members': {
    category: 'professional_firm',
    page: ['legal', '/legal-notice', 'Legal notice'],
    wish: () => ({ kind: 'llp' }),
    text: ({ p, brand, random }) =>
      `<p>${brand} is the name under which ${p.name} practises. A list of members can be inspected at ${p.office}. Registered number ${p.number}. SRA ${sraNumber(random)}.</p>`,
  },
  'service-company-beside': {
    category: 'professional_firm',
    page: ['legal', '/regulatory', 'Regulatory information'],
    brand: (random) => `${placeWord(random)} Chambers Law`,
    text: ({ p, brand, other }) =>
      `<p>Legal services are provided by ${p.name} (number ${p.number}) as ${brand}. Staff and premises are supplied to us by ${other.name} (number ${other.number}), which gives no legal advice.</p>`,
  },
  'cheques-and-invoices': {
    category: 'trading_name_of',
    page: ['contact', '/get-in-touch', 'Get in touch'],
    text: ({ p, brand }) =>
      `<p>${brand} invoices as ${p.name}. Please quote our company number, ${p.number}, on purchase orders, and our VAT number, ${p.vat}.</p>`,
  },
  'agreement-in-capitals': {
    category: 'trading_name_of',
    page: ['terms', '/conditions', 'Conditions of use'],
    text: ({ p, brand }) =>
      `<p>PLEASE READ. USING ${brand.toUpperCase()} MEANS THAT YOU ACCEPT THE RULES OF ${p.name.toUpperCase()}, REGISTERED UNDER ${p.number} IN ${p.where.toUpperCase()}, THE OWNER OF THIS SITE.</p>`,
  },
  'brands-of-the-company': {
    category: 'trading_name_of',
    page: ['about', '/who-we-are', 'Who we are'],
    text: ({ p, brand, random }) =>
      `<p>Our brands are ${brand}, ${coinedWord(random)} Outlet and ${coinedWord(random)}. All of them are names of one company, ${p.name}, CRN ${p.number}.</p>`,
  },
};

export const RELATION_TEMPLATES = relationTemplates('test', RELATIONS);
