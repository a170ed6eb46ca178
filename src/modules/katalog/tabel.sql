CREATE OR REPLACE FUNCTION nama_gambar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gambar_name := regexp_replace(NEW.gambar_path, '^.*/', '');
  RETURN NEW;
END $$;
