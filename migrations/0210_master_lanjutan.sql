-- The masters and parameters of service, loans, instalments, coupons, market places, members, bonus,
-- gold price and jenis per group. A parameter that drives a figure says from which day on: of two
-- for the same case the later that has begun applies, and no two begin on one day.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE tukang (
  kode_toko text NOT NULL, kode_tukang text NOT NULL, nama_tukang text NOT NULL,
  keahlian text NOT NULL CHECK (keahlian IN ('SEMUA', 'PERBAIKAN', 'SEPUH', 'CUCI')),
  no_hp text, alamat_tukang text, aktif boolean NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_tukang));
SELECT tabel_master('tukang', 'kode_tukang');
CREATE UNIQUE INDEX tukang_nama_tukang ON tukang (kode_toko, lower(nama_tukang));

CREATE TABLE para_deskripsi_service (
  kode_toko text NOT NULL, kode_deskripsi text NOT NULL, deskripsi text NOT NULL,
  jenis_service text NOT NULL
    CHECK (jenis_service IN ('PERBAIKAN', 'UKURAN', 'SEPUH', 'POLES', 'REMAJA')),
  ongkos_rp bigint NOT NULL CHECK (ongkos_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_deskripsi));
SELECT tabel_master('para_deskripsi_service', 'kode_deskripsi');
CREATE UNIQUE INDEX para_deskripsi_service_deskripsi ON para_deskripsi_service (kode_toko, lower(deskripsi));

CREATE TABLE kondisi_pinjaman (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  potongan_persen bigint NOT NULL CHECK (potongan_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kondisi));
SELECT tabel_master('kondisi_pinjaman', 'kode_kondisi');
CREATE UNIQUE INDEX kondisi_pinjaman_nama_kondisi ON kondisi_pinjaman (kode_toko, lower(nama_kondisi));

CREATE TABLE para_bunga_hutang (
  kode_toko text NOT NULL, kode_bunga text NOT NULL, berlaku_mulai date NOT NULL,
  pokok_dari bigint NOT NULL CHECK (pokok_dari >= 0),
  bunga_persen bigint NOT NULL CHECK (bunga_persen BETWEEN 0 AND 10000),
  hari_minimum bigint NOT NULL CHECK (hari_minimum BETWEEN 0 AND 366),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bunga),
  CONSTRAINT para_bunga_hutang_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai, pokok_dari));
SELECT tabel_master('para_bunga_hutang', 'kode_bunga');

CREATE TABLE plafond_hutang (
  kode_toko text NOT NULL, kode_plafond text NOT NULL, berlaku_mulai date NOT NULL,
  kode_dept text, plafond_rp bigint NOT NULL CHECK (plafond_rp > 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_plafond),
  CONSTRAINT plafond_hutang_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai, kode_dept),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis);
SELECT tabel_master('plafond_hutang', 'kode_plafond');

CREATE TABLE plafond_hutang_kadar (
  kode_toko text NOT NULL, kode_plafond text NOT NULL, berlaku_mulai date NOT NULL,
  kadar_dari bigint NOT NULL CHECK (kadar_dari BETWEEN 1 AND 10000),
  plafond_gram bigint NOT NULL CHECK (plafond_gram > 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_plafond),
  CONSTRAINT plafond_hutang_kadar_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai, kadar_dari));
SELECT tabel_master('plafond_hutang_kadar', 'kode_plafond');

CREATE TABLE para_hutang_pokok (
  kode_toko text NOT NULL, kode_pokok text NOT NULL, berlaku_mulai date NOT NULL,
  pokok_minimum bigint NOT NULL CHECK (pokok_minimum > 0),
  kelipatan_rp bigint NOT NULL CHECK (kelipatan_rp > 0),
  lama_hari bigint NOT NULL CHECK (lama_hari >= 0),
  biaya_rp bigint NOT NULL CHECK (biaya_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_pokok),
  CONSTRAINT para_hutang_pokok_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_hutang_pokok', 'kode_pokok');

CREATE TABLE para_cicilan (
  kode_toko text NOT NULL, kode_cicilan text NOT NULL, nama_cicilan text NOT NULL,
  berlaku_mulai date NOT NULL, lama_bulan bigint NOT NULL CHECK (lama_bulan BETWEEN 1 AND 60),
  uang_muka_persen bigint NOT NULL CHECK (uang_muka_persen BETWEEN 0 AND 10000),
  bunga_persen bigint NOT NULL CHECK (bunga_persen BETWEEN 0 AND 10000),
  denda_persen bigint NOT NULL CHECK (denda_persen BETWEEN 0 AND 10000),
  biaya_rp bigint NOT NULL CHECK (biaya_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_cicilan));
SELECT tabel_master('para_cicilan', 'kode_cicilan');

CREATE TABLE para_kupon (
  kode_toko text NOT NULL, kode_kupon text NOT NULL, nama_kupon text NOT NULL,
  berlaku_mulai date NOT NULL, berlaku_sampai date NOT NULL,
  belanja_minimum bigint NOT NULL CHECK (belanja_minimum > 0),
  nilai_kupon bigint NOT NULL CHECK (nilai_kupon > 0),
  masa_hari bigint NOT NULL CHECK (masa_hari >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kupon));
SELECT tabel_master('para_kupon', 'kode_kupon');

CREATE TABLE marketplace (
  kode_toko text NOT NULL, kode_marketplace text NOT NULL, nama_marketplace text NOT NULL,
  alamat_web text, biaya_persen bigint NOT NULL CHECK (biaya_persen BETWEEN 0 AND 10000),
  aktif boolean NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_marketplace));
SELECT tabel_master('marketplace', 'kode_marketplace');
CREATE UNIQUE INDEX marketplace_nama_marketplace ON marketplace (kode_toko, lower(nama_marketplace));

CREATE TABLE hadiah (
  kode_toko text NOT NULL, kode_hadiah text NOT NULL, nama_hadiah text NOT NULL,
  info text NOT NULL, sub_info text NOT NULL, deskripsi text,
  point bigint NOT NULL CHECK (point > 0), gambar_path text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_hadiah));
SELECT tabel_master('hadiah', 'kode_hadiah');
CREATE UNIQUE INDEX hadiah_nama_hadiah ON hadiah (kode_toko, lower(nama_hadiah));

CREATE TABLE para_poin (
  kode_toko text NOT NULL, kode_point text NOT NULL, berlaku_mulai date NOT NULL,
  nilai_rp bigint NOT NULL CHECK (nilai_rp > 0),
  point_minimum bigint NOT NULL CHECK (point_minimum >= 0),
  batas_persen bigint NOT NULL CHECK (batas_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_point),
  CONSTRAINT para_poin_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_poin', 'kode_point');

CREATE TABLE para_get_point_member (
  kode_toko text NOT NULL, kode_get_point text NOT NULL, berlaku_mulai date NOT NULL,
  kode_kategori text, dasar_point text NOT NULL CHECK (dasar_point IN ('RUPIAH', 'GRAM')),
  tiap_rp bigint NOT NULL CHECK (tiap_rp >= 0),
  tiap_berat bigint NOT NULL CHECK (tiap_berat >= 0),
  point bigint NOT NULL CHECK (point > 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_get_point),
  CONSTRAINT para_get_point_member_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai, kode_kategori, dasar_point),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori);
SELECT tabel_master('para_get_point_member', 'kode_get_point');

CREATE TABLE para_reset_poin_member (
  kode_toko text NOT NULL, kode_reset text NOT NULL, berlaku_mulai date NOT NULL,
  cara_reset text NOT NULL CHECK (cara_reset IN ('TAHUNAN', 'UMUR', 'TIDAK')),
  tgl_reset bigint NOT NULL CHECK (tgl_reset BETWEEN 1 AND 31),
  bulan_reset bigint NOT NULL CHECK (bulan_reset BETWEEN 1 AND 12),
  umur_bulan bigint NOT NULL CHECK (umur_bulan BETWEEN 0 AND 120),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_reset),
  CONSTRAINT para_reset_poin_member_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_reset_poin_member', 'kode_reset');

CREATE TABLE parameter_member_afiliasi (
  kode_toko text NOT NULL, kode_afiliasi text NOT NULL, nama_afiliasi text NOT NULL,
  berlaku_mulai date NOT NULL, point_ajak bigint NOT NULL CHECK (point_ajak >= 0),
  bagian_persen bigint NOT NULL CHECK (bagian_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_afiliasi));
SELECT tabel_master('parameter_member_afiliasi', 'kode_afiliasi');

CREATE TABLE para_jenis_group (
  kode_toko text NOT NULL, kode_jenis_group text NOT NULL, kode_dept text NOT NULL,
  kode_group text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_jenis_group),
  CONSTRAINT para_jenis_group_kode_dept UNIQUE (kode_toko, kode_dept, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis,
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga);
SELECT tabel_master('para_jenis_group', 'kode_jenis_group');

CREATE TABLE para_bonus_sales (
  kode_toko text NOT NULL, kode_bonus text NOT NULL, berlaku_mulai date NOT NULL,
  kode_group text, kode_dept text,
  jenis_bonus text NOT NULL CHECK (jenis_bonus IN ('GRAM', 'BARANG', 'PERSEN')),
  bonus_rp bigint NOT NULL CHECK (bonus_rp >= 0),
  bonus_persen bigint NOT NULL CHECK (bonus_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bonus),
  CONSTRAINT para_bonus_sales_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai, kode_group, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga,
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis);
SELECT tabel_master('para_bonus_sales', 'kode_bonus');

CREATE TABLE para_harga_emas (
  kode_toko text NOT NULL, kode_harga text NOT NULL, berlaku_mulai date NOT NULL,
  harga_murni bigint NOT NULL CHECK (harga_murni > 0), sumber text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_harga),
  CONSTRAINT para_harga_emas_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_harga_emas', 'kode_harga');
