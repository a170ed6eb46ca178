-- What the watchful eye could not ask of the books until now: lines that left a draft, and codes
-- that were scanned where a nota of ours was expected.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- lines that left a draft
-- A piece that lay on the counter's draft and was taken off it, while it was still in its tray for
-- the books. The database writes it, whoever changes the draft and however. Outside the chain: a
-- draft is no document.
CREATE TABLE draf_lepas (
  kode_toko text NOT NULL, id_draf uuid NOT NULL, kode_barcode text NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_draf, kode_barcode));
CREATE INDEX draf_lepas_barang ON draf_lepas (kode_toko, kode_barcode, saat);
CREATE INDEX draf_lepas_orang ON draf_lepas (kode_toko, tgl_system, oleh);
SELECT tabel_buku('draf_lepas');

-- A piece once a draft, and so many of a person a day: nobody fills the book.
CREATE FUNCTION catat_draf_lepas() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_tgl date;
BEGIN
  IF jsonb_typeof(OLD.isi->'baris') IS DISTINCT FROM 'array'
    OR TG_OP = 'UPDATE' AND NEW.isi->'baris' IS NOT DISTINCT FROM OLD.isi->'baris' THEN
    RETURN NULL;
  END IF;
  SELECT tgl_system INTO v_tgl FROM toko WHERE kode_toko = OLD.kode_toko;
  INSERT INTO draf_lepas SELECT OLD.kode_toko, OLD.id, b.kode_barcode, v_tgl, waktu_kini(),
    OLD.user_id
  FROM (SELECT DISTINCT l->>'kode_barcode' AS kode FROM jsonb_array_elements(OLD.isi->'baris') l) l
    JOIN barang b ON b.kode_toko = OLD.kode_toko AND b.kode_barcode = l.kode
      AND b.status IN ('ADA', 'TITIP')
  WHERE (TG_OP = 'DELETE' OR NOT EXISTS (SELECT
      FROM jsonb_path_query(NEW.isi, 'lax $.baris[*].kode_barcode') k WHERE k #>> '{}' = l.kode))
    AND (SELECT count(*) FROM draf_lepas d WHERE d.kode_toko = OLD.kode_toko
      AND d.tgl_system = v_tgl AND d.oleh = OLD.user_id) < 1000
  ORDER BY b.kode_barcode COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER lepas AFTER UPDATE OF isi OR DELETE ON draf
  FOR EACH ROW EXECUTE FUNCTION catat_draf_lepas();

-- ---------------------------------------------------------------- odd scans
-- A code that no nota of ours has, or one whose pieces were all bought back already. nomor: of the
-- nota that was found.
CREATE TABLE pindai_aneh (
  kode_toko text NOT NULL, tgl_system date NOT NULL, oleh text NOT NULL, kunci text NOT NULL,
  sebab text NOT NULL CHECK (sebab IN ('TIDAK_DIKENAL', 'SUDAH_DIBELI')), nomor text,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, oleh, kunci));
SELECT tabel_buku('pindai_aneh');

-- Each code once a person and day, and 200 of them at most, one after the other: nobody fills the
-- book.
CREATE FUNCTION catat_pindai_aneh(v_toko text, v_oleh text, v_kunci text, v_sebab text,
  v_nomor text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('pindai ' || v_oleh, 0));
  INSERT INTO pindai_aneh
  SELECT v_toko, t.tgl_system, v_oleh, left(v_kunci, 100), v_sebab, v_nomor, waktu_kini()
  FROM toko t WHERE t.kode_toko = v_toko
    AND (SELECT count(*) FROM pindai_aneh p WHERE p.kode_toko = v_toko
      AND p.tgl_system = t.tgl_system AND p.oleh = v_oleh) < 200
  ON CONFLICT DO NOTHING;
END $$;
GRANT EXECUTE ON FUNCTION catat_pindai_aneh(text, text, text, text, text) TO kencana_app;
