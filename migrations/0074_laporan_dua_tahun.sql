-- Reports over long times add up what each closed day has said of itself, and read from the books
-- only the days that are open and the rows that the screen shows.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- what a day's snapshot says more
-- nota: the sales whose first line is among these, so that the notes of a day add up.
ALTER TABLE rekap_harian_jual ADD nota bigint NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept, count(*),
    sum(b.berat)::bigint, sum(b.murni)::bigint, sum(b.harga_jual)::bigint, sum(b.ongkos)::bigint,
    sum(b.diskon)::bigint, sum(b.pajak)::bigint, sum(b.pajak_termasuk)::bigint,
    sum(b.harga_total)::bigint, sum(b.harga_pokok)::bigint, count(*) FILTER (WHERE b.n = 1)
  FROM penjualan_kini p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept $$;

-- baris: the rows of the cash book.
ALTER TABLE rekap_harian_kas ADD baris bigint NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION hitung_harian_kas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_kas LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl_system, jenis, coalesce(no_rekening, ''), kategori, sum(jumlah_in)::bigint,
    sum(jumlah_out)::bigint, coalesce(sum(fee) FILTER (WHERE jumlah_in > 0), 0)::bigint,
    coalesce(sum(fee) FILTER (WHERE jumlah_out > 0), 0)::bigint, count(*)
  FROM kas WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY tgl_system, jenis, no_rekening, kategori $$;

-- ---------------------------------------------------------------- the stock card
-- As in migration 0015. The piece is only looked up where the filter asks for its facts: a join
-- from the left is left out of the plan when nothing of it is read.
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
  FROM gerak_barang g LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
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

-- What each document brought in and took out. A move within what the filter looks at is none; a
-- correction moves the weight it differs by.
CREATE FUNCTION kartu_stok(v_toko text, v_dari date, v_sampai date, v_group text, v_dept text,
  v_gudang text, v_baki text)
RETURNS TABLE (tgl date, apa text, id_dokumen uuid, masuk_pcs bigint, masuk_berat bigint,
  keluar_pcs bigint, keluar_berat bigint) LANGUAGE sql STABLE AS $$
  SELECT m.tgl_system, m.apa, m.id_dokumen, count(*) FILTER (WHERE m.ke AND NOT m.dari),
    coalesce(sum(m.berat_ke) FILTER (WHERE m.ke AND NOT m.dari), 0)::bigint
      + coalesce(sum(greatest(m.berat_ke - m.berat_dari, 0)) FILTER (WHERE m.ke AND m.dari),
        0)::bigint,
    count(*) FILTER (WHERE m.dari AND NOT m.ke),
    coalesce(sum(m.berat_dari) FILTER (WHERE m.dari AND NOT m.ke), 0)::bigint
      + coalesce(sum(greatest(m.berat_dari - m.berat_ke, 0)) FILTER (WHERE m.ke AND m.dari),
        0)::bigint
  FROM gerak_stok(v_toko, v_dari, v_sampai, v_group, v_dept, v_gudang, v_baki) m
  WHERE m.ke <> m.dari OR m.berat_ke <> m.berat_dari
  GROUP BY m.tgl_system, m.apa, m.id_dokumen $$;

-- What moved in the whole shop on one day; baris: the rows that its stock card shows.
CREATE TABLE rekap_harian_gerak (
  kode_toko text NOT NULL, tgl_system date NOT NULL, masuk_pcs bigint NOT NULL,
  masuk_berat bigint NOT NULL, keluar_pcs bigint NOT NULL, keluar_berat bigint NOT NULL,
  baris bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system));
SELECT tabel_proyeksi('rekap_harian_gerak');

CREATE FUNCTION hitung_harian_gerak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_gerak LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl, sum(masuk_pcs)::bigint, sum(masuk_berat)::bigint, sum(keluar_pcs)::bigint,
    sum(keluar_berat)::bigint, count(*)
  FROM kartu_stok(v_toko, v_awal, v_akhir, NULL, NULL, NULL, NULL) GROUP BY tgl $$;

-- Closing a day runs every function of this name (migration 0030).
CREATE FUNCTION rekap_harian_gerakan(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_gerak WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_gerak SELECT * FROM hitung_harian_gerak(v_toko, v_tgl, v_tgl) $$;

CREATE FUNCTION audit_rekap_gerak(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap gerak barang %s tidak sama dengan gerakannya', tgl_system)
  FROM (SELECT r FROM rekap_harian_gerak r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_gerak(v_toko, '-infinity', 'infinity') h) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- ---------------------------------------------------------------- day by day
-- The closed days as their snapshots have them, the open ones from the books.
CREATE FUNCTION harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_jual WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_jual(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;
CREATE FUNCTION harian_kas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_kas LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_kas WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_kas(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;
CREATE FUNCTION harian_gerak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_gerak LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_gerak WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_gerak(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

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

GRANT EXECUTE ON FUNCTION kartu_stok(text, date, date, text, text, text, text),
  hitung_harian_gerak(text, date, date), harian_jual(text, date, date),
  harian_kas(text, date, date), harian_gerak(text, date, date) TO kencana_app;

-- ---------------------------------------------------------------- the few that are not valid
-- A sale that is VALID when it is saved never enters it: it costs the counter nothing.
CREATE INDEX status_dokumen_lain ON status_dokumen (kode_toko, jenis, id) WHERE status <> 'VALID';

-- ---------------------------------------------------------------- the days that are closed already
UPDATE rekap_harian_jual r SET nota = h.nota
FROM (SELECT DISTINCT kode_toko FROM rekap_harian_jual) t,
  LATERAL hitung_harian_jual(t.kode_toko, '-infinity', 'infinity') h
WHERE (r.kode_toko, r.tgl_system, r.kode_sales, r.kode_group, r.kode_dept)
  = (h.kode_toko, h.tgl_system, h.kode_sales, h.kode_group, h.kode_dept);
UPDATE rekap_harian_kas r SET baris = h.baris
FROM (SELECT DISTINCT kode_toko FROM rekap_harian_kas) t,
  LATERAL hitung_harian_kas(t.kode_toko, '-infinity', 'infinity') h
WHERE (r.kode_toko, r.tgl_system, r.jenis, r.no_rekening, r.kategori)
  = (h.kode_toko, h.tgl_system, h.jenis, h.no_rekening, h.kategori);
INSERT INTO rekap_harian_gerak SELECT h.* FROM rantai t,
  LATERAL hitung_harian_gerak(t.kode_toko, '-infinity', t.tgl_segel) h;
