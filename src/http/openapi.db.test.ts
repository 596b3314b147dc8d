import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../test/support/test-service.ts';

interface Operation {
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

let test: TestService;
let operations: [name: string, operation: Operation][];
const operationOf = (name: string) => {
  const found = operations.find(([one]) => one === name);
  if (!found) throw new Error(`${name} is not described`);
  return found[1];
};
const kindsOf = (content: Record<string, unknown> | undefined) => Object.keys(content ?? {});

beforeAll(async () => {
  test = await startTestService();
  const { paths } = (await test.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => test.stop());

describe('the description of every route', () => {
  it('names an answer to a request that is in order, and says what each answer means', () => {
    const silent = operations.flatMap(([name, { responses }]) => [
      ...(Object.keys(responses).some((status) => /^[23]/.test(status)) ? [] : [`${name}: no success`]),
      ...Object.entries(responses)
        .filter(([, { description }]) => description === '' || description === 'Default Response')
        .map(([status]) => `${name}: ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('says of every body that it can be too large or of the wrong kind', () => {
    const silent = operations
      .filter(([name, { requestBody }]) => requestBody && !name.includes('/oauth/'))
      .filter(([, { responses }]) => !(responses[413] && responses[415]))
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});

describe('the description of what is not JSON', () => {
  it('names the kinds of files that a bulk upload takes and gives; its errors are JSON', () => {
    expect(kindsOf(operationOf('post /v1/bulk').requestBody?.content)).toEqual([
      'text/csv',
      'application/x-ndjson',
      'application/json',
    ]);
    const { responses } = operationOf('get /v1/bulk/{id}/results');
    expect(kindsOf(responses[200]?.content)).toEqual(['text/csv', 'application/x-ndjson']);
    expect(kindsOf(responses[404]?.content)).toEqual(['application/json']);
  });

  it('has the figures for Prometheus as text', () => {
    expect(kindsOf(operationOf('get /metrics').responses[200]?.content)).toEqual(['text/plain']);
  });

  it.each([
    ['get /oauth/authorize', ['303', '400']],
    ['post /oauth/token', ['200', '400', '401']],
    ['post /oauth/register', ['201', '400', '429']],
    ['post /oauth/revoke', ['200', '400', '401']],
  ])('has every status of %s', (name, statuses) => {
    expect(Object.keys(operationOf(name).responses)).toEqual(statuses);
  });
});
