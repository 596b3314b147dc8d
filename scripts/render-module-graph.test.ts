import { expect, it } from 'vitest';
import { renderModuleGraph } from './render-module-graph.ts';

const page = (graph: string) => `# Page\n\nBetween modules:\n\n\`\`\`\n${graph}\`\`\`\n\nMore.\n`;

it('the graph of the page is replaced with the imports that the dependency check allows', () => {
  const rendered = renderModuleGraph(page('old → older\n'));
  expect(rendered).toMatch(/^# Page\n\nBetween modules:\n\n```\n/);
  expect(rendered).toMatch(/\nreviews +→ {2}audit, resolution, register\b/);
  expect(rendered).toMatch(/\n```\n\nMore\.\n$/);
  expect(rendered).not.toContain('old');
  expect(rendered.split('→').length).toBeGreaterThan(15);
  expect(renderModuleGraph(rendered)).toBe(rendered);
});

it('modules that import no other have no line', () => {
  expect(renderModuleGraph(page(''))).not.toMatch(/^(audit|credits|history) /m);
});

it('a page without the graph is refused', () => {
  expect(() => renderModuleGraph('# Page\n')).toThrow('Between modules:');
});
