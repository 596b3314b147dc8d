import { expect, it, vi } from 'vitest';
import { officerEvent, pscEvent } from '../../../sandbox/companies-house/events.ts';
import type { IdentityVerification, SandboxCompany } from '../../../sandbox/world/sandbox-company.ts';
import { useStreamFixture } from '../test-support/stream-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useStreamFixture();
const { companyFor, watch, signals } = fixture;
const noStream = { streamAccess: () => undefined };

const due = (day: string): IdentityVerification => ({ appointment_verification_statement_due_on: day });

/**
 * Gives everybody at the company these details, or takes them away, as the register does with an event each.
 */
async function roll(number: string, details: IdentityVerification | undefined): Promise<void> {
  await fixture.store.change(number, fixture.clock.now(), (company) => {
    const changed: SandboxCompany = structuredClone(company);
    for (const person of [...changed.officers, ...changed.pscs]) {
      if (details) person.identity_verification_details = details;
      else delete person.identity_verification_details;
    }
    const events = [
      ...changed.officers.map((officer) => officerEvent(changed, officer)),
      ...changed.pscs.map((psc) => pscEvent(changed, psc)),
    ];
    return { company: changed, events };
  });
}

const types = async (process: Parameters<typeof signals>[0]) =>
  (await signals(process)).map(({ signal_type }) => signal_type);

it.each(['stream', 'poll'])(
  'the field’s roll-out over the register makes no signals of directors and owners, by %s',
  async (source) => {
    const process = await fixture.startProcess(source === 'poll' ? noStream : {});
    const numbers = [0, 1, 2, 3].map((at) => companyFor('director_resigned', at));
    for (const number of numbers) await roll(number, undefined);
    if (source === 'stream') {
      await fixture.untilStreaming();
      await fixture.primeStreams();
    }
    for (const number of numbers) await watch(process, number);
    const [one = '', two = '', three = '', four = ''] = numbers;
    await roll(one, due('2026-12-01'));
    await roll(two, due('2026-03-01'));
    await roll(three, {
      appointment_verification_start_on: '2026-05-05',
      appointment_verification_end_on: '9999-12-31',
    });
    await roll(four, { ...due('2026-12-01'), authorised_corporate_service_provider_name: 'X' });
    if (source === 'stream') {
      await fixture.untilAllRead();
    } else {
      fixture.clock.advance({ minutes: 61 });
      await process.runTask('poll_watched');
    }
    expect(await types(process)).toEqual([]);
    // It is known all the same.
    const held = await process.live.findCompany(one as never);
    expect(held?.detail?.officers?.[0]?.identity_verification_details).toMatchObject({
      appointment_verification_statement_due_on: '2026-12-01',
    });
  },
);

it('an event that lacks the field leaves what is known of the person', async () => {
  const process = await fixture.startProcess();
  await fixture.untilStreaming();
  await fixture.primeStreams();
  const number = companyFor('director_resigned');
  await roll(number, due('2026-12-01'));
  await watch(process, number);
  await roll(number, undefined);
  await fixture.untilAllRead();
  const held = await process.live.findCompany(number as never);
  expect(held?.detail?.officers?.[0]?.identity_verification_details).toMatchObject({
    appointment_verification_statement_due_on: '2026-12-01',
  });
});

it('a due day that passes makes one signal a person and role, by the clock, and not again', async () => {
  const process = await fixture.startProcess(noStream);
  const number = companyFor('director_resigned');
  await roll(number, due('2026-11-16'));
  await watch(process, number);
  fixture.clock.set('2026-11-16T23:30:00Z');
  await process.runTask('pass_due_dates');
  expect(await signals(process)).toEqual([]);
  fixture.clock.set('2026-11-17T00:01:00Z');
  await process.runTask('pass_due_dates');
  const overdue = await signals(process);
  expect(new Set(overdue.map(({ signal_type, source }) => `${signal_type} ${source}`))).toEqual(
    new Set(['identity_verification_overdue clock']),
  );
  expect(overdue.map(({ occurred_on }) => occurred_on)).toContain('2026-11-17');
  // The due date moves and passes again: it is the same person.
  await roll(number, due('2026-11-18'));
  fixture.clock.set('2026-11-17T09:00:00Z');
  await process.runTask('poll_watched');
  fixture.clock.set('2026-11-19T09:00:00Z');
  await process.runTask('pass_due_dates');
  expect(await signals(process)).toHaveLength(overdue.length);
});
