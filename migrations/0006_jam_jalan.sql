-- The sales of an open day by the hour, as they were at a posting (docs/adr/0268).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE rekap_jalan_jam (
  kode_toko text NOT NULL, urut bigint NOT NULL, tgl_system date NOT NULL, jam timestamptz NOT NULL,
  nota bigint NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL, harga_total bigint NOT NULL,
  PRIMARY KEY (kode_toko, urut, tgl_system, jam));
SELECT tabel_proyeksi('rekap_jalan_jam');
-- What is kept without its hours is kept anew.
DELETE FROM rekap_jalan;
