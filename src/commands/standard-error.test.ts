import { describe, expect, it, vi } from 'vitest';
import {
  databaseName,
  duration,
  isJsonWanted,
  progressLine,
  timeLeft,
  whileWaiting,
} from './standard-error.ts';

function output(isTTY: boolean) {
  let text = '';
  return { isTTY, columns: 60, write: (more: string) => (text += more), text: () => text };
}

describe('the progress of a command', () => {
  it('is one line with a bar on a terminal, no longer than the terminal is wide', () => {
    const terminal = output(true);
    const line = progressLine(terminal, () => 0);
    line.show(`Reading 50%, ${'x'.repeat(100)}`, 0.5);
    line.end();
    const [shown = ''] = terminal.text().split('\r\x1b[K').filter(Boolean);
    expect(shown).toMatch(/^█{12}░{12} Reading 50%/);
    expect(shown).toHaveLength(59);
    expect(terminal.text()).not.toContain('\n');
  });

  it('is drawn ten times a second at most, and at each new step', () => {
    let now = 0;
    const terminal = output(true);
    const line = progressLine(terminal, () => now);
    for (; now <= 250; now += 10) line.show(`Reading ${now}`);
    line.show('Indexing 1 of 3');
    const shown = terminal.text().split('\r\x1b[K').filter(Boolean);
    line.end();
    expect(shown).toEqual(['⠋ Reading 0', '⠙ Reading 100', '⠹ Reading 200', '⠸ Indexing 1 of 3']);
  });

  it('turns while a step takes long, and leaves nothing behind', async () => {
    vi.useFakeTimers();
    const terminal = output(true);
    const waiting = whileWaiting(
      'reading a website',
      () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 350)),
      terminal,
    );
    await vi.advanceTimersByTimeAsync(350);
    vi.useRealTimers();
    expect(await waiting).toBe('done');
    const shown = terminal.text().split('\r\x1b[K').filter(Boolean);
    expect(shown).toEqual(['⠋', '⠙', '⠹', '⠸'].map((sign) => `${sign} reading a website`));
    expect(terminal.text().endsWith('\r\x1b[K')).toBe(true);
  });

  it('ends with the work that failed', async () => {
    const terminal = output(true);
    await expect(
      whileWaiting('reading', () => Promise.reject(new Error('refused')), terminal),
    ).rejects.toThrow('refused');
    expect(terminal.text().endsWith('\r\x1b[K')).toBe(true);
  });

  it('is not there where there is no terminal', () => {
    const file = output(false);
    const line = progressLine(file);
    line.show('Reading 1', 0.5);
    line.end();
    expect(file.text()).toBe('');
  });

  it('says how long it will take, once that is known', () => {
    expect(timeLeft(1_000, 0)).toBe('');
    expect(timeLeft(60_000, 0.5)).toBe('1 min 0 s left');
    expect(duration(1_234)).toBe('1.2 s');
    expect(duration(59_000)).toBe('59 s');
    expect(duration(7_199_000)).toBe('119 min 59 s');
    expect(duration(7_260_000)).toBe('2 h 1 min');
    expect(duration(86_400_000 * 26)).toBe('26 days 0 h');
  });
});

it.each([
  [undefined, 'the embedded one in ./data'],
  ['postgres://ada:secret@db.example.org:5433/domesday?sslmode=require', 'ada@db.example.org:5433/domesday'],
  ['postgres://db.example.org/domesday', 'db.example.org/domesday'],
  ['host=db password=secret', 'that of DATABASE_URL'],
])('the database of %j is named without its password', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDir: './data' })).toBe(name);
});

it.each([
  [['watch', '--json'], true],
  [['watch', '--output', 'json'], true],
  [['watch', '--output=json'], true],
  [['watch', '--output', 'csv'], false],
  [['search', 'json'], false],
])('%j asks for JSON: %j', (args, expected) => {
  expect(isJsonWanted(args)).toBe(expected);
});
