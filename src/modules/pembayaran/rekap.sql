-- The closed days as their snapshots have them, the open ones from the books.
CREATE OR REPLACE FUNCTION harian_bayar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_bayar LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_bayar WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_bayar(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

GRANT EXECUTE ON FUNCTION harian_bayar TO kencana_app;
