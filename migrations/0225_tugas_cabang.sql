-- What the head office sends to its branches (DOMAIN 9): a job, and a row for each branch that it
-- is for; and at the branch the answer to each key, so that what is sent twice is done once.
-- docs/adr/0119 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- panggilan: the call that each branch is asked, 'POST portal/salin'; isi: what it is given.
-- subjek: what the job is about; a newer job about the same replaces what still waits.
CREATE TABLE tugas_cabang (
  kode_toko text NOT NULL, id uuid NOT NULL, dibuat timestamptz NOT NULL DEFAULT clock_timestamp(),
  oleh text NOT NULL, bahasa text NOT NULL, judul text NOT NULL, keterangan text,
  subjek text NOT NULL, panggilan text NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id));
SELECT tabel_toko('tugas_cabang');

-- JALAN until berikut: whoever asked is believed dead after that. galat is the last answer in the
-- words of who made the job.
CREATE TABLE tugas_cabang_toko (
  kode_toko text NOT NULL, id uuid NOT NULL, cabang text NOT NULL,
  status text NOT NULL DEFAULT 'ANTRI'
    CHECK (status IN ('ANTRI', 'JALAN', 'SELESAI', 'GAGAL', 'DIGANTI')),
  coba int NOT NULL DEFAULT 0, berikut timestamptz NOT NULL DEFAULT clock_timestamp(),
  galat text, saat timestamptz, jawaban jsonb,
  PRIMARY KEY (kode_toko, id, cabang),
  FOREIGN KEY (kode_toko, id) REFERENCES tugas_cabang ON DELETE CASCADE);
CREATE INDEX tugas_cabang_menunggu ON tugas_cabang_toko (berikut)
  WHERE status IN ('ANTRI', 'JALAN');
SELECT tabel_toko('tugas_cabang_toko');

-- What is due, of any shop, held for so many seconds. A branch is asked in the order of the jobs:
-- an older one that waits keeps the newer ones of its branch waiting.
CREATE FUNCTION ambil_tugas_cabang(v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, id uuid, cabang text, coba int, oleh text, bahasa text,
  panggilan text, isi jsonb)
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT t.kode_toko, t.id, t.cabang FROM tugas_cabang_toko t
    WHERE t.status IN ('ANTRI', 'JALAN') AND t.berikut <= clock_timestamp()
      AND NOT EXISTS (SELECT FROM tugas_cabang_toko l
        WHERE l.kode_toko = t.kode_toko AND l.cabang = t.cabang AND l.id < t.id
          AND l.status IN ('ANTRI', 'JALAN'))
    ORDER BY t.berikut LIMIT v_banyak FOR UPDATE SKIP LOCKED),
  milikku AS (
    UPDATE tugas_cabang_toko t SET status = 'JALAN', coba = t.coba + 1,
      berikut = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (t.kode_toko, t.id, t.cabang) = (s.kode_toko, s.id, s.cabang)
    RETURNING t.*)
  SELECT m.kode_toko, m.id, m.cabang, m.coba, j.oleh, j.bahasa, j.panggilan, j.isi
  FROM milikku m JOIN tugas_cabang j ON j.kode_toko = m.kode_toko AND j.id = m.id $$;
-- Milliseconds until something is due; null: nothing waits.
CREATE FUNCTION jeda_tugas_cabang() RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(berikut) - clock_timestamp()) * 1000))::int
  FROM tugas_cabang_toko WHERE status IN ('ANTRI', 'JALAN') $$;
GRANT EXECUTE ON FUNCTION ambil_tugas_cabang(int, int), jeda_tugas_cabang() TO kencana_app;

-- At the branch: what came under this key from the head office, and what it was answered.
CREATE TABLE permintaan_portal (
  kode_toko text NOT NULL, kunci uuid NOT NULL, sidik text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), jawaban jsonb,
  PRIMARY KEY (kode_toko, kunci));
SELECT tabel_toko('permintaan_portal');

-- Jobs whose branches are all done go after 90 days, kept answers after 120: nothing is sent again
-- that is older.
CREATE FUNCTION rapikan_cabang(v_banyak int) RETURNS int LANGUAGE plpgsql
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
GRANT EXECUTE ON FUNCTION rapikan_cabang(int) TO kencana_app;
