/** Real towns, so that postcodes and nations agree; the streets are invented, and so is every address. */
import type { Random } from './random.ts';
import type { Address } from './sandbox-company.ts';

export type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

interface Town {
  name: string;
  region?: string;
  nation: Nation;
  outwardCodes: string[];
}

function towns(nation: Nation, rows: string): Town[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', region = '', codes = ''] = row.split('|').map((cell) => cell.trim());
      return { name, nation, outwardCodes: codes.split(' '), ...(region === '' ? {} : { region }) };
    });
}

const TOWNS: Town[] = [
  ...towns(
    'England',
    `London||EC1V E8 SE1 N1 SW9 W3 NW5 E17 SE15
     Manchester|Greater Manchester|M4 M12 M20
     Leeds|West Yorkshire|LS9 LS11 LS28
     Sheffield|South Yorkshire|S3 S9 S11
     Bristol||BS2 BS5 BS16
     Birmingham|West Midlands|B9 B18 B30
     Norwich|Norfolk|NR3 NR7
     Exeter|Devon|EX2 EX4
     York|North Yorkshire|YO10 YO31
     Newcastle upon Tyne|Tyne and Wear|NE4 NE6
     Liverpool|Merseyside|L3 L7 L20
     Nottingham|Nottinghamshire|NG7 NG9
     Leicester|Leicestershire|LE3 LE5
     Ipswich|Suffolk|IP2 IP4
     Lincoln|Lincolnshire|LN1 LN6
     Shrewsbury|Shropshire|SY1 SY3
     Hereford|Herefordshire|HR2 HR4
     Truro|Cornwall|TR1 TR3
     Kendal|Cumbria|LA8 LA9
     Brighton|East Sussex|BN1 BN2
     Maidstone|Kent|ME14 ME15
     Reading|Berkshire|RG1 RG30
     Oxford|Oxfordshire|OX2 OX4
     Cambridge|Cambridgeshire|CB1 CB4
     Stockport|Cheshire|SK1 SK4
     Halifax|West Yorkshire|HX1 HX3
     Whitby|North Yorkshire|YO21 YO22`,
  ),
  ...towns(
    'Wales',
    `Cardiff|South Glamorgan|CF10 CF24
     Swansea|West Glamorgan|SA1 SA6
     Wrexham|Clwyd|LL11 LL13
     Aberystwyth|Ceredigion|SY23`,
  ),
  ...towns(
    'Scotland',
    `Edinburgh|Midlothian|EH3 EH7 EH11
     Glasgow|Lanarkshire|G3 G41 G52
     Aberdeen|Aberdeenshire|AB11 AB25
     Dundee|Angus|DD1 DD4
     Inverness|Inverness-shire|IV1 IV3`,
  ),
  ...towns(
    'Northern Ireland',
    `Belfast|County Antrim|BT4 BT9 BT15
     Londonderry|County Londonderry|BT47 BT48
     Newry|County Down|BT34 BT35`,
  ),
];

const STREET_FIRST =
  'Tannery Foundry Sexton Saddler Weighbridge Lantern Ropewalk Millrace Cooper Drover Maltings Almoner Chandler Fuller Heron Kestrel Larkfield Orchard Quarry Rookery Sluice Thimble Wherry Bellfounder'.split(
    ' ',
  );
const STREET_LAST = ['Street', 'Lane', 'Road', 'Yard', 'Row', 'Court', 'Way', 'Wharf', 'Close', 'Terrace'];
const ESTATES = ['Business Park', 'Trading Estate', 'Industrial Estate', 'Works', 'Enterprise Centre'];
/** The letters that the second half of a postcode may have. */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

const BY_NAME = new Map(TOWNS.map((town) => [town.name, town]));
const townsIn = (nation: Nation) => TOWNS.filter((town) => town.nation === nation);
const BY_NATION: Record<Nation, Town[]> = {
  England: townsIn('England'),
  Wales: townsIn('Wales'),
  Scotland: townsIn('Scotland'),
  'Northern Ireland': townsIn('Northern Ireland'),
};

/** An address in the given town, else in a random town of the given nation, else in any town. */
export function drawAddress(random: Random, where: { town?: string; nation?: Nation }): Address {
  const town = BY_NAME.get(where.town ?? '') ?? random.pick(where.nation ? BY_NATION[where.nation] : TOWNS);
  const street = `${random.pick(STREET_FIRST)} ${random.pick(STREET_LAST)}`;
  const onEstate = random.chance(0.2);
  const lines = onEstate
    ? {
        address_line_1: `Unit ${random.int(1, 48)} ${random.pick(STREET_FIRST)} ${random.pick(ESTATES)}`,
        address_line_2: street,
      }
    : { address_line_1: `${random.int(1, 240)} ${street}` };
  return {
    ...lines,
    locality: town.name,
    ...(town.region === undefined || random.chance(0.4) ? {} : { region: town.region }),
    // The register has no country in about a third of its addresses.
    ...(random.chance(0.35) ? {} : { country: random.chance(0.3) ? 'United Kingdom' : town.nation }),
    postal_code: drawPostcode(random, random.pick(town.outwardCodes)),
  };
}

function drawPostcode(random: Random, outward: string): string {
  const letter = () => INWARD.charAt(random.int(0, INWARD.length - 1));
  return `${outward} ${random.int(1, 9)}${letter()}${letter()}`;
}

/** An address of a person or a practitioner has its number in a separate field. */
export function drawServiceAddress(random: Random): Address {
  const { address_line_1, ...rest } = drawAddress(random, {});
  const found = /^(\d+) (.+)$/.exec(address_line_1);
  return found
    ? { premises: found[1] ?? '', address_line_1: found[2] ?? '', ...rest }
    : { premises: 'The Old Office', address_line_1, ...rest };
}
