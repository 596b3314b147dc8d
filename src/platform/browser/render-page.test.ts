import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startRawServer } from '../egress/test-support/loopback-server.ts';
import { CHROMIUM, fictional, makeBrowser } from './test-support/fictional-pages.ts';

const SHELL = '<title>App</title><div id="root"></div><script src="/app.js"></script>';
const show = (html: string) => `document.getElementById('root').innerHTML = ${JSON.stringify(html)};`;

describe.skipIf(!CHROMIUM)('a page in the browser', { timeout: 120_000 }, () => {
  const browser = makeBrowser();
  // So that no page's time is spent on the start.
  beforeAll(() => browser.render(fictional({ '/': '<p>Warm</p>' }, { timeoutMs: 90_000 })), 120_000);
  afterAll(() => browser.close());

  test('is read as its scripts made it, with the data they fetched', async () => {
    const page = fictional({
      '/': SHELL,
      '/app.js': `fetch('/api/firm').then((answer) => answer.json()).then(({ name }) => { ${'document.getElementById("root").textContent = name'} })`,
      '/api/firm': '{"name":"Sturdy Gates Limited"}',
    });
    const rendered = await browser.render(page);
    expect(rendered).toMatchObject({ url: 'https://a.test/', isCut: false });
    expect(rendered?.html).toContain('<div id="root">Sturdy Gates Limited</div>');
    expect(page.asked).toEqual(['https://a.test/', 'https://a.test/app.js', 'https://a.test/api/firm']);
  });

  test('gets empty stylesheets, and no pictures, media, fonts, frames or popups', async () => {
    const page = fictional({
      '/': `<link rel="stylesheet" href="/a.css" onload="document.title = 'styled'"><img src="/a.png"><video src="/a.mp4"></video>
        <style>@font-face { font-family: f; src: url(/f.woff2) } p { font-family: f }</style><p>Text</p><iframe src="/frame"></iframe>
        <link rel="icon" href="/icon.png"><script>window.open('/popup'); navigator.sendBeacon('/beacon', 'x')</script>`,
    });
    const rendered = await browser.render(page);
    expect(rendered?.html).toContain('<title>styled</title>');
    expect(page.asked).toEqual(['https://a.test/']);
  });

  test('has no network, whatever its scripts try', async () => {
    const server = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nreached'));
    const packets = createSocket('udp4');
    onTestFinished(() => void packets.close());
    let packetCount = 0;
    packets.on('message', () => {
      packetCount += 1;
    });
    await new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve));
    const udpPort = (packets.address() as AddressInfo).port;
    const there = `127.0.0.1:${server.port}`;
    const attempts = `
      const say = (text) => { document.getElementById('root').textContent += text };
      const attempt = async (work) => { try { await work() } catch (error) { say('failed ') } };
      attempt(() => fetch('http://${there}/fetch', { mode: 'no-cors' }).then(() => say('REACHED')));
      attempt(() => fetch('http://localhost:${server.port}/fetch', { mode: 'no-cors' }).then(() => say('REACHED')));
      attempt(() => { new WebSocket('ws://${there}/').onopen = () => say('REACHED') });
      attempt(() => { new EventSource('http://${there}/').onmessage = () => say('REACHED') });
      attempt(() => { new Worker(URL.createObjectURL(new Blob(["fetch('http://${there}/worker', { mode: 'no-cors' }); new WebSocket('ws://${there}/')"]))) });
      attempt(() => { new SharedWorker(URL.createObjectURL(new Blob(["fetch('http://${there}/shared', { mode: 'no-cors' })"]))) });
      attempt(() => navigator.serviceWorker.register('/sw.js'));
      attempt(() => new WebTransport('https://127.0.0.1:${udpPort}/').ready.then(() => say('REACHED')));
      attempt(async () => {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] });
        peer.createDataChannel('x');
        await peer.setLocalDescription(await peer.createOffer());
      });
      attempt(() => {
        const frame = document.createElement('iframe');
        frame.srcdoc = "<script>try { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)) } catch {}</" + "script><img src='http://${there}/srcdoc'>";
        document.body.append(frame);
      });
      for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'prerender', 'modulepreload', 'preload']) {
        const link = document.createElement('link');
        Object.assign(link, { rel, href: 'http://${there}/' + rel, as: 'script' });
        document.head.append(link);
      }
      setTimeout(() => { location.href = 'http://${there}/navigate' }, 300);
    `;
    const page = fictional({ '/': SHELL, '/app.js': attempts });
    const rendered = await browser.render({ ...page, timeoutMs: 30_000 });
    expect(rendered?.html ?? '').not.toContain('REACHED');
    expect(server.connectionsMade()).toBe(0);
    expect(packetCount).toBe(0);
  });

  test('may go on to another page of the same site, by a script or a redirect', async () => {
    const page = fictional({
      '/': '<script>location.replace("/next")</script>',
      '/next': { status: 302, headers: { location: '/last' }, body: Buffer.alloc(0) },
      '/last': '<p>The last page</p>',
    });
    const rendered = await browser.render(page);
    expect(rendered).toMatchObject({ url: 'https://a.test/last' });
    expect(rendered?.html).toContain('The last page');
  });

  test('is read when the time is up if it asks without end', async () => {
    const page = fictional(
      {
        '/': SHELL,
        '/app.js': `${show('<p>Text</p>')} setInterval(() => fetch('/tick'), 50)`,
        '/tick': '{}',
      },
      { timeoutMs: 6_000 },
    );
    expect((await browser.render(page))?.html).toContain('<p>Text</p>');
  });

  test('is not held up by dialogs, nor by an answer that never comes', async () => {
    const page = fictional(
      {
        '/': SHELL,
        '/app.js': `alert('Hello'); confirm('Sure?'); ${show('<p>Text</p>')} fetch('/never')`,
        '/never': () => new Promise(() => {}),
      },
      { timeoutMs: 6_000 },
    );
    expect((await browser.render(page))?.html).toContain('<p>Text</p>');
  });

  test('is cut if it is too long', async () => {
    const page = fictional(
      { '/': SHELL, '/app.js': "document.getElementById('root').textContent = 'x'.repeat(50_000)" },
      { charactersMax: 10_000 },
    );
    const rendered = await browser.render(page);
    expect(rendered?.html).toHaveLength(10_000);
    expect(rendered?.isCut).toBe(true);
  });

  test('cannot forge what is read of it by changing what scripts see', async () => {
    const page = fictional({
      '/': '<p>Real</p><script>Object.defineProperty(Element.prototype, "outerHTML", { get: () => "forged" })</script>',
    });
    expect((await browser.render(page))?.html).toContain('<p>Real</p>');
  });

  test('shares no storage with the next', async () => {
    const script =
      "document.body.append(localStorage.x ?? 'nothing', document.cookie); localStorage.x = document.cookie = 'kept=1'";
    const page = () => fictional({ '/': `<body><script>${script}</script>` });
    await browser.render(page());
    const again = await browser.render(page());
    expect(again?.html).toContain('nothing');
    expect(again?.html).not.toContain('kept=1</body>');
  });

  test.each([
    ['takes memory without end', 'const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random()))'],
    ['fills itself without end', "for (;;) document.body.append(document.createElement('p'))"],
    ['starts programs without end', "for (;;) new Worker(URL.createObjectURL(new Blob(['for(;;){}'])))"],
    ['promises without end', 'const again = () => Promise.resolve().then(again); again()'],
    [
      'nests itself without end',
      "let at = document.body; for (;;) at = at.appendChild(document.createElement('div'))",
    ],
    ['leaves without end', "setInterval(() => location.replace('/?' + Math.random()), 0)"],
    ['writes itself without end', 'for (;;) document.write("<p>x</p>")'],
    ['opens windows without end', 'for (;;) open("/")'],
  ])('ends in time if it %s, and the next one is shown', async (_, script) => {
    const hostile = fictional({ '/': `<p>One</p><script>${script}</script>` }, { timeoutMs: 1_500 });
    await browser.render(hostile);
    const next = await browser.render(fictional({ '/': '<p>Two</p>' }, { timeoutMs: 60_000 }));
    expect(next?.html).toContain('Two');
  });

  // The last, because it ends the browser.
  test('is closed when the time is up if it never ends, and the next one is shown', async () => {
    const endless = fictional({ '/': '<p>One</p><script>for (;;) {}</script>' }, { timeoutMs: 2_500 });
    const startedAt = performance.now();
    expect(await browser.render(endless)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    const next = await browser.render(fictional({ '/': '<p>Two</p>' }));
    expect(next?.html).toContain('Two');
  });
});
