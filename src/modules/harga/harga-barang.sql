-- The selling price of a piece, without labour, and what it has cost: the same as hargaJualBarang
-- and modalBarang of harga-barang.rules.ts. One expression each, so that a plan takes it in.

-- Its weight at the price of its group and what hangs on it, rounded once to the step; a fixed price
-- is not rounded. NULL: its group has no price (0 or none).
CREATE OR REPLACE FUNCTION harga_jual(v_berat bigint, v_atribut bigint, v_tetap bigint, v_harga bigint,
  v_langkah bigint, v_arah text)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(v_tetap,
  (v_berat * nullif(v_harga, 0) + v_atribut * 1000
    + CASE v_arah WHEN 'up' THEN 1000 * v_langkah - 1 WHEN 'down' THEN 0 END)
    / (1000 * v_langkah) * v_langkah) $$;

CREATE OR REPLACE FUNCTION harga_jual_barang(b barang, v_harga bigint, v_langkah bigint, v_arah text)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT harga_jual(b.berat, b.harga_atribut, b.harga_tetap, v_harga, v_langkah, v_arah) $$;

-- At a price of fine gold of 0 the piece has cost what was paid for it.
CREATE OR REPLACE FUNCTION modal_barang(b barang, v_murni bigint) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$ SELECT greatest(b.harga_pokok, (b.murni * v_murni + 500) / 1000) $$;

GRANT EXECUTE ON FUNCTION harga_jual, harga_jual_barang(barang, bigint, bigint, text),
  modal_barang(barang, bigint) TO kencana_app;
