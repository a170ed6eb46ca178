-- The tax of manual sales that stand, line by line as each note was entered; a line without a rule bears
-- none. A note's stamp is a row of its own.
CREATE OR REPLACE FUNCTION pajak_lain_manual(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (jenis text, tgl_system date, id uuid, nomor text, id_pelanggan uuid, pembeli_pajak text,
  kode text, nama_barang text, objek text, kode_pajak text, aturan text, perolehan text, tarif bigint,
  dpp bigint, ppn bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS MATERIALIZED (
    SELECT m.id, m.tgl_system, d.nomor, m.isi
    FROM nota_manual_sah(v_toko, v_awal, v_akhir) m
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = m.id WHERE m.jual > 0)
  SELECT 'MANUAL', n.tgl_system, n.id, n.nomor, (n.isi->>'id_pelanggan')::uuid,
    n.isi->>'pembeli_pajak', concat_ws(' ', b.kode_baki, b.kode_group, b.kode_dept),
    concat_ws(' ', j.nama_dept, b.kode_group), coalesce(x.objek, 'BARANG'), x.kode_pajak, x.aturan,
    x.perolehan, x.tarif, coalesce(x.dasar, b.harga), coalesce(x.pajak, 0)
  FROM nota n CROSS JOIN LATERAL baris_nota_manual(n.isi) b
    LEFT JOIN jenis j ON j.kode_toko = v_toko AND j.kode_dept = b.kode_dept
    -- A line of which PPh 22 alone is known is a line without a rule, too.
    LEFT JOIN LATERAL (SELECT * FROM jsonb_to_recordset(CASE
        WHEN b.pajak_baris @? '$[*] ? (@.objek != "PPH22")' THEN b.pajak_baris
        ELSE '[{}]' || coalesce(b.pajak_baris, '[]') END)
      AS x(objek text, kode_pajak text, aturan text, perolehan text, tarif bigint, dasar bigint,
        pajak bigint)) x ON true
  WHERE b.arah = 'JUAL'
  UNION ALL
  SELECT 'MANUAL', n.tgl_system, n.id, n.nomor, NULL, NULL, NULL, NULL, 'METERAI', NULL,
    n.isi->'meterai'->>'ditanggung', NULL, NULL, 0, (n.isi->'meterai'->>'jumlah')::bigint
  FROM nota n WHERE n.isi->'meterai'->>'jumlah' IS NOT NULL $$;

GRANT EXECUTE ON FUNCTION pajak_lain_manual TO kencana_app;
