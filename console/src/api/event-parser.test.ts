import { describe, expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';

function parseInPieces(pieces: string[]): string[] {
  const parse = createEventParser();
  return pieces.flatMap((piece) => parse(piece));
}

describe('createEventParser', () => {
  it('returns the data of each event, however the text is cut', () => {
    const text =
      'event: progress\ndata: {"stage":"queued"}\n\nevent: progress\ndata: {"stage":"reading"}\n\n';
    const data = ['{"stage":"queued"}', '{"stage":"reading"}'];
    expect(parseInPieces([text])).toEqual(data);
    expect(parseInPieces([...text])).toEqual(data);
  });

  it('leaves comments out, and keeps what is not complete for later', () => {
    expect(parseInPieces([': still running\n\ndata: a\n\ndata: b'])).toEqual(['a']);
  });

  it('joins several lines of data, with either end of line', () => {
    expect(parseInPieces(['data: a\r\ndata:b\r\n\r\n'])).toEqual(['a\nb']);
  });
});
