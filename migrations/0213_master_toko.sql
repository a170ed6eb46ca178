-- /master-toko: the head office adds shops to the chain and says where each is reached. A new shop
-- gets the next number (it stands in its barcodes) and begins on the head office's day.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION nomor_toko_baru() RETURNS smallint LANGUAGE sql
SET search_path = kencana, pg_temp AS $$
  SELECT (coalesce(max(no_toko), 0) + 1)::smallint FROM toko $$;
CREATE FUNCTION tanggal_toko_baru() RETURNS date LANGUAGE sql
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT max(tgl_system) FROM toko WHERE jenis_toko = 'PUSAT'),
    (now() AT TIME ZONE 'Asia/Jakarta')::date) $$;
GRANT EXECUTE ON FUNCTION nomor_toko_baru(), tanggal_toko_baru() TO kencana_app;

ALTER TABLE toko
  ALTER no_toko SET DEFAULT nomor_toko_baru(),
  ALTER tgl_system SET DEFAULT tanggal_toko_baru(),
  ALTER jenis_toko SET DEFAULT 'CABANG',
  ALTER no_hp DROP NOT NULL,
  ALTER portal DROP NOT NULL;
