-- A print is claimed in the database: of all who ask for the first print of a nota at the same
-- moment one gets it, and the others are told. What was never confirmed is not counted as printed.
SET LOCAL search_path = kencana, pg_temp;

-- ke: which print of the nota this paper is; 1 is the original. id_cetak: one press of the button,
-- over all its notas, so that the answer 'did it come out?' is about this paper and no other.
ALTER TABLE cetak_nota ADD ke int NOT NULL DEFAULT 1,
  ADD id_cetak uuid NOT NULL DEFAULT gen_random_uuid(), ADD dijawab_oleh text;
UPDATE cetak_nota c SET ke = 1 + (SELECT count(*) FROM cetak_nota l WHERE l.kode_toko = c.kode_toko
  AND l.id_dokumen = c.id_dokumen AND l.n < c.n AND l.tercetak IS NOT false) WHERE n > 1;
CREATE UNIQUE INDEX cetak_nota_asli ON cetak_nota (kode_toko, id_dokumen)
  WHERE ke = 1 AND tercetak IS NOT false;
CREATE UNIQUE INDEX cetak_nota_sekali ON cetak_nota (kode_toko, id_cetak, id_dokumen);
GRANT UPDATE (dijawab_oleh) ON cetak_nota TO kencana_app;

-- Counts one print of each of these notas: {id: [..], id_cetak, oleh, perangkat, alasan}. Answers
-- which print of it each is. The state's row is locked first: a nota that is being cancelled is not
-- printed, and two prints of one nota count one after the other.
CREATE FUNCTION catat_cetak(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE s record; r cetak_nota; v_lalu text; v_hasil jsonb := '{}';
BEGIN
  FOR s IN SELECT id, status FROM status_dokumen WHERE kode_toko = v_toko
      AND id = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'id')::uuid))
      ORDER BY id FOR NO KEY UPDATE LOOP
    IF s.status <> 'VALID' THEN
      PERFORM tolak_status(ROW(v_toko, NULL, NULL, NULL, NULL)::konteks, s.id, 'VALID');
    END IF;
    SELECT coalesce(max(n), 0) + 1, count(*) FILTER (WHERE tercetak IS NOT false) + 1,
      (array_agg(oleh ORDER BY n DESC) FILTER (WHERE tercetak IS NOT false))[1]
    INTO r.n, r.ke, v_lalu FROM cetak_nota WHERE kode_toko = v_toko AND id_dokumen = s.id;
    IF r.ke > 1 AND minta->>'alasan' IS NULL THEN
      PERFORM tolak('KN016', 'nota_sudah_dicetak', jsonb_build_object('oleh', v_lalu, 'nomor',
        (SELECT nomor FROM dokumen WHERE kode_toko = v_toko AND id = s.id)));
    END IF;
    INSERT INTO cetak_nota (kode_toko, id_dokumen, n, saat, oleh, perangkat, alasan, ke, id_cetak)
    VALUES (v_toko, s.id, r.n, waktu_kini(), minta->>'oleh', minta->>'perangkat',
      minta->>'alasan', r.ke, (minta->>'id_cetak')::uuid);
    v_hasil := v_hasil || jsonb_build_object(s.id, r.ke);
  END LOOP;
  RETURN v_hasil;
END $$;
GRANT EXECUTE ON FUNCTION catat_cetak(text, jsonb) TO kencana_app;

-- What nobody saw come out of the printer, asked for or not.
CREATE OR REPLACE FUNCTION perhatian_tutup_cetak(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl AND status_nota(v_toko, p.id) = 'VALID'
    AND (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = p.id
      AND c.tercetak LIMIT 1) IS NULL
  HAVING count(*) > 0 $$;
