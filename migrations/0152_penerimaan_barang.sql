-- Goods from a supplier, checked against his delivery note.
SET LOCAL search_path = kencana, pg_temp;

-- Whom to call, and whose tax invoice it is.
ALTER TABLE supplier ADD COLUMN nama_kontak text, ADD COLUMN npwp text;

-- Receipts of a period, those that were entered by hand too: what was sent, and what came.
CREATE FUNCTION penerimaan_barang(v_toko text, v_dari date, v_sampai date) RETURNS TABLE (
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
GRANT EXECUTE ON FUNCTION penerimaan_barang(text, date, date) TO kencana_app;
