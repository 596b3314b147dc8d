/** An attempt that runs in this process. */
interface SlotUse {
  /** The account whose share pays for it, and its weight. */
  accountId: string;
  weight: number;
  /** It was interrupted before: slow from the beginning. */
  knownSlow: boolean;
  /** Interrupts the attempt, to free its slot. */
  interrupt(): void;
}

/** Background work in a slot that no account uses. */
interface IdleUse {
  /** An account needs the slot: the work has to end now. */
  interrupt(): void;
}

/** An account that waits, with its running attempts in all processes. */
interface Claimant {
  accountId: string;
  weight: number;
  running: number;
}

interface SlotOptions {
  /** Attempts that run at the same time. */
  count: number;
  /** How many pieces of idle work run in the place of one attempt. */
  idlePerSlot?: number | undefined;
  /** An attempt that takes longer may be interrupted when others wait. */
  slowAfterMs: number;
  now: () => number;
}

interface Held {
  use: SlotUse;
  startedAt: number;
}

export type Slots = ReturnType<typeof createSlots>;

/**
 * The attempts of one process. Slow ones may use every slot that nobody else wants, but half of the slots are
 * taken from them when others wait. Those in the other half run to their end, so that slow work is done too.
 */
export function createSlots({ count, idlePerSlot = 1, slowAfterMs, now }: SlotOptions) {
  const held = new Set<Held>();
  const slowMax = Math.max(1, Math.floor(count / 2));
  let reserved = 0;

  const isSlow = ({ use, startedAt }: Held) => use.knownSlow || now() - startedAt >= slowAfterMs;
  const slowUses = () => [...held].filter(isSlow);

  const freeCount = () => Math.max(0, count - held.size - reserved);
  const idle = createIdleUses(() => freeCount() * idlePerSlot);

  return {
    /** False when every slot is in use. A reserved slot must be used or released. */
    reserve(): boolean {
      const isFree = freeCount() > 0;
      if (isFree) reserved += 1;
      idle.makeRoom();
      return isFree;
    },
    /** Reserves even when every slot is in use. */
    reserveAnyway(): void {
      reserved += 1;
      idle.makeRoom();
    },
    release(): void {
      reserved -= 1;
    },
    /**
     * Puts an attempt into a reserved slot. The function that is returned frees the slot; it may be called
     * twice.
     */
    use(use: SlotUse): () => void {
      const mine = { use, startedAt: now() };
      reserved -= 1;
      held.add(mine);
      return () => void held.delete(mine);
    },
    /**
     * Room for idle work, if a slot has some. The function that is returned frees it; it may be called twice.
     */
    useIdle: idle.use,
    /** Whether accounts use any of the slots. */
    isUsed: (): boolean => held.size + reserved > 0,
    freeCount,
    /** Whether one more slow attempt would run to its end. */
    hasRoomForSlow: (): boolean => slowUses().length < slowMax,
    /** Whether others could have a slot of a slow attempt. */
    hasSlowToSpare: (): boolean => slowUses().length > slowMax,
    /**
     * Interrupts a slow attempt and reserves its slot for the claimant: the newest one of the account that
     * has most of them. False when there is none to spare, or none of an account with more attempts than the
     * claimant.
     */
    takeOver(claimant: Claimant): boolean {
      const slow = slowUses();
      if (slow.length <= slowMax) return false;
      const victim = chooseVictim(slow, [...held], claimant);
      if (!victim) return false;
      held.delete(victim);
      reserved += 1;
      victim.use.interrupt();
      return true;
    },
  };
}

/** The slow attempt that gives way to the claimant, if any does. */
function chooseVictim(slow: readonly Held[], all: readonly Held[], claimant: Claimant): Held | undefined {
  const claimed = claimant.running / claimant.weight;
  const [victim] = slow
    .filter((one) => one.use.accountId !== claimant.accountId && shareOf(all, one) > claimed)
    .sort((a, b) => shareOf(slow, b) - shareOf(slow, a) || b.startedAt - a.startedAt);
  return victim;
}

function shareOf(uses: readonly Held[], { use }: Held): number {
  return uses.filter((other) => other.use.accountId === use.accountId).length / use.weight;
}

/** Background work in the slots that nobody uses. It never keeps an attempt of an account from a slot. */
function createIdleUses(countMax: () => number) {
  /** The newest last. */
  const uses = new Set<IdleUse>();
  return {
    /** Interrupts idle work, the newest first, which has least to lose. */
    makeRoom(): void {
      for (const use of [...uses].reverse()) {
        if (uses.size <= countMax()) return;
        uses.delete(use);
        use.interrupt();
      }
    },
    use(use: IdleUse): (() => void) | undefined {
      if (uses.size >= countMax()) return undefined;
      uses.add(use);
      return () => void uses.delete(use);
    },
  };
}
