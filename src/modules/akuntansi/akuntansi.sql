-- The stock of diamonds, for pieces that come, are corrected, or were there from the beginning.
CREATE OR REPLACE FUNCTION toko_baru_persediaan_berlian(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, v.trx, v.type, 'PERSEDIAAN_BERLIAN', 'DEBET', '1202' FROM (VALUES
    ('BARANG', 'TAMBAH_BARANG'), ('BARANG', 'KOREKSI_BARANG'), ('SALDO AWAL', 'BARANG'))
    AS v(trx, type)
  ON CONFLICT DO NOTHING $$;
