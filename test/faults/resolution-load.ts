import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Company {
  company_number: string;
  company_name: string;
  registered_postcode: string;
}

interface JobBody {
  status: string;
  job_id: string;
  charged: boolean;
}

/** Without a job where the result is known already. */
type EnrichBody = Omit<JobBody, 'job_id'> & { job_id: string | null };

export interface EndedJob extends JobBody {
  /** When it was first seen to have ended. */
  seenAt: number;
}

/** Slow enough that a fault finds jobs in every stage. */
const ANSWER_MS = 150;
const PATIENCE_MS = 300_000;

/** Websites of shops under `.co.uk`; every second one names its company. */
export class ShopSites {
  readonly #owners = new Map<string, Company | undefined>();
  readonly #server: Server = createServer((request, response) => {
    const host = String(request.headers.host);
    const isShop = this.#owners.has(host) && request.url === '/';
    setTimeout(() => {
      response.writeHead(isShop ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(isShop ? shopPage(this.#owners.get(host)) : '<p>There is nothing here.</p>');
    }, ANSWER_MS);
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `*.co.uk=http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  add(domain: string, owner: Company | undefined): void {
    this.#owners.set(domain, owner);
  }

  close(): void {
    this.#server.close();
  }
}

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

interface LoadOptions {
  url: string;
  key: string;
  sites: ShopSites;
  mayBreak?: boolean;
}

/** One account that resolves domains, patiently: whatever is answered with 503 is asked again. */
export class ResolutionLoad {
  readonly #url: string;
  readonly #key: string;
  readonly #sites: ShopSites;
  readonly #mayBreak: boolean;
  #companies: Company[] = [];
  #refusals = 0;
  #endedCount = 0;
  /** Answers that no caller should see, such as a 500, and how often each came. */
  readonly #unexpected = new Map<string, number>();

  /** `mayBreak`: the service may be killed, so that calls go unanswered. */
  constructor({ url, key, sites, mayBreak = false }: LoadOptions) {
    this.#mayBreak = mayBreak;
    this.#url = url;
    this.#key = key;
    this.#sites = sites;
  }

  /** How many jobs were seen to have ended so far. */
  get endedCount(): number {
    return this.#endedCount;
  }

  /** How many requests were answered with 503 so far. */
  get refusals(): number {
    return this.#refusals;
  }

  /** The unexpected answers since the last call. */
  takeUnexpected(): string[] {
    const found = [...this.#unexpected].map(([answer, times]) => `${answer} (${times} times)`);
    this.#unexpected.clear();
    return found;
  }

  /** Asks for this many new domains, one after another, and adds their jobs to the list. */
  async ask(count: number, label: string, jobs: string[]): Promise<void> {
    if (this.#companies.length === 0) await this.#loadCompanies();
    for (let index = 0; index < count; index++) {
      const domain = `ladders-${label}-${index}.co.uk`;
      this.#sites.add(domain, index % 2 === 0 ? this.#companies[index % this.#companies.length] : undefined);
      const { job_id: job } = await this.#insist<EnrichBody>('/v1/enrich', { domain });
      jobs.push(job ?? (await this.#findUnansweredJob(domain)));
    }
  }

  /** Follows the jobs of a list that may still grow, until this many of them have ended. */
  async follow(jobs: readonly string[], count: number): Promise<EndedJob[]> {
    const ended = new Map<string, EndedJob>();
    for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await sleep(50)) {
      for (const id of jobs) {
        if (ended.has(id)) continue;
        const job = await this.#insist<JobBody>(`/v1/enrich/status/${id}`);
        if (job.status !== 'completed' && job.status !== 'failed') continue;
        ended.set(id, { ...job, seenAt: performance.now() });
        this.#endedCount += 1;
      }
      if (ended.size === count) return [...ended.values()];
    }
    throw new Error(`${count - ended.size} of ${count} jobs did not end`);
  }

  /** Calls until it succeeds. */
  call<T>(path: string, body?: unknown): Promise<T> {
    return this.#insist(path, body);
  }

  async readCredits(): Promise<{ credit_balance: number; credits_held: number }> {
    return this.#insist('/v1/auth/me');
  }

  /**
   * The call that opened the job was never answered, and its result is known by now: the history has the job.
   */
  async #findUnansweredJob(domain: string): Promise<string> {
    const { entries } = await this.#insist<{ entries: { job_id: string | null }[] }>(
      `/v1/history?q=${domain}`,
    );
    const opened = entries.flatMap(({ job_id: job }) => job ?? []);
    if (opened.length !== 1) throw new Error(`${domain} has ${opened.length} jobs in the history`);
    return opened[0]!;
  }

  async #loadCompanies(): Promise<void> {
    const search = '/v1/companies/search?company_status=active';
    this.#companies = (await this.#insist<{ companies: Company[] }>(search)).companies;
  }

  /** Repeats the call while the service is unavailable, as a client with good manners does. */
  async #insist<T>(path: string, body?: unknown): Promise<T> {
    for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await sleep(50)) {
      const answer = await this.#call(path, body);
      if (!answer) continue;
      const { response, text } = answer;
      if (response.ok) return JSON.parse(text) as T;
      if (response.status === 503) {
        this.#refusals += 1;
        if (!response.headers.has('retry-after')) this.#note(`503 without Retry-After: ${path}`);
      } else this.#note(`${response.status} for ${path}`);
    }
    throw new Error(`${path} was not answered in time`);
  }

  /** Undefined when nobody answered, as while a killed process is started again. */
  async #call(path: string, body: unknown): Promise<{ response: Response; text: string } | undefined> {
    try {
      const response = await fetch(this.#url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': this.#key },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { response, text: await response.text() };
    } catch (error) {
      if (!this.#mayBreak) throw error;
      return undefined;
    }
  }

  #note(answer: string): void {
    this.#unexpected.set(answer, (this.#unexpected.get(answer) ?? 0) + 1);
  }
}
