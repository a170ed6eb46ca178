-- What these people did in the chain in these days, also what waits for the cashier: a visit counts
-- with its larger side. Money for a promise counts on the day on which it moves, until a sale takes
-- it: then the sale counts in its place. What was taken back counts no more. But for the ways to each
-- person nothing is searched (OFFSET 0 keeps them), for one person at a sale and for all of a month
-- (docs/adr/0426).
CREATE OR REPLACE FUNCTION perbuatan_orang(v_orang uuid[], v_awal date, v_akhir date)
RETURNS SETOF perbuatan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  WITH orang AS MATERIALIZED (
    SELECT p.id_orang, p.kode_toko, p.id FROM unnest(v_orang) u JOIN pelanggan p ON p.id_orang = u),
  jual AS (
    SELECT o.id_orang, o.kode_toko, j.id FROM orang o JOIN penjualan j
      ON j.kode_toko = o.kode_toko AND j.id_pelanggan = o.id AND j.tgl_system BETWEEN v_awal AND v_akhir
    UNION SELECT o.id_orang, o.kode_toko, x.id_penjualan FROM orang o, LATERAL (
      SELECT x.id_penjualan FROM koreksi_penjualan x
      WHERE x.kode_toko = o.kode_toko AND x.id_pelanggan = o.id OFFSET 0) x),
  sisi AS (
    SELECT j.id_orang, p.kode_toko, p.id_group, p.id, p.id_pelanggan, p.tgl_system, p.saat,
      p.harga_total AS jual, 0 AS beli
    FROM jual j JOIN penjualan_kini p ON p.kode_toko = j.kode_toko AND p.id = j.id
      AND p.tgl_system BETWEEN v_awal AND v_akhir
      JOIN pelanggan c ON c.kode_toko = p.kode_toko AND c.id = p.id_pelanggan
        AND c.id_orang = j.id_orang
    UNION ALL
    SELECT o.id_orang, p.kode_toko, p.id_group, p.id, p.id_pelanggan, p.tgl_system, p.saat, 0, p.harga_total
    FROM orang o, LATERAL (SELECT p.* FROM pembelian p
      WHERE p.kode_toko = o.kode_toko AND p.id_pelanggan = o.id
        AND p.tgl_system BETWEEN v_awal AND v_akhir AND p.jenis = 'BELI' OFFSET 0) p),
  titip AS (
    SELECT o.id_orang, t.* FROM orang o, LATERAL (SELECT t.* FROM titipan t
      WHERE t.kode_toko = o.kode_toko AND t.id_pelanggan = o.id OFFSET 0) t),
  janji AS (
    SELECT o.id_orang, o.id AS id_pelanggan, d.kode_toko, d.id, d.jenis
    FROM orang o, LATERAL (SELECT d.kode_toko, d.id, d.jenis FROM dokumen d
        WHERE d.kode_toko = o.kode_toko AND d.isi ? 'id_pelanggan'
          AND d.isi->>'id_pelanggan' = o.id::text OFFSET 0) d
      JOIN status_dokumen s ON s.kode_toko = d.kode_toko AND s.id = d.id AND s.status <> 'BATAL'
    WHERE NOT EXISTS (SELECT FROM janji_uang u WHERE u.kode_toko = d.kode_toko
      AND u.id_janji = d.id AND u.jenis = 'PINDAH' HAVING sum(u.jumlah) <> 0))
  SELECT s.id_orang, s.kode_toko, s.id_group, (array_agg(s.id_pelanggan ORDER BY s.id))[1],
    s.tgl_system, min(s.saat),
    CASE WHEN sum(beli) = 0 THEN 'JUAL' WHEN sum(jual) = 0 THEN 'BELI' ELSE 'TUKAR' END,
    greatest(sum(jual), sum(beli))::bigint
  FROM sisi s JOIN status_dokumen d ON d.kode_toko = s.kode_toko AND d.id = s.id
    AND d.status <> 'BATAL'
  GROUP BY s.id_orang, s.kode_toko, s.id_group, s.tgl_system
  UNION ALL
  SELECT t.id_orang, t.kode_toko, t.id, t.id_pelanggan, t.tgl_system, t.saat, 'TITIPAN', t.jumlah
  FROM titip t
    JOIN status_dokumen d ON d.kode_toko = t.kode_toko AND d.id = t.id AND d.status = 'OPEN'
  WHERE t.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT t.id_orang, t.kode_toko, t.id, t.id_pelanggan, u.tgl_system, t.saat, 'TITIPAN',
    least(u.jumlah, s.saldo - s.sesudah)
  FROM titip t
    JOIN titipan_uang u ON u.kode_toko = t.kode_toko AND u.id_titipan = t.id AND u.jumlah > 0
      AND u.jenis IN ('TITIP', 'TAMBAH', 'PESANAN'),
    -- What is left of it is of what came last.
    LATERAL (SELECT sum(h.jumlah)::bigint AS saldo, coalesce(sum(h.jumlah) FILTER (WHERE h.jumlah > 0
        AND h.jenis IN ('TITIP', 'TAMBAH', 'PESANAN') AND (urut_posting(h.kode_toko, h.id_posting), h.n)
          > (urut_posting(u.kode_toko, u.id_posting), u.n)), 0)::bigint AS sesudah FROM titipan_uang h
      WHERE h.kode_toko = t.kode_toko AND h.id_titipan = t.id) s
  WHERE u.tgl_system BETWEEN v_awal AND v_akhir AND s.saldo > s.sesudah
  UNION ALL
  SELECT j.id_orang, j.kode_toko, q.id, j.id_pelanggan, q.tgl_system, p.saat, j.jenis, q.jumlah
  FROM janji j JOIN kwitansi q ON q.kode_toko = j.kode_toko AND q.id_janji = j.id
    JOIN status_dokumen s ON s.kode_toko = q.kode_toko AND s.id = q.id AND s.status <> 'BATAL'
    JOIN dokumen w ON w.kode_toko = q.kode_toko AND w.id = q.id AND NOT w.isi ? 'id_pelanggan'
    JOIN posting p ON p.kode_toko = q.kode_toko AND p.id = q.id_posting
  WHERE q.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL -- what he bought at an auction: the payment names him
  SELECT j.id_orang, j.kode_toko, q.id, j.id_pelanggan, q.tgl_system, p.saat, j.jenis, q.jumlah
  FROM janji j JOIN kwitansi q ON q.kode_toko = j.kode_toko AND q.id = j.id
    JOIN posting p ON p.kode_toko = q.kode_toko AND p.id = q.id_posting
  WHERE q.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT j.id_orang, j.kode_toko, m.id, j.id_pelanggan, m.tgl_system, p.saat,
    CASE WHEN (d.isi->>'jual')::bigint > 0 AND (d.isi->>'beli')::bigint > 0 THEN 'TUKAR'
      WHEN m.tagihan > 0 THEN 'JUAL' ELSE 'BELI' END,
    greatest((d.isi->>'jual')::bigint, (d.isi->>'beli')::bigint, abs(m.tagihan))
  FROM janji j JOIN nota_manual m ON m.kode_toko = j.kode_toko AND m.id = j.id
    JOIN dokumen d ON d.kode_toko = m.kode_toko AND d.id = m.id
    JOIN posting p ON p.kode_toko = m.kode_toko AND p.id = m.id_posting
  WHERE m.tgl_system BETWEEN v_awal AND v_akhir $$;

-- What the people did anywhere who did something in this shop in these days.
CREATE OR REPLACE FUNCTION perbuatan_pengunjung(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF perbuatan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  SELECT a.* FROM (
    SELECT array_agg(DISTINCT c.id_orang) AS semua FROM (
      SELECT p.id_pelanggan AS id FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      UNION SELECT x.id_pelanggan FROM penjualan p
        JOIN koreksi_penjualan x ON x.kode_toko = v_toko AND x.id_penjualan = p.id
      WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      UNION SELECT p.id_pelanggan FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      UNION SELECT t.id_pelanggan FROM titipan_uang u
        JOIN titipan t ON t.kode_toko = v_toko AND t.id = u.id_titipan
      WHERE u.kode_toko = v_toko AND u.tgl_system BETWEEN v_awal AND v_akhir
      UNION SELECT m.id_pelanggan FROM nota_manual_sah(v_toko, v_awal, v_akhir) m
      UNION SELECT (d.isi->>'id_pelanggan')::uuid FROM dokumen k
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_asal AND d.isi ? 'id_pelanggan'
      WHERE k.kode_toko = v_toko AND k.prefix = 'KW' AND k.tgl_system BETWEEN v_awal AND v_akhir
      -- Who pays for what somebody else promised: the buyer at an auction.
      UNION SELECT (k.isi->>'id_pelanggan')::uuid FROM dokumen k
      WHERE k.kode_toko = v_toko AND k.prefix = 'KW' AND k.isi ? 'id_pelanggan'
        AND k.tgl_system BETWEEN v_awal AND v_akhir) s
      JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = s.id
    WHERE c.id_orang IS NOT NULL) o, LATERAL perbuatan_orang(o.semua, v_awal, v_akhir) a $$;

-- What of it happened here, oldest first, as a finding names it.
CREATE OR REPLACE FUNCTION di_sini(v_toko text, p perbuatan[], OUT id uuid[], OUT id_pelanggan uuid,
  OUT saat timestamptz, OUT oleh text, OUT toko_lain int) LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  SELECT array_agg(a.id ORDER BY a.saat, a.id) FILTER (WHERE a.kode_toko = v_toko),
    (array_agg(a.id_pelanggan ORDER BY a.saat DESC, a.id) FILTER (WHERE a.kode_toko = v_toko))[1],
    max(a.saat) FILTER (WHERE a.kode_toko = v_toko),
    (array_agg(d.input_by ORDER BY a.saat DESC, a.id) FILTER (WHERE a.kode_toko = v_toko))[1],
    (count(DISTINCT a.kode_toko) FILTER (WHERE a.kode_toko <> v_toko))::int
  FROM unnest(p) a LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = a.id $$;

-- Whose day came to so much over the chain, or more, of those who did something in this shop: visits,
-- deposits, payments for promises, loans. The screen of large transactions and their report both ask
-- here (docs/adr/0141). Whoever is nobody is alone.
CREATE OR REPLACE FUNCTION besar_sehari(v_toko text, v_awal date, v_akhir date, v_batas bigint)
RETURNS TABLE (id_orang uuid, tgl_system date, nilai bigint, semua perbuatan[]) LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  SELECT p.id_orang, p.tgl_system, sum(p.nilai)::bigint, array_agg(p::perbuatan)
  FROM perbuatan_pengunjung(v_toko, v_awal, v_akhir) p
  GROUP BY 1, 2 HAVING sum(p.nilai) >= v_batas AND bool_or(p.kode_toko = v_toko)
  UNION ALL
  SELECT NULL, k.tgl_system, greatest(k.jual, k.beli),
    ARRAY[ROW(NULL, v_toko, k.id_group, k.id_pelanggan, k.tgl_system, d.saat,
      CASE WHEN k.beli = 0 THEN 'JUAL' WHEN k.jual = 0 THEN 'BELI' ELSE 'TUKAR' END,
      greatest(k.jual, k.beli))::perbuatan]
  FROM kunjungan_harian(v_toko, v_awal, v_akhir) k
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_group
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = k.id_pelanggan
  WHERE greatest(k.jual, k.beli) >= v_batas AND c.id_orang IS NULL $$;

-- The same of the own shop, for its report: what of it happened here by kind, and what all comes to. A
-- visit that is entered or goes later changes the first: semua_id has them all.
CREATE OR REPLACE FUNCTION orang_besar(v_awal date, v_akhir date, v_batas bigint) RETURNS TABLE (
  tgl_system date, id_wakil uuid, id_pelanggan uuid, jual bigint, beli bigint, tukar bigint,
  janji bigint, kumulatif bigint, toko_lain int, semua_id uuid[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT h.tgl_system, s.id[1], s.id_pelanggan, j.jual, j.beli, j.tukar, j.janji, h.nilai, s.toko_lain,
    s.id
  FROM (SELECT toko_kini() AS toko) t, besar_sehari(t.toko, v_awal, v_akhir, v_batas) h,
    LATERAL di_sini(t.toko, h.semua) s,
    LATERAL (SELECT coalesce(sum(p.nilai) FILTER (WHERE p.jenis = 'JUAL'), 0)::bigint AS jual,
        coalesce(sum(p.nilai) FILTER (WHERE p.jenis = 'BELI'), 0)::bigint AS beli,
        coalesce(sum(p.nilai) FILTER (WHERE p.jenis = 'TUKAR'), 0)::bigint AS tukar,
        coalesce(sum(p.nilai) FILTER (WHERE p.jenis NOT IN ('JUAL', 'BELI', 'TUKAR')), 0)::bigint AS janji
      FROM unnest(h.semua) p WHERE p.kode_toko = t.toko) j $$;

-- What the person of this card or number did around this day, as many days before and after it as
-- belong together; but for what this visit takes up (a deposit).
CREATE OR REPLACE FUNCTION jumlah_orang(v_tgl date, v_hari int, v_identitas text, v_hp text,
  v_kecuali uuid[]) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(sum(p.nilai), 0)::bigint
  FROM perbuatan_orang(ARRAY[orang_dikenal(v_identitas, v_hp)], v_tgl - (v_hari - 1),
    v_tgl + (v_hari - 1)) p WHERE p.id <> ALL (v_kecuali) $$;

-- Nobody passes the limit by two visits in one moment: who comes with the same card or number, in
-- whatever shop, waits here, and is counted again.
CREATE OR REPLACE FUNCTION periksa_orang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v record; v_jumlah bigint;
BEGIN
  FOR v IN SELECT * FROM jsonb_to_recordset(isi) AS o(tgl date, hari int, no_identitas text,
      no_hp text, kecuali uuid[], nilai bigint, batas bigint) LOOP
    PERFORM pg_advisory_xact_lock(c) FROM (SELECT hashtextextended(kunci, 20) AS c
      FROM unnest(ARRAY['hp ' || nullif(v.no_hp, ''), 'kartu ' || v.no_identitas]) kunci
      WHERE kunci IS NOT NULL ORDER BY c) urut;
    PERFORM pg_advisory_xact_lock(hashtextextended('orang ' || o, 20))
    FROM orang_dikenal(v.no_identitas, v.no_hp) o WHERE o IS NOT NULL;
    v_jumlah := v.nilai
      + jumlah_orang(v.tgl, v.hari, v.no_identitas, v.no_hp, v.kecuali);
    IF v_jumlah >= v.batas THEN
      PERFORM tolak('KN422', 'orang_melewati_batas',
        jsonb_build_object('hari', v.hari,
        'jumlah', translate(to_char(v_jumlah, 'FM999,999,999,999,999'), ',', '.')));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Under which ids words about this person may stand, and of which time: those of records that were
-- joined to him; and of whom he was joined to, while he was (docs/adr/0349).
CREATE OR REPLACE FUNCTION sebutan_orang(v_orang uuid)
RETURNS TABLE (id uuid, sejak timestamptz, sampai timestamptz) LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  WITH RECURSIVE gabung AS (
    SELECT g.orang_utama, g.orang_ganda, p.saat AS sejak, l.saat AS sampai
    FROM gabung_orang g JOIN posting p ON p.kode_toko = g.kode_toko AND p.id = g.id_posting
      LEFT JOIN LATERAL (SELECT q.saat FROM dokumen d
          JOIN gabung_orang x ON x.kode_toko = d.kode_toko AND x.id_dokumen = d.id AND x.arah = 'LEPAS'
          JOIN posting q ON q.kode_toko = x.kode_toko AND q.id = x.id_posting
        WHERE d.kode_toko = g.kode_toko AND d.id_asal = g.id_dokumen LIMIT 1) l ON true
    WHERE g.arah = 'GABUNG' AND g.orang_ganda IS NOT NULL),
  sebutan AS (
    SELECT v_orang AS id, '-infinity'::timestamptz AS sejak, 'infinity'::timestamptz AS sampai
    UNION SELECT CASE WHEN g.sampai IS NULL THEN g.orang_ganda ELSE g.orang_utama END,
      CASE WHEN g.sampai IS NULL THEN s.sejak ELSE greatest(s.sejak, g.sejak) END,
      CASE WHEN g.sampai IS NULL THEN s.sampai ELSE least(s.sampai, g.sampai) END
    FROM sebutan s JOIN gabung g ON (g.orang_utama = s.id OR g.orang_ganda = s.id)
      AND s.id = CASE WHEN g.sampai IS NULL THEN g.orang_utama ELSE g.orang_ganda END)
  SELECT s.* FROM sebutan s WHERE s.sejak <= s.sampai $$;

-- What any shop of the chain reported of this person's day last; who reported it only here.
CREATE OR REPLACE FUNCTION laporan_orang(v_pola text, v_orang uuid, v_tgl date, OUT no_laporan text,
  OUT tgl_lapor date, OUT oleh text) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT m.no_laporan, m.tgl_lapor, CASE WHEN m.kode_toko = toko_kini() THEN m.oleh END
  FROM sebutan_orang(v_orang) s JOIN tanda_curiga m
    ON m.pola = v_pola AND m.tanda = 'DILAPORKAN' AND m.saat BETWEEN s.sejak AND s.sampai
      AND m.kunci > s.id || ' ' || v_tgl || ' ' AND m.kunci < s.id || ' ' || v_tgl || ' ~'
  ORDER BY m.saat DESC LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION jumlah_orang, laporan_orang, orang_besar TO kencana_app;
