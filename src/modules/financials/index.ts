/**
 * Figures from the accounts that companies file. Companies House publishes the documents; the operator imports them.
 */
export { listNewestFigures } from './newest.store.ts';
