-- The stock at the end of a day (0015) read every piece twice: which pieces lie somewhere, and then
-- what they are. Whoever has not moved since says both at once.
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION hitung_harian_stok(v_toko text, v_tgl date)
RETURNS SETOF rekap_harian_stok LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN QUERY WITH pindah AS (
    SELECT DISTINCT ON (g.kode_barcode) g.kode_barcode, g.dari_gudang, g.dari_baki
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.tgl_system > v_tgl
    ORDER BY g.kode_barcode, g.versi),
  dikoreksi AS (SELECT * FROM fakta_sebelum(v_toko, v_tgl)),
  isi AS (
    SELECT b.kode_gudang AS di_gudang, b.kode_baki AS di_baki, b.kode_group, b.kode_dept, b.kadar,
      b.berat, b.murni, b.harga_pokok, b.harga_tetap, b.harga_atribut
    FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
      AND NOT EXISTS (SELECT FROM pindah p WHERE p.kode_barcode = b.kode_barcode)
      AND NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = b.kode_barcode)
    UNION ALL
    SELECT p.dari_gudang, p.dari_baki, b.kode_group, b.kode_dept, b.kadar, b.berat, b.murni,
      b.harga_pokok, b.harga_tetap, b.harga_atribut
    FROM pindah p JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = p.kode_barcode
    WHERE p.dari_gudang IS NOT NULL
      AND NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = p.kode_barcode)
    UNION ALL
    SELECT a.di_gudang, a.di_baki, f.kode_group, f.kode_dept, f.kadar, f.berat, f.murni,
      f.harga_pokok, f.harga_tetap, f.harga_atribut
    FROM dikoreksi d JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = d.kode_barcode
      LEFT JOIN pindah p ON p.kode_barcode = d.kode_barcode,
      LATERAL (SELECT CASE WHEN p.kode_barcode IS NULL THEN b.kode_gudang ELSE p.dari_gudang END,
        CASE WHEN p.kode_barcode IS NULL THEN b.kode_baki ELSE p.dari_baki END)
        AS a(di_gudang, di_baki),
      LATERAL jsonb_populate_record(b, d.fakta) f
    WHERE a.di_gudang IS NOT NULL)
  SELECT v_toko, v_tgl, i.di_gudang, coalesce(i.di_baki, ''), i.kode_group, i.kode_dept, i.kadar::int,
    count(*), sum(i.berat)::bigint, sum(i.murni)::bigint, sum(i.harga_pokok)::bigint,
    coalesce(sum(i.berat) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_atribut) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_tetap), 0)::bigint
  FROM isi i GROUP BY i.di_gudang, i.di_baki, i.kode_group, i.kode_dept, i.kadar;
END $$;
