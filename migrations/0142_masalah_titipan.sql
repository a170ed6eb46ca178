-- As in migrations 0117 and 0118. Deposits stand in it, too; whatever a person has to judge may be
-- dismissed with a reason, and comes back when what was judged is no longer what is there.
SET LOCAL search_path = kencana, pg_temp;

-- fakta: what was judged, as the question told it; another print, another state of either purchase
-- is another question.
CREATE TABLE masalah_diabaikan (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, id_dokumen uuid NOT NULL,
  sinyal text NOT NULL, fakta text NOT NULL, alasan text NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, sinyal, fakta));
CREATE INDEX masalah_diabaikan_posting ON masalah_diabaikan (kode_toko, id_posting);
SELECT tabel_buku('masalah_diabaikan');

CREATE FUNCTION naskah_masalah_diabaikan_v1(m masalah_diabaikan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{id_dokumen, sinyal, fakta, alasan}], each once.
CREATE FUNCTION tulis_masalah_diabaikan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO masalah_diabaikan SELECT k.toko, k.id_posting, m.id_dokumen, m.sinyal, m.fakta,
      m.alasan, k.tgl, k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::masalah_diabaikan, isi) AS m
    ORDER BY m.id_dokumen, m.sinyal COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING naskah_masalah_diabaikan_v1(masalah_diabaikan) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'masalah_diabaikan'));
  END IF;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_masalah_diabaikan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_masalah_diabaikan_v1(m), E'\n' ORDER BY id_dokumen, sinyal COLLATE "C")
  FROM masalah_diabaikan m WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- Only what a person judges is dismissed, and only by whom the shop has for it.
CREATE FUNCTION audit_masalah_diabaikan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Masalah %s %s diabaikan oleh %s', m.id_dokumen, m.sinyal, m.oleh)
  FROM masalah_diabaikan m LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = m.id_dokumen
  WHERE m.kode_toko = v_toko AND (d.id IS NULL OR d.saat > m.saat
    OR m.sinyal NOT IN ('CETAK_GAGAL', 'CETAK_RAGU', 'BELUM_DICETAK', 'BELI_KEMBAR')) LIMIT 1 $$;

-- ---------------------------------------------------------------- transfers that wait
-- What nobody has confirmed, a projection: two years of transfers were walked through for the few
-- that wait, at every look at the cash desk. What is from before the module was switched on, and
-- what was withdrawn, stays in it: transfer_menunggu does not ask for it.
CREATE TABLE transfer_tunggu (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n));
CREATE INDEX transfer_tunggu_saat ON transfer_tunggu (kode_toko, saat);
SELECT tabel_proyeksi('transfer_tunggu');

-- As in migration 0033; the last list of a group is the one whose transfers wait.
CREATE OR REPLACE FUNCTION tulis_pembayaran(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_group uuid := isi->-1->>'id_group'; v_dibayar bigint; v_jumlah int; v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO pembayaran SELECT k.toko, p.id_group, p.versi_bayar, p.ordinality, k.id_posting,
      p.jenis, p.no_rekening, p.jumlah, p.fee, p.no_ref, p.diterima, p.kembali, p.masuk
    FROM jsonb_populate_recordset(NULL::pembayaran, isi) WITH ORDINALITY AS p
    ON CONFLICT DO NOTHING
    RETURNING CASE WHEN masuk THEN jumlah ELSE -jumlah END AS dibayar,
      naskah_pembayaran_v1(pembayaran) AS naskah)
  SELECT string_agg(naskah, E'\n'), coalesce(sum(dibayar), 0), count(*)
  INTO v_naskah, v_dibayar, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'pembayaran'));
  ELSIF v_dibayar IS DISTINCT FROM tagihan_group(k.toko, v_group) THEN
    PERFORM tolak_tagihan(k, v_group, v_dibayar);
  END IF;
  IF isi->0->>'versi_bayar' <> '1' THEN
    DELETE FROM transfer_tunggu WHERE kode_toko = k.toko AND id_group = v_group;
  END IF;
  IF isi @> '[{"jenis": "TRANSFER", "masuk": true}]' THEN
    INSERT INTO transfer_tunggu SELECT k.toko, p.id_group, p.versi_bayar, p.ordinality, k.saat
    FROM jsonb_populate_recordset(NULL::pembayaran, isi) WITH ORDINALITY AS p
    WHERE p.jenis = 'TRANSFER' AND p.masuk;
  END IF;
  RETURN v_naskah;
END $$;

-- As in migration 0141: what waits and is confirmed waits no more.
CREATE OR REPLACE FUNCTION tulis_transfer_masuk(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r transfer_masuk; v_status text; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::transfer_masuk, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.oleh := k.oleh;
    SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = k.toko AND id = r.id_group
    FOR NO KEY UPDATE;
    PERFORM tolak('KN017', 'transfer_sendiri', jsonb_build_object('nomor', nomor))
    FROM dokumen WHERE kode_toko = k.toko AND id = r.id_group AND input_by = k.oleh;
    DELETE FROM transfer_tunggu WHERE kode_toko = k.toko AND id_group = r.id_group
      AND versi_bayar = r.versi_bayar AND n = r.n AND v_status <> 'BATAL';
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'transfer_masuk'));
    END IF;
    INSERT INTO transfer_masuk VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_transfer_masuk_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- Of the visits and deposits that were entered since the module was switched on and that stand.
CREATE OR REPLACE FUNCTION transfer_menunggu(v_toko text)
RETURNS TABLE (id_group uuid, versi_bayar int, n int) LANGUAGE sql STABLE AS $$
  SELECT w.id_group, w.versi_bayar, w.n
  FROM parameter m JOIN transfer_tunggu w ON w.kode_toko = v_toko AND w.saat >= m.diubah_pada
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = w.id_group AND g.saat >= m.diubah_pada
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = CASE g.jenis
        WHEN 'TAMBAH_TITIPAN' THEN g.id_asal ELSE g.id END AND s.status <> 'BATAL'
  WHERE m.kode_toko = v_toko AND m.key = 'KONFIRMASI_TRANSFER_MODULE' AND m.value = 'true' $$;

-- The projection is what the payments and confirmations say.
CREATE FUNCTION hitung_transfer_tunggu(v_toko text) RETURNS SETOF transfer_tunggu
LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.id_group, p.versi_bayar, p.n, x.saat
  FROM pembayaran p JOIN posting x ON x.kode_toko = v_toko AND x.id = p.id_posting
  WHERE p.kode_toko = v_toko AND p.jenis = 'TRANSFER' AND p.masuk
    AND NOT EXISTS (SELECT FROM pembayaran l WHERE l.kode_toko = v_toko
      AND l.id_group = p.id_group AND l.versi_bayar = p.versi_bayar + 1)
    AND NOT EXISTS (SELECT FROM transfer_masuk t WHERE t.kode_toko = v_toko
      AND t.id_group = p.id_group AND t.versi_bayar = p.versi_bayar AND t.n = p.n) $$;
CREATE FUNCTION audit_transfer_tunggu(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Transfer %s/%s/%s: menurut bukunya %s, menurut proyeksinya %s',
    coalesce((b.b).id_group, (w.w).id_group), coalesce((b.b).versi_bayar, (w.w).versi_bayar),
    coalesce((b.b).n, (w.w).n), b.b, w.w)
  FROM (SELECT b FROM hitung_transfer_tunggu(v_toko) b) b
    FULL JOIN (SELECT w FROM transfer_tunggu w WHERE kode_toko = v_toko) w ON w.w = b.b
  WHERE b.b IS NULL OR w.w IS NULL LIMIT 1 $$;
INSERT INTO transfer_tunggu SELECT h.* FROM toko t, LATERAL hitung_transfer_tunggu(t.kode_toko) h;

-- ---------------------------------------------------------------- the problems
DROP FUNCTION faktur_bermasalah(text, date, date, int);
DROP FUNCTION masalah_menunggu(text, date, date, int);
DROP FUNCTION masalah_cetak(text, date, date);
DROP FUNCTION masalah_transfer(text, date, date);
DROP FUNCTION masalah_barang(text, date, date);

CREATE TYPE masalah AS (dokumen text, jenis text, sinyal text, skor int, pasangan text,
  catatan text, hasil text, saat timestamptz, tgl_system date, user_id text, id_dokumen uuid,
  fakta text);

-- Visits and deposits that wait longer than v_menit; those of an earlier day block the shop's day.
CREATE FUNCTION masalah_menunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, CASE WHEN g.tgl_system < t.tgl_system THEN 'HARI_LALU'
      ELSE 'MENUNGGU' END,
    CASE WHEN g.tgl_system < t.tgl_system THEN 90 WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END,
    NULL, m.menit || ' menit', 'TERBUKA', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM toko t JOIN status_dokumen s ON s.kode_toko = v_toko AND s.status = 'OPEN'
      AND s.jenis IN ('GROUP', 'TITIPAN')
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = s.id,
    LATERAL (SELECT floor(extract(epoch FROM waktu_kini() - g.saat) / 60)::int AS menit) m
  WHERE t.kode_toko = v_toko AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND (m.menit > v_menit OR g.tgl_system < t.tgl_system) $$;

-- Those that waited so long, and came to an end.
CREATE FUNCTION masalah_ditunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'MENUNGGU', CASE WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END, NULL,
    m.menit || ' menit', CASE a.ke WHEN 'BATAL' THEN 'BATAL' ELSE 'SELESAI' END, g.saat,
    g.tgl_system, g.input_by, g.id, NULL
  FROM dokumen g, LATERAL (SELECT x.ke, x.saat FROM transisi x
      WHERE x.kode_toko = v_toko AND x.id_dokumen = g.id AND x.ke <> 'OPEN'
      ORDER BY x.versi LIMIT 1) a,
    LATERAL (SELECT floor(extract(epoch FROM a.saat - g.saat) / 60)::int AS menit) m
  WHERE g.kode_toko = v_toko AND g.jenis IN ('GROUP', 'TITIPAN')
    AND g.tgl_system BETWEEN v_awal AND v_akhir AND m.menit > v_menit $$;

-- Notas that did not come out of the printer, or that nobody saw come out. A deposit that was spent
-- needs its paper no more.
CREATE INDEX cetak_nota_tersendat ON cetak_nota (kode_toko, id_dokumen)
  WHERE tercetak IS NOT true;
CREATE FUNCTION masalah_cetak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, CASE WHEN k.ragu THEN 'CETAK_RAGU' ELSE 'CETAK_GAGAL' END,
    CASE WHEN k.ragu THEN 40 ELSE 50 END, g.nomor, k.oleh,
    CASE WHEN k.sudah OR s.status = 'DIPAKAI' THEN 'SELESAI' ELSE 'TERBUKA' END,
    d.saat, d.tgl_system, k.oleh, d.id, k.kali || ' ' || k.dijawab
  FROM (SELECT DISTINCT id_dokumen FROM cetak_nota WHERE kode_toko = v_toko
        AND tercetak IS NOT true AND kertas IN ('NOTA', 'SISA')) c
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = c.id_dokumen
      AND d.jenis IN ('PENJUALAN', 'PEMBELIAN', 'TITIPAN')
      AND d.tgl_system BETWEEN v_awal AND v_akhir
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
      AND s.status IN ('VALID', 'TITIP', 'DIPAKAI')
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group,
    LATERAL (SELECT bool_or(p.tercetak IS NULL) AS ragu, bool_or(p.tercetak IS true) AS sudah,
        max(p.oleh) AS oleh, count(*) AS kali, count(p.tercetak) AS dijawab
      FROM cetak_nota p WHERE p.kode_toko = v_toko AND p.id_dokumen = d.id
        AND p.kertas IN ('NOTA', 'SISA')) k $$;

-- Those that nobody asked for where the shop prints by itself (SPEC 6: PENJUALAN_PRINT_MODULE and
-- PEMBELIAN_PRINT_MODULE switch that off; a deposit is printed always). Each is looked up: a join
-- would read the prints of all years.
CREATE FUNCTION masalah_belum_cetak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BELUM_DICETAK', 20, g.nomor, NULL, 'TERBUKA', d.saat, d.tgl_system,
    d.input_by, d.id, '0'
  FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status IN ('VALID', 'TITIP')
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
  WHERE d.kode_toko = v_toko AND d.tgl_system BETWEEN v_awal AND v_akhir
    AND d.jenis IN ('PENJUALAN', 'PEMBELIAN', 'TITIPAN')
    AND (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id
      AND c.kertas IN ('NOTA', 'SISA') LIMIT 1) IS NULL
    AND d.jenis || '_PRINT_MODULE' <> ALL (ARRAY(SELECT p.key FROM parameter p
      WHERE p.kode_toko = v_toko AND p.key LIKE '%PRINT_MODULE' AND p.value = 'true')) $$;

-- Money of customers that nobody has seen at the bank; worse where goods are gone for it.
CREATE FUNCTION masalah_transfer(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'TRANSFER_BELUM_MASUK', CASE WHEN CASE g.jenis
      WHEN 'GROUP' THEN (SELECT s.status = 'VALID' FROM status_dokumen s
        WHERE s.kode_toko = v_toko AND s.id = g.id)
      WHEN 'TITIPAN' THEN titipan_terpakai(v_toko, g.id) > 0
      ELSE titipan_terpakai(v_toko, g.id_asal) > 0 END THEN 70 ELSE 40 END,
    concat_ws(' ', p.no_rekening, p.no_ref), 'Rp ' || translate(to_char(p.jumlah,
      'FM999,999,999,999,990'), ',', '.'), 'TERBUKA', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM transfer_menunggu(v_toko) t
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_group
      AND p.versi_bayar = t.versi_bayar AND p.n = t.n
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = t.id_group
  WHERE g.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Money that somebody saw afterwards.
CREATE FUNCTION masalah_transfer_masuk(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'TRANSFER_BELUM_MASUK', 20, concat_ws(' ', p.no_rekening, p.no_ref),
    m.oleh, 'SELESAI', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM dokumen g JOIN transfer_masuk m ON m.kode_toko = v_toko AND m.id_group = g.id
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
      AND p.versi_bayar = m.versi_bayar AND p.n = m.n
  WHERE g.kode_toko = v_toko AND g.jenis IN ('GROUP', 'TITIPAN', 'TAMBAH_TITIPAN')
    AND g.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Pieces of cancelled notes that lie in no tray.
CREATE FUNCTION masalah_kembali(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BARANG_KEMBALI', 50, b.kode_barcode, b.nama_barang, 'TERBUKA', d.saat,
    d.tgl_system, d.input_by, d.id, NULL
  FROM barang b, LATERAL (SELECT m.id_dokumen FROM gerak_barang m WHERE m.kode_toko = v_toko
      AND m.kode_barcode = b.kode_barcode ORDER BY m.versi DESC LIMIT 1) g
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
  WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL AND b.status = 'KEMBALI'
    AND d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The same strange ring bought in two visits of a day, while both stand.
CREATE FUNCTION masalah_kembar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT k.nomor, 'PEMBELIAN', 'BELI_KEMBAR', 60, k.pasangan, k.nama_barang,
    CASE WHEN 'BATAL' IN (k.status, k.status_lalu) THEN 'BATAL' ELSE 'TERBUKA' END, k.saat,
    k.tgl_system, k.input_by, k.id,
    concat_ws(' ', k.pasangan, k.status_lalu, k.versi_lalu, k.status, k.versi)
  FROM (SELECT d.id, d.nomor, d.saat, d.tgl_system, d.input_by, s.status, s.versi, l.nama_barang,
        d.id_group, lag(d.nomor) OVER w AS pasangan, lag(d.id_group) OVER w AS group_lalu,
        lag(s.status) OVER w AS status_lalu, lag(s.versi) OVER w AS versi_lalu
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = d.id AND l.kode_barcode IS NULL
      WHERE d.kode_toko = v_toko AND d.jenis = 'PEMBELIAN'
        AND d.tgl_system BETWEEN v_awal AND v_akhir
      WINDOW w AS (PARTITION BY d.tgl_system, l.kode_group, l.berat_kotor, l.nama_barang, l.harga
        ORDER BY d.saat, d.id)) k
  WHERE k.group_lalu <> k.id_group $$;

-- What is open still, but for what was dismissed as it is now.
CREATE FUNCTION masalah_terbuka(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT m.* FROM (SELECT * FROM masalah_menunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_belum_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembali(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembar(v_toko, v_awal, v_akhir)) m
  WHERE m.hasil = 'TERBUKA' AND NOT EXISTS (SELECT FROM masalah_diabaikan a
    WHERE a.kode_toko = v_toko AND a.id_dokumen = m.id_dokumen AND a.sinyal = m.sinyal
      AND a.fakta = m.fakta) $$;

-- Everything that was a problem, and what became of it; a dismissed one tells its reason.
CREATE FUNCTION faktur_bermasalah(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT m.dokumen, m.jenis, m.sinyal, m.skor, m.pasangan,
    CASE WHEN a.oleh IS NULL THEN m.catatan ELSE a.oleh || ': ' || a.alasan END,
    CASE WHEN a.oleh IS NULL OR m.hasil <> 'TERBUKA' THEN m.hasil ELSE 'DIABAIKAN' END,
    m.saat, m.tgl_system, m.user_id, m.id_dokumen, m.fakta
  FROM (SELECT * FROM masalah_menunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_ditunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_belum_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer_masuk(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembali(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembar(v_toko, v_awal, v_akhir)) m
    LEFT JOIN masalah_diabaikan a ON a.kode_toko = v_toko AND a.id_dokumen = m.id_dokumen
      AND a.sinyal = m.sinyal AND a.fakta = m.fakta $$;
GRANT EXECUTE ON FUNCTION masalah_menunggu(text, date, date, int),
  masalah_ditunggu(text, date, date, int), masalah_cetak(text, date, date),
  masalah_belum_cetak(text, date, date), masalah_transfer(text, date, date),
  masalah_transfer_masuk(text, date, date), masalah_kembali(text, date, date),
  masalah_kembar(text, date, date), masalah_terbuka(text, date, date, int),
  faktur_bermasalah(text, date, date, int) TO kencana_app;
