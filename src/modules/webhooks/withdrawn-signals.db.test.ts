import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../platform/logger.ts';
import { sql } from '../../platform/postgres/index.ts';
import { csv, csvRow, tempFolder } from '../register/import/test-support/snapshot-fixture.ts';
import { createRegister } from '../register/index.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const fixture = useWebhookFixture();
const IN_TIME = { timeout: 30_000 };
const RENAMED = '00000001';
const REMOVED = '00000002';

let folder: ReturnType<typeof tempFolder>;
beforeEach(async () => {
  folder = tempFolder();
  await importRows('Basic-2026-11-01.csv', csvRow(RENAMED), csvRow(REMOVED));
  await fixture.register();
  for (const number of [RENAMED, REMOVED]) {
    await fixture.watch(number);
    await fixture.db.transaction((tx) => fixture.test.service.signals.tracking.begin(tx, number));
  }
});
afterEach(async () => {
  folder.remove();
  for (const table of ['webhook_deliveries', 'signals', 'tracked_companies', 'register_changes']) {
    await fixture.db.execute({ text: `delete from ${table}`, values: [] });
  }
});

const register = () => createRegister({ db: fixture.db, clock: fixture.clock });
const importRows = (name: string, ...rows: string[]) =>
  register().importSnapshot({
    path: folder.write(name, csv(...rows)),
    rejectDir: folder.path,
    allowShrink: true,
  });
const importSecond = async () => {
  fixture.clock.advance({ days: 1 });
  await importRows('Basic-2026-12-01.csv', csvRow(RENAMED, { CompanyName: 'BRIGHT WORKS LTD' }));
  fixture.clock.advance({ hours: 1 });
};
const drain = () =>
  fixture.test.service.changeSources.drainSnapshots({
    log: silentLogger,
    signal: new AbortController().signal,
  });
const rollBack = async () => {
  let withdrawal = {};
  await register().rollBack({
    async onRolledBack(tx, restored) {
      withdrawal = await fixture.test.service.signals.withdrawImport(tx, restored);
    },
  });
  return withdrawal;
};
const feed = async () =>
  (
    await fixture.db.query<{ company_number: string; signal_type: string; current: unknown }>(sql`
      select company_number, signal_type, current from signals order by id`)
  ).map(({ company_number, signal_type }) => [company_number, signal_type]);
const sentTypes = () => fixture.receiver.received.map(({ body }) => JSON.parse(body).type as string).sort();

describe('an import that is rolled back', () => {
  it('makes no signals if none were made before', async () => {
    await importSecond();
    expect(await rollBack()).toEqual({ withdrawn: 0, sent: 0 });
    expect(await drain()).toEqual({ changes: 0, signals: 0 });
    expect(await feed()).toEqual([]);
  });

  it('removes its signals from the feed if none was sent, and sends nothing', async () => {
    await importSecond();
    expect(await drain()).toMatchObject({ signals: 2 });
    expect(await rollBack()).toEqual({ withdrawn: 2, sent: 0 });
    expect(await feed()).toEqual([]);
    const later = await fixture.signal('later', { company: RENAMED });
    fixture.startDispatcher();
    await expect.poll(() => fixture.receiver.received.length, IN_TIME).toBe(1);
    expect(JSON.parse(fixture.receiver.received[0]?.body ?? '').id).toBe(later);
  });

  it('makes the same signals if it is imported again', async () => {
    await importSecond();
    await drain();
    const first = await feed();
    await rollBack();
    await importSecond();
    expect(await drain()).toMatchObject({ signals: 2 });
    expect(await feed()).toEqual(first);
  });

  it('keeps the signals of a company if one was sent, and adds a signal for the change back', async () => {
    await importSecond();
    await drain();
    await fixture.db.execute(sql`
      delete from webhook_deliveries using signals
      where signal_id = signals.id and company_number = ${RENAMED}`);
    fixture.startDispatcher();
    await expect.poll(sentTypes, IN_TIME).toEqual(['company_status_changed']);
    expect(await rollBack()).toEqual({ withdrawn: 1, sent: 1 });
    expect(await feed()).toEqual([
      [REMOVED, 'company_status_changed'],
      [REMOVED, 'company_status_changed'],
    ]);
    await expect.poll(sentTypes, IN_TIME).toEqual(['company_status_changed', 'company_status_changed']);
  });
});
