import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { askedFactor, takesCode, withFactor } from './second-factor-calls.ts';

const asked = (details: Record<string, unknown>) =>
  new ApiError(401, { error: { code: 'second_factor_required', message: 'And now?', details } });

describe('the factor that the service asks for', () => {
  it('is read from its refusal', () => {
    expect(askedFactor(asked({ methods: ['totp', 'passkey'], passkey_options: { challenge: 'x' } }))).toEqual(
      {
        methods: ['totp', 'passkey'],
        passkeyOptions: { challenge: 'x' },
      },
    );
    expect(askedFactor(new ApiError(401, { error: { code: 'invalid_credentials' } }))).toBeUndefined();
    expect(askedFactor(new Error('offline'))).toBeUndefined();
  });

  it('can be a code of an app or a recovery code', () => {
    const takes = (methods: string[]) => takesCode({ methods, passkeyOptions: undefined });
    expect([takes(['totp']), takes(['recovery_code', 'passkey']), takes(['passkey'])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a call with a second factor', () => {
  it('sends the code that was typed', async () => {
    expect(await withFactor(' 123456 ', async (factor) => factor)).toEqual({ code: '123456' });
  });

  it('fails as the service says if there is no code and no passkey', async () => {
    const refusal = asked({ methods: ['totp'] });
    await expect(withFactor('', () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(await withFactor('', async () => 'done')).toBe('done');
  });
});
