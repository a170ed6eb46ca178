-- A grade that a piece carries stays as long as the piece is known, as a foreign key would say it:
-- stones stand in a list, which no key can point from.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION jaga_mutu() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_kode text := to_jsonb(OLD)->>TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM kencana.barang WHERE kode_toko = OLD.kode_toko
      AND data_berlian IS NOT NULL
      AND data_berlian @> jsonb_build_array(jsonb_build_object(TG_ARGV[0], v_kode))) THEN
    RAISE foreign_key_violation USING MESSAGE = 'mutu masih dipakai di barang',
      DETAIL = format('Key (kode_toko, %s)=(%s, %s) is still referenced.', TG_ARGV[0],
        OLD.kode_toko, v_kode), TABLE = 'barang', SCHEMA = 'kencana';
  END IF;
  RETURN OLD;
END $$;
DO $$
DECLARE s text;
BEGIN
  FOREACH s IN ARRAY '{shape,color,clarity,cutgrade}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER jaga BEFORE DELETE ON batu_%1$s
      FOR EACH ROW EXECUTE FUNCTION jaga_mutu(%2$L)', s, 'kode_' || s);
  END LOOP;
END $$;
