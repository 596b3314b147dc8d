import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EgressResponse } from '../../../platform/egress/index.ts';
import { bodyBytesWanted, readPageBody } from './page-body.ts';

function response(contentType: string | undefined, body: string | Buffer): EgressResponse {
  return {
    status: 200,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
    body: Buffer.from(body as string),
    truncated: false,
    url: 'https://gates.test/',
    hops: [],
    setCookies: [],
    tls: undefined,
    remoteAddress: undefined,
    timing: { connectMs: undefined, headersMs: 1, totalMs: 1 },
  };
}

describe('a page', () => {
  test.each([
    ['text/html', '<p>Gates</p>'],
    ['TEXT/HTML; charset=utf-8', '<p>Gates</p>'],
    ['application/xhtml+xml', '<?xml version="1.0"?><html><p>Gates</p></html>'],
    ['application/xml', '<?xml version="1.0"?><!DOCTYPE html><html><p>Gates</p></html>'],
    ['text/plain', '<!doctype html><p>Gates</p>'],
    ['application/octet-stream', '<html><p>Gates</p></html>'],
    [undefined, '<!-- made by hand --><html><p>Gates</p></html>'],
  ])('of type %s is taken as it is', (type, html) => {
    expect(readPageBody(response(type, html))?.html).toBe(html);
  });

  test('of plain text is made HTML that reads the same', () => {
    const text = 'Gates & <fences> Ltd';
    const expected = '<pre>Gates &amp; &lt;fences> Ltd</pre>';
    expect(readPageBody(response('text/plain', text))?.html).toBe(expected);
    expect(readPageBody(response(undefined, text))?.html).toBe(expected);
  });

  test('is known by the hash of its bytes, not of its text', () => {
    const bytes = Buffer.from('<p>Caf\xe9</p>', 'latin1');
    const read = readPageBody(response('text/html', bytes));
    expect(read).toEqual({
      html: '<p>Café</p>',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('of UTF-16 is not taken for binary', () => {
    const bytes = Buffer.from('<p>Sturdy gates</p>', 'utf16le');
    expect(readPageBody(response('text/html; charset=utf-16le', bytes))?.html).toBe('<p>Sturdy gates</p>');
  });
});

describe('no page', () => {
  test.each([
    ['application/json', '{"a": 1}'],
    ['application/rss+xml', '<rss></rss>'],
    ['application/xml', '<rss><channel></channel></rss>'],
    ['application/octet-stream', 'Gates'],
    [undefined, '{"a": 1}'],
    [undefined, '<?xml version="1.0"?><urlset></urlset>'],
    ['text/html', '%PDF-1.7 and so on'],
    ['text/html', '\x89PNG\r\n'],
    ['text/html', 'PK\x03\x04'],
    ['text/html', Buffer.from([0, 1, 2, 3, 0, 5, 6, 7, 1, 2])],
  ])('is in %s %j', (type, body) => {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    expect(readPageBody(response(type, bytes))).toBeUndefined();
  });
});

test('of a body only what may be a page is wanted, and of an error only its beginning', () => {
  const wanted = (status: number, type: string) =>
    bodyBytesWanted({ status, headers: { 'content-type': type } }, 2_000_000);
  expect(wanted(200, 'text/html; charset=utf-8')).toBe(2_000_000);
  expect(wanted(200, 'text/plain')).toBe(2_000_000);
  expect(wanted(404, 'text/html')).toBe(65_536);
  expect(wanted(200, 'image/png')).toBe(0);
  expect(wanted(200, 'video/mp4')).toBe(0);
  expect(bodyBytesWanted({ status: 200, headers: {} }, 2_000_000)).toBe(2_000_000);
});
