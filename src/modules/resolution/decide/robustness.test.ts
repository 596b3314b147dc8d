import { describe, expect, it } from 'vitest';
import { company, smallRegister } from '../test-support/small-register.ts';
import { judgeWritten, writtenSite } from '../test-support/written-site.ts';
import { judgeSite } from './judge-site.ts';

const TARNWICK = company('07381645', 'TARNWICK JOINERY LIMITED');
const LISTED = Array.from({ length: 300 }, (_, i) => company(`${10_000_000 + i}`, `LARCH${i} LIMITED`));

const TRIES = 2;

/**
 * Processor time of judging a site that was read, in milliseconds: the least of some tries, or the first
 * below `enough`.
 */
async function judgingMs(html: string, enough = 0): Promise<number> {
  const written = writtenSite({ domain: 'tarnwick.co.uk', pages: [{ title: 'Tarnwick', html }] });
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least >= enough; i++) {
    const register = smallRegister([TARNWICK, ...LISTED]);
    const before = process.cpuUsage();
    await judgeSite({ ...written, register });
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const filled = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));
const listed = (line: (i: number) => string) => (size: number) =>
  Array.from({ length: Math.ceil(size / line(0).length) }, (_, i) => line(i)).join('');

describe('a site made to slow judging down takes time in proportion to its size', () => {
  it.each<[string, (size: number) => string]>([
    ['its own name without end', filled('Tarnwick ')],
    ['its own name in blocks without end', filled('<p>Tarnwick</p>')],
    [
      'a company’s name without its form',
      (size) => `<p>Tarnwick Joinery Ltd</p>${filled('<p>Tarnwick Joinery</p>')(size)}`,
    ],
    ['one company without end', filled('<p>Tarnwick Joinery Ltd, company number 07381645</p>')],
    [
      'companies of the register',
      listed((i) => `<p>Larch${i % 300} Ltd, company number ${10_000_000 + (i % 300)}</p>`),
    ],
    ['companies that nobody knows', listed((i) => `<p>Elm${i} Ltd</p>`)],
    ['blocks', (size) => `${filled('<p>x</p>')(size)}<p>Tarnwick Joinery Ltd, company number 07381645</p>`],
    ['half of its own name', filled('T.A.R.N.')],
    ['placeholders', filled('[insert ')],
    ['braces', filled('{{')],
    ['telephones', filled('+1 (')],
    ['places', filled('Dublin, ')],
  ])('%s', async (_, make) => {
    await judgingMs(make(20_000));
    const once = await judgingMs(make(150_000));
    const most = 3.5 * once + 40;
    expect(await judgingMs(make(300_000), most)).toBeLessThan(most);
  });
});

describe('a site of any size', () => {
  it.each([
    ['nothing', ''],
    ['ten thousand companies', listed((i) => `<li>Elm${i} Ltd</li>`)(200_000)],
    ['a million digits', '7'.repeat(1_000_000)],
    ['nothing but signs', '©“&(|'.repeat(50_000)],
  ])('is judged: one of %s', async (_, html) => {
    const verdict = await judgeWritten({ domain: 'tarnwick.co.uk', pages: [{ html }] }, [TARNWICK]);
    expect(verdict.match_status).not.toBe('matched');
    expect(verdict.entities_on_site.length).toBeLessThanOrEqual(200);
  });

  it('is judged though its domain and title are no names', async () => {
    for (const domain of ['a.uk', 'xn--e1afmkfd.test', '1.co.uk', 'localhost'])
      expect(
        (await judgeWritten({ domain, pages: [{ title: '…', html: '<p>Hi</p>' }] }, [TARNWICK])).match_status,
      ).toBe('no_match');
  });
});
