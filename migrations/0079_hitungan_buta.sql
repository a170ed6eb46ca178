-- Who counted a drawer or the safe and was told what the book says, also where he left it at that
-- (docs/adr/0390).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE hitungan_buta (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, laci text NOT NULL,
  buku bigint NOT NULL, terhitung bigint NOT NULL CHECK (terhitung >= 0), tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX hitungan_buta_hari ON hitungan_buta (kode_toko, tgl_system);
SELECT tabel_buku('hitungan_buta');
