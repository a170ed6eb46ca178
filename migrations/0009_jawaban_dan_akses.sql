-- The answer of a posting, kept with it, so that the same request again gets the same answer; and
-- the access tree of a user, where somebody has edited it.
SET LOCAL search_path = kencana, pg_temp;

-- Written like a book, inside the posting, but no business fact: it adds no text to the chain.
CREATE TABLE jawaban (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id_posting));
SELECT tabel_buku('jawaban');

CREATE FUNCTION tulis_jawaban(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jawaban VALUES (k.toko, k.id_posting, isi);
  RETURN NULL;
END $$;
CREATE FUNCTION baca_jawaban(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- What a key was answered with: null when nothing was posted under it.
CREATE FUNCTION jawaban_permintaan(v_toko text, v_kunci uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jawab_posting(v_toko, r.id_posting)
    || jsonb_build_object('sidik', encode(r.sidik, 'hex'), 'jawab', j.isi)
  FROM permintaan r LEFT JOIN jawaban j ON j.kode_toko = v_toko AND j.id_posting = r.id_posting
  WHERE r.kode_toko = v_toko AND r.kunci = v_kunci $$;
GRANT EXECUTE ON FUNCTION jawaban_permintaan(text, uuid) TO kencana_app;

-- null: the tree that the level's screens give. [{path, is_show, children}]
ALTER TABLE users ADD akses jsonb;

SELECT pasang_buku();
