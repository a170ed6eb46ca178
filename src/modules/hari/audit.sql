-- The last seal of each day, against the postings of that day. After it only the posting that
-- sealed may still bear the date.
CREATE OR REPLACE FUNCTION audit_hari(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (
    SELECT * FROM (SELECT DISTINCT ON (tgl_system) * FROM hari
      WHERE kode_toko = v_toko AND status <> 'BUKA' ORDER BY tgl_system, n DESC) h
    WHERE status = 'TUTUP'),
  isi AS (
    SELECT s.tgl_system, count(p.id) AS jumlah,
      sha256(coalesce(string_agg(p.hash, ''::bytea ORDER BY p.urut), '')) AS hash
    FROM segel s LEFT JOIN posting p ON p.kode_toko = v_toko AND p.tgl_system = s.tgl_system
      AND p.urut <= s.sampai_urut GROUP BY s.tgl_system),
  beda AS (
    SELECT format('Hari %s disegel dengan %s posting, sekarang %s dengan isi lain', s.tgl_system,
      s.jumlah_posting, i.jumlah) AS kalimat
    FROM segel s JOIN isi i USING (tgl_system)
    WHERE (i.jumlah, i.hash) IS DISTINCT FROM (s.jumlah_posting::bigint, s.hash)
    UNION ALL
    SELECT format('Posting %s bertanggal %s masuk setelah harinya disegel', p.id, p.tgl_system)
    FROM segel s JOIN posting p ON p.kode_toko = v_toko AND p.tgl_system = s.tgl_system
    WHERE p.urut > coalesce(s.sampai_urut, 0) AND NOT EXISTS (
      SELECT FROM hari h WHERE h.kode_toko = v_toko AND h.id_posting = p.id)
    UNION ALL
    SELECT format('Hari tutup terakhir %s, menurut buku hari %s', r.tgl_segel, a.akhir)
    FROM rantai r, (SELECT max(tgl_system) AS akhir FROM segel) a
    WHERE r.kode_toko = v_toko AND r.tgl_segel IS DISTINCT FROM a.akhir)
  SELECT kalimat FROM beda LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_jual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap penjualan %s, sales %s, group %s, jenis %s tidak sama dengan notanya',
    tgl_system, kode_sales, kode_group, kode_dept)
  FROM (SELECT r FROM rekap_harian_jual r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_jual(v_toko, '-infinity', 'infinity') h
      WHERE tgl_system IN (SELECT hari_tersegel(v_toko))) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_jalan_jam(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap berjalan %s, jam %s tidak sama dengan notanya', tgl_system, jam)
  FROM (
    SELECT 1 AS arah, j.* FROM jam_jual(v_toko, tgl_segel(v_toko) + 1, 'infinity') j
    UNION ALL
    SELECT -1, h.* FROM hitung_jam_jual(v_toko, tgl_segel(v_toko) + 1, 'infinity') h) x
  GROUP BY tgl_system, jam
  HAVING (sum(arah * nota), sum(arah * qty), sum(arah * berat), sum(arah * harga_total))
    <> (0, 0, 0, 0)
  LIMIT 1 $$;

-- What is kept of the open days and what came since, against the walk over their notes.
CREATE OR REPLACE FUNCTION audit_rekap_jalan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap berjalan %s, sales %s, group %s, jenis %s tidak sama dengan notanya',
    tgl_system, kode_sales, kode_group, kode_dept)
  FROM (
    SELECT 1 AS arah, j.* FROM harian_jual(v_toko, tgl_segel(v_toko) + 1, 'infinity') j
    UNION ALL
    SELECT -1, h.* FROM hitung_harian_jual(v_toko, tgl_segel(v_toko) + 1, 'infinity') h) x
  GROUP BY tgl_system, kode_sales, kode_group, kode_dept, kadar
  HAVING (sum(arah * qty), sum(arah * berat), sum(arah * murni), sum(arah * harga_jual),
    sum(arah * ongkos), sum(arah * diskon), sum(arah * pajak), sum(arah * pajak_termasuk),
    sum(arah * harga_total), sum(arah * harga_pokok), sum(arah * nota), sum(arah * pokok_kosong),
    sum(arah * neto_kosong), sum(arah * baris), sum(arah * baris_nota))
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_kas(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap kas %s, %s %s, %s tidak sama dengan buku kas', tgl_system, jenis,
    no_rekening, kategori)
  FROM (SELECT r FROM rekap_harian_kas r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_kas(v_toko, '-infinity', 'infinity') h
      WHERE tgl_system IN (SELECT hari_tersegel(v_toko))) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- Each day's movement and balance against the book, also of what stood still.
CREATE OR REPLACE FUNCTION audit_rekap_gram(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (SELECT hari_tersegel(v_toko) AS tgl_system),
  buku AS (
    SELECT tgl_system, akun, kadar, sum(greatest(kotor, 0)) AS km, sum(greatest(-kotor, 0)) AS kk,
      sum(greatest(murni, 0)) AS mm, sum(greatest(-murni, 0)) AS mk
    FROM gram WHERE kode_toko = v_toko GROUP BY tgl_system, akun, kadar),
  papan AS (
    SELECT d.tgl_system, a.akun, a.kadar, coalesce(km, 0) AS km, coalesce(kk, 0) AS kk,
      coalesce(mm, 0) AS mm, coalesce(mk, 0) AS mk, km IS NOT NULL AS bergerak
    FROM (SELECT tgl_system FROM segel UNION SELECT tgl_system FROM buku) d
      CROSS JOIN (SELECT DISTINCT akun, kadar FROM buku) a
      LEFT JOIN buku b ON b.tgl_system = d.tgl_system AND (b.akun, b.kadar) = (a.akun, a.kadar)),
  saldo AS (
    SELECT *, sum(km - kk) OVER w AS saldo_kotor, sum(mm - mk) OVER w AS saldo_murni
    FROM papan WINDOW w AS (PARTITION BY akun, kadar ORDER BY tgl_system))
  SELECT format('Rekap gram %s, akun %s kadar %s: saldo %s mg, menurut buku %s mg', tgl_system,
    akun, kadar, r.saldo_kotor, s.saldo_kotor)
  FROM (SELECT * FROM rekap_harian_gram WHERE kode_toko = v_toko
      AND tgl_system IN (SELECT tgl_system FROM segel)) r
    FULL JOIN (SELECT * FROM saldo WHERE tgl_system IN (SELECT tgl_system FROM segel)
      AND (bergerak OR saldo_kotor <> 0 OR saldo_murni <> 0)) s USING (tgl_system, akun, kadar)
  WHERE (r.kotor_masuk, r.kotor_keluar, r.murni_masuk, r.murni_keluar, r.saldo_kotor, r.saldo_murni)
    IS DISTINCT FROM (s.km, s.kk, s.mm, s.mk, s.saldo_kotor, s.saldo_murni)
  LIMIT 1 $$;

-- Stock at the end of each sealed day: its pieces by their movements, and of the last one weight
-- and cost too, until something is posted after it.
CREATE OR REPLACE FUNCTION audit_rekap_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (SELECT hari_tersegel(v_toko) AS tgl_system),
  langkah AS (
    SELECT tgl_system, ke_gudang AS gudang, coalesce(ke_baki, '') AS baki, 1 AS arah
    FROM gerak_barang WHERE kode_toko = v_toko AND ke_gudang IS NOT NULL
    UNION ALL
    SELECT tgl_system, dari_gudang, coalesce(dari_baki, ''), -1
    FROM gerak_barang WHERE kode_toko = v_toko AND dari_gudang IS NOT NULL),
  hari_ini AS (
    SELECT tgl_system, gudang, baki, sum(arah) AS qty FROM langkah
    GROUP BY tgl_system, gudang, baki),
  saldo AS (
    SELECT d.tgl_system, b.gudang, b.baki, sum(coalesce(h.qty, 0)) OVER w AS qty
    FROM (SELECT tgl_system FROM segel UNION SELECT tgl_system FROM hari_ini) d
      CROSS JOIN (SELECT DISTINCT gudang, baki FROM hari_ini) b
      LEFT JOIN hari_ini h
        ON (h.tgl_system, h.gudang, h.baki) = (d.tgl_system, b.gudang, b.baki)
    WINDOW w AS (PARTITION BY b.gudang, b.baki ORDER BY d.tgl_system)),
  rekap AS (
    SELECT tgl_system, kode_gudang AS gudang, kode_baki AS baki, sum(qty) AS qty
    FROM rekap_harian_stok WHERE kode_toko = v_toko GROUP BY 1, 2, 3),
  akhir AS (SELECT max(tgl_system) AS tgl FROM segel),
  beda AS (
    SELECT format('Rekap stok %s, gudang %s baki %s: %s buah, menurut gerakannya %s', tgl_system,
      gudang, baki, r.qty, s.qty) AS kalimat
    FROM (SELECT * FROM rekap WHERE tgl_system IN (SELECT tgl_system FROM segel)) r
      FULL JOIN (SELECT * FROM saldo WHERE tgl_system IN (SELECT tgl_system FROM segel)) s
        USING (tgl_system, gudang, baki)
    WHERE coalesce(r.qty, 0) <> coalesce(s.qty, 0)
    UNION ALL
    SELECT format('Rekap stok %s, gudang %s baki %s tidak sama dengan barangnya', akhir.tgl,
      x.kode_gudang, x.kode_baki)
    FROM akhir, LATERAL (SELECT r FROM rekap_harian_stok r
        WHERE kode_toko = v_toko AND tgl_system = akhir.tgl) r
      FULL JOIN (SELECT h FROM hitung_harian_stok(v_toko, (SELECT tgl FROM akhir)) h) h
        ON r.r = h.h, LATERAL (SELECT (coalesce(r.r, h.h)).*) x
    WHERE (SELECT tgl FROM akhir) IS NOT NULL AND (r.r IS NULL OR h.h IS NULL)
      AND NOT EXISTS (SELECT FROM posting p WHERE p.kode_toko = v_toko
        AND p.tgl_system > (SELECT tgl FROM akhir)))
  SELECT kalimat FROM beda LIMIT 1 $$;

-- Where the closings left the shop's date: at the last of them, or of the openings, in the order in
-- which they were posted. A day that was opened again is the shop's only if nothing came after it.
CREATE OR REPLACE FUNCTION audit_tanggal_toko(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH jejak AS (
    SELECT p.urut, h.n, h.status, h.tgl_system, CASE h.status
      WHEN 'TUTUP' THEN (d.isi->>'tgl_berikut')::date
      WHEN 'BUKA' THEN h.tgl_system
      WHEN 'DIBUKA_LAGI' THEN CASE WHEN NOT EXISTS (SELECT FROM posting l WHERE l.kode_toko = v_toko
        AND l.urut < p.urut AND l.tgl_system > h.tgl_system) THEN h.tgl_system END END AS tgl
    FROM hari h JOIN posting p ON p.kode_toko = v_toko AND p.id = h.id_posting
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
    WHERE h.kode_toko = v_toko),
  akhir AS (SELECT tgl FROM jejak WHERE tgl IS NOT NULL ORDER BY urut DESC, tgl DESC LIMIT 1)
  SELECT format('Toko bertanggal %s (%s), menurut buku hari %s', t.tgl_system, t.status, akhir.tgl)
  FROM toko t, akhir WHERE t.kode_toko = v_toko AND (t.tgl_system <> akhir.tgl
    OR (t.status = 'BUKA') <> EXISTS (SELECT FROM jejak
      WHERE status <> 'TUTUP' AND tgl_system = t.tgl_system)) $$;

CREATE OR REPLACE FUNCTION audit_rekap_gerak(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap gerak barang %s tidak sama dengan gerakannya', tgl_system)
  FROM (SELECT r FROM rekap_harian_gerak r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_gerak(v_toko, '-infinity', 'infinity') h) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap pembelian %s tidak sama dengan fakturnya', tgl_system)
  FROM (SELECT r FROM rekap_harian_beli r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_beli(v_toko, '-infinity', 'infinity') h) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_jurnal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap jurnal %s, akun %s tidak sama dengan jurnalnya', tgl_system, nomor_akun)
  FROM (SELECT r FROM rekap_harian_jurnal r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_jurnal(v_toko, '-infinity', 'infinity') h) h
      ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_bayar(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap pembayaran %s, %s %s tidak sama dengan buku kas dan titipan', tgl_system,
    metode, no_rekening)
  FROM (SELECT r FROM rekap_harian_bayar r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_bayar(v_toko, '-infinity', 'infinity') h) h
      ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;
