import { Random, weighted } from './random.ts';
import {
  ENDINGS,
  FORENAMES,
  PLACES,
  PLAIN_WORDS,
  STEMS,
  STREET_KINDS,
  STREETS,
  SURNAMES,
  SYLLABLES,
  TRADES,
} from './words.ts';

/** Names as the register has them: a few words in very many names, and most words in very few. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** How many words are there to be invented, and how much more often the first of them come than the last. */
const INVENTED_WORDS = 5_000_000;
const INVENTED_SKEW = 2.1;

const wordMaker = new Random();

function invented(random: Random): string {
  const rank = Math.floor(INVENTED_WORDS * random.fraction() ** INVENTED_SKEW);
  const maker = wordMaker.reset(77, rank);
  const kind = maker.below(16);
  if (kind === 0) return maker.pick(STEMS) + maker.pick(ENDINGS);
  if (kind < 4) return maker.pick(STEMS) + maker.pick(SYLLABLES) + maker.pick(ENDINGS);
  let word = maker.pick(SYLLABLES) + maker.pick(SYLLABLES) + maker.pick(SYLLABLES);
  if (kind < 7) word += maker.pick(SYLLABLES);
  if (kind === 15) word += maker.pick(ENDINGS);
  return word;
}

function surname(random: Random): string {
  if (random.chance(0.5)) return random.pick(SURNAMES);
  return random.chance(0.4) ? random.pick(STEMS) + random.pick(ENDINGS) : invented(random);
}

function place(random: Random): string {
  if (random.chance(0.5)) return random.pick(PLACES);
  return random.pick(STEMS) + (random.chance(0.4) ? random.pick(SYLLABLES) : '') + random.pick(ENDINGS);
}

function initials(random: Random, between: string): string {
  const letters = 2 + (random.bits() & 1);
  let text = '';
  for (let i = 0; i < letters; i++) text += (i === 0 ? '' : between) + LETTERS[random.below(26)];
  return text;
}

const trade = (random: Random) => random.pick(TRADES);
const plain = (random: Random) => random.pick(PLAIN_WORDS);
const trades = (random: Random) => (random.chance(0.4) ? `${trade(random)} ` : '') + trade(random);
const perhaps = (random: Random, probability: number, text: string) =>
  random.chance(probability) ? text : '';
const road = (random: Random) => `${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;

type Shape = (random: Random) => string;
/**
 * The shares are chosen so that lengths, numbers of words and distinct words come out like the real sample's.
 */
const SHAPES: Shape[] = weighted<Shape>(
  [
    [(r) => invented(r), 13],
    [(r) => `${invented(r)} ${trades(r)}`, 19],
    [(r) => `${invented(r)} ${invented(r)}${perhaps(r, 0.3, ` ${trade(r)}`)}`, 11],
    [(r) => `${plain(r)} ${invented(r)}${perhaps(r, 0.4, ` ${trade(r)}`)}`, 7],
    [(r) => `${r.pick(FORENAMES)} ${surname(r)} ${trades(r)}`, 4],
    [(r) => `${r.pick(FORENAMES)} ${invented(r)}`, 2],
    [(r) => `${initials(r, r.chance(0.2) ? '.' : ' ')} ${surname(r)}${perhaps(r, 0.7, ` ${trade(r)}`)}`, 5],
    [(r) => `${initials(r, '')} ${trade(r)} ${trades(r)}`, 5],
    [(r) => `${initials(r, '')} ${invented(r)}`, 3],
    [(r) => `${surname(r)} & ${surname(r)}${perhaps(r, 0.4, ` ${trade(r)}`)}`, 2.4],
    [(r) => `${initials(r, ' ')} ${surname(r)} & SONS${perhaps(r, 0.3, ` (${place(r)})`)}`, 1],
    [(r) => `${surname(r)} AND ${invented(r)}${perhaps(r, 0.3, ` ${trade(r)}`)}`, 1.6],
    [(r) => `${surname(r)} ${trade(r)} ${trades(r)}`, 3],
    [(r) => `${place(r)} ${plain(r)} ${trade(r)}`, 3],
    [(r) => `${place(r)} ${trade(r)} AND ${trades(r)}`, 1.2],
    [(r) => `${plain(r)} ${plain(r)} ${plain(r)} ${trades(r)}`, 2],
    [(r) => `${plain(r)} ${trade(r)} & ${trade(r)} ${trade(r)}`, 1.5],
    [(r) => `THE ${plain(r)} ${invented(r)} ${trade(r)} COMPANY`, 1.2],
    [(r) => `THE ${invented(r)} ${plain(r)}`, 1.4],
    [(r) => `${plain(r)} OF ${place(r)} ${trade(r)}`, 0.8],
    [(r) => `${plain(r)} FOR ${invented(r)}`, 0.5],
    [(r) => `${surname(r)}'S ${plain(r)} ${trade(r)}`, 0.7],
    [(r) => `${invented(r)} (${r.chance(0.3) ? 'UK' : place(r)})`, 2.2],
    [(r) => `${invented(r)} ${trade(r)} (${r.chance(0.3) ? 'UK' : place(r)})`, 1.8],
    [(r) => `${invented(r)}-${r.chance(0.5) ? trade(r) : invented(r)}`, 1],
    [(r) => `${1 + r.below(240)} ${invented(r)} ${road(r)} MANAGEMENT COMPANY`, 0.9],
    [(r) => `${place(r)} ${r.chance(0.5) ? 'HOUSE' : 'COURT'} (${place(r)}) MANAGEMENT COMPANY`, 0.8],
    [(r) => `${invented(r)} ${1 + r.below(99)}`, 0.8],
    [(r) => `${r.below(10)}${initials(r, '')} ${trade(r)} ${trade(r)}`, 0.6],
    [(r) => `${invented(r)}!`, 0.2],
    [(r) => `${invented(r)}.COM`, 0.2],
    [(r) => `"${invented(r)}" ${trade(r)}`, 0.06],
    [(r) => `CAFÉ ${invented(r)}`, 0.05],
  ],
  8192,
);

const LIMITED = weighted([
  ['LIMITED', 594],
  ['LTD', 380],
  ['LTD.', 17],
  ['CYF', 2],
]);
const BY_CATEGORY: Record<string, string[]> = {
  'Limited Liability Partnership': ['LLP'],
  'Limited Partnership': ['LP', 'LP', 'L.P.', 'LIMITED PARTNERSHIP'],
  'Community Interest Company': ['CIC', 'CIC', 'C.I.C.', 'COMMUNITY INTEREST COMPANY'],
  'Public Limited Company': ['PLC', 'PLC', 'PUBLIC LIMITED COMPANY'],
  'Charitable Incorporated Organisation': ['', '', 'TRUST', 'FOUNDATION', 'ASSOCIATION'],
  'Scottish Charitable Incorporated Organisation': ['SCIO', '(SCIO)', ''],
  'Royal Charter Company': [''],
  "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)": [
    '',
    'TRUST',
    'CHURCH',
    'CENTRE',
    'CLUB',
  ],
};

export function companyName(random: Random, category: string): string {
  const stem = random.pick(SHAPES)(random);
  const suffix = random.pick(BY_CATEGORY[category] ?? LIMITED);
  return suffix === '' ? stem : `${stem} ${suffix}`;
}
