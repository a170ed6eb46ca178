-- DOMAIN 4: no closing while a group is OPEN.
CREATE OR REPLACE FUNCTION halangan_tutup_nota_open(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP' AND s.status = 'OPEN' AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;

-- The balance is that of the day before in the snapshots, plus what moved.
CREATE OR REPLACE FUNCTION hitung_harian_gram(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_gram
LANGUAGE sql STABLE AS $$
  WITH kemarin AS (
    SELECT akun, kadar, saldo_kotor, saldo_murni FROM rekap_harian_gram WHERE kode_toko = v_toko
      AND tgl_system = (SELECT max(tgl_system) FROM rekap_harian_gram
        WHERE kode_toko = v_toko AND tgl_system < v_tgl)),
  gerak AS (
    SELECT akun, kadar, sum(greatest(kotor, 0)) AS km, sum(greatest(-kotor, 0)) AS kk,
      sum(greatest(murni, 0)) AS mm, sum(greatest(-murni, 0)) AS mk
    FROM gram WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY akun, kadar)
  SELECT v_toko, v_tgl, akun, kadar, coalesce(km, 0)::bigint, coalesce(kk, 0)::bigint,
    coalesce(mm, 0)::bigint, coalesce(mk, 0)::bigint,
    (coalesce(saldo_kotor, 0) + coalesce(km - kk, 0))::bigint,
    (coalesce(saldo_murni, 0) + coalesce(mm - mk, 0))::bigint
  FROM kemarin FULL JOIN gerak USING (akun, kadar)
  WHERE km IS NOT NULL OR saldo_kotor <> 0 OR saldo_murni <> 0 $$;

CREATE OR REPLACE FUNCTION rekap_harian_satu_hari(v_toko text, v_tgl date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rekap_harian_jual WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  DELETE FROM rekap_harian_stok WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  DELETE FROM rekap_harian_gram WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  DELETE FROM rekap_harian_kas WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_jual SELECT * FROM hitung_harian_jual(v_toko, v_tgl, v_tgl);
  INSERT INTO rekap_harian_stok SELECT * FROM hitung_harian_stok(v_toko, v_tgl);
  INSERT INTO rekap_harian_gram SELECT * FROM hitung_harian_gram(v_toko, v_tgl);
  INSERT INTO rekap_harian_kas SELECT * FROM hitung_harian_kas(v_toko, v_tgl, v_tgl);
END $$;

CREATE OR REPLACE FUNCTION hitung_harian_kas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_kas LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl_system, jenis, coalesce(no_rekening, ''), kategori, sum(jumlah_in)::bigint,
    sum(jumlah_out)::bigint, coalesce(sum(fee) FILTER (WHERE jumlah_in > 0), 0)::bigint,
    coalesce(sum(fee) FILTER (WHERE jumlah_out > 0), 0)::bigint, count(*)
  FROM kas WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY tgl_system, jenis, no_rekening, kategori $$;

-- The pieces that lay in the shop at the end of a day: today's, with the moves and the corrections
-- since undone. A piece that moved since lay where its first move took it from. Reads today's pieces
-- and what happened since, never the whole history.
CREATE OR REPLACE FUNCTION barang_pada(v_toko text, v_tgl date)
RETURNS TABLE (di_gudang text, di_baki text, kode_group text, kode_dept text, kadar int, berat bigint,
  murni bigint, harga_pokok bigint, harga_tetap bigint, harga_atribut bigint, kode_barcode text)
LANGUAGE sql STABLE AS $$
  WITH pindah AS (
    SELECT DISTINCT ON (g.kode_barcode) g.kode_barcode, g.dari_gudang, g.dari_baki
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.tgl_system > v_tgl
    ORDER BY g.kode_barcode, g.versi),
  dikoreksi AS (SELECT * FROM fakta_sebelum(v_toko, v_tgl))
  SELECT b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat, b.murni,
    b.harga_pokok, b.harga_tetap, b.harga_atribut, b.kode_barcode
  FROM barang b
  WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
    AND NOT EXISTS (SELECT FROM pindah p WHERE p.kode_barcode = b.kode_barcode)
    AND NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = b.kode_barcode)
  UNION ALL
  SELECT p.dari_gudang, p.dari_baki, b.kode_group, b.kode_dept, b.kadar, b.berat, b.murni,
    b.harga_pokok, b.harga_tetap, b.harga_atribut, b.kode_barcode
  FROM pindah p JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = p.kode_barcode
  WHERE p.dari_gudang IS NOT NULL
    AND NOT EXISTS (SELECT FROM dikoreksi d WHERE d.kode_barcode = p.kode_barcode)
  UNION ALL
  SELECT a.di_gudang, a.di_baki, f.kode_group, f.kode_dept, f.kadar, f.berat, f.murni, f.harga_pokok,
    f.harga_tetap, f.harga_atribut, b.kode_barcode
  FROM dikoreksi d JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = d.kode_barcode
    LEFT JOIN pindah p ON p.kode_barcode = d.kode_barcode,
    LATERAL (SELECT CASE WHEN p.kode_barcode IS NULL THEN b.kode_gudang ELSE p.dari_gudang END,
      CASE WHEN p.kode_barcode IS NULL THEN b.kode_baki ELSE p.dari_baki END)
      AS a(di_gudang, di_baki),
    LATERAL jsonb_populate_record(b, d.fakta) f
  WHERE a.di_gudang IS NOT NULL $$;

CREATE OR REPLACE FUNCTION hitung_harian_stok(v_toko text, v_tgl date)
RETURNS SETOF rekap_harian_stok LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT v_toko, v_tgl, i.di_gudang, coalesce(i.di_baki, ''), i.kode_group,
    i.kode_dept, i.kadar::int, count(*), sum(i.berat)::bigint,
    sum(i.murni)::bigint, sum(i.harga_pokok)::bigint,
    coalesce(sum(i.berat) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_atribut) FILTER (WHERE i.harga_tetap IS NULL), 0)::bigint,
    coalesce(sum(i.harga_tetap), 0)::bigint
  FROM barang_pada(v_toko, v_tgl) i
  GROUP BY i.di_gudang, i.di_baki, i.kode_group, i.kode_dept, i.kadar;
END $$;

CREATE OR REPLACE FUNCTION harian_kas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_kas LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_kas WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_kas(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

CREATE OR REPLACE FUNCTION hitung_harian_gerak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_gerak LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl, sum(masuk_pcs)::bigint, sum(masuk_berat)::bigint, sum(keluar_pcs)::bigint,
    sum(keluar_berat)::bigint, count(*)
  FROM kartu_stok(v_toko, v_awal, v_akhir, NULL, NULL, NULL, NULL) GROUP BY tgl $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_gerakan(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_gerak WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_gerak SELECT * FROM hitung_harian_gerak(v_toko, v_tgl, v_tgl) $$;

CREATE OR REPLACE FUNCTION hitung_harian_jurnal(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jurnal LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl_system, nomor_akun, sum(debit)::bigint, sum(kredit)::bigint, count(*)
  FROM jurnal WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY tgl_system, nomor_akun $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_buku_besar(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_jurnal WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_jurnal SELECT * FROM hitung_harian_jurnal(v_toko, v_tgl, v_tgl) $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_pembayaran(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_bayar WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_bayar SELECT * FROM hitung_harian_bayar(v_toko, v_tgl, v_tgl) $$;

-- The cash book tells what came in and what a cancel gave back, the book of deposits what they
-- paid. Where gold was handed in, it paid as much of the sale as the two sides share (DOMAIN 5: one
-- settlement). What was paid for a sale that is taken back is no gold bought, and its money goes
-- out by the ways of the sales.
CREATE OR REPLACE FUNCTION hitung_harian_bayar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_bayar LANGUAGE sql STABLE AS $$
  WITH beli AS (
    SELECT p.tgl_system, p.id_group, sum(p.harga_total) AS harga
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI' AND p.tgl_system BETWEEN v_awal AND v_akhir
    GROUP BY p.tgl_system, p.id_group),
  tukar AS (
    SELECT b.tgl_system, b.id_group, least(b.harga, j.harga) AS jumlah
    FROM beli b, LATERAL (SELECT sum(p.harga_total) AS harga FROM penjualan p
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      WHERE p.kode_toko = v_toko AND p.id_group = b.id_group) j
    WHERE j.harga > 0),
  uang AS (
    SELECT tgl_system, jenis AS metode, coalesce(no_rekening, '') AS no_rekening, id_group,
      user_id, sum(jumlah_in - jumlah_out) AS jumlah,
      sum(CASE WHEN jumlah_in > 0 THEN fee ELSE -fee END) AS fee
    FROM kas WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
      AND (kategori = 'PENJUALAN' OR kategori = 'PEMBELIAN'
        AND id_group IN (SELECT k.id_group FROM pembelian k WHERE k.kode_toko = v_toko
          AND k.jenis = 'KOREKSI' AND k.tgl_system BETWEEN v_awal AND v_akhir))
    GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT l.tgl_system, l.metode, '', l.id_group, coalesce(v.oleh, ''), l.jumlah, 0
    FROM (SELECT tgl_system, 'TUKAR' AS metode, id_group, jumlah FROM tukar
        UNION ALL
        SELECT tgl_system, jenis, id_group, sum(jumlah) FROM bayar_sendiri(v_toko)
        WHERE tgl_system BETWEEN v_awal AND v_akhir GROUP BY tgl_system, jenis, id_group) l
      LEFT JOIN LATERAL (SELECT oleh FROM transisi t WHERE t.kode_toko = v_toko
        AND t.id_dokumen = l.id_group AND t.ke = 'VALID' ORDER BY versi DESC LIMIT 1) v ON true)
  SELECT v_toko, tgl_system, metode, no_rekening, user_id, sum(jumlah)::bigint,
    sum(fee)::bigint, count(*) FILTER (WHERE semua <> 0 AND user_id = pertama),
    count(*) FILTER (WHERE jumlah <> 0)
  FROM (SELECT *, sum(jumlah) OVER w AS semua, min(user_id) OVER w AS pertama FROM uang
    WINDOW w AS (PARTITION BY tgl_system, metode, no_rekening, id_group)) u
  GROUP BY tgl_system, metode, no_rekening, user_id
  HAVING count(*) FILTER (WHERE jumlah <> 0) > 0 $$;

-- Both sides of every visit; a note of manual goods is one, too. What a koreksi takes back stands apart from what is bought in its
-- place, so that this is no exchange. A visit is one person's, whichever side names him.
CREATE OR REPLACE FUNCTION kunjungan_harian(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id_group uuid, tgl_system date, id_pelanggan uuid, jual bigint, beli bigint)
LANGUAGE sql STABLE AS $$
  SELECT id_group, tgl_system, siapa, sum(jual)::bigint, sum(beli)::bigint
  FROM (SELECT *, first_value(id_pelanggan) OVER (PARTITION BY id_group, tgl_system
      ORDER BY id_pelanggan) AS siapa FROM (
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, p.harga_total AS jual, 0 AS beli,
      false AS retur
    FROM penjualan_kini p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, 0, p.harga_total, false
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI'
      AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT r.id_group, r.tgl_system, coalesce(r.id_pelanggan, a.id_pelanggan),
      -(r.jual).harga_total, 0, true
    FROM retur_jual(v_toko, v_awal, v_akhir) r
      JOIN penjualan_kini a ON a.kode_toko = v_toko AND a.id = (r.jual).id
    UNION ALL
    SELECT m.id, m.tgl_system, m.id_pelanggan, m.jual, m.beli, false
    FROM nota_manual_sah(v_toko, v_awal, v_akhir) m) s) s
  GROUP BY id_group, tgl_system, siapa, retur $$;

GRANT EXECUTE ON FUNCTION barang_pada, harian_kas, hitung_harian_bayar,
  hitung_harian_gerak, hitung_harian_gram, hitung_harian_jurnal, hitung_harian_kas,
  hitung_harian_stok TO kencana_app;
