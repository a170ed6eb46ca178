-- The categories of the members' app.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE kategori_katalog (
  kode_toko text NOT NULL, kode_kategori text NOT NULL, nama_kategori text NOT NULL,
  warna text NOT NULL, gambar_path text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kategori));
SELECT tabel_master('kategori_katalog', 'kode_kategori');
