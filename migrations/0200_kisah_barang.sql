-- A piece's whole story: besides its moves and corrections every weighing that touched it, its
-- labels, its counts, its owners, notes, approvals and photos (issue 5).
SET LOCAL search_path = kencana, pg_temp;

-- What a piece costs now: its fixed price, or its gold at the group's price and what hangs on it
-- (DOMAIN 6), before rounding and labour.
CREATE FUNCTION harga_barang(b barang, v_harga_gram bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$ SELECT coalesce(b.harga_tetap,
  round(b.berat * coalesce(v_harga_gram, 0) / 1000.0)::bigint + b.harga_atribut)::bigint $$;

-- These books are asked for one piece.
CREATE INDEX opname_hasil_barang ON opname_hasil (kode_toko, kode_barcode);
CREATE INDEX timbang_serah_barang ON timbang_serah (kode_toko, kode_barcode);

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
    WHEN ke = 'HILANG' THEN 'HILANG'
    WHEN ke = 'TITIP' THEN 'TITIP'
    WHEN ke = 'KEMBALI' THEN 'KEMBALI'
    WHEN ke = 'BATAL' THEN 'BATAL_MASUK'
    WHEN ke = 'ADA' AND dari = 'DALAM_NOTA' THEN 'BATAL_NOTA'
    WHEN ke = 'ADA' AND dari = 'KEMBALI' THEN 'SIAP'
    WHEN ke = 'ADA' AND dari = 'DIBELI' THEN 'JUAL_LAGI'
    WHEN ke = 'ADA' AND dari = 'TITIP' THEN 'BATAL_TITIP'
    WHEN ke = 'ADA' AND dari = 'HANCUR' THEN 'BATAL_HANCUR'
    WHEN ke = 'ADA' AND dari = 'HILANG' THEN 'KETEMU'
    WHEN ke = 'ADA' THEN 'PINDAH'
    ELSE 'KELUAR' END $$;

-- What a correction was made by.
CREATE FUNCTION peristiwa_koreksi(jenis text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jenis WHEN 'UPDATE_PROFIT' THEN 'HARGA' WHEN 'HANCUR_BARANG' THEN 'UBAH'
    ELSE 'KOREKSI' END $$;

-- Every chapter of a piece in the order of time. perubahan: {sebelum, sesudah} of a correction.
-- catatan: what only this kind of chapter knows, {waktu, hasil, selisih, disebut} of a tray on the
-- scale, {label_ke, gugur} of a label, {hasil_opname, tindak} of a count, {berat_nota} of a piece
-- handed over, {berat_beli, berat_nota, kondisi} of one that was bought. pihak: who brought it or
-- has it now. A tray's weighing touches the pieces that lay in it.
DROP FUNCTION riwayat_barang(text, text);
CREATE FUNCTION riwayat_barang(v_toko text, v_barcode text) RETURNS TABLE (
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text,
  berat bigint, nilai bigint, oleh text, pihak text, alasan text, keterangan text, foto text,
  otorisasi jsonb, perubahan jsonb, catatan jsonb)
LANGUAGE sql STABLE AS $$
  WITH gerak AS (
    SELECT g.*, p.saat, lead(p.saat) OVER (ORDER BY g.versi) AS sampai
    FROM gerak_barang g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
    WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode),
  bab AS (
    SELECT g.id_posting, g.id_dokumen, 1 AS urut, g.versi,
      peristiwa_barang(g.dari_status, g.ke_status) AS apa,
      CASE WHEN g.dari_status IS NOT NULL
        THEN tempat_barang(g.dari_status, g.dari_gudang, g.dari_baki) END AS dari,
      tempat_barang(g.ke_status, g.ke_gudang, g.ke_baki) AS ke, g.berat::bigint AS berat,
      (g.isi->>'harga_pokok')::bigint AS pokok, NULL::jsonb AS perubahan, NULL::jsonb AS catatan
    FROM gerak g
    UNION ALL
    SELECT k.id_posting, k.id_dokumen, 1, k.versi, NULL, NULL, NULL,
      (k.sesudah->>'berat')::bigint, NULL,
      jsonb_build_object('sebelum', k.sebelum, 'sesudah', k.sesudah), NULL
    FROM koreksi_barang k WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode
    UNION ALL
    SELECT l.id_posting, l.id_dokumen, 2, l.ke, 'LABEL', NULL, NULL, NULL, NULL, NULL,
      jsonb_build_object('label_ke', l.ke, 'gugur', l.ke < max(l.ke) OVER ())
    FROM cetak_label l WHERE l.kode_toko = v_toko AND l.kode_barcode = v_barcode
    UNION ALL
    SELECT t.id_posting, t.id, 3, 0, 'TIMBANG', NULL, tempat_barang('', t.kode_gudang, t.kode_baki),
      NULL, NULL, NULL, jsonb_build_object('waktu', t.waktu, 'hasil', t.hasil,
        'selisih', t.selisih,
        'disebut', position('"' || v_barcode || '"' IN t.penjelasan::text) > 0)
    FROM gerak g JOIN timbang_baki t ON t.kode_toko = v_toko AND t.kode_baki = g.ke_baki
      AND t.saat >= g.saat AND t.saat < coalesce(g.sampai, 'infinity')
    WHERE g.ke_status IN ('ADA', 'TITIP')
    UNION ALL
    SELECT s.id_posting, s.id_penjualan, 4, 0, 'SERAH', NULL, NULL, s.berat_baca, NULL, NULL,
      jsonb_build_object('berat_nota', s.berat_nota)
    FROM timbang_serah s WHERE s.kode_toko = v_toko AND s.kode_barcode = v_barcode
    UNION ALL
    SELECT o.id_posting, o.id, 5, 0, 'OPNAME', tempat_barang('', o.kode_gudang, o.kode_baki),
      o.scan_baki, NULL, NULL, NULL,
      jsonb_build_object('hasil_opname', o.hasil, 'tindak', o.tindak)
    FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.kode_barcode = v_barcode
      AND o.tindak IN ('TIDAK', 'PERIKSA'))
  SELECT p.saat, p.tgl_system, coalesce(b.apa, peristiwa_koreksi(d.jenis)), d.nomor,
    nullif(b.dari, ''), nullif(b.ke, ''), b.berat, coalesce(b.pokok, l.harga_total, m.harga),
    p.oleh,
    CASE b.apa WHEN 'MASUK' THEN d.isi->>'supplier' ELSE nullif(c.nama_customer, '') END, t.alasan,
    coalesce(d.isi->>'keterangan', j.keterangan, r.keterangan, u.keterangan), m.foto,
    (SELECT jsonb_agg(jsonb_build_object('kategori', o->>'kategori', 'pemberi', o->>'pemberi'))
      FROM jsonb_array_elements(p.otorisasi) AS o),
    b.perubahan, CASE WHEN m.id IS NULL THEN b.catatan
      ELSE jsonb_build_object('berat_beli', m.berat, 'berat_nota', m.berat_nota,
        'kondisi', m.kondisi) END
  FROM bab b JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = b.id_posting
      AND t.id_dokumen = b.id_dokumen
    LEFT JOIN penjualan_baris l ON b.apa IN ('NOTA', 'TERJUAL') AND l.kode_toko = v_toko
      AND l.id = b.id_dokumen AND l.kode_barcode = v_barcode
    LEFT JOIN penjualan_kini j ON b.apa IN ('NOTA', 'TERJUAL') AND j.kode_toko = v_toko
      AND j.id = b.id_dokumen
    LEFT JOIN pembelian_baris m ON b.apa IN ('BELI', 'DIBELI') AND m.kode_toko = v_toko
      AND m.id = b.id_dokumen AND m.kode_barcode = v_barcode
    LEFT JOIN pembelian r ON b.apa IN ('BELI', 'DIBELI') AND r.kode_toko = v_toko
      AND r.id = b.id_dokumen
    LEFT JOIN titipan u ON b.apa = 'TITIP' AND u.kode_toko = v_toko AND u.id = b.id_dokumen
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = CASE WHEN b.apa = 'TITIP'
      THEN u.id_pelanggan WHEN b.apa IN ('BELI', 'DIBELI') THEN r.id_pelanggan
      ELSE j.id_pelanggan END
  ORDER BY p.saat, b.urut, b.versi $$;
GRANT EXECUTE ON FUNCTION riwayat_barang(text, text), peristiwa_koreksi(text),
  harga_barang(barang, bigint) TO kencana_app;
