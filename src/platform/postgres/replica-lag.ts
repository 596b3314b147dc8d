/** A position in the write-ahead log, in bytes. */
export type WalPosition = bigint;

/** `16/B374D848` */
export function parseWalPosition(text: string): WalPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Mark {
  position: WalPosition;
  at: number;
}

/** Enough for any lag that matters; in a longer one the oldest mark still says how long it is. */
const MARKS_MAX = 100;

/**
 * How far a replica is behind, in time, from positions in the log and our own clock alone: the clocks of the servers may
 * differ, and the time of the last replayed transaction says nothing while the primary is idle or the connection is broken.
 */
export function createReplicaLag() {
  /** Where the primary was, oldest first, as far as the replica has not got there. */
  const ahead: Mark[] = [];
  let hasCaughtUp = false;
  return {
    notePrimary(position: WalPosition, at: number): void {
      const last = ahead.at(-1);
      if (last && position <= last.position) return;
      ahead.push({ position, at });
      if (ahead.length > MARKS_MAX) ahead.splice(1, 1);
    },
    /** Milliseconds; null until the replica has reached the primary's position of any earlier moment. */
    noteReplica(position: WalPosition, at: number): number | null {
      while (ahead[0] && ahead[0].position <= position) {
        ahead.shift();
        hasCaughtUp = true;
      }
      if (!hasCaughtUp) return null;
      return ahead[0] ? at - ahead[0].at : 0;
    },
  };
}
