-- The grades of a certificate (GIA), and the rates of SPEC 9: trade-in 20 %, buy-back 25 %.
CREATE OR REPLACE FUNCTION toko_baru_berlian(v_toko text) RETURNS void LANGUAGE sql AS $$
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

-- The stones of a piece are exactly those of its entry or of its last correction: that a list holds
-- another is not enough (audit_fakta_barang compares by containment).
CREATE OR REPLACE FUNCTION audit_data_berlian(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT DISTINCT ON (kode_barcode) kode_barcode, batu FROM (
      SELECT kode_barcode, versi, isi->'data_berlian' AS batu FROM gerak_barang
      WHERE kode_toko = v_toko AND isi->>'data_berlian' IS NOT NULL
      UNION ALL
      SELECT kode_barcode, versi, sesudah->'data_berlian' FROM koreksi_barang
      WHERE kode_toko = v_toko AND sesudah ? 'data_berlian') semua
    ORDER BY kode_barcode, versi DESC)
  SELECT format('Barang %s: batunya tidak sama dengan bukunya', kode_barcode)
  FROM (SELECT kode_barcode, data_berlian FROM barang
      WHERE kode_toko = v_toko AND data_berlian IS NOT NULL) b
    FULL JOIN buku USING (kode_barcode)
  WHERE coalesce(b.data_berlian, 'null') <> coalesce(buku.batu, 'null') LIMIT 1 $$;

-- Stones that no line of their note sells.
CREATE OR REPLACE FUNCTION audit_penjualan_batu(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Batu barang %s di penjualan %s tanpa barisnya', b.kode_barcode, b.id)
  FROM penjualan_batu b WHERE b.kode_toko = v_toko AND NOT EXISTS (
    SELECT FROM penjualan p JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = p.id
    WHERE p.kode_toko = v_toko AND p.id = b.id AND p.id_posting = b.id_posting
      AND l.kode_barcode = b.kode_barcode) LIMIT 1 $$;

-- By note, piece (its bytes: the chain must not depend on a collation) and number.
CREATE OR REPLACE FUNCTION baca_penjualan_batu(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_batu_v1(b), E'\n'
    ORDER BY b.id, b.kode_barcode COLLATE "C", b.n)
  FROM penjualan_batu b WHERE b.kode_toko = v_toko AND b.id_posting = v_id $$;

-- The stones of a sold piece as a note or a counter shows them.
CREATE OR REPLACE FUNCTION batu_jual(v_toko text, v_id uuid, v_barcode text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(b) - '{kode_toko,id,kode_barcode,n,id_posting}'::text[] ORDER BY b.n)
  FROM penjualan_batu b
  WHERE b.kode_toko = v_toko AND b.id = v_id AND b.kode_barcode = v_barcode $$;

-- A row without the new facts has the text that it always had: the links of the chain stay. One
-- with them is longer, so that no row can be taken for another.
CREATE OR REPLACE FUNCTION naskah_penjualan_batu_v1(b penjualan_batu) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN num_nonnulls(b.kode_jenis_batu, b.kode_fluorescence, b.kode_symmetry,
      b.kode_polish) > 0 THEN b::text
    ELSE ROW(b.kode_toko, b.id, b.kode_barcode, b.n, b.id_posting, b.jml_batu, b.kode_shape,
      b.karat_batu, b.kode_color, b.kode_clarity, b.kode_cutgrade)::text END $$;

-- [{id, kode_barcode, data_berlian}], of pieces with stones, after the lines that sell them. The
-- stones must be those that the piece carries now.
CREATE OR REPLACE FUNCTION tulis_penjualan_batu(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_barcode text;
BEGIN
  SELECT m.kode_barcode INTO v_barcode
  FROM jsonb_to_recordset(isi) AS m(id uuid, kode_barcode text, data_berlian jsonb)
  WHERE (SELECT b.data_berlian FROM barang b WHERE b.kode_toko = k.toko
    AND b.kode_barcode = m.kode_barcode) IS DISTINCT FROM m.data_berlian LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN002', 'berubah',
      jsonb_build_object('tabel', 'barang', 'kunci', v_barcode));
  END IF;
  INSERT INTO penjualan_batu SELECT k.toko, m.id, m.kode_barcode, s.n, k.id_posting, b.jml_batu,
    b.kode_shape, b.karat_batu, b.kode_color, b.kode_clarity, b.kode_cutgrade, b.kode_jenis_batu,
    b.kode_fluorescence, b.kode_symmetry, b.kode_polish
  FROM jsonb_to_recordset(isi) AS m(id uuid, kode_barcode text, data_berlian jsonb),
    jsonb_array_elements(m.data_berlian) WITH ORDINALITY AS s(isi, n),
    LATERAL jsonb_populate_record(NULL::penjualan_batu, s.isi) AS b;
  RETURN baca_penjualan_batu(k.toko, k.id_posting, versi_naskah());
END $$;

-- What the book says is there is what the pieces in the stock carry.
CREATE OR REPLACE FUNCTION audit_buku_berlian(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Buku berlian: %s batu dan %s karat, barangnya membawa %s dan %s',
    k.batu, k.karat, s.batu, s.karat)
  FROM (SELECT coalesce(sum(arah * (batu->>'jml_batu')::bigint), 0) AS batu,
      coalesce(sum(arah * (batu->>'karat_batu')::bigint), 0) AS karat
    FROM buku_berlian(v_toko, 'infinity')) k,
    (SELECT coalesce(sum((s.batu->>'jml_batu')::bigint), 0) AS batu,
      coalesce(sum((s.batu->>'karat_batu')::bigint), 0) AS karat
    FROM barang b, jsonb_array_elements(b.data_berlian) AS s(batu)
    WHERE b.kode_toko = v_toko AND b.data_berlian IS NOT NULL AND b.kode_gudang IS NOT NULL) s
  WHERE (k.batu, k.karat) <> (s.batu, s.karat) $$;

-- The stones of a piece after the step that led to this version; null: none.
CREATE OR REPLACE FUNCTION batu_saat(v_toko text, v_barcode text, v_versi int) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT nullif(batu, 'null') FROM (
    SELECT versi, isi->'data_berlian' AS batu FROM gerak_barang
    WHERE kode_toko = v_toko AND kode_barcode = v_barcode AND versi <= v_versi AND isi IS NOT NULL
    UNION ALL
    SELECT versi, sesudah->'data_berlian' FROM koreksi_barang
    WHERE kode_toko = v_toko AND kode_barcode = v_barcode AND versi <= v_versi
      AND sesudah ? 'data_berlian') s
  ORDER BY versi DESC LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION batu_jual, batu_saat TO kencana_app;
