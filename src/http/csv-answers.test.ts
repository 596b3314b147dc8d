import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import type { AppInstance } from '../platform/http/index.ts';
import { addCsvAnswers } from './csv-answers.ts';

const csv = { number: 'company.number', codes: 'company.codes', quote: 'evidence.0.quote', free: 'free' };
const app = Fastify() as unknown as AppInstance;
addCsvAnswers(app);
let answer: object = {};
app.get('/thing', { config: { csv } }, async () => answer);
app.get('/bytes', { config: { csv } }, async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(answer))),
);
app.get('/plain', async () => answer);
app.get('/refused', { config: { csv } }, async (_request, reply) => reply.code(404).send({ error: {} }));
afterAll(() => app.close());
const read = (path: string, accept?: string) =>
  app.inject({ url: path, headers: accept === undefined ? {} : { accept } });

it('is a table of one row where CSV is asked for', async () => {
  answer = { company: { number: '01', codes: ['1', '2'] }, evidence: [{ quote: '=a, "b"' }], free: true };
  const response = await read('/thing', 'text/csv');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers.vary).toBe('accept');
  // A cell that begins like a formula is kept text.
  expect(response.body).toBe('number,codes,quote,free\r\n01,1; 2,"\'=a, ""b""",true\r\n');
});

it('is the same for an answer that was written as bytes', async () => {
  answer = { free: false };
  expect((await read('/bytes', 'text/csv')).body).toBe('number,codes,quote,free\r\n,,,false\r\n');
});

it('leaves cells empty for what is not there', async () => {
  answer = { company: null, evidence: [], free: null };
  expect((await read('/thing', 'text/csv, application/json;q=0.5')).body).toBe(
    'number,codes,quote,free\r\n,,,\r\n',
  );
});

it.each([undefined, '*/*', 'application/json', 'application/json, text/csv', 'text/html'])(
  'is JSON for Accept %j',
  async (accept) => {
    answer = { free: true };
    expect((await read('/thing', accept)).json()).toEqual({ free: true });
  },
);

it('an error stays JSON, and so do routes without a table', async () => {
  expect((await read('/refused', 'text/csv')).json()).toEqual({ error: {} });
  expect((await read('/plain', 'text/csv')).json()).toEqual(answer);
});
