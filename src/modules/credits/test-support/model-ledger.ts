import type { Answer, Deed } from './ledger-program.ts';

interface ModelHold {
  accountId: string;
  subject: string;
  credits: number;
  settled?: Answer;
}

const THIRTY_DAYS_MS = 30 * 86_400_000;

/**
 * The ledger as plain arithmetic: no database, no concurrency. It answers as the real one must without
 * concurrent calls.
 */
export class ModelLedger {
  private readonly totals = new Map<string, { balance: number; held: number }>();
  private readonly holds = new Map<string, ModelHold>();
  private readonly keys = new Set<string>();
  private readonly chargedAt = new Map<string, number>();

  constructor(accounts: string[], balances: number[]) {
    accounts.forEach((accountId, i) => {
      this.totals.set(accountId, { balance: balances[i] ?? 0, held: 0 });
    });
  }

  /** Undefined is a refusal. */
  perform(deed: Deed, now: Date): Answer | undefined {
    if (deed.do === 'settle') return this.settle(deed, now);
    const account = this.account(deed.accountId);
    if (deed.do === 'grant') {
      const key = `${deed.accountId} ${deed.key}`;
      const granted = deed.key === undefined || !this.keys.has(key);
      this.keys.add(key);
      if (granted) account.balance += deed.credits;
      return { granted, ...account };
    }
    const paid = deed.do === 'charge' && this.isPaid(deed.accountId, deed.subject, now);
    if (paid) return { charged: false, reason: 'already_charged', ...account };
    const credits = deed.do === 'hold' ? deed.credits : 1;
    if (account.balance - account.held < credits) return undefined;
    if (deed.do === 'hold') {
      account.held += credits;
      this.holds.set(deed.holdId, { accountId: deed.accountId, subject: deed.subject, credits });
      return { ...account };
    }
    account.balance -= 1;
    this.chargedAt.set(`${deed.accountId} ${deed.subject}`, now.getTime());
    return { charged: true, reason: 'charged', ...account };
  }

  private settle(deed: Deed & { do: 'settle' }, now: Date): Answer | undefined {
    const hold = this.holds.get(deed.holdId);
    if (!hold) return undefined;
    const account = this.account(hold.accountId);
    if (hold.settled) return { ...hold.settled, repeated: true, ...account };
    const wanted = deed.outcome === 'charge';
    const paid = this.isPaid(hold.accountId, hold.subject, now);
    account.held -= hold.credits;
    if (wanted && !paid) {
      account.balance -= hold.credits;
      this.chargedAt.set(`${hold.accountId} ${hold.subject}`, now.getTime());
      hold.settled = { charged: true, reason: 'charged', recordedReason: deed.reason };
    } else if (wanted) {
      hold.settled = { charged: false, reason: 'already_charged', recordedReason: 'already_charged' };
    } else {
      hold.settled = { charged: false, reason: 'released', recordedReason: deed.reason };
    }
    return { ...hold.settled, repeated: false, ...account };
  }

  private account(accountId: string) {
    const account = this.totals.get(accountId);
    if (!account) throw new Error(`the model has no account ${accountId}`);
    return account;
  }

  private isPaid(accountId: string, subject: string, now: Date): boolean {
    const at = this.chargedAt.get(`${accountId} ${subject}`);
    return at !== undefined && now.getTime() < at + THIRTY_DAYS_MS;
  }
}
