-- Raises a foreign key's error where there is no foreign key.
CREATE OR REPLACE FUNCTION tolak_hapus_disebut() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v_kunci text := to_jsonb(OLD)->>TG_ARGV[0]; v_tabel text;
BEGIN
  SELECT tabel INTO v_tabel FROM disebut_di(TG_TABLE_NAME, OLD.kode_toko, v_kunci) LIMIT 1;
  IF v_tabel IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = '23503', MESSAGE = 'masih_disebut', TABLE = v_tabel;
  END IF;
  RETURN OLD;
END $$;
