CREATE OR REPLACE FUNCTION baca_hitungan_buta(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_hitungan_buta_v1(h), E'\n' ORDER BY n) FROM hitungan_buta h
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_hitungan_buta_v1(h hitungan_buta) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT h::text $$;

-- [{laci, buku, terhitung}]: what was counted, and what the book says in this moment.
CREATE OR REPLACE FUNCTION tulis_hitungan_buta(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  IF EXISTS (SELECT FROM jsonb_to_recordset(isi) AS r(laci text, buku bigint) LEFT JOIN saldo_laci s
      ON s.kode_toko = k.toko AND s.laci = r.laci WHERE coalesce(s.saldo, 0) <> r.buku) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  WITH baru AS (
    INSERT INTO hitungan_buta SELECT k.toko, k.id_posting, r.ordinality, r.laci, r.buku, r.terhitung,
      k.tgl, k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::hitungan_buta, isi) WITH ORDINALITY AS r
    RETURNING naskah_hitungan_buta_v1(hitungan_buta) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- Counts of a day that were told what the book says and were left at that: what came next of this drawer was
-- another count, or a hand-over of another sum, or nothing. lanjut: the hand-over or count that was
-- finished after it.
CREATE OR REPLACE FUNCTION hitungan_ditinggal(v_toko text, v_tgl date)
RETURNS TABLE (laci text, saat timestamptz, oleh text, buku bigint, terhitung bigint, lanjut text)
LANGUAGE sql STABLE AS $$
  WITH semua AS (
    SELECT h.laci, p.urut, h.saat, h.oleh, h.buku, h.terhitung, NULL AS nomor
    FROM hitungan_buta h JOIN posting p ON p.kode_toko = v_toko AND p.id = h.id_posting
    WHERE h.kode_toko = v_toko AND h.tgl_system = v_tgl
    UNION ALL
    SELECT h.laci, p.urut, d.saat, h.oleh, (h.isi->>'buku')::bigint,
      (h.isi->>'terhitung')::bigint, h.nomor
    FROM hitungan_laci(v_toko, v_tgl) h JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = h.nomor
      JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id
      JOIN posting p ON p.kode_toko = v_toko AND p.id = t.id_posting),
  urutan AS (
    SELECT s.*, lead(s.nomor) OVER w AS nomor_lanjut, lead(s.terhitung) OVER w AS terhitung_lanjut,
      (array_agg(s.nomor) FILTER (WHERE s.nomor IS NOT NULL) OVER (PARTITION BY s.laci ORDER BY s.urut
        ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING))[1] AS selesai
    FROM semua s WINDOW w AS (PARTITION BY s.laci ORDER BY s.urut))
  SELECT u.laci, u.saat, u.oleh, u.buku, u.terhitung, u.selesai FROM urutan u
  WHERE u.nomor IS NULL AND (u.nomor_lanjut IS NULL OR u.terhitung_lanjut <> u.terhitung)
  ORDER BY u.urut $$;

GRANT EXECUTE ON FUNCTION hitungan_ditinggal TO kencana_app;
