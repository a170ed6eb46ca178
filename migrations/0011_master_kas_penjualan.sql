-- The masters of the money and of the sale.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE bank (
  kode_toko text NOT NULL, kode_bank text NOT NULL, nama_bank text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bank));
SELECT tabel_master('bank', 'kode_bank');

CREATE TABLE rekening (
  kode_toko text NOT NULL, no_rekening text NOT NULL, nama_rekening text NOT NULL,
  kode_bank text NOT NULL, aktif boolean NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, no_rekening),
  FOREIGN KEY (kode_toko, kode_bank) REFERENCES bank);
CREATE INDEX rekening_bank ON rekening (kode_toko, kode_bank);
SELECT tabel_master('rekening', 'no_rekening');

CREATE TABLE kode_transaksi (
  kode_toko text NOT NULL, kode_transaksi text NOT NULL, nama_transaksi text NOT NULL,
  jenis_transaksi text NOT NULL CHECK (jenis_transaksi IN ('MASUK', 'KELUAR')),
  nomor_akun text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_transaksi),
  FOREIGN KEY (kode_toko, nomor_akun) REFERENCES akun);
CREATE INDEX kode_transaksi_akun ON kode_transaksi (kode_toko, nomor_akun);
SELECT tabel_master('kode_transaksi', 'kode_transaksi');

CREATE TABLE sales (
  kode_toko text NOT NULL, kode_sales text NOT NULL, nama_sales text NOT NULL,
  kode_bank text NOT NULL, nama_bank text NOT NULL, no_rekening text NOT NULL,
  nama_rekening text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_sales),
  FOREIGN KEY (kode_toko, kode_bank) REFERENCES bank);
CREATE INDEX sales_bank ON sales (kode_toko, kode_bank);
SELECT tabel_master('sales', 'kode_sales');

-- One rule for a group and jenis; an empty one is a value of its own: it stands for all.
CREATE TABLE parameter_ongkos (
  kode_toko text NOT NULL, kode_ongkos text NOT NULL, kode_group text, kode_dept text,
  jenis_ongkos text NOT NULL CHECK (jenis_ongkos IN ('GRAM', 'BARANG', 'PERSEN')),
  ongkos_rp bigint NOT NULL CHECK (ongkos_rp >= 0),
  ongkos_persen bigint NOT NULL CHECK (ongkos_persen BETWEEN 0 AND 10000),
  ongkos_minimum bigint NOT NULL CHECK (ongkos_minimum >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_ongkos),
  UNIQUE NULLS NOT DISTINCT (kode_toko, kode_group, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga,
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis);
CREATE INDEX parameter_ongkos_jenis ON parameter_ongkos (kode_toko, kode_dept);
SELECT tabel_master('parameter_ongkos', 'kode_ongkos');
