-- What is stuck, half-printed, unconfirmed or in doubt (/faktur-bermasalah): one question for the
-- screen and its report.
SET LOCAL search_path = kencana, pg_temp;

-- When a visit came to its end, and by whom.
CREATE FUNCTION akhir_kunjungan(v_toko text, v_id uuid,
  OUT ke text, OUT saat timestamptz, OUT oleh text)
LANGUAGE sql STABLE AS $$
  SELECT t.ke, t.saat, t.oleh FROM transisi t
  WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id AND t.ke <> 'OPEN'
  ORDER BY t.versi LIMIT 1 $$;

-- Visits that wait, or waited, longer than v_menit; those of an earlier day block the shop's day.
CREATE FUNCTION masalah_menunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT g.nomor, 'GROUP', CASE WHEN a.ke IS NULL AND g.tgl_system < t.tgl_system
      THEN 'HARI_LALU' ELSE 'MENUNGGU' END,
    CASE WHEN a.ke IS NULL AND g.tgl_system < t.tgl_system THEN 90
      WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END, NULL, m.menit || ' menit',
    CASE coalesce(a.ke, 'OPEN') WHEN 'OPEN' THEN 'TERBUKA' WHEN 'BATAL' THEN 'BATAL'
      ELSE 'SELESAI' END, g.saat, g.tgl_system, g.input_by
  FROM dokumen g JOIN toko t ON t.kode_toko = v_toko
    LEFT JOIN LATERAL akhir_kunjungan(v_toko, g.id) a ON true,
    LATERAL (SELECT floor(extract(epoch FROM coalesce(a.saat, waktu_kini()) - g.saat) / 60)::int
      AS menit) m
  WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP' AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND (m.menit > v_menit OR a.ke IS NULL AND g.tgl_system < t.tgl_system) $$;

-- Notas that did not come out of the printer, that nobody saw come out, or that nobody asked for
-- where the shop prints by itself (SPEC 6: PENJUALAN_PRINT_MODULE switches that off).
CREATE FUNCTION masalah_cetak(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, k.sinyal,
    CASE k.sinyal WHEN 'CETAK_GAGAL' THEN 50 WHEN 'CETAK_RAGU' THEN 40 ELSE 20 END,
    g.nomor, k.oleh, CASE WHEN k.sudah THEN 'SELESAI' ELSE 'TERBUKA' END, d.saat, d.tgl_system,
    coalesce(k.oleh, d.input_by)
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group,
    LATERAL (SELECT CASE WHEN bool_or(c.tercetak IS NULL) THEN 'CETAK_RAGU'
        WHEN bool_or(NOT c.tercetak) THEN 'CETAK_GAGAL' ELSE 'BELUM_DICETAK' END AS sinyal,
        coalesce(bool_or(c.tercetak), false) AS sudah, max(c.oleh) AS oleh,
        coalesce(bool_or(c.tercetak IS NOT true), false) AS tersendat, count(*) AS kali
      FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id
        AND c.kertas IN ('NOTA', 'SISA')) k
  WHERE d.kode_toko = v_toko AND d.jenis IN ('PENJUALAN', 'PEMBELIAN') AND s.status = 'VALID'
    AND d.tgl_system BETWEEN v_awal AND v_akhir
    AND (k.tersendat OR k.kali = 0 AND NOT EXISTS (SELECT FROM parameter p
      WHERE p.kode_toko = v_toko AND p.key = d.jenis || '_PRINT_MODULE' AND p.value = 'true')) $$;

-- Money of customers that nobody has seen at the bank; worse where the goods are gone already.
CREATE FUNCTION masalah_transfer(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT g.nomor, 'GROUP', 'TRANSFER_BELUM_MASUK', CASE s.status WHEN 'VALID' THEN 70 ELSE 40 END,
    concat_ws(' ', p.no_rekening, p.no_ref), 'Rp ' || translate(to_char(p.jumlah,
      'FM999,999,999,999,990'), ',', '.'), 'TERBUKA', g.saat, g.tgl_system, g.input_by
  FROM transfer_menunggu(v_toko) t
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_group
      AND p.versi_bayar = t.versi_bayar AND p.n = t.n
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = t.id_group
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
  WHERE g.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT g.nomor, 'GROUP', 'TRANSFER_BELUM_MASUK', 20, concat_ws(' ', p.no_rekening, p.no_ref),
    m.oleh, 'SELESAI', g.saat, g.tgl_system, g.input_by
  FROM dokumen g JOIN transfer_masuk m ON m.kode_toko = v_toko AND m.id_group = g.id
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
      AND p.versi_bayar = m.versi_bayar AND p.n = m.n
  WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP'
    AND g.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Pieces of cancelled notes that lie in no tray; and the same strange ring bought twice in a day.
CREATE FUNCTION masalah_barang(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BARANG_KEMBALI', 50, b.kode_barcode, b.nama_barang, 'TERBUKA', d.saat,
    d.tgl_system, d.input_by
  FROM barang b, LATERAL (SELECT m.id_dokumen FROM gerak_barang m WHERE m.kode_toko = v_toko
      AND m.kode_barcode = b.kode_barcode ORDER BY m.versi DESC LIMIT 1) g
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
  WHERE b.kode_toko = v_toko AND b.status = 'KEMBALI' AND d.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT k.nomor, 'PEMBELIAN', 'BELI_KEMBAR', 60, k.pasangan, k.nama_barang,
    CASE k.status WHEN 'BATAL' THEN 'BATAL' ELSE 'TERBUKA' END, k.saat, k.tgl_system, k.input_by
  FROM (SELECT d.nomor, d.saat, d.tgl_system, d.input_by, s.status, l.nama_barang, d.id_group,
        lag(d.nomor) OVER w AS pasangan, lag(d.id_group) OVER w AS group_lalu
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = d.id AND l.kode_barcode IS NULL
      WHERE d.kode_toko = v_toko AND d.jenis = 'PEMBELIAN'
        AND d.tgl_system BETWEEN v_awal AND v_akhir
      WINDOW w AS (PARTITION BY d.tgl_system, l.kode_group, l.berat_kotor, l.nama_barang, l.harga
        ORDER BY d.saat, d.id)) k
  WHERE k.group_lalu <> k.id_group $$;

CREATE FUNCTION faktur_bermasalah(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS TABLE (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan text,
  hasil text, saat timestamptz, tgl_system date, user_id text) LANGUAGE sql STABLE AS $$
  SELECT * FROM masalah_menunggu(v_toko, v_awal, v_akhir, v_menit)
  UNION ALL SELECT * FROM masalah_cetak(v_toko, v_awal, v_akhir)
  UNION ALL SELECT * FROM masalah_transfer(v_toko, v_awal, v_akhir)
  UNION ALL SELECT * FROM masalah_barang(v_toko, v_awal, v_akhir) $$;
GRANT EXECUTE ON FUNCTION akhir_kunjungan(text, uuid), masalah_menunggu(text, date, date, int),
  masalah_cetak(text, date, date), masalah_transfer(text, date, date),
  masalah_barang(text, date, date), faktur_bermasalah(text, date, date, int) TO kencana_app;
