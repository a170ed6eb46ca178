-- A clock that goes back locks no door (ADR 0054, 0120): a try or a failure that seems to lie in the
-- future counts as of now. The texts are those of migrations 0226 and 0037, but for that.
SET LOCAL search_path = kencana, pg_temp;

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

CREATE OR REPLACE FUNCTION sisa_tunggu(v_gagal int, v_pada timestamptz) RETURNS int
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_gagal <= 4 OR v_pada > now() + interval '5 seconds' THEN 0
    ELSE greatest(0, ceil(extract(epoch FROM v_pada
      + make_interval(secs => least(2 ^ least(v_gagal - 4, 9), 300)) - now())))::int END $$;
