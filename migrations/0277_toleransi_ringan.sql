-- How much lighter a piece may come back before somebody is asked: in percent or in grams for each
-- kategori; nothing there is as the parameter says (DOMAIN 12).
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kategori ADD ringan_persen int CHECK (ringan_persen BETWEEN 0 AND 10000),
  ADD ringan_gram bigint CHECK (ringan_gram >= 0);

-- As in 0062, with the tolerance of each kategori.
CREATE OR REPLACE FUNCTION aturan_pembelian(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'kondisi', (SELECT coalesce(jsonb_agg(to_jsonb(k) - 'kode_toko'), '[]')
      FROM kondisi_pembelian k WHERE kode_toko = v_toko),
    'rugi', (SELECT coalesce(jsonb_agg(jsonb_build_object('umur_hari', umur_hari, 'cara',
        cara_rugi, 'nilai', CASE cara_rugi WHEN 'PERSEN' THEN rugi_persen ELSE rugi_rp END)), '[]')
      FROM rugi_nota WHERE kode_toko = v_toko),
    'harga_beli', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_harga', kode_harga, 'kadar',
        kadar, 'harga', harga_per_gram)), '[]')
      FROM para_harga_beli WHERE kode_toko = v_toko AND harga_per_gram > 0),
    'potongan', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko'), '[]')
      FROM para_potongan_kategori p WHERE kode_toko = v_toko),
    'ringan', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_kategori, jsonb_build_object(
        'persen', ringan_persen, 'gram', ringan_gram))), '[]')
      FROM kategori WHERE kode_toko = v_toko),
    'tingkat_berat', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko'), '[]')
      FROM pembulatan_berat p WHERE kode_toko = v_toko),
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kadar', kadar,
        'harga', harga, 'harga_beli', harga_beli)), '[]')
      FROM group_harga WHERE kode_toko = v_toko),
    'jenis', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_dept, kode_kategori)), '[]')
      FROM jenis WHERE kode_toko = v_toko),
    'kadar_eod', (SELECT coalesce(jsonb_agg(jsonb_build_array(k.kadar, e.kadar_eod)), '[]')
      FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
      WHERE e.kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PEMBELIAN')) $$;

-- As in 0062: the purchase is read again when a kategori has changed.
CREATE OR REPLACE FUNCTION muat_pembelian(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_barcode text[] := ARRAY(SELECT jsonb_array_elements_text(minta->'barcode'));
  v_versi jsonb; v_barang jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') INTO v_versi FROM versi_tabel
  WHERE kode_toko = v_toko AND tabel IN ('kondisi_pembelian', 'rugi_nota', 'para_harga_beli',
    'para_potongan_kategori', 'pembulatan_berat', 'group_harga', 'jenis', 'kadar', 'kadar_eod',
    'rekening', 'sales', 'para_akun_transaksi', 'kategori');
  SELECT coalesce(jsonb_agg(barang_asal(v_toko, b)), '[]') INTO v_barang
  FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode);
  RETURN jsonb_build_object('versi', v_versi, 'barang', v_barang,
    'toko', (SELECT jsonb_build_object('tgl_system', tgl_system, 'status', status)
      FROM toko WHERE kode_toko = v_toko),
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_pembelian(v_toko) END);
END $$;
