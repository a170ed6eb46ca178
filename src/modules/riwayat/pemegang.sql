-- Who had a piece or a bag, from when to when, in order. One that was bought back is followed on as
-- the bag that it became, and a bag back to the piece that it was. timbang: what a scale said then.
CREATE OR REPLACE FUNCTION pemegang(v_toko text, v_kode text) RETURNS TABLE (sejak timestamptz,
  sampai timestamptz, tempat text, lokasi text, pemegang text, berat bigint, timbang bigint, oleh text,
  dokumen text)
LANGUAGE sql STABLE SET plan_cache_mode = force_custom_plan AS $$
  WITH kantong AS (
    SELECT l.id, l.n, l.kode_barcode FROM dokumen d JOIN pembelian_baris l
      ON l.kode_toko = v_toko AND l.id = d.id AND l.n = substring(v_kode FROM '/(\d{1,5})$')::int
    WHERE d.kode_toko = v_toko AND d.nomor = split_part(v_kode, '/', 1)
    UNION
    SELECT l.id, l.n, l.kode_barcode FROM pembelian_baris l
    WHERE l.kode_toko = v_toko AND l.kode_barcode = v_kode),
  gerak AS (
    SELECT g.id_posting, g.id_dokumen, 1 AS urut, g.versi, g.ke_status AS tempat,
      nullif(concat_ws(' / ', g.ke_gudang, g.ke_baki), '') AS lokasi, g.berat::bigint AS berat,
      coalesce(CASE WHEN d.jenis = 'TERIMA_BARANG' OR d.jenis = 'KIRIM_BARANG' AND g.ke_status = 'ADA'
        THEN (SELECT (t->>'terima')::bigint
          FROM jsonb_array_elements(isi_dokumen(v_toko, g.id_dokumen)->'ditimbang') t
          WHERE t->>'kode_barcode' = g.kode_barcode LIMIT 1) END,
        CASE WHEN g.dari_status IS NULL THEN g.berat::bigint END) AS timbang, g.kode_barcode
    FROM gerak_barang g JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
    WHERE g.kode_toko = v_toko AND g.kode_barcode IN (SELECT v_kode UNION SELECT kode_barcode FROM kantong)
    UNION ALL
    SELECT g.id_posting, g.id_dokumen, 2, g.versi, 'KANTONG_' || g.ke, NULL, g.berat, g.timbang, NULL
    FROM gerak_kantong g JOIN kantong k ON k.id = g.id_beli AND k.n = g.n_beli
    WHERE g.kode_toko = v_toko AND g.ke <> 'BARANG' -- the piece says so itself
    UNION ALL
    SELECT p.id_posting, p.id, 2, 1, 'KANTONG_PEMBELIAN', NULL, l.berat, l.berat, NULL
    FROM kantong k JOIN pembelian p ON p.kode_toko = v_toko AND p.id = k.id
      JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = k.id AND l.n = k.n
    WHERE k.kode_barcode IS NULL),
  semua AS (
    SELECT p.saat, g.urut, g.versi, g.tempat, g.lokasi, NULL AS pembawa, g.berat, g.timbang, p.oleh,
      g.id_dokumen, NULL AS nomor
    FROM gerak g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
    UNION ALL
    -- What another shop sent: on its way since it left there, or since this shop heard of it.
    SELECT coalesce((d.isi->>'saat_kirim')::timestamptz, d.saat), 0, g.versi, 'PERJALANAN',
      d.isi->>'asal', d.isi->>'kurir', (b->'barang'->>'berat')::bigint, NULL, d.isi->>'pengirim', d.id,
      NULL
    FROM gerak g JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
        AND d.jenis = 'TERIMA_BARANG', jsonb_array_elements(d.isi->'baris') b
    WHERE g.tempat = 'ADA' AND b->>'kode_barcode' = g.kode_barcode
    UNION ALL
    -- Before that: what the shops tell that it came from, without the names of their customers.
    SELECT r.saat, 0, 0, CASE WHEN r.peristiwa IN ('TERJUAL', 'DIBELI') THEN r.peristiwa
        ELSE 'TOKO_LAIN' END, r.ke, r.toko, r.berat,
      CASE r.peristiwa WHEN 'MASUK' THEN r.berat END, r.oleh, NULL, r.dokumen
    FROM (SELECT v_kode AS kode UNION SELECT kode_barcode FROM kantong) k,
      riwayat_lain(v_toko, k.kode) r
    WHERE r.peristiwa NOT IN ('KIRIM', 'SAMPAI', 'LABEL', 'TIMBANG', 'SERAH', 'OPNAME')
      AND (r.ke IS NOT NULL OR r.peristiwa IN ('TERJUAL', 'DIBELI')))
  SELECT g.saat, lead(g.saat) OVER (ORDER BY g.saat, g.urut, g.versi), g.tempat, g.lokasi,
    CASE WHEN g.pembawa IS NOT NULL THEN g.pembawa
      WHEN g.tempat IN ('KANTONG_TUKANG', 'KANTONG_PELEBUR', 'KANTONG_HILANG', 'CONTOH',
        'PERJALANAN')
        THEN coalesce(t.nama_tukang, d.isi->>'kode_tukang', d.isi->>'pembawa', d.isi->>'kurir')
      WHEN g.tempat = 'KANTONG_BRANKAS' THEN d.isi->>'penerima'
      WHEN g.tempat IN ('TERKIRIM', 'EXTERNAL') THEN d.isi->>'tujuan'
      WHEN g.tempat IN ('DISERAHKAN', 'KANTONG_DIBAYARKAN') THEN d.isi->>'supplier'
      WHEN g.tempat IN ('TERJUAL', 'TITIP') THEN c.nama_customer END,
    g.berat, g.timbang, g.oleh, coalesce(g.nomor, d.nomor)
  FROM semua g LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
    LEFT JOIN tukang t ON t.kode_toko = v_toko AND t.kode_tukang = d.isi->>'kode_tukang'
    LEFT JOIN penjualan_kini j ON g.tempat = 'TERJUAL' AND j.kode_toko = v_toko AND j.id = d.id
    LEFT JOIN titipan u ON g.tempat = 'TITIP' AND u.kode_toko = v_toko AND u.id = d.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = CASE
      WHEN d.isi ? 'id_pelanggan' THEN (d.isi->>'id_pelanggan')::uuid
      WHEN g.tempat = 'TITIP' THEN u.id_pelanggan ELSE j.id_pelanggan END
      AND sebut_pelanggan(v_toko, d)
  ORDER BY g.saat, g.urut, g.versi $$;

GRANT EXECUTE ON FUNCTION pemegang TO kencana_app;
