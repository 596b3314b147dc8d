/** Without tags, and without what the document excludes from the fact, such as page numbers. */
export function plainText(markup: string): string {
  // A tag that does not end is text. Without it, each tag has an end, so that none is sought twice.
  const tagsTo = markup.lastIndexOf('>') + 1;
  if (tagsTo === 0) return markup;
  const tagged = markup.slice(0, tagsTo);
  return withoutExcluded(tagged).replace(/<!--[\s\S]*?-->|<[^>]*>/g, '') + markup.slice(tagsTo);
}

const EXCLUDE = /<(?:\w+:)?exclude\b[^>]*>/g;
const EXCLUDE_END = /<\/(?:\w+:)?exclude>/g;

function withoutExcluded(markup: string): string {
  if (!markup.includes('exclude')) return markup;
  let kept = '';
  let offset = 0;
  for (;;) {
    EXCLUDE.lastIndex = offset;
    const begin = EXCLUDE.exec(markup);
    EXCLUDE_END.lastIndex = EXCLUDE.lastIndex;
    const end = begin && EXCLUDE_END.exec(markup);
    if (!begin || !end) return kept + markup.slice(offset);
    kept += markup.slice(offset, begin.index);
    offset = EXCLUDE_END.lastIndex;
  }
}

const LOOK_BACK = 200;
const BEFORE_NEGATIVE =
  /(?:\(|-|\u2212|&#8722;|&minus;|&#40;)(?:\s|&nbsp;|&#160;|\xc2?\xa0|<\/?(?:span|b|i|em|strong|font|u)\b[^>]*>)*$/;

/** Whether an opening bracket or a minus is right before the tag, in the same cell. */
export function isNegativeBefore(text: string, offset: number): boolean {
  return BEFORE_NEGATIVE.test(text.slice(Math.max(0, offset - LOOK_BACK), offset));
}
