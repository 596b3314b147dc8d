/** Text of sites that does not matter here: there is a lot of it, and some of it looks like particulars. */
import type { Random } from '../../../../src/sandbox/world/random.ts';
import type { Trade } from '../world/trades.ts';

export interface Subject {
  brand: string;
  trade: Trade;
  town: string;
}

type Sentence = (subject: Subject, random: Random) => string;

const year = (random: Random) => random.int(1948, 2021);

const SALES: Sentence[] = [
  ({ trade }) => `We look after ${trade.offers} for people who would rather it was done once and done well.`,
  ({ brand, town }) => `${brand} began in a rented unit on the edge of ${town} and has never moved far.`,
  ({ trade }, r) => `In ${year(r)} we finished our thousandth ${trade.piece}, and someone brought a cake.`,
  () => 'Ring before ten and you will speak to the person who does the work.',
  ({ trade }) => `Every ${trade.piece} comes with a written price, and the price does not grow.`,
  ({ town }) => `Most of our customers live within an hour of ${town}; the rest found us by word of mouth.`,
  (_, r) =>
    `Our opening hours are 8.30 to 5.${r.pick(['00', '15', '30'])} on weekdays and by appointment on Saturdays.`,
  () => 'Nobody here is paid by commission, so nobody will talk you into the dearer one.',
  (_, r) =>
    `Rated ${r.pick(['4.7', '4.8', '4.9'])} out of 5 by ${r.int(120, 2400)} people who had no reason to flatter us.`,
  ({ trade }) => `If your ${trade.piece} is late, we tell you the day we know, not the day you ask.`,
  () => 'Use the form below and we will call back the same afternoon.',
  (_, r) => `Quote reference WEB-${r.int(100000, 999999)} when you telephone and we will find your notes.`,
  ({ brand }) => `People choose ${brand} because the second visit costs them nothing.`,
  () => 'We recycle what we can, and we publish what we cannot.',
  ({ trade }, r) =>
    `From £${r.int(15, 95)} for a small ${trade.piece}; ask for the trade list if you order by the dozen.`,
  () => 'Spare parts are kept for twenty years, which is longer than most warranties.',
  (_, r) => `Winner of the ${r.int(2009, 2024)} county award for small firms.`,
  () => 'Gift vouchers can be collected at the counter or sent by post.',
  ({ town }) => `There is parking behind the building, and the ${town} bus stops at the door.`,
  () => 'Our apprentices stay: five of the seven who trained here still work here.',
];

const POLICY: Sentence[] = [
  () =>
    'We keep the details you give us only as long as the job needs them, and the records the tax office wants for six years.',
  () => 'You may ask for a copy of what we hold about you, and we will send it within a month.',
  () => 'If something we hold is wrong, tell us and it will be mended.',
  () => 'Our website sets a cookie to remember what you put in your basket and another to count visits.',
  () => 'We do not sell lists, swap lists or buy lists.',
  () => 'Messages sent through the form are stored on a server in the European Economic Area.',
  () => 'Where we rely on your consent you may take it back at any time.',
  () => 'You can complain to the Information Commissioner if you think we have handled your details badly.',
  () => 'Backups are encrypted and written over every thirty days.',
  () => 'Payment cards are handled by our payment provider and the numbers never reach us.',
  () => 'Children under thirteen should not send us their details.',
  () => 'When this notice changes, the date at its top changes too.',
  (_, r) =>
    `This notice was last changed on ${r.int(1, 28)} ${r.pick(['March', 'May', 'July', 'October'])} ${r.int(2018, 2026)}.`,
  () => 'Telephone calls are not recorded.',
];

const TERMS: Sentence[] = [
  () => 'A contract is made when we confirm your order in writing, not when you place it.',
  () => 'Prices include value added tax where it is due.',
  () => 'Goods stay ours until they are paid for in full.',
  () => 'You have fourteen days from delivery to change your mind about goods bought at a distance.',
  () => 'Nothing in these terms takes away rights that the law gives consumers.',
  () => 'We are not liable for delays caused by weather, strikes or closed roads.',
  () => 'These terms are governed by the law of the place where we are established.',
  () => 'Links to other sites are for convenience; what they say is their affair.',
  () => 'Drawings and photographs on this site may not be copied without asking.',
  () => 'If one of these terms turns out not to hold, the others still do.',
  () => 'Estimates hold for thirty days.',
  (_, r) => `Accounts unpaid after ${r.pick([14, 28, 30])} days carry interest at the statutory rate.`,
];

const WIDE: Record<'sales' | 'policy' | 'terms', Sentence[]> = { sales: SALES, policy: POLICY, terms: TERMS };

/** This many sentences, none of them twice in succession. */
function sentences(
  random: Random,
  subject: Subject,
  about: 'sales' | 'policy' | 'terms',
  count: number,
): string {
  const pool = [...WIDE[about]];
  const said: string[] = [];
  for (let i = 0; i < count; i++) {
    if (pool.length === 0) pool.push(...WIDE[about]);
    const [sentence] = pool.splice(random.int(0, pool.length - 1), 1);
    if (sentence) said.push(sentence(subject, random));
  }
  return said.join(' ');
}

/** The sentences of a home page, each once. */
export function usualSentences(random: Random, subject: Subject): string[] {
  return SALES.map((sentence) => sentence(subject, random));
}

/** Escapes text for HTML. */
export function esc(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function paragraphs(
  random: Random,
  subject: Subject,
  about: 'sales' | 'policy' | 'terms',
  count: number,
): string {
  return Array.from(
    { length: count },
    () => `<p>${esc(sentences(random, subject, about, random.int(2, 4)))}</p>`,
  ).join('\n');
}
