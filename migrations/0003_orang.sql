-- One person over the chain: whoever is named with the same card or the same telephone number, in
-- whatever shop. He has nothing here but his number: what he told a shop stands in that shop's
-- pelanggan, behind its wall.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE orang (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), dibuat timestamptz NOT NULL DEFAULT waktu_kini());
COMMENT ON TABLE orang IS 'rantai pelanggan';

-- Nobody, where neither a card nor a telephone number is known: who is that next time?
ALTER TABLE pelanggan ADD COLUMN id_orang uuid REFERENCES orang (id);
CREATE INDEX pelanggan_orang ON pelanggan (id_orang) WHERE (id_orang IS NOT NULL);

CREATE TEMP TABLE dikenal ON COMMIT DROP AS
  SELECT p.kode_toko, p.id, 'K' || p.no_identitas AS kunci, p.dibuat
  FROM pelanggan p WHERE p.no_identitas IS NOT NULL AND p.dihapus_pada IS NULL
  UNION ALL
  SELECT p.kode_toko, p.id, coalesce('K' || (SELECT k.no_identitas FROM pelanggan k
      WHERE k.no_hp = p.no_hp AND k.no_identitas IS NOT NULL ORDER BY k.dibuat, k.id LIMIT 1),
    'H' || p.no_hp), p.dibuat
  FROM pelanggan p WHERE p.no_identitas IS NULL AND p.no_hp <> '' AND p.dihapus_pada IS NULL;
CREATE TEMP TABLE siapa ON COMMIT DROP AS
  SELECT kunci, gen_random_uuid() AS id, min(dibuat) AS dibuat FROM dikenal GROUP BY kunci;
INSERT INTO orang SELECT id, dibuat FROM siapa;
UPDATE pelanggan p SET id_orang = s.id FROM dikenal d JOIN siapa s USING (kunci)
WHERE p.kode_toko = d.kode_toko AND p.id = d.id;

CREATE TRIGGER kenali BEFORE INSERT OR UPDATE OF no_hp, no_identitas, dihapus_pada ON pelanggan
  FOR EACH ROW EXECUTE FUNCTION kenali_orang();
CREATE TRIGGER lepas_orang AFTER UPDATE OF id_orang, no_hp, no_identitas, dihapus_pada OR DELETE
  ON pelanggan FOR EACH ROW WHEN (OLD.id_orang IS NOT NULL) EXECUTE FUNCTION lepas_orang();
