import { findTerm } from './find-term.ts';

/** The words of a quote that carry the fact, marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  const found = findTerm(text, term);
  if (!found) return <>{text}</>;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
