-- The pieces, their movements, and gold in grams. Weights are milligrams, kadar hundredths.
SET LOCAL search_path = kencana, pg_temp;

-- Where each piece is: a projection of gerak_barang and koreksi_barang. A piece that has a gudang
-- is in the shop; one that has none is gone or on its way, and is kept out of the partial indexes.
-- id_pemegang is the document that holds the piece, or that took it away.
CREATE DOMAIN kadar_emas AS int CHECK (VALUE BETWEEN 1 AND 50000); -- SPEC 9: kadar max 500
CREATE DOMAIN persen AS int CHECK (VALUE BETWEEN 0 AND 10000);

-- A piece lies in one place, or is held by one document, or both; a function, because a CHECK is
-- parsed anew by every UPDATE and this one would be long.
CREATE FUNCTION di_satu_tempat(status text, gudang text, baki text, pemegang uuid) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN status = 'ADA' THEN gudang IS NOT NULL AND baki IS NOT NULL AND pemegang IS NULL
    WHEN status = 'KEMBALI' THEN gudang IS NOT NULL AND pemegang IS NULL
    WHEN status IN ('DALAM_NOTA', 'TITIP') THEN gudang IS NOT NULL AND pemegang IS NOT NULL
    WHEN status IN ('TERJUAL', 'HANCUR', 'PERJALANAN', 'HILANG')
      THEN gudang IS NULL AND baki IS NULL AND pemegang IS NOT NULL
    ELSE false END;
END $$;

CREATE TABLE barang (
  kode_toko text NOT NULL, kode_barcode text NOT NULL,
  nama_barang text NOT NULL, kode_kategori text NOT NULL, kode_dept text NOT NULL,
  kode_group text NOT NULL, kadar kadar_emas NOT NULL, kadar_cetak text NOT NULL DEFAULT '',
  kadar_eod persen NOT NULL, kode_intern text NOT NULL DEFAULT '', kode_gudang text, kode_baki text,
  berat miligram NOT NULL, murni miligram NOT NULL,
  nama_atribut text NOT NULL DEFAULT '', berat_atribut miligram NOT NULL DEFAULT 0,
  harga_atribut rupiah NOT NULL DEFAULT 0, kode_bandrol text,
  berat_bandrol miligram NOT NULL DEFAULT 0, size text NOT NULL DEFAULT '',
  harga_pokok rupiah NOT NULL DEFAULT 0, harga_tetap rupiah, ongkos rupiah NOT NULL DEFAULT 0,
  no_sertifikat text, supplier text, gambar text,
  status text NOT NULL, id_pemegang uuid, tgl_masuk date NOT NULL, versi int NOT NULL DEFAULT 1,
  PRIMARY KEY (kode_toko, kode_barcode),
  CONSTRAINT barang_di_satu_tempat
    CHECK (di_satu_tempat(status, kode_gudang, kode_baki, id_pemegang))
) WITH (fillfactor = 70);
CREATE INDEX barang_baki ON barang (kode_toko, kode_gudang, kode_baki)
  WHERE kode_gudang IS NOT NULL;
SELECT tabel_proyeksi('barang');

-- versi is the piece's version after the move: two moves from the same one cannot both exist.
-- isi is what an entry laid down about the piece (dari_status null), null in every other move.
CREATE TABLE gerak_barang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, versi int NOT NULL, dari_status text, ke_status text NOT NULL,
  dari_gudang text, dari_baki text, ke_gudang text, ke_baki text,
  berat miligram NOT NULL, murni miligram NOT NULL, tgl_system date NOT NULL, isi jsonb,
  PRIMARY KEY (kode_toko, id_posting, n), UNIQUE (kode_toko, kode_barcode, versi));
CREATE INDEX gerak_barang_hari ON gerak_barang (kode_toko, tgl_system);
CREATE TABLE koreksi_barang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, versi int NOT NULL, sebelum jsonb NOT NULL, sesudah jsonb NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n), UNIQUE (kode_toko, kode_barcode, versi));
CREATE TABLE gram (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  akun text NOT NULL, kadar int NOT NULL, kotor bigint NOT NULL,
  murni bigint NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX gram_hari ON gram (kode_toko, tgl_system, akun);
SELECT tabel_buku('gerak_barang'), tabel_buku('koreksi_barang'), tabel_buku('gram');

CREATE FUNCTION naskah_gerak_barang_v1(g gerak_barang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;
CREATE FUNCTION naskah_koreksi_barang_v1(g koreksi_barang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;
CREATE FUNCTION naskah_gram_v1(g gram) RETURNS text LANGUAGE sql STABLE AS $$ SELECT g::text $$;

-- ---------------------------------------------------------------- gram
-- Every document sums to zero, gross and fine, over all kadar (DOMAIN 3).
CREATE FUNCTION seimbang_gram() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT id_dokumen, sum(kotor) AS kotor, sum(murni) AS murni INTO v FROM baru
  GROUP BY kode_toko, id_posting, id_dokumen HAVING sum(kotor) <> 0 OR sum(murni) <> 0 LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN012', 'gram_tidak_seimbang', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER seimbang AFTER INSERT ON gram REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION seimbang_gram();

-- [{id_dokumen, akun, kadar, kotor, murni}]
CREATE FUNCTION tulis_gram(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO gram SELECT k.toko, k.id_posting, g.n, g.id_dokumen, g.akun, g.kadar, g.kotor,
      g.murni, k.tgl
    FROM ROWS FROM (jsonb_to_recordset(isi)
      AS (id_dokumen uuid, akun text, kadar int, kotor bigint, murni bigint))
      WITH ORDINALITY AS g(id_dokumen, akun, kadar, kotor, murni, n)
    RETURNING naskah_gram_v1(gram) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_gram(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gram_v1(g), E'\n' ORDER BY n) FROM gram g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- ---------------------------------------------------------------- movements
-- What a row of gerak_barang asks beyond what it stores: who must hold the piece, the version that
-- was read (where that matters), and for an entry the facts of the piece.
CREATE TYPE gerak_minta AS (
  id_dokumen uuid, kode_barcode text, dari_status text, ke_status text, dari_gudang text,
  dari_baki text, ke_gudang text, ke_baki text, berat bigint, murni bigint, pemegang uuid,
  versi int, barang jsonb);

-- Tells the second comer who holds the piece, or that it changed since it was read.
CREATE FUNCTION tolak_gerak(k konteks, g gerak_minta) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  IF g.dari_status IS NULL THEN
    PERFORM tolak('KN008', 'barcode_sudah_ada', jsonb_build_object('kode_barcode', g.kode_barcode));
  END IF;
  SELECT b.status, b.kode_gudang, b.kode_baki, b.id_pemegang, b.versi, d.nomor, d.jenis, d.input_by,
    gr.nomor AS no_group INTO v
  FROM barang b LEFT JOIN dokumen d ON d.kode_toko = k.toko AND d.id = b.id_pemegang
    LEFT JOIN dokumen gr ON gr.kode_toko = k.toko AND gr.id = d.id_group
  WHERE b.kode_toko = k.toko AND b.kode_barcode = g.kode_barcode;
  IF NOT FOUND THEN
    PERFORM tolak('KN404', 'barang_tidak_ada', jsonb_build_object('kode_barcode', g.kode_barcode));
  ELSIF (v.status, v.kode_gudang, v.kode_baki, v.id_pemegang) IS DISTINCT FROM
    (g.dari_status, g.dari_gudang, g.dari_baki, g.pemegang) THEN
    PERFORM tolak('KN003', 'barang_tidak_di_tempat', jsonb_build_object('kode_barcode',
      g.kode_barcode, 'status', v.status, 'kode_gudang', v.kode_gudang, 'kode_baki', v.kode_baki,
      'id_pemegang', v.id_pemegang, 'jenis', v.jenis, 'nomor', v.nomor, 'no_group', v.no_group,
      'oleh', v.input_by));
  END IF;
  PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'barang', 'kunci', g.kode_barcode,
    'versi', v.versi));
END $$;

-- The facts of a piece: what an entry lays down and a correction may change.
CREATE FUNCTION fakta_barang(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(b) - '{kode_toko,kode_barcode,status,kode_gudang,kode_baki,id_pemegang,versi,
    tgl_masuk}'::text[] $$;

-- An entry: the piece comes into being with the facts of the receipt, which are returned.
CREATE FUNCTION masukkan_barang(k konteks, g gerak_minta) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE b barang;
BEGIN
  b := jsonb_populate_record(NULL::barang, '{"kadar_cetak": "", "kode_intern": "",
    "nama_atribut": "", "berat_atribut": 0, "harga_atribut": 0, "berat_bandrol": 0, "size": "",
    "harga_pokok": 0, "ongkos": 0}' || jsonb_strip_nulls(g.barang));
  b.kode_toko := k.toko; b.kode_barcode := g.kode_barcode; b.status := g.ke_status;
  b.kode_gudang := g.ke_gudang; b.kode_baki := g.ke_baki; b.berat := g.berat; b.murni := g.murni;
  b.id_pemegang := CASE WHEN g.ke_status NOT IN ('ADA', 'KEMBALI') THEN g.id_dokumen END;
  b.tgl_masuk := k.tgl; b.versi := 1;
  IF b.murni > b.berat OR b.berat = 0 OR b.kode_barcode = '' THEN
    PERFORM tolak('KN015', 'barang_tidak_sah', jsonb_build_object('kode_barcode', g.kode_barcode));
  END IF;
  INSERT INTO barang VALUES (b.*) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN PERFORM tolak_gerak(k, g); END IF;
  RETURN fakta_barang(b);
END $$;

-- [gerak_minta], each piece once. A piece is locked, checked and moved in one UPDATE, in the order
-- of the barcodes (by their bytes: the text of the chain must not depend on a collation). It must
-- stand where, and be held as, the rules read it, and leaves with the weights it entered with.
CREATE FUNCTION tulis_gerak_barang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE w jsonb; g gerak_minta; r gerak_barang; v_n int := 0; v_naskah text;
BEGIN
  FOR w IN SELECT value FROM jsonb_array_elements(isi)
      ORDER BY value->>'kode_barcode' COLLATE "C" LOOP
    g := jsonb_populate_record(NULL::gerak_minta, w);
    v_n := v_n + 1;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.kode_barcode, 1, g.dari_status, g.ke_status,
      g.dari_gudang, g.dari_baki, g.ke_gudang, g.ke_baki, g.berat, g.murni, k.tgl, NULL);
    IF g.dari_status IS NULL THEN
      r.isi := masukkan_barang(k, g);
    ELSE
      UPDATE barang b SET status = g.ke_status, kode_gudang = g.ke_gudang, kode_baki = g.ke_baki,
        id_pemegang = CASE WHEN g.ke_status NOT IN ('ADA', 'KEMBALI') THEN g.id_dokumen END,
        versi = b.versi + 1
      WHERE b.kode_toko = k.toko AND b.kode_barcode = g.kode_barcode AND b.status = g.dari_status
        AND b.kode_gudang IS NOT DISTINCT FROM g.dari_gudang
        AND b.kode_baki IS NOT DISTINCT FROM g.dari_baki
        AND b.id_pemegang IS NOT DISTINCT FROM g.pemegang
        AND b.berat = g.berat AND b.murni = g.murni AND b.versi = coalesce(g.versi, b.versi)
      RETURNING b.versi INTO r.versi;
      IF NOT FOUND THEN PERFORM tolak_gerak(k, g); END IF;
    END IF;
    INSERT INTO gerak_barang VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gerak_barang_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_gerak_barang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_barang_v1(g), E'\n' ORDER BY n) FROM gerak_barang g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- These pieces are as they were read, though this posting does not move them:
-- [{kode_barcode, status, versi}].
CREATE FUNCTION periksa_barang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; b record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(kode_barcode text, status text, versi int)
      ORDER BY kode_barcode COLLATE "C" LOOP
    SELECT status, versi INTO b FROM barang
    WHERE kode_toko = k.toko AND kode_barcode = r.kode_barcode FOR SHARE;
    IF NOT FOUND OR b.versi <> coalesce(r.versi, b.versi)
      OR b.status <> coalesce(r.status, b.status) THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'barang',
        'kunci', r.kode_barcode, 'status', b.status, 'versi', b.versi));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- ---------------------------------------------------------------- corrections of master facts
-- [{id_dokumen, kode_barcode, sebelum, sesudah}]: the same keys in both, each a fact of the piece.
-- A change of berat or murni needs its rows in gram too (audit compares the two books).
CREATE FUNCTION tulis_koreksi_barang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; b barang; v_naskah text; v_baris text;
BEGIN
  FOR r IN SELECT * FROM ROWS FROM (jsonb_to_recordset(isi) AS (id_dokumen uuid, kode_barcode text,
      sebelum jsonb, sesudah jsonb)) WITH ORDINALITY
      AS r(id_dokumen, kode_barcode, sebelum, sesudah, n) ORDER BY kode_barcode COLLATE "C" LOOP
    SELECT * INTO b FROM barang WHERE kode_toko = k.toko AND kode_barcode = r.kode_barcode
    FOR UPDATE;
    IF NOT fakta_barang(b) @> r.sebelum
      OR NOT fakta_barang(b) ?& (SELECT array_agg(x) FROM jsonb_object_keys(r.sesudah) x) THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'barang', 'kunci', r.kode_barcode, 'versi', b.versi));
    END IF;
    b := jsonb_populate_record(b, r.sesudah || jsonb_build_object('versi', b.versi + 1));
    EXECUTE (SELECT format('UPDATE barang SET %s WHERE kode_toko = $2 AND kode_barcode = $3',
        string_agg(format('%1$I = ($1).%1$I', kolom), ', '))
      FROM jsonb_object_keys(r.sesudah || '{"versi": 0}') AS kolom)
    USING b, k.toko, r.kode_barcode;
    INSERT INTO koreksi_barang VALUES (k.toko, k.id_posting, r.n, r.id_dokumen, r.kode_barcode,
      b.versi, r.sebelum, r.sesudah, k.tgl)
    RETURNING naskah_koreksi_barang_v1(koreksi_barang) INTO v_baris;
    v_naskah := concat_ws(E'\n', v_naskah, v_baris);
  END LOOP;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_koreksi_barang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_koreksi_barang_v1(g), E'\n' ORDER BY kode_barcode COLLATE "C")
  FROM koreksi_barang g WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- ---------------------------------------------------------------- barcodes
CREATE TABLE nomor_barcode (
  kode_toko text PRIMARY KEY, urut bigint NOT NULL DEFAULT 0) WITH (fillfactor = 20);
SELECT tabel_proyeksi('nomor_barcode');

-- Shops 1 to 89 lead with two digits, the others with 9 and three: no shop's number begins
-- another's, so the counter may grow past its six digits and a barcode still names one shop and one piece.
CREATE FUNCTION awalan_toko(no_toko int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN no_toko < 90 THEN lpad(no_toko::text, 2, '0')
    ELSE '9' || lpad((no_toko - 90)::text, 3, '0') END $$;

-- Weights 3 and 1 from the right, as EAN has it: finds every wrong digit and most swaps.
CREATE FUNCTION angka_periksa(angka text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ((10 - sum(substr(reverse(angka), i, 1)::int * CASE i % 2 WHEN 1 THEN 3 ELSE 1 END) % 10)
    % 10)::text
  FROM generate_series(1, length(angka)) AS i $$;

CREATE FUNCTION barcode_baru(v_toko text, v_jumlah int) RETURNS text[] LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_akhir bigint; v_awalan text;
BEGIN
  SELECT awalan_toko(no_toko) INTO STRICT v_awalan FROM toko WHERE kode_toko = v_toko;
  INSERT INTO nomor_barcode AS m VALUES (v_toko, v_jumlah)
  ON CONFLICT (kode_toko) DO UPDATE SET urut = m.urut + v_jumlah RETURNING urut INTO v_akhir;
  RETURN (SELECT array_agg(a || angka_periksa(a) ORDER BY i)
    FROM generate_series(v_akhir - v_jumlah + 1, v_akhir) AS i,
      LATERAL (SELECT v_awalan || lpad(i::text, greatest(6, length(i::text)), '0') AS a) AS x);
END $$;
GRANT EXECUTE ON FUNCTION awalan_toko(int), angka_periksa(text), barcode_baru(text, int)
  TO kencana_app;
