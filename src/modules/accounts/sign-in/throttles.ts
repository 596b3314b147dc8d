/**
 * Limits against guessing and flooding. Only failed logins are counted, so that any number of concurrent
 * correct logins succeed. Each attempt is checked again right before its password is verified (see
 * PasswordHasher). An IPv6 address counts as its /64 network (see networkOf). A device that the person has
 * signed in with before has its own counter, so that deliberate failures from many addresses, or from a
 * shared one, cannot lock the person out.
 */
import type { Database } from '../../../platform/postgres/index.ts';
import {
  createRateLimiter,
  type RateLimiter,
  type RateState,
  rateHeaders,
  rateLimited,
} from '../../../platform/rate-limit/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { emailKey } from '../../../shared/internet/email-address.ts';
import { networkOf } from '../../../shared/internet/network-address.ts';

export interface SignInAttempt {
  email: string;
  address: string;
  /** Whether it comes from a device of the person with this e-mail address. */
  isKnownDevice: boolean;
}

export interface Throttles {
  /** Counts a sign-up from this address; throws if the limit is exceeded. Undefined if throttling is off. */
  signUp(address: string): Promise<RateState | undefined>;
  /** Reads the sign-up counter without counting, for a request with an invalid body. */
  peekSignUp(address: string): Promise<RateState | undefined>;
  /** Throws if this e-mail or address has too many failed logins. */
  checkLogin(attempt: SignInAttempt): Promise<RateState | undefined>;
  /** Counts a failed login; throws if the limit is exceeded. */
  loginFailed(attempt: SignInAttempt): Promise<RateState | undefined>;
  /** Reads the counter of failed logins without counting, for a request with an invalid body. */
  peekLogin(address: string): Promise<RateState | undefined>;
  /** Resets the failures of an e-mail address after a correct login or a password reset. */
  clearLoginFailures(email: string): Promise<void>;
  /**
   * Counts a requested reset mail. Returns a number from 0, different for each mail within the hour;
   * undefined if the limit of the e-mail or the network address is reached.
   */
  countResetMail(email: string, address: string): Promise<number | undefined>;
}

interface ThrottleLimiters {
  signUpByAddress: RateLimiter;
  loginByEmail: RateLimiter;
  loginByKnownDevice: RateLimiter;
  loginByAddress: RateLimiter;
  resetMailByEmail: RateLimiter;
  resetMailByAddress: RateLimiter;
}

const THROTTLE_LIMITS = {
  signUpByAddress: { name: 'sign-up', limit: 30, windowSeconds: 3_600 },
  loginByEmail: { name: 'login-email', limit: 10, windowSeconds: 900 },
  loginByKnownDevice: { name: 'login-known-device', limit: 10, windowSeconds: 900 },
  loginByAddress: { name: 'login-address', limit: 100, windowSeconds: 900 },
  resetMailByEmail: { name: 'reset-mail', limit: 5, windowSeconds: 3_600 },
  // Each e-mail address adds rows, so their number is also limited.
  resetMailByAddress: { name: 'reset-mail-address', limit: 100, windowSeconds: 3_600 },
} as const;

/** The limits above, counted in the database. */
export function createDatabaseThrottles(db: Database, clock: Clock): Throttles {
  return createThrottles({
    signUpByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.signUpByAddress),
    loginByEmail: createRateLimiter(db, clock, THROTTLE_LIMITS.loginByEmail),
    loginByKnownDevice: createRateLimiter(db, clock, THROTTLE_LIMITS.loginByKnownDevice),
    loginByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.loginByAddress),
    resetMailByEmail: createRateLimiter(db, clock, THROTTLE_LIMITS.resetMailByEmail),
    resetMailByAddress: createRateLimiter(db, clock, THROTTLE_LIMITS.resetMailByAddress),
  });
}

function createThrottles(limiters: ThrottleLimiters): Throttles {
  function lower(a: RateState, b: RateState): RateState {
    return a.remaining <= b.remaining ? a : b;
  }
  function refuseWhenExceeded(byEmail: RateState, byAddress: RateState): RateState {
    const state = [byEmail, byAddress].find(({ allowed }) => !allowed);
    if (state) throw rateLimited(state, 'There were too many failed sign-ins');
    return lower(byEmail, byAddress);
  }

  return {
    async signUp(address) {
      const state = await limiters.signUpByAddress.consume(networkOf(address));
      if (!state.allowed) throw rateLimited(state, 'Too many accounts were made from your network address');
      return state;
    },
    peekSignUp: (address) => limiters.signUpByAddress.peek(networkOf(address)),
    async checkLogin({ email, address, isKnownDevice }) {
      if (isKnownDevice) {
        const byDevice = await limiters.loginByKnownDevice.peek(emailKey(email));
        return refuseWhenExceeded(byDevice, byDevice);
      }
      return refuseWhenExceeded(
        await limiters.loginByEmail.peek(emailKey(email)),
        await limiters.loginByAddress.peek(networkOf(address)),
      );
    },
    async loginFailed({ email, address, isKnownDevice }) {
      const byEmail = await limiters.loginByEmail.consume(emailKey(email));
      const byAddress = await limiters.loginByAddress.consume(networkOf(address));
      if (!isKnownDevice) return refuseWhenExceeded(byEmail, byAddress);
      const byDevice = await limiters.loginByKnownDevice.consume(emailKey(email));
      return refuseWhenExceeded(byDevice, byDevice);
    },
    peekLogin: (address) => limiters.loginByAddress.peek(networkOf(address)),
    async clearLoginFailures(email) {
      await limiters.loginByEmail.reset(emailKey(email));
      await limiters.loginByKnownDevice.reset(emailKey(email));
    },
    async countResetMail(email, address) {
      if (!(await limiters.resetMailByAddress.consume(networkOf(address))).allowed) return undefined;
      const { allowed, remaining } = await limiters.resetMailByEmail.consume(emailKey(email));
      return allowed ? remaining : undefined;
    },
  };
}

/** The rate limit headers of an error response. */
export function withRate(state: RateState | undefined): { headers?: Record<string, string> } {
  return state ? { headers: rateHeaders(state) } : {};
}

export const noThrottles: Throttles = {
  signUp: async () => undefined,
  peekSignUp: async () => undefined,
  checkLogin: async () => undefined,
  loginFailed: async () => undefined,
  peekLogin: async () => undefined,
  clearLoginFailures: async () => undefined,
  countResetMail: async () => 0,
};
