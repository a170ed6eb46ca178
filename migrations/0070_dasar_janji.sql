-- Of money for a promise what is taxed: the tax base beside its tax (docs/adr/0276). A row of before says
-- nothing, and its text in the chain stays as it was.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE janji_uang ADD COLUMN dasar bigint;
