-- Documents whose money a cashier takes.
CREATE OR REPLACE FUNCTION lewat_kasir(v_jenis text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT v_jenis IN ('GROUP', 'TITIPAN', 'NOTA_MANUAL') OR v_jenis LIKE 'KWITANSI\_%' $$;

-- Whether the paper of a promise in this state is still asked for; null for what is no promise, or is
-- cancelled. A loan's letter comes before its money.
CREATE OR REPLACE FUNCTION kertas_janji(v_jenis text, v_status text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT v_status = ANY (CASE WHEN v_status = 'BATAL' THEN NULL ELSE CASE v_jenis
      WHEN 'PESANAN' THEN '{VALID,SELESAI}' WHEN 'SERVICE' THEN '{MASUK,SELESAI}'
      WHEN 'HUTANG' THEN '{OPEN,AKTIF,DITAHAN}' WHEN 'CICILAN' THEN '{AKTIF,LUNAS}' END END::text[]) $$;

-- Papers that did not come out of the printer, or that nobody saw come out.
CREATE OR REPLACE FUNCTION masalah_cetak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, CASE WHEN k.ragu THEN 'CETAK_RAGU' ELSE 'CETAK_GAGAL' END,
    CASE WHEN k.ragu THEN 40 ELSE 50 END, g.nomor, k.oleh,
    CASE WHEN k.sudah OR s.status = 'DIPAKAI' OR NOT coalesce(kertas_janji(d.jenis, s.status), true)
      THEN 'SELESAI' ELSE 'TERBUKA' END,
    d.saat, d.tgl_system, k.oleh, d.id, k.kali || ' ' || k.dijawab
  FROM (SELECT DISTINCT id_dokumen FROM cetak_nota WHERE kode_toko = v_toko
        AND tercetak IS NOT true AND kertas IN ('NOTA', 'SISA')) c
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = c.id_dokumen
      AND d.tgl_system BETWEEN v_awal AND v_akhir
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
      AND (d.jenis IN ('PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'NOTA_MANUAL')
          AND s.status IN ('VALID', 'TITIP', 'DIPAKAI')
        OR kertas_janji(d.jenis, s.status) IS NOT NULL)
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group,
    LATERAL (SELECT bool_or(p.tercetak IS NULL) AS ragu, bool_or(p.tercetak IS true) AS sudah,
        max(p.oleh) AS oleh, count(*) AS kali, count(p.tercetak) AS dijawab
      FROM cetak_nota p WHERE p.kode_toko = v_toko AND p.id_dokumen = d.id
        AND p.kertas IN ('NOTA', 'SISA')) k $$;

-- Money of customers that nobody has seen at the bank; worse where goods are gone for it.
CREATE OR REPLACE FUNCTION masalah_transfer(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'TRANSFER_BELUM_MASUK',
    CASE WHEN barang_diserahkan(v_toko, g.id) THEN 70 ELSE 40 END,
    concat_ws(' ', p.no_rekening, p.no_ref), 'Rp ' || translate(to_char(p.jumlah,
      'FM999,999,999,999,990'), ',', '.'), 'TERBUKA', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM transfer_menunggu(v_toko) t
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_group
      AND p.versi_bayar = t.versi_bayar AND p.n = t.n
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = t.id_group
  WHERE g.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Visits, deposits, notes of manual goods and payments for promises that wait longer than v_menit;
-- those of an earlier day block the shop's day.
CREATE OR REPLACE FUNCTION masalah_menunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, CASE WHEN g.tgl_system < t.tgl_system THEN 'HARI_LALU'
      ELSE 'MENUNGGU' END,
    CASE WHEN g.tgl_system < t.tgl_system THEN 90 WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END,
    janji_kwitansi(v_toko, g.id), m.menit::text, 'TERBUKA', g.saat, g.tgl_system, g.input_by, g.id,
    NULL
  FROM toko t JOIN status_dokumen s ON s.kode_toko = v_toko AND s.status = 'OPEN'
      AND lewat_kasir(s.jenis)
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = s.id,
    LATERAL (SELECT floor(extract(epoch FROM waktu_kini() - g.saat) / 60)::int AS menit) m
  WHERE t.kode_toko = v_toko AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND (m.menit > v_menit OR g.tgl_system < t.tgl_system) $$;

-- The projection is what the payments and confirmations say.
CREATE OR REPLACE FUNCTION hitung_transfer_tunggu(v_toko text) RETURNS SETOF transfer_tunggu
LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.id_group, p.versi_bayar, p.n, x.saat
  FROM pembayaran p JOIN posting x ON x.kode_toko = v_toko AND x.id = p.id_posting
  WHERE p.kode_toko = v_toko AND p.jenis = 'TRANSFER' AND p.masuk
    AND NOT EXISTS (SELECT FROM pembayaran l WHERE l.kode_toko = v_toko
      AND l.id_group = p.id_group AND l.versi_bayar = p.versi_bayar + 1)
    AND NOT EXISTS (SELECT FROM transfer_masuk t WHERE t.kode_toko = v_toko
      AND t.id_group = p.id_group AND t.versi_bayar = p.versi_bayar AND t.n = p.n) $$;

-- Those that nobody asked for where the shop prints by itself (SPEC 6: PENJUALAN_PRINT_MODULE and
-- PEMBELIAN_PRINT_MODULE switch that off; a deposit and a promise are printed always). Each is looked
-- up: a join would read the prints of all years.
CREATE OR REPLACE FUNCTION masalah_belum_cetak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BELUM_DICETAK', 20, g.nomor, NULL, 'TERBUKA', d.saat, d.tgl_system,
    d.input_by, d.id, '0'
  FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
      AND (s.status IN ('VALID', 'TITIP')
        OR s.status <> 'OPEN' AND kertas_janji(d.jenis, s.status))
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
  WHERE d.kode_toko = v_toko AND d.tgl_system BETWEEN v_awal AND v_akhir
    AND (d.jenis IN ('TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN', 'NOTA_MANUAL')
      OR d.jenis = 'PENJUALAN' AND NOT (SELECT modul_nyala(v_toko, 'PENJUALAN_PRINT_MODULE', false))
      OR d.jenis = 'PEMBELIAN' AND NOT (SELECT modul_nyala(v_toko, 'PEMBELIAN_PRINT_MODULE', false)))
    AND (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id
      AND c.kertas IN ('NOTA', 'SISA') LIMIT 1) IS NULL $$;

-- Pieces of cancelled notes that lie in no tray.
CREATE OR REPLACE FUNCTION masalah_kembali(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT d.nomor, d.jenis, 'BARANG_KEMBALI', 50, b.kode_barcode, b.nama_barang, 'TERBUKA', d.saat,
    d.tgl_system, d.input_by, d.id, NULL
  FROM barang b, LATERAL (SELECT m.id_dokumen FROM gerak_barang m WHERE m.kode_toko = v_toko
      AND m.kode_barcode = b.kode_barcode ORDER BY m.versi DESC LIMIT 1) g
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
  WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL AND b.status = 'KEMBALI'
    AND d.tgl_system BETWEEN v_awal AND v_akhir $$;

-- The same strange ring bought in two visits of a day, while both stand.
CREATE OR REPLACE FUNCTION masalah_kembar(v_toko text, v_awal date, v_akhir date)
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

-- Money that somebody saw afterwards.
CREATE OR REPLACE FUNCTION masalah_transfer_masuk(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'TRANSFER_BELUM_MASUK', 20, concat_ws(' ', p.no_rekening, p.no_ref),
    m.oleh, 'SELESAI', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM dokumen g JOIN transfer_masuk m ON m.kode_toko = v_toko AND m.id_group = g.id
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
      AND p.versi_bayar = m.versi_bayar AND p.n = m.n
  WHERE g.kode_toko = v_toko
    AND (lewat_kasir(g.jenis) OR g.jenis = 'TAMBAH_TITIPAN')
    AND g.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Those that waited so long, and came to an end.
CREATE OR REPLACE FUNCTION masalah_ditunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'MENUNGGU', CASE WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END,
    janji_kwitansi(v_toko, g.id), m.menit::text,
    CASE a.ke WHEN 'BATAL' THEN 'BATAL' ELSE 'SELESAI' END, g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM dokumen g, LATERAL (SELECT x.ke, x.saat FROM transisi x
      WHERE x.kode_toko = v_toko AND x.id_dokumen = g.id AND x.ke <> 'OPEN'
      ORDER BY x.versi LIMIT 1) a,
    LATERAL (SELECT floor(extract(epoch FROM a.saat - g.saat) / 60)::int AS menit) m
  WHERE g.kode_toko = v_toko
    AND lewat_kasir(g.jenis) AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND m.menit > v_menit $$;

GRANT EXECUTE ON FUNCTION kertas_janji, lewat_kasir, masalah_belum_cetak, masalah_cetak,
  masalah_ditunggu, masalah_kembali, masalah_kembar, masalah_menunggu, masalah_transfer,
  masalah_transfer_masuk TO kencana_app;
