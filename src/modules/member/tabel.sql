-- Who changed what of a member; never what it was: a history cannot be erased, and these are people.
CREATE OR REPLACE FUNCTION sesudah_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF lama IS NOT DISTINCT FROM baru THEN RETURN NULL; END IF;
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  VALUES (toko_kini(), 'member', coalesce(baru, lama)->>'kode_member', oleh_kini(),
    lama - '{nama_member,no_hp,alamat_member,tgl_lahir}'::text[],
    baru - '{nama_member,no_hp,alamat_member,tgl_lahir}'::text[]);
  RETURN NULL;
END $$;
