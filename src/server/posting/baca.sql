-- What the journal still holds of a visit, over its group, its notes and all that belongs to them:
-- a row for each account whose balance is not zero.
CREATE OR REPLACE FUNCTION jurnal_group(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH milik AS (
    SELECT v_group AS id UNION ALL
    SELECT id FROM dokumen WHERE kode_toko = v_toko AND id_group = v_group),
  saldo AS (
    SELECT j.nomor_akun, sum(j.debit - j.kredit)::bigint AS jumlah
    FROM (SELECT DISTINCT t.id_posting FROM milik m
        JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = m.id) p
      JOIN jurnal j ON j.kode_toko = v_toko AND j.id_posting = p.id_posting
    WHERE j.id_dokumen IN (SELECT id FROM milik)
    GROUP BY j.nomor_akun)
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
    greatest(jumlah, 0), 'kredit', greatest(-jumlah, 0)) ORDER BY nomor_akun), '[]')
  FROM saldo WHERE jumlah <> 0 $$;

-- What a loader returns of a document that its command will move.
CREATE OR REPLACE FUNCTION versi_dokumen(v_toko text, v_id uuid) RETURNS int LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT versi FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id);
END $$;
