CREATE OR REPLACE FUNCTION bukti_berat(v_label text, v bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'berat', v) $$;

CREATE OR REPLACE FUNCTION bukti_rupiah(v_label text, v bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'rupiah', v) $$;

CREATE OR REPLACE FUNCTION bukti_saat(v_label text, v timestamptz) RETURNS jsonb LANGUAGE sql STABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'saat', v) $$;

CREATE OR REPLACE FUNCTION bukti_teks(v_label text, v text) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'teks', v) $$;

-- A nota came out of the printer time and again: of how many sheets does the shop know?
CREATE OR REPLACE FUNCTION ganjil_cetak_berulang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.id || ' ' || c.banyak, d.tgl_system, c.terakhir, c.oleh, d.nomor, d.jenis, NULL, 30,
    jsonb_build_array(bukti_teks('Dicetak', c.banyak::text),
      bukti_teks('Dicetak Oleh', c.semua), bukti_teks('Alasan', c.alasan))
  FROM (SELECT id_dokumen, count(*) AS banyak, max(saat) AS terakhir,
      (array_agg(oleh ORDER BY saat DESC))[1] AS oleh, string_agg(DISTINCT oleh, ', ') AS semua,
      string_agg(DISTINCT alasan, ', ') AS alasan
    FROM cetak_nota WHERE kode_toko = v_toko AND tercetak IS NOT FALSE
      AND id_dokumen IN (SELECT id_dokumen FROM cetak_nota WHERE kode_toko = v_toko AND ke > 1
        AND saat >= v_awal - interval '1 day' AND saat < v_akhir + interval '2 days')
    GROUP BY id_dokumen, kertas, bagian
    HAVING count(*) >= (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_CETAK', 3))) c
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = c.id_dokumen
  WHERE d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The price of a group went down, pieces of it were sold, and soon after it went up again.
CREATE OR REPLACE FUNCTION ganjil_harga_turun_naik(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT t.id::text, t.tgl_system, t.saat, t.oleh, j.nomor, 'PENJUALAN', t.kode_group, 80,
    jsonb_build_array(bukti_teks('Group', t.kode_group), bukti_rupiah('Harga Semula', t.harga_dari),
      bukti_rupiah('Harga Diturunkan', t.harga_ke), bukti_rupiah('Harga Dinaikkan', n.harga_ke),
      bukti_saat('Dinaikkan Pada', n.saat), bukti_teks('Nota Di Antaranya', j.semua))
  FROM harga_group t,
    LATERAL (SELECT n.saat, n.harga_ke FROM harga_group n
      WHERE n.kode_toko = v_toko AND n.kode_group = t.kode_group AND n.tgl_system = t.tgl_system
        AND n.saat > t.saat AND n.harga_ke > t.harga_ke
        AND n.saat <= t.saat + make_interval(mins => (SELECT angka_parameter(v_toko, 'PERIKSA_MENIT_TURUN', 60)))
      ORDER BY n.saat LIMIT 1) n,
    LATERAL (SELECT min(d.nomor) AS nomor, string_agg(DISTINCT d.nomor, ', ') AS semua
      FROM penjualan p
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
        JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
          AND b.kode_group = t.kode_group
      WHERE p.kode_toko = v_toko AND p.tgl_system = t.tgl_system
        AND p.saat BETWEEN t.saat AND n.saat) j
  WHERE t.kode_toko = v_toko AND t.tgl_system BETWEEN v_awal AND v_akhir
    AND t.harga_ke < t.harga_dari AND j.nomor IS NOT NULL $$;

-- A label was printed again, and the weight of the piece corrected on the same day.
CREATE OR REPLACE FUNCTION ganjil_label_lalu_berat(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT k.id_dokumen || ' ' || k.kode_barcode, k.tgl_system, d.saat, d.input_by, d.nomor,
    'KOREKSI_BARANG', k.kode_barcode, 65, jsonb_build_array(
      bukti_teks('Barang', k.kode_barcode),
      bukti_berat('Berat Semula', (k.sebelum->>'berat')::bigint),
      bukti_berat('Berat Sesudah', (k.sesudah->>'berat')::bigint),
      bukti_teks('Label Dicetak Oleh', l.oleh), bukti_teks('Label Ke', l.ke::text))
  FROM koreksi_barang k
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen,
    LATERAL (SELECT c.ke, dl.input_by AS oleh FROM cetak_label c
        JOIN dokumen dl ON dl.kode_toko = v_toko AND dl.id = c.id_dokumen
      WHERE c.kode_toko = v_toko AND c.tgl_system = k.tgl_system
        AND c.kode_barcode = k.kode_barcode AND c.ke > 1 AND dl.saat <= d.saat
      ORDER BY c.ke DESC LIMIT 1) l
  WHERE k.kode_toko = v_toko AND k.tgl_system BETWEEN v_awal AND v_akhir
    AND (k.sebelum->>'berat')::bigint <> (k.sesudah->>'berat')::bigint $$;

-- An approval from afar that came faster than anybody reads, or from the asker's own device.
CREATE OR REPLACE FUNCTION ganjil_otorisasi_kilat(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT o.id::text, x.tgl_system, o.diputus_pada, o.pemberi, o.no_otorisasi, 'OTORISASI', NULL, 50,
    jsonb_build_array(bukti_teks('Diminta Oleh', o.diminta_oleh),
      bukti_saat('Diminta Pada', coalesce(o.dikirim_pada, o.dibuat)),
      bukti_saat('Diputus Pada', o.diputus_pada),
      bukti_teks('Detik', round(extract(epoch FROM o.diputus_pada
        - coalesce(o.dikirim_pada, o.dibuat)))::text))
  FROM otorisasi o JOIN posting x ON x.kode_toko = v_toko AND x.id = o.id_posting
  WHERE o.kode_toko = v_toko AND o.cara = 'JAUH' AND o.dibuat >= v_awal - interval '1 day'
    AND o.dibuat < v_akhir + interval '2 days' AND x.tgl_system BETWEEN v_awal AND v_akhir
    AND (o.diputus_pada - coalesce(o.dikirim_pada, o.dibuat)
        < make_interval(secs => (SELECT angka_parameter(v_toko, 'PERIKSA_DETIK_OTORISASI', 3)))
      OR o.perangkat_pemberi = o.perangkat) $$;

-- Whoever sold us gold has the telephone of somebody who works here.
CREATE OR REPLACE FUNCTION ganjil_penjual_karyawan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT p.id || ' ' || u.user_id, p.tgl_system, p.saat, p.input_by, d.nomor, 'PEMBELIAN',
    u.user_id, 60, jsonb_build_array(bukti_teks('Penjual', c.nama_customer),
      bukti_teks('Telepon', c.no_hp), bukti_teks('Sama Dengan', u.user_id || ' ' || u.usere_name),
      bukti_rupiah('Dibayar', p.harga_total))
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan AND c.dihapus_pada IS NULL
    JOIN users u ON u.kode_toko = v_toko
      AND nomor_hp(u.no_whatsapp) = nullif(nomor_hp(c.no_hp), '')
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir $$;

-- One person entered the visit, took the money and cancelled it.
CREATE OR REPLACE FUNCTION ganjil_satu_orang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.id::text, b.tgl_system, b.saat, b.oleh, d.nomor, d.jenis, NULL, 70, jsonb_build_array(
      bukti_teks('Dimasukkan Oleh', d.input_by), bukti_saat('Divalidasi', v.saat),
      bukti_saat('Dibatalkan', b.saat), bukti_teks('Alasan Batal', b.alasan))
  FROM status_dokumen s
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN transisi v ON v.kode_toko = v_toko AND v.id_dokumen = d.id AND v.ke = 'VALID'
      AND v.oleh = d.input_by
    JOIN transisi b ON b.kode_toko = v_toko AND b.id_dokumen = d.id AND b.ke = 'BATAL'
      AND b.oleh = d.input_by
  WHERE s.kode_toko = v_toko AND s.jenis IN ('PENJUALAN', 'PEMBELIAN') AND s.status = 'BATAL'
    AND s.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The goods are gone, and hours later nobody has seen the transfer.
CREATE OR REPLACE FUNCTION ganjil_transfer_lepas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT w.id_group || ' ' || w.versi_bayar || ' ' || w.n, g.tgl_system, g.saat, g.input_by,
    g.nomor, g.jenis, p.no_ref, 75, jsonb_build_array(bukti_rupiah('Transfer', p.jumlah),
      bukti_teks('No Rekening', p.no_rekening), bukti_teks('No Ref', p.no_ref),
      bukti_saat('Menunggu Sejak', g.saat))
  FROM transfer_menunggu(v_toko) w
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = w.id_group
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id AND s.status = 'VALID'
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = w.id_group
      AND p.versi_bayar = w.versi_bayar AND p.n = w.n
  WHERE g.tgl_system BETWEEN v_awal AND v_akhir AND g.saat < waktu_kini()
      - make_interval(hours => (SELECT angka_parameter(v_toko, 'PERIKSA_JAM_TRANSFER', 24))) $$;

-- All findings of these days, of one pattern or of all, with what became of them.
CREATE OR REPLACE FUNCTION temuan_pola(v_toko text, v_awal date, v_akhir date, v_pola text)
RETURNS TABLE (pola text, t temuan) LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
DECLARE f text;
BEGIN
  FOR f IN SELECT fungsi_bernama('ganjil_') LOOP
    IF v_pola IS NULL OR f = 'ganjil_' || lower(v_pola) THEN
      RETURN QUERY EXECUTE format('SELECT %L::text, t FROM %I($1, $2, $3) t', upper(substr(f, 8)), f)
        USING v_toko, v_awal, v_akhir;
    END IF;
  END LOOP;
END $$;

-- A sale was cancelled, and the same piece sold for less on that day. The cancelled sales are few,
-- and are looked for first.
CREATE OR REPLACE FUNCTION ganjil_batal_dijual_murah(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batal AS MATERIALIZED (SELECT id FROM status_dokumen WHERE kode_toko = v_toko
    AND jenis = 'PENJUALAN' AND status = 'BATAL' AND tgl_system BETWEEN v_awal AND v_akhir)
  SELECT b.id || ' ' || l.id || ' ' || b.kode_barcode, x.tgl_system, x.saat, x.oleh, da.nomor,
    'PENJUALAN', dl.nomor, 85, jsonb_build_array(
      bukti_teks('Barang', b.kode_barcode || ' ' || b.nama_barang),
      bukti_rupiah('Harga Yang Dibatalkan', b.harga_total),
      bukti_rupiah('Dijual Lagi Seharga', l.harga_total), bukti_teks('Alasan Batal', x.alasan),
      bukti_teks('Dijual Lagi Oleh', l.input_by))
  FROM batal
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = batal.id
    JOIN transisi x ON x.kode_toko = v_toko AND x.id_dokumen = b.id AND x.ke = 'BATAL'
    JOIN dokumen da ON da.kode_toko = v_toko AND da.id = b.id,
    LATERAL (SELECT l.id, l.harga_total, p.input_by FROM penjualan_baris l
        JOIN penjualan p ON p.kode_toko = v_toko AND p.id = l.id AND p.tgl_system = x.tgl_system
          AND p.saat > x.saat
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id AND s.status <> 'BATAL'
      WHERE l.kode_toko = v_toko AND l.kode_barcode = b.kode_barcode AND l.id <> b.id
        AND l.harga_total < b.harga_total) l
    JOIN dokumen dl ON dl.kode_toko = v_toko AND dl.id = l.id $$;

-- Gold bought without our nota looks like a piece that was sold a short while ago. A weight of which
-- more than 12 were sold in its drawer, or that is like more than 5, says nothing.
CREATE OR REPLACE FUNCTION ganjil_beli_mirip(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_MIRIP', 10) AS mg,
    2 * angka_parameter(v_toko, 'PERIKSA_BERAT_MIRIP', 10) AS lebar,
    angka_parameter(v_toko, 'PERIKSA_HARI_MIRIP', 7) AS hari),
  dibeli AS MATERIALIZED (
    SELECT p.id, b.n, p.tgl_system, p.saat, p.input_by, b.nama_barang, b.berat, b.kode_dept,
      b.kode_group
    FROM pembelian p
      JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id AND b.id_asal IS NULL
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
      AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = p.id
        AND s.jenis = 'PEMBELIAN' AND s.status = 'BATAL')),
  -- Weights that are alike are in the same or in the next drawer, twice as wide.
  laci AS MATERIALIZED (SELECT b.*, x.petak FROM batas, dibeli b, LATERAL (
    SELECT DISTINCT v / lebar AS petak FROM unnest(ARRAY[b.berat - mg, b.berat + mg]) AS v) x),
  rentang AS (SELECT min(tgl_system) - (SELECT hari FROM batas) AS awal,
    max(tgl_system) AS akhir FROM dibeli),
  nota AS MATERIALIZED (SELECT j.id, j.tgl_system, j.saat FROM rentang r, penjualan j
    WHERE j.kode_toko = v_toko AND j.tgl_system BETWEEN r.awal AND r.akhir),
  -- The ids of these weeks lie side by side: one walk, not one search a nota.
  terjual AS MATERIALIZED (
    SELECT l.id, l.n, l.kode_barcode, l.nama_barang, l.berat, l.kode_dept, l.kode_group,
      j.tgl_system, j.saat, l.berat / (SELECT lebar FROM batas) AS petak
    FROM penjualan_baris l JOIN nota j ON j.id = l.id
    WHERE l.kode_toko = v_toko AND l.id BETWEEN (SELECT id FROM nota ORDER BY id LIMIT 1)
      AND (SELECT id FROM nota ORDER BY id DESC LIMIT 1)
      -- IS TRUE: looked up in one table of drawers, whatever is thought of their number.
      AND ((l.kode_dept, l.kode_group, l.berat / (SELECT lebar FROM batas)) IN (
        SELECT kode_dept, kode_group, petak FROM laci)) IS TRUE),
  harian AS MATERIALIZED (SELECT kode_dept, kode_group, petak, tgl_system, count(*) AS banyak
    FROM terjual GROUP BY kode_dept, kode_group, petak, tgl_system),
  jarang AS MATERIALIZED (SELECT * FROM (
      SELECT b.id, b.n, b.tgl_system, b.saat, b.input_by, b.nama_barang, b.berat, b.kode_dept,
        b.kode_group, b.petak, sum(sum(h.banyak)) OVER (PARTITION BY b.id, b.n) AS ramai
      FROM laci b JOIN harian h ON h.kode_dept = b.kode_dept AND h.kode_group = b.kode_group
        AND h.petak = b.petak
        AND h.tgl_system BETWEEN b.tgl_system - (SELECT hari FROM batas) AND b.tgl_system
      GROUP BY b.id, b.n, b.tgl_system, b.saat, b.input_by, b.nama_barang, b.berat, b.kode_dept,
        b.kode_group, b.petak) x
    WHERE ramai <= 12),
  pasang AS (
    SELECT b.*, t.id AS id_jual, t.n AS n_jual, t.kode_barcode, t.nama_barang AS nama_jual,
      t.berat AS berat_jual, t.tgl_system AS tgl_jual, count(*) OVER (PARTITION BY b.id, b.n)
        AS banyak, row_number() OVER (PARTITION BY b.id, b.n
        ORDER BY abs(t.berat - b.berat), t.saat DESC) AS urutan
    FROM jarang b JOIN terjual t ON t.kode_dept = b.kode_dept AND t.kode_group = b.kode_group
        AND t.petak = b.petak AND abs(t.berat - b.berat) <= (SELECT mg FROM batas)
        AND t.saat < b.saat AND t.tgl_system >= b.tgl_system - (SELECT hari FROM batas)
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

GRANT EXECUTE ON FUNCTION bukti_berat, bukti_rupiah, bukti_saat, bukti_teks,
  ganjil_batal_dijual_murah, ganjil_beli_mirip, ganjil_cetak_berulang, ganjil_harga_turun_naik,
  ganjil_label_lalu_berat, ganjil_otorisasi_kilat, ganjil_penjual_karyawan, ganjil_satu_orang,
  ganjil_transfer_lepas, temuan_pola TO kencana_app;

-- A line of home: the findings of a week that nobody has looked at.
CREATE OR REPLACE FUNCTION pagi_ganjil(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'sejak', v_tgl - 6)
  FROM temuan_pola(v_toko, v_tgl - 6, v_tgl, NULL) f
    LEFT JOIN temuan_ditutup d ON d.kode_toko = v_toko AND d.pola = f.pola AND d.kunci = (f.t).kunci
  WHERE d.kunci IS NULL HAVING count(*) > 0 $$;
