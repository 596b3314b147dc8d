import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { captureLog } from '../../../../test/support/captured-log.ts';
import type { CrawledPage } from '../crawl/crawled-site.ts';
import { readPage } from '../extract/index.ts';
import { createSiteReader } from './index.ts';

function crawled(url: string, html: string): CrawledPage {
  const sha256 = createHash('sha256').update(html).digest('hex');
  return {
    url,
    kind: 'home',
    status: 200,
    html,
    sha256,
    capturedAt: '2026-11-15T09:00:00.000Z',
    truncated: false,
  };
}

describe('a site reader', { timeout: 60_000 }, () => {
  test('gives on its threads what reading gives here', async () => {
    const { log, lines } = captureLog();
    const reader = createSiteReader({ log, threads: 2 });
    onTestFinished(() => reader.close());
    const pages = [
      crawled(
        'https://gates.test/',
        '<html lang="en"><title>Gates</title><footer>Sturdy Gates Limited. Registered in England, company number 09876543.</footer>',
      ),
      crawled(
        'https://gates.test/contact',
        '<p>Write to Sturdy Gates Ltd, 1 Gate Lane, Gateshead NE8 1AA</p>',
      ),
    ];
    const extracted = await reader.readPages(pages);
    expect(extracted).toEqual(pages.map(readPage));
    expect(extracted[0]?.numbers.flatMap(({ readings }) => readings)).toContainEqual({
      number: '09876543',
      how: 'direct',
    });
    expect(extracted[1]?.postcodes.map(({ value }) => value)).toEqual(['NE8 1AA']);
    expect(lines()).toEqual([]);
  });

  test('gets past pages made to slow a parser down, on whichever side they end', async () => {
    const { log } = captureLog();
    const reader = createSiteReader({ log, threads: 1 });
    onTestFinished(() => reader.close());
    const nested = `${'<b>'.repeat(350_000)}${'</i>'.repeat(250_000)}`;
    const fine = crawled('https://gates.test/fine', '<p>Company number 09876543</p>');
    const extracted = await reader.readPages([fine, crawled('https://gates.test/nested', nested)]);
    expect(extracted[0]?.url).toBe(fine.url);
    expect(await reader.readPages([fine])).toHaveLength(1);
  });

  test('takes nothing when it is closed', async () => {
    const { log } = captureLog();
    const reader = createSiteReader({ log, threads: 1 });
    await reader.close();
    await expect(reader.readPages([crawled('https://gates.test/', '<p>x</p>')])).rejects.toThrow(
      'shutting down',
    );
    expect(await reader.readPages([])).toEqual([]);
  });
});
