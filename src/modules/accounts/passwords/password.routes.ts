import { type AppInstance, errorResponses, withExample } from '../../../platform/http/index.ts';
import { addRateHeaders, callerOf, originOf, setSecretHeaders } from '../accounts.routes.ts';
import * as schemas from '../accounts.schemas.ts';
import type { Accounts } from '../index.ts';

const tags = ['Account'];
const NEW_PASSWORD_EXAMPLE = 'a longer one than before';
const FORGOT_MESSAGE =
  'If there is an account with this e-mail address, a mail with a link to reset its password is on its way.';

export function passwordRoutes(app: AppInstance, accounts: Accounts): void {
  forgotPasswordRoute(app, accounts);
  resetPasswordRoute(app, accounts);
  changePasswordRoute(app, accounts);
}

function forgotPasswordRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/forgot-password',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'forgotPassword',
        summary: 'Ask for a mail to reset the password',
        description: 'The answer is the same whether the account exists or not.',
        body: withExample(schemas.ForgotPasswordIn, { email: schemas.CREDENTIALS_EXAMPLE.email }),
        response: {
          200: withExample(schemas.ForgotPasswordOut, { status: 'ok', message: FORGOT_MESSAGE }),
          ...errorResponses(400),
        },
      },
    },
    async (request) => {
      await accounts.passwords.forgot({ email: request.body.email, address: request.ip });
      return { status: 'ok' as const, message: FORGOT_MESSAGE };
    },
  );
}

function resetPasswordRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/reset-password',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Set a new password with the token of the mail',
        description:
          'The token works once, within an hour. All your access ends at once: all sessions, the named API keys that you made, the apps that you connected by OAuth and the invitations that you sent. The reset of an owner also replaces the default API key, and the next login returns the new one.',
        body: withExample(schemas.ResetPasswordIn, {
          token: schemas.MAIL_TOKEN_EXAMPLE,
          new_password: NEW_PASSWORD_EXAMPLE,
        }),
        response: {
          200: withExample(schemas.ResetPasswordOut, { status: 'password_updated' }),
          ...errorResponses(400),
        },
      },
    },
    async (request) => {
      const { token, new_password: newPassword } = request.body;
      await accounts.passwords.reset({ token, newPassword, address: request.ip });
      return { status: 'password_updated' as const };
    },
  );
}

function changePasswordRoute(app: AppInstance, accounts: Accounts): void {
  app.post(
    '/v1/auth/change-password',
    {
      config: { auth: 'session', needs: 'self' },
      schema: {
        tags,
        operationId: 'changePassword',
        summary: 'Change the password',
        description:
          'Takes a session only, never an API key. All your older sessions end, and every app that you connected by OAuth is disconnected; the answer has a new session.',
        body: withExample(schemas.ChangePasswordIn, {
          current_password: schemas.CREDENTIALS_EXAMPLE.password,
          new_password: NEW_PASSWORD_EXAMPLE,
        }),
        response: {
          200: withExample(schemas.ChangePasswordOut, {
            status: 'password_updated',
            ...schemas.SESSION_EXAMPLE,
          }),
          ...errorResponses(400, 401, 429),
        },
      },
      onError: addRateHeaders(accounts.throttles.peekLogin),
    },
    async (request, reply) => {
      const { current_password: currentPassword, new_password: newPassword } = request.body;
      const { rate, ...session } = await accounts.passwords.change({
        caller: callerOf(request),
        currentPassword,
        newPassword,
        ...originOf(request),
      });
      setSecretHeaders(reply, rate);
      return { status: 'password_updated' as const, ...session };
    },
  );
}
