import { Type } from '@sinclair/typebox';
import type { AccountProfile } from '../../modules/accounts/index.ts';
import { defineTool } from '../../platform/mcp.ts';
import type { Capabilities } from '../list-capabilities.ts';

const hints = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const common = {
  title: 'Demonstration',
  description: 'Of the conformance suite.',
  input: Type.Object({}),
  hints,
};
const output = Type.Object({ text: Type.String() });

/** As much of the conformance suite's demonstration server as our tools, resources and prompts can be. */
export const DEMONSTRATION: Capabilities = {
  tools: [
    defineTool<AccountProfile, typeof common.input>({
      ...common,
      name: 'test_simple_text',
      output,
      run: async () => {
        const text = 'This is a simple text response for testing.';
        return { data: { text }, text };
      },
    }),
    defineTool<AccountProfile, typeof common.input>({
      ...common,
      name: 'test_error_handling',
      output,
      run: async () => {
        throw new Error('This tool intentionally returns an error for testing');
      },
    }),
    defineTool<AccountProfile, typeof common.input>({
      ...common,
      name: 'test_tool_with_progress',
      output,
      async run(_input, { reportProgress }) {
        for (const done of [0, 50, 100]) await reportProgress?.({ done, total: 100, message: `${done}%` });
        return { data: { text: 'done' }, text: 'done' };
      },
    }),
  ],
  resources: [
    {
      name: 'demonstration',
      title: 'Demonstration',
      description: 'Of the conformance suite.',
      scheme: 'test',
      variable: 'name',
      read: async (name) =>
        name === 'static-text' ? { text: 'The content of the static text resource.' } : undefined,
    },
  ],
  prompts: [
    {
      name: 'test_simple_prompt',
      title: 'Demonstration',
      description: 'Of the conformance suite.',
      arguments: [],
      write: () => 'This is a simple prompt for testing.',
    },
    {
      name: 'test_prompt_with_arguments',
      title: 'Demonstration',
      description: 'Of the conformance suite.',
      arguments: ['arg1', 'arg2'].map((name) => ({ name, description: name, required: true })),
      write: ({ arg1, arg2 }) => `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`,
    },
  ],
};
