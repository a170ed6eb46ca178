-- An account into which QRIS pays is a terminal of its own (docs/adr/0288).
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE rekening ADD COLUMN qris boolean NOT NULL DEFAULT false;
