-- A piece once a draft, and so many of a person a day: nobody fills the book.
CREATE OR REPLACE FUNCTION catat_draf_lepas() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_tgl date;
BEGIN
  IF jsonb_typeof(OLD.isi->'baris') IS DISTINCT FROM 'array'
    OR TG_OP = 'UPDATE' AND NEW.isi->'baris' IS NOT DISTINCT FROM OLD.isi->'baris' THEN
    RETURN NULL;
  END IF;
  SELECT tgl_system INTO v_tgl FROM toko WHERE kode_toko = OLD.kode_toko;
  INSERT INTO draf_lepas SELECT OLD.kode_toko, OLD.id, b.kode_barcode, v_tgl, waktu_kini(),
    OLD.user_id
  FROM (SELECT DISTINCT l->>'kode_barcode' AS kode FROM jsonb_array_elements(OLD.isi->'baris') l) l
    JOIN barang b ON b.kode_toko = OLD.kode_toko AND b.kode_barcode = l.kode
      AND b.status IN ('ADA', 'TITIP')
  WHERE (TG_OP = 'DELETE' OR NOT EXISTS (SELECT
      FROM jsonb_path_query(NEW.isi, 'lax $.baris[*].kode_barcode') k WHERE k #>> '{}' = l.kode))
    AND (SELECT count(*) FROM draf_lepas d WHERE d.kode_toko = OLD.kode_toko
      AND d.tgl_system = v_tgl AND d.oleh = OLD.user_id) < 1000
  ORDER BY b.kode_barcode COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
