-- What gold that is no stock has cost (docs/adr/0368): a book of the gold at goldsmiths' and refiners'
-- and of the bars, in rupiah, and what each holds now. awal: what was there before the book began, out
-- of the journal.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE nilai_emas (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  tempat text NOT NULL CHECK (tempat = 'BATANG' OR tempat LIKE 'TUKANG/%'),
  jumlah bigint NOT NULL CHECK (jumlah <> 0), tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX nilai_emas_dokumen ON nilai_emas (kode_toko, id_dokumen);
SELECT tabel_buku('nilai_emas');

CREATE TABLE saldo_nilai_emas (
  kode_toko text NOT NULL, tempat text NOT NULL, awal bigint NOT NULL, saldo bigint NOT NULL,
  PRIMARY KEY (kode_toko, tempat));
SELECT tabel_proyeksi('saldo_nilai_emas');

-- Of a document with several goldsmiths the first one stands for all.
INSERT INTO saldo_nilai_emas
SELECT j.kode_toko, CASE WHEN p.kode_akun = 'EMAS_BATANG' THEN 'BATANG' ELSE coalesce(
    (SELECT min(g.akun) FROM gram g WHERE g.kode_toko = j.kode_toko AND g.id_dokumen = j.id_dokumen
      AND g.akun LIKE 'TUKANG/%'), 'TUKANG/-') END,
  sum(j.debit - j.kredit), sum(j.debit - j.kredit)
FROM jurnal j JOIN (SELECT DISTINCT kode_toko, kode_akun, nomor_akun FROM para_akun_transaksi
    WHERE kode_akun IN ('EMAS_TUKANG', 'EMAS_BATANG')) p
  ON p.kode_toko = j.kode_toko AND p.nomor_akun = j.nomor_akun
GROUP BY 1, 2 HAVING sum(j.debit - j.kredit) <> 0;
