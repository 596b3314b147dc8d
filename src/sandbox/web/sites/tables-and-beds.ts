/** Restaurants, pubs and hotels, whose trading name is seldom the registered name. */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, page, plainPrivacy, saleTerms } from '../policies.ts';
import { matched, NEEDS_REVIEW, NO_MATCH, type SiteDesign } from '../site.ts';

const skelbrooke = factsOf('74962038');
const marrowdale = factsOf('78304691');
const brewery = factsOf('00158364');
const pub = factsOf('RS917264');
const becws = factsOf('78619402');
const melodie = factsOf('75928301');
const vets = factsOf('72806193');
const seafood = factsOf('79830264');

export const TABLES_AND_BEDS: SiteDesign[] = [
  {
    domain: 'copperkettle.test',
    shows: 'A trading name: the foot says which company is behind it.',
    trap: 'trading-name',
    expected: matched(skelbrooke.number),
    layout: 'bistro',
    palette: 'ember',
    brand: 'The Copper Kettle',
    tagline: 'Tea, toast and the good window seat',
    home: `
      Twelve tables, one kettle, and a cake stand that has never been empty on purpose.
      | Yorkshire rarebit, on our own bread | £9.50 |
      | Potted shrimp and a bad joke | £8.75 |
      | Afternoon tea for two, with a view of the Minster if you lean | £39.00 |
    `,
    pages: [
      page(
        '/book',
        'Book a table',
        'Ring 01632 960 214 after eleven, or just come. We keep four tables for people who just come.',
      ),
      page(
        '/allergens',
        'Allergens',
        'Everything is made in one small kitchen. Tell us, and we will tell you the truth.',
      ),
    ],
    foot: `
      ${skelbrooke.name} t/a The Copper Kettle. Registered in England & Wales no. ${skelbrooke.number}. Registered address: ${skelbrooke.office}.
    `,
  },
  {
    domain: 'thegildedotter.test',
    shows: 'A hotel whose company is named only in the booking conditions, without a number.',
    trap: 'trading-name',
    expected: matched(marrowdale.number),
    layout: 'letterpress',
    palette: 'sea',
    brand: 'The Gilded Otter',
    tagline: 'Nineteen rooms, a bar and the sound of the sea',
    home: `
      A tall white house three streets from the pier. The lift is slow, the breakfast is long, and the otter in the hall brings luck if you touch its nose.
      ## Rooms
      - The Snug, for one and a book
      - The Parade, for two and a balcony
      - The Attic, for families who like stairs
    `,
    pages: [
      page(
        '/rooms',
        'Rooms & rates',
        '| The Snug | from £92 |\n| The Parade | from £148 |\n| The Attic | from £176 |',
      ),
      page(
        '/booking-conditions',
        'Booking conditions',
        `
        When you book a room at The Gilded Otter your contract is with ${marrowdale.name}, ${marrowdale.office}.
        Rooms can be given back without charge until two days before. After that we keep the first night.
        Dogs are welcome and pay nothing. Otters by arrangement.
        `,
      ),
      plainPrivacy({
        who: 'We keep what we need for your stay.',
        email: 'desk@thegildedotter.test',
      }),
    ],
    foot: '© The Gilded Otter, Brighton. 01632 960 466.',
  },
  {
    domain: 'netherwythebrewery.test',
    shows: 'A public company with a six-digit number from a century ago.',
    trap: 'low-number',
    expected: matched(brewery.number),
    layout: 'practice',
    palette: 'honey',
    brand: 'Netherwythe',
    tagline: 'Brewing by the Severn for a hundred years and a wet week',
    home: `
      Four beers all year, two that come and go, and one that the head brewer will not discuss.
      * Old Ferryman :: 4.2%. The colour of the river after rain.
      * Netherwythe Pale :: 3.8%. Made for second halves and long walks.
      * Winter Thole :: 6.1%. In November only, in small glasses.
    `,
    pages: [
      page(
        '/investors',
        'Investors',
        `
        The shares of ${brewery.name} are held by some four hundred people, most of whom come to the annual meeting for the lunch.
        = Registered office | ${brewery.office}
        = Registered in England | No. ${brewery.bareNumber}
        = Registrar of shares | By post to the company secretary
        `,
      ),
      page('/tours', 'Tours', 'Thursdays at three. Flat shoes, please, and somebody else to drive.'),
    ],
    foot: '© Netherwythe Brewery. Please drink with care.',
  },
  {
    domain: 'beckhollowpub.test',
    shows: 'A community pub that is a registered society: the number is not a company number at first sight.',
    trap: 'society',
    expected: matched(pub.number),
    layout: 'parish',
    palette: 'moss',
    brand: 'The Drover at Beckhollow',
    tagline: 'The village bought its pub, and you can have a share',
    home: `
      When the brewery put up the shutters, three hundred and eleven of us took them down again. The Drover opens every day at noon.
      ## This month
      - Quiz on the second Tuesday; the vicar is not allowed to set it again
      - Walkers’ pie, Wednesdays
      - Members’ meeting on the last Sunday, after the dishes
    `,
    pages: [
      page(
        '/shares',
        'Shares',
        `
        A share costs £50 and brings one vote, a badge and the right to complain about the crisps.
        The Drover is owned and run by ${pub.name}, registered under the Co-operative and Community Benefit Societies Act 2014, number ${pub.number}. Registered office: ${pub.office}.
        `,
      ),
      page(
        '/food',
        'Food',
        '| Walkers’ pie | £13.50 |\n| Rarebit | £8.00 |\n| Whatever Jean made | £10.00 |',
      ),
    ],
    foot: `© ${pub.name}`,
  },
  {
    domain: 'becwsharebeck.test',
    language: 'cy',
    shows: 'A bilingual Welsh site of a company that ends in CYFYNGEDIG and trades under an English name.',
    trap: 'welsh',
    expected: matched(becws.number),
    layout: 'bistro',
    palette: 'honey',
    brand: 'Harebeck Bakery · Becws Harebeck',
    tagline: 'Bara da, bob dydd – good bread, every day',
    home: `
      Bara brith, pice ar y maen a thorth surdoes, o’r popty i’r cownter.
      Bara brith, Welsh cakes and sourdough, from the oven to the counter.
      | Bara brith | £5.20 |
      | Pice ar y maen / Welsh cakes (6) | £3.60 |
      | Torth surdoes / Sourdough | £4.40 |
    `,
    pages: [
      page(
        '/cysylltu',
        'Cysylltu / Contact',
        `
        @ ${becws.officeLines.join(' / ')}
        = Ffôn / Telephone | 01632 960 733
        = E-bost / E-mail | popty@becwsharebeck.test
        `,
      ),
      page(
        '/preifatrwydd',
        'Preifatrwydd / Privacy',
        `Mae ${becws.name} yn cadw cyn lleied â phosib o wybodaeth amdanoch. ${becws.name}, trading as Harebeck Bakery, keeps as little about you as it can.`,
      ),
    ],
    foot: `${becws.name} · Cofrestrwyd yng Nghymru a Lloegr · Rhif y cwmni / Company number ${becws.number}`,
  },
  {
    domain: 'cafemelodie.test',
    shows:
      'Old bytes: the page is in windows-1252 and the server does not say so; the accents are in the name.',
    trap: 'charset',
    expected: matched(melodie.number),
    layout: 'ledger',
    palette: 'plum',
    charset: 'windows-1252',
    brand: 'Café Mélodie',
    tagline: 'Crêpes, chansons & a piano that is nearly in tune',
    home: `
      We opened the day the piano arrived and nobody could get it any further than the front room.
      - Galettes de sarrasin, from £8
      - Crème caramel “façon grand-mère”, £5
      - Live music on Fridays – no cover, no requests
    `,
    pages: [
      page(
        '/contact',
        'Contact',
        `
        @ Café Mélodie / ${melodie.officeLines.join(' / ')}
        = Telephone | 0116 496 0155
        `,
      ),
    ],
    foot: `© ${melodie.name} – registered in England & Wales – company no. ${melodie.number}`,
  },
  {
    domain: 'starlingmoor.test',
    shows: 'A policy copied from a vet with only the brand replaced: its number belongs to the vet.',
    trap: 'copied-policy',
    expected: NEEDS_REVIEW,
    layout: 'launch',
    palette: 'ember',
    brand: 'Starlingmoor',
    tagline: 'Small-batch coffee, roasted where the tramlines end',
    home: `
      Two farms in Huila, one in Sidama, and a drum roaster called Agnes.
      * Murmuration :: The house espresso: plum, malt, a bit of mischief.
      * First Bell :: Light and bright for people who get up before it.
      * Last Bus :: Decaf that does not apologise.
    `,
    pages: [
      page('/subscribe', 'Subscribe', 'A bag a week, a fortnight or a month. Pause it when you go away.'),
      formalPrivacy({
        who: `Starlingmoor (“we”, “us”) is operated by ${vets.name}, company number ${vets.number}, whose registered office is at ${vets.office}. We are the controller of the data of our clients and of the animals in our care.`,
        email: 'hello@starlingmoor.test',
      }),
    ],
    foot: '© Starlingmoor Coffee Roasters Ltd',
  },
  {
    domain: 'saltmarrow.test',
    shows: 'One letter apart: SEAFOOD in Whitby and SEAFOODS in Truro; the name and the postcode tell which.',
    trap: 'near-name',
    expected: matched(seafood.number),
    layout: 'counter',
    palette: 'sea',
    brand: 'Saltmarrow',
    tagline: 'Crab, lobster and kippers from Whitby',
    home: `
      Landed before eight, dressed by ten, with you tomorrow.
      $ Dressed crab :: £9.00 :: Brown and white, nothing else.
      $ Kippers, pair :: £6.50 :: Over oak, overnight.
      $ Lobster, cooked :: £28.00 :: About a pound and a half.
    `,
    pages: [
      saleTerms(`The seller is ${seafood.name}, ${seafood.office}.`),
      page(
        '/contact',
        'Contact',
        '= Telephone | 01632 960 091\n= E-mail | quay@saltmarrow.test\n= Hours | When the boats are in',
      ),
    ],
    foot: `© 2025 ${seafood.name}`,
  },
  {
    domain: 'marchpaneandmoth.test',
    shows: 'A sole trader: a person and not a company, and the site says so.',
    trap: 'sole-trader',
    expected: NO_MATCH,
    layout: 'letterpress',
    palette: 'rose',
    brand: 'Marchpane & Moth',
    tagline: 'Wedding cakes by one pair of hands',
    home: `
      I bake six cakes a month and no more, because the seventh is never as good as the others.
      - Almond and apricot, the one people ask for
      - Chocolate, prune and a lot of brandy
      - Lemon, elderflower, and flowers from my mother’s garden
    `,
    pages: [
      page(
        '/about',
        'About me',
        'Marchpane & Moth is the trading name of Odile Fennimarsh, sole trader. I work from a kitchen with five stars on the door and flour on the ceiling.',
      ),
      page(
        '/contact',
        'Contact',
        'Write to odile@marchpaneandmoth.test. I answer on Mondays, when the oven is cold.',
      ),
    ],
    foot: '© Odile Fennimarsh trading as Marchpane & Moth. Registered with the council as a food business.',
  },
];
