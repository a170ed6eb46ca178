CREATE OR REPLACE FUNCTION baca_jawaban(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- What a key was answered with: null when nothing was posted under it.
CREATE OR REPLACE FUNCTION jawaban_permintaan(v_toko text, v_kunci uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jawab_posting(v_toko, r.id_posting)
    || jsonb_build_object('sidik', encode(r.sidik, 'hex'), 'jawab', j.isi)
  FROM permintaan r LEFT JOIN jawaban j ON j.kode_toko = v_toko AND j.id_posting = r.id_posting
  WHERE r.kode_toko = v_toko AND r.kunci = v_kunci $$;

CREATE OR REPLACE FUNCTION tulis_jawaban(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jawaban VALUES (k.toko, k.id_posting, isi);
  RETURN NULL;
END $$;

-- All that a user's tree differs in from what the screens say: his level's, and over it his own.
CREATE OR REPLACE FUNCTION beda_akses(v_level text, v_akses jsonb) RETURNS jsonb LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT akses FROM akses_level WHERE level = v_level), '{}')
    || coalesce(v_akses, '{}') $$;

GRANT EXECUTE ON FUNCTION beda_akses, jawaban_permintaan TO kencana_app;
