import { Type } from '@sinclair/typebox';
import { type AppInstance, errorResponses, withExample } from '../../platform/http/index.ts';
import { GROUP_EXAMPLE, GroupDepth, GroupOut, GroupPathIn } from './groups.schemas.ts';
import type { Groups } from './index.ts';

export function groupRoutes(app: AppInstance, groups: Groups): void {
  app.get(
    '/v1/companies/:company_number/group',
    {
      config: { auth: 'any' },
      schema: {
        tags: ['Register'],
        operationId: 'getCompanyGroup',
        summary: 'Read the group of a company: parents, children and sisters',
        description:
          'Costs no credit. From the persons with significant control that companies file: those that are companies or other legal persons now. A filed number counts only if its holder has the filed name; owners abroad and owners on no register appear by name. Each company appears once, so circles end. An answer holds at most 10,000 children, 1,000 sisters and 100 parents; `truncated` says when there are more.',
        params: GroupPathIn,
        querystring: Type.Object({ depth: GroupDepth }),
        response: { 200: withExample(GroupOut, GROUP_EXAMPLE), ...errorResponses(400, 401, 404, 503) },
      },
      // Children nest to any depth, and serialising ten thousand of them by schema takes several times as long.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => groups.findGroup(request.params.company_number, request.query.depth),
  );
}
