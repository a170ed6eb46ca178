-- What a piece costs now: its fixed price, or its gold at the group's price and what hangs on it
-- (DOMAIN 6), before rounding and labour.
CREATE OR REPLACE FUNCTION harga_barang(b barang, v_harga_gram bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$ SELECT coalesce(b.harga_tetap,
  round(b.berat * coalesce(v_harga_gram, 0) / 1000.0)::bigint + b.harga_atribut)::bigint $$;

GRANT EXECUTE ON FUNCTION harga_barang TO kencana_app;
