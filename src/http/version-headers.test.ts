import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { addVersionHeaders } from './request-hooks.ts';

const app = Fastify();
addVersionHeaders(app, { version: '1.2.3', siteUrl: 'https://domesday.example.com' });
app.get('/new', async () => 'new');
const deprecated = { since: new Date('2026-11-18T00:00:00Z'), sunset: new Date('2027-06-01T00:00:00Z') };
app.get('/old', { config: { deprecated } }, async () => 'old');
afterAll(() => app.close());

it('every answer names the release, also for what is not there', async () => {
  for (const path of ['/new', '/old', '/missing'])
    expect((await app.inject(path)).headers['domesday-version']).toBe('1.2.3');
});

it('a route that will end says since when and until when, and where to read about it', async () => {
  expect((await app.inject('/old')).headers).toMatchObject({
    deprecation: '@1794960000',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '<https://domesday.example.com/docs/guides/api-changes>; rel="deprecation"; type="text/html"',
  });
});

it('no other route says so', async () => {
  const { headers } = await app.inject('/new');
  expect([headers.deprecation, headers.sunset, headers.link]).toEqual([undefined, undefined, undefined]);
});
