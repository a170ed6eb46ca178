-- A fact of a piece as it was at one of its versions: later corrections undone.
CREATE OR REPLACE FUNCTION fakta_saat(v_toko text, v_barcode text, v_versi int, v_nama text, v_kini text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT k.sebelum->>v_nama FROM koreksi_barang k
    WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode AND k.versi > v_versi
      AND k.sebelum ? v_nama ORDER BY k.versi LIMIT 1), v_kini) $$;

-- The facts of pieces that later corrections changed, as they were at the end of a day.
CREATE OR REPLACE FUNCTION fakta_sebelum(v_toko text, v_tgl date)
RETURNS TABLE (kode_barcode text, fakta jsonb) LANGUAGE sql STABLE AS $$
  SELECT k.kode_barcode, jsonb_object_agg(f.key, f.value ORDER BY k.versi DESC)
  FROM koreksi_barang k, jsonb_each(k.sebelum) f
  WHERE k.kode_toko = v_toko AND k.tgl_system > v_tgl GROUP BY k.kode_barcode $$;

-- The cash of the shop at the end of a day: the sealed days' sums and what came since. That of one
-- drawer: what it holds today less what moved since.
CREATE OR REPLACE FUNCTION saldo_tunai(v_toko text, v_tgl date, v_laci text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF v_laci IS NOT NULL THEN
    RETURN coalesce((SELECT saldo FROM saldo_laci WHERE kode_toko = v_toko AND laci = v_laci), 0)
      - coalesce((SELECT sum(jumlah_in - jumlah_out)::bigint FROM kas WHERE kode_toko = v_toko
        AND tgl_system > v_tgl AND jenis = 'CASH' AND laci = v_laci), 0);
  END IF;
  RETURN coalesce((SELECT sum(jumlah_in - jumlah_out)::bigint FROM rekap_harian_kas
      WHERE kode_toko = v_toko AND tgl_system <= least(v_tgl, tgl_segel(v_toko))
        AND jenis = 'CASH'), 0)
    + coalesce((SELECT sum(jumlah_in - jumlah_out)::bigint FROM kas WHERE kode_toko = v_toko
      AND tgl_system > tgl_segel(v_toko) AND tgl_system <= v_tgl AND jenis = 'CASH'), 0);
END $$;

-- A snapshot counts only while its day is sealed: one that was opened again has moved on.
CREATE OR REPLACE FUNCTION tgl_segel(v_toko text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(tgl_segel, '-infinity') FROM rantai WHERE kode_toko = v_toko $$;

-- The stock on a closed day without a snapshot (nothing was posted on it) is that of the last day
-- before it that was in use. Without this it undid all moves since.
CREATE OR REPLACE FUNCTION saldo_stok(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_stok
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF v_tgl <= tgl_segel(v_toko) THEN
    RETURN QUERY SELECT r.kode_toko, v_tgl, r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept,
      r.kadar, r.qty, r.berat, r.murni, r.harga_pokok, r.berat_gram, r.harga_atribut, r.harga_tetap
    FROM rekap_harian_stok r WHERE r.kode_toko = v_toko AND r.tgl_system = (
      SELECT max(h.tgl_system) FROM hari h WHERE h.kode_toko = v_toko AND h.tgl_system <= v_tgl);
  ELSIF EXISTS (SELECT FROM gerak_barang WHERE kode_toko = v_toko AND tgl_system <= v_tgl) THEN
    RETURN QUERY SELECT * FROM hitung_harian_stok(v_toko, v_tgl);
  END IF;
END $$;

-- Every movement and correction of a period: does it come from, does it go to, what the filter
-- looks at; and the weight on either side. The piece looked up once for both filters. Only where a
-- filter asks for it, and of what it was before only where it was ever corrected: a month of a
-- million lines has a hundred thousand moves and a few corrections.
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
    AND (v_group IS NULL AND v_dept IS NULL OR (
      SELECT CASE WHEN EXISTS (SELECT FROM koreksi_barang k
          WHERE k.kode_toko = v_toko AND k.kode_barcode = g.kode_barcode)
        THEN (v_group IS NULL OR v_group
            = fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_group', b.kode_group))
          AND (v_dept IS NULL OR v_dept
            = fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_dept', b.kode_dept))
        ELSE coalesce(v_group, b.kode_group) = b.kode_group
          AND coalesce(v_dept, b.kode_dept) = b.kode_dept END
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode))
  UNION ALL
  SELECT k.tgl_system, 'KOREKSI', k.id_dokumen,
    t.di AND (v_group IS NULL OR v_group = coalesce(k.sebelum->>'kode_group', w.kode_group))
      AND (v_dept IS NULL OR v_dept = coalesce(k.sebelum->>'kode_dept', w.kode_dept)),
    t.di AND coalesce(v_group, w.kode_group) = w.kode_group
      AND coalesce(v_dept, w.kode_dept) = w.kode_dept,
    coalesce((k.sebelum->>'berat')::bigint, w.berat), w.berat
  FROM koreksi_barang k JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode,
    LATERAL (SELECT
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_group', b.kode_group) AS kode_group,
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_dept', b.kode_dept) AS kode_dept,
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'berat', b.berat::text)::bigint AS berat) w,
    LATERAL (SELECT coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
        AND coalesce(v_baki = g.ke_baki, v_baki IS NULL) AS di
      FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.kode_barcode = k.kode_barcode
        AND g.versi < k.versi ORDER BY g.versi DESC LIMIT 1) t
  WHERE k.kode_toko = v_toko AND k.tgl_system BETWEEN v_dari AND v_sampai $$;

GRANT EXECUTE ON FUNCTION fakta_saat, fakta_sebelum, gerak_stok, saldo_stok, saldo_tunai, tgl_segel
  TO kencana_app;
