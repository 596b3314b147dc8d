-- The documents of the fictional companies' accounts, so that people can read where a figure comes from. The sandbox's end
-- empties it.
create table sandbox_accounts (
  name text primary key,
  content text not null
);
