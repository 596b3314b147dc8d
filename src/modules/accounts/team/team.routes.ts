import { type Static, Type } from '@sinclair/typebox';
import {
  type AppInstance,
  errorResponses,
  Nullable,
  OneOf,
  Timestamp,
  withExample,
} from '../../../platform/http/index.ts';
import { ROLES } from '../../../shared/caller.ts';
import { EMAIL_LENGTH_MAX } from '../../../shared/internet/email-address.ts';
import { callerOf, endById } from '../accounts.routes.ts';
import { MAIL_TOKEN_EXAMPLE, Password } from '../accounts.schemas.ts';
import type { Accounts } from '../index.ts';
import type { Invitation, Member } from './team.store.ts';

const RoleName = OneOf(ROLES, {
  title: 'Role',
  description:
    '`owner`: may do everything. `member`: everything except managing members and the default key. `read_only`: sees everything, but can neither spend credits nor change anything.',
});
const MemberOut = Type.Object(
  {
    id: Type.String({ examples: ['usr_01j9x4zr8m0f3q7w2k5t6v8y9a'] }),
    email: Type.String(),
    role: RoleName,
    joined_at: Timestamp(),
    last_seen_at: Nullable(Timestamp('When they last used a session, rounded to the minute.')),
  },
  { title: 'Member' },
);
const InvitationOut = Type.Object(
  {
    id: Type.String({ examples: ['inv_01j9x4zr8m0f3q7w2k5t6v8y9a'] }),
    email: Type.String(),
    role: RoleName,
    invited_by: Type.String(),
    invited_at: Timestamp(),
    expires_at: Timestamp('When the link in the mail expires. It works once.'),
  },
  { title: 'Invitation' },
);
const ReadInvitationOut = Type.Object(
  {
    ...InvitationOut.properties,
    team: Type.String({ description: 'The e-mail address of the first owner of the account.' }),
    members: Type.Integer({ description: 'The number of members.' }),
  },
  { title: 'ReadInvitationResult' },
);
const TeamOut = Type.Object(
  {
    members: Type.Array(MemberOut, { description: 'In the order of joining.' }),
    invitations: Type.Array(InvitationOut, { description: 'Invitations that are not accepted yet.' }),
  },
  { title: 'Team' },
);
const InviteIn = Type.Object(
  { email: Type.String({ format: 'email', maxLength: EMAIL_LENGTH_MAX }), role: RoleName },
  { title: 'InviteRequest' },
);
const AcceptIn = Type.Object(
  { token: Type.String({ description: 'The token in the link of the mail.' }), password: Password },
  { title: 'AcceptInvitationRequest' },
);
const ReadInvitationIn = Type.Object(
  { token: Type.String({ maxLength: 512, description: 'The token in the link of the mail.' }) },
  { title: 'ReadInvitationRequest' },
);
const AcceptedOut = Type.Object(
  { status: Type.Literal('joined'), email: Type.String() },
  { title: 'AcceptInvitationResult' },
);
const RemovedOut = Type.Object(
  { id: Type.String(), status: Type.Literal('removed') },
  { title: 'RemoveMemberResult' },
);
const RoleIn = Type.Object({ role: RoleName }, { title: 'ChangeRoleRequest' });
const Params = Type.Object({ id: Type.String() });

const MEMBER_EXAMPLE: Static<typeof MemberOut> = {
  id: 'usr_01j9x4zr8m0f3q7w2k5t6v8y9a',
  email: 'ada@example.org',
  role: 'owner',
  joined_at: '2026-02-20T10:00:00.000Z',
  last_seen_at: '2026-03-03T08:19:00.000Z',
};
const INVITATION_EXAMPLE: Static<typeof InvitationOut> = {
  id: 'inv_01j9x4zr8m0f3q7w2k5t6v8y9a',
  email: 'grace@example.org',
  role: 'member',
  invited_by: 'ada@example.org',
  invited_at: '2026-03-03T08:00:00.000Z',
  expires_at: '2026-03-10T08:00:00.000Z',
};

const tags = ['Team'];
const ownersOnly = { auth: 'session', needs: 'own' } as const;
const ONLY_OWNERS = 'Takes a session of an owner, never an API key.';

export function teamRoutes(app: AppInstance, { team }: Pick<Accounts, 'team'>): void {
  getTeamRoute(app, team);
  inviteMemberRoute(app, team);
  withdrawInvitationRoute(app, team);
  readInvitationRoute(app, team);
  acceptInvitationRoute(app, team);
  changeMemberRoleRoute(app, team);
  removeMemberRoute(app, team);
}

function getTeamRoute(app: AppInstance, team: Accounts['team']): void {
  app.get(
    '/v1/team',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getTeam',
        summary: 'The members of the account, and who is invited',
        response: {
          200: withExample(TeamOut, { members: [MEMBER_EXAMPLE], invitations: [INVITATION_EXAMPLE] }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { members, invitations } = await team.list(callerOf(request).account.id);
      return { members: members.map(presentMember), invitations: invitations.map(presentInvitation) };
    },
  );
}

function inviteMemberRoute(app: AppInstance, team: Accounts['team']): void {
  app.post(
    '/v1/team/invitations',
    {
      config: ownersOnly,
      schema: {
        tags,
        operationId: 'inviteMember',
        summary: 'Invite somebody by mail',
        description: `${ONLY_OWNERS} The mail has a link that works once, for seven days. An e-mail address can have one login only.`,
        body: withExample(InviteIn, { email: 'grace@example.org', role: 'member' }),
        response: {
          201: withExample(InvitationOut, INVITATION_EXAMPLE),
          ...errorResponses(400, 401, 409, 429),
        },
      },
    },
    async (request, reply) => {
      const input = request.body as Static<typeof InviteIn>;
      const invitation = await team.invite(callerOf(request), input, request.ip);
      return reply.code(201).send(presentInvitation(invitation));
    },
  );
}

function withdrawInvitationRoute(app: AppInstance, team: Accounts['team']): void {
  const withdrawal = endById(
    { status: 'withdrawn', title: 'WithdrawInvitationResult', exampleId: INVITATION_EXAMPLE.id },
    team.withdraw,
  );
  app.delete(
    '/v1/team/invitations/:id',
    {
      config: ownersOnly,
      schema: {
        tags,
        operationId: 'withdrawInvitation',
        summary: 'Withdraw an invitation',
        description: `${ONLY_OWNERS} The link in the mail stops working.`,
        ...withdrawal.schema,
      },
    },
    withdrawal.handler,
  );
}

function readInvitationRoute(app: AppInstance, team: Accounts['team']): void {
  app.post(
    '/v1/team/invitations/read',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'readInvitation',
        summary: 'Read an invitation with the token of the mail',
        description:
          'Who invites you, with which address and role. Reading an invitation does not use it up.',
        body: withExample(ReadInvitationIn, { token: MAIL_TOKEN_EXAMPLE }),
        response: {
          200: withExample(ReadInvitationOut, { ...INVITATION_EXAMPLE, team: 'ada@example.org', members: 3 }),
          ...errorResponses(400),
        },
      },
    },
    async (request) => {
      const { invitation, ...about } = await team.readInvitation(request.body.token);
      return { ...presentInvitation(invitation), ...about };
    },
  );
}

function acceptInvitationRoute(app: AppInstance, team: Accounts['team']): void {
  app.post(
    '/v1/team/invitations/accept',
    {
      config: { auth: 'none' },
      schema: {
        tags,
        operationId: 'acceptInvitation',
        summary: 'Join an account with the token of the mail',
        description: 'Creates your login, with the e-mail address that was invited. Then log in as usual.',
        body: withExample(AcceptIn, {
          token: MAIL_TOKEN_EXAMPLE,
          password: 'correct horse battery staple',
        }),
        response: {
          201: withExample(AcceptedOut, { status: 'joined', email: INVITATION_EXAMPLE.email }),
          ...errorResponses(400, 409),
        },
      },
    },
    async (request, reply) => {
      const { email } = await team.accept(request.body, request.ip);
      return reply.code(201).send({ status: 'joined' as const, email });
    },
  );
}

function changeMemberRoleRoute(app: AppInstance, team: Accounts['team']): void {
  app.patch(
    '/v1/team/members/:id',
    {
      config: ownersOnly,
      schema: {
        tags,
        operationId: 'changeMemberRole',
        summary: 'Change the role of a member',
        description: `${ONLY_OWNERS} A former owner may have seen the default key, so it is replaced. The invitations that they sent are withdrawn, and the named keys of somebody who becomes read-only are revoked. The last owner cannot lose the role.`,
        params: Params,
        body: withExample(RoleIn, { role: 'read_only' }),
        response: { 200: withExample(MemberOut, MEMBER_EXAMPLE), ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) => {
      const { role } = request.body as Static<typeof RoleIn>;
      return presentMember(await team.changeRole(changeOf(request), role));
    },
  );
}

function removeMemberRoute(app: AppInstance, team: Accounts['team']): void {
  app.delete(
    '/v1/team/members/:id',
    {
      config: ownersOnly,
      schema: {
        tags,
        operationId: 'removeMember',
        summary: 'Remove a member',
        description: `${ONLY_OWNERS} Their sessions, named keys, connected apps and the invitations that they sent end at once; if they were an owner, the default key is replaced. The last owner cannot be removed.`,
        params: Params,
        response: {
          200: withExample(RemovedOut, { id: MEMBER_EXAMPLE.id, status: 'removed' }),
          ...errorResponses(401, 404, 409),
        },
      },
    },
    async (request) => {
      await team.remove(changeOf(request));
      return { id: request.params.id, status: 'removed' as const };
    },
  );
}

function changeOf(request: Parameters<typeof callerOf>[0] & { params: { id: string } }) {
  return { caller: callerOf(request), userId: request.params.id, address: request.ip };
}

function presentMember({ id, email, role, created_at, last_seen_at }: Member): Static<typeof MemberOut> {
  return {
    id,
    email,
    role,
    joined_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}

function presentInvitation({ created_at, expires_at, ...rest }: Invitation): Static<typeof InvitationOut> {
  return { ...rest, invited_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
