import { JSON_MEDIA_TYPE } from '../../platform/http/index.ts';
import { Html, html } from '../../shared/html.ts';
import {
  type Example,
  examplesOf,
  type Field,
  fieldsOf,
  type ListedOperation,
  type ReferenceDocument,
  typeOf,
} from './reference-document.ts';
import { samplesOf } from './reference-samples.ts';

interface PartOptions {
  document: ReferenceDocument;
  /** The address of the service, as it is configured. */
  address: string;
  /** The level of the heading. */
  level: 2 | 3;
}

/** One route: what it does, what it takes, what it answers, and how to call it. */
export function operationPart(operation: ListedOperation, { document, address, level }: PartOptions): Html {
  const { method, path, summary, description, operationId, responses } = operation;
  const body = operation.requestBody?.content?.[JSON_MEDIA_TYPE];
  const [request] = examplesOf(document, body);
  const samples = samplesOf({
    method,
    url: `${address}${exampleAddress(operation)}`,
    credential: credentialOf(operation),
    body: request?.value,
  });
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const answer = success?.[1].content?.[JSON_MEDIA_TYPE];
  const heading = html`<span class="method">${method}</span> <code>${path}</code>`;
  return html`<section class="operation" id="${operationId}" aria-labelledby="${operationId}-title">
${new Html(`<h${level} id="${operationId}-title">`)}${summary}${new Html(`</h${level}>`)}
<p class="route">${heading}</p>
${description !== undefined && html`<p>${plain(description)}</p>`}
<p class="quiet">${credentialWords(operation)}</p>
${parameterTable(operation, document)}
${fieldTable('Fields of the request', fieldsOf(document, body?.schema))}
<div class="samples">${samples.map(
    ({ language, code }, index) =>
      html`<details${index === 0 && html` open`} name="${operationId}-sample"><summary>${language}</summary><pre><code>${code}</code></pre></details>`,
  )}</div>
${exampleParts(examplesOf(document, answer), success?.[0])}
${fieldTable('Fields of the answer', fieldsOf(document, answer?.schema), { isFolded: true })}
${statusList(operation)}
</section>`;
}

/** `Saved searches` as part of an address. */
export function anchorOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Our own descriptions, in which only code is marked up. */
export function plain(text: string): Html[] {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.length > 2 && part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : html`${part}`,
    );
}

function credentialOf({ security = [] }: ListedOperation): 'key' | 'session' | undefined {
  if (security.some((one) => 'apiKey' in one)) return 'key';
  return security.some((one) => 'session' in one) ? 'session' : undefined;
}

function credentialWords(operation: ListedOperation): string {
  const { security = [] } = operation;
  const takes = (scheme: string) => security.some((one) => scheme in one);
  if (takes('apiKey') && takes('session')) return 'Takes an API key or a session.';
  if (takes('apiKey')) return 'Takes an API key.';
  if (takes('session')) return 'Takes a session.';
  return takes('oauth') ? 'Takes an access token of the OAuth server.' : 'Takes no credential.';
}

/** The path with an example of each parameter in it, and the query that is required. */
function exampleAddress({ path, parameters = [] }: ListedOperation): string {
  const exampleOf = (name: string) => {
    const { example, schema } = parameters.find((one) => one.name === name) ?? {};
    const examples = schema?.examples as unknown[] | undefined;
    return String(example ?? examples?.[0] ?? EXAMPLE_VALUES[name] ?? `<${name}>`);
  };
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=${encodeURIComponent(exampleOf(name))}`);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** Values of the sandbox, for parameters whose schema has no example. */
const EXAMPLE_VALUES: Record<string, string> = {
  domain: 'tarnwickjoinery.test',
  company_number: '73816452',
  q: 'tarnwick',
  job_id: 'job_4f0c7m1x9e2k8d5t3h6q0w7r2y5b8n1a',
};

function parameterTable({ parameters = [] }: ListedOperation, document: ReferenceDocument): Html | null {
  const fields = parameters.map(
    (parameter): Field => ({
      name: parameter.name,
      type: `${parameter.schema ? typeOf(document, parameter.schema) : 'string'}, ${PLACES[parameter.in] ?? parameter.in}`,
      isRequired: parameter.required ?? false,
      description: parameter.description ?? parameter.schema?.description ?? '',
    }),
  );
  return fieldTable('Parameters', fields);
}

const PLACES: Record<string, string> = { path: 'in the path', query: 'in the query', header: 'header' };

function fieldTable(title: string, fields: readonly Field[], { isFolded = false } = {}): Html | null {
  if (fields.length === 0) return null;
  const rows = fields.map(
    ({ name, type, isRequired, description }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${type}${isRequired ? '' : ', optional'}</td><td>${plain(description)}</td></tr>`,
  );
  const table = html`<div class="table" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
  return isFolded
    ? html`<details><summary>${title}</summary>${table}</details>`
    : html`<p class="label">${title}</p>${table}`;
}

function exampleParts(examples: readonly Example[], status: string | undefined): Html | null {
  if (examples.length === 0) return null;
  return html`<div class="samples">${examples.map(
    ({ summary, value }) =>
      html`<details><summary>Answer ${status}${summary !== undefined && `: ${summary}`}</summary><pre><code>${JSON.stringify(value, null, 2)}</code></pre></details>`,
  )}</div>`;
}

function statusList({ responses }: ListedOperation): Html {
  return html`<details><summary>Statuses</summary><ul>${Object.entries(responses).map(
    ([status, { description }]) => html`<li><b>${status}</b> ${plain(description)}</li>`,
  )}</ul></details>`;
}
