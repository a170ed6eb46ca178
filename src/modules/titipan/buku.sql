CREATE OR REPLACE FUNCTION baca_titipan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_titipan_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN titipan p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

CREATE OR REPLACE FUNCTION baca_titipan_uang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_titipan_uang_v1(u), E'\n' ORDER BY n) FROM titipan_uang u
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_titipan_uang_v1(u titipan_uang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT u::text $$;

CREATE OR REPLACE FUNCTION naskah_titipan_v1(t titipan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id, kode_sales, id_pelanggan, keterangan, tgl_batas, jumlah, .. as the table}]
CREATE OR REPLACE FUNCTION tulis_titipan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO titipan SELECT (jsonb_populate_record(NULL::titipan, j.isi || jsonb_build_object(
      'kode_toko', k.toko, 'id_posting', k.id_posting, 'tgl_system', k.tgl, 'saat', k.saat,
      'input_by', k.oleh))).*
    FROM jsonb_array_elements(isi) WITH ORDINALITY AS j(isi, n) ORDER BY j.n
    RETURNING naskah_titipan_v1(titipan) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- [{id_dokumen, id_titipan, id_group, jenis, jumlah, nomor_akun}]; the deposits are moved in the
-- order of their ids, each once.
CREATE OR REPLACE FUNCTION tulis_titipan_uang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_id uuid; v_selisih bigint;
BEGIN
  WITH baru AS (
    INSERT INTO titipan_uang SELECT k.toko, k.id_posting, u.ordinality, u.id_dokumen, u.id_titipan,
      u.id_group, u.jenis, u.jumlah, u.nomor_akun, k.tgl
    FROM jsonb_populate_recordset(NULL::titipan_uang, isi) WITH ORDINALITY AS u
    ORDER BY u.ordinality
    RETURNING naskah_titipan_uang_v1(titipan_uang) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  FOR v_id, v_selisih IN SELECT id_titipan, sum(jumlah) FROM titipan_uang u
      WHERE u.kode_toko = k.toko AND u.id_posting = k.id_posting
      GROUP BY id_titipan ORDER BY id_titipan LOOP
    PERFORM ubah_titipan(k, v_id, v_selisih);
  END LOOP;
  RETURN v_naskah;
END $$;
