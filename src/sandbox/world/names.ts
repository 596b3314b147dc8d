/**
 * Names that sound like companies of this country and belong to none. A few dozen invented stems meet a few
 * dozen trades, so words repeat as they do on a real register: many companies share a stem, more share a
 * trade.
 */
import type { Day } from './days.ts';
import type { Random } from './random.ts';

export const STEMS =
  'Abbermoor Aldercombe Amberlow Ashenvale Barrowmede Beckhollow Bexcroft Birkenshore Blackthwaite Bramwick Branscar Brayfell Brindlemere Brockhale Calderwick Carrowby Castlemoor Cobblehurst Copperdene Cranlow Crosswythe Dallowbrook Dapplemere Deepmarsh Dunnowbeck Eastwythe Eddlestow Elmsgarth Emberfield Fairholt Fallowmere Farrowdale Fennelbridge Fernwythe Foxcombe Gallowbeck Garthmoor Gildenhurst Glenmarrow Goldercross Greywether Hallowmere Harebeck Hartsmere Hazelgarth Heronscar Hollowdene Ivelcombe Kelderbrook Kestrelby Kingsmarrow Lanternmoor Larkenshaw Lindergate Longwythe Lowenscar Maplecombe Marrowfield Merlinscar Millwythe Mossgarth Netherwythe Northmarrow Oakenfell Oldwythe Otterscar Pebblemoor Pinegarth Quillmere Ravengarth Redmarrow Riddlesmere Rookcombe Rowanscar Rushwythe Saltmarrow Sandgarth Scarrowby Severnmoor Silverwythe Sloemarsh Southgarth Starlingmoor Stonewythe Swallowcar Tarnwick Thistlemoor Thornwythe Tidegarth Umberfell Wainmoor Wexgarth Whinmoor Whitescar Willowgarth Windermarsh Wolverscar Wrenthwaite Yarrowbeck Yewgarth'.split(
    ' ',
  );

interface Trade {
  words: string;
  sic: string;
}

export const TRADES: Trade[] =
  `Joinery 43320|Roofing 43910|Plumbing & Heating 43220|Bakery 10710|Catering 56101|Software 62012|IT Services 62020|Properties 68209|Property Management 68320|Accountancy 69201|Consulting 70229|Architects 71111|Engineering 71129|Marketing 73110|Design 74100|Dental Care 86230|Hair & Beauty 96020|Motors 45200|Trading 47910|Clothing 47710|Wholesale 46900|Haulage 49410|Cleaning Services 81210|Landscapes 81300|Training 85590|Farms 01500|Brewery 11050|Hotels 55100|Travel 79110|Holdings 64209|Insurance Brokers 66220|Renewables 35110|Construction 41201|Homes 41202|Electrical 43210|Publishing 58110|Films 59111|Fitness 93130|Vets 75000|Care 87900|Precision 25620|Furniture 31090|Plastics 22290|Jewellers 32120|Florists 47760|Couriers 53202|Vehicle Hire 77110|Recruitment 78109|Security 80100|Solutions 82990|Taverns 56302|Wines 47250|Creamery 10512|Confectionery 10822|Textiles 13200|Print 18129|Ceramics 23410|Instruments 26511|Waste 38110|Stationers 47620|Storage 52103|Telecom 61900|Hosting 63110|Laboratories 72190|Photography 74202|Physiotherapy 86900|Computers 95110|Wellbeing 96040|Fisheries 03220|Timber 16230|Machinery 28990`
    .split('|')
    .map((entry) => {
      const cut = entry.lastIndexOf(' ');
      return { words: entry.slice(0, cut), sic: entry.slice(cut + 1) };
    });

const EXTRA_SICS = ['82990', '70229', '68209', '64209', '47910', '99999'];
const ADJECTIVES =
  'Amber Bright Copper Crooked Evergreen Gilded Hidden Little Painted Quiet Silver Velvet'.split(' ');
const NOUNS = 'Acorn Anchor Badger Beehive Compass Heron Kettle Lantern Magpie Otter Thimble Teasel'.split(
  ' ',
);

export interface NamedTrade {
  /** Without the words of the legal form. */
  base: string;
  sicCodes: string[];
}

export function drawNamedTrade(random: Random): NamedTrade {
  const trade = random.pick(TRADES);
  const second = random.chance(0.2) ? random.pick(EXTRA_SICS) : undefined;
  const sicCodes = second === undefined || second === trade.sic ? [trade.sic] : [trade.sic, second].sort();
  return { base: drawBase(random, trade.words), sicCodes };
}

function drawBase(random: Random, trade: string): string {
  const stem = () => random.pick(STEMS);
  const surname = () => random.pick(SURNAMES);
  const initial = () => 'ABCDEGHJKLMNPRST'.charAt(random.int(0, 15));
  const make = random.weighted<() => string>([
    [() => `${stem()} ${trade}`, 46],
    [() => `${stem()} ${random.pick(['Group', 'Partners', 'Associates', 'Services', 'Enterprises'])}`, 8],
    [() => `${surname()} & Sons`, 5],
    [() => `${surname()} ${trade}`, 10],
    [() => `${surname()} and ${surname()} ${trade}`, 3],
    [() => `${initial()} ${initial()} ${surname()} ${trade}`, 5],
    [() => `${initial()}.${initial()}. ${surname()}`, 3],
    [() => `The ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} ${trade}`, 7],
    [() => `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} ${trade}`, 5],
    [() => `${stem()} ${trade} (UK)`, 2],
    [() => `${stem()} ${trade} ${random.int(2, 9)}`, 1],
    [() => `${stem()} ${random.pick(['House', 'Court', 'Mews'])} Residents`, 3],
    [() => `${stem()}${random.pick(['tech', 'soft', 'works', 'ly'])}`, 2],
  ]);
  return make();
}

/** Two partners, or three. */
export function drawPartnersName(random: Random): string {
  const [first, second, third] = [random.pick(SURNAMES), random.pick(SURNAMES), random.pick(SURNAMES)];
  return random.chance(0.3) ? `${first} ${second} ${third}` : `${first} & ${second}`;
}

export function drawCharityName(random: Random): string {
  const stem = random.pick(STEMS);
  return random.pick([
    `The ${stem} Trust`,
    `${stem} Community Centre`,
    `Friends of ${stem} Park`,
    `${stem} Hospice Fund`,
    `${stem} Village Hall`,
    `${stem} Music Foundation`,
  ]);
}

/** A name that a company may change to: the stem stays, the trade moves on. */
export function drawNewBase(random: Random, oldBase: string): string {
  // The first distinctive word: not an initial, and not THE.
  const first =
    oldBase.split(' ').find((word) => word.length > 3 && /^[A-Z]+$/i.test(word)) ?? random.pick(STEMS);
  for (;;) {
    const base = `${random.chance(0.7) ? first : random.pick(STEMS)} ${random.pick(TRADES).words}`;
    if (base.toUpperCase() !== oldBase.toUpperCase()) return base;
  }
}

/** People who do not exist: common first names with surnames made up for this register. */
const FORENAMES =
  'Alice Amara Andrew Anita Arthur Beatrice Ben Bethan Callum Carys Catriona Chidi Clara Colin Daniel Deepa Dermot Eilidh Eleanor Ewan Farah Fergus Fiona Gareth George Grace Hamish Hannah Harpreet Helen Hugh Imran Iona Isla James Jasmine Joan Karen Keir Laura Leo Lowri Maeve Malcolm Maria Martin Megan Mohsin Nadia Niamh Nigel Olive Owen Patrick Philippa Priya Rhys Robert Rosa Ruth Samir Sarah Sean Sian Simon Tara Thomas Una Victor Wendy Yusuf Zoe'.split(
    ' ',
  );
const SURNAMES =
  'Abbercrofte Aldenshaw Ambrosely Barrowclay Beckmarsh Bexhollow Birtlewood Blaymire Brackenshore Brindlecote Broadwhistle Calverlow Carrowmoss Chaldicott Cobbleworth Corrowfield Crannishaw Dallowmere Dapplestone Dunnershaw Eddlecombe Elverscroft Fallowdene Farthingley Fennimarsh Garrowby Gillyfold Glasswright Hallowtree Hartlemoor Hawkshollow Ingleburne Jessamore Kelderwick Kettlethorn Kirkhallow Lambrigge Larkenby Lofthollow Marrowdale Merrifold Millershaw Netherclay Oakenshott Ormswhite Pallisterby Penhallick Pettigarth Quillfeather Ravenscar Rookthwaite Rushmoorland Sallowfield Scarrowhill Selwynter Skelbrooke Stainthorpe Swallowdene Tarrowick Thistlewaite Thorncastle Tolverne Umberleigh Varrowby Wainscott Wetherholme Whinfellow Wrackstraw Yarrowdene Yeldershaw'.split(
    ' ',
  );
const OCCUPATIONS =
  'Director,Engineer,Accountant,Chartered Surveyor,Baker,Solicitor,Software Developer,Designer,Farmer,Architect,Consultant,Teacher,Joiner,Manager,Retired'.split(
    ',',
  );
const NATIONALITIES: [string, number][] = [
  ['British', 88],
  ['Irish', 4],
  ['French', 1],
  ['Polish', 2],
  ['Indian', 2],
  ['German', 1],
];

export interface Person {
  title: string;
  forename: string;
  middleName?: string;
  surname: string;
  occupation: string;
  nationality: string;
  dateOfBirth: { month: number; year: number };
}

/** `before`: the day by which the person is grown up. */
export function drawPerson(random: Random, before: Day): Person {
  const middleName = random.chance(0.5) ? random.pick(FORENAMES) : undefined;
  return {
    title: random.pick(['Mr', 'Mrs', 'Ms', 'Dr']),
    forename: random.pick(FORENAMES),
    ...(middleName === undefined ? {} : { middleName }),
    surname: random.pick(SURNAMES),
    occupation: random.pick(OCCUPATIONS),
    nationality: random.weighted(NATIONALITIES),
    dateOfBirth: {
      month: random.int(1, 12),
      year: Number(before.slice(0, 4)) - random.int(22, 60),
    },
  };
}

/** `KELDERWICK, Alice Grace`: as lists of officers have it. */
export function listedName({ surname, forename, middleName }: Person): string {
  return `${surname.toUpperCase()}, ${[forename, middleName].filter(Boolean).join(' ')}`;
}

/** `Ms Alice Grace Kelderwick`: as persons with significant control are named. */
export function fullName({ title, forename, middleName, surname }: Person): string {
  return [title, forename, middleName, surname].filter(Boolean).join(' ');
}
