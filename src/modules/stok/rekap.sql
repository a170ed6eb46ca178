CREATE OR REPLACE FUNCTION harian_gerak(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_gerak LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_gerak WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_gerak(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

-- What each document brought in and took out. A move within the filtered part does not count; a
-- correction counts with the difference of the weight.
CREATE OR REPLACE FUNCTION kartu_stok(v_toko text, v_dari date, v_sampai date, v_group text, v_dept text,
  v_gudang text, v_baki text)
RETURNS TABLE (tgl date, apa text, id_dokumen uuid, masuk_pcs bigint, masuk_berat bigint,
  keluar_pcs bigint, keluar_berat bigint) LANGUAGE sql STABLE AS $$
  SELECT m.tgl_system, m.apa, m.id_dokumen, count(*) FILTER (WHERE m.ke AND NOT m.dari),
    coalesce(sum(m.berat_ke) FILTER (WHERE m.ke AND NOT m.dari), 0)::bigint
      + coalesce(sum(greatest(m.berat_ke - m.berat_dari, 0)) FILTER (WHERE m.ke AND m.dari),
        0)::bigint,
    count(*) FILTER (WHERE m.dari AND NOT m.ke),
    coalesce(sum(m.berat_dari) FILTER (WHERE m.dari AND NOT m.ke), 0)::bigint
      + coalesce(sum(greatest(m.berat_dari - m.berat_ke, 0)) FILTER (WHERE m.ke AND m.dari),
        0)::bigint
  FROM gerak_stok(v_toko, v_dari, v_sampai, v_group, v_dept, v_gudang, v_baki) m
  WHERE m.ke <> m.dari OR m.berat_ke <> m.berat_dari
  GROUP BY m.tgl_system, m.apa, m.id_dokumen $$;

GRANT EXECUTE ON FUNCTION harian_gerak, kartu_stok TO kencana_app;
