-- As in 0117; what lies somewhere is found by its index, not among all that was ever sold.
SET LOCAL search_path = kencana, pg_temp;

-- Pieces of cancelled notes that lie in no tray; and the same strange ring bought twice in a day.
CREATE OR REPLACE FUNCTION masalah_barang(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BARANG_KEMBALI', 50, b.kode_barcode, b.nama_barang, 'TERBUKA', d.saat,
    d.tgl_system, d.input_by
  FROM barang b, LATERAL (SELECT m.id_dokumen FROM gerak_barang m WHERE m.kode_toko = v_toko
      AND m.kode_barcode = b.kode_barcode ORDER BY m.versi DESC LIMIT 1) g
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
  WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL AND b.status = 'KEMBALI'
    AND d.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT k.nomor, 'PEMBELIAN', 'BELI_KEMBAR', 60, k.pasangan, k.nama_barang,
    CASE k.status WHEN 'BATAL' THEN 'BATAL' ELSE 'TERBUKA' END, k.saat, k.tgl_system, k.input_by
  FROM (SELECT d.nomor, d.saat, d.tgl_system, d.input_by, s.status, l.nama_barang, d.id_group,
        lag(d.nomor) OVER w AS pasangan, lag(d.id_group) OVER w AS group_lalu
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = d.id AND l.kode_barcode IS NULL
      WHERE d.kode_toko = v_toko AND d.jenis = 'PEMBELIAN'
        AND d.tgl_system BETWEEN v_awal AND v_akhir
      WINDOW w AS (PARTITION BY d.tgl_system, l.kode_group, l.berat_kotor, l.nama_barang, l.harga
        ORDER BY d.saat, d.id)) k
  WHERE k.group_lalu <> k.id_group $$;
