-- Only a database without a shop becomes a sample chain, and only once.
CREATE OR REPLACE FUNCTION mulai_contoh(v_skala int, v_tgl date) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  INSERT INTO contoh (skala, tgl_akhir) SELECT v_skala, v_tgl
  WHERE NOT EXISTS (SELECT FROM toko) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- Thousands of commits wait for one: the last, which writes them all down.
CREATE OR REPLACE FUNCTION posting_contoh(p jsonb, v_saat timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('kencana.saat', v_saat::text, true),
    set_config('synchronous_commit', 'off', true);
  RETURN kencana.posting(p);
END $$;

CREATE OR REPLACE FUNCTION selesai_contoh() RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ UPDATE contoh SET selesai = now() $$;

GRANT EXECUTE ON FUNCTION mulai_contoh, posting_contoh, selesai_contoh TO kencana_app;
