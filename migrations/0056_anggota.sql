-- Members sign in to their app (docs/adr/0346): one-time codes, and their sessions. Of the chain, because
-- a member is; the app of the server reads neither, it asks functions.
SET LOCAL search_path = kencana, pg_temp;

-- sidik: of the salt and the code. coba: how often it was tried.
CREATE TABLE kode_anggota (
  id uuid NOT NULL DEFAULT gen_random_uuid(), no_hp text NOT NULL, alamat text NOT NULL,
  garam bytea NOT NULL, sidik bytea NOT NULL, coba int NOT NULL DEFAULT 0,
  dibuat timestamptz NOT NULL DEFAULT clock_timestamp(), dipakai timestamptz,
  PRIMARY KEY (id));
CREATE INDEX kode_anggota_hp ON kode_anggota (no_hp, dibuat);
CREATE INDEX kode_anggota_alamat ON kode_anggota (alamat, dibuat);
COMMENT ON TABLE kode_anggota IS 'rantai toko';

-- no_hp: the number that he had then. Whoever has another one since signs in again.
CREATE TABLE sesi_anggota (
  sidik_token bytea NOT NULL, kode_member text NOT NULL, no_hp text NOT NULL,
  mulai timestamptz NOT NULL DEFAULT clock_timestamp(),
  terakhir timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (sidik_token));
CREATE INDEX sesi_anggota_terakhir ON sesi_anggota (terakhir);
COMMENT ON TABLE sesi_anggota IS 'rantai toko';

-- rahasia: nobody but its receiver reads its words, and they go when it has gone out.
-- batas: after that it is of no use, and is not sent.
ALTER TABLE pesan_keluar ADD COLUMN rahasia boolean NOT NULL DEFAULT false,
  ADD COLUMN batas timestamptz;
