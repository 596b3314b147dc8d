import { Problem, type ProblemCode } from '../../shared/problem.ts';

const MIB = 1024 * 1024;
/** Of all uploads that a process receives and reads at the same time. */
const BYTES_MAX = 192 * MIB;
/** Of one account. Four of the largest uploads. */
const ACCOUNT_BYTES_MAX = 64 * MIB;

interface RoomSizes {
  bytesMax?: number;
  accountBytesMax?: number;
}

export interface UploadRoom {
  /**
   * Takes room for an upload; the function that is returned gives it back. Throws `rate_limited` when the
   * account sends too much at once, and `unavailable` when all accounts together do.
   */
  take(accountId: string, bytes: number): () => void;
}

const RETRY_SECONDS = 5;

/** An upload is in memory from its first byte on, and the sender decides how long the rest takes. */
export function createUploadRoom({
  bytesMax = BYTES_MAX,
  accountBytesMax = ACCOUNT_BYTES_MAX,
}: RoomSizes = {}): UploadRoom {
  const byAccount = new Map<string, number>();
  let used = 0;

  function add(accountId: string, bytes: number): void {
    used += bytes;
    const ofAccount = (byAccount.get(accountId) ?? 0) + bytes;
    if (ofAccount > 0) byAccount.set(accountId, ofAccount);
    else byAccount.delete(accountId);
  }

  return {
    take(accountId, bytes) {
      if ((byAccount.get(accountId) ?? 0) + bytes > accountBytesMax)
        throw full('rate_limited', 'You send too many files at once; send this one in a moment.');
      if (used + bytes > bytesMax)
        throw full('unavailable', 'Too many files are being sent; send yours again in a moment.');
      add(accountId, bytes);
      let isTaken = true;
      return () => {
        if (isTaken) add(accountId, -bytes);
        isTaken = false;
      };
    },
  };
}

function full(code: ProblemCode, message: string): Problem {
  return new Problem(code, message, {
    details: { retry_after_seconds: RETRY_SECONDS },
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}
