-- The photo of a card that was replaced, or taken from somebody's row, is an upload that nothing
-- keeps: the housekeeping throws it away in time.
CREATE OR REPLACE FUNCTION sesudah_foto_identitas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kencana.unggahan (kode_toko, gambar, oleh, saat)
  VALUES (OLD.kode_toko, OLD.foto_identitas, kencana.oleh_kini(), now())
  ON CONFLICT (kode_toko, gambar) DO UPDATE SET saat = now();
  RETURN NULL;
END $$;

-- The words of a name, each with its shop before it: the index finds them within the shop alone.
CREATE OR REPLACE FUNCTION kata_orang(v_toko text, v_nama text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT v_toko || ' ' || left(k, 60)), '{}'))
  FROM regexp_split_to_table(lower(v_nama), '[\s.,;:''"()/\\&|!*<>-]+') AS k WHERE k <> '' $$;

GRANT EXECUTE ON FUNCTION kata_orang TO kencana_app;
