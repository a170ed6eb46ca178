-- Jobs whose branches are all done go after 90 days, kept answers after 120: nothing is sent again
-- that is older.
CREATE OR REPLACE FUNCTION rapikan_cabang(v_banyak int) RETURNS int LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v_tugas int; v_kunci int;
BEGIN
  DELETE FROM tugas_cabang WHERE (kode_toko, id) IN (SELECT j.kode_toko, j.id FROM tugas_cabang j
    WHERE j.kode_toko = toko_kini() AND j.dibuat < now() - interval '90 days'
      AND NOT EXISTS (SELECT FROM tugas_cabang_toko t WHERE t.kode_toko = j.kode_toko
        AND t.id = j.id AND t.status IN ('ANTRI', 'JALAN'))
    LIMIT v_banyak);
  GET DIAGNOSTICS v_tugas = ROW_COUNT;
  DELETE FROM permintaan_portal WHERE (kode_toko, kunci) IN (SELECT kode_toko, kunci
    FROM permintaan_portal WHERE kode_toko = toko_kini() AND saat < now() - interval '120 days'
    LIMIT v_banyak);
  GET DIAGNOSTICS v_kunci = ROW_COUNT;
  RETURN greatest(v_tugas, v_kunci);
END $$;

-- What is due, of any shop, held for so many seconds. A branch is asked in the order of the jobs:
-- an older one that waits keeps the newer ones of its branch waiting.
CREATE OR REPLACE FUNCTION ambil_tugas_cabang(v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, id uuid, cabang text, coba int, oleh text, bahasa text,
  panggilan text, isi jsonb)
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT t.kode_toko, t.id, t.cabang FROM kepala_tugas_cabang() k
      JOIN tugas_cabang_toko t
        ON (t.kode_toko, t.id, t.cabang) = (k.kode_toko, k.id, k.cabang)
    WHERE t.status IN ('ANTRI', 'JALAN') AND t.berikut <= clock_timestamp()
    ORDER BY t.berikut LIMIT v_banyak FOR UPDATE OF t SKIP LOCKED),
  milikku AS (
    UPDATE tugas_cabang_toko t SET status = 'JALAN', coba = t.coba + 1,
      berikut = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (t.kode_toko, t.id, t.cabang) = (s.kode_toko, s.id, s.cabang)
    RETURNING t.*)
  SELECT m.kode_toko, m.id, m.cabang, m.coba, j.oleh, j.bahasa, j.panggilan, j.isi
  FROM milikku m JOIN tugas_cabang j ON j.kode_toko = m.kode_toko AND j.id = m.id $$;

-- Milliseconds until something is due; null: nothing waits.
CREATE OR REPLACE FUNCTION jeda_tugas_cabang() RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(berikut) - clock_timestamp()) * 1000))::int
  FROM kepala_tugas_cabang() $$;

CREATE OR REPLACE FUNCTION kepala_tugas_cabang() RETURNS SETOF tugas_cabang_toko LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (kode_toko, cabang) * FROM kencana.tugas_cabang_toko
  WHERE status IN ('ANTRI', 'JALAN') ORDER BY kode_toko, cabang, id $$;

-- The shop that was named, where it is the transaction's own.
CREATE OR REPLACE FUNCTION toko_sendiri(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF v_toko IS DISTINCT FROM toko_kini() THEN
    PERFORM tolak('KN001', 'bukan_toko_sendiri');
  END IF;
  RETURN v_toko;
END $$;

-- {id, bahasa, judul, keterangan, subjek, panggilan, isi, cabang: [..]}: what still waits of an
-- older job about the same is replaced (docs/adr/0119).
CREATE OR REPLACE FUNCTION antri_tugas_cabang(v_toko text, v_oleh text, v_tugas jsonb) RETURNS void
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

CREATE OR REPLACE FUNCTION baca_tugas_cabang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- Written like a book, but no business fact, and gone when it is done: no text of the chain.
CREATE OR REPLACE FUNCTION tulis_tugas_cabang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    PERFORM antri_tugas_cabang(k.toko, k.oleh, isi->i);
  END LOOP;
  RETURN NULL;
END $$;

GRANT EXECUTE ON FUNCTION ambil_tugas_cabang, antri_tugas_cabang, jeda_tugas_cabang, rapikan_cabang
  TO kencana_app;
