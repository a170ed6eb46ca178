-- True the first time.
CREATE OR REPLACE FUNCTION terima_surat(v_tanda bytea) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  DELETE FROM surat_portal WHERE tanda IN (SELECT tanda FROM surat_portal
    WHERE saat < clock_timestamp() - interval '5 minutes' ORDER BY saat LIMIT 20
    FOR UPDATE SKIP LOCKED);
  INSERT INTO surat_portal VALUES (v_tanda, clock_timestamp()) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

GRANT EXECUTE ON FUNCTION terima_surat TO kencana_app;
