-- A visit sells and buys: validation, its cancel and a change of the payments read both sides.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0051, and the purchases of each group with the map that their postings use.
CREATE OR REPLACE FUNCTION muat_group(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PENJUALAN'),
    'akun_beli', peta_akun(v_toko, 'PEMBELIAN'), 'group',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nomor', g.nomor, 'status', s.status,
        'versi', s.versi, 'tgl_system', s.tgl_system, 'input_by', g.input_by,
        'pembayaran', bayar_terakhir(v_toko, g.id), 'beli', pembelian_group(v_toko, g.id),
        'nota', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status',
            sn.status, 'versi', sn.versi, 'harga_total', p.harga_total,
            'baris', baris_nota(v_toko, d.id), 'cetak', (SELECT count(*) FROM cetak_nota c
              WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id))
            ORDER BY d.nomor), '[]')
          FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
            JOIN status_dokumen sn ON sn.kode_toko = v_toko AND sn.id = d.id
          WHERE d.kode_toko = v_toko AND d.id_group = g.id)) ORDER BY g.nomor), '[]')
    FROM dokumen g JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
    WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP'
      AND g.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))))) $$;
