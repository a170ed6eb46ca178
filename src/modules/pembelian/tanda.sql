-- What whoever sells us gold signs.
CREATE OR REPLACE FUNCTION isi_tanda_pembelian(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    jsonb_build_object('kata', 'Qty', 'teks', p.qty::text),
    jsonb_build_object('kata', 'Berat', 'berat', p.berat),
    jsonb_build_object('kata', 'Anda Menerima', 'rupiah', p.harga_total))
  FROM pembelian p WHERE p.kode_toko = v_toko AND p.id = v_id $$;
