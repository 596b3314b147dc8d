import { HOUR_MS, SECOND_MS } from '../../shared/clock.ts';

export interface AddressLimitOptions {
  /** Websites that are read at the same time from one address. */
  sitesMax: number;
  now: () => number;
}

/** About how long a website takes: when the next one can expect its turn. */
const SITE_MS = 5 * SECOND_MS;
const WAIT_MS_MAX = HOUR_MS;
const ADDRESSES_MAX = 50_000;

interface Address {
  sites: number;
  /** When the last refused website gets its turn. */
  bookedUntil: number;
}

export type AddressLimits = ReturnType<typeof createAddressLimits>;

/**
 * Many websites share one server: how many of them are read at once, and when the others should come back.
 */
export function createAddressLimits({ sitesMax, now }: AddressLimitOptions) {
  const addresses = new Map<string, Address>();

  function forgetUnused(): void {
    for (const [name, { sites, bookedUntil }] of addresses)
      if (sites === 0 && bookedUntil <= now()) addresses.delete(name);
  }

  function stateOf(name: string): Address {
    let state = addresses.get(name);
    if (!state) {
      if (addresses.size >= ADDRESSES_MAX) forgetUnused();
      state = { sites: 0, bookedUntil: 0 };
      addresses.set(name, state);
    }
    return state;
  }

  return {
    /** True: a website of the address may be read now; `free` ends it. */
    take(name: string): boolean {
      const state = stateOf(name);
      if (state.sites >= sitesMax) return false;
      state.sites += 1;
      return true;
    },
    free(name: string): void {
      const state = stateOf(name);
      state.sites -= 1;
      if (state.sites === 0 && state.bookedUntil <= now()) addresses.delete(name);
    },
    /** How long a website that `take` refused should wait, one place further with every call. */
    waitMs(name: string): number {
      const state = stateOf(name);
      state.bookedUntil = Math.max(now(), state.bookedUntil) + SITE_MS / sitesMax;
      return Math.min(WAIT_MS_MAX, state.bookedUntil - now());
    },
  };
}
