-- The two conditions of SPEC 9 (damaged: 35 %) and the accounts of a purchase: bought gold goes to
-- 1203, the payment comes out of cash or bank. A koreksi takes a sale back at its own figures.
CREATE OR REPLACE FUNCTION toko_baru_pembelian(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO kondisi_pembelian (kode_toko, kode_kondisi, nama_kondisi, jenis_kondisi,
    cara_potongan, tukar_persen, jual_persen, tukar_rp, jual_rp)
  VALUES (v_toko, 'BAIK', 'Baik', 'BAIK', 'NOTA', 0, 0, 0, 0),
    (v_toko, 'RUSAK', 'Rusak', 'RUSAK', 'PERSEN', 3500, 3500, 0, 0)
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PEMBELIAN', v.type, v.kode, v.jenis, v.nomor FROM (VALUES
    ('PEMBAYARAN', 'CASH', 'KREDIT', '1101'), ('PEMBAYARAN', 'TRANSFER', 'KREDIT', '1102'),
    ('PEMBAYARAN', 'FEE', 'DEBET', '5104'),
    ('BARANG_EMAS', 'PERSEDIAAN', 'DEBET', '1203'),
    ('BARANG_BERLIAN', 'PERSEDIAAN', 'DEBET', '1203'),
    ('KOREKSI_EMAS', 'PENJUALAN', 'DEBET', '4101'), ('KOREKSI_EMAS', 'ONGKOS', 'DEBET', '4103'),
    ('KOREKSI_EMAS', 'DISKON', 'KREDIT', '4104'), ('KOREKSI_EMAS', 'PAJAK', 'DEBET', '2103'),
    ('KOREKSI_EMAS', 'PPH22', 'DEBET', '2107'), ('KOREKSI_BERLIAN', 'PPH22', 'DEBET', '2107'),
    ('KOREKSI_EMAS', 'HPP', 'KREDIT', '5101'), ('KOREKSI_EMAS', 'PERSEDIAAN', 'DEBET', '1203'),
    ('KOREKSI_BERLIAN', 'PENJUALAN', 'DEBET', '4102'),
    ('KOREKSI_BERLIAN', 'ONGKOS', 'DEBET', '4103'),
    ('KOREKSI_BERLIAN', 'DISKON', 'KREDIT', '4104'),
    ('KOREKSI_BERLIAN', 'PAJAK', 'DEBET', '2103'), ('KOREKSI_BERLIAN', 'HPP', 'KREDIT', '5102'),
    ('KOREKSI_BERLIAN', 'PERSEDIAAN', 'DEBET', '1203')) AS v(type, kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;
