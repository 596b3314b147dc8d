/**
 * Charities, societies, schools and clubs: legal forms that have other registers, with other numbers beside
 * the company's.
 */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, legalNotice, page, plainPrivacy, saleTerms } from '../policies.ts';
import { matched, NO_MATCH, type SiteDesign } from '../site.ts';

const repair = factsOf('81264079');
const trust = factsOf('CE941386');
const harbour = factsOf('CS936107');
const farmers = factsOf('IP81936R');
const bells = factsOf('RC914738');
const music = factsOf('73916028');
const almshouses = factsOf('68392741');
const estates = factsOf('62817390');

export const COMMON_GOOD: SiteDesign[] = [
  {
    domain: 'willowgarthrepair.test',
    shows: 'A community interest company.',
    trap: 'charity',
    expected: matched(repair.number),
    layout: 'parish',
    palette: 'honey',
    brand: 'Willowgarth Repair Café',
    tagline: 'Bring it broken, take it home mended',
    home: `
      Every Saturday, in the old bus garage. Toasters, trousers, table lamps and the radio that only gets one station.
      * Electrics :: Tested before and after, by people who like that sort of thing.
      * Sewing :: Zips, hems and moth holes.
      * Cake :: Repairs morale.
    `,
    pages: [
      page('/volunteer', 'Volunteer', 'If you can solder, darn or put a kettle on, we want you.'),
      page(
        '/about',
        'About',
        `${repair.name} is a community interest company limited by guarantee. Company number ${repair.number}. Registered office: ${repair.office}.`,
      ),
    ],
    foot: '© Willowgarth Repair Café, Exeter',
  },
  {
    domain: 'lanternmoortrust.test',
    shows:
      'An incorporated charity that prints only its charity number; its full name and office tell which one it is.',
    trap: 'charity',
    expected: matched(trust.number),
    layout: 'parish',
    palette: 'plum',
    brand: 'The Lanternmoor Trust',
    tagline: 'Somebody to sit with',
    home: `
      Two hundred volunteers who visit people at home in and around York. No agenda, usually biscuits.
      * Ask for a visit :: For yourself or for a neighbour.
      * Become a visitor :: An evening of training, then two hours a week.
      * Give :: Ten pounds pays a bus pass for a week.
    `,
    pages: [
      page(
        '/contact',
        'Contact us',
        `@ ${trust.name} / ${trust.officeLines.join(' / ')}\n= Telephone | 01632 960 555`,
      ),
      formalPrivacy({
        who: `${trust.name} is responsible for the personal data of those we visit, those who visit and those who give.`,
        email: 'office@lanternmoortrust.test',
      }),
    ],
    foot: 'The Lanternmoor Trust is a charitable incorporated organisation, registered charity number 1948263 in England and Wales.',
  },
  {
    domain: 'rowanscarharbour.test',
    shows: 'A Scottish charity number that begins with SC, like a Scottish company’s.',
    trap: 'look-alike-number',
    expected: matched(harbour.number),
    layout: 'journal',
    palette: 'sea',
    brand: 'Friends of Rowanscar Harbour',
    tagline: 'Keeping the wall up and the boats in',
    home: `
      ## The north pier is open again
      Forty-one tonnes of granite, nine weekends, one lost hammer. Thank you.
      ## Seal count, October
      Twenty-seven, and one dog that wishes to be counted.
    `,
    pages: [
      page('/join', 'Join', 'Twelve pounds a year, or a day with a shovel.'),
      page(
        '/contact',
        'Contact',
        `The ${harbour.name} meet on the first Monday.\n@ ${harbour.officeLines.join(' / ')}`,
      ),
    ],
    foot: 'Friends of Rowanscar Harbour is a Scottish charitable incorporated organisation. Scottish charity number SC094817.',
  },
  {
    domain: 'garthmoorfarmers.test',
    shows: 'An old co-operative whose number ends in a letter.',
    trap: 'society',
    expected: matched(farmers.number),
    layout: 'counter',
    palette: 'moss',
    brand: 'Garthmoor Farmers',
    tagline: 'Seed, feed and string since 1952',
    home: `
      $ Ewe nuts, 25 kg :: £11.40 :: They know the rattle of the bag.
      $ Baler twine :: £24.00 :: Holds up half the county.
      $ Winter barley, per tonne :: ask :: Depends on the rain, like everything.
    `,
    pages: [
      page(
        '/membership',
        'Membership',
        'Any farmer in Lincolnshire may join. One member, one vote, and a dinner in February.',
      ),
      legalNotice(
        `${farmers.name}. Registered in England under the Co-operative and Community Benefit Societies Act, registration number ${farmers.number}. Registered office: ${farmers.office}.`,
      ),
    ],
    foot: '© Garthmoor Farmers. Members own it.',
  },
  {
    domain: 'bellfounders.test',
    shows: 'A body with a royal charter.',
    trap: 'charter',
    expected: matched(bells.number),
    layout: 'letterpress',
    palette: 'oak',
    brand: 'The Royal Society of Bellfounders',
    tagline: 'Established by charter for the casting and the hearing of bells',
    home: `
      We examine founders, keep the register of rings, and listen. The library is open to anyone who can whisper.
      ## Lectures this winter
      - The flat third: a defence
      - What the frost did to Great Agnes
      - Hammers
    `,
    pages: [
      page(
        '/the-charter',
        'The charter',
        `${bells.name} was incorporated by royal charter and is registered under number ${bells.number}. It has its house at ${bells.office}.`,
      ),
      page('/fellows', 'Fellows', 'There are three hundred. Candidates bring a bell.'),
    ],
    foot: `© ${bells.name}`,
  },
  {
    domain: 'foxcombemusic.test',
    shows: 'Both a company and a charity: two numbers in one sentence, and an LEI.',
    trap: 'look-alike-number',
    expected: matched(music.number),
    layout: 'workshop',
    palette: 'rose',
    brand: 'Foxcombe Music School',
    tagline: 'From the first squeak',
    home: `
      Four hundred pupils from six to eighty-one, in a house where every door has a different instrument behind it.
      * Lessons :: Half an hour, an hour, or until the bus comes.
      * Ensembles :: Eleven, including one for ukuleles only.
      * Bursaries :: One place in five is free.
    `,
    pages: [
      page('/terms-and-fees', 'Fees', '| Half an hour | £19 |\n| Ensemble, a term | £45 |\n| Bursary | £0 |'),
      plainPrivacy({
        who: 'We keep the names of pupils and of the people who wait in the car.',
        email: 'office@foxcombemusic.test',
      }),
    ],
    foot: `${music.name} is a company limited by guarantee registered in England (${music.number}) and a registered charity (1193847). Registered office: ${music.office}. LEI: 213800SANDBOXLEI0623.`,
  },
  {
    domain: 'hartsmerealmshouses.test',
    shows: 'A company that may leave LIMITED out of its name.',
    trap: 'odd-spelling',
    expected: matched(almshouses.number),
    layout: 'parish',
    palette: 'slate',
    brand: 'The Hartsmere Almshouses',
    tagline: 'Fourteen front doors and one pump',
    home: `
      Homes for people of Hereford over sixty, around a court where the roses have been arguing with the wall since 1614.
      ## Ask for a home
      Write to the clerk. The trustees meet in March and in October, and visit everyone.
    `,
    pages: [
      page(
        '/contact',
        'The clerk',
        `
        = Write to | The Clerk, ${almshouses.office}
        = Company number | ${almshouses.number}
        = Name of the company | ${almshouses.name}
        = Telephone | 01632 960 016
        `,
      ),
    ],
    foot: '© The Hartsmere Almshouses',
  },
  {
    domain: 'varrowbyestates.test',
    shows: 'An unlimited company: nothing in its name says that it is one.',
    trap: 'odd-spelling',
    expected: matched(estates.number),
    layout: 'practice',
    palette: 'moss',
    brand: 'Varrowby Estates',
    tagline: 'Farms, cottages and a great deal of hedge',
    home: `
      Eleven farms, forty cottages and the woods between them, let and looked after from one office.
      * To let :: Two cottages at present, both with stoves and opinions.
      * Woods :: Firewood by the trailer.
      * Film crews :: Yes, if you shut the gates.
    `,
    pages: [
      legalNotice(
        `This is the website of ${estates.name}, an unlimited company registered in England and Wales (number ${estates.number}), of ${estates.office}.`,
      ),
      saleTerms(`Firewood is sold by ${estates.name}.`),
    ],
    foot: '© Varrowby Estates',
  },
  {
    domain: 'hartsmereramblers.test',
    shows: 'A walking club: an unincorporated association, in no register at all.',
    trap: 'unincorporated',
    expected: NO_MATCH,
    layout: 'builder',
    palette: 'moss',
    brand: 'Hartsmere Ramblers',
    tagline: 'Sundays, whatever the weather',
    home: `
      We meet at the bus stop at half past nine. Bring boots, sandwiches and something to say.
      - 3rd: Along the old railway, nine miles, flat
      - 10th: The Knuckles, eleven miles, not flat
      - 17th: Annual general meeting and a short stroll
    `,
    pages: [
      page(
        '/constitution',
        'Constitution',
        'The club is an unincorporated association. The committee is a chair, a secretary and somebody with a map. Subscriptions are five pounds and are spent on flapjacks.',
      ),
    ],
    foot: '© the Ramblers of Hartsmere',
  },
];
