-- What opening debts are judged by: the accounts, and what each kadar counts for.
CREATE OR REPLACE FUNCTION muat_saldo_awal_supplier(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER')
      || akun_dari(v_toko, 'SALDO AWAL', 'AKUN'),
    'kadar', (SELECT coalesce(jsonb_agg(jsonb_build_object('kadar', kadar, 'kadar_eod', eod)), '[]')
      FROM (SELECT k.kadar, min(e.kadar_eod) AS eod FROM kadar k JOIN kadar_eod e
          ON e.kode_toko = v_toko AND e.kode_kadar = k.kode_kadar
        WHERE k.kode_toko = v_toko GROUP BY 1) x)) $$;

GRANT EXECUTE ON FUNCTION muat_saldo_awal_supplier TO kencana_app;
