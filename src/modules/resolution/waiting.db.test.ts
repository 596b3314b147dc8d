import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { resolutionTools } from './resolution.tools.ts';
import { insertCompany } from './test-support/register-fixture.ts';
import { useResolutionFixture } from './test-support/resolution-fixture.ts';
import { matchedWith, verdict } from './test-support/scripted-sites.ts';

const fixture = useResolutionFixture({ working: true });
const { sites } = fixture;

const ROUTES = ['/v1/resolve/domain', '/v1/enrich', '/v1/partner/enrich-company'];

function ask(path: string, account: string, { domain, prefer }: { domain: string; prefer: string }) {
  return fixture.app.inject({
    method: 'POST',
    url: path,
    payload: { domain },
    headers: { 'x-api-key': account, prefer },
  });
}

/** The crawl of the domain goes on when the call waits for it: it has joined the job by then. */
async function onceJobRuns(domain: string, release: () => void): Promise<void> {
  await expect.poll(() => sites.crawlsOf(domain)).toBe(1);
  release();
}

describe.each(ROUTES)('POST %s with Prefer: wait', (path) => {
  it('answers a new domain with 200 and the finished answer, its charge and the credits left', async () => {
    const account = await fixture.ledger.account(3);
    const number = await insertCompany(fixture.db);
    const domain = `waited-${path.length}.co.uk`;
    sites.set(domain, matchedWith(number));
    const release = sites.hold(domain);
    const [response] = await Promise.all([
      ask(path, account, { domain, prefer: 'wait=60' }),
      onceJobRuns(domain, release),
    ]);
    expect([response.statusCode, response.headers['preference-applied']]).toEqual([200, 'wait=60']);
    expect(response.headers).toMatchObject({ 'x-credits-remaining': '2', 'x-credits-charged': '1' });
    expect(response.json()).toMatchObject({ status: 'completed', input_domain: domain, charged: true });
    const repeated = (await fixture.post(path, account, domain)).json();
    const { charged: _, charge_reason: __, ...facts } = response.json();
    // The known answer differs in where it comes from alone.
    expect({ ...repeated, job_id: facts.job_id, cached: facts.cached }).toMatchObject(facts);
  });

  it('answers with the 202 when the result takes longer', async () => {
    const account = await fixture.ledger.account(1);
    const domain = `slow-${path.length}.co.uk`;
    sites.set(domain, verdict());
    const release = sites.hold(domain);
    const response = await ask(path, account, { domain, prefer: 'wait=1' });
    release();
    expect([response.statusCode, response.headers['preference-applied']]).toEqual([202, 'wait=1']);
    expect(response.json()).toMatchObject({ status: 'pending', charged: false, charge_reason: 'pending' });
  });

  it('says in both answers what it applied, and ignores a preference that it does not understand', async () => {
    const account = await fixture.ledger.account(1);
    const domain = `known-${path.length}.co.uk`;
    await fixture.learn(domain, verdict());
    const known = await ask(path, account, { domain, prefer: 'wait=10' });
    expect([known.statusCode, known.headers['preference-applied']]).toEqual([200, 'wait=10']);
    const ignored = await ask(path, account, { domain, prefer: 'wait=soon' });
    expect([ignored.statusCode, ignored.headers['preference-applied']]).toEqual([200, undefined]);
  });
});

describe('calls that wait for one job', () => {
  const chargesOf = (answers: { charged: boolean; charge_reason: string }[]) =>
    answers.map(({ charge_reason: reason }) => reason).sort();
  const ONCE = ['already_charged', 'already_charged', 'already_charged', 'matched'];

  /** Releases the website once this many calls have opened or joined the job. */
  async function onceAllWait(domain: string, calls: number, release: () => void): Promise<void> {
    const waiting = async () => {
      const rows = await fixture.db.query(sql`select 1 from resolution_history where asked = ${domain}`);
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 20_000 }).toBe(calls);
    release();
  }

  it('report its charge once, over all routes, and the status route reports it on', async () => {
    const account = await fixture.ledger.account(3);
    const domain = 'joined-by-four.co.uk';
    sites.set(domain, matchedWith(await insertCompany(fixture.db)));
    const release = sites.hold(domain);
    const paths = [...ROUTES, '/v1/resolve/domain'];
    const [answers] = await Promise.all([
      Promise.all(paths.map((path) => ask(path, account, { domain, prefer: 'wait=60' }))),
      onceAllWait(domain, 4, release),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(chargesOf(answers.map((answer) => answer.json()))).toEqual(ONCE);
    const headers = answers.map((answer) => answer.headers['x-credits-charged']);
    expect(headers.sort()).toEqual(['0', '0', '0', '1']);
    const jobId = answers.flatMap((answer) => answer.json().job_id ?? [])[0];
    expect(await fixture.status(jobId)).toMatchObject({ charged: true, charge_reason: 'matched' });
    expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 2, held: 0 });
  });

  it('report its charge once to agents', async () => {
    const account = await fixture.ledger.account(3);
    const domain = 'joined-by-agents.co.uk';
    sites.set(domain, matchedWith(await insertCompany(fixture.db)));
    const release = sites.hold(domain);
    const [tool] = resolutionTools(fixture.resolution);
    const call = {
      account: { id: account },
      requester: { source: 'mcp' as const, actor: 'key' },
      address: '::1',
      signal: new AbortController().signal,
    };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => tool?.run({ domain }, call))),
      onceAllWait(domain, 4, release),
    ]);
    const data = answers.map((answer) => answer?.data as { charged: boolean; charge_reason: string });
    expect(chargesOf(data)).toEqual(ONCE);
    expect(answers.filter((answer) => answer?.text.includes('It cost one credit'))).toHaveLength(1);
  });
});

it('a job that failed is answered with the 202, which says so', async () => {
  const account = await fixture.ledger.account(1);
  const domain = 'fails.co.uk';
  sites.set(domain, new Error('a fault of our own'));
  const release = sites.hold(domain);
  const waiting = ask('/v1/enrich', account, { domain, prefer: 'wait=60' });
  await expect.poll(() => sites.crawlsOf(domain)).toBe(1);
  // It has no attempts left.
  await fixture.db.execute(sql`update resolution_tasks set attempts = 3 where domain = ${domain}`);
  release();
  const response = await waiting;
  expect([response.statusCode, response.json().status]).toEqual([202, 'failed']);
  expect(await fixture.ledger.balance(account)).toMatchObject({ balance: 1, held: 0 });
});

describe('the status routes with Prefer: wait', () => {
  it.each([
    ['/v1/enrich', '/v1/enrich/status'],
    ['/v1/partner/enrich-company', '/v1/partner/enrich-company'],
  ])('answer when the job of %s ends', async (path, statusPath) => {
    const account = await fixture.ledger.account(1);
    const domain = `status-${path.length}.co.uk`;
    sites.set(domain, verdict());
    const release = sites.hold(domain);
    const { job_id: jobId } = (await fixture.post(path, account, domain)).json();
    const [response] = await Promise.all([
      fixture.get(`${statusPath}/${jobId}`, account, { prefer: 'wait=60' }),
      onceJobRuns(domain, release),
    ]);
    expect([response.json().status, response.headers['preference-applied']]).toEqual([
      'completed',
      'wait=60',
    ]);
  });
});

describe('many calls that wait', () => {
  it('hold no connection of the database, and all get the answer', async () => {
    const account = await fixture.ledger.account(1);
    const domain = 'crowd.co.uk';
    sites.set(domain, verdict());
    const release = sites.hold(domain);
    const waiting = Array.from({ length: 200 }, () =>
      ask('/v1/resolve/domain', account, { domain, prefer: 'wait=60' }),
    );
    // In the meantime other calls are answered, which need a connection.
    const other = await fixture.ledger.account(1);
    sites.set('beside-the-crowd.co.uk', verdict());
    const beside = await ask('/v1/enrich', other, { domain: 'beside-the-crowd.co.uk', prefer: 'wait=60' });
    expect(beside.statusCode).toBe(200);
    release();
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('GET /v1/resolutions/{job_id}/progress as server-sent events', () => {
  it('sends the progress now, after changes and at the end', async () => {
    const account = await fixture.ledger.account(1);
    const domain = 'events.co.uk';
    sites.set(domain, verdict());
    const release = sites.hold(domain);
    const { job_id: jobId } = (await fixture.post('/v1/enrich', account, domain)).json();
    const [response] = await Promise.all([
      fixture.app.inject({
        url: `/v1/resolutions/${jobId}/progress`,
        headers: { 'x-api-key': account, accept: 'text/event-stream' },
      }),
      onceJobRuns(domain, release),
    ]);
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = response.body.split('\n\n').filter((event) => event.startsWith('event: progress\n'));
    const shown = events.map((event) => JSON.parse(event.split('\ndata: ')[1] ?? ''));
    expect(shown.at(-1)).toMatchObject({ job_id: jobId, status: 'completed', stage: 'done' });
    expect(shown.length).toBeGreaterThan(1);
  });

  it('refuses the jobs of others as JSON', async () => {
    const response = await fixture.app.inject({
      url: `/v1/resolutions/job_${'0'.repeat(32)}/progress`,
      headers: { 'x-api-key': await fixture.ledger.account(0), accept: 'text/event-stream' },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'job_not_found']);
  });
});

/** The last: afterwards the service is stopped. */
describe('a service that stops', () => {
  it('answers the calls that wait with the 202', async () => {
    const account = await fixture.ledger.account(1);
    const domain = 'stopping.co.uk';
    sites.set(domain, verdict());
    const release = sites.hold(domain);
    const waiting = ask('/v1/resolve/domain', account, { domain, prefer: 'wait=60' });
    await expect.poll(() => sites.crawlsOf(domain)).toBe(1);
    await fixture.resolution.jobs.stopWaiting();
    expect((await waiting).statusCode).toBe(202);
    release();
  });
});
