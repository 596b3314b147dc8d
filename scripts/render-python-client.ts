/**
 * Writes the parts of the Python client that follow from `openapi.json`: a TypedDict for every object of the
 * API, and a method for every route, once for the client that blocks and once for the one of asyncio.
 */
import { type ApiSchema, type JsonSchema, KEYWORDS, PythonTypes } from './python-types.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}
interface OpenApi extends ApiSchema {
  paths: Record<string, Record<string, Operation>>;
}
/** One argument of a method, and where its value goes. */
interface Argument {
  name: string;
  type: string;
  place: 'path' | 'query' | 'body';
  required: boolean;
}

const HEADER = '# Generated from openapi.json by `npm run gen`. Do not change it by hand.\n';
/** These wait for the end of a job, and are written by hand in client.py. */
const BY_HAND = new Set(['resolveDomain', 'enrichDomain', 'resolveCompany', 'partnerEnrichCompany']);
const JSON_TYPE = 'application/json';
const LINE_MAX = 110;

export function renderPythonClient(openApi: string, version: string): Record<string, string> {
  const api = JSON.parse(openApi) as OpenApi;
  const types = new PythonTypes(api);
  for (const [name, schema] of Object.entries(api.components.schemas)) types.define(name, schema);
  const operations = Object.entries(api.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ operation }) => !BY_HAND.has(operation.operationId) && answerOf(operation) !== undefined);
  const methods = (isAsync: boolean) =>
    operations
      .map(({ path, method, operation }) => renderMethod(types, { path, method, operation, isAsync }))
      .join('\n');
  const bodies = { blocking: methods(false), awaited: methods(true) };
  return {
    'clients/python/domesday/_version.py': `${HEADER}__version__ = "${version}"\n`,
    'clients/python/domesday/types.py': `${HEADER}${types.render()}`,
    'clients/python/domesday/_operations.py': renderClass('Operations', bodies.blocking, false),
    'clients/python/domesday/_async_operations.py': renderClass('AsyncOperations', bodies.awaited, true),
  };
}

function renderClass(name: string, methods: string, isAsync: boolean): string {
  const call = isAsync ? 'async def _call' : 'def _call';
  return `${HEADER}from __future__ import annotations

from typing import Any, Literal

from . import types
from ._call import OMIT, Call


class ${name}:
    """Every route of the API by the name of its operation."""

    ${call}(self, call: Call) -> Any:
        raise NotImplementedError

${methods}`;
}

/** The content of successful answers; undefined where they hold nothing. */
function answerOf({ responses }: Operation) {
  const contents = Object.entries(responses).flatMap(([code, { content }]) =>
    code.startsWith('2') && content ? [content] : [],
  );
  if (contents.length === 0) return undefined;
  return { json: contents.flatMap((content) => content[JSON_TYPE]?.schema ?? []) };
}

function renderMethod(
  types: PythonTypes,
  {
    path,
    method,
    operation,
    isAsync,
  }: { path: string; method: string; operation: Operation; isAsync: boolean },
): string {
  const { operationId, requestBody } = operation;
  const files = fileTypes(requestBody?.content);
  const takesFile = files.length > 0;
  const all = argumentsOf(types, operation, takesFile);
  const json = answerOf(operation)?.json ?? [];
  const pascal = operationId[0]?.toUpperCase() + operationId.slice(1);
  const results = json.map((schema) => types.reference(schema, `${pascal}Result`, 'types.'));
  const isFile = json.length === 0;
  const result = isFile ? 'bytes' : [...new Set(results)].join(' | ');
  const positional = all.filter(({ required }) => required).map(({ name, type }) => `${name}: ${type}`);
  const optional = all
    .filter(({ required }) => !required)
    .map(({ name, type, place }) =>
      place === 'body' ? `${name}: ${type} = OMIT` : `${name}: ${type} | None = None`,
    );
  if (takesFile) {
    positional.push('content: bytes | str');
    optional.unshift(`content_type: str = ${JSON.stringify(files[0])}`);
  }
  const signature = ['self', ...positional, ...(optional.length > 0 ? ['*', ...optional] : [])];
  const fields = [`${JSON.stringify(method.toUpperCase())}`, JSON.stringify(path)];
  for (const place of ['path', 'query', 'body'] as const) {
    const placed = all.filter((argument) => argument.place === place);
    if (placed.length > 0)
      fields.push(
        `${place}={${placed.map(({ name }) => `${JSON.stringify(bare(name))}: ${name}`).join(', ')}}`,
      );
  }
  if (takesFile) fields.push('content=content', 'content_type=content_type');
  if (isFile) fields.push('as_json=False');
  const define = isAsync ? 'async def' : 'def';
  const give = isAsync ? 'return await' : 'return';
  return `${wrap(`    ${define} ${snake(operationId)}(`, signature, `) -> ${result}:`)}
        """${sentence(operation.summary)}"""
${wrap(`        ${give} self._call(Call(`, fields, '))')}
`;
}

function argumentsOf(types: PythonTypes, operation: Operation, takesFile: boolean): Argument[] {
  const given = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'path' || parameter.in === 'query',
  );
  const pascal = operation.operationId[0]?.toUpperCase() + operation.operationId.slice(1);
  const parameters = given.map(({ name, in: place, schema }) => ({
    name: safe(name),
    type: types.reference(schema, `${pascal}${types.pascal(name)}`, 'types.'),
    place: place as 'path' | 'query',
    required: place === 'path',
  }));
  const body = takesFile ? undefined : operation.requestBody?.content[JSON_TYPE]?.schema;
  const { properties = {}, required = [] } = body ? types.objectOf(body) : {};
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name: safe(name),
    type: types.reference(schema, `${pascal}${types.pascal(name)}`, 'types.'),
    place: 'body' as const,
    required: required.includes(name),
  }));
  // Parameters of the path first, in the order of the path.
  const inPath = parameters.filter(({ place }) => place === 'path');
  return [...inPath, ...fields, ...parameters.filter(({ place }) => place !== 'path')];
}

/** The types of a body that is a file; none if it is only JSON. */
function fileTypes(content: Record<string, unknown> | undefined): string[] {
  const kinds = Object.keys(content ?? {}).filter((type) => !type.startsWith('multipart/'));
  const files = kinds.filter((type) => type !== JSON_TYPE);
  return files.sort((a, b) => Number(b === 'text/csv') - Number(a === 'text/csv'));
}

function safe(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name;
}

function bare(name: string): string {
  return name.replace(/_$/, '');
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** On one line where it fits, otherwise one part a line. */
function wrap(begin: string, parts: readonly string[], end: string): string {
  const line = `${begin}${parts.join(', ')}${end}`;
  if (line.length <= LINE_MAX) return line;
  const indent = ' '.repeat(begin.length - begin.trimStart().length);
  return `${begin}\n${parts.map((part) => `${indent}    ${part},`).join('\n')}\n${indent}${end}`;
}
