-- The masters of the stock: what a piece is, what it costs a gram, where it may lie.
-- A master that something points at cannot be deleted: the foreign keys say so.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE kategori (
  kode_toko text NOT NULL, kode_kategori text NOT NULL, nama_kategori text NOT NULL,
  cara_harga text NOT NULL CHECK (cara_harga IN ('GRAM', 'TETAP')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kategori));
SELECT tabel_master('kategori', 'kode_kategori');

CREATE TABLE jenis (
  kode_toko text NOT NULL, kode_dept text NOT NULL, nama_dept text NOT NULL,
  kode_kategori text NOT NULL, berlian boolean NOT NULL, gambar_path text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori);
CREATE INDEX jenis_kategori ON jenis (kode_toko, kode_kategori);
SELECT tabel_master('jenis', 'kode_dept');

CREATE TABLE kelompok_harga (
  kode_toko text NOT NULL, kode_kelompok text NOT NULL, nama_kelompok text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kelompok));
SELECT tabel_master('kelompok_harga', 'kode_kelompok');

-- tgl_konfirmasi: the business date for which somebody has said that this price stands.
CREATE TABLE group_harga (
  kode_toko text NOT NULL, kode_group text NOT NULL, nama_group text NOT NULL, kode_kelompok text,
  kadar bigint NOT NULL CHECK (kadar BETWEEN 1 AND 50000), kadar_cetak text NOT NULL,
  harga bigint NOT NULL CHECK (harga >= 0), harga_beli bigint NOT NULL CHECK (harga_beli >= 0),
  profit bigint NOT NULL CHECK (profit BETWEEN 0 AND 10000), tgl_konfirmasi date,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_kelompok) REFERENCES kelompok_harga);
CREATE INDEX group_harga_kelompok ON group_harga (kode_toko, kode_kelompok);
SELECT tabel_master('group_harga', 'kode_group');

-- Every gold price there ever was: who, when, from, to (DOMAIN 6).
CREATE TABLE harga_group (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), kode_group text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), tgl_system date NOT NULL,
  oleh text NOT NULL, harga_dari bigint, harga_ke bigint NOT NULL, harga_beli_dari bigint,
  harga_beli_ke bigint NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX harga_group_saat ON harga_group (kode_toko, kode_group, tgl_system, saat);
SELECT tabel_buku('harga_group');

CREATE FUNCTION catat_harga_group() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.harga, OLD.harga_beli) = (NEW.harga, NEW.harga_beli) THEN
    RETURN NULL;
  END IF;
  INSERT INTO harga_group (kode_toko, kode_group, tgl_system, oleh, harga_dari, harga_ke,
    harga_beli_dari, harga_beli_ke)
  SELECT NEW.kode_toko, NEW.kode_group, t.tgl_system, oleh_kini(),
    CASE TG_OP WHEN 'UPDATE' THEN OLD.harga END, NEW.harga,
    CASE TG_OP WHEN 'UPDATE' THEN OLD.harga_beli END, NEW.harga_beli
  FROM toko t WHERE t.kode_toko = NEW.kode_toko;
  RETURN NULL;
END $$;
CREATE TRIGGER harga AFTER INSERT OR UPDATE ON group_harga
  FOR EACH ROW EXECUTE FUNCTION catat_harga_group();

CREATE TABLE kadar (
  kode_toko text NOT NULL, kode_kadar text NOT NULL, nama_kadar text NOT NULL,
  kadar bigint NOT NULL CHECK (kadar BETWEEN 1 AND 50000), kadar_cetak text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kadar), UNIQUE (kode_toko, kadar));
SELECT tabel_master('kadar', 'kode_kadar');

CREATE TABLE kadar_eod (
  kode_toko text NOT NULL, kode_kadar text NOT NULL,
  kadar_eod bigint NOT NULL CHECK (kadar_eod BETWEEN 1 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kadar),
  FOREIGN KEY (kode_toko, kode_kadar) REFERENCES kadar);
SELECT tabel_master('kadar_eod', 'kode_kadar');

CREATE TABLE gudang (
  kode_toko text NOT NULL, kode_gudang text NOT NULL, nama_gudang text NOT NULL,
  jenis_gudang text NOT NULL CHECK (jenis_gudang IN ('MASTER', 'TOKO', 'HANCUR')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_gudang));
SELECT tabel_master('gudang', 'kode_gudang');

-- The second key ties a piece's tray to its gudang: a tray that holds pieces stays where it is.
CREATE TABLE baki (
  kode_toko text NOT NULL, kode_baki text NOT NULL, nama_baki text NOT NULL,
  kode_gudang text NOT NULL, berat_baki bigint NOT NULL CHECK (berat_baki >= 0),
  kapasitas bigint CHECK (kapasitas >= 0),
  status_baki text NOT NULL CHECK (status_baki IN ('READY', 'TUTUP', 'DIHITUNG')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_baki), UNIQUE (kode_toko, kode_gudang, kode_baki),
  FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang);
SELECT tabel_master('baki', 'kode_baki');

CREATE TABLE bandrol (
  kode_toko text NOT NULL, kode_bandrol text NOT NULL, nama_bandrol text NOT NULL,
  berat_bandrol bigint NOT NULL CHECK (berat_bandrol >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bandrol));
SELECT tabel_master('bandrol', 'kode_bandrol');

CREATE TABLE kondisi_barang (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kondisi));
SELECT tabel_master('kondisi_barang', 'kode_kondisi');

CREATE TABLE supplier (
  kode_toko text NOT NULL, kode_supplier text NOT NULL, nama_supplier text NOT NULL,
  alamat_supplier text, no_hp text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_supplier));
SELECT tabel_master('supplier', 'kode_supplier');

-- What a piece names must be there, and stays as long as the piece is known. A piece in a gudang
-- lies in a tray of that gudang; one that is gone names none. No index serves these keys: masters
-- are rarely deleted, pieces often sold, and every index is written by every sale.
ALTER TABLE barang
  ADD kode_kondisi text,
  ADD FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori,
  ADD FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis,
  ADD FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga,
  ADD FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang,
  ADD FOREIGN KEY (kode_toko, kode_gudang, kode_baki)
    REFERENCES baki (kode_toko, kode_gudang, kode_baki),
  ADD FOREIGN KEY (kode_toko, kode_bandrol) REFERENCES bandrol,
  ADD FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_barang,
  ADD FOREIGN KEY (kode_toko, supplier) REFERENCES supplier;
