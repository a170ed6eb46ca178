-- A log-in whose passkey did not fit came to nothing, too.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE masuk_gagal DROP CONSTRAINT masuk_gagal_sebab_check;
ALTER TABLE masuk_gagal ADD CONSTRAINT masuk_gagal_sebab_check
  CHECK (sebab IN ('SANDI', 'DIPAKAI', 'DIBLOKIR', 'TOKO_LAIN', 'PASSKEY'));
