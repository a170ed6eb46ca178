-- Of a branch only the oldest job that waits is asked (0225). While a branch is away many wait
-- behind it: they are no reason to look again at once, and finding the first is one walk.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX tugas_cabang_kepala ON tugas_cabang_toko (kode_toko, cabang, id)
  WHERE status IN ('ANTRI', 'JALAN');

CREATE FUNCTION kepala_tugas_cabang() RETURNS SETOF tugas_cabang_toko LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (kode_toko, cabang) * FROM kencana.tugas_cabang_toko
  WHERE status IN ('ANTRI', 'JALAN') ORDER BY kode_toko, cabang, id $$;

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

CREATE OR REPLACE FUNCTION jeda_tugas_cabang() RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(berikut) - clock_timestamp()) * 1000))::int
  FROM kepala_tugas_cabang() $$;
