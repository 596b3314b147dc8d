import { parseLines, parseSections, type SiteText } from '../site-text.ts';
import { HOME } from './home.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

export const SITE_TEXT: SiteText = {
  privacy: parseSections(PRIVACY),
  terms: parseSections(TERMS),
  home: parseLines(HOME),
  // Most sites name their suppliers without numbers.
  firm: [
    ({ name }) => name,
    ({ name }) => name,
    ({ name }) => name,
    ({ name, number }) => `${name} (company number ${number})`,
    ({ name, number }) => `${name}, registered in England and Wales no. ${number}`,
    ({ name, number, office }) => `${name} (company no. ${number}) of ${office}`,
  ],
  cookieColumns: ['Cookie', 'What it is for', 'How long it stays'],
  cookieUses: [
    'Keeps you signed in while you move from page to page',
    'Remembers what is in your basket until you pay',
    'Tells one visitor from another so that visits can be counted',
    'Remembers whether you accepted or refused optional cookies',
    'Protects the contact form against messages that are sent by machines',
    'Stores the language and the currency that you chose',
  ],
  headings: {
    contact: ['Company information', 'Registered details'],
    about: ['The company', 'For the record'],
    terms: ['Who we are', 'About us'],
    privacy: ['Who is responsible', 'Our details'],
    delivery: ['Our business details', 'Who you buy from'],
    legal: ['', 'Our company'],
  },
  shortFooters: [
    (brand, year) => `&copy; ${year} ${brand}`,
    (brand) => `&copy; ${brand}. All rights reserved.`,
    (brand, year) => `${year} &copy; ${brand}`,
  ],
  legalPages: [
    ['/legal', 'Legal'],
    ['/company-information', 'Company information'],
    ['/legal-notice', 'Legal notice'],
  ],
  deliveryPages: [
    ['/delivery', 'Delivery'],
    ['/returns-policy', 'Returns policy'],
  ],
  termsPages: [
    ['/terms', 'Terms'],
    ['/terms-of-use', 'Terms of use'],
    ['/terms-of-business', 'Terms of business'],
  ],
};
