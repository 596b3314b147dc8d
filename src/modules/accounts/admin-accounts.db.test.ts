import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '../../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { OperatorError } from '../../shared/problem.ts';

let test: TestService;
let api: ReturnType<typeof accountApi>;
beforeAll(async () => {
  test = await startTestService();
  api = accountApi(test);
});
afterAll(() => test.stop());

describe('an account the operator makes', () => {
  it.each([
    ['eight emoji', '🐑'.repeat(8)],
    ['1,024 emoji', '🐑'.repeat(1_024)],
  ])('may have %s as its password, and signs in with it', async (_what, password) => {
    const email = `operator${password.length}@example.org`;
    await test.service.accounts.admin.create(email, password);
    expect((await api.logIn(email, password)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['seven emoji', '🐑'.repeat(7)],
    ['1,025 letters', 'x'.repeat(1_025)],
  ])('cannot have %s as its password, as with the API', async (_what, password) => {
    const creating = test.service.accounts.admin.create('refused@example.org', password);
    await expect(creating).rejects.toThrow(OperatorError);
    await expect(creating).rejects.toThrow('A password has 8 to 1,024 characters.');
    await expect(test.service.accounts.admin.show('refused@example.org')).rejects.toThrow(
      'There is no account',
    );
  });
});
