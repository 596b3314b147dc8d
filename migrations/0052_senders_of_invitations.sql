-- Who sent an invitation, so that it ends with their right to invite. Until now only the address was known.
alter table invitations add column invited_by_id text references users (id) on delete cascade;
update invitations set invited_by_id = users.id
from users
where users.account_id = invitations.account_id and users.email = invitations.invited_by and users.role = 'owner';
-- Their senders have left or may no longer invite.
delete from invitations where invited_by_id is null;
alter table invitations alter column invited_by_id set not null;
create index invitations_invited_by_id on invitations (invited_by_id);
