-- Who decided a review: the e-mail address, as it was then. Null in decisions made before this column.
alter table reviews add column decided_by text;
