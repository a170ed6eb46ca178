-- Who bought, after million.sql in the same session: one person for eight visits, known by his
-- telephone number alone or by a card too; of each day the first 25 visits are of one person, who
-- comes to what has to be reported.
CREATE TEMP TABLE pembeli ON COMMIT PRESERVE ROWS AS
SELECT n, md5('orang ' || n)::uuid AS id_orang, md5('pembeli ' || n)::uuid AS id
FROM generate_series(0, $sales / 8) AS n;
INSERT INTO orang (id) SELECT id_orang FROM pembeli;
INSERT INTO pelanggan (kode_toko, id, nama_customer, no_hp, jenis_identitas, no_identitas, id_orang)
SELECT '$shop', id, 'PEMBELI ' || n, '628' || lpad(n::text, 9, '0'),
  CASE WHEN n % 4 = 0 THEN 'KTP' END, CASE WHEN n % 4 = 0 THEN lpad(n::text, 16, '3') END, id_orang
FROM pembeli ORDER BY n;
UPDATE penjualan p SET id_pelanggan = b.id
FROM (SELECT nota, CASE WHEN row_number() OVER (PARTITION BY tgl ORDER BY i) <= 25
      THEN tgl - date '2000-01-01' ELSE hashint4(i) & 2147483647 END % ($sales / 8) AS n
    FROM jual) j JOIN pembeli b USING (n)
WHERE p.kode_toko = '$shop' AND p.id = j.nota;

-- Every tenth of them ordered a piece and paid for it twice, every twentieth left a deposit; each by
-- a row of the books of one of his visits.
CREATE TEMP TABLE janji ON COMMIT PRESERVE ROWS AS
SELECT DISTINCT ON (b.n) b.n, b.id AS id_pelanggan, j.tgl, j.saat, j.posting,
  md5('janji ' || b.n)::uuid AS id
FROM pembeli b JOIN penjualan p ON p.kode_toko = '$shop' AND p.id_pelanggan = b.id
  JOIN jual j ON j.nota = p.id
WHERE b.n % 10 = 0 ORDER BY b.n, j.tgl DESC;
CREATE TEMP TABLE uang ON COMMIT PRESERVE ROWS AS
SELECT j.*, md5('uang ' || j.n || ' ' || ke)::uuid AS id_uang, ke
FROM janji j, generate_series(1, 2) AS ke;
INSERT INTO dokumen (kode_toko, id, jenis, prefix, urut, nomor, tgl_system, saat, input_by, isi)
SELECT '$shop', id, 'PESANAN', 'PS', n, 'PS-$shop' || to_char(tgl, '-YYMMDD-') || n, tgl, saat, 'bench',
  jsonb_build_object('id_pelanggan', id_pelanggan) FROM janji
UNION ALL SELECT '$shop', id_uang, 'KWITANSI_PESANAN', 'KW', n * 2 + ke,
  'KW-$shop' || to_char(tgl, '-YYMMDD-') || n * 2 + ke, tgl, saat, 'bench', '{}' FROM uang;
INSERT INTO status_dokumen (kode_toko, id, jenis, status, tgl_system, versi)
SELECT '$shop', id, 'PESANAN', 'OPEN', tgl, 1 FROM janji
UNION ALL SELECT '$shop', id_uang, 'KWITANSI_PESANAN', 'VALID', tgl, 1 FROM uang;
INSERT INTO kwitansi (kode_toko, id, id_posting, id_janji, jenis, jumlah, tgl_system)
SELECT '$shop', id_uang, posting, id, 'MUKA', 1000000, tgl FROM uang;
INSERT INTO janji_uang (kode_toko, id_posting, n, id_dokumen, id_janji, jenis, jumlah, pajak, nomor_akun,
  tgl_system, dasar)
SELECT '$shop', posting, ke, id_uang, id, 'TERIMA', 1000000, 0, '2101', tgl, 0 FROM uang;
INSERT INTO titipan (kode_toko, id, id_posting, tgl_system, saat, input_by, kode_sales, id_pelanggan,
  tgl_batas, jumlah, kunci_harga, nama_barang, kode_group, kadar, kadar_cetak, berat, harga_gram,
  harga_jual, ongkos, diskon, harga_total)
SELECT '$shop', md5('titipan ' || n)::uuid, posting, tgl, saat, 'bench', 'S1', id_pelanggan, tgl + 30,
  500000, false, 'CINCIN POLOS', '75', 7500, '750', 4120, 1650000, 6798000, 0, 0, 6798000
FROM janji WHERE n % 20 = 0;
INSERT INTO status_dokumen (kode_toko, id, jenis, status, tgl_system, versi)
SELECT kode_toko, id, 'TITIPAN', 'VALID', tgl_system, 1 FROM titipan WHERE kode_toko = '$shop';
INSERT INTO titipan_uang (kode_toko, id_posting, n, id_dokumen, id_titipan, jenis, jumlah, nomor_akun,
  tgl_system)
SELECT kode_toko, id_posting, 1, id, id, 'TITIP', jumlah, '2102', tgl_system
FROM titipan WHERE kode_toko = '$shop';
