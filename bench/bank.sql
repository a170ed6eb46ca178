-- What the bank brought in the last weeks, after million.sql in the same session: every sale of 40
-- days was also paid by a transfer, at most 2,000 of them, and a statement has each a day later; of
-- many the amounts are the same, as in a shop.
CREATE TEMP TABLE transfer AS
SELECT *, 100000 + (i % 400) * 1000 AS jumlah FROM jual WHERE tgl > current_date - 40
ORDER BY i DESC LIMIT 2000;
INSERT INTO kas (kode_toko, id_posting, n, id_dokumen, id_group, kategori, jenis, no_rekening,
  user_id, laci, jumlah_in, jumlah_out, fee, tgl_system)
SELECT '$shop', posting, 3, grup, grup, 'PENJUALAN', 'TRANSFER', '1234567890', 'bench', 'bench',
  jumlah, 0, 0, tgl
FROM transfer ORDER BY i;
INSERT INTO dokumen (kode_toko, id, jenis, prefix, urut, nomor, tgl_system, saat, input_by, isi)
SELECT '$shop', id, 'REKENING_KORAN', 'RK', 1, 'RK-$shop-1', current_date - 1, now(), 'bench',
  jsonb_build_object('no_rekening', '1234567890', 'dari', dari, 'sampai', current_date,
    'saldo_mulai', 0, 'saldo_akhir', semua)
FROM (SELECT overlay((array_agg(nota))[1]::text PLACING 'c' FROM 36)::uuid AS id,
  min(tgl)::text AS dari, sum(jumlah) AS semua FROM transfer) t;
INSERT INTO status_dokumen (kode_toko, id, jenis, status, tgl_system, versi)
SELECT '$shop', id, jenis, 'VALID', tgl_system, 1 FROM dokumen
WHERE kode_toko = '$shop' AND jenis = 'REKENING_KORAN';
INSERT INTO koran (kode_toko, id_posting, n, id_dokumen, no_rekening, tgl, keterangan, no_ref,
  masuk, keluar)
SELECT '$shop', (SELECT posting FROM transfer ORDER BY i LIMIT 1), row_number() OVER (ORDER BY i),
  (SELECT id FROM dokumen WHERE kode_toko = '$shop' AND jenis = 'REKENING_KORAN'), '1234567890',
  least(tgl + 1, current_date), 'TRSF E-BANKING ' || i, NULL, jumlah, 0
FROM transfer ORDER BY i;
