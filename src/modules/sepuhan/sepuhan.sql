-- Bags that were tested when they were sorted, and those of a melt that was assayed: fine gold as it was
-- bought, and as it was found. A melt finds as much more or less of each of its bags: a bag that was
-- tested before is as whoever tested it said (penguji), not as it was bought.
CREATE OR REPLACE FUNCTION akurasi_taksir(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (lot text, kode_sales text, penguji text, kode_tukang text, taksir bigint, hasil bigint,
  nilai bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH lot AS (
    SELECT d.id, d.nomor, d.jenis, i.isi
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
      LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
    WHERE s.kode_toko = v_toko AND d.tgl_system BETWEEN v_awal AND v_akhir
      AND (s.jenis = 'SORTIR' AND s.status = 'VALID'
        OR s.jenis = 'LEBUR' AND s.status IN ('UJI', 'SELESAI'))),
  uji AS (
    SELECT l.nomor, NULL AS kode_tukang, NULL AS penguji, f.id AS id_beli, split_part(b->>'kode_kantong', '/', 2)::int
      AS n_beli, (b->>'murni_taksir')::bigint AS taksir, (b->>'murni')::bigint AS hasil
    FROM lot l, jsonb_array_elements(l.isi->'baris') b
      JOIN dokumen f ON f.kode_toko = v_toko
        AND f.nomor = split_part(b->>'kode_kantong', '/', 1)
    WHERE l.jenis = 'SORTIR' AND b->>'kadar_uji' IS NOT NULL
    UNION ALL
    SELECT l.nomor, l.isi->>'kode_tukang', t.oleh, g.id_beli, g.n_beli, g.murni,
      round(g.murni * (l.isi->>'murni_uji')::numeric / (l.isi->>'taksir')::bigint)::bigint
    FROM lot l JOIN gerak_kantong g ON g.kode_toko = v_toko AND g.id_dokumen = l.id
      AND g.ke = 'PELEBUR'
      LEFT JOIN LATERAL (SELECT d.input_by AS oleh
        FROM gerak_kantong y JOIN dokumen d ON d.kode_toko = v_toko AND d.id = y.id_dokumen
            AND d.jenis = 'SORTIR' AND d.prefix <> 'BT'
          JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'VALID'
          JOIN dokumen f ON f.kode_toko = v_toko AND f.id = y.id_beli,
          jsonb_array_elements(isi_dokumen(v_toko, d.id)->'baris') b
        WHERE y.kode_toko = v_toko AND y.id_beli = g.id_beli AND y.n_beli = g.n_beli
          AND y.versi < g.versi AND b->>'kode_kantong' = f.nomor || '/' || g.n_beli
          AND b->>'kadar_uji' IS NOT NULL
        ORDER BY y.versi DESC LIMIT 1) t ON true
    WHERE l.jenis = 'LEBUR')
  SELECT u.nomor, CASE WHEN u.penguji IS NULL THEN p.kode_sales END, u.penguji, u.kode_tukang,
    u.taksir, u.hasil, b.harga
  FROM uji u JOIN pembelian p ON p.kode_toko = v_toko AND p.id = u.id_beli
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = u.id_beli AND b.n = u.n_beli
  WHERE u.taksir > 0 $$;

-- Gold at a goldsmith's of this lot: what lies in its bags there, and what is missing of those that came
-- back.
CREATE OR REPLACE FUNCTION audit_kirim_cuci(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH lot AS (
    SELECT d.id, d.nomor, s.status, isi_dokumen(v_toko, d.id) AS isi
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND s.jenis = 'KIRIM_CUCI' AND s.status <> 'BATAL')
  SELECT format('Kirim cuci %s: %s mg (murni %s) pada tukang menurut gram, %s mg (murni %s) menurut '
    'kantong dan susutnya', l.nomor, g.kotor, g.murni, k.kotor, k.murni)
  FROM lot l,
    LATERAL (SELECT coalesce(sum(kotor), 0) AS kotor, coalesce(sum(murni), 0) AS murni FROM gram
      WHERE kode_toko = v_toko AND id_dokumen = l.id AND akun = 'TUKANG/' || (l.isi->>'kode_tukang')) g,
    LATERAL (SELECT coalesce(sum(kotor), 0) AS kotor, coalesce(sum(murni), 0) AS murni FROM (
      SELECT k.berat AS kotor, k.murni FROM kantong_oleh(v_toko, l.id) k
      UNION ALL
      SELECT (u->>'kotor')::bigint, (u->>'murni')::bigint
      FROM jsonb_array_elements(coalesce(l.isi->'susut_kadar', '[]')) u
      WHERE l.status <> 'SELESAI') x) k
  WHERE (g.kotor, g.murni) <> (k.kotor, k.murni) LIMIT 1 $$;

-- The bags that a document has put where they still are: at a goldsmith's, at a refiner's, or held.
CREATE OR REPLACE FUNCTION kantong_oleh(v_toko text, v_id uuid) RETURNS SETOF kantong LANGUAGE sql STABLE AS $$
  SELECT k.* FROM gerak_kantong g
    JOIN kantong k ON k.kode_toko = v_toko AND k.id = g.id_beli AND k.n = g.n_beli
      AND k.versi = g.versi
  WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id AND g.ke IN ('TUKANG', 'PELEBUR', 'DITAHAN')
  ORDER BY g.n $$;

-- The loose scrap that lies in LEBUR, and what it has cost.
CREATE OR REPLACE FUNCTION muat_emas_lebur(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', coalesce(peta_akun(v_toko, 'SEPUHAN')->'SEPUHAN', '{}'),
    'nilai', nilai_lebur(v_toko), 'emas', (SELECT coalesce(jsonb_agg(to_jsonb(g)), '[]') FROM (
      SELECT kadar, sum(kotor)::bigint AS kotor, sum(murni)::bigint AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'LEBUR' GROUP BY kadar
      HAVING (sum(kotor), sum(murni)) <> (0, 0) ORDER BY kadar) g)) $$;

CREATE OR REPLACE FUNCTION muat_lebur(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'akun', coalesce(peta_akun(v_toko, 'SEPUHAN')->'SEPUHAN', '{}'),
    'isi', isi_dokumen(v_toko, d.id),
    'kantong', (SELECT coalesce(jsonb_agg(isi_kantong(v_toko, k)), '[]')
      FROM kantong_oleh(v_toko, d.id) k))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'LEBUR' $$;

CREATE OR REPLACE FUNCTION muat_tahan_kantong(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'kantong', (SELECT isi_kantong(v_toko, k) FROM kantong_oleh(v_toko, d.id) k))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'TAHAN_KANTONG' $$;

CREATE OR REPLACE FUNCTION muat_cuci(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'oleh', (SELECT oleh FROM transisi WHERE kode_toko = v_toko AND id_dokumen = d.id
      ORDER BY versi DESC LIMIT 1),
    'akun', coalesce(peta_akun(v_toko, 'SEPUHAN')->'SEPUHAN', '{}'),
    'isi', isi_dokumen(v_toko, d.id),
    'di_tukang', (SELECT coalesce(jsonb_agg(isi_kantong(v_toko, k)), '[]')
      FROM kantong_oleh(v_toko, d.id) k),
    'dikirim', (SELECT coalesce(jsonb_agg(jsonb_build_object('id_beli', g.id_beli,
        'n_beli', g.n_beli, 'timbang', g.timbang)), '[]')
      FROM gerak_kantong g
      WHERE g.kode_toko = v_toko AND g.id_dokumen = d.id AND g.dari = 'SORTIR_CUCI'),
    'semua', (SELECT coalesce(jsonb_agg(isi_kantong(v_toko, k)), '[]')
      FROM gerak_kantong g JOIN kantong k ON k.kode_toko = v_toko AND k.id = g.id_beli AND k.n = g.n_beli
      WHERE g.kode_toko = v_toko AND g.id_dokumen = d.id AND g.dari = 'SORTIR_CUCI'))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'KIRIM_CUCI' AND d.prefix = 'KC' $$;

-- Gold at a refiner's of this melt: what was sent, until it came back.
CREATE OR REPLACE FUNCTION audit_lebur(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Lebur %s: %s mg (murni %s) pada pelebur menurut gram, %s mg (murni %s) dikirim',
    d.nomor, g.kotor, g.murni, k.kotor, k.murni)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL (SELECT coalesce(sum(kotor), 0) AS kotor, coalesce(sum(murni), 0) AS murni FROM gram
      WHERE kode_toko = v_toko AND id_dokumen = d.id AND akun = 'TUKANG/' || (d.isi->>'kode_tukang')) g,
    LATERAL (SELECT CASE WHEN s.status IN ('KIRIM', 'UJI') THEN (d.isi->>'berat')::bigint ELSE 0 END
      AS kotor, CASE WHEN s.status IN ('KIRIM', 'UJI') THEN (d.isi->>'taksir')::bigint ELSE 0 END
      AS murni) k
  WHERE s.kode_toko = v_toko AND s.jenis = 'LEBUR' AND s.status <> 'BATAL'
    AND (g.kotor, g.murni) <> (k.kotor, k.murni) LIMIT 1 $$;

-- Lots that should be back, and waste that nobody has agreed to.
CREATE OR REPLACE FUNCTION perhatian_tutup_cuci(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'KIRIM_CUCI' AND s.status = 'KIRIM'
    AND (d.isi->>'tgl_janji')::date < v_tgl
  HAVING count(*) > 0 $$;

-- Melts that are at a refiner's, with those that should be back.
CREATE OR REPLACE FUNCTION perhatian_tutup_lebur(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'hari', min(b.hari),
    'lama', count(*) FILTER (WHERE d.tgl_system + b.hari < v_tgl),
    'nomor', (array_agg(d.nomor ORDER BY d.tgl_system, d.nomor))[1:5])
  FROM (SELECT angka_parameter(v_toko, 'LEBUR_HARI', 7) AS hari) b, status_dokumen s
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'LEBUR' AND s.status IN ('KIRIM', 'UJI')
  HAVING count(*) > 0 $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_susut(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'KIRIM_CUCI' AND s.status IN ('TERIMA', 'WASTING')
  HAVING count(*) > 0 $$;

-- What of a lot is at the goldsmith's still, as the scale read it when it went.
CREATE OR REPLACE FUNCTION sisa_cuci(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_kantong', i.isi->>'kode_kantong',
    'nama_barang', i.isi->>'nama_barang', 'berat', g.timbang)), '[]')
  FROM kantong_oleh(v_toko, v_id) k
    JOIN gerak_kantong g ON g.kode_toko = v_toko AND g.id_dokumen = v_id AND g.id_beli = k.id
      AND g.n_beli = k.n AND g.dari = 'SORTIR_CUCI',
    LATERAL (SELECT isi_kantong(v_toko, k) AS isi) i $$;

CREATE OR REPLACE FUNCTION toko_baru_sepuhan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '1205', 'Emas di Tukang', 'HARTA'), (v_toko, '2106', 'Hutang Tukang', 'HUTANG'),
    (v_toko, '5110', 'Biaya Tukang Emas Sendiri', 'BIAYA'), (v_toko, '1206', 'Emas Batangan', 'HARTA'),
    (v_toko, '4110', 'Laba Rugi Lebur', 'PENDAPATAN')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'SEPUHAN', 'SEPUHAN', v.* FROM (VALUES
    ('ROSOK', 'KREDIT', '1203'), ('EMAS_TUKANG', 'DEBET', '1205'), ('SUSUT', 'DEBET', '5103'),
    ('BIAYA_TUKANG', 'DEBET', '5110'), ('HUTANG_TUKANG', 'KREDIT', '2106'),
    ('EMAS_BATANG', 'DEBET', '1206'), ('LABA_LEBUR', 'KREDIT', '4110'),
    ('BANK', 'DEBET', '1102')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION akurasi_taksir, kantong_oleh, muat_cuci, muat_emas_lebur,
  muat_lebur, muat_tahan_kantong, sisa_cuci TO kencana_app;
