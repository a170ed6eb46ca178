CREATE OR REPLACE FUNCTION sesudah_kategori_batangan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pajak_batangan(NEW.kode_toko, NEW.kode_kategori);
  RETURN NULL;
END $$;
