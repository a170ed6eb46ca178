-- The people of the own shop whose day came to so much over the chain, or more.
CREATE OR REPLACE FUNCTION orang_besar(v_awal date, v_akhir date, v_batas bigint) RETURNS TABLE (
  tgl_system date, id_wakil uuid, id_pelanggan uuid, jual bigint, beli bigint, tukar bigint,
  di_sini bigint, kumulatif bigint, toko_lain bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH hari AS (
    SELECT o.*, coalesce(c.id_orang::text,
      o.kode_toko || ' ' || coalesce(upper(nullif(c.nama_customer, '')), o.id_wakil::text)) AS orang
    FROM toko t, LATERAL harian_orang(t.kode_toko, v_awal, v_akhir, 1) o
      LEFT JOIN pelanggan c ON c.kode_toko = o.kode_toko AND c.id = o.id_pelanggan
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
  WITH orang AS (
    SELECT p.kode_toko, p.id FROM pelanggan p
    WHERE p.id_orang = orang_dikenal(v_identitas, v_hp)),
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
