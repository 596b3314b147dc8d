import { describe, expect, test } from 'vitest';
import { type BrowserRequest, type BrowserResponse, PageRequests } from './page-requests.ts';

function paused(index: number, resourceType: string, request: Record<string, unknown> = {}) {
  return {
    requestId: `r${index}`,
    request: { url: `https://a.test/${index}`, method: 'GET', headers: { Accept: '*/*' }, ...request },
    frameId: 'main',
    resourceType,
  };
}

function startRequests(load: (request: BrowserRequest) => Promise<BrowserResponse | undefined>) {
  const sent: [string, Record<string, unknown>][] = [];
  const requests = new PageRequests(load, async (method, params) => {
    sent.push([method, params]);
  });
  requests.mainFrameId = 'main';
  return { requests, sent };
}

describe('the requests of a page', () => {
  test('are made a few at a time', async () => {
    let open = 0;
    let openMax = 0;
    const { requests, sent } = startRequests(async () => {
      open += 1;
      openMax = Math.max(openMax, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return { status: 200, headers: {}, body: Buffer.alloc(1) };
    });
    for (let index = 0; index < 100; index += 1) requests.answer(paused(index, 'Script'));
    await expect.poll(() => sent.length).toBe(100);
    expect(openMax).toBe(6);
    expect(requests.pendingCount).toBe(0);
  });

  test('show the page no cookies and no headers of the connection', async () => {
    const headers = {
      'content-type': 'text/html',
      'set-cookie': 'a=1',
      'content-encoding': 'gzip',
      'strict-transport-security': 'max-age=1',
    };
    const { requests, sent } = startRequests(async () => ({
      status: 200,
      headers,
      body: Buffer.from('<p>'),
    }));
    requests.answer(paused(1, 'Document'));
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toEqual([
      'Fetch.fulfillRequest',
      {
        requestId: 'r1',
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html' }],
        body: Buffer.from('<p>').toString('base64'),
      },
    ]);
    expect(requests.documentUrl).toBe('https://a.test/1');
  });

  test.each([
    ['a picture', paused(1, 'Image')],
    ['a font', paused(1, 'Font')],
    ['a beacon', paused(1, 'Ping')],
    ['a frame', { ...paused(1, 'Document'), frameId: 'inner' }],
    ['a file', paused(1, 'Script', { url: 'file:///etc/passwd' })],
    ['no address', paused(1, 'Script', { url: 'nonsense' })],
  ])('are refused for %s, and no request is sent', async (_, event) => {
    let asked = 0;
    const { requests, sent } = startRequests(async () => {
      asked += 1;
      return undefined;
    });
    requests.answer(event);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[0]).toBe('Fetch.failRequest');
    expect(asked).toBe(0);
  });

  test('are refused if they fail to load', async () => {
    const { requests, sent } = startRequests(() => Promise.reject(new Error('broken')));
    requests.answer(paused(1, 'Script'));
    await expect.poll(() => sent.map(([method]) => method)).toEqual(['Fetch.failRequest']);
  });
});
