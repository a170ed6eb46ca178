-- What is known of a bag besides its place and weight (docs/adr/0321): how pure the gold is by the last
-- test, and under which seal it lies. Bags that were there before are as pure as they were bought, as
-- their gold stands in the books.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kantong ADD COLUMN kadar int, ADD COLUMN kadar_eod int, ADD COLUMN no_segel text;
UPDATE kantong k SET kadar = l.kadar, kadar_eod = l.kadar_eod FROM pembelian_baris l
WHERE l.kode_toko = k.kode_toko AND l.id = k.id AND l.n = k.n;
ALTER TABLE kantong ALTER COLUMN kadar SET NOT NULL, ALTER COLUMN kadar_eod SET NOT NULL;

-- versi is the bag's after the move of the same posting. sebelum and sesudah: {kadar, kadar_eod, no_segel}.
CREATE TABLE ciri_kantong (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_beli uuid NOT NULL, n_beli int NOT NULL, versi int NOT NULL, sebelum jsonb NOT NULL,
  sesudah jsonb NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, id_beli, n_beli, versi));
CREATE INDEX ciri_kantong_dokumen ON ciri_kantong (kode_toko, id_dokumen);
SELECT tabel_buku('ciri_kantong');

-- A bag that never came back from a goldsmith is HILANG (docs/adr/0322).
ALTER TABLE kantong DROP CONSTRAINT kantong_tempat;
ALTER TABLE kantong ADD CONSTRAINT kantong_tempat CHECK (tempat IN ('PEMBELIAN', 'BRANKAS',
  'SORTIR_JUAL', 'SORTIR_CUCI', 'SORTIR_LEBUR', 'SORTIR_HANCUR', 'DITAHAN', 'TUKANG', 'PELEBUR',
  'BARANG', 'HANCUR', 'DILEBUR', 'DIBAYARKAN', 'HILANG'));
DROP INDEX kantong_ada;
CREATE INDEX kantong_ada ON kantong (kode_toko, tempat, id, n)
  WHERE (tempat NOT IN ('BARANG', 'HANCUR', 'DILEBUR', 'DIBAYARKAN', 'HILANG'));

-- Wages for the shop's own gold and for orders leave the account of services.
INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '5110', 'Biaya Tukang Emas Sendiri', 'BIAYA' FROM akun WHERE nomor_akun = '5107'
ON CONFLICT DO NOTHING;
UPDATE para_akun_transaksi p SET nomor_akun = '5110'
WHERE p.trx IN ('SEPUHAN', 'PESANAN') AND p.kode_akun = 'BIAYA_TUKANG' AND p.nomor_akun = '5107'
  AND EXISTS (SELECT FROM akun a WHERE a.kode_toko = p.kode_toko AND a.nomor_akun = '5110');
