-- Rights as what differs: of a level from what the screens themselves say, of a user from his level.
-- A screen that comes later is then seen by those whom its level lets, and nobody's edited tree has
-- to be edited again. {path: shown}; docs/adr/0105 tells why.
SET LOCAL search_path = kencana, pg_temp;

UPDATE users SET akses = NULL WHERE jsonb_typeof(akses) <> 'object';
ALTER TABLE users ADD CONSTRAINT users_akses CHECK (jsonb_typeof(akses) = 'object');
COMMENT ON COLUMN users.akses IS 'beda dari levelnya: {path: tampil}';

CREATE TABLE akses_level (
  level text PRIMARY KEY, akses jsonb NOT NULL CHECK (jsonb_typeof(akses) = 'object'),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz);
COMMENT ON TABLE akses_level IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE ON akses_level TO kencana_app;
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON akses_level
  FOR EACH ROW EXECUTE FUNCTION sebelum_master();

-- Who gave whom which right stands in the history: of a user in that of his shop, of a level in that
-- of the head office, which alone changes it.
DROP TRIGGER riwayat ON users;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp, akses ON users
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi', 'gagal', 'gagal_pada',
    'gagal_minta', 'gagal_minta_pada', 'gagal_izin', 'gagal_izin_pada');
DROP TRIGGER versi ON users;
CREATE TRIGGER versi BEFORE INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp, akses ON users FOR EACH ROW EXECUTE FUNCTION sebelum_master();
CREATE FUNCTION sesudah_akses_level() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  SELECT t.kode_toko, 'akses_level', NEW.level, oleh_kini(), CASE WHEN TG_OP = 'UPDATE'
    THEN to_jsonb(OLD) END, to_jsonb(NEW)
  FROM toko t WHERE t.jenis_toko = 'PUSAT' ORDER BY t.no_toko LIMIT 1;
  RETURN NULL;
END $$;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE ON akses_level
  FOR EACH ROW EXECUTE FUNCTION sesudah_akses_level();

-- All that a user's tree differs in from what the screens say: his level's, and over it his own.
CREATE FUNCTION beda_akses(v_level text, v_akses jsonb) RETURNS jsonb LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT akses FROM akses_level WHERE level = v_level), '{}')
    || coalesce(v_akses, '{}') $$;
GRANT EXECUTE ON FUNCTION beda_akses(text, jsonb) TO kencana_app;
