-- A member who never bought here has no row in this shop: he is known by this id. The day on which he was
-- written down is in it: the code of who is deleted goes to somebody else.
CREATE OR REPLACE FUNCTION id_member(v_kode text, v_daftar date) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT md5('member ' || v_kode || ' ' || (v_daftar - date '2000-01-01'))::uuid $$;

GRANT EXECUTE ON FUNCTION id_member TO kencana_app;

-- The number that a member had goes to somebody else one day: what was bought with it is his who had it then
-- (docs/adr/0415). He had it since the one before it; a first one since ever, but not one that is mended in the
-- week after it was written down: it was never his before, and what it was mended to is his first one. Of whom
-- is forgotten or deleted nothing stays.
CREATE OR REPLACE FUNCTION sesudah_hp_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.no_hp = '' THEN
    DELETE FROM hp_member_dahulu WHERE kode_member = OLD.kode_member;
  ELSIF OLD.no_hp <> '' THEN
    INSERT INTO hp_member_dahulu (no_hp, kode_member, dari, sampai)
    VALUES (OLD.no_hp, OLD.kode_member,
      coalesce((SELECT max(sampai) FROM hp_member_dahulu
          WHERE kode_member = OLD.kode_member AND dari <> OLD.tgl_daftar),
        CASE WHEN OLD.tgl_daftar > hari_toko_kini() - 7 THEN OLD.tgl_daftar::timestamptz
          ELSE '-infinity' END), waktu_kini())
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
