import { describe, expect, test } from 'vitest';
import { type HtmlConsumer, scanHtml, scanHtmlInTurns } from './scanner.ts';

/** Writes down what it is given. */
class Recorder implements HtmlConsumer {
  readonly events: unknown[] = [];
  readonly valueMax = 40;

  wantedAttributes(tag: string): ReadonlySet<string> | null {
    return tag === 'a' ? new Set(['href', 'title']) : null;
  }

  openTag(...event: unknown[]): void {
    this.events.push(['open', ...event]);
  }

  selfClosingTag(...event: unknown[]): void {
    this.events.push(['self-closing', ...event]);
  }

  closeTag(tag: string): void {
    this.events.push(['close', tag]);
  }

  text(raw: string): void {
    this.events.push(['text', raw]);
  }
}

function eventsOf(html: string): unknown[] {
  const recorder = new Recorder();
  scanHtml(html, recorder);
  return recorder.events;
}

describe('the scanner', () => {
  test('reports elements by their names in lower case, and text as it is written', () => {
    expect(eventsOf('<P CLASS=x>Fish &amp; chips<BR/></P>')).toEqual([
      ['open', 'p', {}],
      ['text', 'Fish &amp; chips'],
      ['self-closing', 'br', {}],
      ['close', 'p'],
    ]);
  });

  test('reports the attributes that are wanted: decoded, the first of two, and no longer than wanted', () => {
    const [[, , attributes]] = eventsOf(
      `<a HREF="/?a=1&amp;b=2&section=3" href=/other target=x title="${'x'.repeat(50)}">`,
    ) as [[string, string, unknown]];
    expect(attributes).toEqual({ href: '/?a=1&b=2&section=3', title: 'x'.repeat(40) });
  });

  test('does not look for tags in a script', () => {
    expect(eventsOf('<script>if (a<b) "<p>"</script>')).toEqual([
      ['open', 'script', {}],
      ['text', 'if (a<b) "<p>"'],
      ['close', 'script'],
    ]);
  });

  test('reports the same in turns as at once, also for long pages', async () => {
    const html = Array.from({ length: 9_000 }, (_, i) => `<a href="/${i}&amp;">Page &amp; ${i}</a>`).join(
      'between &lt;',
    );
    const recorder = new Recorder();
    await scanHtmlInTurns(html, recorder);
    expect(html.length).toBeGreaterThan(400_000);
    expect(recorder.events).toEqual(eventsOf(html));
  });

  test('reads a page without tags to its end', async () => {
    const recorder = new Recorder();
    await scanHtmlInTurns('word '.repeat(100_000), recorder);
    expect(recorder.events.flatMap((event) => (event as string[])[1]).join('')).toHaveLength(500_000);
  });
});
