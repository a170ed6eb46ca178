-- What the snapshots of these days should say; a deposit that holds nothing is in none.
CREATE OR REPLACE FUNCTION hitung_harian_titipan(v_toko text, v_hari date[])
RETURNS SETOF rekap_harian_titipan LANGUAGE sql STABLE AS $$
  WITH gerak AS (
    SELECT id_titipan, tgl_system, sum(jumlah) AS jumlah FROM titipan_uang
    WHERE kode_toko = v_toko GROUP BY id_titipan, tgl_system),
  jalan AS (
    SELECT id_titipan, tgl_system AS dari, (sum(jumlah) OVER w)::bigint AS saldo,
      lead(tgl_system) OVER w AS sampai
    FROM gerak WINDOW w AS (PARTITION BY id_titipan ORDER BY tgl_system))
  SELECT v_toko, h.tgl, j.id_titipan, j.saldo
  FROM unnest(v_hari) AS h(tgl) JOIN jalan j ON j.dari <= h.tgl
    AND (j.sampai IS NULL OR j.sampai > h.tgl) AND j.saldo <> 0 $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_buku_titipan(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_titipan WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_titipan SELECT * FROM hitung_harian_titipan(v_toko, ARRAY[v_tgl]) $$;

-- What each deposit held at the end of a day: as the last closed day has it, and what moved since.
CREATE OR REPLACE FUNCTION saldo_titipan_pada(v_toko text, v_tgl date) RETURNS TABLE (id uuid, saldo bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE v_rekap date := (SELECT max(h.tgl) FROM hari_tersegel(v_toko) AS h(tgl)
  WHERE h.tgl <= least(v_tgl, tgl_segel(v_toko)));
BEGIN
  RETURN QUERY SELECT s.id, sum(s.saldo)::bigint FROM (
      SELECT r.id, r.saldo FROM rekap_harian_titipan r
      WHERE r.kode_toko = v_toko AND r.tgl_system = v_rekap
      UNION ALL SELECT u.id_titipan, u.jumlah FROM titipan_uang u
      WHERE u.kode_toko = v_toko AND u.tgl_system <= v_tgl
        AND u.tgl_system > coalesce(v_rekap, '-infinity')) s
  GROUP BY s.id HAVING sum(s.saldo) <> 0;
END $$;

GRANT EXECUTE ON FUNCTION saldo_titipan_pada TO kencana_app;
