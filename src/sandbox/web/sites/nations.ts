/**
 * Companies of Scotland, Wales and Northern Ireland, and companies with old numbers: the same facts, printed
 * in other ways.
 */
import { factsOf } from '../company-facts.ts';
import { formalPrivacy, legalNotice, page, plainPrivacy, saleTerms, workTerms } from '../policies.ts';
import { matched, type SiteDesign } from '../site.ts';

const farthingley = factsOf('00071893');
const wainscott = factsOf('00093417');
const glenmarrow = factsOf('SC938142');
const eilidh = factsOf('SC961307');
const linen = factsOf('NI094318');
const ferries = factsOf('R0937461');
const larkenshaw = factsOf('76403918');
const fernwerk = factsOf('FC927416');
const water = factsOf('68250913');

export const NATIONS: SiteDesign[] = [
  {
    domain: 'farthingley.test',
    shows: 'A number from 1901 without its zeros.',
    trap: 'low-number',
    expected: matched(farthingley.number),
    layout: 'ledger',
    palette: 'slate',
    brand: 'Farthingley & Sons',
    tagline: 'Files, rasps and knives. Sheffield',
    home: `
      Forged, ground and hardened under one roof. The roof has been replaced twice; the hammer has not.
      - Farriers’ rasps
      - Saw files, from needle to mill
      - Kitchen knives, by arrangement with the foreman
    `,
    pages: [
      page(
        '/history',
        'History',
        `Founded by a farrier who was tired of bad rasps. ${farthingley.name} has been in the same street ever since.`,
      ),
      page(
        '/contact',
        'Contact',
        `@ ${farthingley.officeLines.join(' / ')}\n= Telephone | 0114 496 0103\n= Telegrams | Please do`,
      ),
    ],
    foot: `${farthingley.name}. Registered in England No. ${farthingley.bareNumber}.`,
  },
  {
    domain: 'wainscott-brothers.test',
    shows: 'An old number of five digits on the terms page, after “Reg. No.”.',
    trap: 'low-number',
    expected: matched(wainscott.number),
    layout: 'workshop',
    palette: 'oak',
    brand: 'Wainscott Brothers',
    tagline: 'Panelling, pews and doors for Norfolk churches',
    home: `
      The last brother retired before the war, but the saws are theirs.
      * Panelling :: Quarter-sawn oak, pegged, never glued.
      * Pews :: Repaired in the church, between services.
      * Doors :: For people, cats and bell ringers.
    `,
    pages: [
      workTerms(
        `Work is done by ${wainscott.name} (Reg. No. ${wainscott.bareNumber}, England), ${wainscott.office}.`,
      ),
      page('/contact', 'Contact', '= Telephone | 01632 960 288\n= E-mail | bench@wainscott-brothers.test'),
    ],
    foot: `© ${wainscott.name}`,
  },
  {
    domain: 'glenmarrow.test',
    shows: '“Registered in Scotland”, and the number without its letters.',
    trap: 'unprefixed-number',
    expected: matched(glenmarrow.number),
    layout: 'shopfront',
    palette: 'plum',
    brand: 'Glenmarrow',
    tagline: 'Tweed from the water of the glen',
    home: `
      $ Heather throw :: £140.00 :: The colour of the hill in the second week of August.
      $ Keeper’s scarf :: £58.00 :: Narrow, warm, discreet.
      $ Tweed by the metre :: £46.00 :: Twenty-two patterns, one of them secret.
    `,
    pages: [
      saleTerms(
        `You deal with ${glenmarrow.name}, registered in Scotland under number ${glenmarrow.number.slice(2)}, registered office ${glenmarrow.office}.`,
      ),
      page(
        '/the-mill',
        'The mill',
        'Eleven looms, the oldest of them older than the road. Visitors on Wednesdays.',
      ),
    ],
    foot: '© Glenmarrow Textiles. Woven slowly.',
  },
  {
    domain: 'eilidhdesign.test',
    shows: 'A Scottish number in groups of three, with a space after the letters.',
    trap: 'scottish',
    expected: matched(eilidh.number),
    layout: 'launch',
    palette: 'honey',
    brand: 'Eilidh Thistlewaite',
    tagline: 'Type, books and shop signs',
    home: `
      I draw letters. Sometimes they go on books, sometimes over doors, once on a whale.
      * Lettering :: Brush, chisel or pixel.
      * Books :: From the first page to the spine.
      * Signs :: I paint them myself, so pray for a dry week.
    `,
    pages: [
      page('/work', 'Work', 'A bakery in Partick. A poet’s collected drafts. The whale.'),
      page(
        '/contact',
        'Contact',
        `
        = Studio | ${eilidh.office}
        = E-mail | eilidh@eilidhdesign.test
        = Company | ${eilidh.name}
        = Registered in Scotland | SC ${eilidh.number.slice(2, 5)} ${eilidh.number.slice(5)}
        `,
      ),
    ],
    foot: '© Eilidh Thistlewaite Design',
  },
  {
    domain: 'northmarrowlinen.test',
    shows: 'A Northern Irish number whose zero was left out.',
    trap: 'northern-irish',
    expected: matched(linen.number),
    layout: 'shopfront',
    palette: 'teal',
    brand: 'Northmarrow Linen',
    tagline: 'Sheets that are better in ten years',
    home: `
      $ Bed linen, double :: £210.00 :: Washed twice before you see it.
      $ Tea towels, three :: £27.00 :: They dry. It is a low bar, and few clear it.
      $ Table runner :: £48.00 :: With the old mill’s selvedge.
    `,
    pages: [
      saleTerms(
        `Goods are sold by ${linen.name}. Registered in Northern Ireland, company number NI${linen.bareNumber}. Registered office: ${linen.office}.`,
      ),
      plainPrivacy({
        who: `We are ${linen.name}.`,
        email: 'mill@northmarrowlinen.test',
      }),
    ],
    foot: '© Northmarrow Linen, Belfast',
  },
  {
    domain: 'kirkhallowferries.test',
    shows: 'A number that begins with R0, from before 1983, beside one that looks like it.',
    trap: 'northern-irish',
    expected: matched(ferries.number),
    layout: 'counter',
    palette: 'sea',
    brand: 'Kirkhallow Ferries',
    tagline: 'Across the lough in eleven minutes',
    home: `
      | Foot passenger | £3.00 |
      | Bicycle | £1.50 |
      | Car and all in it | £14.00 |
      | Sheep, each | £0.80 |
      The first boat leaves at seven, the last when the captain has had his tea.
    `,
    pages: [
      page(
        '/conditions-of-carriage',
        'Conditions of carriage',
        `
        The carrier is ${ferries.name}, incorporated in Northern Ireland, registered number ${ferries.number}, ${ferries.office}.
        Berth licence R0482916. In fog we wait.
        `,
      ),
      page('/timetable', 'Timetable', 'Every half hour, on the hour and the half. Sundays from ten.'),
    ],
    foot: `© ${ferries.name} · 028 9649 6208`,
  },
  {
    domain: 'larkenshaw.test',
    language: 'cy',
    shows: 'A site in Welsh only, of a company that ends in CYF.',
    trap: 'welsh',
    expected: matched(larkenshaw.number),
    layout: 'bands',
    palette: 'brick',
    brand: 'Larkenshaw Dylunio',
    tagline: 'Dylunio i bobl sy’n hoffi geiriau',
    home: `
      Stiwdio fach ger y môr. Rydym yn dylunio llyfrau, arwyddion a gwefannau, yn Gymraeg yn gyntaf.
      * Llyfrau :: O’r clawr i’r dudalen olaf.
      * Arwyddion :: Ar bren, ar lechen, ar y wal.
      * Gwefannau :: Yn gyflym ac yn ddarllenadwy.
    `,
    pages: [
      page(
        '/amdanom-ni',
        'Amdanom ni',
        'Mae pedwar ohonom yma, a chi o’r enw Inc. Dewch am baned unrhyw fore.',
      ),
      page(
        '/cysylltwch',
        'Cysylltwch â ni',
        `@ ${larkenshaw.officeLines.join(' / ')}\n= Ffôn | 01632 960 419\n= E-bost | stiwdio@larkenshaw.test`,
      ),
    ],
    foot: `${larkenshaw.name}. Cofrestrwyd yng Nghymru, rhif cwmni ${larkenshaw.number}. Swyddfa gofrestredig: ${larkenshaw.office}.`,
  },
  {
    domain: 'fernwerk.test',
    shows:
      'A German company that is registered here as an overseas company: the number with FC is the UK one.',
    trap: 'overseas-branch',
    expected: matched(fernwerk.number),
    layout: 'practice',
    palette: 'slate',
    brand: 'Fernwerk',
    tagline: 'Machine tools from the Neckar, serviced in Birmingham',
    home: `
      Lathes and mills for workshops that run two shifts and want three.
      * Sales :: Demonstrations every Thursday.
      * Service :: An engineer with you by noon.
      * Training :: A week in Birmingham, with an exam and a pie.
    `,
    pages: [
      legalNotice(`
        ${fernwerk.name}, UK branch, ${fernwerk.office}.
        Registered in the United Kingdom as an overseas company, company number ${fernwerk.number}. Registered in Germany, Amtsgericht Stuttgart, HRB 27416.
      `),
      page('/contact', 'Contact', `@ ${fernwerk.officeLines.join(' / ')}\n= Telephone | 0121 496 0264`),
    ],
    foot: `© ${fernwerk.name}, Birmingham`,
  },
  {
    domain: 'severnmoorwater.test',
    shows: 'A public limited company with the long legal page that such companies have.',
    trap: 'plc',
    expected: matched(water.number),
    layout: 'builder',
    palette: 'sea',
    brand: 'Severnmoor Water',
    tagline: 'Rain in, tap on',
    home: `
      * Report a leak :: Day or night, 0808 157 0199.
      * Your bill :: In plain words, with a graph if you like.
      * Moving house? :: Tell us once. We tell the rest of us.
      We serve four hundred thousand homes between the Wye and the Severn, and own more reservoirs than umbrellas.
    `,
    pages: [
      page(
        '/reservoirs',
        'Reservoirs',
        '| Upper Thole | 81% |\n| Lower Thole | 77% |\n| Marsh End | 92%, and swimming is still not allowed |',
      ),
      formalPrivacy({
        who: `${water.name} (“Severnmoor”, “we”) is the controller. Our registered office is ${water.office}.`,
        email: 'data@severnmoorwater.test',
        processors: [
          'Harrowmere Meter Reading Limited reads meters for us.',
          'Quillmere Payments Limited takes card payments.',
        ],
      }),
      legalNotice(
        `Severnmoor Water is the trading name of ${water.name}. Registered in England and Wales. Registered No: ${water.number}. Registered Office: ${water.office}.`,
      ),
    ],
    foot: '© Severnmoor Water. Please turn it off while you brush.',
  },
];
