CREATE OR REPLACE FUNCTION sesudah_akses_level() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  SELECT t.kode_toko, 'akses_level', NEW.level, oleh_kini(), CASE WHEN TG_OP = 'UPDATE'
    THEN to_jsonb(OLD) END, to_jsonb(NEW)
  FROM toko t WHERE t.jenis_toko = 'PUSAT' ORDER BY t.no_toko LIMIT 1;
  RETURN NULL;
END $$;
