/**
 * Reads server-sent events from text that comes in any pieces. Returns the data of the events that a piece
 * completes; comments and events without data are left out.
 */
export function createEventParser(): (text: string) => string[] {
  let buffered = '';
  return (text) => {
    buffered += text;
    const blocks = buffered.split(/\r?\n\r?\n/);
    buffered = blocks.pop() ?? '';
    return blocks.map(dataOf).filter((data) => data !== '');
  };
}

function dataOf(block: string): string {
  return block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n');
}
