import { afterAll, describe, expect, test } from 'vitest';
import { startRawServer } from '../egress/test-support/loopback-server.ts';
import { CHROMIUM, makeBrowser, startBrowser } from './test-support/fictional-pages.ts';

describe.skipIf(!CHROMIUM)('a document', { timeout: 120_000 }, () => {
  const browser = makeBrowser();
  afterAll(() => browser.close());
  const print = (html: string) => browser.print({ html, footer: 'A <report>', timeoutMs: 90_000 });

  test('is printed as a PDF with the pages that its style asks for', async () => {
    const pdf = await print(
      '<!doctype html><style>@page { size: A4 } p { break-after: page }</style><p>One</p><p>Two</p><i>Three</i>',
    );
    const text = pdf?.toString('latin1') ?? '';
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Count 3');
    // A4 in points.
    expect(text).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]/);
  });

  test('is printed without scripts and without network', async () => {
    const server = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nreached'));
    const address = `http://127.0.0.1:${server.port}`;
    const pdf = await print(
      `<style>p { break-after: page }</style><img src="${address}/a.png"><link rel="stylesheet" href="${address}/a.css">
       <script>for (const _ of [1, 2, 3]) document.write('<p>More</p>'); fetch('${address}/b')</script>`,
    );
    expect(pdf?.toString('latin1')).toContain('/Count 1');
    expect(server.connectionsMade()).toBe(0);
  });

  test('is not printed by a browser that does not start', async () => {
    const broken = startBrowser({ startMs: 5_000 }, '/bin/false');
    expect(await broken.print({ html: '<p>One</p>', footer: '', timeoutMs: 20_000 })).toBeUndefined();
  });
});
