/** Firms that make and repair things: the usual small firm, with what usually goes wrong on its website. */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, page, plainPrivacy, saleTerms, tabledPrivacy, workTerms } from '../policies.ts';
import { matched, type SiteDesign } from '../site.ts';

const tarnwick = factsOf('73816452');
const hallowmere = factsOf('70294183');
const tolverne = factsOf('79048261');
const mossgarth = factsOf('74201968');
const sallowfield = factsOf('79263804');
const pennyroyal = factsOf('77183925');
const plumb = factsOf('77936150');
const quillmere = factsOf('75842063');
const candles = factsOf('80942713');
const toys = factsOf('81730426');

export const MAKERS: SiteDesign[] = [
  {
    domain: 'tarnwickjoinery.test',
    shows: 'The usual case: name, number and registered office in the foot of every page.',
    trap: 'plain',
    expected: matched(tarnwick.number),
    layout: 'workshop',
    palette: 'oak',
    brand: 'Tarnwick Joinery',
    tagline: 'Stairs, windows and kitchens, made by hand in Kendal',
    home: `
      We are six joiners and an apprentice in a stone barn at the edge of the fells. What leaves our bench is made from timber we chose as logs.
      * Staircases :: Cut-string, closed-string or winding: drawn with you at the table, fitted in two days.
      * Sash windows :: Mended where we can, remade where we must, quiet and warm either way.
      * Kitchens :: Oak, ash and elm, with doors that still close true in thirty years.
      > They hung our front door in a gale and it has not rattled since. – A customer in Sedbergh
      [Ask for a quotation](/contact)
    `,
    pages: [
      page(
        '/about',
        'The workshop',
        `
        The barn was a wool store, then a dance hall, then ours. Two of us learned the trade from the man who had it before; the others came from boat yards and theatres.
        ## How a job goes
        - We come and measure, and drink your tea.
        - You get a drawing and a price that stays the price.
        - We make it here, show it to you, and fit it.
        `,
      ),
      page(
        '/contact',
        'Contact',
        `
        The kettle is on from half past seven.
        @ ${tarnwick.officeLines.join(' / ')}
        = Telephone | 01632 960 145
        = E-mail | bench@tarnwickjoinery.test
        = Open | Monday to Friday, 7.30 to 17.00
        `,
      ),
      plainPrivacy({
        who: `This website belongs to ${tarnwick.name}.`,
        email: 'bench@tarnwickjoinery.test',
      }),
    ],
    foot: `
      © 2025 ${tarnwick.name}. Registered in England and Wales, company number ${tarnwick.number}. Registered office: ${tarnwick.office}.
    `,
  },
  {
    domain: 'hallowmerebakery.test',
    shows: 'No number, and a dissolved company of the same name: the postcode on the contact page decides.',
    trap: 'same-name',
    expected: matched(hallowmere.number),
    layout: 'bistro',
    palette: 'honey',
    brand: 'Hallowmere Bakery',
    tagline: 'Sourdough, parkin and patience since the ovens were lit',
    home: `
      Everything is mixed before midnight and sold before noon. When it is gone, it is gone.
      | Fell loaf, rye and barley | £4.20 |
      | Leeds plait, with poppy seed | £3.80 |
      | Parkin, by the slab | £2.60 |
      | Curd tart | £3.10 |
      > The queue is part of the breakfast. – The Saturday crowd
    `,
    pages: [
      page(
        '/find-us',
        'Find us',
        `
        ${hallowmere.name} bakes and sells in one room, so follow your nose.
        @ ${hallowmere.officeLines.join(' / ')}
        = Telephone | 0113 496 0182
        = Open | Tuesday to Saturday, 7.00 until the shelves are empty
        `,
      ),
      page(
        '/wholesale',
        'Wholesale',
        'Cafés within ten miles can have bread by six in the morning. Write to crust@hallowmerebakery.test and say how many.',
      ),
    ],
    foot: '© 2025 Hallowmere Bakery Limited. Baked with care, sliced with reluctance.',
  },
  {
    domain: 'tolverneboats.test',
    shows: 'The last digit of the company number is missing; name, office and domain put it right.',
    trap: 'wrong-number',
    expected: matched(tolverne.number),
    layout: 'sidebar',
    palette: 'sea',
    brand: 'Tolverne Boat Builders',
    tagline: 'Clinker dinghies and working boats',
    home: `
      We build two boats a year and mend thirty. If yours has a name, we will use it.
      * New boats :: Larch on oak, from a ten-foot pram to a twenty-six-foot crabber.
      * Repairs :: Planks, ribs, keels, and the thing the last owner did with filler.
      * Winter berths :: Under cover, with a stove in the corner and somebody looking in daily.
    `,
    pages: [
      page(
        '/the-yard',
        'The yard',
        'The slip was dug for oyster boats. At spring tides the river comes in at the door, and we let it.',
      ),
      workTerms(
        `The builder is ${tolverne.name} (company no. ${tolverne.number.slice(0, 7)}), whose registered office is at ${tolverne.office}. A stage of the boat becomes yours when you have paid for it.`,
      ),
      page(
        '/contact',
        'Contact',
        '= Telephone | 01632 960 377\n= E-mail | yard@tolverneboats.test\n= By water | Sound your horn off the red perch',
      ),
    ],
    foot: '© Tolverne Boat Builders. All our sawdust is our own.',
  },
  {
    domain: 'mossgarth.test',
    shows: 'A placeholder number was never filled in, and a comment in the source names somebody else’s.',
    trap: 'look-alike-number',
    expected: matched(mossgarth.number),
    layout: 'builder',
    palette: 'moss',
    brand: 'Mossgarth Landscapes',
    tagline: 'Gardens that look as if nobody had made them',
    home: `
      Walls, ponds, meadows and the paths between them, for gardens in Cheshire and the Peak.
      * Design :: A walk, a sketch, and a plan you can build all at once or over ten years.
      * Build :: Dry stone, oak and plants from our own frames.
      * Keep :: Two visits a month by the people who built it.
    `,
    pages: [
      page(
        '/contact',
        'Contact',
        `
        <!-- old footer: Registered in England, company number ${plumb.number} -->
        = Telephone | 0161 496 0231
        = Waste carrier | CBDU 482915
        = VAT | GB 071 4926 65
        = E-mail | dig@mossgarth.test
        @ ${mossgarth.officeLines.join(' / ')}
        `,
      ),
      formalPrivacy({
        who: `${mossgarth.name} of ${mossgarth.office} decides what happens to personal data on this website.`,
        email: 'dig@mossgarth.test',
      }),
    ],
    foot: `
      © ${mossgarth.name} | Company No. 12345678 | Tel 0161 496 0231
    `,
  },
  {
    domain: 'osallowfieldroofing.test',
    shows:
      'Apostrophe, ampersand, brackets and full stop: a name that is spelt in five ways on its own site.',
    trap: 'odd-spelling',
    expected: matched(sallowfield.number),
    layout: 'ledger',
    palette: 'brick',
    brand: 'O’Sallowfield and Sons',
    tagline: 'Slates, leads and chimneys. Est. when Grandad bought a ladder',
    home: `
      No job too high. Three generations on the roofs of Merseyside and not one of us afraid of rain.
      - Welsh slate, new and reclaimed
      - Lead valleys, flashings and the odd gargoyle
      - Chimneys swept, pointed or taken down
      {{O&#39;Sallowfield &amp; Sons}} answer the telephone themselves: 0151 496 0119.
    `,
    pages: [
      page(
        '/about-us',
        'About us',
        `
        The yard is at ${sallowfield.office}. Come on a Friday and there is cake.
        {{O&rsquo;Sallowfield &amp; Sons&nbsp;(Roofing)&nbsp;Ltd.}} is insured up to five million pounds and has never needed it.
        `,
      ),
    ],
    foot: `{{O&#8217;SALLOWFIELD &amp; SONS&nbsp;(ROOFING) LTD &middot; Reg. in England&nbsp;&amp;&nbsp;Wales&nbsp;No.&nbsp;${sallowfield.number.slice(0, 4)}&nbsp;${sallowfield.number.slice(4)}}}`,
  },
  {
    domain: 'pennyroyalrooms.test',
    shows:
      'The web agency and the payment firm print their numbers too; only one of the three runs the site.',
    trap: 'agency-named',
    expected: matched(pennyroyal.number),
    layout: 'bands',
    palette: 'plum',
    brand: 'Pennyroyal',
    tagline: 'A room in the garden, finished in nine days',
    home: `
      Cedar, wool and glass. We bring the room in parts, bolt it together, and take our rubbish home.
      * The Study :: Three metres by two and a half, with a desk that looks at something green.
      * The Studio :: North light, a sink, and a floor that forgives paint.
      * The Annexe :: For grown-up children who said they would only stay until spring.
    `,
    pages: [
      page(
        '/contact',
        'Visit the show garden',
        `
        Wear boots.
        @ ${pennyroyal.officeLines.join(' / ')}
        = Telephone | 01632 960 508
        `,
      ),
      tabledPrivacy({
        who: `The controller of your data is ${pennyroyal.name}, company number ${pennyroyal.number}.`,
        email: 'hello@pennyroyalrooms.test',
        processors: [
          `Deposits are taken by ${quillmere.name} (company number ${quillmere.number}, registered office ${quillmere.office}).`,
          `The website is looked after by ${plumb.name}, registered in England and Wales under ${plumb.number}.`,
        ],
      }),
    ],
    foot: `
      © ${pennyroyal.name}
      Website by [Plumb & Plain](https://plumbandplain.test/) – ${plumb.name}, company number ${plumb.number}
    `,
  },
  {
    domain: 'fennelbridgecandles.test',
    shows: 'The registered office is the accountants’, who are named in the address; the number is its own.',
    trap: 'care-of',
    expected: matched(candles.number),
    layout: 'shopfront',
    palette: 'rose',
    brand: 'Fennelbridge',
    tagline: 'Beeswax candles, poured on Sundays',
    home: `
      One woman, two pans and the best-smelling kitchen in Suffolk.
      $ The Long Evening :: £14.00 :: Forty hours, unscented, dipped nine times.
      $ Fennel & Smoke :: £18.00 :: For rooms with books in them.
      $ A Dozen Stubs :: £9.00 :: Ends and seconds. They burn just as well.
    `,
    pages: [
      page(
        '/our-story',
        'Our story',
        'It began with a neighbour’s hives and a wet winter. Now there are eleven hives, and the winters are as wet as ever.',
      ),
      saleTerms(
        `You buy from ${candles.name}, a company registered in England under number ${candles.number}. Its registered office is ${candles.office}; please send parcels to the address on your invoice instead, as our accountants do not sell candles.`,
      ),
      plainPrivacy({
        who: `Fennelbridge is ${candles.name}.`,
        email: 'wick@fennelbridgecandles.test',
        processors: [
          `card payments by ${quillmere.name}, ${quillmere.office}, registered number ${quillmere.number}`,
        ],
      }),
    ],
    foot: `© 2025 ${candles.name}. Keep away from curtains and cats.`,
  },
  {
    domain: 'littleteasel.test',
    shows: 'Name and care-of address only, and two other companies have that address.',
    trap: 'care-of',
    expected: matched(toys.number),
    layout: 'shopfront',
    palette: 'teal',
    brand: 'Little Teasel',
    tagline: 'Wooden toys that survive brothers',
    home: `
      Beech, beeswax and no batteries. Every toy has a number burned into its foot, and we mend it forever.
      $ The Tumbling Hedgehog :: £22.00 :: Goes downstairs better than up.
      $ Harbour Set :: £38.00 :: Three boats, a crane and a disapproving gull.
      $ Pull-along Snail :: £19.00 :: For people who are new to walking.
    `,
    pages: [
      page(
        '/delivery-and-returns',
        'Delivery & returns',
        `
        Orders before noon leave the same day. Little Teasel is the shop of ${toys.name}.
        Registered office: ${toys.office}.
        `,
      ),
      page('/safety', 'Safety', 'All toys are tested to EN 71. None has yet been tested to destruction.'),
    ],
    foot: `© ${toys.name}`,
  },
];
