-- A change stands in the history of the shop that made it. First comes the key; the columns after it
-- are not kept: they are somebody's, and a history cannot be erased.
CREATE OR REPLACE FUNCTION sesudah_wilayah() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF lama IS NOT DISTINCT FROM baru THEN RETURN NULL; END IF;
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  VALUES (toko_kini(), TG_TABLE_NAME, coalesce(baru, lama)->>TG_ARGV[0], oleh_kini(),
    lama - TG_ARGV[1:], baru - TG_ARGV[1:]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION nomor_toko_baru() RETURNS smallint LANGUAGE sql
SET search_path = kencana, pg_temp AS $$
  SELECT (coalesce(max(no_toko), 0) + 1)::smallint FROM toko $$;

CREATE OR REPLACE FUNCTION tanggal_toko_baru() RETURNS date LANGUAGE sql
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT max(tgl_system) FROM toko WHERE jenis_toko = 'PUSAT'),
    (now() AT TIME ZONE 'Asia/Jakarta')::date) $$;

-- The business date of the shop that writes: what a record says of the day on which it was made.
CREATE OR REPLACE FUNCTION hari_toko_kini() RETURNS date LANGUAGE sql STABLE
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT tgl_system FROM toko
      WHERE kode_toko = current_setting('kencana.toko', true)),
    (waktu_kini() AT TIME ZONE 'Asia/Jakarta')::date) $$;

-- Where somebody lives is forgotten with him.
CREATE OR REPLACE FUNCTION lupakan_tempat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kode_kota := NULL;
  NEW.kode_kecamatan := NULL;
  RETURN NEW;
END $$;

GRANT EXECUTE ON FUNCTION hari_toko_kini, nomor_toko_baru, tanggal_toko_baru TO kencana_app;
