-- Lots of bags, and of manual goods, that came back from goldsmiths in these days: what was sent, what is
-- missing, in mg. Of a lot that is partly out only what came back: who keeps one bag of each lot is
-- compared, too.
CREATE OR REPLACE FUNCTION lot_cuci(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, nomor text, kode_tukang text, proses text, tgl date, berat bigint, susut bigint,
  id_posting uuid, jenis text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, i.isi->>'kode_tukang', i.isi->>'proses', (i.isi->>'tgl_terima')::date,
    CASE WHEN s.status = 'KIRIM' THEN coalesce(i.isi->>'berat_kembali', i.isi->>'berat_terima')::bigint
      + coalesce((i.isi->>'susut')::bigint, 0) ELSE (i.isi->>'berat')::bigint END,
    coalesce((i.isi->>'susut')::bigint, 0), t.id_posting, s.jenis
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i,
    LATERAL (SELECT id_posting FROM transisi WHERE kode_toko = v_toko AND id_dokumen = d.id
      AND (ke IN ('TERIMA', 'SELESAI') OR s.status = 'KIRIM' AND dari = 'KIRIM')
      ORDER BY CASE s.status WHEN 'KIRIM' THEN -versi ELSE versi END LIMIT 1) t
  WHERE s.kode_toko = v_toko AND s.jenis IN ('KIRIM_CUCI', 'CUCI_MANUAL')
    AND s.status IN ('KIRIM', 'TERIMA', 'WASTING', 'SELESAI')
    AND (i.isi->>'tgl_terima')::date BETWEEN v_awal AND v_akhir $$;

-- Parts of a hundred thousand that are missing.
CREATE OR REPLACE FUNCTION teks_permil(v numeric) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT replace(round(v / 100, 2)::text, '.', ',') || ' ‰' $$;

-- Of a lot more than twice as much is missing as of half of all that this goldsmith did before.
CREATE OR REPLACE FUNCTION ganjil_susut_lot(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_SEBULAN', 5) AS kali,
    angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg),
  lot AS MATERIALIZED (SELECT *, susut * 100000.0 / berat AS bagian
    FROM lot_cuci(v_toko, v_awal - 180, v_akhir))
  SELECT l.id::text, p.tgl_system, p.saat, p.oleh, l.nomor, l.jenis, l.kode_tukang, 65,
    jsonb_build_array(bukti_teks('Tukang', l.kode_tukang), bukti_berat('Berat Dikirim', l.berat),
      bukti_berat('Emas Yang Susut', l.susut), bukti_teks('Bagian Yang Susut', teks_permil(l.bagian)),
      bukti_teks('Biasanya', teks_permil(b.tengah::numeric)))
  FROM batas, lot l JOIN posting p ON p.kode_toko = v_toko AND p.id = l.id_posting,
    LATERAL (SELECT count(*) AS banyak, percentile_cont(0.5) WITHIN GROUP (ORDER BY x.bagian) AS tengah
      FROM lot x WHERE (x.kode_tukang, x.proses, x.jenis) = (l.kode_tukang, l.proses, l.jenis)
        AND x.id < l.id) b
  WHERE l.tgl >= v_awal AND l.susut >= batas.mg AND b.banyak >= batas.kali
    AND l.bagian > 2 * b.tengah $$;

-- A goldsmith loses in these days more than twice what the others lose at the same work.
CREATE OR REPLACE FUNCTION ganjil_susut_banding(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_SEBULAN', 5) AS kali,
    angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg),
  lot AS MATERIALIZED (SELECT * FROM lot_cuci(v_toko, v_awal, v_akhir)),
  orang AS (SELECT kode_tukang, proses, jenis, count(*) AS banyak, sum(berat) AS berat, sum(susut) AS susut,
      (array_agg(id ORDER BY susut * 1.0 / berat DESC))[1] AS terburuk
    FROM lot GROUP BY 1, 2, 3)
  SELECT o.kode_tukang || CASE o.jenis WHEN 'KIRIM_CUCI' THEN ' ' ELSE ' MANUAL ' END || o.proses || ' ' || date_trunc('month', p.tgl_system)::date,
    p.tgl_system, p.saat, p.oleh, l.nomor, l.jenis, o.kode_tukang, 75,
    jsonb_build_array(bukti_teks('Tukang', o.kode_tukang), bukti_teks('Kiriman Cuci', o.banyak::text),
      bukti_berat('Susut Seluruhnya', o.susut::bigint),
      bukti_teks('Bagian Yang Susut', teks_permil(o.susut * 100000.0 / o.berat)),
      bukti_teks('Tukang Yang Lain', teks_permil(b.susut * 100000.0 / b.berat)))
  FROM batas, orang o JOIN lot l ON l.id = o.terburuk
    JOIN posting p ON p.kode_toko = v_toko AND p.id = l.id_posting,
    LATERAL (SELECT sum(banyak) AS banyak, sum(berat) AS berat, sum(susut) AS susut FROM orang x
      WHERE (x.proses, x.jenis) = (o.proses, o.jenis) AND x.kode_tukang <> o.kode_tukang) b
  WHERE o.banyak >= batas.kali AND b.banyak >= batas.kali
    AND o.susut * b.berat > 2 * b.susut * o.berat
    AND o.susut - b.susut * o.berat / b.berat >= batas.mg $$;

GRANT EXECUTE ON FUNCTION ganjil_susut_banding, ganjil_susut_lot, lot_cuci, teks_permil TO kencana_app;
