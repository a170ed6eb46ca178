-- True for one server, once in so many minutes.
CREATE OR REPLACE FUNCTION ambil_giliran(v_nama text, v_menit int) RETURNS boolean LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH mulai AS (
    INSERT INTO giliran AS g VALUES (v_nama, clock_timestamp())
    ON CONFLICT (nama) DO UPDATE SET saat = clock_timestamp()
      WHERE g.saat <= clock_timestamp() - make_interval(mins => v_menit)
    RETURNING 1)
  SELECT EXISTS (SELECT FROM mulai) $$;

-- The password was right: all failures of the name are forgotten, and the address gets one try
-- back.
CREATE OR REPLACE FUNCTION tebakan_benar(v_sidik bytea, v_semua boolean) RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  UPDATE tebakan SET gagal = CASE WHEN v_semua THEN 0 ELSE greatest(0, gagal - 1) END
  WHERE sidik = v_sidik $$;

-- The rules of guesses.ts (docs/adr/0054), for all servers together: seconds to wait; 0 counts the
-- try. v_tiap = 0: by name, the fifth failure waits and each doubles it; else one more try comes
-- free every v_tiap ms, v_kali of them at once.
CREATE OR REPLACE FUNCTION tebak(v_sidik bytea, v_kini bigint, v_kali int, v_tiap int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE g tebakan; v_gagal double precision; v_tunggu double precision;
BEGIN
  -- An hour without a try and it is forgotten: nobody waits so long.
  DELETE FROM tebakan WHERE sidik IN (SELECT sidik FROM tebakan
    WHERE pada < v_kini - 3600000 ORDER BY pada LIMIT 5 FOR UPDATE SKIP LOCKED);
  INSERT INTO tebakan VALUES (v_sidik, 0, v_kini) ON CONFLICT DO NOTHING;
  SELECT * INTO g FROM tebakan WHERE sidik = v_sidik FOR UPDATE;
  IF g.pada > v_kini THEN
    g.pada := v_kini;
    UPDATE tebakan SET pada = v_kini WHERE sidik = v_sidik;
  END IF;
  IF v_tiap > 0 THEN
    v_gagal := greatest(0, g.gagal - (v_kini - g.pada)::float / v_tiap);
    v_tunggu := (v_gagal + 1 - v_kali) * v_tiap;
  ELSE
    v_gagal := g.gagal;
    v_tunggu := CASE WHEN v_gagal > v_kali
      THEN g.pada + least(2 ^ least(v_gagal - v_kali, 9), 300) * 1000 - v_kini ELSE 0 END;
  END IF;
  IF v_tunggu > 0 THEN RETURN ceil(v_tunggu / 1000)::int; END IF;
  UPDATE tebakan SET gagal = v_gagal + 1, pada = v_kini WHERE sidik = v_sidik;
  RETURN 0;
END $$;

GRANT EXECUTE ON FUNCTION ambil_giliran, tebak, tebakan_benar TO kencana_app;
