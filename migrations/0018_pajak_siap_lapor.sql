-- Tax that is ready to be filed (docs/adr/0295): the number of a buyer, the name and address that the
-- tax office knows a shop by, a third kind of tax, and the accounts of PPh 22 and of stamp duty for
-- shops that were there before.
SET LOCAL search_path = kencana, pg_temp;

-- Sixteen digits. A row keeps the number that it was made with: a visit with another one, or with
-- none, is another row of the same person.
ALTER TABLE pelanggan ADD COLUMN npwp text CHECK (npwp ~ '^\d{16}$');

ALTER TABLE toko ADD COLUMN nama_pajak text, ADD COLUMN alamat_pajak text,
  ADD COLUMN nitku text CHECK (nitku ~ '^\d{6}$');
GRANT UPDATE (nama_pajak, alamat_pajak, nitku) ON toko TO kencana_app;

ALTER TABLE para_pajak DROP CONSTRAINT para_pajak_jenis_pajak_check;
ALTER TABLE para_pajak ADD CONSTRAINT para_pajak_jenis_pajak_check
  CHECK (jenis_pajak IN ('PPN_PERSEN', 'PPN_BERAT', 'PAJAK_24K', 'PPH22'));

-- What a recap of PPh 22 walks: these rows alone.
CREATE INDEX penjualan_pajak_pph22 ON penjualan_pajak (kode_toko, id) WHERE objek = 'PPH22';

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT t.kode_toko, v.* FROM toko t, (VALUES ('2107', 'Hutang PPh 22', 'HUTANG'),
  ('2108', 'Hutang Bea Meterai', 'HUTANG'), ('6105', 'Biaya Bea Meterai', 'BIAYA')) AS v(nomor, nama, jenis)
ON CONFLICT DO NOTHING;

-- Only to what has just been made: a number that a shop uses for something else stays its own, and
-- the map is filled by hand.
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, v.trx, v.type, v.kode, v.jenis, v.nomor
FROM (VALUES
  ('PENJUALAN', 'BARANG_EMAS', 'PPH22', 'KREDIT', '2107', 'Hutang PPh 22'),
  ('PENJUALAN', 'BARANG_BERLIAN', 'PPH22', 'KREDIT', '2107', 'Hutang PPh 22'),
  ('PEMBELIAN', 'KOREKSI_EMAS', 'PPH22', 'DEBET', '2107', 'Hutang PPh 22'),
  ('PEMBELIAN', 'KOREKSI_BERLIAN', 'PPH22', 'DEBET', '2107', 'Hutang PPh 22'),
  ('PENJUALAN', 'METERAI', 'BIAYA_METERAI', 'DEBET', '6105', 'Biaya Bea Meterai'),
  ('PENJUALAN', 'METERAI', 'HUTANG_METERAI', 'KREDIT', '2108', 'Hutang Bea Meterai'))
  AS v(trx, type, kode, jenis, nomor, nama)
  JOIN akun a ON a.nomor_akun = v.nomor AND a.nama_akun = v.nama
ON CONFLICT DO NOTHING;

INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek, perolehan,
  tarif, faktor_atas, faktor_bawah, per_gram)
SELECT kode_toko, 'PPH22', '2023-05-01', 'PMK 48/2023 jo. PMK 52/2025', 'PPH22', 'BARANG', 'SEMUA',
  25, 1, 1, 0
FROM toko ON CONFLICT DO NOTHING;
