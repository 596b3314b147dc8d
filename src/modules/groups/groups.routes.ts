import { type Static, Type } from '@sinclair/typebox';
import { type AppInstance, errorResponses, Nullable, OneOf, withExample } from '../../platform/http/index.ts';
import { type CompanyGroup, DEPTH_DEFAULT, DEPTH_MAX, type GroupMember } from './group.ts';
import type { Groups } from './index.ts';

const Natures = Type.Array(Type.String(), {
  description: 'Kinds of control, as Companies House names them.',
  examples: [['ownership-of-shares-75-to-100-percent']],
});
const Since = Nullable(
  Type.String({
    format: 'date',
    description: 'The day the control began; null if no plausible date was filed.',
  }),
);
const Source = OneOf(['psc'], 'The register of persons with significant control.');

const GroupParentOut = Type.Object(
  {
    company_number: Nullable(
      Type.String({ description: 'Null for an owner abroad or on no register: only its name is known.' }),
    ),
    company_name: Type.String(),
    nature_of_control: Natures,
    since: Since,
    source: Source,
    country: Nullable(
      Type.String({ description: 'Where an owner without a UK number is registered, as filed.' }),
    ),
    level: Type.Integer({ description: '1 owns the company itself, 2 owns a level 1 parent, and so on.' }),
    controls: Type.String({ description: 'The number of the company that it owns directly.' }),
  },
  { title: 'GroupParent' },
);

/** Children contain children; the schema refers to the component with this title. */
const GroupMemberOut = Type.Unsafe<GroupMember>(
  Type.Object(
    {
      company_number: Nullable(Type.String()),
      company_name: Type.String(),
      nature_of_control: Natures,
      since: Since,
      source: Source,
      children: Type.Array(Type.Object({}, { additionalProperties: true }), {
        description: 'The companies that this company owns, in the same form.',
      }),
    },
    { title: 'GroupMember' },
  ),
);

export const GroupPathIn = Type.Object({
  company_number: Type.String({
    description: 'A company number in any spelling: `01234567`, `1234567`, `sc89839`.',
    examples: ['69147382'],
  }),
});

export const GroupDepth = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: DEPTH_MAX,
    default: DEPTH_DEFAULT,
    description: 'The number of levels to read, up and down.',
  }),
);

export const GroupOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    parents: Type.Array(GroupParentOut, { description: 'Nearest first.' }),
    ultimate_parent: Nullable(
      Type.Object(GroupParentOut.properties, {
        title: 'GroupParent',
        description:
          'The owner at the top, even if it is above the requested depth. Null if there is no parent, if owners share control and none has a majority, or if the owners form a circle.',
      }),
    ),
    children: Type.Array(GroupMemberOut, {
      description:
        'The companies that the company owns, sorted by name. A company with several owners is listed under one of them.',
    }),
    sisters: Type.Array(GroupMemberOut, {
      description: 'The other companies of the direct parents, without their own subsidiaries.',
    }),
    truncated: Type.Boolean({ description: 'Whether the depth or the size limit left companies out.' }),
    as_of: Nullable(
      Type.String({
        format: 'date',
        description:
          'The date of the imported snapshot of owners. Null before the first import: then only the owners of companies that were looked up are known.',
      }),
    ),
  },
  { title: 'CompanyGroup' },
);

const PARENT_EXAMPLE: CompanyGroup['parents'][number] = {
  company_number: '58316274',
  company_name: 'OAKENFELL GROUP HOLDINGS PLC',
  nature_of_control: ['ownership-of-shares-75-to-100-percent', 'voting-rights-75-to-100-percent'],
  since: '2016-04-06',
  source: 'psc',
  country: null,
  level: 1,
  controls: '69147382',
};

const GROUP_EXAMPLE: Static<typeof GroupOut> & CompanyGroup = {
  company_number: '69147382',
  company_name: 'OAKENFELL FOODS LIMITED',
  parents: [PARENT_EXAMPLE],
  ultimate_parent: PARENT_EXAMPLE,
  children: [],
  sisters: [
    {
      company_number: '72583914',
      company_name: 'OAKENFELL LOGISTICS LIMITED',
      nature_of_control: ['ownership-of-shares-75-to-100-percent'],
      since: '2016-04-06',
      source: 'psc',
      children: [],
    },
  ],
  truncated: false,
  as_of: '2026-03-03',
};

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
          'Costs no credit. Based on the persons with significant control that companies file: the active ones that are companies or other legal persons. A filed number counts only if its holder has the filed name; owners abroad and owners on no register appear by name. Each company appears once, so circles end. An answer has at most 10,000 children, 1,000 sisters and 100 parents; `truncated` is true if there are more.',
        params: GroupPathIn,
        querystring: Type.Object({ depth: GroupDepth }),
        response: { 200: withExample(GroupOut, GROUP_EXAMPLE), ...errorResponses(400, 401, 404, 503) },
      },
      // Children nest to any depth, and serialising ten thousand of them by schema takes several times as
      // long.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => groups.findGroup(request.params.company_number, request.query.depth),
  );
}
