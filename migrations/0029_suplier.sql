-- What is owed to suppliers, receipt by receipt (docs/adr/0312): a book of what came and what was paid, and
-- what is left of each. Receipts of before have no rows in the book: what they brought is left of them.
-- termin: the days after a receipt in which this supplier is paid. konsinyasi: pieces that are
-- the supplier's until they are sold. A bag of bought gold may be given to a supplier. Shops that were
-- there before get the accounts.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE hutang_supplier (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_terima uuid NOT NULL, kadar int NOT NULL, supplier text, uang bigint NOT NULL,
  nilai bigint NOT NULL, kotor bigint NOT NULL, murni bigint NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX hutang_supplier_terima ON hutang_supplier (kode_toko, id_terima);
CREATE INDEX hutang_supplier_siapa ON hutang_supplier (kode_toko, supplier, tgl_system);
SELECT tabel_buku('hutang_supplier');

CREATE TABLE sisa_supplier (
  kode_toko text NOT NULL, id_terima uuid NOT NULL, kadar int NOT NULL, supplier text,
  uang bigint NOT NULL, nilai bigint NOT NULL, kotor bigint NOT NULL, murni bigint NOT NULL,
  versi int NOT NULL, PRIMARY KEY (kode_toko, id_terima, kadar));
CREATE INDEX sisa_supplier_ada ON sisa_supplier (kode_toko, id_terima)
  WHERE ((uang, nilai, kotor, murni) <> (0, 0, 0, 0));
SELECT tabel_proyeksi('sisa_supplier');

INSERT INTO sisa_supplier
SELECT g.kode_toko, d.id, (g.isi->>'kadar')::int, min(d.isi->>'supplier'), 0,
  sum((g.isi->>'harga_pokok')::bigint), sum(g.berat), sum(g.murni), 1
FROM gerak_barang g JOIN dokumen d ON d.kode_toko = g.kode_toko AND d.id = g.id_dokumen
  JOIN status_dokumen s ON s.kode_toko = d.kode_toko AND s.id = d.id AND s.status = 'VALID'
WHERE g.versi = 1 AND g.isi IS NOT NULL AND (d.jenis = 'PENERIMAAN_BARANG'
  OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SUPPLIER')
GROUP BY g.kode_toko, d.id, g.isi->>'kadar';

ALTER TABLE supplier ADD COLUMN termin bigint CHECK (termin BETWEEN 0 AND 365);

CREATE TABLE konsinyasi (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n), UNIQUE (kode_toko, kode_barcode, id_dokumen));
SELECT tabel_buku('konsinyasi');

ALTER TABLE kantong DROP CONSTRAINT kantong_tempat;
ALTER TABLE kantong ADD CONSTRAINT kantong_tempat CHECK (tempat IN ('PEMBELIAN', 'BRANKAS',
  'SORTIR_JUAL', 'SORTIR_CUCI', 'SORTIR_LEBUR', 'SORTIR_HANCUR', 'DITAHAN', 'TUKANG', 'PELEBUR',
  'BARANG', 'HANCUR', 'DILEBUR', 'DIBAYARKAN'));
DROP INDEX kantong_ada;
CREATE INDEX kantong_ada ON kantong (kode_toko, tempat, id, n)
  WHERE (tempat NOT IN ('BARANG', 'HANCUR', 'DILEBUR', 'DIBAYARKAN'));

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '4111', 'Laba Rugi Hutang Emas', 'PENDAPATAN' FROM akun WHERE nomor_akun = '2102'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, 'SUPPLIER', 'SUPPLIER', v.* FROM akun a JOIN (VALUES
  ('HUTANG_SUPPLIER', 'KREDIT', '2102'), ('KAS', 'KREDIT', '1101'), ('BANK', 'KREDIT', '1102'),
  ('ROSOK', 'KREDIT', '1203'), ('EMAS_BATANG', 'KREDIT', '1206'), ('LABA_EMAS', 'KREDIT', '4111'),
  ('PERSEDIAAN', 'DEBET', '1201'), ('PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
  ('KOREKSI', 'DEBET', '5106')) AS v(kode, jenis, nomor) ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
