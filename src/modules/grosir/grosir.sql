-- A ticket for a person, kept as its digest. Those that nobody used go.
CREATE OR REPLACE FUNCTION buat_tiket(v_tanda bytea, v_user text, v_detik int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  DELETE FROM tiket_masuk WHERE tanda IN (SELECT tanda FROM tiket_masuk
    WHERE sampai < clock_timestamp() ORDER BY sampai LIMIT 20 FOR UPDATE SKIP LOCKED);
  INSERT INTO tiket_masuk VALUES (v_tanda, v_user,
    clock_timestamp() + make_interval(secs => v_detik));
END $$;

-- Whose ticket it is; once. NULL: nobody's, not any more, or he may not log in.
CREATE OR REPLACE FUNCTION tukar_tiket(v_tanda bytea) RETURNS text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_user text;
BEGIN
  DELETE FROM tiket_masuk WHERE tanda = v_tanda AND sampai >= clock_timestamp()
  RETURNING user_id INTO v_user;
  RETURN (SELECT user_id FROM users WHERE user_id = v_user AND NOT diblokir);
END $$;

GRANT EXECUTE ON FUNCTION buat_tiket, tukar_tiket TO kencana_app;
