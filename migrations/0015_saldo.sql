-- Balances at a date, which reports read: the snapshot where the day is sealed, else the nearest
-- one and what was booked since.
SET LOCAL search_path = kencana, pg_temp;

-- A snapshot counts only while its day is sealed: one that was opened again has moved on.
CREATE FUNCTION tgl_segel(v_toko text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(tgl_segel, '-infinity') FROM rantai WHERE kode_toko = v_toko $$;

-- ---------------------------------------------------------------- pieces
-- What a price per gram or a fixed price makes of the stock: berat_gram is the weight that is
-- priced by the gram. Facts, so that a snapshot can be valued at the prices of its day.
ALTER TABLE rekap_harian_stok ADD berat_gram bigint NOT NULL, ADD harga_atribut bigint NOT NULL,
  ADD harga_tetap bigint NOT NULL;

-- The facts of pieces that later corrections changed, as they were at the end of a day.
CREATE FUNCTION fakta_sebelum(v_toko text, v_tgl date)
RETURNS TABLE (kode_barcode text, fakta jsonb) LANGUAGE sql STABLE AS $$
  SELECT k.kode_barcode, jsonb_object_agg(f.key, f.value ORDER BY k.versi DESC)
  FROM koreksi_barang k, jsonb_each(k.sebelum) f
  WHERE k.kode_toko = v_toko AND k.tgl_system > v_tgl GROUP BY k.kode_barcode $$;

-- The stock at the end of a day: today's, with the moves and the corrections since undone. A piece
-- that moved since lay where its first move took it from. Reads today's pieces and what happened
-- since, never the whole history.
CREATE OR REPLACE FUNCTION hitung_harian_stok(v_toko text, v_tgl date)
RETURNS SETOF rekap_harian_stok LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN QUERY WITH pindah AS (
    SELECT DISTINCT ON (g.kode_barcode) g.kode_barcode, g.dari_gudang, g.dari_baki
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.tgl_system > v_tgl
    ORDER BY g.kode_barcode, g.versi),
  ada AS (
    SELECT b.kode_barcode, b.kode_gudang, b.kode_baki FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
      AND NOT EXISTS (SELECT FROM pindah p WHERE p.kode_barcode = b.kode_barcode)
    UNION ALL
    SELECT p.kode_barcode, p.dari_gudang, p.dari_baki FROM pindah p
    WHERE p.dari_gudang IS NOT NULL),
  dikoreksi AS (SELECT * FROM fakta_sebelum(v_toko, v_tgl)),
  isi AS (
    SELECT a.kode_gudang AS di_gudang, a.kode_baki AS di_baki, b.* FROM ada a
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = a.kode_barcode
    WHERE NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = a.kode_barcode)
    UNION ALL
    SELECT a.kode_gudang, a.kode_baki, b.* FROM dikoreksi d JOIN ada a USING (kode_barcode)
      JOIN barang k ON k.kode_toko = v_toko AND k.kode_barcode = a.kode_barcode,
      LATERAL jsonb_populate_record(k, d.fakta) b)
  SELECT v_toko, v_tgl, i.di_gudang, coalesce(i.di_baki, ''), i.kode_group, i.kode_dept, i.kadar::int,
    count(*), sum(i.berat)::bigint, sum(i.murni)::bigint, sum(i.harga_pokok)::bigint,
    coalesce(sum(i.berat) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_atribut) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_tetap), 0)::bigint
  FROM isi i GROUP BY i.di_gudang, i.di_baki, i.kode_group, i.kode_dept, i.kadar;
END $$;

CREATE FUNCTION saldo_stok(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_stok
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_stok
  WHERE kode_toko = v_toko AND tgl_system = v_tgl AND v_tgl <= tgl_segel(v_toko);
  IF NOT FOUND THEN RETURN QUERY SELECT * FROM hitung_harian_stok(v_toko, v_tgl); END IF;
END $$;

-- The price per gram of each group at the end of a business day.
CREATE FUNCTION harga_pada(v_toko text, v_tgl date)
RETURNS TABLE (kode_group text, harga bigint) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (h.kode_group) h.kode_group, h.harga_ke FROM harga_group h
  WHERE h.kode_toko = v_toko AND h.tgl_system <= v_tgl
  ORDER BY h.kode_group, h.tgl_system DESC, h.saat DESC $$;

-- ---------------------------------------------------------------- gold
CREATE FUNCTION saldo_gram(v_toko text, v_tgl date)
RETURNS TABLE (akun text, kadar int, kotor bigint, murni bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE v_rekap date := (SELECT max(tgl_system) FROM rekap_harian_gram
  WHERE kode_toko = v_toko AND tgl_system <= least(v_tgl, tgl_segel(v_toko)));
BEGIN
  RETURN QUERY SELECT s.akun, s.kadar, sum(s.kotor)::bigint, sum(s.murni)::bigint
  FROM (
    SELECT r.akun, r.kadar, r.saldo_kotor AS kotor, r.saldo_murni AS murni
    FROM rekap_harian_gram r WHERE r.kode_toko = v_toko AND r.tgl_system = v_rekap
    UNION ALL
    SELECT g.akun, g.kadar, g.kotor, g.murni FROM gram g WHERE g.kode_toko = v_toko
      AND g.tgl_system > coalesce(v_rekap, '-infinity') AND g.tgl_system <= v_tgl) s
  GROUP BY s.akun, s.kadar HAVING sum(s.kotor) <> 0 OR sum(s.murni) <> 0;
END $$;

-- ---------------------------------------------------------------- money
-- The cash of the shop at the end of a day: the sealed days' sums and what came since. That of one
-- drawer: what it holds today less what moved since.
CREATE FUNCTION saldo_tunai(v_toko text, v_tgl date, v_laci text) RETURNS bigint
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

GRANT EXECUTE ON FUNCTION tgl_segel(text), fakta_sebelum(text, date), saldo_stok(text, date),
  harga_pada(text, date), saldo_gram(text, date), saldo_tunai(text, date, text) TO kencana_app;

-- ---------------------------------------------------------------- movements under a filter
-- A fact of a piece as it was at one of its versions: later corrections undone.
CREATE FUNCTION fakta_saat(v_toko text, v_barcode text, v_versi int, v_nama text, v_kini text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT k.sebelum->>v_nama FROM koreksi_barang k
    WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode AND k.versi > v_versi
      AND k.sebelum ? v_nama ORDER BY k.versi LIMIT 1), v_kini) $$;

-- Every movement and correction of a period: does it come from, does it go to, what the filter
-- looks at; and the weight on either side.
CREATE FUNCTION gerak_stok(v_toko text, v_dari date, v_sampai date, v_group text, v_dept text,
  v_gudang text, v_baki text)
RETURNS TABLE (tgl_system date, apa text, id_dokumen uuid, dari boolean, ke boolean,
  berat_dari bigint, berat_ke bigint) LANGUAGE sql STABLE AS $$
  SELECT g.tgl_system, 'GERAK', g.id_dokumen,
    g.dari_gudang IS NOT NULL AND coalesce(v_gudang, g.dari_gudang) = g.dari_gudang
      AND coalesce(v_baki = g.dari_baki, v_baki IS NULL),
    g.ke_gudang IS NOT NULL AND coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
      AND coalesce(v_baki = g.ke_baki, v_baki IS NULL),
    g.berat, g.berat
  FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
  WHERE g.kode_toko = v_toko AND g.tgl_system BETWEEN v_dari AND v_sampai
    AND (v_group IS NULL
      OR fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_group', b.kode_group) = v_group)
    AND (v_dept IS NULL
      OR fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_dept', b.kode_dept) = v_dept)
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
GRANT EXECUTE ON FUNCTION fakta_saat(text, text, int, text, text),
  gerak_stok(text, date, date, text, text, text, text) TO kencana_app;
