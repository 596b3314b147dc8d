import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { DevToolsPipe } from './devtools-pipe.ts';

function startPipe() {
  const readable = new PassThrough();
  const writable = new PassThrough();
  let closings = 0;
  const pipe = new DevToolsPipe({
    readable,
    writable,
    onClose: () => {
      closings += 1;
    },
  });
  return { pipe, readable, writable, closings: () => closings };
}

describe('the DevTools pipe', () => {
  test('matches answers to their commands, also in pieces and together', async () => {
    const { pipe, readable } = startPipe();
    const answers = [pipe.send('First'), pipe.send('Second')];
    readable.write('{"id":2,"result":{"a":"');
    readable.write('é"}}\0{"id":1,"resu');
    readable.write('lt":{}}\0');
    expect(await Promise.all(answers)).toEqual([{}, { a: 'é' }]);
  });

  test('passes events to the listener of their session only', async () => {
    const { pipe, readable } = startPipe();
    const received: string[] = [];
    pipe.listen('s1', (method) => received.push(method));
    readable.write('{"method":"Mine","params":{},"sessionId":"s1"}\0{"method":"Other","sessionId":"s2"}\0');
    const answer = pipe.send('Ask');
    readable.write('{"id":1,"error":{"message":"No such command"}}\0');
    await expect(answer).rejects.toThrow('No such command');
    expect(received).toEqual(['Mine']);
  });

  test.each([
    ['the browser ends', (readable: PassThrough) => void readable.destroy()],
    ['a message is no JSON', (readable: PassThrough) => void readable.write('nonsense\0')],
    [
      'a message is too long',
      (readable: PassThrough) => void readable.write(Buffer.alloc(65 * 1024 * 1024, 97)),
    ],
  ])('is closed once when %s, and waiting callers get an error', async (_, happen) => {
    const { pipe, readable, closings } = startPipe();
    const answer = pipe.send('Ask');
    happen(readable);
    await expect(answer).rejects.toThrow('The browser has ended.');
    await expect(pipe.send('Again')).rejects.toThrow('The browser has ended.');
    expect(closings()).toBe(1);
  });
});
