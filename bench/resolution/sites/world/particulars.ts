import type { Random } from '../../../../src/sandbox/world/random.ts';

/** Numbers that stand on websites and are not company numbers. */
const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Nine digits whose last two are right. */
export function vatNumber(random: Random): string {
  const first = random.int(1, 9) + digits(random, 6);
  const sum = [...first].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return first + String(97 - (sum % 97)).padStart(2, '0');
}

export function writeVat(random: Random, vat: string): string {
  const grouped = `${vat.slice(0, 3)} ${vat.slice(3, 7)} ${vat.slice(7)}`;
  return random.pick([`GB${vat}`, `GB ${grouped}`, grouped, vat, `GB ${vat}`]);
}

/** From the ranges set aside for drama, so that nobody's telephone rings. */
export function phoneNumber(random: Random): string {
  const last = digits(random, 3);
  return random.pick([
    `020 7946 0${last}`,
    `0161 496 0${last}`,
    `01632 960${last}`,
    `0113 496 0${last}`,
    `(0117) 496 0${last}`,
    `+44 20 7946 0${last}`,
    `+44 (0)1632 960${last}`,
    `07700 900${last}`,
    `0808 157 0${last}`,
  ]);
}

export const charityNumber = (random: Random) =>
  random.pick(['1', '2']) + digits(random, random.pick([5, 6]));
export const scottishCharityNumber = (random: Random) => `SC0${random.int(10_000, 54_000)}`;
export const fcaNumber = (random: Random) => String(random.int(110_000, 998_000));
export const sraNumber = (random: Random) => String(random.int(44_000, 840_000)).padStart(6, '0');
export const icoNumber = (random: Random) =>
  random.pick([`Z${digits(random, 7)}`, `ZA${digits(random, 6)}`, `ZB${digits(random, 6)}`]);
export const amlNumber = (random: Random) => `12${digits(random, 6)}`;
export const trademarkNumber = (random: Random) => `UK0000${random.int(3_000_000, 3_990_000)}`;
export const orderNumber = (random: Random) => String(random.int(10_000_000, 16_000_000));
export { digits };
