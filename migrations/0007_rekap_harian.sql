-- The snapshots of a closed day, which reports over long times read instead of the books. Written
-- by tutup_hari for each day it seals, and written again when a reopened day is sealed anew.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE rekap_harian_jual (
  kode_toko text NOT NULL, tgl_system date NOT NULL, kode_sales text NOT NULL,
  kode_group text NOT NULL, kode_dept text NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL,
  murni bigint NOT NULL, harga_jual bigint NOT NULL, ongkos bigint NOT NULL,
  diskon bigint NOT NULL, pajak bigint NOT NULL, pajak_termasuk bigint NOT NULL,
  harga_total bigint NOT NULL, harga_pokok bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, kode_sales, kode_group, kode_dept));
CREATE TABLE rekap_harian_stok (
  kode_toko text NOT NULL, tgl_system date NOT NULL, kode_gudang text NOT NULL,
  kode_baki text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL, kadar int NOT NULL,
  qty bigint NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL, harga_pokok bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept, kadar));
-- kotor and murni: what moved on the day; saldo_*: what stands at its end, carried forward.
CREATE TABLE rekap_harian_gram (
  kode_toko text NOT NULL, tgl_system date NOT NULL, akun text NOT NULL, kadar int NOT NULL,
  kotor_masuk bigint NOT NULL, kotor_keluar bigint NOT NULL, murni_masuk bigint NOT NULL,
  murni_keluar bigint NOT NULL, saldo_kotor bigint NOT NULL, saldo_murni bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, akun, kadar));
-- no_rekening '' for cash.
CREATE TABLE rekap_harian_kas (
  kode_toko text NOT NULL, tgl_system date NOT NULL, jenis text NOT NULL,
  no_rekening text NOT NULL, kategori text NOT NULL, jumlah_in bigint NOT NULL,
  jumlah_out bigint NOT NULL, fee_in bigint NOT NULL, fee_out bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, jenis, no_rekening, kategori));
SELECT tabel_proyeksi('rekap_harian_jual'), tabel_proyeksi('rekap_harian_stok'),
  tabel_proyeksi('rekap_harian_gram'), tabel_proyeksi('rekap_harian_kas');

-- What the snapshot of a day should say. Writing, audit and the reports of an open day share these.
CREATE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept, count(*),
    sum(b.berat)::bigint, sum(b.murni)::bigint, sum(b.harga_jual)::bigint, sum(b.ongkos)::bigint,
    sum(b.diskon)::bigint, sum(b.pajak)::bigint, sum(b.pajak_termasuk)::bigint,
    sum(b.harga_total)::bigint, sum(b.harga_pokok)::bigint
  FROM penjualan p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept $$;

-- Stock at the end of a day: today's pieces, unless something has moved since; then each piece's
-- last place up to that day. Its facts are today's: corrections do not rewrite history.
CREATE FUNCTION hitung_harian_stok(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_stok
LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM gerak_barang WHERE kode_toko = v_toko AND tgl_system > v_tgl) THEN
    RETURN QUERY SELECT v_toko, v_tgl, kode_gudang, coalesce(kode_baki, ''), kode_group, kode_dept,
      kadar::int, count(*), sum(berat)::bigint, sum(murni)::bigint, sum(harga_pokok)::bigint
    FROM barang WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL
    GROUP BY kode_gudang, kode_baki, kode_group, kode_dept, kadar;
    RETURN;
  END IF;
  RETURN QUERY SELECT v_toko, v_tgl, g.ke_gudang, coalesce(g.ke_baki, ''), b.kode_group,
    b.kode_dept, b.kadar::int, count(*), sum(g.berat)::bigint, sum(g.murni)::bigint,
    sum(b.harga_pokok)::bigint
  FROM (SELECT DISTINCT ON (kode_barcode) kode_barcode, ke_gudang, ke_baki, gb.berat, gb.murni
      FROM gerak_barang gb WHERE gb.kode_toko = v_toko AND gb.tgl_system <= v_tgl
      ORDER BY kode_barcode, versi DESC) g
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
  WHERE g.ke_gudang IS NOT NULL
  GROUP BY g.ke_gudang, g.ke_baki, b.kode_group, b.kode_dept, b.kadar;
END $$;

-- The balance is that of the day before in the snapshots, plus what moved.
CREATE FUNCTION hitung_harian_gram(v_toko text, v_tgl date) RETURNS SETOF rekap_harian_gram
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

CREATE FUNCTION hitung_harian_kas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_kas LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl_system, jenis, coalesce(no_rekening, ''), kategori, sum(jumlah_in)::bigint,
    sum(jumlah_out)::bigint, coalesce(sum(fee) FILTER (WHERE jumlah_in > 0), 0)::bigint,
    coalesce(sum(fee) FILTER (WHERE jumlah_out > 0), 0)::bigint
  FROM kas WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY tgl_system, jenis, no_rekening, kategori $$;
-- The app asks them for the days that are still open (as itself: behind the wall).
GRANT EXECUTE ON FUNCTION hitung_harian_jual(text, date, date), hitung_harian_stok(text, date),
  hitung_harian_gram(text, date), hitung_harian_kas(text, date, date) TO kencana_app;

CREATE FUNCTION rekap_harian_satu_hari(v_toko text, v_tgl date) RETURNS void LANGUAGE plpgsql AS $$
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

-- DOMAIN 4: no closing while a group is OPEN.
CREATE FUNCTION halangan_tutup_nota_open(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP' AND s.status = 'OPEN' AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;
