import { type Static, Type } from '@sinclair/typebox';
import { Nullable, Timestamp } from '../../platform/http/index.ts';
import { EMAIL_LENGTH_MAX } from '../../shared/internet/email-address.ts';
import { PLAN_NAMES, type Plans, planNameOf } from '../../shared/plans.ts';
import type { AccountProfile } from './account.ts';
import { PASSWORD_LENGTH } from './passwords/passwords.ts';

export const Password = Type.String({
  minLength: PASSWORD_LENGTH.min,
  maxLength: PASSWORD_LENGTH.max,
  description: 'Any 8 to 1,024 characters; there is no other rule.',
});
/**
 * Only sign-up validates the address; login and forgot-password accept any text and find no account for it.
 */
const Email = Type.String({ minLength: 1, maxLength: EMAIL_LENGTH_MAX, examples: ['ada@example.org'] });
const NewEmail = Type.String({ format: 'email', maxLength: EMAIL_LENGTH_MAX, examples: ['ada@example.org'] });
/** Any length is accepted: a malformed token gets the same answer as a wrong one. */
const Token = Type.String({ description: 'The token in the link of the mail.' });

export const API_KEY_EXAMPLE = 'dk_live_7Hq2mXv9Tz4LcWb1NfRs6YpKd3Gj5Ue08kQz';
export const MAIL_TOKEN_EXAMPLE = 'q7Zc1vXn4LtR8wKd0YbJ5mHs2PfU9gEaT3oQ6iVx-Wk';
export const CREDENTIALS_EXAMPLE = { email: 'ada@example.org', password: 'correct horse battery staple' };
export const SESSION_EXAMPLE = {
  session_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMDFqOSJ9.c2lnbmF0dXJl',
  expires_at: '2026-03-04T08:00:00.000Z',
};

export const SignUpIn = Type.Object({ email: NewEmail, password: Password }, { title: 'SignUpRequest' });
export const SignUpOut = Type.Object(
  {
    status: Type.Literal('verification_email_sent'),
    email: Type.String(),
  },
  { title: 'SignUpResult' },
);

export const CODE_EXAMPLE = '492039';

/** The fields that a login with a second factor sends in addition to the password. */
export const secondFactorFields = {
  code: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The six digits that your authenticator app shows, or a recovery code.',
    }),
  ),
  passkey: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'The result of `navigator.credentials.get` for `details.passkey_options`, as JSON.',
    }),
  ),
};

export const LogInIn = Type.Object(
  {
    email: Email,
    password: Type.String({ minLength: 1, maxLength: 1_024 }),
    ...secondFactorFields,
  },
  { title: 'LogInRequest' },
);

export const VerifyEmailQuery = Type.Object({ token: Type.Optional(Type.String({ maxLength: 512 })) });

export const ForgotPasswordIn = Type.Object({ email: Email }, { title: 'ForgotPasswordRequest' });
export const ForgotPasswordOut = Type.Object(
  { status: Type.Literal('ok'), message: Type.String() },
  { title: 'ForgotPasswordResult' },
);

export const ResetPasswordIn = Type.Object(
  { token: Token, new_password: Password },
  { title: 'ResetPasswordRequest' },
);
export const ResetPasswordOut = Type.Object(
  { status: Type.Literal('password_updated') },
  { title: 'ResetPasswordResult' },
);

export const ChangePasswordIn = Type.Object(
  {
    current_password: Type.String({ minLength: 1, maxLength: 1_024 }),
    new_password: Password,
  },
  { title: 'ChangePasswordRequest' },
);
export const ChangePasswordOut = Type.Object(
  {
    status: Type.Literal('password_updated'),
    session_token: Type.String({ description: 'A new session; all older ones have ended.' }),
    expires_at: Timestamp(),
  },
  { title: 'ChangePasswordResult' },
);

export const AccountOut = Type.Object(
  {
    id: Type.String({ examples: ['acc_01j9x4zr8m0f3q7w2k5t6v8y9a'] }),
    email: Type.String(),
    email_verified: Type.Boolean(),
    created_at: Timestamp(),
    credit_balance: Type.Integer({ description: 'The credits of the account, including held ones.' }),
    credits_held: Type.Integer({
      description: 'Held for running jobs. Balance minus held can be spent.',
    }),
    subscription: Type.Object({
      plan: Type.Unsafe<string>({ type: 'string', enum: [...PLAN_NAMES] }),
      status: Type.Literal('active'),
      monthly_credits: Type.Integer(),
      current_period_end: Nullable(Timestamp()),
    }),
    watchlist_usage: Type.Object({ used: Type.Integer(), limit: Type.Integer() }),
    api_key: Nullable(
      Type.Object({
        prefix: Type.String(),
        last_four: Type.String(),
        created_at: Timestamp(),
        last_used_at: Nullable(Timestamp()),
      }),
    ),
  },
  { title: 'Account' },
);

export const LogInOut = Type.Object(
  {
    session_token: Type.String({ description: 'Send it as `Authorization: Bearer …`; it lasts 24 hours.' }),
    token_type: Type.Literal('Bearer'),
    expires_at: Timestamp(),
    api_key: Nullable(
      Type.String({
        description:
          'The default key, for owners; send it as `X-API-Key`. Null for other members of a team, and after the operator changed APP_SECRET.',
      }),
    ),
    account: AccountOut,
  },
  { title: 'LogInResult' },
);

export const RotateKeyOut = Type.Object(
  {
    api_key: Type.String({ description: 'The new key. The old one has stopped working.' }),
    prefix: Type.String(),
    last_four: Type.String(),
    created_at: Timestamp(),
  },
  { title: 'NewApiKey' },
);
export const DeleteAccountIn = Type.Object(
  {
    confirmation: Type.String({
      maxLength: EMAIL_LENGTH_MAX,
      description: 'Your e-mail address, typed to confirm.',
    }),
    password: Type.String({ minLength: 1, maxLength: 1_024 }),
    ...secondFactorFields,
  },
  { title: 'DeleteAccountRequest' },
);
export const DeleteAccountOut = Type.Object(
  { status: Type.Literal('account_deleted') },
  { title: 'DeleteAccountResult' },
);

export const LogoutAllOut = Type.Object(
  { status: Type.Literal('sessions_ended') },
  { title: 'LogOutAllResult' },
);

export function presentAccount(account: AccountProfile, plans: Plans): Static<typeof AccountOut> {
  const planName = planNameOf(account.plan);
  const plan = plans[planName];
  return {
    id: account.id,
    email: account.email,
    email_verified: account.email_verified_at !== null,
    created_at: account.created_at.toISOString(),
    credit_balance: account.credit_balance,
    credits_held: account.credits_held,
    subscription: {
      plan: planName,
      status: 'active',
      monthly_credits: plan.monthly_credits,
      current_period_end: account.period_ends_at?.toISOString() ?? null,
    },
    watchlist_usage: { used: account.watched_companies, limit: plan.watchlist_limit },
    api_key: account.key_created_at
      ? {
          prefix: account.key_prefix ?? '',
          last_four: account.key_last_four ?? '',
          created_at: account.key_created_at.toISOString(),
          last_used_at: account.key_last_used_at?.toISOString() ?? null,
        }
      : null,
  };
}
