/** On this channel the database tells the dispatchers that there is something to send. */
export const DUE_CHANNEL = 'webhooks_due';
