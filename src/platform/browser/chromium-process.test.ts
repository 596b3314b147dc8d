import { existsSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startChromium } from './chromium-process.ts';
import { CHROMIUM } from './test-support/fictional-pages.ts';

describe.skipIf(!CHROMIUM)('a browser process', { timeout: 60_000 }, () => {
  test.each(['end', 'kill'] as const)('leaves no files behind after %s', async (way) => {
    const chromium = await startChromium(CHROMIUM ?? '', 60_000);
    onTestFinished(() => chromium.kill());
    expect(existsSync(chromium.profileDir)).toBe(true);
    chromium[way]();
    await chromium.ended;
    expect(existsSync(chromium.profileDir)).toBe(false);
    await expect(chromium.pipe.send('Browser.getVersion')).rejects.toThrow('The browser has ended.');
  });

  test('ends when its pipe closes, as it does when our process dies', async () => {
    const chromium = await startChromium(CHROMIUM ?? '', 60_000);
    chromium.pipe.close();
    await chromium.ended;
    expect(existsSync(chromium.profileDir)).toBe(false);
  });
});
