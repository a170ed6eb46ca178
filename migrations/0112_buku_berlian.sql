-- The book of the diamonds: every stone that came into the stock or left it, with its piece or by a
-- correction of what a piece carries.
SET LOCAL search_path = kencana, pg_temp;

-- Few pieces carry stones.
CREATE INDEX barang_batu ON barang (kode_toko, kode_barcode) WHERE data_berlian IS NOT NULL;
CREATE INDEX koreksi_barang_batu ON koreksi_barang (kode_toko, kode_barcode)
  WHERE sebelum ? 'data_berlian';

-- The stones of a piece after the step that led to this version; null: none.
CREATE FUNCTION batu_saat(v_toko text, v_barcode text, v_versi int) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT nullif(batu, 'null') FROM (
    SELECT versi, isi->'data_berlian' AS batu FROM gerak_barang
    WHERE kode_toko = v_toko AND kode_barcode = v_barcode AND versi <= v_versi AND isi IS NOT NULL
    UNION ALL
    SELECT versi, sesudah->'data_berlian' FROM koreksi_barang
    WHERE kode_toko = v_toko AND kode_barcode = v_barcode AND versi <= v_versi
      AND sesudah ? 'data_berlian') s
  ORDER BY versi DESC LIMIT 1 $$;

-- One row for each row of stones that went in (arah 1) or out (-1) until a day. A piece is in the
-- stock while it lies in a gudang.
CREATE FUNCTION buku_berlian(v_toko text, v_sampai date)
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
GRANT EXECUTE ON FUNCTION batu_saat(text, text, int), buku_berlian(text, date) TO kencana_app;

-- What the book says is there is what the pieces in the stock carry.
CREATE FUNCTION audit_buku_berlian(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Buku berlian: %s batu dan %s karat, barangnya membawa %s dan %s',
    k.batu, k.karat, s.batu, s.karat)
  FROM (SELECT coalesce(sum(arah * (batu->>'jml_batu')::bigint), 0) AS batu,
      coalesce(sum(arah * (batu->>'karat_batu')::bigint), 0) AS karat
    FROM buku_berlian(v_toko, 'infinity')) k,
    (SELECT coalesce(sum((s.batu->>'jml_batu')::bigint), 0) AS batu,
      coalesce(sum((s.batu->>'karat_batu')::bigint), 0) AS karat
    FROM barang b, jsonb_array_elements(b.data_berlian) AS s(batu)
    WHERE b.kode_toko = v_toko AND b.data_berlian IS NOT NULL AND b.kode_gudang IS NOT NULL) s
  WHERE (k.batu, k.karat) <> (s.batu, s.karat) $$;
