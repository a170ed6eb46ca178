-- The loan of a shop that runs under this seal, but for this one.
CREATE OR REPLACE FUNCTION segel_dipakai(v_toko text, v_segel text, v_kecuali text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.jenis = 'HUTANG' AND d.isi->>'no_segel' = v_segel
    AND s.status IN ('OPEN', 'AKTIF', 'DITAHAN') AND d.nomor IS DISTINCT FROM v_kecuali
  ORDER BY d.saat DESC LIMIT 1 $$;

-- These seals are free, but for the loans that bear them: [{no_segel, nomor}]. The lock lets one loan after the other take its own.
CREATE OR REPLACE FUNCTION periksa_segel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_nomor text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('segel ' || k.toko, 0));
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(no_segel text, nomor text) LOOP
    v_nomor := segel_dipakai(k.toko, r.no_segel, r.nomor);
    IF v_nomor IS NOT NULL THEN
      PERFORM tolak('KN018', 'segel_dipakai',
        jsonb_build_object('no_segel', r.no_segel, 'nomor', v_nomor));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

GRANT EXECUTE ON FUNCTION segel_dipakai TO kencana_app;
