-- The codes of what lies free in a tray, or belongs to a price group.
CREATE OR REPLACE FUNCTION barcode_pilihan(v_toko text, v_baki text, v_group text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(kode_barcode ORDER BY kode_barcode COLLATE "C"), '[]') FROM barang
  WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL AND status = 'ADA'
    AND kode_baki = coalesce(v_baki, kode_baki) AND kode_group = coalesce(v_group, kode_group) $$;

-- These pieces with all their facts, and the accounts of a kind of document of the stock.
CREATE OR REPLACE FUNCTION muat_barang_akun(v_toko text, v_type text, v_barcode jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN jsonb_build_object('akun', akun_dari(v_toko, 'BARANG', v_type),
    'barang', (SELECT coalesce(jsonb_agg(to_jsonb(b) - 'kode_toko' ORDER BY u.n), '[]')
      FROM jsonb_array_elements_text(v_barcode) WITH ORDINALITY AS u(kode, n)
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = u.kode));
END $$;

GRANT EXECUTE ON FUNCTION barcode_pilihan, muat_barang_akun TO kencana_app;
