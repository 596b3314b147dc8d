import type { Day } from './days.ts';
import type { Random } from './random.ts';

/** People who do not exist: common first names with surnames made up for this register. */
const FORENAMES =
  'Alice Amara Andrew Anita Arthur Beatrice Ben Bethan Callum Carys Catriona Chidi Clara Colin Daniel Deepa Dermot Eilidh Eleanor Ewan Farah Fergus Fiona Gareth George Grace Hamish Hannah Harpreet Helen Hugh Imran Iona Isla James Jasmine Joan Karen Keir Laura Leo Lowri Maeve Malcolm Maria Martin Megan Mohsin Nadia Niamh Nigel Olive Owen Patrick Philippa Priya Rhys Robert Rosa Ruth Samir Sarah Sean Sian Simon Tara Thomas Una Victor Wendy Yusuf Zoe'.split(
    ' ',
  );
export const SURNAMES =
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
