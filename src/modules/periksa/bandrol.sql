-- Each code once a person and day, and 200 of them at most, one after the other: nobody fills the
-- book.
CREATE OR REPLACE FUNCTION catat_pindai_aneh(v_toko text, v_oleh text, v_kunci text, v_sebab text,
  v_nomor text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  PERFORM toko_sendiri(v_toko);
  PERFORM pg_advisory_xact_lock(hashtextextended('pindai ' || v_oleh, 0));
  INSERT INTO pindai_aneh
  SELECT v_toko, t.tgl_system, v_oleh, left(v_kunci, 100), v_sebab, v_nomor, waktu_kini()
  FROM toko t WHERE t.kode_toko = v_toko
    AND (SELECT count(*) FROM pindai_aneh p WHERE p.kode_toko = v_toko
      AND p.tgl_system = t.tgl_system AND p.oleh = v_oleh) < 200
  ON CONFLICT DO NOTHING;
END $$;

-- On days on which tags were handed in: a tag whose piece was not sold, and a piece that was sold
-- before the last of them and whose tag never came.
CREATE OR REPLACE FUNCTION ganjil_bandrol_beda(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT 'TANPA JUAL ' || b.tgl_system || ' ' || b.kode_barcode, b.tgl_system, b.saat, b.oleh,
    NULL, NULL, b.kode_barcode, 70, jsonb_build_array(
      bukti_teks('Barang', b.kode_barcode || ' ' || g.nama_barang), bukti_teks('Terjual Di', NULL),
      bukti_saat('Terjual Pada', NULL), bukti_teks('Disetor Oleh', b.oleh),
      bukti_saat('Disetor Pada', b.saat))
  FROM bandrol_setor b
    JOIN barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
  WHERE b.kode_toko = v_toko AND b.tgl_system BETWEEN v_awal AND v_akhir
    AND NOT EXISTS (SELECT FROM gerak_barang k
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = k.id_dokumen
        AND s.status <> 'BATAL'
      WHERE k.kode_toko = v_toko AND k.kode_barcode = b.kode_barcode
        AND k.ke_status IN ('DALAM_NOTA', 'TERJUAL')
        AND k.tgl_system BETWEEN b.tgl_system - (SELECT angka_parameter(v_toko, 'PERIKSA_HARI', 30))
          AND b.tgl_system)
  UNION ALL
  SELECT 'TANPA BANDROL ' || k.tgl_system || ' ' || k.kode_barcode, k.tgl_system, x.saat,
    d.input_by, d.nomor, d.jenis, k.kode_barcode, 70, jsonb_build_array(
      bukti_teks('Barang', k.kode_barcode || ' ' || g.nama_barang),
      bukti_teks('Terjual Di', d.nomor), bukti_saat('Terjual Pada', x.saat),
      bukti_teks('Disetor Oleh', NULL), bukti_saat('Disetor Pada', NULL))
  FROM (SELECT tgl_system, max(saat) AS sampai FROM bandrol_setor
      WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir GROUP BY tgl_system) t
    JOIN gerak_barang k ON k.kode_toko = v_toko AND k.tgl_system = t.tgl_system
      AND k.ke_status = 'TERJUAL' AND NOT EXISTS (SELECT FROM bandrol_setor b
        WHERE b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode
          AND b.tgl_system >= k.tgl_system)
    JOIN posting x ON x.kode_toko = v_toko AND x.id = k.id_posting AND x.saat <= t.sampai
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status <> 'BATAL'
    JOIN barang g ON g.kode_toko = v_toko AND g.kode_barcode = k.kode_barcode $$;

GRANT EXECUTE ON FUNCTION catat_pindai_aneh, ganjil_bandrol_beda TO kencana_app;
