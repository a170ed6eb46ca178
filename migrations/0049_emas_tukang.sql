-- Gold at goldsmiths comes back or is lost (docs/adr/0325): what a goldsmith may lose of an order, and the
-- accounts of scrap and waste for orders and services.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE tukang ADD COLUMN batas_pesanan bigint CHECK (batas_pesanan BETWEEN 0 AND 10000);

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, v.trx, v.trx, v.kode, v.jenis, v.nomor FROM akun a JOIN (VALUES
  ('PESANAN', 'SUSUT', 'DEBET', '5103'), ('SERVICE', 'ROSOK', 'KREDIT', '1203'))
  AS v(trx, kode, jenis, nomor) ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
