-- What a seller earns by the sales of a day in one group, jenis and kadar, unrounded: by the row that
-- names most of both, the group before the jenis, as it stands on that day (docs/adr/0291).
CREATE OR REPLACE FUNCTION bonus_sales(j rekap_harian_jual) RETURNS numeric LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT CASE b.jenis_bonus WHEN 'GRAM' THEN j.berat * b.bonus_rp / 1000.0
      WHEN 'BARANG' THEN j.qty * b.bonus_rp
      ELSE (j.harga_jual - j.diskon) * b.bonus_persen / 10000.0 END
    FROM para_bonus_sales b
    WHERE b.kode_toko = j.kode_toko AND b.berlaku_mulai <= j.tgl_system
      AND coalesce(b.kode_group, j.kode_group) = j.kode_group
      AND coalesce(b.kode_dept, j.kode_dept) = j.kode_dept
    ORDER BY (b.kode_group IS NOT NULL)::int + (b.kode_dept IS NOT NULL)::int DESC,
      b.kode_group IS NOT NULL DESC, b.berlaku_mulai DESC LIMIT 1), 0) $$;

GRANT EXECUTE ON FUNCTION bonus_sales TO kencana_app;

-- The days whose bonus was paid, and by which document.
CREATE OR REPLACE FUNCTION bonus_dibayar(v_toko text, v_dari date, v_sampai date)
RETURNS TABLE (kode_sales text, tgl date, urut int, id_dokumen uuid) LANGUAGE sql STABLE AS $$
  SELECT * FROM (SELECT DISTINCT ON (b.kode_sales, b.tgl) b.kode_sales, b.tgl, b.urut, b.id_dokumen
    FROM bonus_hari b WHERE b.kode_toko = v_toko AND b.tgl BETWEEN v_dari AND v_sampai
    ORDER BY b.kode_sales, b.tgl, b.urut DESC) b WHERE b.urut % 2 = 1 $$;

-- What was paid for these days, by seller and group, as the payments froze it. Of a payment that goes
-- beyond them a share: as much as their part of what all its days bring today, or where those bring
-- nothing, of its days. Shares of periods that follow one another add up to the payment.
CREATE OR REPLACE FUNCTION bonus_terbayar(v_toko text, v_dari date, v_sampai date)
RETURNS TABLE (kode_sales text, kode_group text, bonus bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH bayar AS MATERIALIZED (
    SELECT d.isi->>'kode_sales' AS sales, (d.isi->>'dari')::date AS dari,
      (d.isi->>'sampai')::date AS sampai, coalesce(d.isi->'lewat', '[]') AS lewat, d.isi->'rincian' AS rincian
    FROM (SELECT DISTINCT id_dokumen FROM bonus_dibayar(v_toko, v_dari, v_sampai)) b
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen),
  baris AS (SELECT b.*, r.kode_group, r.bonus, b.dari < v_dari OR b.sampai > v_sampai AS sebagian
    FROM bayar b, jsonb_to_recordset(b.rincian) AS r(kode_group text, bonus bigint)),
  -- Read once, over all the days of the payments that go beyond.
  jual AS MATERIALIZED (SELECT j.kode_sales, j.kode_group, j.tgl_system AS tgl, bonus_sales(j) AS bonus
    FROM (SELECT min(dari) AS dari, max(sampai) AS sampai, array_agg(sales) AS sales FROM baris
        WHERE sebagian HAVING count(*) > 0) m, harian_jual(v_toko, m.dari, m.sampai) j
    WHERE j.kode_sales = ANY (m.sales))
  SELECT b.sales, b.kode_group, sum(r.jumlah)::bigint
  FROM baris b
    LEFT JOIN LATERAL (SELECT sum(j.bonus) AS semua,
        coalesce(sum(j.bonus) FILTER (WHERE j.tgl <= v_sampai), 0) AS akhir,
        coalesce(sum(j.bonus) FILTER (WHERE j.tgl < v_dari), 0) AS awal
      FROM jual j
      WHERE b.sebagian AND j.kode_sales = b.sales AND j.kode_group = b.kode_group
        AND j.tgl BETWEEN b.dari AND b.sampai AND NOT b.lewat ? j.tgl::text) w ON true
    LEFT JOIN LATERAL (SELECT count(*)::numeric AS semua,
        count(*) FILTER (WHERE h.tgl <= v_sampai) AS akhir, count(*) FILTER (WHERE h.tgl < v_dari) AS awal
      FROM generate_series(b.dari, b.sampai, interval '1 day') AS h(tgl)
      WHERE b.sebagian AND NOT b.lewat ? h.tgl::date::text) n ON true
    LEFT JOIN LATERAL (SELECT CASE WHEN w.semua <> 0 THEN w.semua ELSE n.semua END AS semua,
      CASE WHEN w.semua <> 0 THEN w.akhir ELSE n.akhir END AS akhir,
      CASE WHEN w.semua <> 0 THEN w.awal ELSE n.awal END AS awal) t ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN b.sebagian
      THEN round(b.bonus * t.akhir / t.semua) - round(b.bonus * t.awal / t.semua)
      ELSE b.bonus END AS jumlah) r
  GROUP BY 1, 2 HAVING sum(r.jumlah) <> 0 $$;

-- What days of a seller bring, by group: each line rounded once, as the report of the sellers shows
-- it. v_lewat: those of them that were paid before.
CREATE OR REPLACE FUNCTION bonus_periode(v_toko text, v_sales text, v_dari date, v_sampai date,
  v_lewat jsonb)
RETURNS TABLE (kode_group text, qty bigint, berat bigint, bonus bigint) LANGUAGE sql STABLE AS $$
  SELECT j.kode_group, sum(j.qty)::bigint, sum(j.berat)::bigint, round(sum(bonus_sales(j)))::bigint
  FROM harian_jual(v_toko, v_dari, v_sampai) j
  WHERE j.kode_sales = v_sales AND NOT v_lewat ? j.tgl_system::text
  GROUP BY j.kode_group ORDER BY j.kode_group $$;

-- What each closed day brought that was not paid, a year back at most.
CREATE OR REPLACE FUNCTION bonus_hari_belum(v_toko text)
RETURNS TABLE (kode_sales text, tgl date, kode_group text, bonus numeric) LANGUAGE sql STABLE AS $$
  WITH segel AS MATERIALIZED (SELECT tgl_segel(v_toko) AS tgl),
  dibayar AS MATERIALIZED (SELECT b.kode_sales, b.tgl
    FROM segel s, bonus_dibayar(v_toko, s.tgl - 365, s.tgl) b),
  baris AS (SELECT j.kode_sales, j.tgl_system AS tgl, j.kode_group, bonus_sales(j) AS bonus
    FROM segel s, harian_jual(v_toko, s.tgl - 365, s.tgl) j)
  SELECT b.* FROM baris b LEFT JOIN dibayar d USING (kode_sales, tgl)
  WHERE b.bonus <> 0 AND d.tgl IS NULL $$;

-- minta: {kode_sales, dari, sampai}. Each day with how often it was paid and taken back; awal: the
-- first unpaid day that brought something.
CREATE OR REPLACE FUNCTION muat_bonus(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH m AS (SELECT minta->>'kode_sales' AS sales, (minta->>'dari')::date AS dari,
    (minta->>'sampai')::date AS sampai),
  hari AS MATERIALIZED (SELECT h.tgl::date AS tgl, coalesce(b.urut, 0) AS urut,
      CASE WHEN b.urut % 2 = 1 THEN d.nomor END AS nomor
    FROM m, generate_series(m.dari, m.sampai, interval '1 day') AS h(tgl)
      LEFT JOIN LATERAL (SELECT urut, id_dokumen FROM bonus_hari x WHERE x.kode_toko = v_toko
        AND x.kode_sales = m.sales AND x.tgl = h.tgl::date ORDER BY urut DESC LIMIT 1) b ON true
      LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen)
  SELECT jsonb_build_object(
    'nama', (SELECT nama_sales FROM sales WHERE kode_toko = v_toko AND kode_sales = m.sales),
    'segel', tgl_segel(v_toko),
    'awal', (SELECT min(b.tgl) FROM bonus_hari_belum(v_toko) b WHERE b.kode_sales = m.sales),
    'akun', akun_dari(v_toko, 'KAS', 'SETORAN') || akun_dari(v_toko, 'BONUS', 'BAYAR_BONUS'),
    'hari', (SELECT jsonb_agg(to_jsonb(h) ORDER BY h.tgl) FROM hari h),
    'baris', (SELECT coalesce(jsonb_agg(to_jsonb(p)), '[]')
      FROM bonus_periode(v_toko, m.sales, m.dari, m.sampai,
        (SELECT coalesce(jsonb_agg(h.tgl) FILTER (WHERE h.nomor IS NOT NULL), '[]') FROM hari h)) p))
  FROM m $$;

-- What each seller earned by closed days and was not paid, wherever they lie between paid ones.
CREATE OR REPLACE FUNCTION bonus_belum(v_toko text)
RETURNS TABLE (kode_sales text, nama_sales text, dari date, sampai date, bonus bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH baris AS (SELECT b.kode_sales, b.kode_group, min(b.tgl) AS dari,
      round(sum(b.bonus))::bigint AS bonus
    FROM bonus_hari_belum(v_toko) b GROUP BY 1, 2)
  SELECT s.kode_sales, s.nama_sales, min(b.dari), tgl_segel(v_toko), sum(b.bonus)::bigint
  FROM baris b JOIN sales s ON s.kode_toko = v_toko AND s.kode_sales = b.kode_sales
  GROUP BY 1, 2 HAVING sum(b.bonus) <> 0 $$;

-- It still comes to what was shown: {kode_sales, dari, sampai, lewat, jumlah}.
CREATE OR REPLACE FUNCTION periksa_bonus(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(bonus), 0) FROM bonus_periode(k.toko, isi->>'kode_sales',
      (isi->>'dari')::date, (isi->>'sampai')::date, isi->'lewat')) <> (isi->>'jumlah')::bigint THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'rekap_harian_jual'));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION baca_bonus_hari(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_bonus_hari_v1(b), E'\n' ORDER BY n) FROM bonus_hari b
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_bonus_hari_v1(b bonus_hari) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{id_dokumen, kode_sales, tgl, urut}], the last book of its posting: under the lock of the chain
-- the days are still closed. The key of the table is what pays no day twice.
CREATE OR REPLACE FUNCTION tulis_bonus_hari(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_segel date; v_naskah text; v_jumlah int;
BEGIN
  SELECT tgl_segel INTO v_segel FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  IF EXISTS (SELECT FROM jsonb_to_recordset(isi) AS r(tgl date, urut int)
      WHERE r.urut % 2 = 1 AND r.tgl > coalesce(v_segel, '-infinity')) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'hari'));
  END IF;
  WITH baru AS (
    INSERT INTO bonus_hari SELECT k.toko, k.id_posting, r.ordinality, r.id_dokumen, r.kode_sales,
      r.tgl, r.urut, k.tgl
    FROM jsonb_populate_recordset(NULL::bonus_hari, isi) WITH ORDINALITY AS r
    ORDER BY r.ordinality
    ON CONFLICT (kode_toko, kode_sales, tgl, urut) DO NOTHING
    RETURNING naskah_bonus_hari_v1(bonus_hari) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN003', 'bonus_sudah_dibayar', isi->0);
  END IF;
  RETURN v_naskah;
END $$;

-- A day whose bonus was paid is not opened again: take the payment back first.
CREATE OR REPLACE FUNCTION halangan_buka_bonus(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('tgl', v_tgl, 'nomor', d.nomor) FROM bonus_dibayar(v_toko, v_tgl, v_tgl) b
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
  ORDER BY d.nomor LIMIT 1 $$;

-- Exactly the days of payments that stand are paid, without those that they name as paid before.
CREATE OR REPLACE FUNCTION audit_bonus_hari(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Bonus %s tanggal %s: %s, menurut dokumennya %s', coalesce(b.kode_sales, d.kode_sales),
    coalesce(b.tgl, d.tgl), coalesce(b.id_dokumen::text, 'belum dibayar'),
    coalesce(d.id::text, 'belum dibayar'))
  FROM bonus_dibayar(v_toko, '-infinity', 'infinity') b
    FULL JOIN (SELECT d.id, d.isi->>'kode_sales' AS kode_sales, h.tgl::date AS tgl
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
          AND s.status = 'VALID',
        generate_series((d.isi->>'dari')::date, (d.isi->>'sampai')::date, interval '1 day') AS h(tgl)
      WHERE d.kode_toko = v_toko AND d.jenis = 'BAYAR_BONUS'
        AND NOT coalesce(d.isi->'lewat', '[]') ? h.tgl::date::text) d
    ON d.kode_sales = b.kode_sales AND d.tgl = b.tgl
  WHERE b.id_dokumen IS DISTINCT FROM d.id LIMIT 1 $$;

CREATE OR REPLACE FUNCTION toko_baru_bonus(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '6106', 'Biaya Bonus Sales', 'BIAYA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  VALUES (v_toko, 'BONUS', 'BAYAR_BONUS', 'BONUS', 'DEBET', '6106') ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION bonus_belum, bonus_terbayar, muat_bonus TO kencana_app;
