-- Of a member who is deleted no number stays (docs/adr/0415): another may get his code.
SET LOCAL search_path = kencana, pg_temp;

DELETE FROM hp_member_dahulu h WHERE NOT EXISTS (SELECT FROM member m
  WHERE m.kode_member = h.kode_member);
CREATE TRIGGER hp_dihapus AFTER DELETE ON member FOR EACH ROW EXECUTE FUNCTION sesudah_hp_member();
