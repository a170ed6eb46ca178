-- The people of the own shop whose day came to so much over the chain, or more.
CREATE OR REPLACE FUNCTION orang_besar(v_awal date, v_akhir date, v_batas bigint) RETURNS TABLE (
  tgl_system date, id_wakil uuid, id_pelanggan uuid, jual bigint, beli bigint, tukar bigint,
  di_sini bigint, kumulatif bigint, toko_lain bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH kartu AS (
    SELECT no_hp, min(no_identitas) AS no_identitas FROM pelanggan
    WHERE no_hp <> '' AND no_identitas IS NOT NULL GROUP BY no_hp),
  hari AS (
    SELECT o.*, coalesce(c.no_identitas, k.no_identitas, nullif(c.no_hp, ''),
      o.kode_toko || ' ' || coalesce(upper(nullif(c.nama_customer, '')), o.id_wakil::text)) AS orang
    FROM toko t, LATERAL harian_orang(t.kode_toko, v_awal, v_akhir, 1) o
      LEFT JOIN pelanggan c ON c.kode_toko = o.kode_toko AND c.id = o.id_pelanggan
      LEFT JOIN kartu k ON k.no_hp = c.no_hp
    WHERE o.id_pelanggan IS NOT NULL OR o.kumulatif >= v_batas),
  rantai AS (
    SELECT h.tgl_system, h.orang, sum(h.kumulatif)::bigint AS kumulatif,
      count(DISTINCT h.kode_toko) AS toko
    FROM hari h GROUP BY h.tgl_system, h.orang HAVING sum(h.kumulatif) >= v_batas)
  SELECT h.tgl_system, (array_agg(h.id_wakil ORDER BY h.id_wakil))[1],
    (array_agg(h.id_pelanggan ORDER BY h.id_wakil))[1], sum(h.jual)::bigint, sum(h.beli)::bigint,
    sum(h.tukar)::bigint, sum(h.kumulatif)::bigint, r.kumulatif, r.toko - 1
  FROM rantai r JOIN hari h ON h.tgl_system = r.tgl_system AND h.orang = r.orang
  WHERE h.kode_toko = toko_kini()
  GROUP BY h.tgl_system, h.orang, r.kumulatif, r.toko $$;

-- What this person's visits of a day come to so far, those that wait for validation too: an
-- exchange counts with its larger side, as in the report. But for the ways to the person.
CREATE OR REPLACE FUNCTION jumlah_orang(v_tgl date, v_identitas text, v_hp text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH kunci AS (
    SELECT coalesce(v_identitas, (SELECT min(no_identitas) FROM pelanggan
      WHERE no_hp = v_hp AND no_hp <> '' AND no_identitas IS NOT NULL)) AS kartu),
  hp AS (
    SELECT v_hp AS no_hp
    UNION
    SELECT q.no_hp FROM kunci k JOIN pelanggan q ON q.no_identitas = k.kartu AND q.no_hp <> ''),
  orang AS (
    SELECT p.kode_toko, p.id FROM kunci k JOIN pelanggan p ON p.no_identitas = k.kartu
    UNION
    SELECT p.kode_toko, p.id FROM hp JOIN pelanggan p ON p.no_hp = hp.no_hp AND p.no_hp <> ''
    WHERE p.no_identitas IS NULL),
  sisi AS (
    SELECT p.kode_toko, p.id_group, p.id, p.harga_total AS jual, 0 AS beli
    FROM orang o JOIN penjualan p ON p.kode_toko = o.kode_toko AND p.id_pelanggan = o.id
    WHERE p.tgl_system = v_tgl
    UNION ALL
    SELECT p.kode_toko, p.id_group, p.id, 0, p.harga_total
    FROM orang o JOIN pembelian p ON p.kode_toko = o.kode_toko AND p.id_pelanggan = o.id
    WHERE p.tgl_system = v_tgl AND p.jenis = 'BELI')
  SELECT coalesce(sum(greatest(jual, beli)), 0)::bigint FROM (
    SELECT sum(s.jual) AS jual, sum(s.beli) AS beli FROM sisi s
      JOIN status_dokumen d ON d.kode_toko = s.kode_toko AND d.id = s.id AND d.status <> 'BATAL'
    GROUP BY s.kode_toko, s.id_group) v $$;

GRANT EXECUTE ON FUNCTION jumlah_orang, orang_besar TO kencana_app;
