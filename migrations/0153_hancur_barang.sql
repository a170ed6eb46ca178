-- Pieces of the stock that are broken up for the melt, that lost weight, or became something else.
SET LOCAL search_path = kencana, pg_temp;

-- What is destroyed goes from stock to scrap at its cost; what is lost of it is susut.
CREATE FUNCTION toko_baru_hancur(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'BARANG', 'HANCUR_BARANG', v.kode, v.jenis, v.nomor FROM (VALUES
    ('PERSEDIAAN', 'KREDIT', '1201'), ('PERSEDIAAN_BERLIAN', 'KREDIT', '1202'),
    ('ROSOK', 'DEBET', '1203'), ('SUSUT', 'DEBET', '5103')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;
SELECT toko_baru_hancur(kode_toko) FROM toko;

-- These pieces with all their facts, and the accounts.
CREATE FUNCTION muat_hancur(v_toko text, v_barcode jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN jsonb_build_object('akun', akun_dari(v_toko, 'BARANG', 'HANCUR_BARANG'),
    'barang', (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko' ORDER BY u.n), '[]')
      FROM jsonb_array_elements_text(v_barcode) WITH ORDINALITY AS u(kode, n)
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = u.kode));
END $$;
GRANT EXECUTE ON FUNCTION muat_hancur(text, jsonb) TO kencana_app;
