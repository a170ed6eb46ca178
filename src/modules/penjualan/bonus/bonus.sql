-- What a seller earns by the sales of a day in one group, jenis and kadar, unrounded: by the row that
-- names most of both, the group before the jenis, as it stands on that day (docs/adr/0291).
CREATE OR REPLACE FUNCTION bonus_sales(j rekap_harian_jual) RETURNS numeric LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT CASE b.jenis_bonus WHEN 'GRAM' THEN j.berat * b.bonus_rp / 1000.0
      WHEN 'BARANG' THEN j.qty * b.bonus_rp
      ELSE (j.harga_jual - j.diskon) * b.bonus_persen / 10000.0 END
    FROM para_bonus_sales b
    WHERE b.kode_toko = j.kode_toko AND b.berlaku_mulai <= j.tgl_system
      AND coalesce(b.kode_group, j.kode_group) = j.kode_group
      AND coalesce(b.kode_dept, j.kode_dept) = j.kode_dept
    ORDER BY (b.kode_group IS NOT NULL)::int + (b.kode_dept IS NOT NULL)::int DESC,
      b.kode_group IS NOT NULL DESC, b.berlaku_mulai DESC LIMIT 1), 0) $$;

GRANT EXECUTE ON FUNCTION bonus_sales TO kencana_app;
