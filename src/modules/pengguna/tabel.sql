CREATE OR REPLACE FUNCTION sesudah_toko_baru() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN PERFORM siapkan_toko(NEW.kode_toko); RETURN NULL; END $$;

CREATE OR REPLACE FUNCTION sebelum_sandi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sandi_oleh := nullif(nullif(kencana.oleh_kini(), NEW.user_id), 'SISTEM');
  IF NEW.sandi_oleh IS NOT NULL THEN
    NEW.sandi_pemberi := NEW.sandi_oleh;
    NEW.sandi_perangkat := NULL;
  END IF;
  NEW.sandi_lama := CASE WHEN TG_OP = 'INSERT' THEN '{}'
    WHEN NEW.sandi = OLD.sandi THEN OLD.sandi_lama
    ELSE (ARRAY[OLD.sandi] || OLD.sandi_lama)[1:10] END;
  RETURN NEW;
END $$;

-- A revoked passkey stays revoked, and no counter goes back.
CREATE OR REPLACE FUNCTION jaga_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.dicabut_pada IS NOT NULL OR NEW.hitung < OLD.hitung THEN
    PERFORM kencana.tolak('KN403', 'passkey_tidak_berlaku');
  END IF;
  RETURN NEW;
END $$;

-- A finger may have been enrolled by anybody who knew the password, so it is revoked with the
-- password, as passkeys are.
CREATE OR REPLACE FUNCTION sesudah_sandi() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  UPDATE passkey SET dicabut_pada = now() WHERE user_id = NEW.user_id AND dicabut_pada IS NULL;
  DELETE FROM passkey_tantangan WHERE user_id = NEW.user_id;
  UPDATE sidik_jari SET dicabut_pada = now() WHERE user_id = NEW.user_id AND dicabut_pada IS NULL;
  RETURN NULL;
END $$;
