import { expect, it } from 'vitest';
import { csvOfLines } from './csv-of-lines.ts';

it('a line is one company, with its commas and quotes', () => {
  expect(csvOfLines('Smith, Jones & Co\r\n\n  The "Old" Mill \n=cmd()')).toBe(
    '"Smith, Jones & Co"\n"The ""Old"" Mill"\n"=cmd()"\n',
  );
  expect(csvOfLines(' \n')).toBe('');
});
