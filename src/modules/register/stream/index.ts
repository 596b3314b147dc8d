/**
 * The change streams of Companies House: who reads them (one process of a deployment), how they are kept open, how far
 * they were read, and what their events change in the register. Signals are made of them elsewhere: whoever starts the
 * streams is handed each batch and stores it in one transaction, the timepoint included.
 */
export { type EventContent, readContent } from './event-content.ts';
export type { StreamEvent } from './read-event.ts';
export type { StreamBatch, StreamTimings } from './read-stream.ts';
export { type Streams, startStreams } from './start-streams.ts';
export { streamStore } from './stream.store.ts';
export { connectionsAt, readStreamKeys, type StreamAccess, type StreamName } from './stream-names.ts';
export type { StreamPlace, StreamStore } from './stream-store.ts';
