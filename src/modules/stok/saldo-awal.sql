-- The switch is on until somebody switches it off (ADR 0050). jumlah: what came in by it that day.
CREATE OR REPLACE FUNCTION perhatian_tutup_saldo_awal(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', (SELECT count(*) FROM dokumen d
    WHERE d.kode_toko = v_toko AND d.tgl_system = v_tgl AND (d.jenis = 'SALDO_AWAL_KAS'
      OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SALDO AWAL')))
  WHERE pernah_tutup(v_toko) AND modul_nyala(v_toko, 'SALDO_AWAL_MODULE', true) $$;
