-- What the law wants to know, and what looks like going around it (docs/adr/0296). What people did says
-- pelanggan/orang.sql. Each pattern is a
-- function curiga_<code>(shop, from, to). They read the chain past the wall, and nobody but the owner
-- of the database calls them; temuan_toko asks whose shop it is, and answers of other shops only how
-- many take part and what all comes to.

-- The limits of a shop.
CREATE OR REPLACE FUNCTION aturan_curiga(v_toko text, OUT batas bigint, OUT batas_data bigint,
  OUT hari int, OUT dekat int) LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  SELECT rupiah_parameter(v_toko, 'BATAS_TRANSAKSI_BESAR', 500000000),
    rupiah_parameter(v_toko, 'BATAS_DATA_PELANGGAN', 100000000),
    angka_parameter(v_toko, 'BATAS_TRANSAKSI_HARI', 3),
    angka_parameter(v_toko, 'BATAS_DEKAT', 8000) $$;

-- The sum of a day over the chain reaches what has to be reported.
CREATE OR REPLACE FUNCTION curiga_batas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF curigaan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(h.id_orang, s.id[1]) || ' ' || h.tgl_system || ' ' || h.nilai, h.tgl_system,
    s.saat, s.oleh, s.id_pelanggan, s.id, h.nilai, s.toko_lain, 90,
    jsonb_build_array(bukti_rupiah('Batas Lapor', a.batas),
      bukti_rupiah('Jumlah Sehari Semua Toko', h.nilai),
      bukti_teks('Jumlah Transaksi', cardinality(h.semua)::text),
      bukti_teks('Lapor Sebelum', to_char(hari_kerja(h.tgl_system,
        (SELECT angka_parameter(v_toko, 'LAPOR_HARI_KERJA', 14))), 'DD-MM-YYYY')))
  FROM aturan_curiga(v_toko) a, besar_sehari(v_toko, v_awal, v_akhir, a.batas) h, LATERAL di_sini(v_toko, h.semua) s $$;

-- So many working days later; only Saturdays and Sundays are known, so it is never too late.
CREATE OR REPLACE FUNCTION hari_kerja(v_tgl date, v_hari int) RETURNS date LANGUAGE sql IMMUTABLE
SET search_path = kencana, pg_temp AS $$
  SELECT d::date FROM generate_series(v_tgl + 1, v_tgl + 7 + v_hari * 2, interval '1 day') d
  WHERE extract(isodow FROM d) < 6 ORDER BY d OFFSET v_hari - 1 LIMIT 1 $$;

-- Several visits within these days, each below a limit: together they reach what has to be reported,
-- or each comes just below what has to be told. A day that reached the limit is reported as it is
-- (curiga_batas): what was done on it is not counted again, what was done around it is.
CREATE OR REPLACE FUNCTION curiga_pecah(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF curigaan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  WITH aturan AS MATERIALIZED (SELECT a.* FROM aturan_curiga(v_toko) a),
  p AS MATERIALIZED (
    SELECT p.* FROM (SELECT p.*, sum(p.nilai) OVER (PARTITION BY p.id_orang, p.tgl_system) AS sehari
      FROM aturan, perbuatan_pengunjung(v_toko, v_awal - (aturan.hari - 1), v_akhir) p) p, aturan
    WHERE p.sehari < aturan.batas),
  batas AS (SELECT batas, 0::bigint AS mulai, batas AS jumlah, 85 AS skor FROM aturan
    UNION SELECT b, b * aturan.dekat / 10000, 0, 70
      FROM aturan, unnest(ARRAY[batas, batas_data]) b WHERE b > 0),
  ujung AS (
    SELECT DISTINCT ON (u.id_orang, u.tgl_system, b.batas) u.id_orang, u.tgl_system, b.batas, b.skor,
      sum(x.nilai)::bigint AS nilai, array_agg(ROW(x.id_orang, x.kode_toko, x.id, x.id_pelanggan,
        x.tgl_system, x.saat, x.jenis, x.nilai)::perbuatan) AS semua
    FROM (SELECT DISTINCT id_orang, tgl_system FROM p WHERE tgl_system >= v_awal) u CROSS JOIN aturan
      JOIN p x ON x.id_orang = u.id_orang
        AND x.tgl_system BETWEEN u.tgl_system - (aturan.hari - 1) AND u.tgl_system
      JOIN batas b ON x.nilai < b.batas AND x.nilai >= b.mulai
    GROUP BY u.id_orang, u.tgl_system, b.batas, b.mulai, b.jumlah, b.skor
    HAVING bool_or(x.tgl_system = u.tgl_system) AND bool_or(x.kode_toko = v_toko) AND count(*) > 1
      AND sum(x.nilai) >= b.jumlah
    ORDER BY u.id_orang, u.tgl_system, b.batas, b.skor DESC)
  SELECT u.id_orang || ' ' || u.tgl_system || ' ' || u.batas || ' ' || u.nilai, u.tgl_system, s.saat,
    s.oleh, s.id_pelanggan, s.id, u.nilai, s.toko_lain, u.skor, jsonb_build_array(
      bukti_rupiah('Batas', u.batas), bukti_rupiah('Jumlah Beberapa Hari', u.nilai),
      bukti_teks('Jumlah Transaksi', cardinality(u.semua)::text),
      bukti_teks('Hari Yang Dijumlahkan', aturan.hari::text))
  FROM ujung u, aturan, LATERAL di_sini(v_toko, u.semua) s $$;

-- A name without what stands before and after it.
CREATE OR REPLACE FUNCTION nama_polos(v text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = kencana, pg_temp AS $$
  SELECT regexp_replace(regexp_replace(lower(v),
    '\m(ibu|bu|bapak|bpk|pak|hj|haji|h|tn|ny|nyonya|tuan|sdr|sdri|dr|drs|ir)\M\.?', '', 'g'),
    '[^a-z]', '', 'g') $$;

-- One card at two shops: under names that have nothing in common, or on one day. Looked back as far as
-- the other questions to the books.
CREATE OR REPLACE FUNCTION curiga_dua_toko(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF curigaan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  WITH sendiri AS MATERIALIZED (SELECT v_toko AS toko,
    angka_parameter(v_toko, 'PERIKSA_HARI', 30) AS lama),
  p AS MATERIALIZED ( -- of cards that more than one shop has seen
    SELECT p.*, nama_polos(p.nama_customer) AS nama
    FROM (SELECT p.*, c.no_identitas, c.nama_customer,
        min(p.kode_toko) OVER kartu <> max(p.kode_toko) OVER kartu AS berdua
      FROM sendiri, perbuatan_pengunjung(toko, v_awal - lama, v_akhir) p
        JOIN pelanggan c ON c.kode_toko = p.kode_toko AND c.id = p.id_pelanggan
          AND c.no_identitas IS NOT NULL
      WINDOW kartu AS (PARTITION BY c.no_identitas)) p WHERE p.berdua),
  bertemu AS (
    SELECT a.id_orang, a.no_identitas, a.tgl_system, min(a.id::text) AS satu,
      bool_or(b.tgl_system = a.tgl_system) AS sehari,
      bool_or(strpos(a.nama, b.nama) = 0 AND strpos(b.nama, a.nama) = 0) AS beda
    FROM sendiri, p a JOIN p b ON b.no_identitas = a.no_identitas AND b.kode_toko <> a.kode_toko
    WHERE a.kode_toko = v_toko AND a.tgl_system >= v_awal
      AND b.tgl_system BETWEEN a.tgl_system - lama AND a.tgl_system GROUP BY 1, 2, 3)
  SELECT e.id_orang || ' ' || e.tgl_system || ' ' || e.satu, e.tgl_system, s.saat, s.oleh,
    s.id_pelanggan, s.id, r.nilai, s.toko_lain, CASE WHEN e.beda THEN 80 ELSE 40 END,
    jsonb_build_array(bukti_rupiah('Jumlah Semua Toko', r.nilai),
      bukti_teks('Nama Di Toko Lain', CASE WHEN e.beda THEN 'Berbeda' ELSE 'Sama' END),
      bukti_teks('Pada Hari Yang Sama', CASE WHEN e.sehari THEN 'Ya' ELSE 'Tidak' END))
  FROM sendiri, bertemu e, LATERAL (SELECT sum(x.nilai)::bigint AS nilai,
      array_agg(ROW(x.id_orang, x.kode_toko, x.id, x.id_pelanggan, x.tgl_system, x.saat, x.jenis,
        x.nilai)::perbuatan) AS semua
    FROM p x WHERE x.no_identitas = e.no_identitas AND x.tgl_system >= e.tgl_system - lama
      AND (x.tgl_system = e.tgl_system OR x.kode_toko <> v_toko AND x.tgl_system < e.tgl_system)) r,
    LATERAL di_sini(v_toko, r.semua) s
  WHERE e.sehari OR e.beda $$;

-- Gold that was bought is sold again within hours to somebody who works here: the piece that came
-- back, what was made of the bag, or what is as heavy and of the same kind.
CREATE OR REPLACE FUNCTION curiga_karyawan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF curigaan LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  WITH sendiri AS MATERIALIZED (SELECT v_toko AS toko,
    make_interval(hours => angka_parameter(v_toko, 'JAM_JUAL_LAGI', 24)) AS lama,
    angka_parameter(v_toko, 'PERIKSA_BERAT_MIRIP', 10) AS mg),
  karyawan AS MATERIALIZED (
    SELECT u.user_id AS kode, nullif(nomor_hp(u.no_whatsapp), '') AS hp, nama_polos(u.usere_name) AS nama
    FROM sendiri, users u WHERE u.kode_toko = toko
    UNION ALL SELECT s.kode_sales, NULL, nama_polos(n) FROM sendiri, sales s,
      unnest(ARRAY[s.nama_sales, s.nama_rekening]) n WHERE s.kode_toko = toko),
  jual AS MATERIALIZED (
    SELECT j.id, j.id_group, j.tgl_system, j.saat, j.input_by, j.id_pelanggan, j.harga_total, k.kode
    FROM sendiri, penjualan_kini j
      JOIN status_dokumen d ON d.kode_toko = v_toko AND d.id = j.id AND d.status <> 'BATAL'
      JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = j.id_pelanggan AND c.dihapus_pada IS NULL,
      LATERAL (SELECT k.kode FROM karyawan k WHERE k.hp = nomor_hp(c.no_hp)
          OR length(k.nama) > 3 AND k.nama = nama_polos(c.nama_customer)
        ORDER BY k.kode LIMIT 1) k
    WHERE j.kode_toko = v_toko AND j.tgl_system BETWEEN v_awal AND v_akhir)
  SELECT j.id || ' ' || b.id, j.tgl_system, j.saat, j.input_by, b.id_pelanggan,
    ARRAY[b.id_group, j.id_group], j.harga_total::bigint, 0, 80, jsonb_build_array(
      bukti_teks('Dibeli Dari', b.nama_customer), bukti_rupiah('Dibeli Seharga', b.harga),
      bukti_teks('Dibeli Oleh', b.input_by), bukti_teks('Dijual Kepada', j.kode),
      bukti_rupiah('Dijual Seharga', l.harga_total::bigint), bukti_saat('Dijual Pada', j.saat))
  FROM jual j JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = j.id, LATERAL (
    SELECT p.id, p.id_group, p.id_pelanggan, p.input_by, c.nama_customer, b.harga::bigint AS harga
    FROM sendiri, pembelian p
      JOIN status_dokumen d ON d.kode_toko = v_toko AND d.id = p.id AND d.status <> 'BATAL'
      JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
      LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI' AND p.saat BETWEEN j.saat - lama AND j.saat
      AND p.tgl_system BETWEEN j.tgl_system - 31 AND j.tgl_system AND p.id_group <> j.id_group
      AND (b.kode_barcode = l.kode_barcode
        OR b.kode_group = l.kode_group AND b.kode_dept = l.kode_dept AND abs(b.berat - l.berat) <= mg
        OR EXISTS (SELECT FROM gerak_kantong g JOIN gerak_barang m ON m.kode_toko = v_toko
            AND m.id_dokumen = g.id_dokumen AND m.kode_barcode = l.kode_barcode
          WHERE g.kode_toko = v_toko AND g.id_beli = b.id AND g.n_beli = b.n AND g.ke = 'BARANG'))
    ORDER BY b.kode_barcode = l.kode_barcode DESC NULLS LAST, p.saat DESC LIMIT 1) b $$;

-- All findings of these days, of one pattern or of all.
CREATE OR REPLACE FUNCTION temuan_curiga(v_toko text, v_awal date, v_akhir date, v_pola text)
RETURNS TABLE (pola text, t curigaan) LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
DECLARE f text;
BEGIN
  FOR f IN SELECT fungsi_bernama('curiga_') LOOP
    IF v_pola IS NULL OR f = 'curiga_' || lower(v_pola) THEN
      RETURN QUERY EXECUTE format('SELECT %L::text, t FROM %I($1, $2, $3) t', upper(substr(f, 8)), f)
        USING v_toko, v_awal, v_akhir;
    END IF;
  END LOOP;
END $$;

-- The words about a finding, in any shop of the chain: under its key, and where that begins with a
-- person, under his other ids.
CREATE OR REPLACE FUNCTION kata_temuan(v_pola text, v_kunci text) RETURNS SETOF tanda_curiga
LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  SELECT m.* FROM sebutan_orang(left(v_kunci, 36)::uuid) s JOIN tanda_curiga m
    ON m.pola = v_pola AND m.kunci = s.id || substr(v_kunci, 37)
      AND m.saat BETWEEN s.sejak AND s.sampai $$;

-- The same of one shop, for who works there.
CREATE OR REPLACE FUNCTION kata_temuan_toko(v_toko text, v_pola text, v_kunci text)
RETURNS SETOF tanda_curiga LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT DISTINCT m.* FROM kata_temuan(v_pola, v_kunci) m WHERE m.kode_toko = toko_sendiri(v_toko) $$;

-- Findings beside the last word about each, and what another shop reported of it; a small place, so that
-- whoever counts and whoever lists say the same. ke counts the words under its own key. The ids of a
-- person are read once (as kata_temuan does for one finding).
CREATE OR REPLACE FUNCTION temuan_bertanda(v_toko text, v_awal date, v_akhir date, v_pola text)
RETURNS TABLE (pola text, t curigaan, tanda text, ke int, no_laporan text, tgl_lapor date)
LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  WITH temuan AS MATERIALIZED (SELECT f.pola, f.t, (f.t).kunci, left((f.t).kunci, 36) AS orang
    FROM temuan_curiga(v_toko, v_awal, v_akhir, v_pola) f),
  sebutan AS MATERIALIZED (SELECT o.orang, s.* FROM (SELECT DISTINCT orang FROM temuan) o,
    LATERAL sebutan_orang(o.orang::uuid) s),
  kata AS MATERIALIZED (SELECT f.pola AS pola_temuan, f.kunci AS kunci_temuan, m.*
    FROM temuan f JOIN sebutan s USING (orang) JOIN tanda_curiga m
      ON m.pola = f.pola AND m.kunci = s.id || substr(f.kunci, 37) AND m.saat BETWEEN s.sejak AND s.sampai)
  SELECT f.pola, f.t, CASE WHEN m.tanda = 'DILAPORKAN' OR l.no_laporan IS NULL
      THEN coalesce(m.tanda, 'TERBUKA') ELSE 'DILAPORKAN' END, n.ke,
    coalesce(m.no_laporan, l.no_laporan), coalesce(m.tgl_lapor, l.tgl_lapor)
  FROM temuan f
    LEFT JOIN LATERAL (SELECT m.* FROM kata m
      WHERE (m.pola_temuan, m.kunci_temuan) = (f.pola, f.kunci) AND m.kode_toko = v_toko
      ORDER BY m.tanda = 'DILAPORKAN' DESC, m.saat DESC, m.ke DESC LIMIT 1) m ON true
    CROSS JOIN LATERAL (SELECT coalesce(max(m.ke), 0) AS ke FROM tanda_curiga m
      WHERE m.kode_toko = v_toko AND m.pola = f.pola AND m.kunci = f.kunci) n
    LEFT JOIN LATERAL (SELECT m.no_laporan, m.tgl_lapor FROM kata m
      WHERE (m.pola_temuan, m.kunci_temuan) = (f.pola, f.kunci) AND m.tanda = 'DILAPORKAN'
        AND m.kode_toko <> v_toko ORDER BY m.saat DESC LIMIT 1) l ON true $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_curiga(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM temuan_bertanda(v_toko, v_tgl, v_tgl, NULL)
  WHERE tanda = 'TERBUKA' HAVING count(*) > 0 $$;

-- The same for who works in that shop.
CREATE OR REPLACE FUNCTION temuan_toko(v_toko text, v_awal date, v_akhir date, v_pola text)
RETURNS TABLE (pola text, t curigaan, tanda text, ke int, no_laporan text, tgl_lapor date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT f.* FROM temuan_bertanda(toko_sendiri(v_toko), v_awal, v_akhir, v_pola) f $$;

GRANT EXECUTE ON FUNCTION kata_temuan_toko, temuan_toko TO kencana_app;
