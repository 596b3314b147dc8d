import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { samplesOf } from './reference-samples.ts';

const CALL = {
  method: 'POST',
  url: 'https://domesday.example.com/v1/watchlist',
  credential: 'key',
  body: { company_number: '73816452', note: "it's null", all: true, tags: null },
} as const;
const codeOf = (call: Parameters<typeof samplesOf>[0], language: string) =>
  samplesOf(call).find((sample) => sample.language === language)?.code ?? '';

describe('the samples of a call', () => {
  it('are in three languages', () => {
    expect(samplesOf(CALL).map(({ language }) => language)).toEqual(['curl', 'TypeScript', 'Python']);
  });

  it('keep the body as it is for a shell, also its quotes', () => {
    const script = codeOf(CALL, 'curl').replace('curl -sf', String.raw`printf '%s\n'`);
    const words = execFileSync('sh', ['-c', script], { env: { DOMESDAY_API_KEY: 'dk_live_x' } })
      .toString()
      .split('\n');
    expect(words).toContain(CALL.url);
    expect(words).toContain('X-API-Key: dk_live_x');
    expect(words).toContain(JSON.stringify(CALL.body));
  });

  it('are in TypeScript a script that the engine can read', () => {
    for (const call of [CALL, { ...CALL, method: 'GET', body: undefined, credential: undefined }]) {
      const code = codeOf(call, 'TypeScript');
      expect(() => new Function(`return async () => { ${code} }`)).not.toThrow();
      expect(code).toContain(`fetch('${CALL.url}'`);
    }
  });

  it('have in Python its words for true, false and null, and leave texts alone', () => {
    const code = codeOf(CALL, 'Python');
    expect(code).toContain('"all": True');
    expect(code).toContain('"tags": None');
    expect(code).toContain('"it\'s null"');
    expect(codeOf({ ...CALL, credential: 'session' }, 'Python')).toContain(
      'headers={"Authorization": "Bearer " + os.environ["DOMESDAY_SESSION"]}',
    );
  });
});
