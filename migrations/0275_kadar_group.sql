-- The rules of a sale know how pure each group is: the counter says where a piece is something else.
SET LOCAL search_path = kencana, pg_temp;

-- As in 0214, with the kadar of each group.
CREATE OR REPLACE FUNCTION aturan_penjualan(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'harga', harga,
      'kadar', kadar, 'tgl_konfirmasi', tgl_konfirmasi)), '[]') FROM group_harga
      WHERE kode_toko = v_toko),
    'ongkos', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kode_dept',
      kode_dept, 'jenis_ongkos', jenis_ongkos, 'minimum', ongkos_minimum, 'nilai',
      CASE jenis_ongkos WHEN 'PERSEN' THEN ongkos_persen ELSE ongkos_rp END)), '[]')
      FROM parameter_ongkos WHERE kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'berlian', (SELECT coalesce(jsonb_agg(jsonb_build_object('karat_dari', karat_dari, 'tukar',
      tukar_persen, 'jual', jual_persen)), '[]') FROM parameter_berlian WHERE kode_toko = v_toko),
    'harga_emas', (SELECT coalesce(jsonb_agg(jsonb_build_object('berlaku_mulai', berlaku_mulai,
      'harga_murni', harga_murni)), '[]') FROM para_harga_emas WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PENJUALAN')) $$;
