/** Names that sound like companies of this country; made of parts, so that no list of real ones is needed. */
import type { Random } from '../../../../src/sandbox/world/random.ts';
import { ENDINGS, PLAIN_WORDS, STEMS, SURNAMES, SYLLABLES } from '../../../../test/support/snapshot/words.ts';
import type { CompanyKind } from './company.ts';
import type { Trade } from './trades.ts';

const lower = (word: string) => word.toLowerCase();
const titled = (word: string) => word.charAt(0).toUpperCase() + lower(word.slice(1));

/** A place that is on no map, or a surname nobody has: Brambury, Heathcote. */
export function placeWord(random: Random): string {
  const stem = random.pick(STEMS);
  const middle = random.chance(0.25) ? lower(random.pick(['ER', 'IN', 'EN', 'LE', 'SCAR', 'MARSH'])) : '';
  return titled(stem) + middle + lower(random.pick(ENDINGS));
}

/** An invented word: Velotra, Quimando. */
export function coinedWord(random: Random): string {
  for (;;) {
    const word = random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(SYLLABLES);
    if (word.length >= 6 && word.length <= 10 && !/[AEIOUY]{3}|[^AEIOUY]{4}/.test(word)) return titled(word);
  }
}

function surname(random: Random): string {
  return random.chance(0.35) ? titled(random.pick(SURNAMES)) : placeWord(random);
}

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => 'ABCDEFGHJKLMNPRSTW'.charAt(random.int(0, 17))).join('');
}

/** The name of a company without the words of its legal form. */
export function drawBase(random: Random, trade: Trade, kind: CompanyKind): string {
  if (kind === 'llp' || kind === 'scottish_llp' || kind === 'northern_irish_llp') return partners(random);
  if (kind === 'guarantee' || kind === 'cio' || kind === 'scottish_cio' || kind === 'scottish_guarantee')
    return charity(random);
  if (kind === 'royal_charter') return `The Royal ${placeWord(random)} Society of ${trade.words}`;
  if (kind === 'society' || kind === 'old_society')
    return `${placeWord(random)} ${random.pick(['Community Pub', 'Farmers', 'Co-operative', 'Energy Society'])}`;
  const words = trade.words;
  const make = random.weighted<() => string>([
    [() => `${placeWord(random)} ${words}`, 34],
    [() => `${surname(random)} ${words}`, 10],
    [() => `${surname(random)} & ${surname(random)}`, 4],
    [() => `${surname(random)} and Sons ${words}`, 3],
    [() => `${letters(random, 2).split('').join(' ')} ${surname(random)} ${words}`, 4],
    [() => `${letters(random, 3)} ${words}`, 3],
    [() => coinedWord(random), 9],
    [() => `${coinedWord(random)} ${words}`, 10],
    [() => `${titled(random.pick(PLAIN_WORDS))} ${titled(random.pick(PLAIN_WORDS))} ${words}`, 6],
    [() => `The ${titled(random.pick(PLAIN_WORDS))} ${placeWord(random)} ${words} Company`, 3],
    [() => `${placeWord(random)} ${words} (UK)`, 3],
    [() => `${random.int(2, 99)}${coinedWord(random)}`, 2],
    [() => `${coinedWord(random)} ${random.int(2, 9)}`, 1],
    [() => `${coinedWord(random)}.co.uk`, 2],
    [() => `${placeWord(random)}-${placeWord(random)} ${words}`, 2],
    [() => `Café ${placeWord(random)}`, 1],
    [() => `${placeWord(random)}'s of ${placeWord(random)}`, 2],
  ]);
  return make();
}

function partners(random: Random): string {
  const names = [surname(random), surname(random), surname(random)];
  return random.pick([
    `${names[0]} & ${names[1]}`,
    `${names[0]} ${names[1]} ${names[2]}`,
    `${names[0]} Partners`,
  ]);
}

function charity(random: Random): string {
  const place = placeWord(random);
  return random.pick([
    `The ${place} Trust`,
    `${place} Community Centre`,
    `Friends of ${place} Park`,
    `${place} Hospice`,
    `${place} Music Foundation`,
    `${place} Carers Alliance`,
    `Citizens Voice ${place}`,
  ]);
}

/** The name of a shop, an app or a pub, whatever its company's name: The Gilded Otter. */
export function tradingName(random: Random): string {
  const adjective = titled(random.pick(PLAIN_WORDS));
  const noun = random.pick(
    'Kettle Otter Lantern Acorn Thimble Magpie Compass Beehive Anchor Saddle Pantry Wardrobe Harbour Sparrow'.split(
      ' ',
    ),
  );
  return random.pick([
    `The ${adjective} ${noun}`,
    `${adjective} & ${noun}`,
    `${noun}ly`,
    `${adjective}${noun}`,
    `${coinedWord(random)}`,
    `${noun} ${placeWord(random)}`,
  ]);
}

export function personName(random: Random): string {
  const first = random.pick(
    'Alma Bertil Corin Delyth Edda Fenwick Greta Hamish Imke Jory Kezia Lowri Marek Nerys Odran Petra'.split(
      ' ',
    ),
  );
  return `${first} ${placeWord(random)}`;
}
