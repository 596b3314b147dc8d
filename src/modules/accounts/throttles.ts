import {
  type RateLimiter,
  type RateState,
  rateHeaders,
  rateLimited,
} from '../../platform/rate-limit/index.ts';
import { emailKey } from '../../shared/email-address.ts';

/**
 * What keeps guessing and flooding expensive. Failed logins are counted after the fact, so that any number of
 * right ones at once all get in; the check before each guess happens when its turn has come (see PasswordHasher).
 */
export interface Throttles {
  /** Counts a sign-up of this address; throws when it was one too many. Undefined: throttling is off. */
  signUp(address: string): Promise<RateState | undefined>;
  /** Where the counter of sign-ups stands, for a request that is none because its body is wrong. */
  peekSignUp(address: string): Promise<RateState | undefined>;
  /** Throws when this e-mail or address has failed too often. */
  checkLogin(email: string, address: string): Promise<RateState | undefined>;
  /** Counts a failed login; throws when it was one too many. */
  loginFailed(email: string, address: string): Promise<RateState | undefined>;
  /** Where the counter of failed logins stands, for a request that is no login because its body is wrong. */
  peekLogin(address: string): Promise<RateState | undefined>;
  /** A right password, or a reset, forgives the e-mail's failures. */
  forgiveLogin(email: string): Promise<void>;
  /**
   * Counts a reset mail asked for. A number from 0 on, of which each mail of the hour has one of its own;
   * undefined when the e-mail has had its share.
   */
  takeResetMail(email: string): Promise<number | undefined>;
}

export interface ThrottleLimiters {
  signUpByAddress: RateLimiter;
  loginByEmail: RateLimiter;
  loginByAddress: RateLimiter;
  resetMailByEmail: RateLimiter;
}

export const THROTTLE_LIMITS = {
  signUpByAddress: { name: 'sign-up', limit: 30, windowSeconds: 3_600 },
  loginByEmail: { name: 'login-email', limit: 10, windowSeconds: 900 },
  loginByAddress: { name: 'login-address', limit: 100, windowSeconds: 900 },
  resetMailByEmail: { name: 'reset-mail', limit: 5, windowSeconds: 3_600 },
} as const;

export function createThrottles(limiters: ThrottleLimiters): Throttles {
  function tighter(a: RateState, b: RateState): RateState {
    return a.remaining <= b.remaining ? a : b;
  }
  function refuseWhenSpent(byEmail: RateState, byAddress: RateState): RateState {
    const state = [byEmail, byAddress].find(({ allowed }) => !allowed);
    if (state) throw rateLimited(state, 'There were too many failed sign-ins');
    return tighter(byEmail, byAddress);
  }

  return {
    async signUp(address) {
      const state = await limiters.signUpByAddress.consume(address);
      if (!state.allowed) throw rateLimited(state, 'Too many accounts were made from your network address');
      return state;
    },
    peekSignUp: (address) => limiters.signUpByAddress.peek(address),
    async checkLogin(email, address) {
      return refuseWhenSpent(
        await limiters.loginByEmail.peek(emailKey(email)),
        await limiters.loginByAddress.peek(address),
      );
    },
    async loginFailed(email, address) {
      return refuseWhenSpent(
        await limiters.loginByEmail.consume(emailKey(email)),
        await limiters.loginByAddress.consume(address),
      );
    },
    peekLogin: (address) => limiters.loginByAddress.peek(address),
    forgiveLogin: (email) => limiters.loginByEmail.reset(emailKey(email)),
    async takeResetMail(email) {
      const { allowed, remaining } = await limiters.resetMailByEmail.consume(emailKey(email));
      return allowed ? remaining : undefined;
    },
  };
}

/** What a refusal says of the limit its route is under. */
export function withRate(state: RateState | undefined): { headers?: Record<string, string> } {
  return state ? { headers: rateHeaders(state) } : {};
}

export const noThrottles: Throttles = {
  signUp: async () => undefined,
  peekSignUp: async () => undefined,
  checkLogin: async () => undefined,
  loginFailed: async () => undefined,
  peekLogin: async () => undefined,
  forgiveLogin: async () => undefined,
  takeResetMail: async () => 0,
};
