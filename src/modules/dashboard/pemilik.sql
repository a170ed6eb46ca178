-- What an owner asks in one look: what the shop earned, where its gold is and what it is worth, its
-- money, who owes whom, what is missing. Accounts by the book they stand for; income and cost by day.
CREATE OR REPLACE FUNCTION angka_pemilik(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH bulan AS (SELECT date_trunc('month', v_tgl)::date AS awal,
      (date_trunc('month', v_tgl) - interval '1 month')::date AS lalu),
  laba AS (
    SELECT h.tgl_system AS tgl, sum(h.kredit - h.debit)::bigint AS laba
    FROM bulan, harian_jurnal(v_toko, bulan.lalu, v_tgl) h
      JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = h.nomor_akun
        AND a.jenis_akun IN ('PENDAPATAN', 'BIAYA')
    GROUP BY 1),
  jual AS (
    SELECT h.tgl_system AS tgl, sum(h.total)::bigint AS jual
    FROM bulan, harian_dijual(v_toko, bulan.awal, v_tgl) h GROUP BY 1),
  harga AS (
    SELECT u.tgl, coalesce((SELECT p.harga_murni FROM para_harga_emas p
      WHERE p.kode_toko = v_toko AND p.berlaku_mulai <= u.tgl
      ORDER BY p.berlaku_mulai DESC LIMIT 1), 0) AS harga
    FROM (VALUES (v_tgl), (v_tgl - 1)) AS u(tgl)),
  emas AS (
    SELECT h.tgl, h.harga, coalesce(sum(p.bersih), 0)::bigint AS bersih,
      coalesce(sum(nilai_emas(p.bersih, h.harga)), 0)::bigint AS nilai
    FROM harga h LEFT JOIN LATERAL posisi_emas(v_toko, h.tgl) p ON true GROUP BY 1, 2),
  -- What came and what went today, document by document: what only changes its place is neither.
  gerak AS (
    SELECT coalesce(sum(murni) FILTER (WHERE murni > 0), 0)::bigint AS masuk,
      coalesce(sum(murni) FILTER (WHERE murni < 0), 0)::bigint AS keluar
    FROM (SELECT sum(g.murni) AS murni FROM gram g WHERE g.kode_toko = v_toko
      AND g.tgl_system = v_tgl AND jenis_emas(g.akun) IN ('stok', 'luar') GROUP BY g.id_dokumen) d),
  pasok AS (
    SELECT coalesce(sum(murni), 0)::bigint AS pasok FROM gram
    WHERE kode_toko = v_toko AND tgl_system = v_tgl AND akun = 'SUPPLIER'),
  -- What of it is on the way, and what goldsmiths and refiners have.
  diluar AS (
    SELECT coalesce(sum(murni) FILTER (WHERE akun = 'PERJALANAN'), 0)::bigint AS jalan,
      coalesce(sum(murni) FILTER (WHERE akun <> 'PERJALANAN'), 0)::bigint AS tukang,
      count(DISTINCT akun) FILTER (WHERE akun <> 'PERJALANAN') AS orang
    FROM saldo_gram(v_toko, v_tgl) WHERE akun = 'PERJALANAN' OR akun LIKE 'TUKANG/%'),
  saldo AS (
    SELECT k.buku, sum(h.debit - h.kredit)::bigint AS saldo
    FROM harian_jurnal(v_toko, '-infinity', v_tgl) h
      JOIN (SELECT nomor_akun, array_agg(DISTINCT buku) AS buku FROM akun_kendali(v_toko) GROUP BY 1) k
        ON k.nomor_akun = h.nomor_akun GROUP BY k.nomor_akun, k.buku)
  SELECT jsonb_build_object(
    'hari', (SELECT coalesce(jsonb_agg(jsonb_build_object('tgl', to_char(tgl, 'YYYY-MM-DD'),
        'jual', coalesce(j.jual, 0), 'laba', coalesce(l.laba, 0)) ORDER BY tgl), '[]')
      FROM bulan, laba l FULL JOIN jual j USING (tgl) WHERE tgl >= bulan.awal),
    'laba_lalu', (SELECT coalesce(sum(l.laba), 0)::bigint FROM bulan, laba l
      WHERE l.tgl BETWEEN bulan.lalu AND least(bulan.lalu + (v_tgl - bulan.awal), bulan.awal - 1)),
    'emas', (SELECT bersih FROM emas WHERE tgl = v_tgl),
    'emas_lalu', (SELECT bersih FROM emas WHERE tgl = v_tgl - 1),
    'nilai', (SELECT nilai FROM emas WHERE tgl = v_tgl),
    'nilai_lalu', (SELECT nilai FROM emas WHERE tgl = v_tgl - 1),
    -- What the price alone did to the gold that lay there yesterday.
    'nilai_harga', (SELECT nilai_emas(l.bersih, k.harga - l.harga) FROM emas k, emas l
      WHERE k.tgl = v_tgl AND l.tgl = v_tgl - 1),
    'tangga', (SELECT jsonb_build_object('masuk', masuk, 'keluar', keluar, 'pasok', pasok,
        'harga', e.harga) FROM gerak, pasok, emas e WHERE e.tgl = v_tgl),
    'diluar', (SELECT to_jsonb(d) || jsonb_build_object('pcs', (SELECT count(*) FROM barang
      WHERE kode_toko = v_toko AND status = 'PERJALANAN')) FROM diluar d),
    'saldo', (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM saldo s),
    'utang', (SELECT coalesce(jsonb_agg(to_jsonb(u)), '[]') FROM siapa_berutang(v_toko, v_tgl) u),
    'hilang', (SELECT jsonb_build_object('pcs', count(*), 'berat', coalesce(sum(b.berat), 0))
      FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
        AND b.versi = g.versi AND b.status = 'HILANG'
      WHERE g.kode_toko = v_toko AND g.ke_status = 'HILANG')) $$;

GRANT EXECUTE ON FUNCTION angka_pemilik TO kencana_app;

-- The last day of a shop that was closed: what an owner calls yesterday.
CREATE OR REPLACE FUNCTION hari_sebelum(v_toko text, v_tgl date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT max(tgl_system) FROM hari WHERE kode_toko = v_toko AND tgl_system < v_tgl $$;

-- Lines of home: what was sold and earned today, beside the working day before.
CREATE OR REPLACE FUNCTION pagi_jual(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('tgl', l.tgl,
    'kini', coalesce(sum(h.total) FILTER (WHERE h.tgl_system = v_tgl), 0)::bigint,
    'nota', coalesce(sum(h.nota) FILTER (WHERE h.tgl_system = v_tgl), 0)::bigint,
    'lalu', coalesce(sum(h.total) FILTER (WHERE h.tgl_system = l.tgl), 0)::bigint)
  FROM (SELECT coalesce(hari_sebelum(v_toko, v_tgl), v_tgl - 1) AS tgl) l
    LEFT JOIN LATERAL harian_dijual(v_toko, l.tgl, v_tgl) h ON true GROUP BY l.tgl $$;
CREATE OR REPLACE FUNCTION pagi_laba(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('tgl', l.tgl,
    'kini', coalesce(sum(h.kredit - h.debit) FILTER (WHERE h.tgl_system = v_tgl), 0)::bigint,
    'lalu', coalesce(sum(h.kredit - h.debit) FILTER (WHERE h.tgl_system = l.tgl), 0)::bigint)
  FROM (SELECT coalesce(hari_sebelum(v_toko, v_tgl), v_tgl - 1) AS tgl) l
    LEFT JOIN LATERAL (SELECT j.* FROM harian_jurnal(v_toko, l.tgl, v_tgl) j
      JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = j.nomor_akun
        AND a.jenis_akun IN ('PENDAPATAN', 'BIAYA')) h ON true GROUP BY l.tgl $$;
