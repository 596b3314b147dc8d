import { describe, expect, test } from 'vitest';
import { connectTargetFinder, hasSpecificRule, parseConnectToRules } from './connect-to.ts';
import { startEgress, startServer, stubLookup } from './test-support/loopback-server.ts';

describe('parseConnectToRules', () => {
  test('reads patterns for every host, for hosts under a name and for one host', () => {
    expect(
      parseConnectToRules(
        '*=http://127.0.0.1:8080, *.test=http://sandbox:81,Acme.co.uk=http://[::1]:9/ ,bücher.de=http://mirror',
      ),
    ).toEqual([
      { pattern: '*', target: { host: '127.0.0.1', port: 8080 } },
      { pattern: '*.test', target: { host: 'sandbox', port: 81 } },
      { pattern: 'acme.co.uk', target: { host: '::1', port: 9 } },
      { pattern: 'xn--bcher-kva.de', target: { host: 'mirror', port: 80 } },
    ]);
  });

  test('reads nothing as no rules', () => {
    expect(parseConnectToRules('')).toEqual([]);
    expect(parseConnectToRules(' , ')).toEqual([]);
  });

  test.each([
    ['acme.co.uk', 'there is no ='],
    ['=http://127.0.0.1:80', 'is not a pattern'],
    ['*.*=http://127.0.0.1:80', 'is not a pattern'],
    ['*acme=http://127.0.0.1:80', 'is not a pattern'],
    ['acme.co.uk:8080=http://127.0.0.1:80', 'is not a pattern'],
    ['http://acme.co.uk=http://127.0.0.1:80', 'is not a pattern'],
    ['a b=http://127.0.0.1:80', 'is not a pattern'],
    ['*=https://127.0.0.1:443', 'spoken to as plain http'],
    ['*=127.0.0.1:8080', 'is not of the form http://host:port'],
    ['*=http://127.0.0.1:99999', 'is not of the form http://host:port'],
    ['*=http://127.0.0.1:80/path', 'is not of the form http://host:port'],
    ['*=http://user@127.0.0.1:80', 'is not of the form http://host:port'],
    ['*=', 'is not of the form http://host:port'],
    ['*.test=http://a:1,*.TEST=http://b:2', 'there twice'],
  ])('refuses %s', (text, why) => {
    expect(() => parseConnectToRules(text)).toThrow(why);
  });

  test('lists everything that is wrong, and what is allowed', () => {
    expect(() => parseConnectToRules('one,two=ftp://x,*=http://127.0.0.1:1')).toThrow(
      /pattern=http:\/\/host:port.*"one".*"two=ftp:\/\/x"/,
    );
  });
});

describe('a host', () => {
  const find = connectTargetFinder(
    parseConnectToRules(
      '*=http://all:1,*.test=http://test:1,*.shop.test=http://shop:1,acme.test=http://acme:1',
    ),
  );

  test.each([
    ['acme.test', 'acme'],
    ['acme.test.', 'acme'],
    ['www.acme.test', 'test'],
    ['a.b.c.test', 'test'],
    ['a.shop.test', 'shop'],
    ['shop.test', 'test'],
    ['test', 'all'],
    ['attest', 'all'],
    ['example.com', 'all'],
    ['10.0.0.1', 'all'],
    ['[::1]', 'all'],
  ])('%s goes by its most specific rule to %s', (hostname, target) => {
    expect(find(hostname)?.host).toBe(target);
  });

  test('goes nowhere without a rule', () => {
    expect(connectTargetFinder([])('acme.test')).toBeUndefined();
    expect(connectTargetFinder(parseConnectToRules('*.test=http://a:1'))('acme.com')).toBeUndefined();
  });
});

/** Answers with the request it got and the connection it came through. */
async function startEcho() {
  return await startServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ host: request.headers.host, path: request.url, from: request.socket.remotePort }),
    );
  });
}

test.each([
  ['acme.test', true],
  ['shop.acme.co.uk', true],
  ['acme.co.uk', false],
  ['other.example', true],
  ['test', false],
])('whether a rule names %s, not counting the one for all', (host, named) => {
  const rules = parseConnectToRules(
    '*=http://127.0.0.1:1, *.test=http://127.0.0.1:2, *.acme.co.uk=http://127.0.0.1:3, other.example=http://127.0.0.1:4',
  );
  expect(hasSpecificRule(rules, host)).toBe(named);
});

describe('a host with a connect-to rule', () => {
  test.each([
    ['http://acme.test/', 'acme.test'],
    ['https://acme.test/', 'acme.test'],
    ['https://acme.test:443/', 'acme.test'],
    ['http://acme.test:80/', 'acme.test'],
    ['https://acme.test:8443/', 'acme.test:8443'],
    ['http://acme.test:443/', 'acme.test:443'],
    ['http://10.0.0.1/', '10.0.0.1'],
    ['http://[::1]:8080/', '[::1]:8080'],
  ])('%s is asked in plain HTTP with the Host header %s and no look-up', async (url, host) => {
    const server = await startEcho();
    const lookup = stubLookup({});
    const egress = startEgress({ connectTo: [server.rule()], lookup });
    const response = await egress.request({ url });
    expect(JSON.parse(response.body.toString())).toMatchObject({ host, path: '/' });
    expect(response.url).toBe(new URL(url).href);
    expect(response.tls).toBeUndefined();
    expect(lookup.asked).toEqual([]);
  });

  test('stays guarded if it fits no rule', async () => {
    const server = await startEcho();
    const egress = startEgress({
      connectTo: [server.rule('*.test')],
      lookup: stubLookup({ 'acme.com': ['127.0.0.1'] }),
    });
    const ask = (url: string) => egress.request({ url });
    await expect(ask('http://acme.com/')).rejects.toMatchObject({ code: 'blocked_address' });
    await expect(ask('http://127.0.0.1/')).rejects.toMatchObject({ code: 'blocked_address' });
    await expect(ask(`http://acme.com:${server.port}/`)).rejects.toMatchObject({ code: 'blocked_port' });
    await expect(ask('ftp://acme.test/')).rejects.toMatchObject({ code: 'blocked_scheme' });
    expect(server.connectionsMade()).toBe(0);
  });

  test('shares no connection with others of its target and keeps its own Host header', async () => {
    const server = await startEcho();
    const egress = startEgress({ connectTo: [server.rule()] });
    const urls = [
      'https://a.test/',
      'https://b.test/',
      'http://a.test/',
      'https://a.test/',
      'https://b.test/',
    ];
    const seen: { host: string; from: number }[] = [];
    for (const url of urls) seen.push(JSON.parse((await egress.request({ url })).body.toString()));
    expect(seen.map((answer) => answer.host)).toEqual(['a.test', 'b.test', 'a.test', 'a.test', 'b.test']);
    expect(seen[3]?.from).toBe(seen[0]?.from);
    expect(seen[4]?.from).toBe(seen[1]?.from);
    expect(new Set(seen.map((answer) => answer.from)).size).toBe(3);
  });

  test('is matched again at every redirect hop', async () => {
    const second = await startEcho();
    const first = await startServer((_, response) =>
      response.writeHead(302, { location: 'https://two.test/next' }).end(),
    );
    const egress = startEgress({ connectTo: [first.rule('one.test'), second.rule('two.test')] });
    const response = await egress.request({ url: 'https://one.test/', redirect: 'follow' });
    expect(response.url).toBe('https://two.test/next');
    expect(JSON.parse(response.body.toString())).toMatchObject({ host: 'two.test', path: '/next' });
  });

  test('reports a target that is down as its own connection failure', async () => {
    const egress = startEgress({ connectTo: [{ pattern: '*', target: { host: '127.0.0.1', port: 1 } }] });
    const request = egress.request({ url: 'https://acme.test/' });
    const message = 'acme.test cannot be reached: it refused the connection.';
    await expect(request).rejects.toMatchObject({ code: 'connect_failed', message });
  });
});
