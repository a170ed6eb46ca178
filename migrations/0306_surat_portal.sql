-- Calls between servers are signed (docs/adr/0146); each signature is taken once.
SET LOCAL search_path = kencana, pg_temp;

-- Kept for longer than a letter is believed. Lost when PostgreSQL dies: a minute later it is too old.
CREATE UNLOGGED TABLE surat_portal (tanda bytea PRIMARY KEY, saat timestamptz NOT NULL);
CREATE INDEX surat_portal_saat ON surat_portal (saat);
COMMENT ON TABLE surat_portal IS 'rantai toko';

-- True the first time.
CREATE FUNCTION terima_surat(v_tanda bytea) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  DELETE FROM surat_portal WHERE tanda IN (SELECT tanda FROM surat_portal
    WHERE saat < clock_timestamp() - interval '5 minutes' ORDER BY saat LIMIT 20
    FOR UPDATE SKIP LOCKED);
  INSERT INTO surat_portal VALUES (v_tanda, clock_timestamp()) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
GRANT EXECUTE ON FUNCTION terima_surat(bytea) TO kencana_app;
