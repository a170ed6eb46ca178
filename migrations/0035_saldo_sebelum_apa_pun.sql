-- The stock before anything had ever moved is none: a stock card from the shop's first day on need
-- not undo the whole history to find that out (a million moves: 12 s).
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION saldo_stok(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_stok
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_stok
  WHERE kode_toko = v_toko AND tgl_system = v_tgl AND v_tgl <= tgl_segel(v_toko);
  IF NOT FOUND AND EXISTS (SELECT FROM gerak_barang
      WHERE kode_toko = v_toko AND tgl_system <= v_tgl) THEN
    RETURN QUERY SELECT * FROM hitung_harian_stok(v_toko, v_tgl);
  END IF;
END $$;
