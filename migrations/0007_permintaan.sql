-- The first answer of a request that comes again after its rules would refuse it: the second
-- press of a button that already sold the piece.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION posting_lama(v_toko text, v_kunci text, v_sidik text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM permintaan WHERE kode_toko = v_toko AND kunci = v_kunci::uuid) THEN
    RETURN NULL;
  END IF;
  RETURN jawab_lama(v_toko, v_kunci::uuid, decode(v_sidik, 'hex'));
END $$;
GRANT EXECUTE ON FUNCTION posting_lama(text, text, text) TO kencana_app;
