CREATE OR REPLACE FUNCTION baca_masalah_diabaikan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_masalah_diabaikan_v1(m), E'\n' ORDER BY id_dokumen, sinyal COLLATE "C")
  FROM masalah_diabaikan m WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_masalah_diabaikan_v1(m masalah_diabaikan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{id_dokumen, sinyal, fakta, alasan}], each once.
CREATE OR REPLACE FUNCTION tulis_masalah_diabaikan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO masalah_diabaikan SELECT k.toko, k.id_posting, m.id_dokumen, m.sinyal, m.fakta,
      m.alasan, k.tgl, k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::masalah_diabaikan, isi) AS m
    ORDER BY m.id_dokumen, m.sinyal COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING naskah_masalah_diabaikan_v1(masalah_diabaikan) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'masalah_diabaikan'));
  END IF;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION baca_temuan_ditutup(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_temuan_ditutup_v1(m), E'\n'
    ORDER BY pola COLLATE "C", kunci COLLATE "C")
  FROM temuan_ditutup m WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_temuan_ditutup_v1(m temuan_ditutup) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{pola, kunci, alasan}], each once.
CREATE OR REPLACE FUNCTION tulis_temuan_ditutup(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO temuan_ditutup SELECT k.toko, m.pola, m.kunci, k.id_posting, m.alasan, k.tgl,
      k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::temuan_ditutup, isi) AS m
    ORDER BY m.pola COLLATE "C", m.kunci COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING naskah_temuan_ditutup_v1(temuan_ditutup) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'temuan_ditutup'));
  END IF;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION baca_bandrol_setor(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_bandrol_setor_v1(b), E'\n' ORDER BY kode_barcode COLLATE "C")
  FROM bandrol_setor b WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_bandrol_setor_v1(b bandrol_setor) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{kode_barcode}], each once a day.
CREATE OR REPLACE FUNCTION tulis_bandrol_setor(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v record;
BEGIN
  SELECT b.kode_barcode, b.oleh INTO v FROM jsonb_to_recordset(isi) AS m(kode_barcode text)
    JOIN bandrol_setor b ON b.kode_toko = k.toko AND b.kode_barcode = m.kode_barcode
      AND b.tgl_system = k.tgl
  ORDER BY b.kode_barcode COLLATE "C" LIMIT 1;
  IF FOUND THEN PERFORM tolak('KN020', 'bandrol_sudah_disetor', to_jsonb(v)); END IF;
  WITH baru AS (
    INSERT INTO bandrol_setor
    SELECT k.toko, m.kode_barcode, k.tgl, k.id_posting, k.saat, k.oleh
    FROM jsonb_to_recordset(isi) AS m(kode_barcode text) ORDER BY m.kode_barcode COLLATE "C"
    RETURNING naskah_bandrol_setor_v1(bandrol_setor) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
