-- The edit of the SPEC carries the price alone: a kadar that it does not name stays.
CREATE OR REPLACE FUNCTION jaga_kadar_harga_beli() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kadar := coalesce(NEW.kadar, OLD.kadar);
  RETURN NEW;
END $$;
