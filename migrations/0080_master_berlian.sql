-- The masters of the diamonds: the words by which a stone is graded, what a stone is, whom it comes
-- from, and what a piece with stones is taken back at.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE jenis_batu (
  kode_toko text NOT NULL, kode_jenis_batu text NOT NULL, nama_jenis_batu text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_jenis_batu));
SELECT tabel_master('jenis_batu', 'kode_jenis_batu');
CREATE UNIQUE INDEX jenis_batu_nama_jenis_batu ON jenis_batu (kode_toko, lower(nama_jenis_batu));

-- Seven tables of one form: batu_shape (kode_shape, nama_shape), and so on.
DO $$
DECLARE s text;
BEGIN
  FOREACH s IN ARRAY '{shape,color,clarity,fluorescence,symmetry,polish,cutgrade}'::text[] LOOP
    EXECUTE format('CREATE TABLE batu_%1$s (
      kode_toko text NOT NULL, kode_%1$s text NOT NULL, nama_%1$s text NOT NULL,
      versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
      PRIMARY KEY (kode_toko, kode_%1$s))', s);
    EXECUTE format('CREATE UNIQUE INDEX batu_%1$s_nama_%1$s
      ON batu_%1$s (kode_toko, lower(nama_%1$s))', s);
    PERFORM tabel_master('batu_' || s, 'kode_' || s);
  END LOOP;
END $$;

CREATE TABLE supplier_berlian (
  kode_toko text NOT NULL, kode_supplier text NOT NULL, nama_supplier text NOT NULL,
  alamat_supplier text, no_hp text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_supplier));
SELECT tabel_master('supplier_berlian', 'kode_supplier');
CREATE UNIQUE INDEX supplier_berlian_nama_supplier
  ON supplier_berlian (kode_toko, lower(nama_supplier));

-- The row with the highest karat_dari that the stones of a piece reach together applies. Carats and
-- rates in hundredths.
CREATE TABLE parameter_berlian (
  kode_toko text NOT NULL, kode_parameter text NOT NULL,
  karat_dari bigint NOT NULL CHECK (karat_dari >= 0),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_parameter), UNIQUE (kode_toko, karat_dari));
SELECT tabel_master('parameter_berlian', 'kode_parameter');

-- ---------------------------------------------------------------- what a shop starts with
-- The grades of a certificate (GIA), and the rates of SPEC 9: trade-in 20 %, buy-back 25 %.
CREATE FUNCTION toko_baru_berlian(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu)
  SELECT v_toko, v.* FROM (VALUES ('BERLIAN', 'Berlian'), ('LAB', 'Berlian Laboratorium'),
    ('MOISSANITE', 'Moissanite'), ('RUBI', 'Rubi'), ('SAFIR', 'Safir'), ('ZAMRUD', 'Zamrud'),
    ('MUTIARA', 'Mutiara')) v ON CONFLICT DO NOTHING;
  INSERT INTO batu_shape (kode_toko, kode_shape, nama_shape)
  SELECT v_toko, v.* FROM (VALUES ('RD', 'Round'), ('PR', 'Princess'), ('OV', 'Oval'),
    ('MQ', 'Marquise'), ('PS', 'Pear'), ('EM', 'Emerald'), ('AS', 'Asscher'), ('CU', 'Cushion'),
    ('RA', 'Radiant'), ('HS', 'Heart'), ('BG', 'Baguette'), ('TP', 'Taper')) v
  ON CONFLICT DO NOTHING;
  INSERT INTO batu_color (kode_toko, kode_color, nama_color)
  SELECT v_toko, chr(c), chr(c) || CASE WHEN c < 71 THEN ' - Colorless'
    WHEN c < 75 THEN ' - Near Colorless' WHEN c < 78 THEN ' - Faint'
    WHEN c < 83 THEN ' - Very Light' ELSE ' - Light' END
  FROM generate_series(ascii('D'), ascii('Z')) c ON CONFLICT DO NOTHING;
  INSERT INTO batu_clarity (kode_toko, kode_clarity, nama_clarity)
  SELECT v_toko, v.* FROM (VALUES ('FL', 'Flawless'), ('IF', 'Internally Flawless'),
    ('VVS1', 'Very Very Slightly Included 1'), ('VVS2', 'Very Very Slightly Included 2'),
    ('VS1', 'Very Slightly Included 1'), ('VS2', 'Very Slightly Included 2'),
    ('SI1', 'Slightly Included 1'), ('SI2', 'Slightly Included 2'), ('I1', 'Included 1'),
    ('I2', 'Included 2'), ('I3', 'Included 3')) v ON CONFLICT DO NOTHING;
  INSERT INTO batu_fluorescence (kode_toko, kode_fluorescence, nama_fluorescence)
  SELECT v_toko, v.* FROM (VALUES ('NONE', 'None'), ('FAINT', 'Faint'), ('MEDIUM', 'Medium'),
    ('STRONG', 'Strong'), ('VSTRONG', 'Very Strong')) v ON CONFLICT DO NOTHING;
  INSERT INTO batu_symmetry (kode_toko, kode_symmetry, nama_symmetry)
  SELECT v_toko, v.* FROM (VALUES ('EX', 'Excellent'), ('VG', 'Very Good'), ('GD', 'Good'),
    ('FR', 'Fair'), ('PR', 'Poor')) v ON CONFLICT DO NOTHING;
  INSERT INTO batu_polish (kode_toko, kode_polish, nama_polish)
  SELECT kode_toko, kode_symmetry, nama_symmetry FROM batu_symmetry WHERE kode_toko = v_toko
    AND kode_symmetry IN ('EX', 'VG', 'GD', 'FR', 'PR') ON CONFLICT DO NOTHING;
  INSERT INTO batu_cutgrade (kode_toko, kode_cutgrade, nama_cutgrade)
  SELECT kode_toko, kode_symmetry, nama_symmetry FROM batu_symmetry WHERE kode_toko = v_toko
    AND kode_symmetry IN ('EX', 'VG', 'GD', 'FR', 'PR') ON CONFLICT DO NOTHING;
  INSERT INTO parameter_berlian (kode_toko, kode_parameter, karat_dari, tukar_persen, jual_persen)
  VALUES (v_toko, 'UMUM', 0, 2000, 2500) ON CONFLICT DO NOTHING;
$$;
SELECT toko_baru_berlian(kode_toko) FROM toko;

-- Whoever has sold diamonds so far goes on selling them.
INSERT INTO parameter (kode_toko, key, value)
SELECT DISTINCT kode_toko, 'BERLIAN_MODULE', 'true'::jsonb FROM barang
WHERE kode_kategori = 'BERLIAN' ON CONFLICT DO NOTHING;
