-- The rows of a document in one book, in order, for the arithmetic of its cancel.
CREATE OR REPLACE FUNCTION baris_dokumen(v_buku text, v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE v_baris jsonb;
BEGIN
  EXECUTE format('SELECT coalesce(jsonb_agg(to_jsonb(b) ORDER BY t.versi, b.n), ''[]'')
    FROM kencana.transisi t JOIN kencana.%I b ON b.kode_toko = $1 AND b.id_posting = t.id_posting
      AND b.id_dokumen = $2 WHERE t.kode_toko = $1 AND t.id_dokumen = $2', v_buku)
  INTO v_baris USING v_toko, v_id;
  RETURN v_baris;
END $$;

CREATE OR REPLACE FUNCTION baca_fakta(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_fakta_v1(f), E'\n' ORDER BY n) FROM fakta f
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What is frozen in a document: when it was made, and by its steps since; the last word stands.
CREATE OR REPLACE FUNCTION isi_dokumen(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT d.isi || coalesce((SELECT jsonb_object_agg(e.key, e.value ORDER BY p.urut, f.n)
    FROM fakta f JOIN posting p ON p.kode_toko = v_toko AND p.id = f.id_posting,
      jsonb_each(f.isi) e
    WHERE f.kode_toko = v_toko AND f.id_dokumen = v_id), '{}')
  FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = v_id $$;

CREATE OR REPLACE FUNCTION naskah_fakta_v1(f fakta) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT f::text $$;

-- [{id_dokumen, isi}]: what a step froze.
CREATE OR REPLACE FUNCTION tulis_fakta(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO fakta SELECT k.toko, k.id_posting, f.ordinality, f.id_dokumen, f.isi, k.tgl
    FROM jsonb_populate_recordset(NULL::fakta, isi) WITH ORDINALITY AS f
    RETURNING n, naskah_fakta_v1(fakta) AS naskah)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- A document with all its rows in these books, and the first reason why they cannot be taken back:
-- halangan_batal_<book>(shop, document) returns {kode, ..} or nothing.
CREATE OR REPLACE FUNCTION muat_dokumen(v_toko text, v_jenis text, v_nomor text, v_buku jsonb)
RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE d record; v_isi jsonb := '{}'; v_halangan jsonb; v_satu jsonb; v text;
BEGIN
  SELECT x.id, x.nomor, s.status, s.versi, x.tgl_system, x.saat, x.input_by,
    isi_dokumen(v_toko, x.id) AS isi INTO d
  FROM dokumen x JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = x.id
  WHERE x.kode_toko = v_toko AND x.nomor = v_nomor AND x.jenis = v_jenis;
  IF NOT FOUND THEN RETURN NULL; END IF;
  FOR v IN SELECT jsonb_array_elements_text(v_buku) LOOP
    v_isi := v_isi || jsonb_build_object(v,
      coalesce(lama(v, v_toko, d.id), '[]') || baris_dokumen(v, v_toko, d.id));
    v_satu := halangan_batal(v, v_toko, d.id);
    v_halangan := coalesce(v_halangan, jsonb_build_object('buku', v) || v_satu);
  END LOOP;
  RETURN to_jsonb(d) || jsonb_build_object('buku', v_isi, 'halangan', v_halangan);
END $$;

-- Inside the posting of a cancel: checks that nothing prevents it yet. [{id, buku}]
CREATE OR REPLACE FUNCTION periksa_batal(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_halangan jsonb;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, buku text) LOOP
    v_halangan := halangan_batal(r.buku, k.toko, r.id);
    IF v_halangan IS NOT NULL THEN
      PERFORM tolak('KN002', 'berubah', v_halangan);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

GRANT EXECUTE ON FUNCTION isi_dokumen, muat_dokumen TO kencana_app;
