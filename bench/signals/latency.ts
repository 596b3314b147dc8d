import { setTimeout as sleep } from 'node:timers/promises';
import { createChanger } from '../../src/sandbox/index.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { changeable, percentile, type SignalsFixture, until } from './fixture.ts';

const PER_SECOND = 50;
const SECONDS = 20;
/** Each causes one signal, by a stream that one key may read. */
const TYPES = ['registered_office_changed', 'sic_codes_changed'] as const;

/** From a change on the fake stream to its delivery at the receiver, at a steady rate. */
export async function measureLatency(fixture: SignalsFixture) {
  const count = PER_SECOND * SECONDS;
  const numbers = changeable(fixture.companies, [...TYPES]).slice(0, count / TYPES.length);
  await fixture.watch(numbers);
  await fixture.register('https://hooks.test/in');
  await fixture.untilStreaming();

  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  fixture.receiver.onDelivery = (body, at) => {
    const { data } = JSON.parse(body) as { data: { company_number: string; signal_type: string } };
    const key = `${data.company_number} ${data.signal_type}`;
    const sent = sentAt.get(key);
    if (sent === undefined) return;
    sentAt.delete(key);
    latencies.push(at - sent);
  };
  const changer = createChanger({ store: fixture.store, clock: systemClock });
  const events = TYPES.flatMap((type) => numbers.map((number) => ({ number, type })));
  const startedAt = performance.now();
  for (const [index, { number, type }] of events.entries()) {
    await sleep(Math.max(0, startedAt + (index * 1_000) / PER_SECOND - performance.now()));
    sentAt.set(`${number} ${type}`, performance.now());
    await changer.changeCompany(number, type);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  await until(() => latencies.length === events.length, 'every change was delivered');
  return {
    deliveries: latencies.length,
    perSecond: events.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    max: Math.max(...latencies),
  };
}
