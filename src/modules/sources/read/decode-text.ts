const UTF16 = [0xff, 0xfe];

/**
 * The text of a file as it comes. Published tables are UTF-8, UTF-16 or Windows-1252, and none says which: a
 * file is taken for Windows-1252 from the first piece on that is not valid UTF-8.
 */
export async function* decodeText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of bytes) {
    if (!decoder) {
      const isUtf16 = UTF16.every((byte, i) => piece[i] === byte);
      decoder = isUtf16 ? new TextDecoder('utf-16le') : new TextDecoder('utf-8', { fatal: true });
    }
    try {
      yield decoder.decode(piece, { stream: true });
    } catch {
      decoder = new TextDecoder('windows-1252');
      yield decoder.decode(piece, { stream: true });
    }
  }
  yield endOf(decoder);
}

/** A character that is cut off at the end of the file is left out. */
function endOf(decoder: InstanceType<typeof TextDecoder> | undefined): string {
  try {
    return decoder?.decode() ?? '';
  } catch {
    return '';
  }
}
