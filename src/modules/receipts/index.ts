/**
 * Receipts: a result, signed, that outlasts the service.
 *
 * A receipt is a compact JWS (Ed25519) of the result that an account got for a domain: the verdict, the company, and each quote
 * with the address and the hash of its page. Anybody can verify it with the public keys, also offline
 * (`src/shared/receipt.ts`). The service signs with its newest key and replaces it after some months; public keys are
 * kept forever.
 *
 * A report (report/) is the same answer as a page for people, with its receipt.
 *
 * It resolves nothing (resolution does) and keeps no receipts: each call signs the result again.
 */
import type { Database } from '../../platform/postgres/index.ts';
import { createRateLimiter } from '../../platform/rate-limit/index.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { issuedAt, type ReceiptPayload, type ReceiptQuote, verifyReceipt } from '../../shared/receipt.ts';
import { createSecretBox, deriveKey } from '../../shared/secret-box.ts';
import type { Register } from '../register/index.ts';
import type { GivenAnswer, GivenAnswers, PlacedQuote, Questions } from '../resolution/index.ts';
import { createReceiptKeyStore } from './receipt-keys.store.ts';
import { createReceiptKeys, signReceipt } from './receipt-keys.ts';
import type { Report } from './report/report.ts';

interface ReceiptsOptions {
  db: Database;
  clock: Clock;
  appSecret: string;
  baseUrl: string;
  questions: Pick<Questions, 'parseDomain'>;
  given: Pick<GivenAnswers, 'findGiven'>;
  register: Pick<Register, 'state'>;
  /** Whether each quote is still on its page; null where that is not known. */
  rereadQuotes: (quotes: readonly PlacedQuote[]) => Promise<(boolean | null)[]>;
}

interface CheckedQuote extends PlacedQuote {
  still_there: boolean | null;
}

interface ReceiptVerification {
  valid: boolean;
  /** Why it is not valid. */
  reason: string | null;
  issued_at: string | null;
  quotes: CheckedQuote[];
}

/** How long after an answer its receipt can be requested. */
const GIVEN_MS_MAX = 30 * DAY_MS;
const REREADS_PER_MINUTE = 30;

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts(options: ReceiptsOptions) {
  const { db, clock, baseUrl, questions, register } = options;
  const keys = createReceiptKeys({
    store: createReceiptKeyStore(db),
    box: createSecretBox(deriveKey(options.appSecret, 'receipt-key')),
    clock,
  });

  return {
    /** How many receipts an account may verify with their pages read again. */
    rereadLimit: createRateLimiter(db, clock, {
      name: 'receipt_rereads',
      limit: REREADS_PER_MINUTE,
      windowSeconds: 60,
    }),
    /** The public keys, also those that no longer sign. */
    keySet: () => keys.keySet(),
    /** A new key signs from now on. Returns its id. */
    rotateKey: () => keys.rotate(),

    /** Throws `invalid_domain` and `receipt_not_found`. */
    async issue(accountId: string, domain: string): Promise<{ receipt: string; payload: ReceiptPayload }> {
      const { receipt, payload } = await sign(accountId, domain);
      return { receipt, payload };
    },

    /** The answer of a receipt, with that receipt. Throws `invalid_domain` and `receipt_not_found`. */
    async report(
      caller: Pick<Report, 'email' | 'actor'> & { accountId: string },
      domain: string,
    ): Promise<Report> {
      const { given, madeAt, ...signed } = await sign(caller.accountId, domain);
      const { answer, review, givenAt } = given;
      return { email: caller.email, actor: caller.actor, answer, review, givenAt, madeAt, ...signed };
    },

    async verify(receipt: string): Promise<ReceiptVerification> {
      const { check, quotes } = await verified(receipt);
      return present(check, quotes, () => null);
    },

    /** Also reads the pages again, unless the receipt is not valid. */
    async verifyAndReread(receipt: string): Promise<ReceiptVerification> {
      const { check, quotes } = await verified(receipt);
      const still = quotes.length > 0 ? await options.rereadQuotes(quotes) : [];
      return present(check, quotes, (index) => still[index] ?? null);
    },
  };

  /** The account's last answer of the domain, signed. */
  async function sign(accountId: string, domain: string) {
    const madeAt = clock.now();
    const since = new Date(madeAt.getTime() - GIVEN_MS_MAX);
    const given = await options.given.findGiven(accountId, questions.parseDomain(domain), since);
    if (!given) throw receiptNotFound();
    const [state, key] = await Promise.all([register.state(), keys.signingKey()]);
    const payload = payloadOf(given, { registerDate: state.as_of, baseUrl, now: madeAt });
    return { given, madeAt, payload, receipt: await signReceipt(payload, key) };
  }

  async function verified(receipt: string) {
    const check = await verifyReceipt(receipt.trim(), await keys.keySet());
    return { check, quotes: check.valid ? check.payload.quotes : [] };
  }
}

function present(
  check: Awaited<ReturnType<typeof verifyReceipt>>,
  quotes: readonly PlacedQuote[],
  stillThere: (index: number) => boolean | null,
): ReceiptVerification {
  return {
    valid: check.valid,
    reason: check.valid ? null : check.reason,
    issued_at: check.valid ? issuedAt(check.payload) : null,
    quotes: quotes.map(({ page_url, quote }, index) => ({
      page_url,
      quote,
      still_there: stillThere(index),
    })),
  };
}

function receiptNotFound(): Problem {
  return new Problem(
    'receipt_not_found',
    'Your account was given no result of this domain in the last 30 days; resolve it first.',
  );
}

interface PayloadContext {
  registerDate: string | null;
  baseUrl: string;
  now: Date;
}

/** The content of a receipt: what the answer itself says now, of the same record of the register. */
function payloadOf(
  { answer, quotes, modelVersion }: GivenAnswer,
  { registerDate, baseUrl, now }: PayloadContext,
): ReceiptPayload {
  const { company } = answer;
  return {
    version: 1,
    iss: baseUrl,
    iat: Math.floor(now.getTime() / 1000),
    domain: answer.input_domain,
    verdict: {
      match_status: answer.match_status,
      match_confidence: answer.match_confidence,
      explanation: answer.explanation,
    },
    company: company && {
      company_number: company.company_number,
      company_name: company.company_name,
      company_status: company.company_status,
      registered_postcode: company.registered_postcode,
    },
    disclosures: answer.disclosures,
    quotes: quotes.map(({ item, offsets: [start, end] = [null, null] }): ReceiptQuote => {
      const { kind, value, supports, quote, page_url, page_sha256, captured_at } = item;
      return { kind, value, supports, quote, page_url, page_sha256, start, end, captured_at };
    }),
    resolved_at: answer.resolved_at,
    register_date: answer.as_of ?? registerDate,
    model_version: modelVersion,
  };
}
