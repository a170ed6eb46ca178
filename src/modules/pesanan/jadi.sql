-- Those that were made today; one alone is chosen, where it is taken back.
CREATE OR REPLACE FUNCTION jadi_hari_ini_pesanan(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('baris', b.baris, 'nama_barang', b.barang->'nama_barang',
    'berat_jadi', b.barang->'berat_jadi', 'batal', b.banyak = 1) ORDER BY b.baris)
  FROM (SELECT x.*, count(*) OVER () AS banyak FROM barang_pesanan(isi_dokumen(v_toko, v_id)) x, toko t
    WHERE t.kode_toko = v_toko AND x.barang->>'tgl_selesai' = t.tgl_system::text) b
  WHERE (SELECT status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id)
    IN ('VALID', 'SELESAI') $$;
GRANT EXECUTE ON FUNCTION jadi_hari_ini_pesanan TO kencana_app;
