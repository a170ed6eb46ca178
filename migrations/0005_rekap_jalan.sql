-- The sums of the days that are still open, as they were at a posting: who reads adds only what
-- came since (docs/adr/0268).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE rekap_jalan (
  kode_toko text NOT NULL, urut bigint NOT NULL, tgl_segel date NOT NULL,
  PRIMARY KEY (kode_toko));
SELECT tabel_proyeksi('rekap_jalan');

CREATE TABLE rekap_jalan_jual (LIKE rekap_harian_jual INCLUDING DEFAULTS, urut bigint NOT NULL,
  PRIMARY KEY (kode_toko, urut, tgl_system, kode_sales, kode_group, kode_dept, kadar));
SELECT tabel_proyeksi('rekap_jalan_jual');
