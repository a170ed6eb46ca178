-- What manual goods lose of their cost with their gold (docs/adr/0370): shops that were there before get the
-- account of it.
SET LOCAL search_path = kencana, pg_temp;

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, 'MANUAL', 'MANUAL', 'SUSUT', 'DEBET', a.nomor_akun FROM akun a
WHERE a.nomor_akun = '5103' AND EXISTS (SELECT FROM para_akun_transaksi p
  WHERE p.kode_toko = a.kode_toko AND p.trx = 'MANUAL')
ON CONFLICT DO NOTHING;
