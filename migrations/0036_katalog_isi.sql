-- What the members' app shows, the rest (docs/adr/0328): price labels, items with several pictures,
-- the opening pictures. Shops that were there before get theirs.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE harga_katalog (
  kode_toko text NOT NULL, kode_harga_app text NOT NULL, nama_harga_app text NOT NULL,
  detail_group jsonb NOT NULL CHECK (jsonb_array_length(detail_group) > 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_harga_app));
CREATE UNIQUE INDEX harga_katalog_nama_harga_app ON harga_katalog (kode_toko,
  lower(nama_harga_app));
SELECT tabel_master('harga_katalog', 'kode_harga_app');
CREATE TRIGGER isi BEFORE INSERT OR UPDATE ON harga_katalog FOR EACH ROW EXECUTE FUNCTION
  isi_detail_group();

CREATE TABLE item_katalog (
  kode_toko text NOT NULL, gambar_path jsonb NOT NULL CHECK (jsonb_array_length(gambar_path) > 0),
  gambar_name jsonb NOT NULL, kode_barang text NOT NULL, nama_barang text NOT NULL,
  berat bigint NOT NULL CHECK (berat > 0), harga_jual bigint NOT NULL CHECK (harga_jual >= 0),
  kode_kategori text NOT NULL, kode_banner jsonb NOT NULL, kode_info jsonb NOT NULL,
  direct_url text NOT NULL, hashtag_kadar jsonb NOT NULL, hashtag_jenis jsonb NOT NULL,
  hashtag_lm jsonb NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, PRIMARY KEY (kode_toko, kode_barang),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori_katalog (kode_toko, kode_kategori));
CREATE INDEX item_katalog_kategori ON item_katalog (kode_toko, kode_kategori);
SELECT tabel_master('item_katalog', 'kode_barang');
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON item_katalog FOR EACH ROW EXECUTE FUNCTION
  nama_gambar_banyak();
CREATE TRIGGER sebut BEFORE DELETE ON banner_katalog FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_banner');
CREATE TRIGGER sebut BEFORE DELETE ON info_katalog FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_info');

CREATE TABLE splashscreen_katalog (
  kode_toko text NOT NULL, kode text NOT NULL, screen_name text NOT NULL, text text NOT NULL,
  position text NOT NULL CHECK (position IN ('ATAS', 'BAWAH')), image_path text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode));
SELECT tabel_master('splashscreen_katalog', 'kode');
INSERT INTO splashscreen_katalog (kode_toko, kode, screen_name, text, position)
SELECT t.kode_toko, v.*, 'Selamat Datang', 'BAWAH' FROM toko t, (VALUES ('MEMBER', 'Member'),
  ('GUEST-1', 'Tamu 1'), ('GUEST-2', 'Tamu 2'), ('GUEST-3', 'Tamu 3')) v(kode, nama);
