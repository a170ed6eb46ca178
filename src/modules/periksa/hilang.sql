-- One tray was off twice or more within so many days: one finding, of the last time, however often.
CREATE OR REPLACE FUNCTION ganjil_baki_selisih(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT t.id || ' ' || l.id, t.tgl_system, t.saat, t.oleh, d.nomor, 'TIMBANG_BAKI', t.kode_baki,
    80, jsonb_build_array(bukti_teks('Baki', t.kode_baki), bukti_berat('Selisih', t.selisih),
      bukti_berat('Selisih Sebelumnya', l.selisih),
      bukti_teks('Tanggal Sebelumnya', l.tgl_system::text),
      bukti_teks('Ditimbang Sebelumnya Oleh', l.oleh))
  FROM (SELECT DISTINCT ON (kode_baki) * FROM timbang_baki
      WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir 
        AND abs(selisih) > (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_BAKI', 100))
      ORDER BY kode_baki, saat DESC, id) t
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id,
    LATERAL (SELECT l.id, l.selisih, l.tgl_system, l.oleh FROM timbang_baki l
      WHERE l.kode_toko = v_toko AND l.kode_baki = t.kode_baki AND l.saat < t.saat
        AND l.tgl_system >= t.tgl_system - (SELECT angka_parameter(v_toko, 'PERIKSA_HARI', 30))
        AND abs(l.selisih) > (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_BAKI', 100))
      ORDER BY l.saat DESC LIMIT 1) l $$;

-- A count missed a piece that is not too light, and it has not come back since.
CREATE OR REPLACE FUNCTION ganjil_barang_hilang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT o.id || ' ' || o.kode_barcode, o.tgl_system, d.saat, d.input_by, d.nomor, 'STOCK_OPNAME',
    o.kode_barcode, 95, jsonb_build_array(
      bukti_teks('Barang', o.kode_barcode || ' ' || o.nama_barang), bukti_berat('Berat', o.berat),
      bukti_teks('Baki', o.kode_baki), bukti_teks('Dihitung Oleh', d.input_by),
      bukti_teks('Disetujui Oleh', p.oleh))
  FROM opname_hasil o
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = o.kode_barcode
      AND b.status = 'HILANG'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id,
    LATERAL penyetuju_opname(v_toko, o.id) p
  WHERE o.kode_toko = v_toko AND o.tgl_system BETWEEN v_awal AND v_akhir
    AND o.hasil = 'HILANG'
    AND o.berat > (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_HILANG', 1000)) $$;

-- What is missing was approved by somebody who had counted it himself.
CREATE OR REPLACE FUNCTION ganjil_hilang_sendiri(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT h.id || ' ' || p.oleh, h.tgl_system, d.saat, p.oleh, d.nomor, 'STOCK_OPNAME',
    h.barang[1], 85, jsonb_build_array(bukti_teks('Barang Hilang', h.banyak::text),
      bukti_berat('Berat', h.berat), bukti_teks('Dihitung Oleh', p.oleh),
      bukti_teks('Disetujui Oleh', p.oleh))
  FROM (SELECT id, tgl_system, count(*) AS banyak, sum(berat)::bigint AS berat,
        array_agg(kode_barcode ORDER BY berat DESC, kode_barcode) AS barang
      FROM opname_hasil
      WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir AND hasil = 'HILANG'
      GROUP BY id, tgl_system) h
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id,
    LATERAL penyetuju_opname(v_toko, h.id) p
  WHERE EXISTS (SELECT FROM opname_scan s
    WHERE s.kode_toko = v_toko AND s.id_dokumen = h.id AND s.oleh = p.oleh) $$;

-- A tray was off, and the same person, who had seen by how much, weighed it again on that day
-- until it fitted: no second pair of eyes was blind.
CREATE OR REPLACE FUNCTION ganjil_timbang_sendiri(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT t.id || ' ' || l.id, t.tgl_system, t.saat, t.oleh, d.nomor, 'TIMBANG_BAKI', t.kode_baki,
    50, jsonb_build_array(bukti_teks('Baki', t.kode_baki),
      bukti_berat('Selisih Sebelumnya', l.selisih), bukti_teks('Jumlah Selisih Sebelumnya',
        (l.pcs - l.pcs_sistem)::text), bukti_saat('Ditimbang Sebelumnya Pada', l.saat))
  FROM timbang_baki t JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id,
    LATERAL (SELECT l.* FROM timbang_baki l
      WHERE l.kode_toko = v_toko AND l.kode_baki = t.kode_baki AND l.saat < t.saat
      ORDER BY l.saat DESC LIMIT 1) l
  WHERE t.kode_toko = v_toko AND t.tgl_system BETWEEN v_awal AND v_akhir AND t.hasil = 'COCOK'
    AND l.hasil <> 'COCOK' AND NOT l.dibuka AND l.oleh = t.oleh
    AND l.tgl_system = t.tgl_system $$;

-- Who said yes to a count: the approval it used, or whoever posted it where none was needed.
CREATE OR REPLACE FUNCTION penyetuju_opname(v_toko text, v_id uuid) RETURNS TABLE (oleh text)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.pemberi, x.oleh) FROM transisi x
    LEFT JOIN otorisasi o ON o.kode_toko = v_toko AND o.id_posting = x.id_posting
      AND o.kategori = 'STOCK_OPNAME'
  WHERE x.kode_toko = v_toko AND x.id_dokumen = v_id AND x.ke = 'VALID' $$;

-- Gold bought without our nota looks like a piece that is missing: it was bought before or after
-- the count that missed it.
CREATE OR REPLACE FUNCTION ganjil_beli_hilang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_HARI', 30) AS hari,
    angka_parameter(v_toko, 'PERIKSA_BERAT_BELI_HILANG', 20) AS mg)
  SELECT p.id || ' ' || b.n || ' ' || h.kode_barcode, p.tgl_system, p.saat, p.input_by, d.nomor,
    'PEMBELIAN', h.kode_barcode, 75, jsonb_build_array(
      bukti_teks('Dibeli', b.nama_barang), bukti_berat('Berat Dibeli', b.berat),
      bukti_teks('Mirip Yang Hilang', h.kode_barcode || ' ' || h.nama_barang),
      bukti_berat('Berat Yang Hilang', h.berat),
      bukti_teks('Tanggal Hilang', g.tgl_system::text))
  FROM batas CROSS JOIN gerak_barang g
    JOIN barang h ON h.kode_toko = v_toko AND h.kode_barcode = g.kode_barcode
      AND h.status = 'HILANG' AND h.versi = g.versi
    JOIN pembelian p ON p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      AND p.tgl_system BETWEEN g.tgl_system - batas.hari AND g.tgl_system + batas.hari
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id AND b.id_asal IS NULL
      AND b.kode_dept = h.kode_dept AND b.kode_group = h.kode_group
      AND b.berat BETWEEN h.berat - batas.mg AND h.berat + batas.mg
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
  WHERE g.kode_toko = v_toko AND g.ke_status = 'HILANG'
    AND g.tgl_system BETWEEN v_awal - batas.hari AND v_akhir + batas.hari $$;

GRANT EXECUTE ON FUNCTION ganjil_baki_selisih, ganjil_barang_hilang, ganjil_beli_hilang,
  ganjil_hilang_sendiri, ganjil_timbang_sendiri, penyetuju_opname TO kencana_app;
