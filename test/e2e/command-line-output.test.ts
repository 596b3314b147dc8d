import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandLine, openCommandLine } from '../support/command-line.ts';
import { runInTerminal, type TerminalOptions } from '../support/pseudo-terminal.ts';

let person: CommandLine;
beforeAll(async () => {
  person = await openCommandLine();
});
afterAll(() => person?.close());

const run = (...args: string[]) => person.run(...args);

describe('a terminal', () => {
  const show = (args: string[], options: TerminalOptions = {}) =>
    runInTerminal(args, { ...options, environment: { ...person.environment, ...options.environment } });
  const ESC = '\x1b';

  it('shows an answer in colours and within its width, after a spinner that turned while it was made', async () => {
    const { code, shown } = await show(['company', '68250913'], { columns: 60, rows: 100 });
    expect(code).toBe(0);
    expect(shown).toContain('⠋ reading the record of 68250913');
    const answer = shown.slice(shown.lastIndexOf(`${ESC}[K`) + 3);
    expect(answer).toMatch(new RegExp(`^${ESC}\\[1mSEVERNMOOR WATER PLC`));
    for (const line of stripVTControlCharacters(answer).split('\n'))
      expect(line.length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['--no-color', ['company', '68250913', '--no-color'], {}],
    ['NO_COLOR', ['company', '68250913'], { NO_COLOR: '1' }],
    ['a terminal without colours', ['company', '68250913'], { TERM: 'dumb' }],
  ])('shows no colours with %s', async (_, args, more) => {
    const { shown } = await show(args, { rows: 100, environment: more });
    expect(shown).toContain('SEVERNMOOR WATER PLC');
    expect(shown).not.toContain(`${ESC}[1m`);
  });

  it('shows a list that is longer than the screen by the pager, unless it is not wanted', async () => {
    const pager = { PAGER: 'sed -e s/^/paged:/' };
    const long = ['search', '--town', 'Kendal'];
    expect((await show(long, { rows: 10, environment: pager })).shown).toMatch(/paged:.*NUMBER/);
    const plain = await show([...long, '--no-pager'], { rows: 10, environment: pager });
    expect(plain.shown).not.toContain('paged:');
    expect((await show(long, { rows: 200, environment: pager })).shown).not.toContain('paged:');
    // A pager that is not installed hides nothing.
    const missing = await show(long, { rows: 10, environment: { PAGER: 'no-such-pager' } });
    expect([missing.code, missing.shown]).toEqual([0, expect.stringContaining('in all.')]);
  });

  it('shows the commands and their groups in colours too', async () => {
    expect((await show(['--help'])).shown).toContain(`${ESC}[1mLook up, such as`);
    expect((await show(['--help', '--no-color'])).shown).not.toContain(ESC);
  });
});

describe('--output csv', () => {
  it.concurrent.each([
    [['search', '--town', 'Kendal'], /^company_number,company_name,company_status,/],
    [['company', '73816452'], /^company_number,.*\r\n73816452,TARNWICK JOINERY LIMITED,active,/],
    [['resolve', 'tarnwickjoinery.test'], /^domain,outcome,.*\r\ntarnwickjoinery\.test,matched,73816452,/],
    [['check', 'tarnwickjoinery.test'], /^input_domain,item,status,.*\r\ntarnwickjoinery\.test,/],
    [['website', '73816452'], /^company_number,.*\r\n73816452,.*,verified,tarnwickjoinery\.test,/],
    [['identity', '68250913'], /^company_number,company_name,role,.*\r\n68250913,SEVERNMOOR WATER PLC,/],
    [['financials', '73816452'], /^company_number,.*\r\n/],
    [['group', '73816452'], /^relation,company_number,company_name,country,since\r\n/],
    [['signals'], /^id,detected_at,/],
    [['watch'], /^company_number,/],
    [['searches'], /^id,name,watched,new_matches\r\n$/],
    [['keys', 'list'], /^id,name,scopes,.*\r\n.*dk_live_/],
    [['webhook', 'list'], /^id,webhook_url,status,/],
    [['sandbox', 'sites'], /^domain,match_status,.*\r\ntarnwickjoinery\.test,matched,73816452,/],
  ])('of %j is a header with rows', async (args, expected) => {
    const { code, stdout } = await run(...args, '--output', 'csv');
    expect([code, stdout]).toEqual([0, expect.stringMatching(expected)]);
  });
  it('tells for watch --file what became of each row', async () => {
    const file = join(person.dir.path, 'watch-rows.csv');
    writeFileSync(file, 'company\n99999999\n');
    const { stdout } = await run('watch', '--file', file, '--output', 'csv');
    expect(stdout).toMatch(
      /^row,input,outcome,company_number,company_name\r\n\d,99999999,not_found,99999999,\r\n$/,
    );
  });
  it('is refused for a form that there is not, with those there are', async () => {
    const { code, stderr } = await run('search', 'x', '--output', 'xml');
    expect([code, stderr]).toEqual([1, expect.stringContaining('text, json, csv')]);
  });
});
