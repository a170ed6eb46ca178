-- What of a lot is at the goldsmith's: what went, and did not come back nor was written off.
CREATE OR REPLACE FUNCTION sisa_cuci_manual(v_toko text, v_id uuid, OUT qty bigint, OUT berat bigint,
  OUT murni bigint, OUT nilai bigint) LANGUAGE sql STABLE AS $$
  SELECT sum(m.qty)::bigint, sum(m.berat)::bigint, sum(m.murni)::bigint, sum(m.nilai)::bigint
  FROM status_dokumen s JOIN stok_manual m ON m.kode_toko = v_toko AND m.id_dokumen = s.id
  WHERE s.kode_toko = v_toko AND s.id = v_id AND s.status = 'KIRIM' $$;
CREATE OR REPLACE FUNCTION sisa_qty_cuci_manual(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$ SELECT 0 - qty FROM sisa_cuci_manual(v_toko, v_id) $$;
CREATE OR REPLACE FUNCTION sisa_berat_cuci_manual(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$ SELECT 0 - berat FROM sisa_cuci_manual(v_toko, v_id) $$;

-- A lot of manual goods at a goldsmith's, with the accounts that its waste and his wage are booked on.
CREATE OR REPLACE FUNCTION muat_cuci_manual(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'akun', coalesce(peta_akun(v_toko, 'SEPUHAN')->'SEPUHAN', '{}')
      || coalesce(peta_akun(v_toko, 'MANUAL')->'MANUAL', '{}'),
    'sisa', d.isi->'gerak'->0 || jsonb_strip_nulls(to_jsonb(sisa_cuci_manual(v_toko, d.id))),
    'isi', jsonb_build_object('kode_tukang', i.isi->'kode_tukang', 'proses', i.isi->'proses',
      'berat', i.isi->'berat', 'qty_terima', coalesce(i.isi->'qty_terima', '0'),
      'berat_terima', coalesce(i.isi->'berat_terima', '0'),
      'timbang_terima', coalesce(i.isi->'timbang_terima', '0'), 'upah', coalesce(i.isi->'upah', '0')))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'CUCI_MANUAL' AND d.prefix = 'MS' $$;

-- A goldsmith has of a lot what went to him, until it came back.
CREATE OR REPLACE FUNCTION audit_cuci_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Cuci manual %s: %s mg di tukang menurut gram, %s mg menurut kirimannya', d.nomor,
    g.kotor, k.kotor)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL (SELECT coalesce(sum(kotor), 0) AS kotor FROM gram
      WHERE kode_toko = v_toko AND id_dokumen = d.id
        AND akun = 'TUKANG/' || (d.isi->>'kode_tukang')) g,
    LATERAL (SELECT CASE s.status WHEN 'KIRIM' THEN (i->>'berat')::bigint
        - coalesce((i->>'berat_terima')::bigint, 0) ELSE 0 END AS kotor
      FROM isi_dokumen(v_toko, d.id) i) k
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

GRANT EXECUTE ON FUNCTION muat_cuci_manual, sisa_berat_cuci_manual, sisa_qty_cuci_manual TO kencana_app;
