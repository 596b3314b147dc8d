/**
 * Receipts: a signed result that outlasts the service.
 *
 * A receipt is a compact JWS (Ed25519) of the result that an account received for a domain: the verdict, the
 * company, and each quote with the address and the hash of its page. Anybody can verify it with the public
 * keys, even offline (`src/shared/receipt.ts`). The service signs with its newest key and replaces it after
 * some months; public keys are kept forever.
 *
 * A report (report/) presents the same answer as a page for people, with its receipt.
 *
 * It resolves nothing (resolution does) and stores no receipts: each call signs the result again.
 */
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ReceiptPayload } from '../../shared/receipt.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import type { Register } from '../register/index.ts';
import type { PastAnswers, Questions } from '../resolution/index.ts';
import { checkAndReread, checkReceipt, type RereadQuotes } from './check-receipt.ts';
import { createReceiptKeyStore } from './receipt-keys.store.ts';
import { createReceiptKeys } from './receipt-keys.ts';
import type { Report } from './report/report.ts';
import { signReceipt } from './sign-receipt.ts';

interface ReceiptsOptions {
  db: Database;
  clock: Clock;
  appSecret: string;
  baseUrl: string;
  questions: Pick<Questions, 'parseDomain'>;
  pastAnswers: Pick<PastAnswers, 'findLast'>;
  register: Pick<Register, 'state'>;
  rereadQuotes: RereadQuotes;
}

const REREADS_PER_MINUTE = 30;

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts(options: ReceiptsOptions) {
  const { db, clock, baseUrl, questions, pastAnswers, register, rereadQuotes } = options;
  const keys = createReceiptKeys({
    store: createReceiptKeyStore(db),
    box: createSecretBox(deriveKey(options.appSecret, 'receipt-key')),
    clock,
  });
  const signDeps = { clock, keys, questions, pastAnswers, register, baseUrl };

  return {
    /** Limits how many receipts an account may verify with their pages read again. */
    rereadLimit: createRateLimiter(db, clock, {
      name: 'receipt_rereads',
      limit: REREADS_PER_MINUTE,
      windowSeconds: 60,
    }),
    /** The public keys, including those that no longer sign. */
    keySet: () => keys.keySet(),
    /** Makes a new key, which signs from now on. Returns its id. */
    rotateKey: () => keys.rotate(),

    /** Throws `invalid_domain` and `receipt_not_found`. */
    async issue(accountId: string, domain: string): Promise<{ receipt: string; payload: ReceiptPayload }> {
      const { receipt, payload } = await signReceipt(signDeps, accountId, domain);
      return { receipt, payload };
    },

    /** The answer of a receipt, with that receipt. Throws `invalid_domain` and `receipt_not_found`. */
    async report(
      caller: Pick<Report, 'email' | 'actor'> & { accountId: string },
      domain: string,
    ): Promise<Report> {
      const { given, madeAt, ...signed } = await signReceipt(signDeps, caller.accountId, domain);
      const { answer, review, givenAt } = given;
      return { email: caller.email, actor: caller.actor, answer, review, givenAt, madeAt, ...signed };
    },

    /** Checks the signature of a receipt. */
    verify: (receipt: string) => checkReceipt({ keys }, receipt),

    /** Also reads the pages again, unless the receipt is not valid. */
    verifyAndReread: (receipt: string) => checkAndReread({ keys, rereadQuotes }, receipt),
  };
}
