/** New companies, and companies in trouble or dissolved whose website still exists. */
import { factsOf } from '../company-facts.ts';
import { legalNotice, page, plainPrivacy, saleTerms, tabledPrivacy, workTerms } from '../policies.ts';
import { matched, NEEDS_REVIEW, type SiteDesign } from '../site.ts';

const books = factsOf('83014926');
const lantern = factsOf('77450296');
const climbing = factsOf('75290416');
const motors = factsOf('71920483');
const furniture = factsOf('70538164');
const cycles = factsOf('73290461');
const print = factsOf('76192840');
const homes = factsOf('65731908');
const hire = factsOf('82049317');

export const FRESH_STARTS: SiteDesign[] = [
  {
    domain: 'quietheron.test',
    shows: 'A company that is a few months old.',
    trap: 'young',
    expected: matched(books.number),
    layout: 'letterpress',
    palette: 'teal',
    brand: 'Quiet Heron Books',
    tagline: 'A bookshop with one good chair',
    home: `
      We opened with four hundred books and a cat who came with the lease. There are more books now.
      - Norfolk, birds and weather
      - Novels, read by at least one of us
      - A shelf for people who do not know what they want
    `,
    pages: [
      page(
        '/about',
        'About the shop',
        `${books.name} (company number ${books.number}) is two sisters and the cat. Registered office: ${books.office}.`,
      ),
    ],
    foot: '© Quiet Heron Books. Mind the step.',
  },
  {
    domain: '4thlantern.test',
    shows: 'A designer has put every part of the number into an element of its own.',
    trap: 'split-number',
    expected: matched(lantern.number),
    layout: 'bistro',
    palette: 'night',
    brand: '4th Lantern',
    tagline: 'Short films, long nights',
    home: `
      A studio under the railway arches. The trains are in all our soundtracks, if you know where to listen.
      * Documentary :: We wait until people forget the camera.
      * Commercials :: Sometimes, for things we like.
      * Grading :: Four rooms without windows.
    `,
    pages: [
      page('/showreel', 'Showreel', 'Four minutes, no music. Ask us for the link.'),
      page('/contact', 'Contact', `@ 4th Lantern Studios / ${lantern.officeLines.join(' / ')}`),
    ],
    foot: `
      <p><span>${lantern.name}</span> <span>Company</span> <span>No.</span> <b>${lantern.number.slice(0, 2)}</b><b>${lantern.number.slice(2, 5)}</b><b>${lantern.number.slice(5)}</b></p>
    `,
  },
  {
    domain: 'greywetherclimbing.test',
    shows: 'The particulars are in microdata and JSON-LD, and the text says little.',
    trap: 'structured-data',
    expected: matched(climbing.number),
    layout: 'bands',
    palette: 'brick',
    brand: 'Greywether',
    tagline: 'Ropes, boulders and very strong coffee',
    head: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'SportsActivityLocation',
      name: 'Greywether',
      legalName: climbing.name,
      url: 'https://greywetherclimbing.test/',
      address: {
        '@type': 'PostalAddress',
        streetAddress: climbing.officeLines[0],
        postalCode: climbing.postcode,
        addressCountry: 'GB',
      },
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'Companies House company number',
        value: climbing.number,
      },
    })}</script>`,
    home: `
      Two hundred routes, reset on Mondays by people with no mercy.
      | Adult | £14 |
      | Under 16 | £9 |
      | Shoes | £3 |
      | Spectating parent | a coffee |
    `,
    pages: [
      page(
        '/visit',
        'Visit',
        `
        <div itemscope itemtype="https://schema.org/LocalBusiness"><span itemprop="legalName">${climbing.name}</span><br><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${climbing.officeLines[0]}</span>, <span itemprop="postalCode">${climbing.postcode}</span></span></div>
        Open from ten to ten. The wall closes when the last person has let go.
        `,
      ),
    ],
    foot: '© Greywether, Sheffield',
  },
  {
    domain: 'calderwickmotors.test',
    shows: 'In liquidation: the notice names the liquidators’ firm as well.',
    trap: 'insolvent',
    expected: matched(motors.number),
    layout: 'builder',
    palette: 'brick',
    brand: 'Calderwick Motors',
    tagline: 'We have stopped trading',
    home: `
      ## Notice to customers and creditors
      ${motors.name} (company number ${motors.number}) is in creditors’ voluntary liquidation. The liquidators are of Thornaby Vane Advisory LLP, who can be reached at claims@thornabyvane.test.
      Cars that are with us for repair can be fetched on weekday mornings. Please bring the green slip.
    `,
    pages: [
      page(
        '/creditors',
        'Creditors',
        'Send a statement of what you are owed, with copies of invoices, before the end of the quarter.',
      ),
    ],
    foot: `${motors.name} – in liquidation. Registered office: ${motors.office}.`,
  },
  {
    domain: 'dapplemere.test',
    shows: 'In administration, and selling its stock.',
    trap: 'insolvent',
    expected: matched(furniture.number),
    layout: 'shopfront',
    palette: 'oak',
    brand: 'Dapplemere',
    tagline: 'Tables, chairs and a great many offers',
    home: `
      $ The Trent table :: £240.00 :: Was £480. Seats eight, or six who do not get on.
      $ Rocking chair :: £95.00 :: Last eleven.
      $ Bookcase, tall :: £130.00 :: Collect only, with a friend.
    `,
    pages: [
      legalNotice(
        `${furniture.name} (in administration), registered in England number ${furniture.number}, ${furniture.office}. The affairs, business and property of the company are being managed by the joint administrators, who act as its agents and without personal liability.`,
      ),
      saleTerms(`The seller is ${furniture.name} (in administration). Sales are final.`),
    ],
    foot: `© ${furniture.name} (in administration)`,
  },
  {
    domain: 'yarrowbeckcycles.test',
    shows: 'The company is dissolved, so whoever runs its website now may be another.',
    trap: 'dissolved',
    expected: NEEDS_REVIEW,
    layout: 'counter',
    palette: 'teal',
    brand: 'Yarrowbeck Cycles',
    tagline: 'Bicycles for flat countries',
    home: `
      $ The Fenman :: £690.00 :: Upright, three gears, basket for eels.
      $ Service :: £55.00 :: Back the same day.
      $ Puncture :: £9.00 :: While you wait and complain.
    `,
    pages: [
      page('/hire', 'Hire', 'By the day or the week. Deposit: something you would miss.'),
      workTerms(
        `${cycles.name}, company number ${cycles.number}, registered in England and Wales. Registered office: ${cycles.office}.`,
      ),
    ],
    foot: `© 2021 ${cycles.name}`,
  },
  {
    domain: 'umberfellprint.test',
    shows: 'A company in a voluntary arrangement with its creditors, trading as before.',
    trap: 'insolvent',
    expected: matched(print.number),
    layout: 'ledger',
    palette: 'plum',
    brand: 'Umberfell Print',
    tagline: 'Litho, letterpress and no questions about the font',
    home: `
      - Posters, from A5 to the side of a bus
      - Books in runs of fifty and up
      - Wedding invitations, and the discreet correction slip
    `,
    pages: [
      tabledPrivacy({
        who: `The controller is ${print.name} (company registration number ${print.number}), ${print.office}.`,
        email: 'press@umberfellprint.test',
      }),
      page('/quote', 'Get a quote', 'Size, paper, colours, how many, by when. 0151 496 0340.'),
    ],
    foot: `© ${print.name}`,
  },
  {
    domain: 'castlemoorhomes.test',
    shows: 'A builder in receivership with plots still to sell.',
    trap: 'insolvent',
    expected: matched(homes.number),
    layout: 'workshop',
    palette: 'slate',
    brand: 'Castlemoor Homes',
    tagline: 'Thirty-one new houses by the reservoir',
    home: `
      * Plot 4, The Heron :: Four bedrooms, a study, a view of water on two sides.
      * Plot 9, The Dipper :: Three bedrooms, and a garage for small cars or large bicycles.
      * Plot 12, The Wren :: Two bedrooms and the afternoon sun.
    `,
    pages: [
      page(
        '/visit',
        'Visit the site',
        'The show house is open from Thursday to Monday. Hard hats are provided.',
      ),
      plainPrivacy({
        who: `${homes.name} keeps the details of people who ask about a house.`,
        email: 'sales@castlemoorhomes.test',
      }),
    ],
    foot: `${homes.name}. Receivers have been appointed over some of its property. Registered in England & Wales, no. ${homes.number}. Registered office: ${homes.office}.`,
  },
  {
    domain: 'swallowcar.test',
    shows: 'The registrar proposes to strike the company off; it still hires out cars.',
    trap: 'strike-off',
    expected: matched(hire.number),
    layout: 'launch',
    palette: 'ember',
    brand: 'Swallowcar',
    tagline: 'Electric cars by the hour, near Reading station',
    home: `
      * Hop :: £6 an hour, charge included.
      * Day out :: £48, and we lend you the picnic rug.
      * Moving day :: The van is called Brenda. Be kind to her.
    `,
    pages: [
      page('/how', 'How it works', 'Book, walk, open with your phone, drive, bring back, plug in.'),
      workTerms(`Cars are hired from ${hire.name} (registered in England and Wales, ${hire.number}).`),
    ],
    foot: `© Swallowcar is a trading name of ${hire.name}, ${hire.office}`,
  },
];
