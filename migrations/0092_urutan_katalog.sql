-- The order in which the members' app shows a list of the catalogue (docs/adr/0419).
SET LOCAL search_path = kencana, pg_temp;

-- A row that is not named comes after those that are, by its code.
CREATE TABLE urutan_katalog (
  kode_toko text NOT NULL, daftar text NOT NULL, kunci text[] NOT NULL,
  oleh text NOT NULL, saat timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kode_toko, daftar));
SELECT tabel_toko('urutan_katalog');
