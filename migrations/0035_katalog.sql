-- What the members' app shows (docs/adr/0327): banners, infos, contacts, gifts, what it says of a
-- price group.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE banner_katalog (
  kode_toko text NOT NULL, kode_banner text NOT NULL, title text NOT NULL, sub_title text,
  info text NOT NULL, sub_info text NOT NULL, deskripsi text, url_pendukung text NOT NULL,
  nama_tombol text NOT NULL, gambar_path text NOT NULL, gambar_name text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_banner));
CREATE UNIQUE INDEX banner_katalog_title ON banner_katalog (kode_toko, lower(title));
SELECT tabel_master('banner_katalog', 'kode_banner');
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON banner_katalog FOR EACH ROW EXECUTE FUNCTION
  nama_gambar();

CREATE TABLE info_katalog (
  kode_toko text NOT NULL, kode_info text NOT NULL, title text NOT NULL, sub_title text,
  info text NOT NULL, sub_info text NOT NULL, deskripsi text, url_pendukung text NOT NULL,
  nama_tombol text NOT NULL, gambar_path text NOT NULL, gambar_name text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_info));
CREATE UNIQUE INDEX info_katalog_title ON info_katalog (kode_toko, lower(title));
SELECT tabel_master('info_katalog', 'kode_info');
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON info_katalog FOR EACH ROW EXECUTE FUNCTION
  nama_gambar();

CREATE TABLE kontak_admin_katalog (
  kode_toko text NOT NULL, kode_admin text NOT NULL, nama_admin text NOT NULL,
  no_hp text NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_admin));
CREATE UNIQUE INDEX kontak_admin_katalog_nama_admin ON kontak_admin_katalog (kode_toko,
  lower(nama_admin));
SELECT tabel_master('kontak_admin_katalog', 'kode_admin');

CREATE TABLE hadiah_katalog (
  kode_toko text NOT NULL, kode_hadiah text NOT NULL, nama_hadiah text NOT NULL,
  info text NOT NULL, sub_info text NOT NULL, deskripsi text,
  point bigint NOT NULL CHECK (point > 0), gambar_path text NOT NULL, gambar_name text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_hadiah));
CREATE UNIQUE INDEX hadiah_katalog_nama_hadiah ON hadiah_katalog (kode_toko, lower(nama_hadiah));
SELECT tabel_master('hadiah_katalog', 'kode_hadiah');
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON hadiah_katalog FOR EACH ROW EXECUTE FUNCTION
  nama_gambar();

CREATE TABLE group_description_katalog (
  kode_toko text NOT NULL, kode_group text NOT NULL, description text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group));
SELECT tabel_master('group_description_katalog', 'kode_group');
