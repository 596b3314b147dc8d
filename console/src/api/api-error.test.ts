import { describe, expect, it } from 'vitest';
import { ApiError, errorMessage, isRefusal, isSignedOut, shouldRetry } from './api-error.ts';

const refusal = (status: number) => new ApiError(status, { error: { code: 'x', message: 'No.' } });

describe('an error of the API', () => {
  it('has the code, the message and the details of the answer', () => {
    const body = {
      error: { code: 'invalid_request', message: 'name is missing.', details: { name: 'missing' } },
    };
    expect(new ApiError(400, body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'name is missing.',
      details: { name: 'missing' },
    });
  });

  it.each([undefined, null, 'text', {}])('has a default message when the answer was %j', (body) => {
    expect(new ApiError(502, body)).toMatchObject({
      code: 'internal_error',
      message: 'The service did not answer as expected. Try again in a moment.',
    });
  });
});

describe('the message for a reader', () => {
  const invalid = (message: string, fields: Record<string, string>) =>
    errorMessage(new ApiError(400, { error: { code: 'invalid_request', message, details: { fields } } }));

  it.each([
    ['The webhook_url must begin with https://.', ['webhook_url'], 'Address must begin with https://.'],
    [
      'email is required; also wrong: password.',
      ['email', 'password'],
      'E-mail is required; also wrong: Password.',
    ],
    ['signal_types.0 must be one of all.', ['signal_types.0'], 'Signals must be one of all.'],
    ['postcode must be text.', ['postcode'], 'postcode must be text.'],
  ])('names the fields of "%s" as the page does', (message, fields, shown) => {
    expect(invalid(message, Object.fromEntries(fields.map((field) => [field, 'wrong'])))).toBe(shown);
  });

  it('is that of the service, or says that something went wrong', () => {
    expect(errorMessage(new ApiError(404, { error: { code: 'not_found', message: 'There is none.' } }))).toBe(
      'There is none.',
    );
    expect(errorMessage('?')).toBe('Something went wrong.');
  });
});

describe('a failed request', () => {
  it.each([0, 500, 503])('is repeated twice after status %i', (status) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, refusal(status)))).toEqual([true, true, false]);
  });

  it.each([400, 401, 402, 404, 429])('is not repeated after status %i', (status) => {
    expect(shouldRetry(0, refusal(status))).toBe(false);
  });

  it('is repeated after an error that is no answer of the API', () => {
    expect(shouldRetry(0, new TypeError('network'))).toBe(true);
  });

  it('is worth another try only if it was not refused for what was asked', () => {
    const statuses = [0, 400, 402, 403, 404, 409, 422, 429, 500];
    expect(statuses.filter((status) => isRefusal(refusal(status)))).toEqual([400, 403, 404, 422]);
    expect(isRefusal(new TypeError('network'))).toBe(false);
  });

  it('means that the session has ended only at 401', () => {
    expect([401, 403, 500].map((status) => isSignedOut(refusal(status)))).toEqual([true, false, false]);
  });
});
