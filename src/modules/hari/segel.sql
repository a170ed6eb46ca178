-- The seal of a closing as it leaves the database: the link of its posting in the chain, which
-- hangs on every link before it.
CREATE OR REPLACE FUNCTION segel_keluar(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('kode_toko', v_toko, 'nomor', d.nomor, 'tgl_system', h.tgl_system,
    'urut', p.urut, 'sidik', encode(p.hash, 'hex'))
  FROM dokumen d JOIN hari h ON h.kode_toko = v_toko AND h.id_dokumen = d.id
    JOIN posting p ON p.kode_toko = v_toko AND p.id = h.id_posting
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND h.status = 'TUTUP'
  ORDER BY h.tgl_system DESC LIMIT 1 $$;

CREATE OR REPLACE FUNCTION kode_segel(v_toko text, v_nomor text) RETURNS text LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT upper(regexp_replace(left(segel_keluar(v_toko, v_nomor)->>'sidik', 16), '(.{4})(?=.)',
    '\1-', 'g')) $$;

GRANT EXECUTE ON FUNCTION kode_segel, segel_keluar TO kencana_app;
