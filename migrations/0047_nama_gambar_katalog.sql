-- SPEC 3: a catalogue category has gambar_name beside gambar_path. It is the path's last part, and
-- so cannot say anything else.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kategori_katalog ADD gambar_name text;
UPDATE kategori_katalog SET gambar_name = regexp_replace(gambar_path, '^.*/', '');

CREATE FUNCTION nama_gambar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.gambar_name := regexp_replace(NEW.gambar_path, '^.*/', '');
  RETURN NEW;
END $$;
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON kategori_katalog
  FOR EACH ROW EXECUTE FUNCTION nama_gambar();
