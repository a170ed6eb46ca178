-- Passwords that are not used again, log-ins that came to nothing, and what is kept of both.
SET LOCAL search_path = kencana, pg_temp;

-- The digests of the last ten passwords, never in the history. As in 0037, with what was.
ALTER TABLE users ADD sandi_lama text[] NOT NULL DEFAULT '{}';
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
DROP TRIGGER riwayat ON users;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp, akses ON users
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi', 'sandi_lama', 'gagal',
    'gagal_pada', 'gagal_minta', 'gagal_minta_pada', 'gagal_izin', 'gagal_izin_pada');

-- Log-ins of the shop's users that came to nothing; those that did are sessions (sesi). The app
-- reads it and adds to it, and changes nothing.
CREATE TABLE masuk_gagal (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), user_id text NOT NULL,
  sebab text NOT NULL CHECK (sebab IN ('SANDI', 'DIPAKAI', 'DIBLOKIR', 'TOKO_LAIN')),
  alamat text NOT NULL, perangkat text NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX masuk_gagal_saat ON masuk_gagal (kode_toko, saat);
SELECT tabel_proyeksi('masuk_gagal');
CREATE INDEX sesi_mulai ON sesi (user_id, mulai);

-- A name that nobody has is not kept: what is typed there may be a password.
CREATE FUNCTION gagal_masuk(v_user text, v_sebab text, v_alamat text, v_perangkat text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO masuk_gagal (kode_toko, user_id, sebab, alamat, perangkat)
  SELECT kode_toko, user_id, v_sebab, left(v_alamat, 60), left(v_perangkat, 60) FROM users
  WHERE user_id = v_user $$;

-- After 400 days both go; of a browser in which somebody has been at work the last session stays,
-- since it says whose browser it is (docs/adr/0071, 0091).
CREATE FUNCTION rapikan_masuk(v_banyak int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_gagal int; v_sesi int;
BEGIN
  DELETE FROM masuk_gagal WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM masuk_gagal
    WHERE kode_toko = toko_kini() AND saat < now() - interval '400 days' LIMIT v_banyak);
  GET DIAGNOSTICS v_gagal = ROW_COUNT;
  DELETE FROM sesi WHERE sidik_token IN (SELECT s.sidik_token FROM sesi s
      JOIN users u ON u.user_id = s.user_id AND u.kode_toko = toko_kini()
    WHERE s.berakhir_pada < now() - interval '400 days' AND EXISTS (SELECT FROM sesi b
      WHERE b.user_id = s.user_id AND b.perangkat = s.perangkat AND b.mulai > s.mulai)
    LIMIT v_banyak);
  GET DIAGNOSTICS v_sesi = ROW_COUNT;
  RETURN greatest(v_gagal, v_sesi);
END $$;
GRANT EXECUTE ON FUNCTION gagal_masuk(text, text, text, text), rapikan_masuk(int)
  TO kencana_app;
