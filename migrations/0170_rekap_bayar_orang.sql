-- How two years of sales were paid, and who bought and sold much on one day, were read visit by
-- visit: 9 to 10 s of a million lines. The snapshots of the closed days say both (ADR 0101).
SET LOCAL search_path = kencana, pg_temp;

-- no_rekening '' for none; user_id: whose drawer, for gold and deposits who validated. A visit is
-- counted once in nota, whoever took part, and in nota_user for each who did: a cancel by another
-- cashier takes the visit off the one and stands with both in the other.
CREATE TABLE rekap_harian_bayar (
  kode_toko text NOT NULL, tgl_system date NOT NULL, metode text NOT NULL,
  no_rekening text NOT NULL, user_id text NOT NULL, jumlah bigint NOT NULL, fee bigint NOT NULL,
  nota bigint NOT NULL, nota_user bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, metode, no_rekening, user_id));
SELECT tabel_proyeksi('rekap_harian_bayar');

-- The cash book tells what came in and what a cancel gave back, the book of deposits what they
-- paid. Where gold was handed in, it paid as much of the sale as the two sides share (DOMAIN 5: one
-- settlement).
CREATE FUNCTION hitung_harian_bayar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_bayar LANGUAGE sql STABLE AS $$
  WITH beli AS (
    SELECT p.tgl_system, p.id_group, sum(p.harga_total) AS harga
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
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
    FROM kas WHERE kode_toko = v_toko AND kategori = 'PENJUALAN'
      AND tgl_system BETWEEN v_awal AND v_akhir
    GROUP BY 1, 2, 3, 4, 5
    UNION ALL
    SELECT l.tgl_system, l.metode, '', l.id_group, coalesce(v.oleh, ''), l.jumlah, 0
    FROM (SELECT tgl_system, 'TUKAR' AS metode, id_group, jumlah FROM tukar
        UNION ALL
        SELECT tgl_system, 'TITIPAN', id_group, -sum(jumlah) FROM titipan_uang
        WHERE kode_toko = v_toko AND id_group IS NOT NULL
          AND tgl_system BETWEEN v_awal AND v_akhir
        GROUP BY tgl_system, id_group) l
      LEFT JOIN LATERAL (SELECT oleh FROM transisi t WHERE t.kode_toko = v_toko
        AND t.id_dokumen = l.id_group AND t.ke = 'VALID' ORDER BY versi DESC LIMIT 1) v ON true)
  SELECT v_toko, tgl_system, metode, no_rekening, user_id, sum(jumlah)::bigint,
    sum(fee)::bigint, count(*) FILTER (WHERE semua <> 0 AND user_id = pertama),
    count(*) FILTER (WHERE jumlah <> 0)
  FROM (SELECT *, sum(jumlah) OVER w AS semua, min(user_id) OVER w AS pertama FROM uang
    WINDOW w AS (PARTITION BY tgl_system, metode, no_rekening, id_group)) u
  GROUP BY tgl_system, metode, no_rekening, user_id
  HAVING count(*) FILTER (WHERE jumlah <> 0) > 0 $$;

-- Closing a day runs every function of this name (migration 0030).
CREATE FUNCTION rekap_harian_pembayaran(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_bayar WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_bayar SELECT * FROM hitung_harian_bayar(v_toko, v_tgl, v_tgl) $$;

-- The closed days as their snapshots have them, the open ones from the books.
CREATE FUNCTION harian_bayar(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_bayar LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_bayar WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_bayar(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

CREATE FUNCTION audit_rekap_bayar(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap pembayaran %s, %s %s tidak sama dengan buku kas dan titipan', tgl_system,
    metode, no_rekening)
  FROM (SELECT r FROM rekap_harian_bayar r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_bayar(v_toko, '-infinity', 'infinity') h) h
      ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- ---------------------------------------------------------------- one customer's day
-- Nothing of the person himself: ids and sums. id_wakil: one of his visits of that day.
CREATE TABLE rekap_harian_orang (
  kode_toko text NOT NULL, tgl_system date NOT NULL, id_wakil uuid NOT NULL, id_pelanggan uuid,
  jual bigint NOT NULL, beli bigint NOT NULL, tukar bigint NOT NULL, kumulatif bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, id_wakil),
  CONSTRAINT rekap_harian_orang_jumlah CHECK (kumulatif = jual + beli + tukar));
CREATE INDEX rekap_harian_orang_besar ON rekap_harian_orang (kode_toko, kumulatif);
SELECT tabel_proyeksi('rekap_harian_orang');

-- Both sides of every visit. A koreksi takes a mistake back and is no transaction (DOMAIN 4).
CREATE FUNCTION kunjungan_harian(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id_group uuid, tgl_system date, id_pelanggan uuid, jual bigint, beli bigint)
LANGUAGE sql STABLE AS $$
  SELECT id_group, tgl_system,
    (array_agg(id_pelanggan ORDER BY id_pelanggan) FILTER (WHERE id_pelanggan IS NOT NULL))[1],
    sum(jual)::bigint, sum(beli)::bigint
  FROM (
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, p.harga_total AS jual, 0 AS beli
    FROM penjualan_kini p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
    UNION ALL
    SELECT p.id_group, p.tgl_system, p.id_pelanggan, 0, p.harga_total
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.jenis = 'BELI'
      AND p.tgl_system BETWEEN v_awal AND v_akhir) s
  GROUP BY id_group, tgl_system $$;

-- The same person is told by his card, else by his telephone number, else by his name; of nobody's
-- visits each stands alone. An exchange counts with its larger side.
CREATE FUNCTION hitung_harian_orang(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_orang LANGUAGE sql STABLE AS $$
  WITH siapa AS (
    SELECT k.*, CASE WHEN c.no_identitas IS NOT NULL
        THEN concat_ws(' ', c.jenis_identitas, c.no_identitas)
        ELSE coalesce(nullif(c.no_hp, ''), upper(nullif(c.nama_customer, '')),
          k.id_group::text) END AS orang
    FROM kunjungan_harian(v_toko, v_awal, v_akhir) k
      LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = k.id_pelanggan)
  SELECT v_toko, tgl_system, (array_agg(id_group ORDER BY id_group))[1],
    (array_agg(id_pelanggan ORDER BY id_group))[1],
    coalesce(sum(jual) FILTER (WHERE beli = 0), 0)::bigint,
    coalesce(sum(beli) FILTER (WHERE jual = 0), 0)::bigint,
    coalesce(sum(greatest(jual, beli)) FILTER (WHERE jual <> 0 AND beli <> 0), 0)::bigint,
    (coalesce(sum(jual) FILTER (WHERE beli = 0), 0)
      + coalesce(sum(beli) FILTER (WHERE jual = 0), 0)
      + coalesce(sum(greatest(jual, beli)) FILTER (WHERE jual <> 0 AND beli <> 0), 0))::bigint
  FROM siapa GROUP BY tgl_system, orang $$;

CREATE FUNCTION rekap_harian_pelanggan(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_orang WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_orang SELECT * FROM hitung_harian_orang(v_toko, v_tgl, v_tgl) $$;

-- Whose day came to so much, or more.
CREATE FUNCTION harian_orang(v_toko text, v_awal date, v_akhir date, v_batas bigint)
RETURNS SETOF rekap_harian_orang LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_orang WHERE kode_toko = v_toko
    AND kumulatif >= v_batas AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_orang(v_toko, greatest(v_awal, v_segel + 1), v_akhir)
    WHERE kumulatif >= v_batas;
END $$;

-- Who belongs together was told by the cards of that evening, which are mended and erased since; the
-- sums of the day are those of its visits, whoever made them.
CREATE FUNCTION audit_rekap_orang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap customer %s tidak sama dengan notanya', tgl_system)
  FROM (SELECT tgl_system, sum(jual) AS jual, sum(beli) AS beli, sum(tukar) AS tukar
      FROM rekap_harian_orang WHERE kode_toko = v_toko GROUP BY tgl_system) r
    FULL JOIN (SELECT tgl_system, coalesce(sum(jual) FILTER (WHERE beli = 0), 0) AS jual,
        coalesce(sum(beli) FILTER (WHERE jual = 0), 0) AS beli,
        coalesce(sum(greatest(jual, beli)) FILTER (WHERE jual <> 0 AND beli <> 0), 0) AS tukar
      FROM kunjungan_harian(v_toko, '-infinity', 'infinity') GROUP BY tgl_system) h
      USING (tgl_system)
  WHERE (r.jual, r.beli, r.tukar) IS DISTINCT FROM (h.jual, h.beli, h.tukar)
    AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION hitung_harian_bayar(text, date, date), harian_bayar(text, date, date),
  kunjungan_harian(text, date, date), hitung_harian_orang(text, date, date),
  harian_orang(text, date, date, bigint) TO kencana_app;

-- The days that are closed already.
INSERT INTO rekap_harian_bayar SELECT h.* FROM rantai t,
  LATERAL hitung_harian_bayar(t.kode_toko, '-infinity', t.tgl_segel) h;
INSERT INTO rekap_harian_orang SELECT h.* FROM rantai t,
  LATERAL hitung_harian_orang(t.kode_toko, '-infinity', t.tgl_segel) h;
