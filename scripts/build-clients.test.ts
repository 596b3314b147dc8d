import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

it('the client for TypeScript has the version of the service, and depends on openapi-fetch alone', () => {
  const [root, client] = [manifestOf('.'), manifestOf('clients/typescript')];
  expect(client.version).toBe(root.version);
  expect(client.dependencies).toEqual({ 'openapi-fetch': root.dependencies['openapi-fetch'] });
});

it('the browser extension has the version of the service, and asks for the active tab and its own storage alone', () => {
  const manifest = JSON.parse(readFileSync('integrations/browser/manifest.json', 'utf8')) as Record<
    string,
    unknown
  >;
  expect(manifest.version).toBe(manifestOf('.').version);
  expect(manifest.permissions).toEqual(['activeTab', 'storage']);
  expect(manifest).not.toHaveProperty('host_permissions');
  expect(manifest).not.toHaveProperty('content_scripts');
});

it('the nodes for n8n have the version of the service, and bring no package along', () => {
  const nodes = manifestOf('integrations/n8n');
  expect(nodes.version).toBe(manifestOf('.').version);
  expect(nodes).not.toHaveProperty('dependencies');
});
