-- What was destroyed by mistake comes back the same day.
SET LOCAL search_path = kencana, pg_temp;

-- A destruction with all it left in the books: as muat_batal_gerak (migration 0150), and the pieces
-- that stayed and were changed, each with its version then and now.
CREATE FUNCTION muat_batal_hancur(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT muat_batal_gerak(v_toko, 'HANCUR_BARANG', v_nomor) || jsonb_build_object(
    'baki', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_baki', x.kode_baki,
        'kode_gudang', x.kode_gudang, 'status_baki', x.status_baki)), '[]')
      FROM baki x WHERE x.kode_toko = v_toko AND x.kode_baki IN (SELECT g.dari_baki
        FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.id_posting = t.id_posting)),
    'koreksi', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', k.kode_barcode,
        'sebelum', k.sebelum, 'sesudah', k.sesudah, 'status', b.status, 'versi', b.versi,
        'versi_koreksi', k.versi) ORDER BY k.n), '[]')
      FROM koreksi_barang k JOIN barang b ON b.kode_toko = v_toko
        AND b.kode_barcode = k.kode_barcode
      WHERE k.kode_toko = v_toko AND k.id_posting = t.id_posting AND k.id_dokumen = d.id))
  FROM dokumen d JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.versi = 1
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'HANCUR_BARANG' $$;
GRANT EXECUTE ON FUNCTION muat_batal_hancur(text, text) TO kencana_app;
