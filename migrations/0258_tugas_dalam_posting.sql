-- A job for the branches is written in the very transaction that caused it, also where that is a
-- posting: the prices of a day and the word of them to the branches are there, or neither is.
SET LOCAL search_path = kencana, pg_temp;

-- {id, bahasa, judul, keterangan, subjek, panggilan, isi, cabang: [..]}: what still waits of an
-- older job about the same is replaced (docs/adr/0119).
CREATE FUNCTION antri_tugas_cabang(v_toko text, v_oleh text, v_tugas jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_cabang text[] := ARRAY(SELECT jsonb_array_elements_text(v_tugas->'cabang'));
BEGIN
  UPDATE kencana.tugas_cabang_toko t SET status = 'DIGANTI' FROM kencana.tugas_cabang j
  WHERE t.kode_toko = v_toko AND t.status IN ('ANTRI', 'GAGAL') AND t.cabang = ANY (v_cabang)
    AND j.kode_toko = v_toko AND j.id = t.id AND j.subjek = v_tugas->>'subjek';
  INSERT INTO kencana.tugas_cabang
    (kode_toko, id, oleh, bahasa, judul, keterangan, subjek, panggilan, isi)
  SELECT v_toko, id, v_oleh, bahasa, judul, keterangan, subjek, panggilan, isi
  FROM jsonb_to_record(v_tugas) AS t(id uuid, bahasa text, judul text, keterangan text,
    subjek text, panggilan text, isi jsonb);
  INSERT INTO kencana.tugas_cabang_toko (kode_toko, id, cabang)
  SELECT v_toko, (v_tugas->>'id')::uuid, unnest(v_cabang);
END $$;
GRANT EXECUTE ON FUNCTION antri_tugas_cabang(text, text, jsonb) TO kencana_app;

-- Written like a book, but no business fact, and gone when it is done: no text of the chain.
CREATE FUNCTION tulis_tugas_cabang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM antri_tugas_cabang(k.toko, k.oleh, isi);
  RETURN NULL;
END $$;
CREATE FUNCTION baca_tugas_cabang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;
SELECT pasang_buku();
