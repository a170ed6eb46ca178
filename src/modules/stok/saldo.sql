-- The price per gram of each group at the end of a business day.
CREATE OR REPLACE FUNCTION harga_pada(v_toko text, v_tgl date)
RETURNS TABLE (kode_group text, harga bigint) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (h.kode_group) h.kode_group, h.harga_ke FROM harga_group h
  WHERE h.kode_toko = v_toko AND h.tgl_system <= v_tgl
  ORDER BY h.kode_group, h.tgl_system DESC, h.saat DESC $$;

CREATE OR REPLACE FUNCTION saldo_gram(v_toko text, v_tgl date)
RETURNS TABLE (akun text, kadar int, kotor bigint, murni bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE v_rekap date := (SELECT max(tgl_system) FROM rekap_harian_gram
  WHERE kode_toko = v_toko AND tgl_system <= least(v_tgl, tgl_segel(v_toko)));
BEGIN
  RETURN QUERY SELECT s.akun, s.kadar, sum(s.kotor)::bigint, sum(s.murni)::bigint
  FROM (
    SELECT r.akun, r.kadar, r.saldo_kotor AS kotor, r.saldo_murni AS murni
    FROM rekap_harian_gram r WHERE r.kode_toko = v_toko AND r.tgl_system = v_rekap
    UNION ALL
    SELECT g.akun, g.kadar, g.kotor, g.murni FROM gram g WHERE g.kode_toko = v_toko
      AND g.tgl_system > coalesce(v_rekap, '-infinity') AND g.tgl_system <= v_tgl) s
  GROUP BY s.akun, s.kadar HAVING sum(s.kotor) <> 0 OR sum(s.murni) <> 0;
END $$;

GRANT EXECUTE ON FUNCTION harga_pada, saldo_gram TO kencana_app;
