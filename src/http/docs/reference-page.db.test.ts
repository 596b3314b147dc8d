import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

describe('the reference of the API', () => {
  it('can be read at /docs, resolution first and every route on one of its pages, without any other host', async () => {
    const first = await test.app.inject('/docs');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toContain('text/html');
    expect(first.headers['content-security-policy']).toContain("connect-src 'self'");
    const [opening] = /<section class="operation" id="\w+"/.exec(first.body) ?? [];
    expect(opening).toContain('resolveDomain');
    const areas = [...first.body.matchAll(/href="(\/docs\/reference\/[^"#]+)"/g)].map(([, path]) =>
      String(path),
    );
    const pages = [first, ...(await Promise.all([...new Set(areas)].map((path) => test.app.inject(path))))];
    const shown = pages.flatMap(({ body }) =>
      [...body.matchAll(/<section class="operation" id="(\w+)"/g)].map(([, id]) => id),
    );
    const { paths } = (await test.app.inject('/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(shown.sort()).toEqual(described.sort());
    for (const { statusCode, body } of pages) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/(?:src|href)="https?:/);
    }
    expect((await test.app.inject('/docs/reference/nothing')).statusCode).toBe(404);
  });
});
