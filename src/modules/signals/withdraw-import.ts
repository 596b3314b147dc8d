import type { Transaction } from '../../platform/postgres/index.ts';
import type { RestoredCompanies } from '../register/index.ts';
import type { Recorder } from './record-changes.ts';
import type { SignalStore } from './signals.store.ts';

/** An outlet pushes signals to accounts. It must not push withdrawn signals. */
export interface SignalOutlet {
  /** Which of these signals were or may have been sent. Locks them all, so that no more are sent. */
  findSent(tx: Transaction, signalIds: string[]): Promise<string[]>;
  /** Makes sure that these signals are never sent. */
  discard(tx: Transaction, signalIds: string[]): Promise<void>;
}

/** Combines outlets: a signal counts as sent if one of them has sent it. */
export function combineOutlets(outlets: readonly SignalOutlet[]): SignalOutlet {
  return {
    async findSent(tx, signalIds) {
      const sent = new Set<string>();
      for (const outlet of outlets) for (const id of await outlet.findSent(tx, signalIds)) sent.add(id);
      return [...sent];
    },
    async discard(tx, signalIds) {
      for (const outlet of outlets) await outlet.discard(tx, signalIds);
    },
  };
}

interface Withdrawal {
  /** The number of signals that were sent to nobody; they are deleted. */
  withdrawn: number;
  /** The number of signals that were sent; they stay, and the change back also becomes a signal. */
  sent: number;
}

interface Deps {
  store: SignalStore;
  recorder: Recorder;
  outlet: SignalOutlet;
}

const BATCH = 500;

/**
 * Undoes the signals of an import that was rolled back. Signals that were sent to nobody disappear from the
 * feeds, and the last compared state of their companies follows the register. A signal that was sent cannot
 * be recalled: then all signals of its company stay, and the change back also becomes a signal. All signals
 * of a company are treated alike, so that nobody gets the change back without the change itself.
 */
export async function withdrawImport(
  { store, recorder, outlet }: Deps,
  tx: Transaction,
  restored: RestoredCompanies,
): Promise<Withdrawal> {
  const done: Withdrawal = { withdrawn: 0, sent: 0 };
  const companies = await store.listWithSignalsSince(tx, restored.importedAt);
  for (let at = 0; at < companies.length; at += BATCH) {
    const numbers = await restored.among(tx, companies.slice(at, at + BATCH));
    // The lock order is that of creating signals: companies, signals, deliveries.
    const recording = await recorder.begin(tx, numbers);
    const signals = await store.listSnapshotSignals(tx, numbers, restored.importedAt);
    const sent = new Set(
      await outlet.findSent(
        tx,
        signals.map(({ id }) => id),
      ),
    );
    const sentCompanies = new Set(
      signals.filter(({ id }) => sent.has(id)).map(({ company_number }) => company_number),
    );
    const unsent = signals
      .filter(({ company_number }) => !sentCompanies.has(company_number))
      .map(({ id }) => id);
    await outlet.discard(tx, unsent);
    await store.deleteSignals(tx, unsent);
    for (const number of numbers)
      await recording.followRollback(number, { withSignals: sentCompanies.has(number) });
    await recording.finish();
    done.withdrawn += unsent.length;
    done.sent += signals.length - unsent.length;
  }
  return done;
}
