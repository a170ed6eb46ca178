-- An addition by its number, with all that it left in the books. dipakai: what visits took of the
-- deposit after it, less what their cancels gave back.
CREATE OR REPLACE FUNCTION muat_tambah_titipan(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', u.tgl_system, 'jumlah', u.jumlah, 'nomor_akun', u.nomor_akun,
    'no_titipan', (SELECT nomor FROM dokumen t WHERE t.kode_toko = v_toko AND t.id = u.id_titipan),
    'dipakai', (SELECT coalesce(-sum(x.jumlah), 0)::bigint FROM titipan_uang x
      WHERE x.kode_toko = v_toko AND x.id_titipan = u.id_titipan
        AND x.jenis IN ('PAKAI', 'KEMBALI')
        AND urut_posting(v_toko, x.id_posting) > urut_posting(v_toko, u.id_posting)),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
        'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
        'jumlah', k.jumlah_in - k.jumlah_out, 'fee', k.fee, 'no_ref', k.no_ref) ORDER BY k.n), '[]')
      FROM kas k WHERE k.kode_toko = v_toko AND k.id_posting = u.id_posting
        AND k.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', j.nomor_akun,
        'debit', j.debit, 'kredit', j.kredit) ORDER BY j.n), '[]')
      FROM jurnal j WHERE j.kode_toko = v_toko AND j.id_posting = u.id_posting
        AND j.id_dokumen = d.id))
  FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN titipan_uang u ON u.kode_toko = v_toko AND u.id_dokumen = d.id AND u.jenis = 'TAMBAH'
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'TAMBAH_TITIPAN' $$;

GRANT EXECUTE ON FUNCTION muat_tambah_titipan TO kencana_app;
