import type { createTestClock } from '../../../../test/support/test-clock.ts';
import {
  applyChange,
  createChanger,
  createMemoryStore,
  type FakeCompaniesHouse,
  generateWorld,
  type SandboxStore,
  startFakeCompaniesHouse,
} from '../../../sandbox/index.ts';
import type { SignalType } from '../../../shared/signal-types.ts';

export const TODAY = '2026-11-15';
/** Together they make an event on each stream. */
const CHANGES_ON_STREAMS = ['director_appointed', 'psc_changed', 'charge_registered', 'insolvency_started'];

/** A fictional register behind a fake Companies House, whose companies a test changes. */
export function createChangingRegister(clock: ReturnType<typeof createTestClock>) {
  const companies = generateWorld({ seed: 12, referenceDay: TODAY, size: 120 });
  let store: SandboxStore;
  let companiesHouse: FakeCompaniesHouse;

  return {
    get store() {
      return store;
    },
    get companiesHouse() {
      return companiesHouse;
    },
    /** Each start has the companies as they were in the beginning. */
    async start({ eventsKept }: { eventsKept?: number } = {}): Promise<void> {
      store = createMemoryStore(structuredClone(companies), eventsKept === undefined ? {} : { eventsKept });
      companiesHouse = await startFakeCompaniesHouse({
        store,
        clock,
        apiKey: 'rest-key',
        streamKey: 'stream-key',
        heartbeatMs: 25,
        pollEveryMs: 20,
        quirks: { connectionsMax: 12 },
      });
    },
    /** A company that can change in this way now, with directors, accounts and all that. */
    companyFor(type: SignalType, skip = 0): string {
      const able = companies.filter(
        (company) => company.profile.type === 'ltd' && applyChange(company, type, TODAY).done,
      );
      const number = able[skip]?.profile.company_number;
      if (!number) throw new Error(`no company can have ${type}`);
      return number;
    },
    async change(number: string, type: SignalType): Promise<void> {
      await createChanger({ store, clock }).changeCompany(number, type);
    },
    /** Sends an event on each stream. */
    async changeOnAllStreams(): Promise<void> {
      const plc = companies.find(
        ({ profile }) => profile.type === 'plc' && profile.company_status === 'active',
      );
      const changer = createChanger({ store, clock });
      for (const type of CHANGES_ON_STREAMS)
        await changer.changeCompany(plc?.profile.company_number as string, type);
    },
  };
}
