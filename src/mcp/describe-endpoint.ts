import { Type } from '@sinclair/typebox';
import { CREDIT_HEADERS, errorResponses } from '../platform/http/index.ts';

const Message = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
    method: Type.Optional(Type.String({ examples: ['tools/call'] })),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  {
    title: 'JsonRpcMessage',
    description: 'One JSON-RPC message; batches are not taken.',
    examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  },
);

const Refusal = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
    error: Type.Object({
      code: Type.Integer({ description: 'One of JSON-RPC’s own.', examples: [-32600] }),
      message: Type.String(),
      data: Type.Optional(Type.Unknown()),
    }),
  },
  { title: 'JsonRpcError', description: 'What is wrong with the message, in the form of JSON-RPC.' },
);

/** What the OpenAPI description says of the endpoint; the protocol describes the rest of itself (`tools/list`). */
export function describeEndpoint() {
  return {
    config: { auth: 'none' as const },
    schema: {
      tags: ['Agents'],
      operationId: 'callMcp',
      summary: 'The Model Context Protocol, for agents',
      description:
        'Streamable HTTP without sessions, in the current and earlier revisions of the protocol. Each tool does exactly what its twin of this API does, charging included; `tools/list` describes them. Takes the API key, or an OAuth access token with the scope `service:mcp` made for this address. Errors of a tool are results with `isError`, and carry the codes of this API. Answers to `resolve_domain` and `resolve_company` by key carry `X-Credits-Remaining` and `X-Credits-Charged`, unless they are streams, which begin before the cost is known.',
      security: [{ apiKey: [] }, { oauth: ['service:mcp'] }],
      body: Message,
      response: {
        200: Type.Object(
          {},
          {
            additionalProperties: true,
            description: 'A JSON-RPC answer, or a stream of events that ends with it.',
            headers: CREDIT_HEADERS,
          },
        ),
        202: Type.Null({ description: 'A notification was taken.' }),
        400: Refusal,
        ...errorResponses(401, 403, 413, 415),
      },
    },
  };
}
