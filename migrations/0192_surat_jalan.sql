-- A supplier's delivery note is taken in once: two people who save the same one at once, or one who
-- saves it a second time, are told. What did not come at first comes later under the same number,
-- as other goods.
SET LOCAL search_path = kencana, pg_temp;

-- [{supplier, no_surat, pcs_kirim, berat_kirim}]; the lock lets one after the other look.
CREATE FUNCTION periksa_surat_jalan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi)
      AS r(supplier text, no_surat text, pcs_kirim text, berat_kirim text) LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'surat jalan', k.toko, r.supplier, r.no_surat), 0));
    SELECT d.nomor, d.input_by AS oleh, r.no_surat INTO v FROM dokumen d
      JOIN status_dokumen s ON s.kode_toko = k.toko AND s.id = d.id AND s.status = 'VALID'
    WHERE d.kode_toko = k.toko AND d.jenis = 'PENERIMAAN_BARANG' AND d.prefix = 'TB'
      AND d.isi->>'supplier' = r.supplier AND d.isi->>'no_surat' = r.no_surat
      AND d.isi->>'pcs_kirim' = r.pcs_kirim AND d.isi->>'berat_kirim' = r.berat_kirim LIMIT 1;
    IF FOUND THEN
      PERFORM tolak('KN019', 'surat_sudah_diterima', to_jsonb(v));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
SELECT pasang_buku();
