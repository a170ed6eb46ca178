-- A shop that sells a thousand equal coins a week asks for none of them: drawers of many pieces are
-- counted by day, and their pieces never laid side by side.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0191 but for that.
CREATE OR REPLACE FUNCTION ganjil_beli_mirip(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  WITH dibeli AS MATERIALIZED (
    SELECT p.id, b.n, p.tgl_system, p.saat, p.input_by, b.nama_barang, b.berat, b.kode_dept,
      b.kode_group
    FROM pembelian p
      JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id AND b.id_asal IS NULL
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = p.id
        AND s.jenis = 'PEMBELIAN' AND s.status = 'BATAL')),
  -- Weights within 10 mg of each other are in the same or in the next drawer of 20 mg.
  laci AS MATERIALIZED (SELECT b.*, x.petak FROM dibeli b, LATERAL (
    SELECT DISTINCT v / 20 AS petak FROM unnest(ARRAY[b.berat - 10, b.berat + 10]) AS v) x),
  rentang AS (SELECT min(tgl_system) - 7 AS awal, max(tgl_system) AS akhir FROM dibeli),
  nota AS MATERIALIZED (SELECT j.id, j.tgl_system, j.saat FROM rentang r, penjualan j
    WHERE j.kode_toko = v_toko AND j.tgl_system BETWEEN r.awal AND r.akhir),
  -- The ids of these weeks lie side by side: one walk, not one search a nota.
  terjual AS MATERIALIZED (
    SELECT l.id, l.n, l.kode_barcode, l.nama_barang, l.berat, l.kode_dept, l.kode_group,
      j.tgl_system, j.saat, l.berat / 20 AS petak
    FROM penjualan_baris l JOIN nota j ON j.id = l.id
    WHERE l.kode_toko = v_toko AND l.id BETWEEN (SELECT id FROM nota ORDER BY id LIMIT 1)
      AND (SELECT id FROM nota ORDER BY id DESC LIMIT 1)
      -- IS TRUE: looked up in one table of drawers, whatever is thought of their number.
      AND ((l.kode_dept, l.kode_group, l.berat / 20) IN (
        SELECT kode_dept, kode_group, petak FROM laci)) IS TRUE),
  harian AS MATERIALIZED (SELECT kode_dept, kode_group, petak, tgl_system, count(*) AS banyak
    FROM terjual GROUP BY kode_dept, kode_group, petak, tgl_system),
  jarang AS MATERIALIZED (SELECT * FROM (
      SELECT b.id, b.n, b.tgl_system, b.saat, b.input_by, b.nama_barang, b.berat, b.kode_dept,
        b.kode_group, b.petak, sum(sum(h.banyak)) OVER (PARTITION BY b.id, b.n) AS ramai
      FROM laci b JOIN harian h ON h.kode_dept = b.kode_dept AND h.kode_group = b.kode_group
        AND h.petak = b.petak AND h.tgl_system BETWEEN b.tgl_system - 7 AND b.tgl_system
      GROUP BY b.id, b.n, b.tgl_system, b.saat, b.input_by, b.nama_barang, b.berat, b.kode_dept,
        b.kode_group, b.petak) x
    WHERE ramai <= 12),
  pasang AS (
    SELECT b.*, t.id AS id_jual, t.n AS n_jual, t.kode_barcode, t.nama_barang AS nama_jual,
      t.berat AS berat_jual, t.tgl_system AS tgl_jual, count(*) OVER (PARTITION BY b.id, b.n)
        AS banyak, row_number() OVER (PARTITION BY b.id, b.n
        ORDER BY abs(t.berat - b.berat), t.saat DESC) AS urutan
    FROM jarang b JOIN terjual t ON t.kode_dept = b.kode_dept AND t.kode_group = b.kode_group
        AND t.petak = b.petak AND t.berat BETWEEN b.berat - 10 AND b.berat + 10
        AND t.saat < b.saat AND t.tgl_system >= b.tgl_system - 7
    WHERE NOT EXISTS (SELECT FROM pembelian_baris k WHERE k.kode_toko = v_toko
        AND k.id_asal = t.id AND k.n_asal = t.n)
      AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = t.id
        AND s.jenis = 'PENJUALAN' AND s.status <> 'VALID')),
  mirip AS (SELECT * FROM pasang WHERE banyak <= 5 AND urutan = 1)
  SELECT m.id || ' ' || m.n || ' ' || m.id_jual || ' ' || m.n_jual, m.tgl_system, m.saat,
    m.input_by, d.nomor, 'PEMBELIAN', dj.nomor, 40, jsonb_build_array(
      bukti_teks('Dibeli', m.nama_barang), bukti_berat('Berat Dibeli', m.berat),
      bukti_teks('Mirip Yang Dijual', m.kode_barcode || ' ' || m.nama_jual),
      bukti_berat('Berat Dijual', m.berat_jual),
      bukti_teks('Tanggal Dijual', m.tgl_jual::text))
  FROM mirip m JOIN dokumen d ON d.kode_toko = v_toko AND d.id = m.id
    JOIN dokumen dj ON dj.kode_toko = v_toko AND dj.id = m.id_jual $$;
