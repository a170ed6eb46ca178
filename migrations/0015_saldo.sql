-- The snapshots of a sealed day, and the balances at a date that reports read: the snapshot where
-- the day is sealed, else the nearest one and what was booked since.
SET LOCAL search_path = kencana, pg_temp;

-- A snapshot counts only while its day is sealed: one that was opened again has moved on.
CREATE FUNCTION tgl_segel(v_toko text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(tgl_segel, '-infinity') FROM rantai WHERE kode_toko = v_toko $$;

-- ---------------------------------------------------------------- pieces
-- What lay where at the end of the day. kode_baki '' = waits without a tray.
CREATE TABLE rekap_stok (
  kode_toko text NOT NULL, tgl_system date NOT NULL, kode_gudang text NOT NULL,
  kode_baki text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL, kadar int NOT NULL,
  pcs int NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL, pokok bigint NOT NULL,
  harga_jual bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept, kadar));
SELECT tabel_proyeksi('rekap_stok');

-- The facts of a piece that later corrections changed, as they were at the end of a day.
CREATE FUNCTION fakta_sebelum(v_toko text, v_tgl date) RETURNS TABLE (kode_barcode text, fakta jsonb)
LANGUAGE sql STABLE AS $$
  SELECT k.kode_barcode, jsonb_object_agg(f.key, f.value ORDER BY k.versi DESC)
  FROM koreksi_barang k, jsonb_each(k.sebelum) f
  WHERE k.kode_toko = v_toko AND k.tgl_system > v_tgl GROUP BY k.kode_barcode $$;

-- The pieces that were in the shop at the end of a day: today's, with the moves since undone. A
-- piece that moved since lay where its first move took it from.
CREATE FUNCTION stok_pada(v_toko text, v_tgl date) RETURNS SETOF rekap_stok LANGUAGE sql STABLE AS $$
  WITH pindah AS (
    SELECT DISTINCT ON (g.kode_barcode) g.kode_barcode, g.dari_gudang, g.dari_baki
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.tgl_system > v_tgl
    ORDER BY g.kode_barcode, g.versi),
  ada AS (
    SELECT b.kode_barcode, b.kode_gudang, b.kode_baki FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
      AND NOT EXISTS (SELECT FROM pindah p WHERE p.kode_barcode = b.kode_barcode)
    UNION ALL
    SELECT p.kode_barcode, p.dari_gudang, p.dari_baki FROM pindah p WHERE p.dari_gudang IS NOT NULL),
  dikoreksi AS (SELECT * FROM fakta_sebelum(v_toko, v_tgl)),
  isi AS (
    SELECT a.kode_gudang AS di_gudang, a.kode_baki AS di_baki, b.* FROM ada a
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = a.kode_barcode
    WHERE NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = a.kode_barcode)
    UNION ALL
    SELECT a.kode_gudang, a.kode_baki, b.* FROM dikoreksi d JOIN ada a USING (kode_barcode)
      JOIN barang k ON k.kode_toko = v_toko AND k.kode_barcode = a.kode_barcode,
      LATERAL jsonb_populate_record(k, d.fakta) b)
  SELECT v_toko, v_tgl, i.di_gudang, coalesce(i.di_baki, ''), i.kode_group, i.kode_dept, i.kadar,
    count(*)::int, sum(i.berat)::bigint, sum(i.murni)::bigint, sum(i.harga_pokok)::bigint,
    sum(coalesce(i.harga_tetap, round(i.berat * h.harga / 1000.0) + i.harga_atribut))::bigint
  FROM isi i JOIN group_harga h ON h.kode_toko = v_toko AND h.kode_group = i.kode_group
  GROUP BY 3, 4, 5, 6, 7 $$;

CREATE FUNCTION rekap_harian_stok(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_stok WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_stok SELECT * FROM stok_pada(v_toko, v_tgl) $$;

CREATE FUNCTION saldo_stok(v_toko text, v_tgl date) RETURNS SETOF rekap_stok
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT * FROM rekap_stok
  WHERE kode_toko = v_toko AND tgl_system = v_tgl AND v_tgl <= tgl_segel(v_toko);
  IF NOT FOUND THEN RETURN QUERY SELECT * FROM stok_pada(v_toko, v_tgl); END IF;
END $$;

-- ---------------------------------------------------------------- gold
CREATE TABLE rekap_gram (
  kode_toko text NOT NULL, tgl_system date NOT NULL, akun text NOT NULL, kadar int NOT NULL,
  kotor bigint NOT NULL, murni bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, akun, kadar));
SELECT tabel_proyeksi('rekap_gram');

CREATE FUNCTION saldo_gram(v_toko text, v_tgl date) RETURNS SETOF rekap_gram
LANGUAGE plpgsql STABLE AS $$
DECLARE v_rekap date := (SELECT max(tgl_system) FROM rekap_gram
  WHERE kode_toko = v_toko AND tgl_system <= least(v_tgl, tgl_segel(v_toko)));
BEGIN
  RETURN QUERY SELECT v_toko, v_tgl, s.akun, s.kadar, sum(s.kotor)::bigint, sum(s.murni)::bigint
  FROM (
    SELECT r.akun, r.kadar, r.kotor, r.murni FROM rekap_gram r
    WHERE r.kode_toko = v_toko AND r.tgl_system = v_rekap
    UNION ALL
    SELECT g.akun, g.kadar, g.kotor, g.murni FROM gram g WHERE g.kode_toko = v_toko
      AND g.tgl_system > coalesce(v_rekap, '-infinity') AND g.tgl_system <= v_tgl) s
  GROUP BY s.akun, s.kadar HAVING sum(s.kotor) <> 0 OR sum(s.murni) <> 0;
END $$;

CREATE FUNCTION rekap_harian_gram(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_gram WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_gram SELECT * FROM saldo_gram(v_toko, v_tgl) $$;

-- ---------------------------------------------------------------- money
CREATE TABLE rekap_kas (
  kode_toko text NOT NULL, tgl_system date NOT NULL, laci text NOT NULL, jenis text NOT NULL,
  no_rekening text NOT NULL, kategori text NOT NULL, saldo bigint NOT NULL, fee bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, laci, jenis, no_rekening, kategori));
SELECT tabel_proyeksi('rekap_kas');

CREATE FUNCTION saldo_kas(v_toko text, v_tgl date) RETURNS SETOF rekap_kas
LANGUAGE plpgsql STABLE AS $$
DECLARE v_rekap date := (SELECT max(tgl_system) FROM rekap_kas
  WHERE kode_toko = v_toko AND tgl_system <= least(v_tgl, tgl_segel(v_toko)));
BEGIN
  RETURN QUERY SELECT v_toko, v_tgl, s.laci, s.jenis, s.no_rekening, s.kategori,
    sum(s.saldo)::bigint, sum(s.fee)::bigint
  FROM (
    SELECT r.laci, r.jenis, r.no_rekening, r.kategori, r.saldo, r.fee FROM rekap_kas r
    WHERE r.kode_toko = v_toko AND r.tgl_system = v_rekap
    UNION ALL
    SELECT coalesce(k.laci, ''), k.jenis, coalesce(k.no_rekening, ''), k.kategori,
      k.jumlah_in - k.jumlah_out, CASE WHEN k.jumlah_in > 0 THEN k.fee ELSE -k.fee END
    FROM kas k WHERE k.kode_toko = v_toko AND k.tgl_system > coalesce(v_rekap, '-infinity')
      AND k.tgl_system <= v_tgl) s
  GROUP BY s.laci, s.jenis, s.no_rekening, s.kategori;
END $$;

CREATE FUNCTION rekap_harian_kas(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_kas WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_kas SELECT * FROM saldo_kas(v_toko, v_tgl) $$;

GRANT EXECUTE ON FUNCTION tgl_segel(text), fakta_sebelum(text, date), stok_pada(text, date),
  saldo_stok(text, date), saldo_gram(text, date), saldo_kas(text, date) TO kencana_app;

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
