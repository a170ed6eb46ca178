-- A piece carries its stones: a fact of the piece like its weight, laid down by its entry, changed
-- by a correction, and so in the texts of both books already.
SET LOCAL search_path = kencana, pg_temp;

-- [{jml_batu, kode_shape, karat_batu, kode_color, kode_clarity, kode_cutgrade}], carats in
-- hundredths; null: no stones.
ALTER TABLE barang ADD data_berlian jsonb;

-- As in migration 0013; and whether a jenis carries diamonds, and the grades there are.
CREATE OR REPLACE FUNCTION master_barang(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'versi', (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') FROM versi_tabel
      WHERE kode_toko = v_toko
        AND tabel IN ('jenis', 'kategori', 'bandrol', 'kadar', 'kadar_eod', 'baki')),
    'jenis', (SELECT coalesce(jsonb_agg(jsonb_build_array(j.kode_dept, jsonb_build_object(
        'kode_kategori', j.kode_kategori, 'cara_harga', k.cara_harga, 'berlian', j.berlian))), '[]')
      FROM jenis j JOIN kategori k ON k.kode_toko = v_toko AND k.kode_kategori = j.kode_kategori
      WHERE j.kode_toko = v_toko),
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_group, jsonb_build_object(
        'kadar', kadar, 'kadar_cetak', kadar_cetak))), '[]')
      FROM group_harga WHERE kode_toko = v_toko),
    'bandrol', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_bandrol, berat_bandrol)), '[]')
      FROM bandrol WHERE kode_toko = v_toko),
    'kadar_eod', (SELECT coalesce(jsonb_agg(jsonb_build_array(k.kadar, e.kadar_eod)), '[]')
      FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
      WHERE e.kode_toko = v_toko),
    'baki', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_baki, jsonb_build_object(
        'kode_gudang', kode_gudang, 'status_baki', status_baki))), '[]')
      FROM baki WHERE kode_toko = v_toko),
    'batu', jsonb_build_object(
      'kode_shape', (SELECT coalesce(jsonb_agg(kode_shape), '[]') FROM batu_shape
        WHERE kode_toko = v_toko),
      'kode_color', (SELECT coalesce(jsonb_agg(kode_color), '[]') FROM batu_color
        WHERE kode_toko = v_toko),
      'kode_clarity', (SELECT coalesce(jsonb_agg(kode_clarity), '[]') FROM batu_clarity
        WHERE kode_toko = v_toko),
      'kode_cutgrade', (SELECT coalesce(jsonb_agg(kode_cutgrade), '[]') FROM batu_cutgrade
        WHERE kode_toko = v_toko))) $$;

-- The stones of a piece are exactly those of its entry or of its last correction: that a list holds
-- another is not enough (audit_fakta_barang compares by containment).
CREATE FUNCTION audit_data_berlian(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT DISTINCT ON (kode_barcode) kode_barcode, batu FROM (
      SELECT kode_barcode, versi, isi->'data_berlian' AS batu FROM gerak_barang
      WHERE kode_toko = v_toko AND isi->>'data_berlian' IS NOT NULL
      UNION ALL
      SELECT kode_barcode, versi, sesudah->'data_berlian' FROM koreksi_barang
      WHERE kode_toko = v_toko AND sesudah ? 'data_berlian') semua
    ORDER BY kode_barcode, versi DESC)
  SELECT format('Barang %s: batunya tidak sama dengan bukunya', kode_barcode)
  FROM (SELECT kode_barcode, data_berlian FROM barang
      WHERE kode_toko = v_toko AND data_berlian IS NOT NULL) b
    FULL JOIN buku USING (kode_barcode)
  WHERE coalesce(b.data_berlian, 'null') <> coalesce(buku.batu, 'null') LIMIT 1 $$;
