-- A sale of an earlier day that was taken back (a purchase of kind KOREKSI) is a return: it takes
-- its own figures off again, on its own day, wherever a figure of sales is told. Until now the
-- journal knew of it and no report did (ADR 0131).
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX pembelian_koreksi ON pembelian (kode_toko, tgl_system) WHERE jenis = 'KOREKSI';

-- The lines of sales that were taken back in a period, each as it was sold (jual), with the number
-- and the day of the koreksi. Whoever sold it loses it. pertama: the first of its note here.
CREATE FUNCTION retur_jual(v_toko text, v_awal date, v_akhir date) RETURNS TABLE (id uuid, n int,
  nomor text, tgl_system date, saat timestamptz, input_by text, id_posting uuid, id_group uuid,
  id_pelanggan uuid, kode_sales text, pertama boolean, jual penjualan_baris)
LANGUAGE sql STABLE AS $$
  SELECT p.id, b.n, d.nomor, p.tgl_system, p.saat, p.input_by, p.id_posting, p.id_group,
    p.id_pelanggan, a.kode_sales,
    row_number() OVER (PARTITION BY p.id, b.id_asal ORDER BY b.n) = 1, j
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
    JOIN penjualan_baris j ON j.kode_toko = v_toko AND j.id = b.id_asal AND j.n = b.n_asal
    JOIN penjualan_kini a ON a.kode_toko = v_toko AND a.id = b.id_asal
  WHERE p.kode_toko = v_toko AND p.jenis = 'KOREKSI' AND p.tgl_system BETWEEN v_awal AND v_akhir $$;
GRANT EXECUTE ON FUNCTION retur_jual(text, date, date) TO kencana_app;

-- baris, baris_nota: how many lines and notes a list of the day has, what was taken back included;
-- qty and nota are what was sold less what was taken back.
ALTER TABLE rekap_harian_jual ADD baris bigint NOT NULL DEFAULT 0,
  ADD baris_nota bigint NOT NULL DEFAULT 0;
CREATE OR REPLACE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, (p.b).kode_group, (p.b).kode_dept,
    sum(p.arah)::bigint, sum(p.arah * (p.b).berat)::bigint, sum(p.arah * (p.b).murni)::bigint,
    sum(p.arah * (p.b).harga_jual)::bigint, sum(p.arah * (p.b).ongkos)::bigint,
    sum(p.arah * (p.b).diskon)::bigint, sum(p.arah * (p.b).pajak)::bigint,
    sum(p.arah * (p.b).pajak_termasuk)::bigint, sum(p.arah * (p.b).harga_total)::bigint,
    sum(p.arah * (p.b).harga_pokok)::bigint,
    coalesce(sum(p.arah) FILTER (WHERE (p.b).n = 1), 0)::bigint, (p.b).kadar,
    coalesce(sum(p.arah) FILTER (WHERE (p.b).harga_pokok = 0), 0)::bigint,
    coalesce(sum(p.arah * ((p.b).harga_jual + (p.b).ongkos - (p.b).diskon - (p.b).pajak_termasuk))
      FILTER (WHERE (p.b).harga_pokok = 0), 0)::bigint,
    count(*), count(*) FILTER (WHERE p.pertama)
  FROM (
    SELECT p.tgl_system, p.kode_sales, 1 AS arah, b.n = 1 AS pertama, b
    FROM penjualan_kini p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT tgl_system, kode_sales, -1, pertama, jual FROM retur_jual(v_toko, v_awal, v_akhir)) p
  GROUP BY p.tgl_system, p.kode_sales, (p.b).kode_group, (p.b).kode_dept, (p.b).kadar $$;

-- As in migration 0170; what was paid for a sale that is taken back is no gold bought, and its
-- money goes out by the ways of the sales.
CREATE OR REPLACE FUNCTION hitung_harian_bayar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_bayar LANGUAGE sql STABLE AS $$
  WITH beli AS (
    SELECT p.tgl_system, p.id_group, sum(p.harga_total) AS harga
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI' AND p.tgl_system BETWEEN v_awal AND v_akhir
    GROUP BY p.tgl_system, p.id_group),
  tukar AS (
    SELECT b.tgl_system, b.id_group, least(b.harga, j.harga) AS jumlah
    FROM beli b, LATERAL (SELECT sum(p.harga_total) AS harga FROM penjualan p
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      WHERE p.kode_toko = v_toko AND p.id_group = b.id_group) j
    WHERE j.harga > 0),
  uang AS (
    SELECT tgl_system, jenis AS metode, coalesce(no_rekening, '') AS no_rekening, id_group,
      user_id, sum(jumlah_in - jumlah_out) AS jumlah,
      sum(CASE WHEN jumlah_in > 0 THEN fee ELSE -fee END) AS fee
    FROM kas WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
      AND (kategori = 'PENJUALAN' OR kategori = 'PEMBELIAN'
        AND id_group IN (SELECT k.id_group FROM pembelian k WHERE k.kode_toko = v_toko
          AND k.jenis = 'KOREKSI' AND k.tgl_system BETWEEN v_awal AND v_akhir))
    GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT l.tgl_system, l.metode, '', l.id_group, coalesce(v.oleh, ''), l.jumlah, 0
    FROM (SELECT tgl_system, 'TUKAR' AS metode, id_group, jumlah FROM tukar
        UNION ALL
        SELECT tgl_system, 'TITIPAN', id_group, -sum(jumlah) FROM titipan_uang
        WHERE kode_toko = v_toko AND id_group IS NOT NULL
          AND tgl_system BETWEEN v_awal AND v_akhir
        GROUP BY tgl_system, id_group) l
      LEFT JOIN LATERAL (SELECT oleh FROM transisi t WHERE t.kode_toko = v_toko
        AND t.id_dokumen = l.id_group AND t.ke = 'VALID' ORDER BY versi DESC LIMIT 1) v ON true)
  SELECT v_toko, tgl_system, metode, no_rekening, user_id, sum(jumlah)::bigint,
    sum(fee)::bigint, count(*) FILTER (WHERE semua <> 0 AND user_id = pertama),
    count(*) FILTER (WHERE jumlah <> 0)
  FROM (SELECT *, sum(jumlah) OVER w AS semua, min(user_id) OVER w AS pertama FROM uang
    WINDOW w AS (PARTITION BY tgl_system, metode, no_rekening, id_group)) u
  GROUP BY tgl_system, metode, no_rekening, user_id
  HAVING count(*) FILTER (WHERE jumlah <> 0) > 0 $$;

-- Both sides of every visit. What a koreksi takes back stands apart from what is bought in its
-- place, so that this is no exchange. A visit is one person's, whichever side names him.
CREATE OR REPLACE FUNCTION kunjungan_harian(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id_group uuid, tgl_system date, id_pelanggan uuid, jual bigint, beli bigint)
LANGUAGE sql STABLE AS $$
  SELECT id_group, tgl_system, siapa, sum(jual)::bigint, sum(beli)::bigint
  FROM (SELECT *, first_value(id_pelanggan) OVER (PARTITION BY id_group, tgl_system
      ORDER BY id_pelanggan) AS siapa FROM (
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, p.harga_total AS jual, 0 AS beli,
      false AS retur
    FROM penjualan_kini p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, 0, p.harga_total, false
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI'
      AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT r.id_group, r.tgl_system, coalesce(r.id_pelanggan, a.id_pelanggan),
      -(r.jual).harga_total, 0, true
    FROM retur_jual(v_toko, v_awal, v_akhir) r
      JOIN penjualan_kini a ON a.kode_toko = v_toko AND a.id = (r.jual).id) s) s
  GROUP BY id_group, tgl_system, siapa, retur $$;

-- As in migration 0102; sales less what was taken back, and nothing of that among the purchases.
CREATE OR REPLACE FUNCTION ringkasan_hari(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'penjualan', (SELECT jsonb_build_object('nota', coalesce(sum(nota), 0),
        'pcs', coalesce(sum(qty), 0), 'berat', coalesce(sum(berat), 0),
        'harga_total', coalesce(sum(harga_total), 0))
      FROM hitung_harian_jual(v_toko, v_tgl, v_tgl)),
    'batal', (SELECT count(*) FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND status_nota(v_toko, id) = 'BATAL'),
    'pembelian', (SELECT jsonb_build_object('nota', count(*), 'pcs', coalesce(sum(qty), 0),
        'berat', coalesce(sum(berat), 0), 'harga_total', coalesce(sum(harga_total), 0))
      FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl AND jenis = 'BELI'
        AND status_nota(v_toko, id) = 'VALID'),
    'batal_beli', (SELECT count(*) FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND jenis = 'BELI' AND status_nota(v_toko, id) = 'BATAL'),
    'kas', (SELECT coalesce(jsonb_agg(k ORDER BY k.kategori, k.jenis), '[]') FROM (
      SELECT kategori, jenis, sum(jumlah_in)::bigint AS jumlah_in,
        sum(jumlah_out)::bigint AS jumlah_out,
        sum(CASE WHEN jumlah_in > 0 THEN fee ELSE -fee END)::bigint AS fee
      FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY kategori, jenis) k)) $$;

-- The days that are closed already: all of them know the new figures, and those with a koreksi
-- tell of it.
UPDATE rekap_harian_jual SET baris = qty, baris_nota = nota;
CREATE TEMP TABLE hari_koreksi ON COMMIT DROP AS
  SELECT DISTINCT p.kode_toko, p.tgl_system FROM pembelian p
    JOIN rantai t ON t.kode_toko = p.kode_toko AND p.tgl_system <= t.tgl_segel
  WHERE p.jenis = 'KOREKSI';
DELETE FROM rekap_harian_jual r USING hari_koreksi h
  WHERE r.kode_toko = h.kode_toko AND r.tgl_system = h.tgl_system;
INSERT INTO rekap_harian_jual SELECT r.* FROM hari_koreksi h,
  LATERAL hitung_harian_jual(h.kode_toko, h.tgl_system, h.tgl_system) r;
DELETE FROM rekap_harian_bayar r USING hari_koreksi h
  WHERE r.kode_toko = h.kode_toko AND r.tgl_system = h.tgl_system;
INSERT INTO rekap_harian_bayar SELECT r.* FROM hari_koreksi h,
  LATERAL hitung_harian_bayar(h.kode_toko, h.tgl_system, h.tgl_system) r;
DELETE FROM rekap_harian_orang r USING hari_koreksi h
  WHERE r.kode_toko = h.kode_toko AND r.tgl_system = h.tgl_system;
INSERT INTO rekap_harian_orang SELECT r.* FROM hari_koreksi h,
  LATERAL hitung_harian_orang(h.kode_toko, h.tgl_system, h.tgl_system) r;
