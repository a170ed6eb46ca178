-- Services whose work was done in these days: what was worked on, and what went off it. mg.
CREATE OR REPLACE FUNCTION kerja_service(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, nomor text, tgl_system date, saat timestamptz, oleh text, id_posting uuid,
  nama_barang text, kode_tukang text, dikerjakan bigint, susut bigint) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, t.tgl_system, t.saat, t.oleh, t.id_posting, i.isi->>'nama_barang',
    i.isi->>'kode_tukang', (i.isi->>'berat_masuk')::bigint + (i.isi->>'berat_tambah')::bigint,
    (i.isi->>'berat_susut')::bigint
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = s.id AND t.dari = 'MASUK'
      AND t.ke = 'SELESAI' AND t.tgl_system BETWEEN v_awal AND v_akhir
      AND NOT EXISTS (SELECT FROM transisi b WHERE b.kode_toko = v_toko AND b.id_dokumen = s.id
        AND b.dari = 'SELESAI' AND b.ke = 'MASUK' AND b.versi > t.versi), -- it was no end
    LATERAL (SELECT isi_dokumen(v_toko, s.id) AS isi) i
  WHERE s.kode_toko = v_toko AND s.jenis = 'SERVICE' AND s.status <> 'VALID'
    AND s.status IN ('SELESAI', 'DIAMBIL', 'BATAL') AND s.tgl_system >= v_awal $$;

-- A customer's piece lost more of its gold than the shop lets such work lose.
CREATE OR REPLACE FUNCTION ganjil_susut_service(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'SERVICE_SUSUT_BATAS', 100) AS persen)
  SELECT k.id::text, k.tgl_system, k.saat, k.oleh, k.nomor, 'SERVICE', k.kode_tukang, 60,
    jsonb_build_array(bukti_teks('Barang', k.nama_barang),
      bukti_berat('Berat Dikerjakan', k.dikerjakan), bukti_berat('Emas Yang Susut', k.susut),
      bukti_teks('Batas Susut', teks_persen(batas.persen)), bukti_teks('Tukang', k.kode_tukang),
      bukti_teks('Disetujui Oleh', (SELECT string_agg(DISTINCT o.pemberi, ', ') FROM otorisasi o
        WHERE o.kode_toko = v_toko AND o.id_posting = k.id_posting
          AND o.kategori = 'SUSUT_SERVICE')))
  FROM batas, kerja_service(v_toko, v_awal, v_akhir) k
  WHERE k.susut * 10000 > k.dikerjakan * batas.persen $$;

-- Of one goldsmith's work more goes off than went off it in the three months before: of a month
-- until its last day that is asked for, by what a shop does not let pass of each piece.
CREATE OR REPLACE FUNCTION ganjil_susut_tukang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_SUSUT_TUKANG', 5000) AS naik,
    angka_parameter(v_toko, 'PERIKSA_KALI_SEBULAN', 5) AS kali,
    angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg),
  kerja AS MATERIALIZED (SELECT k.*, date_trunc('month', k.tgl_system)::date AS bulan
    FROM kerja_service(v_toko, (date_trunc('month', v_awal) - interval '3 months')::date,
      v_akhir) k),
  kini AS (SELECT kode_tukang, bulan, count(*) AS banyak, sum(susut) AS susut,
      sum(dikerjakan) AS dikerjakan, (array_agg(id ORDER BY saat DESC))[1] AS terakhir
    FROM kerja WHERE bulan >= date_trunc('month', v_awal)::date GROUP BY kode_tukang, bulan)
  SELECT k.kode_tukang || ' ' || k.bulan, t.tgl_system, t.saat, t.oleh, t.nomor, 'SERVICE',
    k.kode_tukang, 55, jsonb_build_array(bukti_teks('Tukang', k.kode_tukang),
      bukti_teks('Pekerjaan Bulan Ini', k.banyak::text),
      bukti_teks('Susut Bulan Ini', teks_persen(round(k.susut * 10000 / k.dikerjakan)::int)),
      bukti_teks('Susut Sebelumnya', teks_persen(round(l.susut * 10000 / l.dikerjakan)::int)),
      bukti_berat('Susut Seluruhnya', k.susut::bigint))
  FROM batas, kini k JOIN kerja t ON t.id = k.terakhir,
    LATERAL (SELECT count(*) AS banyak, sum(susut) AS susut, sum(dikerjakan) AS dikerjakan
      FROM kerja b WHERE b.kode_tukang = k.kode_tukang AND b.bulan < k.bulan
        AND b.bulan >= k.bulan - interval '3 months') l
  WHERE k.banyak >= batas.kali AND l.banyak >= batas.kali
    AND k.susut * l.dikerjakan * 10000 >= l.susut * k.dikerjakan * (10000 + batas.naik)
    AND k.susut - l.susut * k.dikerjakan / l.dikerjakan >= k.banyak * batas.mg
    AND t.tgl_system BETWEEN v_awal AND v_akhir $$;

GRANT EXECUTE ON FUNCTION ganjil_susut_service, ganjil_susut_tukang, kerja_service TO kencana_app;
