-- The closing of a day tells what it bought, and its snapshot is what reports over long times read.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0030; and the purchases of the day.
CREATE OR REPLACE FUNCTION ringkasan_hari(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'penjualan', (SELECT jsonb_build_object('nota', count(*), 'pcs', coalesce(sum(qty), 0),
        'berat', coalesce(sum(berat), 0), 'harga_total', coalesce(sum(harga_total), 0))
      FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
        AND status_nota(v_toko, id) = 'VALID'),
    'batal', (SELECT count(*) FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND status_nota(v_toko, id) = 'BATAL'),
    'pembelian', (SELECT jsonb_build_object('nota', count(*), 'pcs', coalesce(sum(qty), 0),
        'berat', coalesce(sum(berat), 0), 'harga_total', coalesce(sum(harga_total), 0))
      FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl
        AND status_nota(v_toko, id) = 'VALID'),
    'batal_beli', (SELECT count(*) FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND status_nota(v_toko, id) = 'BATAL'),
    'kas', (SELECT coalesce(jsonb_agg(k ORDER BY k.kategori, k.jenis), '[]') FROM (
      SELECT kategori, jenis, sum(jumlah_in)::bigint AS jumlah_in,
        sum(jumlah_out)::bigint AS jumlah_out,
        sum(CASE WHEN jumlah_in > 0 THEN fee ELSE -fee END)::bigint AS fee
      FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY kategori, jenis) k)) $$;

-- Bags that still lie at the counter.
CREATE FUNCTION perhatian_tutup_kantong(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM kantong
  WHERE kode_toko = v_toko AND tempat = 'PEMBELIAN' HAVING count(*) > 0 $$;

-- nota: the purchases whose first line is among these, so that the notes of a day add up.
CREATE TABLE rekap_harian_beli (
  kode_toko text NOT NULL, tgl_system date NOT NULL, jenis text NOT NULL, kode_sales text NOT NULL,
  kode_group text NOT NULL, kode_dept text NOT NULL, kode_kondisi text NOT NULL,
  nota bigint NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL,
  berat_nota bigint NOT NULL, harga_nota bigint NOT NULL, harga_dasar bigint NOT NULL,
  potongan bigint NOT NULL, tambahan bigint NOT NULL, harga bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, jenis, kode_sales, kode_group, kode_dept, kode_kondisi));
SELECT tabel_proyeksi('rekap_harian_beli');

CREATE FUNCTION hitung_harian_beli(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_beli LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.jenis, p.kode_sales, b.kode_group, b.kode_dept, b.kode_kondisi,
    count(*) FILTER (WHERE b.n = 1), count(*), sum(b.berat)::bigint, sum(b.murni)::bigint,
    sum(b.berat_nota)::bigint, sum(b.harga_nota)::bigint, sum(b.harga_dasar)::bigint,
    sum(b.potongan)::bigint, sum(b.tambahan)::bigint, sum(b.harga)::bigint
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.jenis, p.kode_sales, b.kode_group, b.kode_dept, b.kode_kondisi $$;

-- Closing a day runs every function of this name (migration 0030).
CREATE FUNCTION rekap_harian_pembelian(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_beli WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_beli SELECT * FROM hitung_harian_beli(v_toko, v_tgl, v_tgl) $$;

-- The closed days as their snapshots have them, the open ones from the books.
CREATE FUNCTION harian_beli(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_beli LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_beli WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_beli(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;
GRANT EXECUTE ON FUNCTION hitung_harian_beli(text, date, date), harian_beli(text, date, date)
  TO kencana_app;

CREATE FUNCTION audit_rekap_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap pembelian %s tidak sama dengan fakturnya', tgl_system)
  FROM (SELECT r FROM rekap_harian_beli r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_beli(v_toko, '-infinity', 'infinity') h) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

INSERT INTO rekap_harian_beli SELECT h.* FROM rantai t,
  LATERAL hitung_harian_beli(t.kode_toko, '-infinity', t.tgl_segel) h;
