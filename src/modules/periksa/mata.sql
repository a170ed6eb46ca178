-- The digits of a number as it was typed; hundredths of a percent as people read them; whether a
-- figure of a correction went down.
CREATE OR REPLACE FUNCTION angka_saja(v text) RETURNS text LANGUAGE sql IMMUTABLE
AS $$ SELECT regexp_replace(v, '\D', '', 'g') $$;

-- A piece was scanned, taken off the draft, and missing at the next count; no book moved it
-- between.
CREATE OR REPLACE FUNCTION ganjil_baris_dilepas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT o.id || ' ' || o.kode_barcode, o.tgl_system, d.saat, l.oleh, d.nomor, 'STOCK_OPNAME',
    o.kode_barcode, 90, jsonb_build_array(
      bukti_teks('Barang', o.kode_barcode || ' ' || o.nama_barang), bukti_berat('Berat', o.berat),
      bukti_teks('Dilepas Oleh', l.oleh), bukti_saat('Dilepas Pada', l.saat),
      bukti_teks('Dihitung Oleh', d.input_by))
  FROM opname_hasil o
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id,
    LATERAL (SELECT l.saat, l.oleh FROM draf_lepas l
      WHERE l.kode_toko = v_toko AND l.kode_barcode = o.kode_barcode AND l.saat < d.saat
        AND l.tgl_system >= o.tgl_system - (SELECT angka_parameter(v_toko, 'PERIKSA_HARI', 30))
        AND NOT EXISTS (SELECT FROM gerak_barang g
          JOIN posting x ON x.kode_toko = v_toko AND x.id = g.id_posting AND x.saat > l.saat
          WHERE g.kode_toko = v_toko AND g.kode_barcode = o.kode_barcode
            AND g.id_posting <> o.id_posting)
      ORDER BY l.saat DESC LIMIT 1) l
  WHERE o.kode_toko = v_toko AND o.tgl_system BETWEEN v_awal AND v_akhir
    AND o.hasil = 'HILANG' $$;

-- What was bought turned out to be less: corrected to a lower kadar once it was a piece, or a
-- good deal lighter when it was melted.
CREATE OR REPLACE FUNCTION ganjil_beli_beda(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT p.id || ' ' || b.n || ' ' || f.id, f.tgl_system, f.saat, p.input_by, d.nomor, 'PEMBELIAN',
    f.nomor, 60, jsonb_build_array(
      bukti_teks('Kantong', d.nomor || '/' || b.n || ' ' || b.nama_barang),
      bukti_teks('Dibayar Sebagai', b.kondisi || ', ' || teks_persen(b.kadar)),
      bukti_berat('Berat Dibayar', b.berat),
      bukti_teks('Ditemukan', coalesce(teks_persen(f.kadar), b.kondisi)),
      bukti_berat('Berat Ditemukan', f.berat), bukti_teks('Ditemukan Oleh', f.oleh))
  FROM (
    SELECT l.id, k.tgl_system, l.saat, l.nomor, l.input_by AS oleh, g.id_beli, g.n_beli, g.berat,
      (k.sesudah->>'kadar')::int AS kadar
    FROM koreksi_barang k
      JOIN dokumen l ON l.kode_toko = v_toko AND l.id = k.id_dokumen AND l.jenis = 'KOREKSI_BARANG'
      JOIN gerak_barang m ON m.kode_toko = v_toko AND m.kode_barcode = k.kode_barcode
        AND m.versi < k.versi
      JOIN gerak_kantong g ON g.kode_toko = v_toko AND g.id_dokumen = m.id_dokumen
        AND g.ke = 'BARANG'
    WHERE k.kode_toko = v_toko AND k.tgl_system BETWEEN v_awal AND v_akhir
      AND (k.sesudah->>'kadar')::int < (k.sebelum->>'kadar')::int
    UNION ALL
    -- A test when the bag was sorted (docs/adr/0321): less gold in it than a scale would explain.
    SELECT l.id, c.tgl_system, l.saat, l.nomor, l.input_by, c.id_beli, c.n_beli, g.berat,
      (c.sesudah->>'kadar')::int
    FROM ciri_kantong c JOIN dokumen l ON l.kode_toko = v_toko AND l.id = c.id_dokumen
      JOIN status_dokumen t ON t.kode_toko = v_toko AND t.id = l.id AND t.status <> 'BATAL'
      JOIN gerak_kantong g ON g.kode_toko = v_toko AND g.id_beli = c.id_beli
        AND g.n_beli = c.n_beli AND g.versi = c.versi
    WHERE c.kode_toko = v_toko AND c.tgl_system BETWEEN v_awal AND v_akhir
      AND (c.sesudah->>'kadar')::bigint * 10000 <= (c.sebelum->>'kadar')::bigint
        * (10000 - (SELECT angka_parameter(v_toko, 'PERIKSA_SUSUT_LEBUR', 200)))
    UNION ALL
    SELECT l.id, g.tgl_system, l.saat, l.nomor, l.input_by, g.id_beli, g.n_beli, g.berat, NULL
    FROM gerak_kantong g JOIN dokumen l ON l.kode_toko = v_toko AND l.id = g.id_dokumen
      JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = g.id_beli AND b.n = g.n_beli
    WHERE g.kode_toko = v_toko AND g.tgl_system BETWEEN v_awal AND v_akhir AND g.ke = 'HANCUR'
      AND g.berat * 10000
        <= b.berat * (10000 - (SELECT angka_parameter(v_toko, 'PERIKSA_SUSUT_LEBUR', 200)))) f
    JOIN pembelian p ON p.kode_toko = v_toko AND p.id = f.id_beli
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = f.id_beli AND b.n = f.n_beli
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id $$;

-- What one person buys back is lighter than its nota, time and again, and what others buy back is
-- not: of a month until its last day that is asked for. Lighter: by what a shop does not let pass.
CREATE OR REPLACE FUNCTION ganjil_berat_susut(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (SELECT angka_parameter(v_toko, 'PERIKSA_BERAT_SUSUT', 10) AS mg),
  nota AS MATERIALIZED (
    SELECT id, input_by, tgl_system, saat FROM pembelian
    WHERE kode_toko = v_toko AND jenis = 'BELI'
      AND tgl_system BETWEEN date_trunc('month', v_awal)::date AND v_akhir),
  kembali AS (
    SELECT p.id, p.input_by, date_trunc('month', p.tgl_system)::date AS bulan, p.saat,
      b.berat_nota - b.berat AS susut
    FROM nota p JOIN pembelian_baris b ON b.id = p.id
    WHERE b.kode_toko = v_toko AND b.id BETWEEN (SELECT id FROM nota ORDER BY id LIMIT 1)
        AND (SELECT id FROM nota ORDER BY id DESC LIMIT 1)
      AND b.id_asal IS NOT NULL AND NOT b.batu_hilang
      AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = b.id
        AND s.jenis = 'PEMBELIAN' AND s.status <> 'VALID')),
  orang AS (
    SELECT input_by, bulan, count(*) AS banyak, sum(susut) AS susut,
      count(*) FILTER (WHERE susut >= mg) AS ringan,
      (array_agg(id ORDER BY saat DESC) FILTER (WHERE susut >= mg))[1] AS terakhir,
      max(saat) FILTER (WHERE susut >= mg) AS saat
    FROM batas, kembali GROUP BY input_by, bulan),
  beda AS (
    SELECT o.*, div(o.susut, o.banyak) AS rata, coalesce((SELECT div(sum(l.susut), sum(l.banyak))
      FROM orang l WHERE l.bulan = o.bulan AND l.input_by <> o.input_by), 0) AS lain
    FROM orang o WHERE o.ringan >= (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_SEBULAN', 5)))
  SELECT o.input_by || ' ' || o.bulan, d.tgl_system, o.saat, o.input_by, d.nomor, 'PEMBELIAN',
    o.input_by, 65, jsonb_build_array(bukti_teks('Barang Kembali', o.banyak::text),
      bukti_teks('Lebih Ringan', o.ringan::text),
      bukti_berat('Susut Rata-rata', o.rata::bigint),
      bukti_berat('Susut Rata-rata Yang Lain', o.lain::bigint),
      bukti_berat('Susut Seluruhnya', o.susut::bigint))
  FROM beda o JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.terakhir
  WHERE o.rata >= (SELECT mg FROM batas)
    AND o.rata >= 3 * o.lain AND d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Time and again somebody said that a nota did not come out of the printer, and it was printed once
-- more, without a reason and without being a copy.
CREATE OR REPLACE FUNCTION ganjil_cetak_tanpa_alasan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.id || ' ' || c.kertas || c.bagian || ' ' || c.gagal, d.tgl_system, c.saat, c.oleh,
    d.nomor, d.jenis, NULL, 40, jsonb_build_array(bukti_teks('Dikatakan Gagal', c.gagal::text),
      bukti_teks('Dijawab Oleh', c.oleh), bukti_teks('Dicetak Oleh', c.semua),
      bukti_saat('Terakhir Dicetak', c.terakhir))
  FROM (SELECT DISTINCT g.id_dokumen FROM cetak_nota g WHERE g.kode_toko = v_toko
      AND g.tercetak = false AND g.tercetak IS NOT TRUE
      AND g.saat >= v_awal - interval '1 day' AND g.saat < v_akhir + interval '2 days') s
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id_dokumen,
    LATERAL (SELECT kertas, bagian, count(*) FILTER (WHERE tercetak = false) AS gagal,
        max(dijawab_pada) FILTER (WHERE tercetak = false) AS saat, max(cetak_nota.saat) AS terakhir,
        (array_agg(dijawab_oleh ORDER BY dijawab_pada DESC)
          FILTER (WHERE tercetak = false))[1] AS oleh,
        string_agg(DISTINCT oleh, ', ') AS semua
      FROM cetak_nota WHERE kode_toko = v_toko AND id_dokumen = s.id_dokumen
      GROUP BY kertas, bagian
      HAVING count(*) FILTER (WHERE tercetak = false)
          >= (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_GAGAL', 2))
        AND count(*) FILTER (WHERE tercetak IS NOT FALSE) >= 1) c
  WHERE d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Discounts of one person lie just below what he may give alone (BATAS_DISKON_KASIR), time and again: of a month until its last day that is asked for.
CREATE OR REPLACE FUNCTION ganjil_diskon_mepet(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  WITH batas AS MATERIALIZED (
    SELECT angka_parameter(v_toko, 'BATAS_DISKON_KASIR', 500) AS persen,
      angka_parameter(v_toko, 'PERIKSA_DISKON_DEKAT', 9000) AS dekat),
  nota AS MATERIALIZED (
    SELECT p.id, p.input_by, p.tgl_system, p.saat
    FROM penjualan p JOIN users u ON u.user_id = p.input_by AND u.level = 'KASIR'
    WHERE p.kode_toko = v_toko AND p.diskon > 0
      AND p.tgl_system BETWEEN date_trunc('month', v_awal)::date AND v_akhir),
  diberi AS (
    SELECT p.id, p.input_by, date_trunc('month', p.tgl_system)::date AS bulan, p.saat, b.diskon,
      b.diskon * 10000 <= (b.harga_jual + b.ongkos) * batas.persen
        AND b.diskon * 10000 >= (b.harga_jual + b.ongkos) * batas.persen * batas.dekat / 10000
        AS mepet
    FROM batas, nota p JOIN penjualan_baris b ON b.id = p.id
    WHERE b.kode_toko = v_toko AND b.id BETWEEN (SELECT id FROM nota ORDER BY id LIMIT 1)
        AND (SELECT id FROM nota ORDER BY id DESC LIMIT 1)
      AND b.diskon > 0 AND batas.persen > 0
      AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = b.id
        AND s.jenis = 'PENJUALAN' AND s.status = 'BATAL')),
  orang AS (
    SELECT input_by, bulan, count(*) AS banyak, count(*) FILTER (WHERE mepet) AS mepet,
      sum(diskon) FILTER (WHERE mepet) AS jumlah,
      (array_agg(id ORDER BY saat DESC) FILTER (WHERE mepet))[1] AS terakhir,
      max(saat) FILTER (WHERE mepet) AS saat
    FROM diberi GROUP BY input_by, bulan)
  SELECT o.input_by || ' ' || o.bulan, d.tgl_system, o.saat, o.input_by, d.nomor, 'PENJUALAN',
    o.input_by, 50, jsonb_build_array(bukti_teks('Batas', teks_persen(batas.persen)),
      bukti_teks('Diskon Diberikan', o.banyak::text),
      bukti_teks('Tepat Di Bawah Batas', o.mepet::text),
      bukti_rupiah('Jumlah Diskon', o.jumlah::bigint))
  FROM batas, orang o JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.terakhir
  WHERE o.mepet >= (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_SEBULAN', 5)) AND o.mepet * 5 >= o.banyak * 3
    AND d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Cost or fixed price of a piece went down and it was sold soon after: it alone, or the others
-- went up again.
CREATE OR REPLACE FUNCTION ganjil_modal_turun(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT k.id_dokumen || ' ' || k.kode_barcode, k.tgl_system, d.saat, d.input_by, j.nomor,
    'PENJUALAN', d.nomor, 75, jsonb_build_array(
      bukti_teks('Barang', k.kode_barcode || ' ' || j.nama_barang),
      bukti_rupiah('Semula', k.dari), bukti_rupiah('Diturunkan', k.ke),
      bukti_rupiah('Dijual Seharga', j.harga_total), bukti_saat('Dijual Pada', j.saat),
      bukti_teks('Dijual Oleh', j.input_by), bukti_teks('Yang Lain Dinaikkan Lagi', n.naik::text))
  FROM (SELECT *, CASE WHEN turun(sebelum, sesudah, 'harga_pokok')
          THEN (sebelum->>'harga_pokok')::bigint ELSE (sebelum->>'harga_tetap')::bigint END AS dari,
        CASE WHEN turun(sebelum, sesudah, 'harga_pokok')
          THEN (sesudah->>'harga_pokok')::bigint ELSE (sesudah->>'harga_tetap')::bigint END AS ke
      FROM koreksi_barang
      WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
        AND (turun(sebelum, sesudah, 'harga_pokok') OR turun(sebelum, sesudah, 'harga_tetap'))) k
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen
      AND d.jenis IN ('KOREKSI_BARANG', 'UPDATE_PROFIT'),
    LATERAL (SELECT dj.nomor, l.nama_barang, l.harga_total, p.saat, p.input_by
      FROM penjualan_baris l
        JOIN penjualan p ON p.kode_toko = v_toko AND p.id = l.id
          AND p.saat > d.saat
          AND p.saat <= d.saat + make_interval(mins => (SELECT angka_parameter(v_toko, 'PERIKSA_MENIT_TURUN', 60)))
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id AND s.status <> 'BATAL'
        JOIN dokumen dj ON dj.kode_toko = v_toko AND dj.id = l.id
      WHERE l.kode_toko = v_toko AND l.kode_barcode = k.kode_barcode LIMIT 1) j,
    LATERAL (SELECT count(*) AS semua, count(*) FILTER (WHERE EXISTS (
          SELECT FROM koreksi_barang x
            JOIN dokumen dx ON dx.kode_toko = v_toko AND dx.id = x.id_dokumen
              AND dx.saat > d.saat AND dx.saat
                <= d.saat + make_interval(mins => (SELECT angka_parameter(v_toko, 'PERIKSA_MENIT_TURUN', 60)))
          WHERE x.kode_toko = v_toko AND x.kode_barcode = m.kode_barcode AND x.versi > m.versi
            AND (turun(x.sesudah, x.sebelum, 'harga_pokok')
              OR turun(x.sesudah, x.sebelum, 'harga_tetap')))) AS naik
      FROM koreksi_barang m WHERE m.kode_toko = v_toko AND m.id_posting = k.id_posting) n
  WHERE n.semua = 1 OR n.naik > 0 $$;

-- One person scanned codes in a day, time and again, that no nota has, or the nota of pieces that
-- were all bought back already.
CREATE OR REPLACE FUNCTION ganjil_pindai_aneh(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT p.oleh || ' ' || p.tgl_system || ' ' || count(*), p.tgl_system, max(p.saat), p.oleh,
    max(p.nomor), 'PENJUALAN', p.oleh, 35, jsonb_build_array(
      bukti_teks('Tidak Dikenal', count(*) FILTER (WHERE p.nomor IS NULL)::text),
      bukti_teks('Sudah Dibeli Kembali', string_agg(p.nomor, ', ' ORDER BY p.saat)),
      bukti_teks('Kode', left(string_agg(p.kunci, ', ' ORDER BY p.saat), 300)))
  FROM pindai_aneh p
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.oleh, p.tgl_system
  HAVING count(p.nomor) >= 1 OR count(*) FILTER (WHERE p.nomor IS NULL)
    >= (SELECT angka_parameter(v_toko, 'PERIKSA_KALI_PINDAI', 3)) $$;

-- A transfer for gold went to the account of somebody who works here (the master sales has them).
CREATE OR REPLACE FUNCTION ganjil_rekening_karyawan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT p.id || ' ' || k.kode_sales, p.tgl_system, p.saat, p.input_by, d.nomor, 'PEMBELIAN',
    k.kode_sales, 70, jsonb_build_array(bukti_teks('No Ref', t.no_ref),
      bukti_teks('Rekening Sales', concat_ws(' ', k.nama_bank, k.no_rekening, k.nama_rekening)),
      bukti_rupiah('Dibayar', t.jumlah))
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pembayaran t ON t.kode_toko = v_toko AND t.id_group = p.id_group
      AND t.jenis = 'TRANSFER' AND NOT t.masuk AND t.versi_bayar = (
        SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko
          AND id_group = p.id_group)
    JOIN sales k ON k.kode_toko = v_toko AND length(angka_saja(k.no_rekening)) >= 6
      AND strpos(angka_saja(t.no_ref), angka_saja(k.no_rekening)) > 0
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The weight that counted was typed, and on that day the same scale was connected.
CREATE OR REPLACE FUNCTION ganjil_timbang_ketik(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT t.id::text, t.tgl_system, t.saat, r.oleh, d.nomor, 'TIMBANG_BAKI', t.kode_baki, 45,
    jsonb_build_array(bukti_teks('Baki', t.kode_baki), bukti_teks('Timbangan', t.timbangan),
      bukti_berat('Berat Diketik', r.berat),
      bukti_berat('Berat Sistem', t.berat_baki + t.berat_barang + t.berat_bandrol),
      bukti_saat('Tersambung Pada', m.saat))
  FROM timbang_baki t
    JOIN bacaan_timbang r ON r.kode_toko = v_toko AND r.id_dokumen = t.id AND r.n = t.n_bacaan
      AND r.asal = 'KETIK'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id,
    LATERAL (SELECT a.saat FROM (
        SELECT c.saat FROM dokumen w JOIN bacaan_timbang c ON c.kode_toko = v_toko
          AND c.id_dokumen = w.id AND c.asal = 'TIMBANGAN' AND c.timbangan = r.timbangan
        WHERE w.kode_toko = v_toko AND w.tgl_system = t.tgl_system AND w.jenis = 'TIMBANG_BAKI'
        UNION ALL
        SELECT x.saat FROM tera_timbangan x WHERE x.kode_toko = v_toko
          AND x.tgl_system = t.tgl_system AND x.timbangan = r.timbangan
          AND x.asal = 'TIMBANGAN') a
      ORDER BY abs(extract(epoch FROM a.saat - r.saat)) LIMIT 1) m
  WHERE t.kode_toko = v_toko AND t.tgl_system BETWEEN v_awal AND v_akhir $$;

CREATE OR REPLACE FUNCTION teks_persen(v int) RETURNS text LANGUAGE sql IMMUTABLE
AS $$ SELECT replace((v / 100.0)::numeric(7, 2)::text, '.', ',') || ' %' $$;

CREATE OR REPLACE FUNCTION turun(sebelum jsonb, sesudah jsonb, nama text) RETURNS boolean
LANGUAGE sql IMMUTABLE
AS $$ SELECT (sesudah->>nama)::bigint < (sebelum->>nama)::bigint $$;

GRANT EXECUTE ON FUNCTION angka_saja, ganjil_baris_dilepas, ganjil_beli_beda,
  ganjil_berat_susut, ganjil_cetak_tanpa_alasan, ganjil_diskon_mepet, ganjil_modal_turun,
  ganjil_pindai_aneh, ganjil_rekening_karyawan, ganjil_timbang_ketik, teks_persen, turun TO
  kencana_app;
