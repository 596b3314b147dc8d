import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEgress, type Egress } from '../../platform/egress/index.ts';
import { findSite } from './catalogue.ts';
import { factsOf } from './company-facts.ts';
import { changeAnswer, type SandboxWeb, startSandboxWeb } from './web-server.ts';

let web: SandboxWeb;
let egress: Egress;
beforeAll(async () => {
  web = await startSandboxWeb();
  egress = createEgress({
    userAgent: 'test',
    findFakeServer: () => ({ host: web.host, port: web.port }),
  });
});
afterAll(async () => {
  await egress.close();
  await web.close();
});

describe('the server of the sandbox web', () => {
  it('shows by the Host header the site that was asked for', async () => {
    const one = await egress.request({ url: 'https://tarnwickjoinery.test/' });
    const two = await egress.request({ url: 'http://www.glenmarrow.test/terms?from=foot' });
    expect(one.body.toString()).toContain('company number 73816452');
    expect(one.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(two.body.toString()).toContain('registered in Scotland under number 938142');
  });

  it('answers 421 for a host that is not a site, 405 for what it does not do', async () => {
    expect((await egress.request({ url: 'https://nosuchsite.test/' })).status).toBe(421);
    const post = await egress.request({ url: 'https://tarnwickjoinery.test/', method: 'POST', body: 'x' });
    expect(post.status).toBe(405);
  });

  it('keeps its bytes: the charset of the page, the status of the refusal', async () => {
    const cafe = await egress.request({ url: 'https://cafemelodie.test/' });
    expect(cafe.body.toString('latin1')).toContain('Café Mélodie');
    expect((await egress.request({ url: 'https://gatekept.test/' })).status).toBe(403);
    expect((await egress.request({ url: 'https://brokenboiler.test/about' })).status).toBe(500);
  });

  it('drips where it should, and for a time that is bounded', async () => {
    const { drip } = findSite('slowdrip.test')!.answer!('/');
    expect(drip!.forMs).toBeLessThanOrEqual(60_000);
    const request = egress.request({ url: 'https://slowdrip.test/', totalTimeoutMs: 400 });
    await expect(request).rejects.toMatchObject({ code: expect.stringMatching(/timeout|timed_out/) });
  });

  it('closes at once, also while it drips', async () => {
    const other = await startSandboxWeb();
    const request = get({ host: other.host, port: other.port, headers: { host: 'slowdrip.test' } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const lost = once(response, 'error');
    response.resume();
    await other.close();
    expect((await lost)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});

const NUMBER = '73816452';
const home = () => findSite('tarnwickjoinery.test')!.answer!('/');

describe('a website of the sandbox that was changed', () => {
  it('answers 503 if it is down', () => {
    expect(changeAnswer(home(), NUMBER, 'unreachable').status).toBe(503);
  });
  it('names another company', () => {
    const { name } = factsOf(NUMBER);
    expect(home().body.toString()).toContain(name);
    const body = changeAnswer(home(), NUMBER, 'other_operator').body.toString();
    expect(body).not.toContain(NUMBER);
    expect(body).not.toContain(name);
    expect(body).toContain('77936150');
  });
  it('states another office', () => {
    const { postcode } = factsOf(NUMBER);
    const body = changeAnswer(home(), NUMBER, 'other_details').body.toString();
    expect(body).toContain(NUMBER);
    expect(body).not.toContain(postcode);
  });
});
