/** What a module's `*.tools.ts` needs to offer tools, resources and prompts to agents, without knowing the protocol. */
export { awaitEnd } from './await-end.ts';
export { anyOfObjects } from './object-schema.ts';
export type { Prompt } from './prompt.ts';
export type { Resource, ResourceLink } from './resource.ts';
export { defineTool, type Progress, type Tool, type ToolAnswer, type ToolCall } from './tool.ts';
