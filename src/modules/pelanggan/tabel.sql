-- The photo of a card that was replaced, or taken from somebody's row, is an upload that nothing
-- keeps: the housekeeping throws it away in time.
CREATE OR REPLACE FUNCTION sesudah_foto_identitas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kencana.unggahan (kode_toko, gambar, oleh, saat)
  VALUES (OLD.kode_toko, OLD.foto_identitas, kencana.oleh_kini(), now())
  ON CONFLICT (kode_toko, gambar) DO UPDATE SET saat = now();
  RETURN NULL;
END $$;

-- The words of a name, each with its shop before it: the index finds them within the shop alone.
CREATE OR REPLACE FUNCTION kata_orang(v_toko text, v_nama text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT v_toko || ' ' || left(k, 60)), '{}'))
  FROM regexp_split_to_table(lower(v_nama), '[\s.,;:''"()/\\&|!*<>-]+') AS k WHERE k <> '' $$;

GRANT EXECUTE ON FUNCTION kata_orang TO kencana_app;

-- Who is known by this card; else by this telephone number: rather somebody whose card is known too,
-- but for a card of his own nobody else's. NULL: nobody yet.
CREATE OR REPLACE FUNCTION orang_dikenal(v_identitas text, v_hp text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT p.id_orang FROM kencana.pelanggan p
      WHERE p.no_identitas = v_identitas AND p.id_orang IS NOT NULL
      ORDER BY p.dibuat, p.id LIMIT 1),
    (SELECT p.id_orang FROM kencana.pelanggan p, LATERAL (SELECT EXISTS (
        SELECT FROM kencana.pelanggan q WHERE q.id_orang = p.id_orang
          AND q.no_identitas IS NOT NULL) AS berkartu) k
      WHERE p.no_hp = v_hp AND v_hp <> '' AND p.id_orang IS NOT NULL
        AND NOT (v_identitas IS NOT NULL AND k.berkartu)
      ORDER BY k.berkartu DESC, p.dibuat, p.id LIMIT 1)) $$;

-- Puts a row of a shop's people to the person of the chain that it is about. A card decides. Who was
-- known by this telephone number alone is the same person from now on.
CREATE OR REPLACE FUNCTION kenali_orang() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  IF NEW.dihapus_pada IS NOT NULL OR NEW.no_hp = '' AND NEW.no_identitas IS NULL THEN
    NEW.id_orang := NULL;
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(k) FROM (SELECT hashtextextended(kunci, 20) AS k
    FROM unnest(ARRAY['hp ' || nullif(NEW.no_hp, ''), 'kartu ' || NEW.no_identitas]) kunci
    WHERE kunci IS NOT NULL ORDER BY k) urut;
  NEW.id_orang := orang_dikenal(NEW.no_identitas, NEW.no_hp);
  IF NEW.id_orang IS NULL THEN
    INSERT INTO orang DEFAULT VALUES RETURNING id INTO NEW.id_orang;
  END IF;
  IF NEW.no_identitas IS NOT NULL AND NEW.no_hp <> '' THEN
    UPDATE pelanggan p SET id_orang = NEW.id_orang
    FROM (SELECT DISTINCT h.id_orang FROM pelanggan h WHERE h.no_hp = NEW.no_hp
        AND h.id_orang <> NEW.id_orang AND NOT EXISTS (SELECT FROM pelanggan q
          WHERE q.id_orang = h.id_orang AND q.no_identitas IS NOT NULL)) t
    WHERE p.id_orang = t.id_orang AND (p.kode_toko, p.id) <> (NEW.kode_toko, NEW.id);
  END IF;
  RETURN NEW;
END $$;

-- Of whom no shop knows anything any more, nothing is left.
CREATE OR REPLACE FUNCTION lepas_orang() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  DELETE FROM orang o WHERE o.id = OLD.id_orang
    AND NOT EXISTS (SELECT FROM pelanggan p WHERE p.id_orang = o.id);
  RETURN NULL;
END $$;
