-- Receipts of a period, those that were entered by hand too: what was sent, and what came.
CREATE OR REPLACE FUNCTION penerimaan_barang(v_toko text, v_dari date, v_sampai date) RETURNS TABLE (
  id uuid, nomor text, tgl_system date, saat timestamptz, jenis text, status text, supplier text,
  no_surat text, faktur_pajak text, pcs_kirim int, berat_kirim bigint, pcs int, berat bigint,
  harga_pokok bigint, keterangan text, oleh text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.tgl_system, d.saat, d.jenis, s.status, d.isi->>'supplier',
    d.isi->>'no_surat', d.isi->>'faktur_pajak',
    coalesce(d.isi->>'pcs_kirim', d.isi->>'pcs')::int,
    coalesce(d.isi->>'berat_kirim', d.isi->>'berat')::bigint, (d.isi->>'pcs')::int,
    (d.isi->>'berat')::bigint, (d.isi->>'harga_pokok')::bigint, d.isi->>'keterangan', d.input_by
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.tgl_system BETWEEN v_dari AND v_sampai
    AND d.jenis IN ('PENERIMAAN_BARANG', 'TAMBAH_BARANG')
    AND (d.jenis = 'PENERIMAAN_BARANG' OR d.isi->>'asal' = 'SUPPLIER') $$;

-- [{supplier, no_surat, pcs_kirim, berat_kirim}]; the lock lets one after the other look.
CREATE OR REPLACE FUNCTION periksa_surat_jalan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

GRANT EXECUTE ON FUNCTION penerimaan_barang TO kencana_app;
