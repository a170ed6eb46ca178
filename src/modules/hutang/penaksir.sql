-- Who appraised the pledge of a loan: of one that renews another, who took the first.
CREATE OR REPLACE FUNCTION penaksir_hutang(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE asal AS (
    SELECT d.id_asal, d.input_by, 1 AS ke FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = v_id
    UNION ALL
    SELECT d.id_asal, d.input_by, a.ke + 1
    FROM asal a JOIN dokumen d ON d.kode_toko = v_toko AND d.id = a.id_asal AND d.jenis = 'HUTANG')
  SELECT input_by FROM asal ORDER BY ke DESC LIMIT 1 $$;

-- Who appraised a pledge ended its loan himself, and validated the money that he had entered; of an
-- auction it is enough that he sold it. Where money is not validated (SKIP_VALIDASI_MODULE) every
-- redemption at a counter of one would be found: none is.
CREATE OR REPLACE FUNCTION ganjil_taksir_sendiri(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.id || ' ' || t.versi, t.tgl_system, t.saat, w.input_by, d.nomor, 'HUTANG', w.nomor,
    CASE t.ke WHEN 'LELANG' THEN 80 ELSE 65 END, jsonb_build_array(
      bukti_teks('Jaminan', d.isi->>'nama_barang'),
      bukti_rupiah('Pokok Pinjaman', (d.isi->>'pokok')::bigint),
      bukti_teks('Diakhiri Dengan', t.ke), bukti_teks('Diakhiri Oleh', w.input_by),
      bukti_teks('Divalidasi Oleh', t.oleh))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = s.id AND t.dari = 'AKTIF'
      AND t.ke = s.status AND t.tgl_system BETWEEN v_awal AND v_akhir
    JOIN transisi m ON m.kode_toko = v_toko AND m.id_posting = t.id_posting AND m.ke = 'VALID'
    JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = m.id_dokumen AND q.id_janji = s.id
    JOIN dokumen w ON w.kode_toko = v_toko AND w.id = q.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status <> 'VALID'
    AND s.status IN ('LUNAS', 'PEREMAJAAN', 'LELANG') AND s.tgl_system >= v_awal
    AND (t.ke = 'LELANG' OR m.dari = 'OPEN' AND m.oleh = w.input_by)
    AND NOT EXISTS (SELECT FROM transisi n WHERE n.kode_toko = v_toko AND n.id_dokumen = s.id
      AND n.versi > t.versi AND n.ke = 'AKTIF')
    AND penaksir_hutang(v_toko, s.id) = w.input_by $$;

GRANT EXECUTE ON FUNCTION ganjil_taksir_sendiri, penaksir_hutang TO kencana_app;
