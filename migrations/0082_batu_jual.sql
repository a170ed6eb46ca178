-- The stones of a piece as they were when it was sold: frozen with its line.
SET LOCAL search_path = kencana, pg_temp;

-- Stones of one kind in a piece that a note sells; karat_batu: of all of them, in hundredths.
-- A book of its own: the texts of the lines that are in the chain stay as they are.
CREATE TABLE penjualan_batu (
  kode_toko text NOT NULL, id uuid NOT NULL, kode_barcode text NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, jml_batu int NOT NULL, kode_shape text NOT NULL,
  karat_batu bigint NOT NULL, kode_color text NOT NULL, kode_clarity text NOT NULL,
  kode_cutgrade text,
  PRIMARY KEY (kode_toko, id, kode_barcode, n));
CREATE INDEX penjualan_batu_posting ON penjualan_batu (kode_toko, id_posting);
SELECT tabel_buku('penjualan_batu');

CREATE FUNCTION naskah_penjualan_batu_v1(b penjualan_batu) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;
-- By note, piece (its bytes: the chain must not depend on a collation) and number.
CREATE FUNCTION baca_penjualan_batu(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_batu_v1(b), E'\n'
    ORDER BY b.id, b.kode_barcode COLLATE "C", b.n)
  FROM penjualan_batu b WHERE b.kode_toko = v_toko AND b.id_posting = v_id $$;

-- [{id, kode_barcode, data_berlian}], of pieces with stones, after the lines that sell them. The
-- stones must be those that the piece carries now.
CREATE FUNCTION tulis_penjualan_batu(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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
    b.kode_shape, b.karat_batu, b.kode_color, b.kode_clarity, b.kode_cutgrade
  FROM jsonb_to_recordset(isi) AS m(id uuid, kode_barcode text, data_berlian jsonb),
    jsonb_array_elements(m.data_berlian) WITH ORDINALITY AS s(isi, n),
    LATERAL jsonb_populate_record(NULL::penjualan_batu, s.isi) AS b;
  RETURN baca_penjualan_batu(k.toko, k.id_posting, versi_naskah());
END $$;
SELECT pasang_buku();

-- The stones of a sold piece as a note or a counter shows them.
CREATE FUNCTION batu_jual(v_toko text, v_id uuid, v_barcode text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(b) - '{kode_toko,id,kode_barcode,n,id_posting}'::text[] ORDER BY b.n)
  FROM penjualan_batu b
  WHERE b.kode_toko = v_toko AND b.id = v_id AND b.kode_barcode = v_barcode $$;
GRANT EXECUTE ON FUNCTION batu_jual(text, uuid, text) TO kencana_app;

-- Stones that no line of their note sells.
CREATE FUNCTION audit_penjualan_batu(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Batu barang %s di penjualan %s tanpa barisnya', b.kode_barcode, b.id)
  FROM penjualan_batu b WHERE b.kode_toko = v_toko AND NOT EXISTS (
    SELECT FROM penjualan p JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = p.id
    WHERE p.kode_toko = v_toko AND p.id = b.id AND p.id_posting = b.id_posting
      AND l.kode_barcode = b.kode_barcode) LIMIT 1 $$;

-- ---------------------------------------------------------------- what the counter reads
-- As in migration 0020; and what a piece with stones is taken back at.
CREATE OR REPLACE FUNCTION aturan_penjualan(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'harga', harga,
      'tgl_konfirmasi', tgl_konfirmasi)), '[]') FROM group_harga WHERE kode_toko = v_toko),
    'ongkos', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kode_dept',
      kode_dept, 'jenis_ongkos', jenis_ongkos, 'minimum', ongkos_minimum, 'nilai',
      CASE jenis_ongkos WHEN 'PERSEN' THEN ongkos_persen ELSE ongkos_rp END)), '[]')
      FROM parameter_ongkos WHERE kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'berlian', (SELECT coalesce(jsonb_agg(jsonb_build_object('karat_dari', karat_dari, 'tukar',
      tukar_persen, 'jual', jual_persen)), '[]') FROM parameter_berlian WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PENJUALAN')) $$;

CREATE OR REPLACE FUNCTION muat_penjualan(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_barcode text[] := ARRAY(SELECT jsonb_array_elements_text(minta->'barcode'));
  v_versi jsonb; v_barang jsonb; v_toko_kini jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') INTO v_versi FROM versi_tabel
  WHERE kode_toko = v_toko AND tabel IN ('group_harga', 'parameter_ongkos', 'rekening', 'sales',
    'para_akun_transaksi', 'parameter_berlian');
  SELECT jsonb_build_object('tgl_system', tgl_system, 'status', status) INTO v_toko_kini
  FROM toko WHERE kode_toko = v_toko;
  SELECT coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('status_baki', t.status_baki,
    'nomor_pemegang', coalesce(g.nomor, d.nomor), 'oleh_pemegang', d.input_by)), '[]')
  INTO v_barang
  FROM barang b LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = b.kode_baki
    LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
  WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode);
  RETURN jsonb_build_object('toko', v_toko_kini, 'versi', v_versi, 'barang', v_barang,
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_penjualan(v_toko) END,
    'draf', CASE WHEN minta ? 'draf'
      THEN draf_lain(v_toko, v_barcode, (minta->>'draf')::uuid) ELSE '[]' END);
END $$;
