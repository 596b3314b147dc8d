-- Claims that last too long are looked up every few minutes (src/worker/future-times.ts); nearly no row has one.
create index company_details_claims on company_details (claimed_until) where claimed_until is not null;
