-- One row that says what the register holds, so that the health probe and `register status` never count
-- millions of companies.
create table register_state (
  only_row boolean primary key default true check (only_row),
  companies bigint not null default 0 check (companies >= 0),
  as_of date,
  source text
);

insert into register_state default values;
