import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type LoopbackServer,
  startEgress,
  startRawServer,
  startServer,
  startServerSaying,
  stubLookup,
} from './test-support/loopback-server.ts';

const url = 'http://a.test/';
const never = new Promise<never>(() => {});

/** Sends a byte every few milliseconds for as long as the client listens. */
async function startDripping(begin: string, drip: string): Promise<LoopbackServer> {
  return await startRawServer((socket) => {
    socket.once('data', () => {
      socket.write(begin);
      const timer = setInterval(() => socket.write(drip), 5);
      socket.on('close', () => clearInterval(timer));
    });
  });
}

/** From now on time passes only by `pass`, so that a busy machine does not affect the result. */
function holdTime(): { pass(ms: number): void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (ms) => void vi.advanceTimersByTime(ms) };
}

describe('the total time', () => {
  test('covers a body that drips', async () => {
    const server = await startDripping('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n', 'x');
    const egress = startEgress({ connectTo: [server.rule()] });
    const message = 'a.test did not answer in full within 0.05 seconds.';
    const request = egress.request({ url, totalTimeoutMs: 50 });
    await expect(request).rejects.toMatchObject({ code: 'timeout', message, url });
    await server.allClosed();
  });

  test('cuts and flags a dripping body that may be incomplete', async () => {
    const server = await startDripping('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\nx', 'x');
    const egress = startEgress({ connectTo: [server.rule()] });
    const time = holdTime();
    const whenHeadersCame = () => {
      setImmediate(() => time.pass(250));
      return 100_000;
    };
    const response = await egress.request({
      url,
      totalTimeoutMs: 250,
      incompleteBody: 'keep',
      bodyBytesMax: whenHeadersCame,
    });
    expect(response).toMatchObject({ status: 200, truncated: 'timeout' });
    expect(response.body.toString()).toMatch(/^x+$/);
    await server.allClosed();
  });

  test('covers a compressed body that stops in the middle', async () => {
    const half = gzipSync('x'.repeat(1_000)).subarray(0, 15);
    const head = Buffer.from('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 100\r\n\r\n');
    const server = await startServerSaying(Buffer.concat([head, half]));
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url, totalTimeoutMs: 40 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('covers headers that drip', async () => {
    const server = await startDripping('HTTP/1.1 200 OK\r\nx-drip: ', 'x');
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url, totalTimeoutMs: 40 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('covers a look-up that never answers', async () => {
    const egress = startEgress({ lookup: () => never });
    await expect(egress.request({ url, totalTimeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('covers a connection that is never made', async () => {
    const egress = startEgress(
      { lookup: stubLookup({ 'a.test': ['93.184.216.34'] }) },
      { dial: () => never },
    );
    await expect(egress.request({ url, totalTimeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('covers all redirects together', async () => {
    const server = await startServer((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 20);
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const request = egress.request({ url, totalTimeoutMs: 50, redirect: 'follow' });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
  });

  test('covers the wait for a free connection, and an expired request is not sent later', async () => {
    const paths: (string | undefined)[] = [];
    const server = await startServer((request, response) => {
      paths.push(request.url);
      setTimeout(() => response.end(), 80);
    });
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 1 } });
    const first = egress.request({ url: `${url}first` });
    const second = egress.request({ url: `${url}second`, method: 'POST', totalTimeoutMs: 20 });
    const third = egress.request({ url: `${url}third` });
    await expect(second).rejects.toMatchObject({ code: 'timeout' });
    expect((await first).status).toBe(200);
    expect((await third).status).toBe(200);
    expect(paths).toEqual(['/first', '/third']);
    expect(server.connectionsMade()).toBe(1);
  });
});

describe('the total time of a request that asks for its turn', () => {
  test('does not begin in the line', async () => {
    const time = holdTime();
    const server = await startServer((request, response) => {
      // The first takes longer than the second may.
      if (request.url === '/first') time.pass(500);
      response.end();
    });
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 1 } });
    let isTurn = false;
    const first = egress.request({ url: `${url}first` });
    const second = egress.request({
      url,
      totalTimeoutMs: 300,
      onConnection: () => {
        isTurn = true;
      },
    });
    expect(isTurn).toBe(false);
    expect((await second).status).toBe(200);
    expect([isTurn, (await first).status]).toEqual([true, 200]);
  });

  test('begins with the connection, before that is made', async () => {
    const egress = startEgress({ lookup: () => never });
    let turns = 0;
    const request = egress.request({ url, totalTimeoutMs: 20, onConnection: () => void turns++ });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
    expect(turns).toBe(1);
  });

  test('covers all redirects together, with one turn', async () => {
    const server = await startServer((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 20);
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    let turns = 0;
    const onConnection = () => {
      turns += 1;
    };
    const request = egress.request({ url, redirect: 'follow', totalTimeoutMs: 50, onConnection });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
    expect(turns).toBe(1);
  });

  test('ends in the line when the caller has had enough', async () => {
    const server = await startServer((request, response) => {
      if (request.url !== '/first') response.end();
    });
    const egress = startEgress({ connectTo: [server.rule()], limits: { connectionsPerOriginMax: 1 } });
    const leaving = new AbortController();
    const first = egress.request({ url: `${url}first`, signal: leaving.signal });
    const second = egress.request({ url, signal: leaving.signal, onConnection: () => undefined });
    leaving.abort();
    await expect(second).rejects.toMatchObject({ code: 'aborted' });
    await expect(first).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('the time to connect', () => {
  test('is limited by itself', async () => {
    const egress = startEgress({ lookup: () => never });
    const message = 'a.test could not be connected to within 0.02 seconds.';
    const request = egress.request({ url, connectTimeoutMs: 20 });
    await expect(request).rejects.toMatchObject({ code: 'timeout', message, detail: 'connect' });
  });

  test('covers a server that accepts and never speaks TLS', async () => {
    const server = await startRawServer(() => {});
    const egress = startEgress(
      { lookup: stubLookup({ 'a.test': ['127.0.0.1'] }) },
      { isAllowedAddress: () => true, isAllowedPort: () => true },
    );
    const request = egress.request({ url: `https://a.test:${server.port}/`, connectTimeoutMs: 30 });
    await expect(request).rejects.toMatchObject({ code: 'timeout' });
    await server.allClosed();
  });
});

describe('the time to the headers', () => {
  test('is limited by itself, for silence and for drips', async () => {
    for (const begin of ['', 'HTTP/1.1 200 OK\r\nx-drip: ']) {
      const server = await startDripping(begin, begin ? 'x' : '');
      const egress = startEgress({ connectTo: [server.rule()] });
      const message = 'a.test did not begin to answer within 0.03 seconds.';
      const request = egress.request({ url, headersTimeoutMs: 30, incompleteBody: 'keep' });
      await expect(request).rejects.toMatchObject({ code: 'timeout', message });
      await server.allClosed();
    }
  });

  test('is not prolonged by endless interim responses', async () => {
    const server = await startDripping('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n');
    const egress = startEgress({ connectTo: [server.rule()] });
    await expect(egress.request({ url, headersTimeoutMs: 30 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('does not run while the body comes', async () => {
    const time = holdTime();
    let goOn = () => {};
    const server = await startServer((_, response) => {
      response.write('first, ');
      goOn = () => response.end('then');
    });
    const egress = startEgress({ connectTo: [server.rule()] });
    const whenHeadersCame = () => {
      setImmediate(() => {
        time.pass(450);
        goOn();
      });
      return 1_000;
    };
    const response = await egress.request({ url, headersTimeoutMs: 400, bodyBytesMax: whenHeadersCame });
    expect(response.body.toString()).toBe('first, then');
  });
});

describe('the rate of a body', () => {
  const drip = 'HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\nx';

  /** As if the first seconds of the body had passed, and then the caller lost patience. */
  async function askWith(server: LoopbackServer, bodyBytesPerSecondMin: number | undefined) {
    const egress = startEgress({ connectTo: [server.rule()] });
    const time = holdTime();
    const patience = new AbortController();
    const whenHeadersCame = () => {
      setImmediate(() => {
        time.pass(3_000);
        setImmediate(() => patience.abort());
      });
      return 100_000;
    };
    return egress.request({
      url,
      totalTimeoutMs: 4_000,
      incompleteBody: 'keep',
      bodyBytesMax: whenHeadersCame,
      bodyBytesPerSecondMin,
      signal: patience.signal,
    });
  }

  test('ends the request if it is too low, with what came until then', async () => {
    const server = await startDripping(drip, 'x');
    expect(await askWith(server, 10_000)).toMatchObject({ status: 200, truncated: 'timeout' });
    await server.allClosed();
  });

  test('is not limited unless the caller wants it', async () => {
    const server = await startDripping(drip, 'x');
    await expect(askWith(server, undefined)).rejects.toMatchObject({ code: 'aborted' });
  });
});
