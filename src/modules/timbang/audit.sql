-- What was weighed is a line of the note, at the note's weight.
CREATE OR REPLACE FUNCTION audit_timbang_serah(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Timbang serah %s %s: %s mg menurut catatan, %s mg menurut notanya',
    t.id_penjualan, t.kode_barcode, t.berat_nota, coalesce(l.berat_kotor::text, 'tidak ada'))
  FROM timbang_serah t LEFT JOIN penjualan_baris l ON l.kode_toko = v_toko
    AND l.id = t.id_penjualan AND l.kode_barcode = t.kode_barcode
  WHERE t.kode_toko = v_toko AND l.berat_kotor IS DISTINCT FROM t.berat_nota LIMIT 1 $$;

-- A weighing that is under way is one a tray; a tray stands where the last change left it, unless
-- somebody changed the master since.
CREATE OR REPLACE FUNCTION audit_gerak_baki(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Baki %s ditimbang %s kali sekaligus', kode_baki, count(*)) AS kalimat
    FROM timbang_terbuka(v_toko) GROUP BY kode_baki HAVING count(*) > 1
    UNION ALL
    SELECT format('Baki %s: riwayat tidak mengenal %s ke %s', g.kode_baki, g.dari, g.ke)
    FROM gerak_baki g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
    WHERE g.kode_toko = v_toko AND NOT EXISTS (SELECT FROM riwayat_master r
      WHERE r.kode_toko = v_toko AND r.tabel = 'baki' AND r.kunci = g.kode_baki
        AND r.sebelum->>'status_baki' = g.dari AND r.sesudah->>'status_baki' = g.ke
        AND r.oleh = p.oleh)) a LIMIT 1 $$;

-- A weighing is a document that stands, its weight is one of its readings, and the verdict is what
-- its figures say.
CREATE OR REPLACE FUNCTION audit_timbang_baki(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Timbang %s: %s', d.nomor, concat_ws(', ', CASE WHEN s.status <> 'VALID'
      THEN 'dokumennya ' || s.status END, CASE WHEN r.berat IS DISTINCT FROM t.timbang
      THEN format('mencatat %s mg, bacaannya %s', t.timbang, r.berat) END,
      CASE WHEN (t.pcs = t.pcs_sistem, abs(t.selisih) <= t.toleransi) <> CASE t.hasil
        WHEN 'COCOK' THEN (true, true) WHEN 'BERAT' THEN (true, false)
        WHEN 'JUMLAH' THEN (false, true) ELSE (false, false) END THEN 'hasilnya ' || t.hasil END))
  FROM timbang_baki t JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id
    LEFT JOIN bacaan_timbang r ON r.kode_toko = v_toko AND r.id_dokumen = t.id AND r.n = t.n_bacaan
  WHERE t.kode_toko = v_toko AND (s.status <> 'VALID' OR r.berat IS DISTINCT FROM t.timbang
    OR (t.pcs = t.pcs_sistem, abs(t.selisih) <= t.toleransi) <> CASE t.hasil
      WHEN 'COCOK' THEN (true, true) WHEN 'BERAT' THEN (true, false)
      WHEN 'JUMLAH' THEN (false, true) ELSE (false, false) END)
  LIMIT 1 $$;
