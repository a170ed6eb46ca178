CREATE OR REPLACE FUNCTION jaga_mutu() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_kode text := to_jsonb(OLD)->>TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM kencana.barang WHERE kode_toko = OLD.kode_toko
      AND data_berlian IS NOT NULL
      AND data_berlian @> jsonb_build_array(jsonb_build_object(TG_ARGV[0], v_kode))) THEN
    RAISE foreign_key_violation USING MESSAGE = 'mutu masih dipakai di barang',
      DETAIL = format('Key (kode_toko, %s)=(%s, %s) is still referenced.', TG_ARGV[0],
        OLD.kode_toko, v_kode), TABLE = 'barang', SCHEMA = 'kencana';
  END IF;
  RETURN OLD;
END $$;

-- A grade that a piece carries is held as a foreign key would hold it: whoever deletes it waits for
-- who saves the piece, and finds the piece then; whoever saves the piece waits for who deletes it,
-- and is told. Of every master that a stone names.
CREATE OR REPLACE FUNCTION pegang_mutu() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE m record; v_kode text; v_ada boolean;
BEGIN
  FOR m IN SELECT * FROM (VALUES ('batu_shape', 'kode_shape'), ('batu_color', 'kode_color'),
      ('batu_clarity', 'kode_clarity'), ('batu_cutgrade', 'kode_cutgrade'),
      ('batu_polish', 'kode_polish'), ('batu_symmetry', 'kode_symmetry'),
      ('batu_fluorescence', 'kode_fluorescence'), ('jenis_batu', 'kode_jenis_batu'),
      ('supplier_berlian', 'kode_supplier')) AS v(tabel, kunci) LOOP
    FOR v_kode IN SELECT DISTINCT batu->>m.kunci AS kode
        FROM jsonb_array_elements(NEW.data_berlian) AS batu
        WHERE batu->>m.kunci IS NOT NULL ORDER BY kode LOOP
      EXECUTE format('SELECT true FROM kencana.%I WHERE kode_toko = $1 AND %I = $2 FOR KEY SHARE',
        m.tabel, m.kunci) INTO v_ada USING NEW.kode_toko, v_kode;
      IF v_ada IS NULL THEN
        PERFORM kencana.tolak('KN002', 'berubah', jsonb_build_object('tabel', m.tabel));
      END IF;
    END LOOP;
  END LOOP;
  RETURN NULL;
END $$;
