import { issuedAt, verifyReceipt } from '../../shared/receipt.ts';
import type { PlacedQuote } from '../resolution/index.ts';
import type { ReceiptKeys } from './receipt-keys.ts';

/** For each quote, whether it is still on its page; null if that is not known. */
export type RereadQuotes = (quotes: readonly PlacedQuote[]) => Promise<(boolean | null)[]>;

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

interface CheckDeps {
  keys: Pick<ReceiptKeys, 'keySet'>;
}

/** Checks the signature of a receipt. */
export async function checkReceipt(deps: CheckDeps, receipt: string): Promise<ReceiptVerification> {
  const { check, quotes } = await readReceipt(deps, receipt);
  return present(check, quotes, () => null);
}

/** Reads the pages again, unless the receipt is not valid. */
export async function checkAndReread(
  { rereadQuotes, ...deps }: CheckDeps & { rereadQuotes: RereadQuotes },
  receipt: string,
): Promise<ReceiptVerification> {
  const { check, quotes } = await readReceipt(deps, receipt);
  const still = quotes.length > 0 ? await rereadQuotes(quotes) : [];
  return present(check, quotes, (index) => still[index] ?? null);
}

async function readReceipt({ keys }: CheckDeps, receipt: string) {
  const check = await verifyReceipt(receipt.trim(), await keys.keySet());
  return { check, quotes: check.valid ? check.payload.quotes : [] };
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
