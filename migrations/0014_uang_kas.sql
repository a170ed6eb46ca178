-- What the cash documents read, each in one call, and the re-check of a drawer that was counted.
SET LOCAL search_path = kencana, pg_temp;

-- A drawer still holds what was counted against: [{laci, saldo}].
CREATE FUNCTION periksa_laci(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_saldo bigint;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(laci text, saldo bigint)
      ORDER BY laci COLLATE "C" LOOP
    SELECT saldo INTO v_saldo FROM saldo_laci WHERE kode_toko = k.toko AND laci = r.laci FOR UPDATE;
    IF coalesce(v_saldo, 0) <> r.saldo THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'saldo_laci', 'kunci', r.laci,
        'saldo', coalesce(v_saldo, 0)));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
SELECT pasang_buku();

-- minta: {kode_transaksi or null, laci: [..]}. akun: trx -> type -> kode_akun -> nomor_akun.
CREATE FUNCTION muat_kas(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'transaksi', (SELECT jsonb_build_object('jenis_transaksi', jenis_transaksi, 'nomor_akun',
        nomor_akun) FROM kode_transaksi
      WHERE kode_toko = v_toko AND kode_transaksi = minta->>'kode_transaksi'),
    'saldo', (SELECT coalesce(jsonb_object_agg(laci, saldo), '{}') FROM saldo_laci
      WHERE kode_toko = v_toko AND laci IN (SELECT jsonb_array_elements_text(minta->'laci'))),
    'akun', jsonb_build_object(
      'KAS_MASUK', akun_dari(v_toko, 'KAS', 'KAS_MASUK'),
      'KAS_KELUAR', akun_dari(v_toko, 'KAS', 'KAS_KELUAR'),
      'SELISIH_KAS', akun_dari(v_toko, 'KAS', 'SELISIH_KAS'),
      'SALDO_AWAL_KAS', akun_dari(v_toko, 'SALDO AWAL', 'KAS'),
      'SALDO_AWAL_BANK', akun_dari(v_toko, 'SALDO AWAL', 'BANK'))) $$;

-- One cash document with all it left in the books, so that its cancel can be the exact negation.
CREATE FUNCTION muat_batal_uang_kas(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', d.tgl_system, 'toko_tgl_system', (SELECT tgl_system FROM toko
      WHERE kode_toko = v_toko),
    'kas', (SELECT jsonb_agg(to_jsonb(k) - 'kode_toko' - 'id_posting' - 'tgl_system' - 'n'
        ORDER BY n) FROM kas k WHERE k.kode_toko = v_toko AND k.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit) ORDER BY n), '[]') FROM jurnal j
      WHERE j.kode_toko = v_toko AND j.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'UANG_KAS' $$;
GRANT EXECUTE ON FUNCTION muat_kas(text, jsonb), muat_batal_uang_kas(text, text) TO kencana_app;
