-- What is destroyed goes from stock to scrap at its cost; what is lost of it is susut.
CREATE OR REPLACE FUNCTION toko_baru_hancur(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'BARANG', 'HANCUR_BARANG', v.kode, v.jenis, v.nomor FROM (VALUES
    ('PERSEDIAAN', 'KREDIT', '1201'), ('PERSEDIAAN_BERLIAN', 'KREDIT', '1202'),
    ('ROSOK', 'DEBET', '1203'), ('SUSUT', 'DEBET', '5103')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;
