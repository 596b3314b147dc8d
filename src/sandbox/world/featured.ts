import { KINDS, type KindName } from './company-kinds.ts';

/**
 * The companies with a website, a story and a fixed number, one per line, whatever the seed:
 *
 *   number | kind | name | town | age in years | SIC code | reserved domain, or - | notes
 *
 * Notes, separated by semicolons: a trap's name (see `TRAPS`); `status …`; `strike-off`; `trading …`;
 * `was … N` (a name given up N years ago); `parent <number>`; `officers N`; `charges outstanding/satisfied`;
 * `resigned N` (days ago); `accounts overdue|soon`; `statement overdue|soon`; `at <number>` (the same office
 * as that company).
 */
const FEATURED_TABLE = `
73816452 | ltd | TARNWICK JOINERY LIMITED | Kendal | 14 | 43320 | tarnwickjoinery.test |
70294183 | ltd | HALLOWMERE BAKERY LIMITED | Leeds | 19 | 10710 | hallowmerebakery.test | same-name; accounts soon
64918275 | ltd | HALLOWMERE BAKERY LIMITED | Bristol | 27 | 10710 | - | same-name; status dissolved
79461830 | ltd | KESTRELBY CONSULTING LTD | Reading | 6 | 70229 | kestrelbyconsulting.test | same-name
SC973046 | scotland | KESTRELBY CONSULTING LIMITED | Edinburgh | 4 | 70229 | - | same-name
OC112936 | llp | KESTRELBY CONSULTING LLP | Cardiff | 9 | 70229 | - | same-name
58316274 | plc | OAKENFELL GROUP HOLDINGS PLC | London | 36 | 64209 | oakenfellgroup.test | group; officers 11; charges 3/4
69147382 | ltd | OAKENFELL FOODS LIMITED | Lincoln | 20 | 10822 | oakenfellfoods.test | group; parent 58316274; charges 1/1
72583914 | ltd | OAKENFELL LOGISTICS LIMITED | Leicester | 16 | 49410 | oakenfelllogistics.test | group; parent 58316274
76820415 | ltd | OAKENFELL RETAIL LIMITED | Leeds | 10 | 47910 | oakenfell-shop.test | group; parent 58316274; trading The Oakenfell Larder
56093178 | ltd | OAKENFELL FOODS (1987) LIMITED | Lincoln | 39 | 10822 | - | group; status dissolved; was OAKENFELL FOODS LIMITED 20
74962038 | ltd | J K SKELBROOKE LIMITED | York | 12 | 56101 | copperkettle.test | trading-name; trading The Copper Kettle
78304691 | ltd | MARROWDALE HOSPITALITY LTD | Brighton | 8 | 55100 | thegildedotter.test | trading-name; trading The Gilded Otter
75310827 | ltd | BRINDLEMERE DIGITAL LIMITED | Manchester | 12 | 62012 | brindlemere.test | renamed; was BRINDLEMERE WEB DESIGN LTD 3
66840291 | ltd | COPPERDENE ENERGY LIMITED | Newcastle upon Tyne | 24 | 35110 | copperdene.test | renamed; was COPPERDENE COAL MERCHANTS LIMITED 11; was DENE FUELS LIMITED 19
00071893 | ltd | FARTHINGLEY & SONS LIMITED | Sheffield | 123 | 25620 | farthingley.test | low-number
00093417 | ltd | WAINSCOTT BROTHERS LIMITED | Norwich | 108 | 16230 | wainscott-brothers.test | low-number; charges 1/2
00158364 | plc | THE NETHERWYTHE BREWERY PLC | Shrewsbury | 101 | 11050 | netherwythebrewery.test | low-number; officers 7
SC938142 | scotland | GLENMARROW TEXTILES LIMITED | Inverness | 22 | 13200 | glenmarrow.test | scottish
SC961307 | scotland | EILIDH THISTLEWAITE DESIGN LTD | Glasgow | 5 | 74100 | eilidhdesign.test | scottish; resigned 34
SO084219 | scottishLlp | PENHALLICK ORMSWHITE LLP | Edinburgh | 13 | 69102 | penhallickormswhite.test | scottish
NI094318 | northernIreland | NORTHMARROW LINEN LIMITED | Belfast | 25 | 13200 | northmarrowlinen.test | northern-irish
R0937461 | oldNorthernIreland | KIRKHALLOW FERRIES LIMITED | Londonderry | 61 | 79110 | kirkhallowferries.test | northern-irish
NC947103 | northernIrishLlp | DUNNERSHAW & FALLOWDENE LLP | Newry | 7 | 69201 | dunnershaw.test | northern-irish
OC048371 | llp | STAINTHORPE SELWYNTER LLP | London | 21 | 69102 | stainthorpeselwynter.test | officers 48; resigned 12
OC193562 | llp | RUSHMOORLAND PARTNERS LLP | Bristol | 9 | 71111 | rushmoorland.test | accounts overdue
68250913 | plc | SEVERNMOOR WATER PLC | Hereford | 22 | 35110 | severnmoorwater.test | officers 9; charges 2/38
81264079 | cic | WILLOWGARTH REPAIR CAFE CIC | Exeter | 3 | 95110 | willowgarthrepair.test | charity-like
CE941386 | cio | THE LANTERNMOOR TRUST | York | 8 | 88990 | lanternmoortrust.test | charity-like
CS936107 | scottishCio | FRIENDS OF ROWANSCAR HARBOUR | Aberdeen | 6 | 94990 | rowanscarharbour.test | charity-like; scottish
RS917264 | society | BECKHOLLOW COMMUNITY PUB LIMITED | Halifax | 7 | 56302 | beckhollowpub.test | society; trading The Drover at Beckhollow
IP81936R | oldSociety | GARTHMOOR FARMERS LIMITED | Lincoln | 74 | 01500 | garthmoorfarmers.test | society
RC914738 | royalCharter | THE ROYAL SOCIETY OF BELLFOUNDERS | London | 210 | 94990 | bellfounders.test | royal-charter; officers 38
FC927416 | overseas | FERNWERK MASCHINEN GMBH | Birmingham | 11 | 28990 | fernwerk.test | overseas
BR927416 | establishment | FERNWERK MASCHINEN GMBH | Birmingham | 11 | 28990 | - | overseas
OE947213 | overseasEntity | TIDEGARTH QUAYS PROPERTIES LIMITED | London | 3 | 68209 | - | overseas
LP941827 | limitedPartnership | WEXGARTH GROWTH FUND II LP | London | 9 | 64209 | wexgarthcapital.test |
72461839 | ltd | HERONSCAR OPTICS LIMITED | Cambridge | 16 | 26511 | heronscaroptics.test | near-number
72461893 | ltd | PEBBLEMOOR PLASTERING LTD | Truro | 16 | 43320 | - | near-number
79830264 | ltd | SALTMARROW SEAFOOD LIMITED | Whitby | 5 | 03220 | saltmarrow.test | near-name
80157293 | ltd | SALTMARROW SEAFOODS LIMITED | Truro | 5 | 46900 | - | near-name
80694172 | ltd | SALT MARROW LTD | London | 4 | 73110 | - | near-name
74018356 | ltd | ROOKCOMBE & GARROWBY LIMITED | Oxford | 13 | 58110 | rookcombe-garrowby.test | near-name
74830192 | ltd | ROOKCOMBE AND GARROWBY PRESS LIMITED | Oxford | 12 | 58110 | - | near-name
71920483 | ltd | CALDERWICK MOTORS LIMITED | Halifax | 17 | 45200 | calderwickmotors.test | closed; status liquidation; resigned 60
70538164 | ltd | DAPPLEMERE FURNITURE LIMITED | Nottingham | 18 | 31090 | dapplemere.test | closed; status administration; charges 2/0
73290461 | ltd | YARROWBECK CYCLES LTD | Cambridge | 14 | 47910 | yarrowbeckcycles.test | closed; status dissolved
76192840 | ltd | UMBERFELL PRINT LIMITED | Liverpool | 10 | 18129 | umberfellprint.test | closed; status voluntary-arrangement; accounts overdue
65731908 | ltd | CASTLEMOOR HOMES LIMITED | Stockport | 25 | 41202 | castlemoorhomes.test | closed; status receivership; charges 4/1
82049317 | ltd | SWALLOWCAR HIRE LTD | Reading | 2 | 77110 | swallowcar.test | closed; strike-off; statement overdue; accounts overdue
77936150 | ltd | PLUMB & PLAIN LTD | London | 8 | 73110 | plumbandplain.test | agency
75842063 | ltd | QUILLMERE PAYMENTS LIMITED | London | 11 | 63110 | quillmerepay.test | processor; officers 6
69820537 | ltd | BLAYMIRE & CO ACCOUNTANTS LIMITED | Ipswich | 20 | 69201 | blaymireaccountants.test | care-of
80942713 | ltd | FENNELBRIDGE CANDLES LTD | Ipswich | 4 | 20420 | fennelbridgecandles.test | care-of; at 69820537
81730426 | ltd | LITTLE TEASEL TOYS LTD | Ipswich | 3 | 47910 | littleteasel.test | care-of; at 69820537; accounts soon
76403918 | wales | LARKENSHAW DYLUNIO CYF | Aberystwyth | 10 | 74100 | larkenshaw.test | welsh
78619402 | wales | BECWS HAREBECK CYFYNGEDIG | Wrexham | 8 | 10710 | becwsharebeck.test | welsh; trading Harebeck Bakery
75928301 | ltd | CAFÉ MÉLODIE (RIDDLESMERE) LIMITED | Leicester | 11 | 56101 | cafemelodie.test | odd-spelling
79263804 | ltd | O'SALLOWFIELD & SONS (ROOFING) LTD. | Liverpool | 6 | 43910 | osallowfieldroofing.test | odd-spelling; resigned 81
80316492 | ltd | WRENTHWAITEWORKS LTD | Shrewsbury | 5 | 62012 | wrenthwaiteworks.test | odd-spelling
77450296 | ltd | 4TH LANTERN STUDIOS LIMITED | Manchester | 9 | 59111 | 4thlantern.test | odd-spelling
73916028 | guarantee | FOXCOMBE MUSIC SCHOOL LIMITED | Exeter | 14 | 85590 | foxcombemusic.test | charity-like
68392741 | exemptGuarantee | THE HARTSMERE ALMSHOUSES | Hereford | 22 | 87900 | hartsmerealmshouses.test | charity-like
62817390 | unlimited | VARROWBY ESTATES | York | 30 | 68209 | varrowbyestates.test | odd-spelling
78041935 | ltd | ASHENVALE DENTAL CARE LTD | Maidstone | 8 | 86230 | ashenvaledental.test | resigned 20; statement soon
76931042 | ltd | GOLDERCROSS INSURANCE BROKERS LIMITED | Brighton | 10 | 66220 | goldercross.test | look-alike
74201968 | ltd | MOSSGARTH LANDSCAPES LIMITED | Stockport | 13 | 81300 | mossgarth.test | look-alike; statement overdue
79048261 | ltd | TOLVERNE BOAT BUILDERS LIMITED | Truro | 6 | 33120 | tolverneboats.test | charges 1/0; accounts soon
72806193 | ltd | ELMSGARTH VETS LIMITED | Oxford | 15 | 75000 | elmsgarthvets.test | copied-policy
81592047 | ltd | STARLINGMOOR COFFEE ROASTERS LTD | Glasgow | 3 | 47910 | starlingmoor.test | copied-policy
82413706 | ltd | EMBERFIELD ROBOTICS LIMITED | Cambridge | 1 | 72190 | emberfield.test | young
83014926 | ltd | QUIET HERON BOOKS LTD | Norwich | 0 | 47620 | quietheron.test | young
70691382 | ltd | BROADSHELF TRADE SUPPLIES LIMITED | Birmingham | 18 | 46900 | broadshelf.test | charges 1/0
77183925 | ltd | PENNYROYAL GARDEN ROOMS LIMITED | Hereford | 9 | 41202 | pennyroyalrooms.test |
75290416 | ltd | GREYWETHER CLIMBING LIMITED | Sheffield | 12 | 93110 | greywetherclimbing.test |
68419323 | ltd | HOLBECKMOOR JOINERY LIMITED | Leeds | 23 | 43320 | - |
`;

/** The reason that makes a featured company easy to confuse, or its website hard to read. */
export const TRAPS = [
  'same-name',
  'near-name',
  'near-number',
  'group',
  'trading-name',
  'renamed',
  'low-number',
  'scottish',
  'northern-irish',
  'welsh',
  'charity-like',
  'society',
  'royal-charter',
  'overseas',
  'closed',
  'agency',
  'processor',
  'care-of',
  'look-alike',
  'copied-policy',
  'odd-spelling',
  'young',
] as const;

type Trap = (typeof TRAPS)[number];
export type Due = 'overdue' | 'soon';

export interface FeaturedCompany {
  companyNumber: string;
  companyName: string;
  kind: KindName;
  town: string;
  ageYears: number;
  sicCode: string;
  /** Reserved for its website; null for companies that others are mistaken for. */
  domain: string | null;
  traps: Trap[];
  tradingName?: string;
  status?: string;
  proposalToStrikeOff?: true;
  previousNames: { name: string; yearsAgo: number }[];
  parentNumber?: string;
  sharesOfficeWith?: string;
  directors?: number;
  charges?: { outstanding: number; satisfied: number };
  resignedDaysAgo?: number;
  accounts?: Due;
  statement?: Due;
}

export const FEATURED_COMPANIES: readonly FeaturedCompany[] = FEATURED_TABLE.trim().split('\n').map(readRow);

function readRow(row: string): FeaturedCompany {
  const cells = row.split('|').map((cell) => cell.trim());
  const [
    companyNumber = '',
    kind = '',
    companyName = '',
    town = '',
    age = '',
    sicCode = '',
    domain = '-',
    notes = '',
  ] = cells;
  if (!(kind in KINDS)) throw new Error(`there is no kind "${kind}" in: ${row}`);
  const company: FeaturedCompany = {
    companyNumber,
    companyName,
    kind: kind as KindName,
    town,
    ageYears: Number(age),
    sicCode,
    domain: domain === '-' ? null : domain,
    traps: [],
    previousNames: [],
  };
  for (const note of notes.split(';').map((text) => text.trim())) if (note !== '') readNote(company, note);
  return company;
}

function readNote(company: FeaturedCompany, note: string): void {
  const trap = TRAPS.find((name) => name === note);
  if (trap) {
    company.traps.push(trap);
    return;
  }
  const [word = '', ...others] = note.split(' ');
  const rest = others.join(' ');
  const due: Due = rest === 'overdue' ? 'overdue' : 'soon';
  if (word === 'status') company.status = rest;
  else if (word === 'strike-off') company.proposalToStrikeOff = true;
  else if (word === 'trading') company.tradingName = rest;
  else if (word === 'parent') company.parentNumber = rest;
  else if (word === 'at') company.sharesOfficeWith = rest;
  else if (word === 'officers') company.directors = Number(rest);
  else if (word === 'resigned') company.resignedDaysAgo = Number(rest);
  else if (word === 'accounts') company.accounts = due;
  else if (word === 'statement') company.statement = due;
  else if (word === 'was') {
    company.previousNames.push({ name: others.slice(0, -1).join(' '), yearsAgo: Number(others.at(-1)) });
  } else if (word === 'charges') {
    const [outstanding = 0, satisfied = 0] = rest.split('/').map(Number);
    company.charges = { outstanding, satisfied };
  } else throw new Error(`the note "${note}" is not understood`);
}
