-- Numbers that members had, each until when (docs/adr/0415); and how often a code was tried, by address.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE hp_member_dahulu (
  no_hp text NOT NULL, kode_member text NOT NULL, dari timestamptz NOT NULL,
  sampai timestamptz NOT NULL,
  PRIMARY KEY (no_hp, sampai, kode_member));
CREATE INDEX hp_member_dahulu_member ON hp_member_dahulu (kode_member);
COMMENT ON TABLE hp_member_dahulu IS 'rantai toko';
CREATE TRIGGER hp_dahulu AFTER UPDATE OF no_hp ON member FOR EACH ROW
  WHEN (OLD.no_hp IS DISTINCT FROM NEW.no_hp) EXECUTE FUNCTION sesudah_hp_member();

ALTER TABLE kode_anggota ADD COLUMN dicoba jsonb NOT NULL DEFAULT '{}';
