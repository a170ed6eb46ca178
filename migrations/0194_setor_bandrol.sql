-- Tags of sold pieces, handed in and scanned at the end of a day: whoever does it is not told what
-- was sold, and the watchful eye lays the two side by side.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE bandrol_setor (
  kode_toko text NOT NULL, kode_barcode text NOT NULL, tgl_system date NOT NULL,
  id_posting uuid NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, kode_barcode, tgl_system));
CREATE INDEX bandrol_setor_hari ON bandrol_setor (kode_toko, tgl_system);
CREATE INDEX bandrol_setor_posting ON bandrol_setor (kode_toko, id_posting);
SELECT tabel_buku('bandrol_setor');

CREATE FUNCTION naskah_bandrol_setor_v1(b bandrol_setor) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{kode_barcode}], each once a day.
CREATE FUNCTION tulis_bandrol_setor(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v record;
BEGIN
  SELECT b.kode_barcode, b.oleh INTO v FROM jsonb_to_recordset(isi) AS m(kode_barcode text)
    JOIN bandrol_setor b ON b.kode_toko = k.toko AND b.kode_barcode = m.kode_barcode
      AND b.tgl_system = k.tgl
  ORDER BY b.kode_barcode COLLATE "C" LIMIT 1;
  IF FOUND THEN PERFORM tolak('KN020', 'bandrol_sudah_disetor', to_jsonb(v)); END IF;
  WITH baru AS (
    INSERT INTO bandrol_setor
    SELECT k.toko, m.kode_barcode, k.tgl, k.id_posting, k.saat, k.oleh
    FROM jsonb_to_recordset(isi) AS m(kode_barcode text) ORDER BY m.kode_barcode COLLATE "C"
    RETURNING naskah_bandrol_setor_v1(bandrol_setor) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_bandrol_setor(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_bandrol_setor_v1(b), E'\n' ORDER BY kode_barcode COLLATE "C")
  FROM bandrol_setor b WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- A tag is of a piece that the books know, and was handed in on the day of its posting.
CREATE FUNCTION audit_bandrol_setor(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Bandrol %s: %s', b.kode_barcode, CASE WHEN g.kode_barcode IS NULL
    THEN 'barangnya tidak ada' ELSE 'tanggalnya lain dari postingnya' END)
  FROM bandrol_setor b
    LEFT JOIN barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
    LEFT JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
  WHERE b.kode_toko = v_toko
    AND (g.kode_barcode IS NULL OR p.tgl_system IS DISTINCT FROM b.tgl_system) LIMIT 1 $$;

-- On days on which tags were handed in: a tag whose piece was not sold, and a piece that was sold
-- before the last of them and whose tag never came.
CREATE FUNCTION ganjil_bandrol_beda(v_toko text, v_awal date, v_akhir date)
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
        AND k.tgl_system BETWEEN b.tgl_system - 30 AND b.tgl_system)
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
GRANT EXECUTE ON FUNCTION ganjil_bandrol_beda(text, date, date) TO kencana_app;
