import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir, type PreparedDir } from '../support/data-dir.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, type ServiceProcess, startService, stopService } from '../support/service-process.ts';

const JOBS = 50;
/** This many sites answer at once, and the others only after the service was killed. */
const ANSWERED_BEFORE = 10;
const EMAIL = 'bulk@example.org';
const PASSWORD = 'correct horse';

interface Company {
  company_number: string;
  company_name: string;
  registered_postcode: string;
}

interface JobBody {
  status: string;
  job_id: string;
  match_status?: string;
  charged: boolean;
  company?: Company | null;
}

let dir: PreparedDir;
let website: Server;
let environment: Record<string, string>;
let service: ServiceProcess;
/** Whose shop each host is; undefined: it does not say. */
const shops = new Map<string, Company | undefined>();
const answering = new Set<string>();
let areAllAnswering = false;

beforeAll(async () => {
  dir = await makeDataDir('sandbox');
  website = createServer((request, response) => {
    const host = String(request.headers.host);
    if (!shops.has(host) || request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<p>There is nothing here.</p>');
      return;
    }
    if (answering.size < ANSWERED_BEFORE || areAllAnswering) answering.add(host);
    if (!answering.has(host)) return;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shopPage(shops.get(host)));
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  environment = {
    DATA_DIR: dir.data,
    PORT: String(await freePort()),
    WORKERS: '5',
    EGRESS_CONNECT_TO: `*.co.uk=http://127.0.0.1:${(website.address() as AddressInfo).port}`,
  };
  service = await startService('start', environment);
});
afterAll(async () => {
  await stopService(service);
  website?.close();
  dir?.remove();
});

function shopPage(owner: Company | undefined): string {
  const name = owner?.company_name ?? 'A shop';
  const imprint = owner
    ? `© 2026 ${name}. ${name} is registered in England and Wales, company number ${owner.company_number}.
       Registered office: 4 Mill Lane, ${owner.registered_postcode}.`
    : 'All our prices include delivery.';
  return `<!doctype html><html lang="en-GB"><head><title>${name}</title></head><body><h1>${name}</h1>
    <p>We sell ladders, lamps and letter boxes to homes and offices all over the country.</p>
    <footer>${imprint}</footer></body></html>`;
}

async function call<T>(path: string, options: { key?: string; body?: unknown } = {}): Promise<T> {
  const response = await fetch(service.url + path, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(options.key && { 'x-api-key': options.key }) },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function makeAccount(): Promise<string> {
  const created = await runCommand(['account', 'create', EMAIL], environment).ended;
  expect(created.code).toBe(0);
  expect((await runCommand(['account', 'grant', EMAIL, '100'], environment).ended).code).toBe(0);
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? PASSWORD;
  return (await call<{ api_key: string }>('/v1/auth/login', { body: { email: EMAIL, password } })).api_key;
}

const jobsBy = (jobs: JobBody[], status: string) => jobs.filter((job) => job.status === status);

describe('a service that is killed in the middle of its jobs', () => {
  it('loses no job, and charges none twice', { timeout: 240_000 }, async () => {
    const key = await makeAccount();
    const before = await call<{ credit_balance: number }>('/v1/auth/me', { key });
    const search = '/v1/companies/search?company_status=active&page=';
    const found = ['1', '2'].map((page) => call<{ companies: Company[] }>(search + page, { key }));
    const companies = (await Promise.all(found)).flatMap((page) => page.companies);
    const domains = Array.from({ length: JOBS }, (_, index) => `ladders-and-lamps-${index}.co.uk`);
    // Every second site says whose it is; the others do not.
    for (const [index, domain] of domains.entries())
      shops.set(domain, index % 2 === 0 ? companies[index / 2] : undefined);

    const asked: JobBody[] = [];
    for (const domain of domains) asked.push(await call<JobBody>('/v1/enrich', { key, body: { domain } }));
    expect(new Set(asked.map((job) => job.job_id)).size).toBe(JOBS);
    const readAll = async () => {
      const jobs: JobBody[] = [];
      for (const { job_id } of asked) jobs.push(await call<JobBody>(`/v1/enrich/status/${job_id}`));
      return jobs;
    };
    const isInTheMiddle = async () => {
      const jobs = await readAll();
      return jobsBy(jobs, 'completed').length >= ANSWERED_BEFORE && jobsBy(jobs, 'processing').length > 0;
    };
    await expect.poll(isInTheMiddle, { timeout: 30_000 }).toBe(true);

    service.child.kill('SIGKILL');
    await service.ended;
    areAllAnswering = true;
    service = await startService('start', environment);
    await expect
      .poll(async () => jobsBy(await readAll(), 'completed').length, { timeout: 60_000, interval: 250 })
      .toBe(JOBS);
    const jobs = await readAll();
    const charged = jobs.filter((job) => job.charged);
    expect(charged.map((job) => job.match_status)).toEqual(charged.map(() => 'matched'));
    expect(jobs.filter((job) => job.match_status === 'matched')).toEqual(charged);
    expect(charged.length).toBeGreaterThan(0);
    expect(await call('/v1/auth/me', { key })).toMatchObject({
      credit_balance: before.credit_balance - charged.length,
      credits_held: 0,
    });
  });
});
