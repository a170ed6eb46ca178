-- The stock card of one group or one kind of goods took 1.1 s over a month of a million sale lines:
-- each move asked a function what its piece had been, and all pieces of the shop were read. Only of
-- the few that were ever corrected it is asked now, and a piece is looked up by its barcode.
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION gerak_stok(v_toko text, v_dari date, v_sampai date, v_group text,
  v_dept text, v_gudang text, v_baki text)
RETURNS TABLE (tgl_system date, apa text, id_dokumen uuid, dari boolean, ke boolean,
  berat_dari bigint, berat_ke bigint) LANGUAGE sql STABLE AS $$
  SELECT g.tgl_system, 'GERAK', g.id_dokumen,
    g.dari_gudang IS NOT NULL AND coalesce(v_gudang, g.dari_gudang) = g.dari_gudang
      AND coalesce(v_baki = g.dari_baki, v_baki IS NULL),
    g.ke_gudang IS NOT NULL AND coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
      AND coalesce(v_baki = g.ke_baki, v_baki IS NULL),
    g.berat, g.berat
  FROM gerak_barang g
  WHERE g.kode_toko = v_toko AND g.tgl_system BETWEEN v_dari AND v_sampai
    AND (v_group IS NULL OR v_group = (
      SELECT CASE WHEN EXISTS (SELECT FROM koreksi_barang k
          WHERE k.kode_toko = v_toko AND k.kode_barcode = g.kode_barcode)
        THEN fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_group', b.kode_group)
        ELSE b.kode_group END
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode))
    AND (v_dept IS NULL OR v_dept = (
      SELECT CASE WHEN EXISTS (SELECT FROM koreksi_barang k
          WHERE k.kode_toko = v_toko AND k.kode_barcode = g.kode_barcode)
        THEN fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_dept', b.kode_dept)
        ELSE b.kode_dept END
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode))
  UNION ALL
  SELECT k.tgl_system, 'KOREKSI', k.id_dokumen,
    t.di AND (v_group IS NULL OR v_group = coalesce(k.sebelum->>'kode_group',
        fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_group', b.kode_group)))
      AND (v_dept IS NULL OR v_dept = coalesce(k.sebelum->>'kode_dept',
        fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_dept', b.kode_dept))),
    t.di AND (v_group IS NULL
        OR v_group = fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_group', b.kode_group))
      AND (v_dept IS NULL
        OR v_dept = fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_dept', b.kode_dept)),
    coalesce((k.sebelum->>'berat')::bigint, w.berat), w.berat
  FROM koreksi_barang k JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode,
    LATERAL (SELECT fakta_saat(v_toko, k.kode_barcode, k.versi, 'berat', b.berat::text)::bigint
      AS berat) w,
    LATERAL (SELECT coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
        AND coalesce(v_baki = g.ke_baki, v_baki IS NULL) AS di
      FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.kode_barcode = k.kode_barcode
        AND g.versi < k.versi ORDER BY g.versi DESC LIMIT 1) t
  WHERE k.kode_toko = v_toko AND k.tgl_system BETWEEN v_dari AND v_sampai $$;
