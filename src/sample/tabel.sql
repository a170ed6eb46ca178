-- Several changes of one transaction are told apart.
CREATE OR REPLACE FUNCTION waktu_baris() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('kencana.saat', true) <> '' THEN kencana.waktu_kini()
    ELSE clock_timestamp() END $$;

GRANT EXECUTE ON FUNCTION waktu_baris TO kencana_app;
