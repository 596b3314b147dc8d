import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { useBulkFixture } from './test-support/bulk-fixture.ts';

const IN_TIME = { timeout: 30_000, interval: 100 };
const fixture = useBulkFixture();
const { upload, read, act, status, rows, headers } = fixture;

describe('an upload', () => {
  it('answers every row once, in its order, with outcome, cost and reason', async () => {
    const csv =
      'name,website\nKites,https://www.kites.test/contact\nNobody,plain.test\nOops,not a domain\nAgain,kites.test\n';
    const started = await upload(csv);
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'running', total: 4, outcomes: { invalid: 1 } });
    const { id } = started.json();
    await expect.poll(status(id), IN_TIME).toBe('completed');
    expect((await read(id)).json()).toMatchObject({
      done: 4,
      running: 0,
      charged: 1,
      outcomes: { matched: 2, no_match: 1, invalid: 1 },
      finished_at: expect.any(String),
    });
    expect(await rows(id)).toMatchObject([
      {
        row_number: 1,
        input: 'https://www.kites.test/contact',
        domain: 'kites.test',
        outcome: 'matched',
        charged: true,
        charge_reason: 'matched',
        company_number: '07654321',
        disclosures: expect.stringContaining('registered_office'),
      },
      {
        row_number: 2,
        domain: 'plain.test',
        outcome: 'no_match',
        charged: false,
        charge_reason: 'no_match_free',
        reason: expect.any(String),
      },
      { row_number: 3, input: 'not a domain', domain: null, outcome: 'invalid', reason: expect.any(String) },
      {
        row_number: 4,
        domain: 'kites.test',
        outcome: 'matched',
        charged: false,
        charge_reason: 'already_charged',
      },
    ]);
    const file = await read(`${id}/results`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')).toHaveLength(6);
    const eventsOf = async (kind: string) => {
      const url = `/v1/audit?kind=${kind}`;
      return (await fixture.service.app.inject({ url, headers: headers('anna') })).json().events;
    };
    expect(await eventsOf('upload_started')).toMatchObject([{ detail: { upload: id, rows: 4 } }]);
    expect(await eventsOf('data_exported')).toMatchObject([{ detail: { upload: id } }, {}]);
  });

  it('takes web addresses with very long paths', async () => {
    const started = await upload(`https://www.plain.test/${'x'.repeat(60_000)}\n`, { as: 'ben' });
    const { id } = started.json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
    expect(await rows(id, 'ben')).toMatchObject([{ domain: 'plain.test', outcome: 'no_match' }]);
  });

  it('is refused while too much of its account is on its way', async () => {
    const { service, database } = fixture.service;
    const ben = await database.db.first<{ account_id: string }>(
      sql`select account_id from users where email = 'ben@example.com'`,
    );
    const takeAll = () => service.bulk.room.take(ben?.account_id ?? '', 64 * 1024 * 1024);
    const giveBack = takeAll();
    const refused = await upload('plain.test\n', { as: 'ben', query: '?preview=true' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    giveBack();
    expect((await upload('plain.test\n', { as: 'ben', query: '?preview=true' })).statusCode).toBe(200);
    // The preview gave its room back.
    takeAll()();
  });

  it('can be previewed, free and without starting anything', async () => {
    const preview = await upload('kites.test\nnew.test\nnew.test\n???\n', { query: '?preview=true' });
    expect(preview.headers).toMatchObject({
      'x-credits-remaining': expect.stringMatching(/^\d+$/),
      'x-credits-charged': '0',
    });
    expect(preview.json()).toEqual({
      rows: 4,
      invalid: 1,
      duplicates: 1,
      known: 1,
      new: 1,
      // The known one is paid for.
      credits_at_most: 1,
    });
    expect(
      (await fixture.service.app.inject({ url: '/v1/bulk', headers: headers('anna') })).json().bulk,
    ).toHaveLength(1);
  });

  it('may be JSON lines or JSON', async () => {
    for (const [type, payload] of [
      ['application/x-ndjson', '{"domain":"plain.test"}\n'],
      ['application/json', '{"domains":["plain.test"]}'],
    ] as const) {
      const { id } = (await upload(payload, { type })).json();
      await expect.poll(status(id), IN_TIME).toBe('completed');
    }
  });

  it('is paused when the credits are spent, and resumes by itself when there are new ones', async () => {
    await fixture.service.database.db.transaction(async (tx) => {
      const account = await tx.first<{ id: string }>(
        sql`select account_id as id from users where email = 'ben@example.com'`,
      );
      for (const name of ['a', 'b', 'c']) {
        const charge = {
          accountId: account?.id ?? '',
          subject: `domain:${name}.test` as const,
          reason: 'matched',
        };
        await fixture.service.service.credits.chargeNow(tx, charge);
      }
    });
    const { id } = (await upload('one.test\n', { as: 'ben' })).json();
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('paused');
    expect((await read(id, 'ben')).json().pause_reason).toMatch(/credits/);
    // Without credits it pauses again.
    expect((await act(id, 'resume', 'ben')).statusCode).toBe(200);
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('paused');
    await fixture.service.service.accounts.admin.grant('ben@example.com', 5, 'test');
    await expect.poll(status(id, 'ben'), IN_TIME).toBe('completed');
    expect((await read(id, 'ben')).json().pause_reason).toBeNull();
  });

  it('can be cancelled: what runs is finished, the rest is not begun', async () => {
    const { id } = (
      await upload(Array.from({ length: 30 }, (_, n) => `slow${n}.test`).join('\n'), { as: 'ben' })
    ).json();
    await expect.poll(async () => (await read(id, 'ben')).json().running, IN_TIME).toBeGreaterThan(0);
    expect((await act(id, 'cancel', 'ben')).json().status).toBe('cancelled');
    const { outcomes } = (await read(id, 'ben')).json();
    expect(outcomes.cancelled).toBeGreaterThanOrEqual(22);
    for (const answer of fixture.held.splice(0)) answer();
  });
});

describe('a wrong call for uploads', () => {
  it.each([
    ['nothing', '', 'text/csv', 400],
    ['a line that is no JSON', '{', 'application/x-ndjson', 400],
    ['another kind of file', 'x', 'application/pdf', 415],
    ['a huge file', 'x'.repeat(17 * 1024 * 1024), 'text/csv', 413],
    ['a million rows', 'x.test\n'.repeat(1_000_000), 'text/csv', 400],
    ['a PDF with another name', '%PDF-1.7', 'text/csv', 400],
    ['a web page with another name', '<!doctype html>', 'text/csv', 400],
    ['a damaged workbook', 'PK\x03\x04oops', 'application/octet-stream', 400],
  ])('is refused: %s', async (_, payload, type, code) => {
    expect((await upload(payload, { type })).statusCode).toBe(code);
  });
  it('is answered with the accepted kinds of file', async () => {
    const answer = await upload('x', { type: 'application/pdf' });
    expect(answer.json().error.message).toContain('text/csv, application/x-ndjson or application/json');
  });
  it.each(['', '/results', '/rows', '/cancel', '/resume'])(
    'is answered 404 for the upload of another account: %s',
    async (path) => {
      const { id } = (await upload('plain.test')).json();
      const answer = /cancel|resume/.test(path)
        ? await act(id, path.slice(1), 'ben')
        : await read(`${id}${path}`, 'ben');
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'job_not_found']);
    },
  );
  it('is refused without a credential', async () => {
    expect(
      (
        await fixture.service.app.inject({
          method: 'POST',
          url: '/v1/bulk',
          payload: 'x',
          headers: { 'content-type': 'text/csv' },
        })
      ).statusCode,
    ).toBe(401);
  });
});
