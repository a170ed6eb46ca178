-- The end of a visit (0117) as a question that stands within the one that asks it: a function with
-- OUT columns is called row by row, one that returns a table is not.
SET LOCAL search_path = kencana, pg_temp;

DROP FUNCTION akhir_kunjungan(text, uuid);
CREATE FUNCTION akhir_kunjungan(v_toko text, v_id uuid)
RETURNS TABLE (ke text, saat timestamptz, oleh text) LANGUAGE sql STABLE AS $$
  SELECT t.ke, t.saat, t.oleh FROM transisi t
  WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id AND t.ke <> 'OPEN'
  ORDER BY t.versi LIMIT 1 $$;
GRANT EXECUTE ON FUNCTION akhir_kunjungan(text, uuid) TO kencana_app;
