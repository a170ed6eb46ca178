-- A lot of manual goods at a goldsmith's, with the accounts that its waste and his wage are booked on.
CREATE OR REPLACE FUNCTION muat_cuci_manual(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'akun', coalesce(peta_akun(v_toko, 'SEPUHAN')->'SEPUHAN', '{}')
      || coalesce(peta_akun(v_toko, 'MANUAL')->'MANUAL', '{}'),
    'isi', jsonb_build_object('kode_tukang', d.isi->'kode_tukang', 'proses', d.isi->'proses',
      'berat', d.isi->'berat', 'gerak', d.isi->'gerak'))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'CUCI_MANUAL' AND d.prefix = 'MS' $$;

-- A goldsmith has of a lot what went to him, until it came back.
CREATE OR REPLACE FUNCTION audit_cuci_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Cuci manual %s: %s mg di tukang menurut gram, %s mg menurut kirimannya', d.nomor,
    g.kotor, k.kotor)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL (SELECT coalesce(sum(kotor), 0) AS kotor FROM gram
      WHERE kode_toko = v_toko AND id_dokumen = d.id
        AND akun = 'TUKANG/' || (d.isi->>'kode_tukang')) g,
    LATERAL (SELECT CASE s.status WHEN 'KIRIM' THEN (d.isi->>'berat')::bigint ELSE 0 END AS kotor) k
  WHERE s.kode_toko = v_toko AND s.jenis = 'CUCI_MANUAL' AND s.status <> 'BATAL'
    AND g.kotor <> k.kotor LIMIT 1 $$;

-- Lots that should be back.
CREATE OR REPLACE FUNCTION perhatian_tutup_cuci_manual(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'CUCI_MANUAL' AND s.status = 'KIRIM'
    AND (d.isi->>'tgl_janji')::date < v_tgl
  HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION muat_cuci_manual TO kencana_app;
