-- Shops that were there before settlements (docs/adr/0286) get the account of the bank's cut.
SET LOCAL search_path = kencana, pg_temp;

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT kode_toko, 'SETTLEMENT', 'SETTLEMENT', 'MDR', 'DEBET', '5104' FROM akun
WHERE nomor_akun = '5104'
ON CONFLICT DO NOTHING;
