-- Odd patterns: each is a question to the books, ganjil_<code>, whose findings a person judges and
-- closes with a reason. Nothing is written when one appears: the books say it, and go on saying it.
SET LOCAL search_path = kencana, pg_temp;

-- kunci: what was found, and its facts: when they change, it is another finding. bukti:
-- [{label, and one of teks, rupiah, berat, saat}], the words as phrases.
CREATE TYPE temuan AS (kunci text, tgl_system date, saat timestamptz, user_id text, dokumen text,
  jenis text, pasangan text, skor int, bukti jsonb);

CREATE TABLE temuan_ditutup (
  kode_toko text NOT NULL, pola text NOT NULL, kunci text NOT NULL, id_posting uuid NOT NULL,
  alasan text NOT NULL CHECK (length(alasan) > 0), tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, pola, kunci));
CREATE INDEX temuan_ditutup_posting ON temuan_ditutup (kode_toko, id_posting);
SELECT tabel_buku('temuan_ditutup');

CREATE FUNCTION naskah_temuan_ditutup_v1(m temuan_ditutup) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{pola, kunci, alasan}], each once.
CREATE FUNCTION tulis_temuan_ditutup(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO temuan_ditutup SELECT k.toko, m.pola, m.kunci, k.id_posting, m.alasan, k.tgl,
      k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::temuan_ditutup, isi) AS m
    ORDER BY m.pola COLLATE "C", m.kunci COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING naskah_temuan_ditutup_v1(temuan_ditutup) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'temuan_ditutup'));
  END IF;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_temuan_ditutup(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_temuan_ditutup_v1(m), E'\n'
    ORDER BY pola COLLATE "C", kunci COLLATE "C")
  FROM temuan_ditutup m WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- Only those who answer for the shop close a finding.
CREATE FUNCTION audit_temuan_ditutup(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Temuan %s %s ditutup oleh %s', m.pola, m.kunci, m.oleh)
  FROM temuan_ditutup m LEFT JOIN users u ON u.user_id = m.oleh
  WHERE m.kode_toko = v_toko AND u.level IS DISTINCT FROM 'SPV'
    AND u.level IS DISTINCT FROM 'OWN' LIMIT 1 $$;

CREATE FUNCTION bukti_rupiah(v_label text, v bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'rupiah', v) $$;
CREATE FUNCTION bukti_berat(v_label text, v bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'berat', v) $$;
CREATE FUNCTION bukti_teks(v_label text, v text) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'teks', v) $$;
CREATE FUNCTION bukti_saat(v_label text, v timestamptz) RETURNS jsonb LANGUAGE sql STABLE
AS $$ SELECT jsonb_build_object('label', v_label, 'saat', v) $$;

-- The price of a group went down, pieces of it were sold, and within the hour it went up again.
CREATE FUNCTION ganjil_harga_turun_naik(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT t.id::text, t.tgl_system, t.saat, t.oleh, j.nomor, 'PENJUALAN', t.kode_group, 80,
    jsonb_build_array(bukti_teks('Group', t.kode_group), bukti_rupiah('Harga Semula', t.harga_dari),
      bukti_rupiah('Harga Diturunkan', t.harga_ke), bukti_rupiah('Harga Dinaikkan', n.harga_ke),
      bukti_saat('Dinaikkan Pada', n.saat), bukti_teks('Nota Di Antaranya', j.semua))
  FROM harga_group t,
    LATERAL (SELECT n.saat, n.harga_ke FROM harga_group n
      WHERE n.kode_toko = v_toko AND n.kode_group = t.kode_group AND n.tgl_system = t.tgl_system
        AND n.saat > t.saat AND n.saat <= t.saat + interval '1 hour' AND n.harga_ke > t.harga_ke
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

-- A sale was cancelled, and the same piece sold for less on that day.
CREATE FUNCTION ganjil_batal_dijual_murah(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT b.id || ' ' || l.id || ' ' || b.kode_barcode, x.tgl_system, x.saat, x.oleh, da.nomor,
    'PENJUALAN', dl.nomor, 85, jsonb_build_array(
      bukti_teks('Barang', b.kode_barcode || ' ' || b.nama_barang),
      bukti_rupiah('Harga Yang Dibatalkan', b.harga_total),
      bukti_rupiah('Dijual Lagi Seharga', l.harga_total), bukti_teks('Alasan Batal', x.alasan),
      bukti_teks('Dijual Lagi Oleh', pl.input_by))
  FROM transisi x
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = x.id_dokumen
    JOIN dokumen da ON da.kode_toko = v_toko AND da.id = b.id
    JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.kode_barcode = b.kode_barcode
      AND l.id <> b.id AND l.harga_total < b.harga_total
    JOIN penjualan pl ON pl.kode_toko = v_toko AND pl.id = l.id AND pl.tgl_system = x.tgl_system
      AND pl.saat > x.saat
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id AND s.status <> 'BATAL'
    JOIN dokumen dl ON dl.kode_toko = v_toko AND dl.id = l.id
  WHERE x.kode_toko = v_toko AND x.ke = 'BATAL'
    AND x.id_dokumen IN (SELECT id FROM status_dokumen WHERE kode_toko = v_toko
      AND jenis = 'PENJUALAN' AND status = 'BATAL' AND tgl_system BETWEEN v_awal AND v_akhir) $$;

-- Gold bought without our nota looks like a piece that was sold a short while ago.
CREATE FUNCTION ganjil_beli_mirip(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT p.id || ' ' || b.n || ' ' || j.id || ' ' || j.n, p.tgl_system, p.saat, p.input_by,
    d.nomor, 'PEMBELIAN', j.nomor, 40, jsonb_build_array(
      bukti_teks('Dibeli', b.nama_barang), bukti_berat('Berat Dibeli', b.berat),
      bukti_teks('Mirip Yang Dijual', j.kode_barcode || ' ' || j.nama_barang),
      bukti_berat('Berat Dijual', j.berat), bukti_teks('Tanggal Dijual', j.tgl_system::text))
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id AND b.id_asal IS NULL,
    LATERAL (SELECT l.id, l.n, l.kode_barcode, l.nama_barang, l.berat, jual.tgl_system, dj.nomor
      FROM penjualan jual
        JOIN status_dokumen sj ON sj.kode_toko = v_toko AND sj.id = jual.id AND sj.status = 'VALID'
        JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = jual.id
          AND l.kode_dept = b.kode_dept AND l.kode_group = b.kode_group
          AND l.berat BETWEEN b.berat - 20 AND b.berat + 20
        JOIN dokumen dj ON dj.kode_toko = v_toko AND dj.id = jual.id
      WHERE jual.kode_toko = v_toko AND jual.tgl_system BETWEEN p.tgl_system - 14 AND p.tgl_system
        AND jual.saat < p.saat AND NOT EXISTS (SELECT FROM pembelian_baris k
          WHERE k.kode_toko = v_toko AND k.id_asal = l.id AND k.n_asal = l.n)
      ORDER BY abs(l.berat - b.berat), jual.saat DESC LIMIT 1) j
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir $$;

-- One person entered the visit, took the money and cancelled it.
CREATE FUNCTION ganjil_satu_orang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
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

-- A nota came out of the printer three times and more: of how many sheets does the shop know?
CREATE FUNCTION ganjil_cetak_berulang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT d.id || ' ' || c.banyak, d.tgl_system, c.terakhir, c.oleh, d.nomor, d.jenis, NULL, 30,
    jsonb_build_array(bukti_teks('Dicetak', c.banyak::text),
      bukti_teks('Dicetak Oleh', c.semua), bukti_teks('Alasan', c.alasan))
  FROM (SELECT id_dokumen, count(*) AS banyak, max(saat) AS terakhir,
      (array_agg(oleh ORDER BY saat DESC))[1] AS oleh, string_agg(DISTINCT oleh, ', ') AS semua,
      string_agg(DISTINCT alasan, ', ') AS alasan
    FROM cetak_nota WHERE kode_toko = v_toko AND tercetak IS NOT FALSE
      AND id_dokumen IN (SELECT id_dokumen FROM cetak_nota WHERE kode_toko = v_toko AND ke > 1
        AND saat >= v_awal - interval '1 day' AND saat < v_akhir + interval '2 days')
    GROUP BY id_dokumen, kertas, bagian HAVING count(*) >= 3) c
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = c.id_dokumen
  WHERE d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The goods are gone, and a day later nobody has seen the transfer.
CREATE FUNCTION ganjil_transfer_lepas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT w.id_group || ' ' || w.versi_bayar || ' ' || w.n, g.tgl_system, g.saat, g.input_by,
    g.nomor, g.jenis, p.no_ref, 75, jsonb_build_array(bukti_rupiah('Transfer', p.jumlah),
      bukti_teks('No Rekening', p.no_rekening), bukti_teks('No Ref', p.no_ref),
      bukti_saat('Menunggu Sejak', g.saat))
  FROM transfer_menunggu(v_toko) w
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = w.id_group
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id AND s.status = 'VALID'
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = w.id_group
      AND p.versi_bayar = w.versi_bayar AND p.n = w.n
  WHERE g.tgl_system BETWEEN v_awal AND v_akhir AND g.saat < waktu_kini() - interval '1 day' $$;

-- An approval from afar that came faster than anybody reads, or from the asker's own device.
CREATE FUNCTION ganjil_otorisasi_kilat(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT o.id::text, x.tgl_system, o.diputus_pada, o.pemberi, o.no_otorisasi, 'OTORISASI', NULL, 50,
    jsonb_build_array(bukti_teks('Diminta Oleh', o.diminta_oleh),
      bukti_saat('Diminta Pada', coalesce(o.dikirim_pada, o.dibuat)),
      bukti_saat('Diputus Pada', o.diputus_pada),
      bukti_teks('Detik', round(extract(epoch FROM o.diputus_pada
        - coalesce(o.dikirim_pada, o.dibuat)))::text))
  FROM otorisasi o JOIN posting x ON x.kode_toko = v_toko AND x.id = o.id_posting
  WHERE o.kode_toko = v_toko AND o.cara = 'JAUH' AND o.dibuat >= v_awal - interval '1 day'
    AND o.dibuat < v_akhir + interval '2 days' AND x.tgl_system BETWEEN v_awal AND v_akhir
    AND (o.diputus_pada - coalesce(o.dikirim_pada, o.dibuat) < interval '3 seconds'
      OR o.perangkat_pemberi = o.perangkat) $$;

-- Only digits, the country's 62 as 0.
CREATE FUNCTION nomor_telepon(v text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(regexp_replace(regexp_replace(v, '\D', '', 'g'), '^(62|0)', ''), '') $$;

-- Whoever sold us gold has the telephone of somebody who works here.
CREATE FUNCTION ganjil_penjual_karyawan(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT p.id || ' ' || u.user_id, p.tgl_system, p.saat, p.input_by, d.nomor, 'PEMBELIAN',
    u.user_id, 60, jsonb_build_array(bukti_teks('Penjual', c.nama_customer),
      bukti_teks('Telepon', c.no_hp), bukti_teks('Sama Dengan', u.user_id || ' ' || u.usere_name),
      bukti_rupiah('Dibayar', p.harga_total))
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan AND c.dihapus_pada IS NULL
    JOIN users u ON u.kode_toko = v_toko
      AND nomor_telepon(u.no_whatsapp) = nomor_telepon(c.no_hp)
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir $$;

-- A label was printed again, and the weight of the piece corrected on the same day.
CREATE FUNCTION ganjil_label_lalu_berat(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
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

-- All findings of these days, of one pattern or of all, with what became of them.
CREATE FUNCTION temuan_pola(v_toko text, v_awal date, v_akhir date, v_pola text)
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
DO $$
DECLARE f text;
BEGIN
  FOR f IN SELECT fungsi_bernama('ganjil_') LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %I(text, date, date) TO kencana_app', f);
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION temuan_pola(text, date, date, text), nomor_telepon(text),
  bukti_rupiah(text, bigint), bukti_berat(text, bigint), bukti_teks(text, text),
  bukti_saat(text, timestamptz), fungsi_bernama(text) TO kencana_app;
