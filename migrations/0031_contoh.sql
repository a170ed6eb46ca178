-- The sample chain: the one row that says this database is one, and the clock that it is made by.
SET LOCAL search_path = kencana, pg_temp;

-- selesai null: it is being made, or was cut off.
CREATE TABLE contoh (
  satu boolean PRIMARY KEY DEFAULT true CHECK (satu), skala int NOT NULL, tgl_akhir date NOT NULL,
  mulai timestamptz NOT NULL DEFAULT now(), selesai timestamptz);
COMMENT ON TABLE contoh IS 'rantai toko';
GRANT SELECT ON contoh TO kencana_app;

-- Only a database without a shop becomes a sample chain, and only once.
CREATE FUNCTION mulai_contoh(v_skala int, v_tgl date) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  INSERT INTO contoh (skala, tgl_akhir) SELECT v_skala, v_tgl
  WHERE NOT EXISTS (SELECT FROM toko) ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
CREATE FUNCTION selesai_contoh() RETURNS void LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ UPDATE contoh SET selesai = now() $$;

-- The days of a sample chain have passed long ago by its own clock (kencana.saat). Nobody else can
-- turn the clock of the books: outside the making of a sample chain it is the database's.
CREATE OR REPLACE FUNCTION waktu_kini() RETURNS timestamptz LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
DECLARE v_saat text := current_setting('kencana.saat', true);
BEGIN
  IF v_saat <> '' AND EXISTS (SELECT FROM kencana.contoh WHERE selesai IS NULL) THEN
    RETURN v_saat::timestamptz;
  END IF;
  RETURN now();
END $$;
-- Several changes of one transaction are told apart.
CREATE FUNCTION waktu_baris() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN current_setting('kencana.saat', true) <> '' THEN kencana.waktu_kini()
    ELSE clock_timestamp() END $$;
-- Thousands of commits wait for one: the last, which writes them all down.
CREATE FUNCTION posting_contoh(p jsonb, v_saat timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('kencana.saat', v_saat::text, true),
    set_config('synchronous_commit', 'off', true);
  RETURN kencana.posting(p);
END $$;
GRANT EXECUTE ON FUNCTION mulai_contoh(int, date), selesai_contoh(), waktu_baris(),
  posting_contoh(jsonb, timestamptz) TO kencana_app;

ALTER TABLE riwayat_master ALTER saat SET DEFAULT waktu_baris();
ALTER TABLE harga_group ALTER saat SET DEFAULT waktu_baris();
ALTER TABLE otorisasi ALTER dibuat SET DEFAULT waktu_kini();
ALTER TABLE pelanggan ALTER dibuat SET DEFAULT waktu_kini();
