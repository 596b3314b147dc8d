import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

describe('the pages', () => {
  it.each(['/', '/sign-in', '/reset-password?token=x'])(
    '%s opens without any other host or inline script',
    async (path) => {
      const page = await test.app.inject(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.body).not.toMatch(/https?:\/\/|<script>/);
      for (const [, file = ''] of page.body.matchAll(/(?:href|src)="(\/[^"#]+)/g)) {
        expect([file, (await test.app.inject(file)).statusCode]).toEqual([file, 200]);
      }
    },
  );

  it.each([
    ['success', 'Your address is confirmed'],
    ['already_verified', 'was confirmed before'],
    ['expired', 'too old'],
    ['invalid', 'not valid'],
  ])('/sign-in tells what became of a verification: %s', async (result, words) => {
    expect((await test.app.inject(`/sign-in?verification=${result}`)).body).toContain(words);
  });

  it('never repeats what the address says', async () => {
    const page = await test.app.inject('/sign-in?verification=<script>alert(1)</script>');
    expect(page.body).not.toContain('alert');
  });
});
