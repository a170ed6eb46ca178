-- Which days of a seller's bonus were paid (docs/adr/0301): paying is odd, taking back is even, so
-- no day is paid twice at once. Shops that were there before get the account of the bonus, and that of
-- the difference of imported opening balances (docs/adr/0300). What the nightly cross-check of each
-- shop and day came to is kept (docs/adr/0132).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE bonus_hari (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_sales text NOT NULL, tgl date NOT NULL, urut int NOT NULL CHECK (urut > 0),
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_sales, tgl, urut),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales));
CREATE INDEX bonus_hari_tgl ON bonus_hari (kode_toko, tgl);
SELECT tabel_buku('bonus_hari');

CREATE TABLE uji_harian (
  kode_toko text NOT NULL, tgl date NOT NULL, mulai timestamptz NOT NULL,
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL')), oleh text, lama_ms int NOT NULL,
  beda jsonb NOT NULL, gagal text,
  PRIMARY KEY (kode_toko, tgl, mulai));
SELECT tabel_proyeksi('uji_harian');

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '6105', 'Biaya Bonus Sales', 'BIAYA' FROM akun WHERE nomor_akun = '6101'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, v.* FROM akun a JOIN (VALUES
  ('BONUS', 'BAYAR_BONUS', 'BONUS', 'DEBET', '6105'),
  ('SALDO AWAL', 'AKUN', 'LAWAN', 'KREDIT', '3901')) AS v(trx, type, kode, jenis, nomor)
  ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
