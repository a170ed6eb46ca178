-- minta: {barcode: [..], kode: [..]}. Pieces by barcode, and those in the trays by the code of the other
-- system; with the accounts of stock.
CREATE OR REPLACE FUNCTION muat_external(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH kode AS MATERIALIZED (
    SELECT b.kode_barcode FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_barcode IN (SELECT jsonb_array_elements_text(minta->'barcode'))
    UNION
    SELECT b.kode_barcode FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL AND b.kode_intern <> ''
      AND b.kode_intern IN (SELECT jsonb_array_elements_text(minta->'kode')))
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'BARANG', 'KOREKSI_BARANG'), 'barang',
    coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
      'versi', b.versi, 'nama_barang', b.nama_barang, 'kode_kategori', b.kode_kategori,
      'kode_intern', b.kode_intern, 'size', b.size, 'no_sertifikat', b.no_sertifikat,
      'ongkos', b.ongkos, 'harga_tetap', b.harga_tetap, 'kadar', b.kadar, 'berat', b.berat,
      'murni', b.murni, 'harga_pokok', b.harga_pokok, 'kode_gudang', b.kode_gudang,
      'kode_baki', b.kode_baki, 'id_pemegang', b.id_pemegang)), '[]'))
  FROM kode k JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode $$;

-- Gold that went over to another system, by the gram book and by its pieces.
CREATE OR REPLACE FUNCTION audit_gram_external(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang external: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut barang',
    g.kotor, g.murni, b.berat, b.murni)
  FROM (SELECT coalesce(sum(kotor), 0) AS kotor, coalesce(sum(murni), 0) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'EXTERNAL') g,
    (SELECT coalesce(sum(berat), 0) AS berat, coalesce(sum(murni), 0) AS murni FROM barang
      WHERE kode_toko = v_toko AND status = 'EXTERNAL') b
  WHERE (g.kotor, g.murni) <> (b.berat, b.murni) $$;

GRANT EXECUTE ON FUNCTION muat_external TO kencana_app;
