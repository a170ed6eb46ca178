-- Two years of sales of one shop as the postings would have left them, written straight into the
-- books as the owner: three rings a sale, cash and card, VALID, every day sealed. $shop, $sales and
-- the days are filled in by million.mjs. Not for the audit: the chain's hashes are made up.
SET session_replication_role = replica;
SET search_path = kencana, pg_temp;
SET synchronous_commit = off;
SET work_mem = '256MB';

CREATE TEMP TABLE jual ON COMMIT PRESERVE ROWS AS
SELECT i, tgl, tgl + time '09:00' + (i % 500) * interval '1 minute' AS saat,
  (awal || '1' || ekor)::uuid AS posting, (awal || '2' || ekor)::uuid AS grup,
  (awal || '3' || ekor)::uuid AS nota, 'S' || (i % 20) AS kode_sales
FROM (SELECT i, current_date - 730 + (i::bigint * 730 / $sales)::int AS tgl,
    lpad(to_hex(1700000000000 + i * 100), 12, '0') || '7000' AS awal,
    'aaaaaaaaaaaaaaa' AS ekor
  FROM generate_series(0, $sales - 1) AS i) s;
CREATE TEMP TABLE baris ON COMMIT PRESERVE ROWS AS
SELECT j.*, n, 'L' || lpad((j.i * 3 + n)::text, 9, '0') AS kode_barcode
FROM jual j, generate_series(1, 3) AS n;

INSERT INTO posting (kode_toko, id, urut, versi_naskah, perintah, tgl_system, saat, oleh, buku,
  hash)
SELECT '$shop', posting, -1 - i, 1, 'penjualan/simpan', tgl, saat, 'bench', '{gerak_barang}',
  sha256(posting::text::bytea)
FROM jual ORDER BY i;
INSERT INTO dokumen (kode_toko, id, jenis, prefix, urut, nomor, id_group, tgl_system, saat,
  input_by, isi)
SELECT '$shop', d.id, d.jenis, d.prefix, i, d.prefix || '-$shop' || to_char(tgl, '-YYMMDD-') || i,
  d.id_group, tgl, saat, 'bench', '{}'
FROM jual, LATERAL (VALUES (grup, 'GROUP', 'FG', NULL::uuid), (nota, 'PENJUALAN', 'FJ', grup))
  AS d(id, jenis, prefix, id_group) ORDER BY i;
INSERT INTO status_dokumen (kode_toko, id, jenis, status, tgl_system, versi)
SELECT '$shop', d.id, d.jenis, 'VALID', tgl, 1
FROM jual, LATERAL (VALUES (grup, 'GROUP'), (nota, 'PENJUALAN')) AS d(id, jenis) ORDER BY i;
INSERT INTO transisi (kode_toko, id_posting, n, id_dokumen, versi, perintah, ke, tgl_system, saat,
  oleh)
SELECT '$shop', posting, d.n, d.id, 1, 'penjualan/simpan', 'VALID', tgl, saat, 'bench'
FROM jual, LATERAL (VALUES (1, grup), (2, nota)) AS d(n, id) ORDER BY i;
INSERT INTO penjualan (kode_toko, id, id_posting, id_group, tgl_system, saat, input_by, kode_sales,
  qty, berat, harga_jual, ongkos, diskon, pajak, pajak_termasuk, harga_total)
SELECT '$shop', nota, posting, grup, tgl, saat, 'bench', kode_sales, 3, 12360, 20394000, 0, 0, 0, 0,
  20394000
FROM jual ORDER BY i;
INSERT INTO penjualan_baris (kode_toko, id, n, kode_barcode, nama_barang, kode_kategori, kode_group,
  kode_dept, kadar, kadar_cetak, kode_intern, berat, berat_kotor, berat_atribut, nama_atribut,
  murni, harga_gram, harga_atribut, harga_jual, ongkos, diskon, pajak, pajak_termasuk, harga_total,
  harga_pokok, rincian)
SELECT '$shop', nota, n, kode_barcode, 'CINCIN POLOS ' || i % 997, 'EMAS', '75', 'CC', 7500, '750',
  '', 4120, 4120, 0, '', 3090, 1650000, 0, 6798000, 0, 0, 0, 0, 6798000, 6200000, '[]'
FROM baris ORDER BY i, n;
INSERT INTO pembayaran (kode_toko, id_group, versi_bayar, n, id_posting, jenis, no_rekening, jumlah,
  fee, diterima, kembali, masuk)
SELECT '$shop', grup, 1, b.n, posting, b.jenis, b.rekening, b.jumlah, 0, b.jumlah, 0, true
FROM jual, LATERAL (VALUES (1, 'CASH', NULL, 1000000), (2, 'DEBET', '1234567890', 19394000))
  AS b(n, jenis, rekening, jumlah) ORDER BY i;
INSERT INTO barang (kode_toko, kode_barcode, nama_barang, kode_kategori, kode_dept, kode_group,
  kadar, kadar_cetak, kadar_eod, berat, murni, harga_pokok, status, id_pemegang, tgl_masuk, versi)
SELECT '$shop', kode_barcode, 'CINCIN POLOS ' || i % 997, 'EMAS', 'CC', '75', 7500, '750', 7500,
  4120, 3090, 6200000, 'TERJUAL', nota, tgl, 2
FROM baris ORDER BY kode_barcode;
INSERT INTO gerak_barang (kode_toko, id_posting, n, id_dokumen, kode_barcode, versi, dari_status,
  ke_status, dari_gudang, dari_baki, berat, murni, tgl_system)
SELECT '$shop', posting, n, nota, kode_barcode, 2, 'ADA', 'TERJUAL', 'TOKO', 'A01', 4120, 3090, tgl
FROM baris ORDER BY i, n;
INSERT INTO gram (kode_toko, id_posting, n, id_dokumen, akun, kadar, kotor, murni, tgl_system)
SELECT '$shop', posting, g.n, nota, g.akun, 7500, g.arah * 12360, g.arah * 9270, tgl
FROM jual, LATERAL (VALUES (1, 'STOK/TOKO', -1), (2, 'PELANGGAN', 1))
  AS g(n, akun, arah) ORDER BY i;
INSERT INTO jurnal (kode_toko, id_posting, n, id_dokumen, nomor_akun, debit, kredit, tgl_system)
SELECT '$shop', posting, a.n, nota, a.akun, a.debit, a.kredit, tgl
FROM jual, LATERAL (VALUES (1, '1101', 1000000, 0), (2, '1111', 19394000, 0),
  (3, '4101', 0, 20394000), (4, '5101', 18600000, 0), (5, '1201', 0, 18600000))
  AS a(n, akun, debit, kredit) ORDER BY i;
INSERT INTO kas (kode_toko, id_posting, n, id_dokumen, id_group, kategori, jenis, no_rekening,
  user_id, laci, jumlah_in, jumlah_out, fee, tgl_system)
SELECT '$shop', posting, b.n, grup, grup, 'PENJUALAN', b.jenis, b.rekening, 'bench', 'bench',
  b.jumlah, 0, 0, tgl
FROM jual, LATERAL (VALUES (1, 'CASH', NULL, 1000000), (2, 'DEBET', '1234567890', 19394000))
  AS b(n, jenis, rekening, jumlah) ORDER BY i;

-- The days are sealed, so that their snapshots count.
INSERT INTO hari (kode_toko, tgl_system, n, id_posting, id_dokumen, status, saat, oleh, sampai_urut,
  jumlah_posting, hash)
SELECT '$shop', tgl, 1, (array_agg(posting))[1], (array_agg(nota))[1], 'TUTUP', max(saat), 'bench',
  0, count(*), '\x00' FROM jual GROUP BY tgl;
UPDATE rantai SET tgl_segel = current_date - 1 WHERE kode_toko = '$shop';
ANALYZE penjualan, penjualan_baris, status_dokumen, gram, kas, jurnal, gerak_barang;
INSERT INTO rekap_harian_jual
SELECT * FROM hitung_harian_jual('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_kas
SELECT * FROM hitung_harian_kas('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_bayar
SELECT * FROM hitung_harian_bayar('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_jurnal
SELECT * FROM hitung_harian_jurnal('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_emas
SELECT * FROM hitung_harian_emas('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_gerak
SELECT * FROM hitung_harian_gerak('$shop', current_date - 730, current_date - 1);
INSERT INTO rekap_harian_gram
SELECT '$shop', tgl_system, akun, kadar, sum(greatest(kotor, 0)), sum(greatest(-kotor, 0)),
  sum(greatest(murni, 0)), sum(greatest(-murni, 0)),
  sum(sum(kotor)) OVER w, sum(sum(murni)) OVER w
FROM gram WHERE kode_toko = '$shop' AND tgl_system < current_date
GROUP BY tgl_system, akun, kadar WINDOW w AS (PARTITION BY akun, kadar ORDER BY tgl_system);
INSERT INTO rekap_harian_stok (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept,
  kadar, qty, berat, murni, harga_pokok, berat_gram, harga_atribut, harga_tetap)
SELECT '$shop', tgl, 'TOKO', 'A01', '75', 'CC', 7500, q, q * 4120, q * 3090, q * 6200000, q * 4120,
  0, 0
FROM (SELECT tgl, 3 * ($sales - sum(count(*)) OVER (ORDER BY tgl)) AS q FROM jual GROUP BY tgl) s;
