-- One row for each row of stones that went in (arah 1) or out (-1) until a day. A piece is in the
-- stock while it lies in a gudang.
CREATE OR REPLACE FUNCTION buku_berlian(v_toko text, v_sampai date)
RETURNS TABLE (tgl date, apa text, id_dokumen uuid, kode_barcode text, versi int, arah int,
  batu jsonb) LANGUAGE sql STABLE AS $$
  WITH permata AS (
    SELECT kode_barcode FROM barang WHERE kode_toko = v_toko AND data_berlian IS NOT NULL
    UNION SELECT kode_barcode FROM koreksi_barang
    WHERE kode_toko = v_toko AND sebelum ? 'data_berlian'),
  gerak AS (
    SELECT g.tgl_system, 'GERAK' AS apa, g.id_dokumen, g.kode_barcode, g.versi,
      CASE WHEN g.ke_gudang IS NULL THEN -1 ELSE 1 END AS arah,
      batu_saat(v_toko, g.kode_barcode, g.versi) AS batu
    FROM permata JOIN gerak_barang g
      ON g.kode_toko = v_toko AND g.kode_barcode = permata.kode_barcode
    WHERE g.tgl_system <= v_sampai AND (g.dari_gudang IS NULL) <> (g.ke_gudang IS NULL)
    UNION ALL
    SELECT k.tgl_system, 'KOREKSI', k.id_dokumen, k.kode_barcode, k.versi, s.arah,
      batu_saat(v_toko, k.kode_barcode, k.versi + least(s.arah, 0))
    FROM permata JOIN koreksi_barang k
        ON k.kode_toko = v_toko AND k.kode_barcode = permata.kode_barcode,
      (VALUES (-1), (1)) AS s(arah)
    WHERE k.tgl_system <= v_sampai AND k.sesudah ? 'data_berlian' AND (
      SELECT g.ke_gudang IS NOT NULL FROM gerak_barang g
      WHERE g.kode_toko = v_toko AND g.kode_barcode = k.kode_barcode AND g.versi < k.versi
      ORDER BY g.versi DESC LIMIT 1))
  SELECT g.tgl_system, g.apa, g.id_dokumen, g.kode_barcode, g.versi, g.arah, b.batu
  FROM gerak g, jsonb_array_elements(g.batu) AS b(batu) $$;

GRANT EXECUTE ON FUNCTION buku_berlian TO kencana_app;
