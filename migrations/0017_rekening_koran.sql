-- Lines of bank statements, and which of them are which rows of the cash book (docs/adr/0293).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE koran (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  no_rekening text NOT NULL, tgl date NOT NULL, keterangan text NOT NULL, no_ref text,
  masuk rupiah NOT NULL, keluar rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT koran_satu_arah CHECK ((masuk = 0) <> (keluar = 0)));
CREATE INDEX koran_rekening ON koran (kode_toko, no_rekening, tgl);
SELECT tabel_buku('koran');

CREATE TABLE cocok (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  pasangan int NOT NULL, sisi text NOT NULL, id_baris uuid NOT NULL, n_baris int NOT NULL,
  jumlah bigint NOT NULL, lepas boolean NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT cocok_sisi CHECK (sisi IN ('KORAN', 'KAS')));
CREATE INDEX cocok_dokumen ON cocok (kode_toko, id_dokumen);
SELECT tabel_buku('cocok');

-- What is matched now: a row of either side stands here once.
CREATE TABLE cocok_kini (
  kode_toko text NOT NULL, sisi text NOT NULL, id_baris uuid NOT NULL, n_baris int NOT NULL,
  id_dokumen uuid NOT NULL, pasangan int NOT NULL,
  PRIMARY KEY (kode_toko, sisi, id_baris, n_baris));
CREATE INDEX cocok_kini_pasangan ON cocok_kini (kode_toko, id_dokumen, pasangan);
SELECT tabel_proyeksi('cocok_kini');

-- Shops that are there already get the account of transfers that never came.
INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '5107', 'Transfer Tidak Datang', 'BIAYA' FROM toko
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT t.kode_toko, 'REKONSILIASI', 'REKONSILIASI', 'HILANG', 'DEBET', '5107' FROM toko t
WHERE EXISTS (SELECT FROM akun a WHERE a.kode_toko = t.kode_toko AND a.nomor_akun = '5107')
ON CONFLICT DO NOTHING;
