/** A question that people can pick from a list, which sets an agent to work with the tools. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  write(values: Record<string, string>): string;
}
