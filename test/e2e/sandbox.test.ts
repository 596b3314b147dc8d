import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

let dir: PreparedDir;
let service: ServiceProcess;
beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  service = await startService('start', { DATA_DIR: dir.data });
});
afterAll(async () => {
  await stopService(service);
  dir?.remove();
});

const run = (...args: string[]) => runCommand(['sandbox', ...args], { DATA_DIR: dir.data }).ended;

describe('domesday sandbox', () => {
  it('is announced at the start, and its websites can be opened in a browser', async () => {
    expect(service.output()).toContain(`Sandbox   ${service.url}/sandbox/web`);
    const list = await (await fetch(`${service.url}/sandbox/web`)).text();
    expect(list).toContain('tarnwickjoinery.test');
    const page = await fetch(`${service.url}/sandbox/web/tarnwickjoinery.test/contact`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect(await page.text()).toContain('company number 73816452');
  });

  it('lists its websites with what each shows and how its resolution ends, also as JSON', async () => {
    const { code, stdout } = await run('sites');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^tarnwickjoinery\.test +matched 73816452 +The usual case/m);
    const sites = JSON.parse((await run('sites', '--json')).stdout) as unknown[];
    expect(sites.length).toBe(stdout.trim().split('\n').length);
    expect(sites).toContainEqual(
      expect.objectContaining({
        domain: 'gatekept.test',
        match_status: 'scrape_failed',
        company_number: null,
      }),
    );
  });

  it('changes a company while the service runs', async () => {
    const { code, stdout } = await run('change', '73816452', 'director_appointed');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^TARNWICK JOINERY LIMITED \(73816452\): director_appointed, sent as \d events?\.\n$/,
    );
  });

  it.each([
    ['change', '73816452', 'sold', /^There is no change "sold"; choose one of company_name_changed, /],
    ['change', '99999999', 'sic_codes_changed', /^The sandbox has no company 99999999\.\n$/],
    ['change', 'tarnwick', 'sic_codes_changed', /^"tarnwick" is not a company number\.\n$/],
  ])('%s %s %s is refused with a sentence', async (...args) => {
    const sentence = args.pop() as RegExp;
    const { code, stderr } = await run(...(args as string[]));
    expect(code).toBe(1);
    // The first line names the database.
    expect(stderr.replace(/^Database: .*\n/, '')).toMatch(sentence);
  });

  it('says in its help which changes there are', async () => {
    const { stdout } = await run('change', '--help');
    expect(stdout).toContain('insolvency_started');
    expect(stdout).toContain('strike_off_withdrawn');
  });
});
