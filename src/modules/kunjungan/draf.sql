-- The first document that this draft became; null: it is a draft still.
CREATE OR REPLACE FUNCTION nota_draf(v_toko text, v_draf uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM draf_jadi j
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = j.id_posting AND t.n = 1
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id_dokumen
  WHERE j.kode_toko = v_toko AND j.id_draf = v_draf $$;
GRANT EXECUTE ON FUNCTION nota_draf TO kencana_app;

-- A draft becomes one note: {id}. Whoever saves it meanwhile, in another tab, waits and is refused.
CREATE OR REPLACE FUNCTION periksa_draf(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO draf_jadi VALUES (k.toko, (isi->>'id')::uuid, k.id_posting, k.saat) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM tolak('KN003', 'draf_sudah_jadi',
      jsonb_build_object('nomor', nota_draf(k.toko, (isi->>'id')::uuid)));
  END IF;
  RETURN NULL;
END $$;
