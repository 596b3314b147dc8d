import type { Audit } from '../modules/audit/index.ts';
import { type AppInstance, actorOf } from '../platform/http/index.ts';

/** Records every export (`config.exports`) in the audit trail, before its first byte is sent. */
export function recordExports(app: AppInstance, audit: Pick<Audit, 'recordAlone'>): void {
  app.addHook('onSend', async (request, reply) => {
    const { exports: what } = request.routeOptions.config;
    if (what === undefined || reply.statusCode !== 200 || request.method !== 'GET') return;
    const { id } = request.params as { id?: string };
    const detail = { what, ...(id !== undefined && { upload: id }) };
    await audit
      .recordAlone({ ...actorOf(request), kind: 'data_exported', detail })
      .catch((err) => request.log.warn({ err }, 'an export was not recorded in the audit trail'));
  });
}
