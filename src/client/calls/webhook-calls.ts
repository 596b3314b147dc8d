import type { Client } from 'openapi-fetch';
import { dataOf, withId } from '../api-call.ts';
import type { paths } from '../api-types.ts';
import type { Answer, BodyOf, QueryOf } from '../shapes.ts';

/** Destinations of signals, and the deliveries to them. */
export function webhookCalls(api: Client<paths>) {
  return {
    webhooks: () => dataOf<Answer<'listWebhooks'>>(api.GET('/v1/partner/webhooks')),
    createWebhook: (
      webhookUrl: string,
      signalType: string,
      options: Omit<BodyOf<'createWebhook'>, 'webhook_url' | 'signal_type'> = {},
    ) =>
      dataOf<Answer<'createWebhook', 201>>(
        api.POST('/v1/partner/webhooks', {
          // The service answers an unknown type with an error that lists the known ones.
          body: { ...options, webhook_url: webhookUrl, signal_type: signalType as 'all' },
        }),
      ),
    /** Changes what is given; the signing secret stays. */
    editWebhook: (id: number, body: BodyOf<'editWebhook'>) =>
      dataOf<Answer<'editWebhook'>>(api.PATCH('/v1/partner/webhooks/{id}', { ...withId(id), body })),
    /** Signals are held back until `enableWebhook`. */
    pauseWebhook: (id: number) =>
      dataOf<Answer<'pauseWebhook'>>(api.POST('/v1/partner/webhooks/{id}/pause', withId(id))),
    enableWebhook: (id: number, sendHeldBack = false) =>
      dataOf<Answer<'enableWebhook'>>(
        api.POST('/v1/partner/webhooks/{id}/enable', {
          ...withId(id),
          body: { send_held_back: sendHeldBack },
        }),
      ),
    deleteWebhook: (id: number) =>
      dataOf<Answer<'deleteWebhook'>>(api.DELETE('/v1/partner/webhooks/{id}', withId(id))),
    testWebhook: (id: number, signalType?: string) =>
      dataOf<Answer<'testWebhook', 202>>(
        api.POST('/v1/partner/webhooks/{id}/test', {
          ...withId(id),
          // The service answers an unknown type with an error that lists the known ones.
          body: signalType === undefined ? {} : { signal_type: signalType as 'company_name_changed' },
        }),
      ),
    webhookDeliveries: (id: number, query: QueryOf<'listWebhookDeliveries'> = {}) =>
      dataOf<Answer<'listWebhookDeliveries'>>(
        api.GET('/v1/partner/webhooks/{id}/deliveries', { params: { path: { id }, query } }),
      ),
    /** Sends the signals of a period again. */
    replayWebhook: (id: number, body: BodyOf<'replayWebhook'>) =>
      dataOf<Answer<'replayWebhook', 202>>(
        api.POST('/v1/partner/webhooks/{id}/replay', { ...withId(id), body }),
      ),
  };
}
