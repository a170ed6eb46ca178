-- An opening balance of money is undone as any other cash document: the same day, by its negation.
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION muat_batal_uang_kas(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', d.tgl_system, 'toko_tgl_system', (SELECT tgl_system FROM toko
      WHERE kode_toko = v_toko),
    'kas', (SELECT jsonb_agg(to_jsonb(k) - 'kode_toko' - 'id_posting' - 'tgl_system' - 'n'
        ORDER BY n) FROM kas k WHERE k.kode_toko = v_toko AND k.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit) ORDER BY n), '[]') FROM jurnal j
      WHERE j.kode_toko = v_toko AND j.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor
    AND d.jenis IN ('UANG_KAS', 'SALDO_AWAL_KAS') $$;
