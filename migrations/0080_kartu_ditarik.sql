-- Shops that were there before banks took cards back (docs/adr/0391) get the account of what is lost by it.
-- Where 5111 is an account of another kind, the shop says itself which it is.
SET LOCAL search_path = kencana, pg_temp;

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '5111', 'Kartu Ditarik Bank', 'BIAYA' FROM toko ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT kode_toko, 'SETTLEMENT', 'SETTLEMENT', 'DITARIK', 'DEBET', '5111' FROM akun
WHERE nomor_akun = '5111' AND jenis_akun = 'BIAYA' ON CONFLICT DO NOTHING;
