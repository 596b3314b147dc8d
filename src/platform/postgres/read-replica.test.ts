import { describe, expect, it } from 'vitest';
import { createReplicaLag, parseWalPosition } from './read-replica.ts';

describe('a position in the log', () => {
  it('is a number of bytes', () => {
    expect(parseWalPosition('0/0')).toBe(0n);
    expect(parseWalPosition('16/B374D848')).toBe(0x16b374d848n);
    expect(parseWalPosition('1/0') > parseWalPosition('0/FFFFFFFF')).toBe(true);
  });
});

describe('the lag of a replica', () => {
  it('is unknown until it has reached where the primary was', () => {
    const lag = createReplicaLag();
    lag.notePrimary(100n, 0);
    expect(lag.noteReplica(50n, 0)).toBeNull();
    expect(lag.noteReplica(99n, 60_000)).toBeNull();
    expect(lag.noteReplica(100n, 62_000)).toBe(0);
  });

  it('is nothing while the primary is idle', () => {
    const lag = createReplicaLag();
    for (let at = 0; at < 10_000; at += 2_000) {
      lag.notePrimary(100n, at);
      expect(lag.noteReplica(100n, at)).toBe(0);
    }
  });

  it('is the age of the first position that it has not reached', () => {
    const lag = createReplicaLag();
    lag.notePrimary(100n, 0);
    lag.noteReplica(100n, 0);
    lag.notePrimary(200n, 2_000);
    lag.notePrimary(300n, 4_000);
    expect(lag.noteReplica(150n, 5_000)).toBe(3_000);
    expect(lag.noteReplica(250n, 6_000)).toBe(2_000);
    expect(lag.noteReplica(300n, 7_000)).toBe(0);
  });

  it('grows without end while the replica receives nothing, in bounded memory', () => {
    const lag = createReplicaLag();
    lag.notePrimary(1n, 0);
    lag.noteReplica(1n, 0);
    for (let check = 1; check <= 10_000; check++) lag.notePrimary(BigInt(check + 1), check * 2_000);
    expect(lag.noteReplica(1n, 20_000_000)).toBe(20_000_000 - 2_000);
    expect(lag.noteReplica(10_001n, 20_000_000)).toBe(0);
  });
});
