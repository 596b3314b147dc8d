import { parseLines, parseSections, type SplitText } from '../split-text.ts';
import { HOME } from './home.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

export const TEST_TEXT: SplitText = {
  privacy: parseSections(PRIVACY),
  terms: parseSections(TERMS),
  home: parseLines(HOME),
  firm: [
    ({ name }) => name,
    ({ name }) => name,
    ({ name }) => name,
    ({ name, number }) => `${name} (registered number ${number})`,
    ({ name, number }) => `${name} [Co. Reg. No. ${number}]`,
    ({ name, number, office }) =>
      `${name}, whose company number is ${number} and whose office is at ${office}`,
  ],
  cookieColumns: ['Name', 'Purpose', 'Expiry'],
  cookieUses: [
    'Authenticates the session of a registered user',
    'Saves the contents of the shopping cart between visits',
    'Generates anonymous statistics on the use of the site',
    'Records the status of consent for each category',
    'Distinguishes humans from bots on forms',
    'Delivers advertising that is relevant to the interests of the user',
  ],
  headings: {
    contact: ['Legal details', 'Statutory information'],
    about: ['Behind the name', 'Corporate facts'],
    terms: ['Information about the supplier', 'Parties'],
    privacy: ['The controller', 'Identity and contact details'],
    delivery: ['Trader details', 'Your seller'],
    legal: ['', 'Disclosure'],
  },
  shortFooters: [
    (brand, year) => `Copyright ${year} ${brand}`,
    (brand) => `All content is the property of ${brand}`,
    (brand, year) => `${brand} | ${year}`,
  ],
  legalPages: [
    ['/legal-information', 'Legal information'],
    ['/company-details', 'Company details'],
    ['/imprint', 'Imprint'],
  ],
  deliveryPages: [
    ['/shipping', 'Shipping'],
    ['/refunds', 'Refunds'],
  ],
  termsPages: [
    ['/terms-and-conditions', 'Terms & conditions'],
    ['/terms-of-service', 'Terms of service'],
    ['/t-and-cs', "T&C's"],
  ],
};
