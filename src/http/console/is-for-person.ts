import type { FastifyRequest } from 'fastify';

/** Paths of programs and files: what is not there is said in JSON, whoever asks. */
const PROGRAM_PATHS = /^\/(?:v1|mcp|oauth|\.well-known|assets|healthz|metrics|openapi\.json)(?:[/?]|$)/;

/** Whether a person looks at the answer: a browser opens a page that is none of the API's. */
export function isForPerson(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  return isPage && !PROGRAM_PATHS.test(request.url) && prefersHtml(request.headers.accept);
}

/** By the weights of the Accept header (RFC 9110, 12.5.1); a tie is for JSON. */
export function prefersHtml(accept = ''): boolean {
  const weights = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const weightOf = (...types: string[]) => {
    const exact = types.map((type) => weights.find((range) => range.type === type)).find((range) => range);
    return exact?.weight ?? 0;
  };
  return weightOf('text/html', 'text/*', '*/*') > weightOf('application/json', 'application/*', '*/*');
}
