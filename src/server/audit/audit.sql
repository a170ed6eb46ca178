-- The shops that the audit checks, also a shop whose own row or whose chain's row was deleted.
CREATE OR REPLACE FUNCTION toko_diperiksa() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT kode_toko FROM toko UNION SELECT kode_toko FROM posting UNION SELECT kode_toko FROM rantai
  ORDER BY 1 $$;

-- Whether the nightly one is due: the clock of the first shop has passed three since the last began.
-- A night without power is made up for in the morning; a new chain waits for its first night.
CREATE OR REPLACE FUNCTION pemeriksaan_perlu() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((
    SELECT coalesce((SELECT max(mulai) FROM pemeriksaan), (SELECT min(saat) FROM migrasi)) < b.batas
    FROM (SELECT zona, clock_timestamp() AT TIME ZONE zona AS kini FROM toko
        ORDER BY no_toko LIMIT 1) t
      CROSS JOIN LATERAL (SELECT (date_trunc('day', t.kini - interval '3 hours')
        + interval '3 hours') AT TIME ZONE t.zona AS batas) b), false) $$;

-- The number of the last closing of a shop, by its place in the chain.
CREATE OR REPLACE FUNCTION segel_terakhir(v_toko text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT d.nomor FROM segel s
    JOIN posting p ON p.kode_toko = v_toko AND p.id = s.id_posting
    JOIN hari h ON h.kode_toko = v_toko AND h.id_posting = s.id_posting AND h.status = 'TUTUP'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
  WHERE s.kode_toko = v_toko ORDER BY p.urut DESC, h.tgl_system DESC LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION pemeriksaan_perlu, segel_terakhir TO kencana_app;
