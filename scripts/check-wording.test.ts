import { describe, expect, it } from 'vitest';
import { checkDocument, checkWording } from './check-wording.ts';

describe('the check of wording', () => {
  it.each([
    '/** A status, in any case. */',
    '// Read until so many have ended.',
    '/**\n * The companies\n * of now.\n */',
    '/** The same for text. */',
    '/** Meanwhile others wait. */',
    '// Threads: one a processor.',
    '// While a job is under way.',
    '/** Those that have ended. */',
    '/** Those of these that have ended. */',
    "const schema = { description: 'The name, in any case.' };",
    "const schema = {\n  description:\n    'The name, in any case.',\n};",
  ])('refuses %j', (source) => {
    expect(checkWording(source)).toHaveLength(1);
  });

  it.each([
    '/** A status; case-insensitive. */',
    '// There were so many that none was read.',
    '/** The same company in both registers, which keeps its first name. A second sentence. */',
    '/** Which of these have ended. */',
    '/** The same words may be read twice. */',
    "const page = '<p>We will in any case answer.</p>';",
    "const so = 'so many';",
  ])('allows %j', (source) => {
    expect(checkWording(source)).toEqual([]);
  });

  it('names the line where a comment of several lines begins', () => {
    expect(checkWording('const a = 1;\n// A status,\n// in any case.')).toEqual([
      expect.stringMatching(/^2: "in any case"/),
    ]);
  });

  it('refuses comment lines of more than 110 columns, but for usage, code and suppressions', () => {
    const wide = 'word '.repeat(24).trim();
    expect(checkWording(`// ${wide}`)).toEqual([expect.stringContaining('columns')]);
    expect(checkWording(`const text = '${wide}';`)).toEqual([]);
    expect(checkWording(` *   npm run bench -- ${wide}`)).toEqual([]);
    expect(checkWording(`// \`${wide}\``)).toEqual([]);
    expect(checkWording(`// biome-ignore lint/style: ${wide}`)).toEqual([]);
  });
});

describe('the check of documents', () => {
  it.each([
    'A status, in any\ncase.',
    '- The same for text.',
    '| domains | one a line, meanwhile |',
    '1. Text.\n2. Those that have ended.',
  ])('refuses %j', (source) => {
    expect(checkDocument(source)).not.toEqual([]);
  });

  it.each([
    '```\nMeanwhile others wait.\n```',
    'Write *in the meantime*, not *meanwhile*. `in any case` is code.',
  ])('allows %j', (source) => {
    expect(checkDocument(source)).toEqual([]);
  });

  it('names the line where a paragraph begins', () => {
    expect(checkDocument('# Title\n\nA status,\nin any case.')).toEqual([
      expect.stringMatching(/^3: "in any case"/),
    ]);
  });

  it('refuses lines of more than 120 columns, but for tables, images and code', () => {
    const wide = 'word '.repeat(26).trim();
    expect(checkDocument(`- ${wide}`)).toEqual([expect.stringContaining('columns')]);
    expect(checkDocument(`| ${wide} |`)).toEqual([]);
    expect(checkDocument(`![${wide}](image.png)`)).toEqual([]);
    expect(checkDocument(`\`\`\`\n${wide}\n\`\`\``)).toEqual([]);
  });
});
