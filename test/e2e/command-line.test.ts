import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../src/modules/bulk/xlsx-workbook.ts';
import { type CommandLine, openCommandLine } from '../support/command-line.ts';
import { runCommand } from '../support/service-process.ts';

let person: CommandLine;
beforeAll(async () => {
  // Test deliveries to it go nowhere.
  person = await openCommandLine({ EGRESS_CONNECT_TO: 'hooks.example.com=http://127.0.0.1:9' });
});
afterAll(() => person?.close());

const run = (...args: string[]) => person.run(...args);
const runJson = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);

describe('domesday resolve', () => {
  it('prints who it is, how sure, and why, and exits with 0 for a match', async () => {
    const { code, stdout } = await run('resolve', 'https://www.tarnwickjoinery.test/contact');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Domain +tarnwickjoinery\.test\nOutcome +matched, 9\d\.\d% sure\nCompany +TARNWICK JOINERY/,
    );
    expect(stdout).toContain('https://tarnwickjoinery.test/');
  });
  it('gives programs the answer of the API', async () => {
    expect(await runJson('resolve', 'tarnwickjoinery.test')).toMatchObject({
      match_status: 'matched',
      company: { company_number: '73816452' },
      charge_reason: 'already_charged',
    });
  });
  it('exits with 2 when there is no match', async () => {
    const { code, stdout } = await run('resolve', 'gatekept.test');
    expect([code, stdout]).toEqual([2, expect.stringContaining('scrape failed')]);
  });
  it.each([
    ['a domain that is none', ['resolve', 'localhost'], /invalid_domain/],
    ['a key that is none', ['resolve', 'tarnwickjoinery.test', '--key', 'dk_live_x'], /invalid_credentials/],
    ['a service that is not there', ['resolve', 'x.test', '--url', 'http://127.0.0.1:9'], /does not answer/],
  ])('exits with 1 and says why: %s', async (_, args, why) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([1, expect.stringMatching(why)]);
  });
  it('asks for the key when it has no key', async () => {
    const { code, stderr } = await runCommand(['resolve', 'x.test'], {}).ended;
    expect([code, stderr]).toEqual([1, expect.stringContaining('DOMESDAY_API_KEY')]);
  });
});

it('an answer has nothing above it; commands that work on a database name it, but not in JSON', async () => {
  expect((await run('watch')).stderr).toBe('');
  const status = await run('register', 'status', '--json');
  expect(status.stderr).toBe('');
  expect(JSON.parse(status.stdout)).toMatchObject({
    companies: expect.any(Number),
    imported_at: null,
  });
  expect((await run('register', 'status')).stderr).toBe(`Database: the embedded one in ${person.dir.data}\n`);
});

describe('domesday identity', () => {
  it('shows the people of a company as a table, the most urgent first, and as JSON', async () => {
    const { code, stdout } = await run('identity', '68250913');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^SEVERNMOOR WATER PLC \(68250913\)\nSTATUS +DUE +DAYS .*\noverdue /),
    ]);
    expect(await runJson('identity', '68250913')).toMatchObject({
      directors: { verified: expect.any(Number) },
      people: [{ status: 'overdue' }, ...Array(8).fill(expect.anything())],
    });
  });
  it('writes one row per person for a file of numbers', async () => {
    const file = join(person.dir.data, 'clients.csv');
    writeFileSync(file, 'client,company_number\nOne,68250913\nTwo,73816452\nThree,nonsense\n');
    const { stdout } = await run('identity', '--file', file);
    expect(stdout).toMatch(/^company_number,.*\r\n68250913,SEVERNMOOR WATER PLC,/);
    expect(stdout).toContain('nonsense,,,,,,,,,,,not a company number');
    const output = join(person.dir.data, 'chase.csv');
    await run('identity', '--file', file, '--output', output);
    expect(readFileSync(output, 'utf8')).toContain('68250913,SEVERNMOOR WATER PLC,');
  });
  it('exits with 1 and says why', async () => {
    for (const args of [['identity'], ['identity', '1', '--file', 'x'], ['identity', '00000001']]) {
      expect((await run(...args)).code).toBe(1);
    }
  });
});

it('domesday search and company show the register', async () => {
  const found = await run('search', 'tarnwick joinry');
  expect(found.stdout).toMatch(/73816452 +active .*TARNWICK JOINERY LIMITED/);
  expect((await runJson('search', 'tarnwick joinery')).companies[0].company_number).toBe('73816452');
  expect((await run('search', 'x', '--status', 'sleeping')).code).toBe(1);
  const bySize = await run('search', '--town', 'Kendal', '--employees-min', '5', '--sort', '-net_assets');
  // The figures that were asked for, before the name.
  expect(bySize.stdout).toMatch(/^79126002 +active +LA9 6GQ +\d{4}-\d\d-\d\d +[\d,]+ +[\d,]+ +SCARROWHILL/m);
  expect((await run('company', '73816452')).stdout).toMatch(
    /^TARNWICK JOINERY LIMITED \(73816452\)\nStatus +active/,
  );
  expect((await run('company', '99999999')).code).toBe(1);
});

it('domesday company shows owners, figures and filings, and the website that the account knows', async () => {
  await run('resolve', 'tarnwickjoinery.test');
  const { stdout } = await run('company', '73816452');
  expect(stdout).toMatch(/^Website +tarnwickjoinery\.test$/m);
  expect(stdout).toMatch(/^Owners\n {2}Mr Owen Fennimarsh +shares 25 to 50%/m);
  expect(stdout).toMatch(/^Figures of \d{4}-08-31, in GBP\n(?: {2}.+\n)* {2}Net assets +[\d,]+\n/m);
  expect(stdout).toMatch(/^Filings\n {2}\d{4}-\d\d-\d\d +\w+ /m);
  expect(await runJson('company', '73816452')).toMatchObject({
    persons_with_significant_control: [expect.anything()],
    financials: { currency: 'GBP' },
    filings: expect.arrayContaining([expect.objectContaining({ form: 'NEWINC' })]),
    websites: [expect.objectContaining({ domain: 'tarnwickjoinery.test' })],
  });
});

it('domesday watch takes names and tags, and writes CSV', async () => {
  const first = await run('watch', 'tarnwick joinery', '--tag', 'Suppliers');
  expect(first.stdout).toContain('TARNWICK JOINERY LIMITED (73816452) is watched.');
  const [list, tags, history, search, feed, digest] = await Promise.all([
    run('watch', '--tag', 'suppliers', '--csv'),
    run('watch', 'tags'),
    run('signals', '--company', '73816452', '--csv'),
    run('search', 'tarnwick joinery', '--csv'),
    runJson('signals', '--tag', 'Suppliers'),
    runJson('alerts', '--digest', 'daily', '--instant', 'critical', '--types', 'director_resigned'),
  ]);
  expect(list.stdout).toMatch(/\r\n73816452,.*,Suppliers\r\n$/);
  expect(tags.stdout).toBe('1  Suppliers\n');
  expect(history.stdout).toMatch(/^id,detected_at,/);
  expect(search.stdout).toContain('\r\n73816452,TARNWICK JOINERY');
  expect(feed).toMatchObject({ signals: expect.any(Array) });
  expect(digest).toMatchObject({
    ...{ digest: 'daily', instant_severities: ['critical'], instant_types: ['director_resigned'] },
  });
  expect((await run('watch', '73816452', '--remove')).stdout).toContain('is not watched.');
});

it('domesday watch and signals follow a company', async () => {
  expect((await run('watch', '73816452')).stdout).toContain('is watched.');
  expect((await run('watch')).stdout).toMatch(/1 of 25 companies watched/);
  await run('sandbox', 'change', '73816452', 'charge_registered');
  const types = async () =>
    (await runJson('signals')).signals.map((signal: { signal_type: string }) => signal.signal_type);
  await expect.poll(types, { timeout: 30_000, interval: 500 }).toContain('charge_registered');
  expect((await run('signals', '--company', '73816452')).stdout).toContain('73816452');
  expect((await run('signals', '--limit', 'x')).code).toBe(1);
  expect((await run('watch', '73816452', '--remove')).stdout).toContain('is not watched.');
});

describe('domesday login', () => {
  it('keeps the key in a file of its owner, which the other commands use until the logout', async () => {
    const settings = mkdtempSync(join(tmpdir(), 'domesday-login-'));
    const environmentOf = {
      DATA_DIR: person.dir.data,
      DOMESDAY_URL: person.service.url,
      XDG_CONFIG_HOME: settings,
    };
    const asNewUser = (args: string[], input?: string) => runCommand(args, environmentOf, input).ended;
    await runCommand(
      ['account', 'create', 'newcomer@example.com', '--password-stdin'],
      environmentOf,
      'long enough',
    ).ended;
    const refused = await asNewUser(
      ['login', '--email', 'newcomer@example.com', '--password-stdin'],
      'wrong one',
    );
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('invalid_credentials')]);
    const signedIn = await asNewUser(
      ['login', '--email', 'newcomer@example.com', '--password-stdin'],
      'long enough\n',
    );
    expect([signedIn.code, signedIn.stdout]).toEqual([0, expect.stringContaining('as newcomer@example.com')]);
    expect(statSync(join(settings, 'domesday', 'login.json')).mode & 0o777).toBe(0o600);
    expect((await asNewUser(['watch'])).code).toBe(0);

    // Named keys are made by people: the password is asked for, and the session of the command ends with it.
    const created = await asNewUser(['keys', 'create', 'Nightly', '--password-stdin'], 'long enough');
    expect([created.code, created.stdout]).toEqual([0, expect.stringMatching(/^dk_live_\w{36}\n$/)]);
    const withNewKey = ['keys', 'list', '--key', created.stdout.trim(), '--json'];
    expect(JSON.parse((await asNewUser(withNewKey)).stdout)).toMatchObject([
      { default: true },
      { name: 'Nightly', scopes: ['resolve'] },
    ]);
    expect((await asNewUser(['keys', 'create', 'x', '--scope', 'all', '--password-stdin'], '')).code).toBe(1);
    const revoked = await asNewUser(['keys', 'revoke', 'nightly', '--password-stdin'], 'long enough');
    expect([revoked.code, revoked.stdout]).toEqual([0, '“Nightly” is revoked.\n']);
    expect((await asNewUser(withNewKey)).code).toBe(1);
    await asNewUser(['logout']);
    expect((await asNewUser(['watch'])).stderr).toContain('domesday login');
    rmSync(settings, { recursive: true });
  });
});

describe('domesday website', () => {
  it('finds the website of a company by its number, and exits with 0', async () => {
    const { code, stdout } = await run('website', '73816452');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/Website +tarnwickjoinery\.test/)]);
  });
  it('says which companies have a name', async () => {
    const { code, stderr, stdout } = await run('website', 'no such company at all', '--json');
    expect(code).not.toBe(0);
    expect(stdout + stderr).toMatch(/company_not_found|review_candidates/);
  });
});

describe('domesday reviews', () => {
  it('lists what is to be decided, decides it, and takes it back', async () => {
    await run('resolve', 'kestrelbyconsulting.test');
    const [{ id, review_candidates: candidates }] = (await runJson('reviews')).reviews;
    expect((await run('reviews')).stdout).toContain(candidates[0].company_number);
    const decided = await run('reviews', 'decide', id, candidates[0].company_number);
    expect([decided.code, decided.stdout]).toEqual([0, expect.stringContaining(candidates[0].company_name)]);
    expect((await run('reviews', '--decided')).stdout).toContain('kestrelbyconsulting.test');
    expect((await run('resolve', 'kestrelbyconsulting.test')).stdout).toContain('Your decision');
    expect((await run('reviews', 'undo', id)).stdout).toContain('is open again');
    expect((await run('reviews', 'decide', id, 'none')).stdout).toContain('none of the companies');
  });
  it('writes all decisions as CSV', async () => {
    const { code, stdout } = await run('reviews', '--csv');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^id,domain,decision,.*\r\nreview_\w+,kestrelbyconsulting\.test,rejected,,,reader@/,
    );
  });
  it('reports an error as JSON where JSON was asked for', async () => {
    const refused = await run('reviews', 'undo', 'review_none', '--json');
    expect([refused.code, JSON.parse(refused.stderr)]).toEqual([
      1,
      { error: { code: 'not_found', message: expect.not.stringContaining('(not_found)') } },
    ]);
    const wrong = await run('reviews', '--nonsense', '--json');
    expect([wrong.code, JSON.parse(wrong.stderr)]).toEqual([
      1,
      { error: { code: 'invalid_usage', message: "unknown option '--nonsense'" } },
    ]);
  });
});

describe('domesday webhook', () => {
  it('makes, lists and tests a destination', async () => {
    const made = await run('webhook', 'create', 'https://hooks.example.com/domesday');
    expect([made.code, made.stdout]).toEqual([
      0,
      expect.stringMatching(/Signing secret: whsec_[A-Za-z0-9+/]{32}\n/),
    ]);
    const listed = await runJson('webhook', 'list');
    const { id } = listed.webhooks.find(
      (one: { webhook_url: string }) => one.webhook_url === 'https://hooks.example.com/domesday',
    );
    expect((await run('webhook', 'list')).stdout).toContain('https://hooks.example.com/domesday');
    expect((await run('webhook', 'test', String(id))).stdout).toContain('on its way');
    expect((await run('webhook', 'test', 'x')).stderr).toContain('not the id of a destination');
    const edited = await runJson('webhook', 'edit', String(id), '--type', 'psc_changed,accounts_filed');
    expect(edited.signal_types).toEqual(['psc_changed', 'accounts_filed']);
    expect((await run('webhook', 'pause', String(id))).stdout).toContain('is paused');
    expect((await run('webhook', 'resume', String(id), '--send-held-back')).stdout).toContain('is active');
    expect((await run('webhook', 'log', String(id))).stdout).toContain('company_name_changed');
  });
});

describe('domesday check', () => {
  it('exits with 0 when the website states every particular', async () => {
    const { code, stdout } = await run('check', 'tarnwickjoinery.test');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/registered office: present\n {4}“.+/)]);
    expect(stdout).toContain('no legal advice');
  });
  it('exits with 3 when one is missing or wrong', async () => {
    const { code, stdout } = await run('check', 'heronscaroptics.test');
    expect([code, stdout]).toEqual([3, expect.stringContaining('registered number: contradicts register')]);
  });
  it('exits with 2 when no company is matched', async () => {
    const { code, stdout } = await run('check', 'gatekept.test', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([2, expect.objectContaining({ disclosures: null })]);
  });
});

describe('domesday survey', () => {
  it('resolves a list in the background, once, and pauses', async () => {
    const file = join(person.dir.path, 'survey.txt');
    writeFileSync(file, 'https://www.mossgarth.test/\ncopperkettle.test\nnot a domain\n');
    expect((await run('survey', 'pause')).stdout).toContain('is paused');
    const loaded = await run('survey', file);
    expect([loaded.code, loaded.stdout]).toEqual([
      0,
      expect.stringMatching(/3 lines, 2 with a domain; 2 domains are new.*line 3: not a domain.*is paused/s),
    ]);
    expect((await run('survey', 'status')).stdout).toMatch(/^Survey paused: 0 of 2 domains/);
    await run('survey', 'resume');
    expect(await runJson('survey', file, '--wait')).toMatchObject({
      state: 'finished',
      domains: 2,
      done: 2,
      lists: [{ added: 0 }, { added: 2, damaged: 1 }],
    });
    expect(await runJson('resolve', 'mossgarth.test')).toMatchObject({
      cached: true,
      match_status: 'matched',
    });
  });
});

describe('domesday bulk', () => {
  it('resolves a file and writes the results beside it', async () => {
    const file = join(person.dir.path, 'domains.csv');
    writeFileSync(file, 'domain\ntarnwickjoinery.test\nnot a domain\nfarthingley.test\n');
    expect((await runJson('bulk', file, '--preview')).rows).toBe(3);
    const { code, stderr } = await run('bulk', file);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const lines = readFileSync(`${file}.results.csv`, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^domain,outcome,company_number,company_name,.*,domesday_domain$/);
    expect(lines[1]).toMatch(
      /^tarnwickjoinery\.test,matched,73816452,.*,1,tarnwickjoinery\.test,tarnwickjoinery\.test$/,
    );
    expect(lines[2]).toMatch(/^not a domain,invalid,.*,2,not a domain,$/);
  });
  it('takes a workbook, a column and companies', async () => {
    const file = join(person.dir.path, 'companies.xlsx');
    const pages = (async function* () {
      yield [['Tarnwick', 73816452]];
    })();
    writeFileSync(file, await buffer(writeXlsx(['Customer', 'Reg'], pages)));
    const options = ['--direction', 'company', '--column', 'reg'];
    expect((await runJson('bulk', file, '--preview', ...options)).table).toMatchObject({
      ...{ file_type: 'xlsx', column: 'Reg', chosen_by: 'caller', rows: [['Tarnwick', '73816452']] },
    });
    const { code, stdout } = await run('bulk', file, ...options, '--output', '-');
    expect([code, stdout.split('\r\n')[1]]).toEqual([
      0,
      expect.stringMatching(/^Tarnwick,73816452,verified,73816452,.*,1,73816452,tarnwickjoinery\.test$/),
    ]);
    const wrong = await run('bulk', file, '--direction', 'sideways');
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('domain or company')]);
  });
  it('says which file it misses', async () => {
    const { code, stderr } = await run('bulk', '/nowhere.csv');
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be read')]);
  });
});
