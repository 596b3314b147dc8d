import { decodeHTMLAttribute } from 'entities/decode';
import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type HtmlConsumer, scanHtml, scanHtmlInTurns } from './tokenizer.ts';

/** Writes down what it is given. */
class Recorder implements HtmlConsumer {
  readonly events: unknown[][] = [];
  readonly valueMax: number = 40;

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

function eventsOf(html: string): unknown[][] {
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

/** The page as the tokeniser of the parser library reads it. */
function libraryEventsOf(html: string): unknown[] {
  const events: unknown[] = [];
  let tag = '';
  let name = '';
  let value = '';
  let attributes: Record<string, string> = {};
  const text = (start: number, end: number) => html.slice(start, end);
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => events.push(['text', text(start, end)]),
      onopentagname: (start, end) => {
        tag = text(start, end).toLowerCase();
        attributes = {};
      },
      onattribname: (start, end) => {
        name = text(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += text(start, end);
      },
      onattribend: () => {
        if (name.length <= 12) attributes[name] ??= decodeHTMLAttribute(value);
      },
      onopentagend: () => events.push(['open', tag, attributes]),
      onselfclosingtag: () => events.push(['self-closing', tag, attributes]),
      onclosetag: (start, end) => events.push(['close', text(start, end).toLowerCase()]),
      ontextentity: nothing,
      onattribentity: nothing,
      oncomment: nothing,
      oncdata: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return events;
}

describe('the tokeniser', () => {
  const PIECES =
    `< </ > / = " ' ! - -- --> --!> <!-- <!--> <!---> <! <? ?> <![CDATA[ ]]> ]] <!doctype &amp; a b-1 <p <P> </p> <a href= <br/> ` +
    `<script> </script </SCRIPT> <style> </style> <title> </title> <textarea> </textarea> <xmp> </xmp> <iframe> </iframe> ` +
    `<noframes> </noframes> <noembed> </noembed> <plaintext> <scripts> <t <svg/>`;
  const page = fc.array(fc.constantFrom(' ', '\n', ...PIECES.split(' ')), { maxLength: 14 });
  /** Ends whatever is open: only of a page that breaks off in a tag the library reports pieces as text. */
  const END = `"'>]]>--></script></style></title></textarea></xmp></iframe></noframes></noembed><p>`;

  test('splits any page as the parser library does', () => {
    class WholeRecorder extends Recorder {
      override readonly valueMax = 1_000;

      override wantedAttributes(): ReadonlySet<string> {
        return { has: () => true } as unknown as ReadonlySet<string>;
      }
    }
    fc.assert(
      fc.property(page, (pieces) => {
        const html = pieces.join('') + END;
        const recorder = new WholeRecorder();
        scanHtml(html, recorder);
        expect(recorder.events).toEqual(libraryEventsOf(html));
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(['<p', '</p', '<a href="x', '<br /', '<scr', '</div ', '<!-- x', '<![CDATA[ x'])(
    'leaves out what the page breaks off: %s',
    (broken) => {
      expect(eventsOf(`text${broken}`).filter(([kind]) => kind !== 'close')).toEqual([['text', 'text']]);
    },
  );
});
