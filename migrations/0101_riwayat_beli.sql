-- The life story of a piece tells of its purchases and deposits in words of their own: a piece that
-- was bought back was told as one that went out, and the cancel of that purchase as a sale.
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION peristiwa_barang(dari text, ke text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN dari IS NULL THEN 'MASUK'
    WHEN ke = 'TERJUAL' AND dari IN ('DALAM_BELI', 'DIBELI') THEN 'BATAL_BELI'
    WHEN ke = 'TERJUAL' THEN 'TERJUAL'
    WHEN ke = 'DALAM_NOTA' THEN 'NOTA'
    WHEN ke = 'DALAM_BELI' THEN 'BELI'
    WHEN ke = 'DIBELI' THEN 'DIBELI'
    WHEN ke = 'HANCUR' THEN 'HANCUR'
    WHEN ke = 'TITIP' THEN 'TITIP'
    WHEN ke = 'KEMBALI' THEN 'KEMBALI'
    WHEN ke = 'BATAL' THEN 'BATAL_MASUK'
    WHEN ke = 'ADA' AND dari = 'DALAM_NOTA' THEN 'BATAL_NOTA'
    WHEN ke = 'ADA' AND dari = 'KEMBALI' THEN 'SIAP'
    WHEN ke = 'ADA' AND dari = 'DIBELI' THEN 'JUAL_LAGI'
    WHEN ke = 'ADA' AND dari = 'TITIP' THEN 'BATAL_TITIP'
    WHEN ke = 'ADA' THEN 'PINDAH'
    ELSE 'KELUAR' END $$;

-- As in migration 0013; and what a piece was bought for.
CREATE OR REPLACE FUNCTION riwayat_barang(v_toko text, v_barcode text) RETURNS TABLE (
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text,
  berat bigint, nilai bigint, oleh text, alasan text, perubahan jsonb)
LANGUAGE sql STABLE AS $$
  WITH bab AS (
    SELECT g.id_posting, g.id_dokumen, g.versi, peristiwa_barang(g.dari_status, g.ke_status) AS apa,
      CASE WHEN g.dari_status IS NOT NULL
        THEN tempat_barang(g.dari_status, g.dari_gudang, g.dari_baki) END AS dari,
      tempat_barang(g.ke_status, g.ke_gudang, g.ke_baki) AS ke, g.berat,
      (g.isi->>'harga_pokok')::bigint AS pokok, NULL::jsonb AS perubahan
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode
    UNION ALL
    SELECT k.id_posting, k.id_dokumen, k.versi, 'KOREKSI', NULL, NULL,
      (k.sesudah->>'berat')::bigint, NULL,
      jsonb_build_object('sebelum', k.sebelum, 'sesudah', k.sesudah)
    FROM koreksi_barang k WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode)
  SELECT p.saat, p.tgl_system, b.apa, d.nomor, b.dari, b.ke, b.berat,
    coalesce(b.pokok, l.harga_total, m.harga), p.oleh, t.alasan, b.perubahan
  FROM bab b JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = b.id_posting
      AND t.id_dokumen = b.id_dokumen
    LEFT JOIN penjualan_baris l ON b.apa IN ('NOTA', 'TERJUAL') AND l.kode_toko = v_toko
      AND l.id = b.id_dokumen AND l.kode_barcode = v_barcode
    LEFT JOIN pembelian_baris m ON b.apa IN ('BELI', 'DIBELI') AND m.kode_toko = v_toko
      AND m.id = b.id_dokumen AND m.kode_barcode = v_barcode
  ORDER BY b.versi $$;
