import { ApiError } from '../api/api-error.ts';

/** The proof of identity beside the password. */
export interface Factor {
  code?: string;
  passkey?: Record<string, unknown>;
}

/** The factor that the service asks for after the right password. */
export interface AskedFactor {
  methods: string[];
  passkeyOptions: unknown;
}

/** Undefined for any other error. */
export function askedFactor(error: unknown): AskedFactor | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return undefined;
  const { methods, passkey_options: passkeyOptions } = error.details ?? {};
  return { methods: Array.isArray(methods) ? methods.map(String) : [], passkeyOptions };
}

/** Whether a code can be typed in, of an app or a recovery code. */
export function takesCode({ methods }: AskedFactor): boolean {
  return methods.includes('totp') || methods.includes('recovery_code');
}

/** The library is loaded when a passkey is used. */
export async function answerByPasskey(options: unknown): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON: options as never })) };
}

export async function makePasskey(options: unknown): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/** Makes a call with a code; without one, with a passkey if the service asks for one. */
export async function withFactor<T>(code: string, call: (factor: Factor) => Promise<T>): Promise<T> {
  if (code.trim() !== '') return call({ code: code.trim() });
  try {
    return await call({});
  } catch (error) {
    const asked = askedFactor(error);
    if (!asked?.passkeyOptions) throw error;
    return call({ passkey: await answerByPasskey(asked.passkeyOptions) });
  }
}
