-- Opening balances after the first day: the closing says that their door is still open.
SET LOCAL search_path = kencana, pg_temp;

-- A shop that has closed a day is no longer being set up that very day.
CREATE FUNCTION pernah_tutup(v_toko text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM hari WHERE kode_toko = v_toko AND status = 'TUTUP') $$;
GRANT EXECUTE ON FUNCTION pernah_tutup(text) TO kencana_app;

-- The switch is on until somebody switches it off (ADR 0050). jumlah: what came in by it that day.
CREATE FUNCTION perhatian_tutup_saldo_awal(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', (SELECT count(*) FROM dokumen d
    WHERE d.kode_toko = v_toko AND d.tgl_system = v_tgl AND (d.jenis = 'SALDO_AWAL_KAS'
      OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SALDO AWAL')))
  WHERE pernah_tutup(v_toko) AND NOT EXISTS (SELECT FROM parameter
    WHERE kode_toko = v_toko AND key = 'SALDO_AWAL_MODULE' AND value = 'false') $$;
