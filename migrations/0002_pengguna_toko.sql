-- Shops, people and their sessions: with kota and kecamatan the only tables outside the wall.
-- Behind it: customers (erasable, outside the chain) and the shop's parameters.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE toko (
  kode_toko text PRIMARY KEY CHECK (kode_toko ~ '^[A-Z0-9]{1,10}$'),
  no_toko smallint NOT NULL UNIQUE CHECK (no_toko BETWEEN 1 AND 1089), -- in its barcodes
  nama_toko text NOT NULL, alamat_toko text NOT NULL DEFAULT '', no_hp text NOT NULL DEFAULT '',
  portal text NOT NULL DEFAULT '',
  jenis_toko text NOT NULL CHECK (jenis_toko IN ('PUSAT', 'CABANG')),
  zona text NOT NULL DEFAULT 'Asia/Jakarta'
    CHECK (zona IN ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  tgl_system date NOT NULL, status text NOT NULL DEFAULT 'BUKA' CHECK (status IN ('BUKA', 'TUTUP')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz);
COMMENT ON TABLE toko IS 'rantai toko';
-- The business date and the status move in a posting only (tulis_hari).
GRANT SELECT, INSERT, UPDATE (nama_toko, alamat_toko, no_hp, portal, jenis_toko, zona)
  ON toko TO kencana_app;
CREATE TRIGGER versi BEFORE INSERT OR UPDATE OF nama_toko, alamat_toko, no_hp, portal, jenis_toko,
  zona ON toko FOR EACH ROW EXECUTE FUNCTION sebelum_master();
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF nama_toko, alamat_toko, no_hp, portal, jenis_toko,
  zona ON toko FOR EACH ROW EXECUTE FUNCTION sesudah_master('kode_toko');

CREATE FUNCTION sesudah_toko_baru() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN PERFORM siapkan_toko(NEW.kode_toko); RETURN NULL; END $$;
CREATE TRIGGER siapkan AFTER INSERT ON toko
  FOR EACH ROW EXECUTE FUNCTION sesudah_toko_baru();

-- usere_name is the SPEC's spelling. sandi: an argon2 text. gagal: failed log-ins since gagal_pada.
CREATE TABLE users (
  user_id text PRIMARY KEY, usere_name text NOT NULL,
  level text NOT NULL CHECK (level IN ('OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV')),
  kode_toko text NOT NULL REFERENCES toko, sandi text NOT NULL,
  diblokir boolean NOT NULL DEFAULT false, no_whatsapp text,
  bahasa text NOT NULL DEFAULT 'id' CHECK (bahasa IN ('id', 'en', 'it', 'hk', 'my', 'jp')),
  tema text NOT NULL DEFAULT 'SISTEM' CHECK (tema IN ('TERANG', 'GELAP', 'SISTEM')),
  gagal int NOT NULL DEFAULT 0, gagal_pada timestamptz,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz);
CREATE INDEX users_toko ON users (kode_toko);
COMMENT ON TABLE users IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE ON users TO kencana_app;
CREATE TRIGGER versi BEFORE INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp ON users FOR EACH ROW EXECUTE FUNCTION sebelum_master();
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp ON users
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi', 'gagal', 'gagal_pada');

CREATE TABLE sesi (
  sidik_token bytea PRIMARY KEY, user_id text NOT NULL REFERENCES users, perangkat text NOT NULL,
  alamat text, mulai timestamptz NOT NULL DEFAULT now(),
  terlihat timestamptz NOT NULL DEFAULT now(), berakhir_pada timestamptz, sebab text,
  CHECK ((berakhir_pada IS NULL) = (sebab IS NULL))) WITH (fillfactor = 70);
CREATE UNIQUE INDEX sesi_hidup ON sesi (user_id) WHERE berakhir_pada IS NULL;
COMMENT ON TABLE sesi IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE ON sesi TO kencana_app;

-- The one home of personal data: documents hold the id, erasing is an UPDATE here.
CREATE TABLE pelanggan (
  kode_toko text NOT NULL, id uuid NOT NULL, nama_customer text NOT NULL DEFAULT '',
  alamat_customer text NOT NULL DEFAULT '', no_hp text NOT NULL DEFAULT '',
  jenis_pelanggan text NOT NULL DEFAULT 'UMUM', no_identitas text,
  dihapus_pada timestamptz, dibuat timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id));
CREATE INDEX pelanggan_hp ON pelanggan (kode_toko, no_hp) WHERE no_hp <> '';
CREATE INDEX pelanggan_nama ON pelanggan (kode_toko, lower(nama_customer))
  WHERE nama_customer <> '';
SELECT tabel_toko('pelanggan');

-- Module flags and parameters of a shop, by the keys that the program declares.
CREATE TABLE parameter (
  kode_toko text NOT NULL, key text NOT NULL, value jsonb NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, key));
SELECT tabel_master('parameter', 'key');
