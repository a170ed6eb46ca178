-- A stone also says what it is, how it glows, how even and how well polished it is, and whom it came
-- from. What a customer reads of it is frozen with the sale; whom it came from stays with the piece.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE penjualan_batu ADD kode_jenis_batu text, ADD kode_fluorescence text,
  ADD kode_symmetry text, ADD kode_polish text;
ALTER TABLE penjualan_batu
  ADD FOREIGN KEY (kode_toko, kode_jenis_batu) REFERENCES jenis_batu NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_fluorescence) REFERENCES batu_fluorescence NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_symmetry) REFERENCES batu_symmetry NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_polish) REFERENCES batu_polish NOT VALID;

-- A row without the new facts has the text that it always had: the links of the chain stay. One
-- with them is longer, so that no row can be taken for another.
CREATE OR REPLACE FUNCTION naskah_penjualan_batu_v1(b penjualan_batu) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN num_nonnulls(b.kode_jenis_batu, b.kode_fluorescence, b.kode_symmetry,
      b.kode_polish) > 0 THEN b::text
    ELSE ROW(b.kode_toko, b.id, b.kode_barcode, b.n, b.id_posting, b.jml_batu, b.kode_shape,
      b.karat_batu, b.kode_color, b.kode_clarity, b.kode_cutgrade)::text END $$;

-- As in migration 0082, with them.
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

-- ---------------------------------------------------------------- held while a piece carries them
-- As in migration 0144, of every master that a stone names.
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

-- As in migration 0350, with these.
CREATE OR REPLACE FUNCTION sebutan_master() RETURNS TABLE (master text, tabel text, syarat text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('akun', 'jurnal', 't.nomor_akun = $2'),
    ('akun', 'titipan_uang', 't.nomor_akun = $2'),
    ('rekening', 'kas', 't.no_rekening = $2'),
    ('kode_transaksi', 'kas', 't.kategori = $2'),
    ('gudang', 'gerak_barang', '$2 IN (t.dari_gudang, t.ke_gudang)'),
    ('gudang', 'timbang_baki', 't.kode_gudang = $2'),
    ('gudang', 'opname_hasil', 't.kode_gudang = $2'),
    ('aksesoris', 'stok_aksesoris', 't.kode_aksesoris = $2'),
    ('baki', 'gerak_barang', '$2 IN (t.dari_baki, t.ke_baki)'),
    ('baki', 'opname_hasil', '$2 IN (t.kode_baki, t.scan_baki)'),
    ('group_harga', 'penjualan_baris', 't.kode_group = $2'),
    ('group_harga', 'titipan', 't.kode_group = $2'),
    ('jenis', 'penjualan_baris', 't.kode_dept = $2'),
    ('kategori', 'penjualan_baris', 't.kode_kategori = $2'),
    ('kadar', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))')
  UNION ALL
  SELECT v.master, 'barang',
    format('t.data_berlian @> jsonb_build_array(jsonb_build_object(%L, $2))', v.kunci)
  FROM (VALUES ('batu_shape', 'kode_shape'), ('batu_color', 'kode_color'),
    ('batu_clarity', 'kode_clarity'), ('batu_cutgrade', 'kode_cutgrade'),
    ('batu_polish', 'kode_polish'), ('batu_symmetry', 'kode_symmetry'),
    ('batu_fluorescence', 'kode_fluorescence'), ('jenis_batu', 'kode_jenis_batu'),
    ('supplier_berlian', 'kode_supplier')) AS v(master, kunci) $$;

DO $$
DECLARE v record;
BEGIN
  FOR v IN SELECT * FROM (VALUES ('batu_polish', 'kode_polish'), ('batu_symmetry', 'kode_symmetry'),
      ('batu_fluorescence', 'kode_fluorescence'), ('jenis_batu', 'kode_jenis_batu'),
      ('supplier_berlian', 'kode_supplier')) AS v(master, kunci) LOOP
    EXECUTE format('CREATE TRIGGER disebut BEFORE DELETE ON kencana.%I
      FOR EACH ROW EXECUTE FUNCTION kencana.tolak_hapus_disebut(%L)', v.master, v.kunci);
  END LOOP;
END $$;

-- ---------------------------------------------------------------- what a piece may name
-- As in migration 0081, with them.
CREATE OR REPLACE FUNCTION master_barang(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'versi', (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') FROM versi_tabel
      WHERE kode_toko = v_toko
        AND tabel IN ('jenis', 'kategori', 'bandrol', 'kadar', 'kadar_eod', 'baki')),
    'jenis', (SELECT coalesce(jsonb_agg(jsonb_build_array(j.kode_dept, jsonb_build_object(
        'kode_kategori', j.kode_kategori, 'cara_harga', k.cara_harga, 'berlian', j.berlian))), '[]')
      FROM jenis j JOIN kategori k ON k.kode_toko = v_toko AND k.kode_kategori = j.kode_kategori
      WHERE j.kode_toko = v_toko),
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_group, jsonb_build_object(
        'kadar', kadar, 'kadar_cetak', kadar_cetak))), '[]')
      FROM group_harga WHERE kode_toko = v_toko),
    'bandrol', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_bandrol, berat_bandrol)), '[]')
      FROM bandrol WHERE kode_toko = v_toko),
    'kadar_eod', (SELECT coalesce(jsonb_agg(jsonb_build_array(k.kadar, e.kadar_eod)), '[]')
      FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
      WHERE e.kode_toko = v_toko),
    'baki', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_baki, jsonb_build_object(
        'kode_gudang', kode_gudang, 'status_baki', status_baki))), '[]')
      FROM baki WHERE kode_toko = v_toko),
    'batu', jsonb_build_object(
      'kode_shape', (SELECT coalesce(jsonb_agg(kode_shape), '[]') FROM batu_shape
        WHERE kode_toko = v_toko),
      'kode_color', (SELECT coalesce(jsonb_agg(kode_color), '[]') FROM batu_color
        WHERE kode_toko = v_toko),
      'kode_clarity', (SELECT coalesce(jsonb_agg(kode_clarity), '[]') FROM batu_clarity
        WHERE kode_toko = v_toko),
      'kode_cutgrade', (SELECT coalesce(jsonb_agg(kode_cutgrade), '[]') FROM batu_cutgrade
        WHERE kode_toko = v_toko),
      'kode_polish', (SELECT coalesce(jsonb_agg(kode_polish), '[]') FROM batu_polish
        WHERE kode_toko = v_toko),
      'kode_symmetry', (SELECT coalesce(jsonb_agg(kode_symmetry), '[]') FROM batu_symmetry
        WHERE kode_toko = v_toko),
      'kode_fluorescence', (SELECT coalesce(jsonb_agg(kode_fluorescence), '[]')
        FROM batu_fluorescence WHERE kode_toko = v_toko),
      'kode_jenis_batu', (SELECT coalesce(jsonb_agg(kode_jenis_batu), '[]') FROM jenis_batu
        WHERE kode_toko = v_toko),
      'kode_supplier', (SELECT coalesce(jsonb_agg(kode_supplier), '[]') FROM supplier_berlian
        WHERE kode_toko = v_toko))) $$;
