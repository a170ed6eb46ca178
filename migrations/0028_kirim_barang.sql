-- Goods and money between shops (docs/adr/0310): their documents are found by kind, the pieces on the way by
-- the parcel that holds them. Shops that were there before get the accounts of goods between shops.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX dokumen_antar_toko ON dokumen (kode_toko, jenis, saat DESC)
  WHERE (prefix = ANY (ARRAY['KU', 'TU', 'KB', 'TG']));
CREATE INDEX barang_perjalanan ON barang (kode_toko, id_pemegang) WHERE (status = 'PERJALANAN');

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, 'BARANG', 'KIRIM_BARANG', v.* FROM akun a JOIN (VALUES
  ('PERSEDIAAN', 'DEBET', '1201'), ('PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
  ('BARANG_JALAN', 'DEBET', '1204'), ('ANTAR_TOKO', 'DEBET', '1104'), ('SUSUT', 'DEBET', '5103'),
  ('HILANG', 'DEBET', '5106')) AS v(kode, jenis, nomor)
  ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
