/** Groups, former names, and names that are nearly those of another company. */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, legalNotice, page, plainPrivacy, saleTerms, tabledPrivacy } from '../policies.ts';
import { matched, NEEDS_REVIEW, type SiteDesign } from '../site.ts';

const group = factsOf('58316274');
const foods = factsOf('69147382');
const logistics = factsOf('72583914');
const retail = factsOf('76820415');
const brindlemere = factsOf('75310827');
const copperdene = factsOf('66840291');
const optics = factsOf('72461839');
const plasterer = factsOf('72461893');
const publishers = factsOf('74018356');

export const GROUPS_AND_NAMES: SiteDesign[] = [
  {
    domain: 'oakenfellgroup.test',
    shows: 'A group’s own site, with the numbers of all its companies in a table.',
    trap: 'group',
    expected: matched(group.number),
    layout: 'practice',
    palette: 'moss',
    brand: 'Oakenfell Group',
    tagline: 'Good food, moved well, sold fairly',
    home: `
      From one mill in Lincolnshire to three businesses and two thousand people.
      * Foods :: Soups, sauces and puddings for other people’s labels and our own.
      * Logistics :: Two hundred lorries, most of them clean.
      * Retail :: The Oakenfell Larder, on the high street and online.
    `,
    pages: [
      page(
        '/our-companies',
        'Our companies',
        `
        | **Company** | **Number** | **Does** |
        | ${foods.name} | ${foods.number} | Makes |
        | ${logistics.name} | ${logistics.number} | Moves |
        | ${retail.name} | ${retail.number} | Sells |
        Each is a wholly owned subsidiary.
        `,
      ),
      page(
        '/modern-slavery',
        'Modern slavery statement',
        `This statement is made by ${group.name} and its subsidiaries under section 54 of the Modern Slavery Act 2015. Every supplier is visited before the first order and every year after.`,
      ),
      legalNotice(
        `This website is operated by ${group.name}. Registered in England and Wales, registered number ${group.number}. Registered office: ${group.office}.`,
      ),
    ],
    foot: `© ${group.name}`,
  },
  {
    domain: 'oakenfellfoods.test',
    shows: 'A subsidiary that names its parent and the parent’s number beside its own.',
    trap: 'group',
    expected: matched(foods.number),
    layout: 'workshop',
    palette: 'brick',
    brand: 'Oakenfell Foods',
    tagline: 'Soup is a serious matter',
    home: `
      Forty kettles in Lincoln, stirred by people who eat there.
      * Own label :: Your recipe, our kettles, nobody the wiser.
      * Food service :: Ten-litre pouches for kitchens in a hurry.
      * Oakenfell Farmhouse :: Our own range, with the hare on the lid.
    `,
    pages: [
      page('/careers', 'Work here', 'Shifts of eight hours, hot lunch, and as much soup as you can carry.'),
      page('/contact', 'Contact', `@ ${foods.officeLines.join(' / ')}\n= Telephone | 01632 960 540`),
    ],
    foot: `
      ${foods.name}, registered in England and Wales no. ${foods.number}. Registered office: ${foods.office}.
      Part of ${group.name} (registered no. ${group.number}).
    `,
  },
  {
    domain: 'oakenfelllogistics.test',
    shows: 'The foot names only the group; the number of the operator is on the legal page.',
    trap: 'number-on-legal-page',
    expected: matched(logistics.number),
    layout: 'bands',
    palette: 'sea',
    brand: 'Oakenfell Logistics',
    tagline: 'Chilled, ambient and on time',
    home: `
      Nine depots between Leicester and Inverness, and a night shift that knows every lay-by.
      * Chilled :: From two to five degrees, logged every minute.
      * Ambient :: Pallets, cages and the occasional piano.
      * Last mile :: Vans with names. Ask for Doris.
    `,
    pages: [
      page(
        '/depots',
        'Depots',
        '- Leicester\n- Lincoln\n- Carlisle\n- Exeter, since the people there insisted',
      ),
      legalNotice(
        `Carriage is undertaken by ${logistics.name} (registered number ${logistics.number}), ${logistics.office}, on the conditions of carriage that we send with every quotation.`,
      ),
    ],
    foot: `Part of the Oakenfell family. © ${group.name}`,
  },
  {
    domain: 'oakenfell-shop.test',
    shows: 'The shop of a group under a trading name.',
    trap: 'trading-name',
    expected: matched(retail.number),
    layout: 'counter',
    palette: 'moss',
    brand: 'The Oakenfell Larder',
    tagline: 'Fill the shelf, then the table',
    home: `
      $ Pea and mint soup :: £3.20 :: The one with the hare.
      $ Damson pickle :: £4.10 :: Better with every month you forget it.
      $ Oat biscuits :: £2.80 :: They do not survive the drive home.
    `,
    pages: [
      saleTerms(
        `The Oakenfell Larder is a trading name of ${retail.name}, company number ${retail.number}, ${retail.office}. It belongs to the group of ${group.name}.`,
      ),
      plainPrivacy({
        who: `${retail.name} looks after your data, and the Oakenfell companies may see it.`,
        email: 'larder@oakenfell-shop.test',
      }),
    ],
    foot: `© 2025 ${retail.name}`,
  },
  {
    domain: 'oakenfell-kitchen.test',
    shows: 'Two companies of a group run one site together, and nothing says which of them answers for it.',
    trap: 'two-operators',
    expected: NEEDS_REVIEW,
    layout: 'journal',
    palette: 'honey',
    brand: 'The Oakenfell Kitchen',
    tagline: 'Recipes from the people who make the soup and the people who sell it',
    home: `
      ## Leek and barley, for eight
      Slice six leeks thinner than you think is reasonable. Sweat them in butter until the kitchen goes quiet.
      ## What to do with a glut of damsons
      Pickle half. Give the other half to somebody who has not asked.
    `,
    pages: [
      page(
        '/about',
        'About',
        `
        The Oakenfell Kitchen is run jointly by ${foods.name} (company number ${foods.number}) and ${retail.name} (company number ${retail.number}).
        We test every recipe twice, once in each canteen.
        `,
      ),
    ],
    foot: `© ${foods.name} and ${retail.name}`,
  },
  {
    domain: 'brindlemere.test',
    shows: 'The site still prints the name the company gave up three years ago; the number is the same.',
    trap: 'renamed',
    expected: matched(brindlemere.number),
    layout: 'launch',
    palette: 'teal',
    brand: 'Brindlemere',
    tagline: 'Software for people who have other things to do',
    home: `
      * Booking :: For swimming pools, village halls and a llama trek.
      * Stock :: It counts so that you can go home.
      * Rescue :: You have a system nobody understands. We have Marjorie.
    `,
    pages: [
      tabledPrivacy({
        who: 'The controller is Brindlemere Web Design Ltd.',
        email: 'privacy@brindlemere.test',
      }),
      page('/contact', 'Contact', `@ Brindlemere / ${brindlemere.officeLines.join(' / ')}`),
    ],
    foot: `© Brindlemere Web Design Ltd. Registered in England and Wales number ${brindlemere.number}.`,
  },
  {
    domain: 'copperdene.test',
    shows: 'Two former names and the present one on one page, for readers of old share certificates.',
    trap: 'renamed',
    expected: matched(copperdene.number),
    layout: 'sidebar',
    palette: 'ember',
    brand: 'Copperdene',
    tagline: 'Warm houses in the North East since the coal carts',
    home: `
      We sold coal by the sack, then oil by the tank. Now we sell heat, and put in the pumps that make it.
      * Heat pumps :: Surveyed, fitted and explained twice.
      * Local networks :: One warm pipe for a whole terrace.
      * Oil and solid fuel :: While you still need it.
    `,
    pages: [
      page(
        '/history',
        'Our history',
        `
        | Until nineteen years ago | Dene Fuels Limited |
        | Until eleven years ago | Copperdene Coal Merchants Limited |
        | Today | ${copperdene.name} |
        `,
      ),
      legalNotice(
        `${copperdene.name} (formerly Copperdene Coal Merchants Limited). Company registration no: ${copperdene.number}. Registered office: ${copperdene.office}.`,
      ),
    ],
    foot: '© Copperdene Energy. Somebody is on call every night: 0191 498 0166.',
  },
  {
    domain: 'heronscaroptics.test',
    shows: `Two digits of the number are swapped, and the number printed is a plasterer’s in Truro.`,
    trap: 'wrong-number',
    expected: matched(optics.number),
    layout: 'bands',
    palette: 'night',
    brand: 'Heronscar Optics',
    tagline: 'Lenses for looking at very small and very far things',
    home: `
      Ground and polished in Cambridge, to a tenth of a wavelength and sometimes better.
      * Microscopy :: Objectives that make biologists swear with joy.
      * Astronomy :: Correctors for telescopes older than we are.
      * One-offs :: Send a sketch. Napkins are fine.
    `,
    pages: [
      page(
        '/company',
        'The company',
        `${optics.name} was founded by two people who met in a darkroom. We are thirty now, and still turn the lights off a lot.`,
      ),
      page(
        '/contact',
        'Contact',
        `@ ${optics.name} / ${optics.officeLines.join(' / ')}\n= Telephone | 01632 960 349`,
      ),
    ],
    foot: `© ${optics.name}. Registered in England, company number ${plasterer.number}. Registered office: ${optics.office}.`,
  },
  {
    domain: 'rookcombe-garrowby.test',
    shows: 'Publishers who print their name only, and a second house in Oxford whose name has one word more.',
    trap: 'near-name',
    expected: matched(publishers.number),
    layout: 'journal',
    palette: 'chalk',
    brand: publishers.name.replace(' Limited', ''),
    tagline: 'Publishers of natural history and other quarrels, Oxford',
    home: `
      ## New this season
      $ A Field Guide to Puddles :: £16.99 :: With forty plates and one wet page.
      $ The Owl’s Accountant :: £9.99 :: A novel, mostly.
      $ Hedges: A Defence :: £22.00 :: The second edition answers its critics.
    `,
    pages: [
      page(
        '/submissions',
        'Submissions',
        'The first three chapters, on paper, with a stamp. We answer everything, in the end.',
      ),
      formalPrivacy({
        who: `We are ${publishers.name}. We publish books and keep the addresses of those who buy them.`,
        email: 'press@rookcombe-garrowby.test',
      }),
    ],
    foot: `© ${publishers.name}, Oxford`,
  },
];
