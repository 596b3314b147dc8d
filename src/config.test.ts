import { describe, expect, it } from 'vitest';
import { loadConfig, withPort } from './config.ts';

function messageFor(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('these settings were accepted');
}

describe('settings', () => {
  it('have the documented defaults when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      siteUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      sandbox: undefined,
      authThrottle: true,
      logLevel: 'info',
      signupCredits: 25,
      watchlistLimit: 25,
      partnerRateLimitPerMinute: 60,
      workers: 10,
      egressConnectTo: [],
    });
  });

  it('treat an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('are all reported at once when several are wrong, each with what is allowed', () => {
    const message = messageFor({ PORT: '70000', LOG_LEVEL: 'loud', WORKERS: '-1', BASE_URL: 'ftp://x' });
    expect(message).toContain('PORT must be a whole number from 0 to 65535, not "70000".');
    expect(message).toContain('LOG_LEVEL must be one of debug, info, warn, error, not "loud".');
    expect(message).toContain('WORKERS must be');
    expect(message).toContain('BASE_URL must be an http or https address');
  });

  it('refuse a pooler or a replica without the server that it belongs to', () => {
    const message = messageFor({ DATABASE_READ_URL: 'postgres://replica/x' });
    expect(message).toContain('DATABASE_READ_URL needs DATABASE_URL.');
    expect(
      loadConfig({ DATABASE_URL: 'postgres://db/x', DATABASE_READ_URL: 'postgres://replica/x' }).databaseRead,
    ).toEqual({ url: 'postgres://replica/x', lagMsMax: 10_000 });
  });

  it('never repeat a wrong secret in the error', () => {
    const message = messageFor({
      APP_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://me:hunter2@db/x',
      SMTP_URL: 'hunter2',
      BASE_URL: 'https://me:hunter2@example.org',
    });
    expect(message).toContain('APP_SECRET must be at least 16 characters');
    expect(message).toContain('DATABASE_URL must be an address that begins with postgres://');
    expect(message).toContain('BASE_URL must be an http or https address without a query or a user');
    expect(message).not.toContain('hunter2');
  });

  it.each([
    'PORT=0x50',
    'PORT=3e3',
    'PORT=80.5',
    'AUTH_THROTTLE=maybe',
    'EGRESS_CONNECT_TO=*.test',
    'MAIL_FROM=nobody',
    'SMTP_URL=smtp://',
    'CHROMIUM_PATH=/nowhere/chromium',
    'BASE_URL=https://me:hunter2@example.org',
    'BASE_URL=https://example.org/#',
    'SITE_URL=https://example.org/?page=1',
    'SITE_URL=https://example.org?',
    'EGRESS_CONNECT_TO=.test=http://127.0.0.1:1',
    'MAIL_FROM=Domesday <no-reply@example.org',
    'MAIL_FROM=a@b@example.org',
    'MAIL_FROM=a@example.org, b@example.org',
    'TRUST_PROXY=1',
    'TRUST_PROXY=10/8',
    'TRUST_PROXY=127.1',
    `CHROMIUM_PATH=${import.meta.dirname}`,
    'CORS_ORIGINS=https://a.example:999999',
    'CORS_ORIGINS=*',
    'CORS_ORIGINS=https://a.example/page',
  ])('refuse %s', (pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    expect(messageFor({ [name]: value })).toContain(`${name} must be`);
  });

  it('take a list of origins, and no origin by default', () => {
    expect(loadConfig({}).corsOrigins).toEqual([]);
    expect(loadConfig({ CORS_ORIGINS: 'https://a.example, http://[::1]:8080' }).corsOrigins).toEqual([
      'https://a.example',
      'http://[::1]:8080',
    ]);
  });

  it('take a program or "off" for the browser', () => {
    expect(loadConfig({}).chromiumPath).toBeUndefined();
    expect(loadConfig({ CHROMIUM_PATH: 'Off' }).chromiumPath).toBe('off');
    expect(loadConfig({ CHROMIUM_PATH: process.execPath }).chromiumPath).toBe(process.execPath);
  });

  it('derive public addresses a browser can open from a wildcard or IPv6 host', () => {
    expect(loadConfig({ HOST: '0.0.0.0' }).baseUrl).toBe('http://localhost:3000');
    expect(loadConfig({ HOST: '::1', PORT: '81' }).baseUrl).toBe('http://[::1]:81');
  });

  it('drop the slash at the end of public addresses, because paths are appended to them', () => {
    expect(
      loadConfig({ BASE_URL: 'https://api.example.org/', SITE_URL: 'https://example.org/d/' }),
    ).toMatchObject({
      baseUrl: 'https://api.example.org',
      siteUrl: 'https://example.org/d',
    });
  });

  it('let the public addresses follow a port that was found at the start, unless they were set', () => {
    expect(withPort(loadConfig({ PORT: '0' }), 4711).siteUrl).toBe('http://127.0.0.1:4711');
    expect(withPort(loadConfig({ PORT: '0', BASE_URL: 'https://a.example' }), 4711).baseUrl).toBe(
      'https://a.example',
    );
  });
});
