-- What so many milligrams of pure gold are worth at a price per gram, in whole rupiah.
CREATE OR REPLACE FUNCTION nilai_emas(v_murni bigint, v_harga numeric) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$ SELECT round(v_murni * v_harga / 1000)::bigint $$;

-- Where an account of the gold book stands in the shop's position: in the shop, outside with a goldsmith or
-- on its way, or as collateral of others.
CREATE OR REPLACE FUNCTION jenis_emas(v_akun text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN v_akun LIKE 'STOK/%' OR v_akun LIKE 'SORTIR\_%' OR v_akun LIKE 'MANUAL%'
      OR v_akun IN ('PEMBELIAN', 'BRANKAS', 'DITAHAN', 'PESANAN', 'BATANG') THEN 'stok'
    WHEN v_akun LIKE 'TUKANG/%' OR v_akun IN ('LEBUR', 'HANCUR', 'PERJALANAN') THEN 'luar'
    WHEN v_akun = 'JAMINAN' THEN 'jaminan'
    WHEN v_akun = 'SUPPLIER' THEN 'supplier' END $$;

-- The gold of the shop by kadar at the end of a day, in pure milligrams. Of others: what is held for a
-- deposit or instalments, what orders of a fixed price have been paid of, what secures loans, what lies
-- in the shop on consignment, and what suppliers are owed for the rest of what they sent.
CREATE OR REPLACE FUNCTION posisi_emas(v_toko text, v_tgl date)
RETURNS TABLE (kadar int, stok bigint, luar bigint, titipan bigint, pesanan_tetap bigint,
  jaminan bigint, konsinyasi bigint, supplier bigint, bersih bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH buku AS (
    SELECT g.kadar, jenis_emas(g.akun) AS jenis, g.murni
    FROM saldo_gram(v_toko, v_tgl) g),
  ditahan AS (
    SELECT b.kadar, 'titipan', g.murni
    FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
    WHERE g.kode_toko = v_toko AND g.ke_status = 'TITIP' AND g.tgl_system <= v_tgl
      AND NOT EXISTS (SELECT FROM gerak_barang l WHERE l.kode_toko = v_toko
        AND l.kode_barcode = g.kode_barcode AND l.versi > g.versi AND l.tgl_system <= v_tgl)),
  milik_supplier AS (
    SELECT (a.isi->>'kadar')::int, 'konsinyasi', a.murni
    FROM konsinyasi x JOIN gerak_barang a ON a.kode_toko = v_toko
        AND a.kode_barcode = x.kode_barcode AND a.versi = 1
      JOIN LATERAL (SELECT g.ke_gudang FROM gerak_barang g WHERE g.kode_toko = v_toko
        AND g.kode_barcode = x.kode_barcode AND g.tgl_system <= v_tgl
        ORDER BY g.versi DESC LIMIT 1) l ON l.ke_gudang IS NOT NULL
    WHERE x.kode_toko = v_toko AND x.id_dokumen = a.id_dokumen
      AND dibeli_kembali(v_toko, x.kode_barcode, v_tgl) IS NULL),
  semua AS (
    SELECT * FROM buku UNION ALL SELECT * FROM ditahan UNION ALL SELECT * FROM milik_supplier
    UNION ALL SELECT p.kadar, 'pesanan_tetap', p.murni FROM pesanan_tetap(v_toko, v_tgl) p),
  jumlah AS (
    SELECT s.kadar,
      coalesce(sum(murni) FILTER (WHERE jenis = 'stok'), 0)::bigint AS stok,
      coalesce(sum(murni) FILTER (WHERE jenis = 'luar'), 0)::bigint AS luar,
      coalesce(sum(murni) FILTER (WHERE jenis = 'titipan'), 0)::bigint AS titipan,
      coalesce(sum(murni) FILTER (WHERE jenis = 'pesanan_tetap'), 0)::bigint AS pesanan_tetap,
      coalesce(sum(murni) FILTER (WHERE jenis = 'jaminan'), 0)::bigint AS jaminan,
      coalesce(sum(murni) FILTER (WHERE jenis = 'konsinyasi'), 0)::bigint AS konsinyasi,
      -coalesce(sum(murni) FILTER (WHERE jenis IN ('supplier', 'konsinyasi')), 0)::bigint AS supplier
    FROM semua s WHERE jenis IS NOT NULL GROUP BY s.kadar)
  SELECT j.*, stok + luar - titipan - pesanan_tetap - konsinyasi - supplier FROM jumlah j
  WHERE (stok, luar, titipan, pesanan_tetap, jaminan, konsinyasi, supplier) <> (0, 0, 0, 0, 0, 0, 0) $$;

GRANT EXECUTE ON FUNCTION jenis_emas, posisi_emas, nilai_emas TO kencana_app;
