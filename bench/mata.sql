-- What the watchful eye asks besides, after million.sql in the same session: of the last 90 days
-- every fifth visit sold its first two rings back within a second (a third of them without a nota),
-- notas were printed, drafts lost lines, and one note in four gave a discount. Every ring weighs
-- the same: the worst that a comparison of weights can meet.
CREATE TEMP TABLE kembali AS
SELECT *, overlay(nota::text PLACING 'b' FROM 36)::uuid AS id, i % 15 = 0 AS tanpa
FROM jual WHERE tgl > current_date - 90 AND i % 5 = 0;
INSERT INTO pembelian (kode_toko, id, id_posting, id_group, tgl_system, saat, input_by, jenis,
  kode_sales, qty, berat, murni, harga_dasar, potongan, tambahan, harga_total)
SELECT '$shop', id, posting, grup, tgl, saat + interval '1 second', 'bench', 'BELI', kode_sales, 2,
  8240, 6180, 10800000, 0, 0, 10800000
FROM kembali ORDER BY i;
INSERT INTO dokumen (kode_toko, id, jenis, prefix, urut, nomor, id_group, tgl_system, saat,
  input_by, isi)
SELECT '$shop', id, 'PEMBELIAN', 'FB', i, 'FB-$shop' || to_char(tgl, '-YYMMDD-') || i, grup, tgl,
  saat, 'bench', '{}'
FROM kembali ORDER BY i;
INSERT INTO status_dokumen (kode_toko, id, jenis, status, tgl_system, versi)
SELECT '$shop', id, 'PEMBELIAN', 'VALID', tgl, 1 FROM kembali ORDER BY i;
INSERT INTO pembelian_baris (kode_toko, id, n, id_asal, n_asal, kode_barcode, nama_barang,
  kode_kategori, kode_group, kode_dept, kode_kondisi, kondisi, rusak, kadar, kadar_nota, kadar_eod,
  berat_kotor, potong_batu, berat, berat_hitung, berat_nota, murni, harga_emas, harga_nota,
  rata_asal, hitungan, harga_dasar, potongan, tambahan, harga, harga_gram, nota_hilang,
  belum_dipakai, batu_hilang, rincian)
SELECT '$shop', k.id, b.n, CASE WHEN NOT k.tanpa THEN k.nota END,
  CASE WHEN NOT k.tanpa THEN b.n END, CASE WHEN NOT k.tanpa THEN b.kode_barcode END,
  'CINCIN POLOS', 'EMAS', '75', 'CC', 'BAIK', 'Baik', false, 7500, 7500, 7500, 4120, 0, 4120, 4120,
  4120, 3090, 1650000, 6798000, 1650000, 5400000,
  5400000, 0, 0, 5400000, 1310000, false, false, false, '[]'
FROM kembali k JOIN baris b ON b.i = k.i AND b.n <= 2 ORDER BY k.i, b.n;
UPDATE penjualan SET diskon = 50000, harga_total = harga_total - 50000
WHERE kode_toko = '$shop' AND id IN (SELECT nota FROM jual
  WHERE i % 4 = 0 AND tgl > current_date - 90);
UPDATE penjualan_baris SET diskon = 50000, harga_total = harga_total - 50000
WHERE kode_toko = '$shop' AND n = 1 AND id IN (SELECT nota FROM jual
  WHERE i % 4 = 0 AND tgl > current_date - 90);
INSERT INTO cetak_nota (kode_toko, id_dokumen, n, saat, oleh, tercetak, dijawab_pada, ke, alasan)
SELECT '$shop', nota, c.n, saat, 'bench', true, saat + interval '5 seconds', c.n,
  CASE c.n WHEN 2 THEN 'Hilang' END
FROM jual, generate_series(1, 2) AS c(n) WHERE c.n = 1 OR i % 20 = 0;
INSERT INTO draf_lepas (kode_toko, id_draf, kode_barcode, tgl_system, saat, oleh)
SELECT '$shop', gen_random_uuid(), kode_barcode, tgl, saat, 'bench' FROM baris WHERE i % 30 = 0;
