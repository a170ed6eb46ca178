-- Shops that were there before money between shops (docs/adr/0285) get its accounts.
SET LOCAL search_path = kencana, pg_temp;

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '1104', 'Rekening Antar Toko', 'HARTA' FROM toko
ON CONFLICT DO NOTHING;

INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT t.kode_toko, 'KIRIM UANG', 'KIRIM UANG', v.*
FROM toko t, (VALUES ('KAS', 'DEBET', '1101'), ('KAS_JALAN', 'DEBET', '1103'),
  ('ANTAR_TOKO', 'DEBET', '1104'), ('SELISIH', 'DEBET', '5105')) AS v(kode, jenis, nomor)
WHERE EXISTS (SELECT FROM akun a WHERE a.kode_toko = t.kode_toko AND a.nomor_akun = v.nomor)
ON CONFLICT DO NOTHING;
