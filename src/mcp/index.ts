/**
 * The agent endpoint, `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions, in its current and
 * earlier revisions.
 *
 * It checks where a request comes from and whose it is, and leads to the modules' tools (`*.tools.ts`), which are doors to
 * the same use cases as the HTTP API. It knows no use case itself and makes no tokens (`modules/oauth` does).
 */
export { gatherOffer, type OfferedModules } from './gather-offer.ts';
export { addMcpEndpoint, type McpEndpointOptions } from './mcp-endpoint.ts';
