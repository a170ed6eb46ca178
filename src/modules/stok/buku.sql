CREATE OR REPLACE FUNCTION baca_gerak_barang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_barang_v1(g), E'\n' ORDER BY n) FROM gerak_barang g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_gram(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gram_v1(g), E'\n' ORDER BY n) FROM gram g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_koreksi_barang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_koreksi_barang_v1(g), E'\n' ORDER BY kode_barcode COLLATE "C")
  FROM koreksi_barang g WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- The rows of a document, by the postings of its steps.
CREATE OR REPLACE FUNCTION gerak_dokumen(v_toko text, v_dokumen uuid) RETURNS SETOF gerak_barang
LANGUAGE sql STABLE AS $$
  SELECT g.* FROM transisi t JOIN gerak_barang g ON g.kode_toko = v_toko
    AND g.id_posting = t.id_posting AND g.id_dokumen = v_dokumen
  WHERE t.kode_toko = v_toko AND t.id_dokumen = v_dokumen $$;

-- A piece that changed since the document moved or corrected it cannot be taken back.
CREATE OR REPLACE FUNCTION barang_berubah(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode', 'barang', 'kode_barcode', kode_barcode)
  FROM (SELECT kode_barcode, max(versi) AS versi FROM (
      SELECT kode_barcode, versi FROM gerak_dokumen(v_toko, v_dokumen)
      UNION ALL
      SELECT k.kode_barcode, k.versi FROM transisi t JOIN koreksi_barang k
        ON k.kode_toko = v_toko AND k.id_posting = t.id_posting AND k.id_dokumen = v_dokumen
      WHERE t.kode_toko = v_toko AND t.id_dokumen = v_dokumen) x GROUP BY kode_barcode) y
    JOIN barang b USING (kode_barcode)
  WHERE b.kode_toko = v_toko AND b.versi <> y.versi ORDER BY kode_barcode LIMIT 1 $$;

-- Nor does a piece come out of, or go back into, a tray that is closed or being counted.
CREATE OR REPLACE FUNCTION halangan_batal_gerak_barang(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(barang_berubah(v_toko, v_dokumen), (
    SELECT jsonb_build_object('kode', 'baki', 'kode_baki', x.kode_baki)
    FROM (SELECT dari_baki AS kode_baki, dari_gudang AS kode_gudang
        FROM gerak_dokumen(v_toko, v_dokumen)
        UNION SELECT ke_baki, ke_gudang FROM gerak_dokumen(v_toko, v_dokumen)) x
      LEFT JOIN baki b ON b.kode_toko = v_toko AND b.kode_baki = x.kode_baki
    WHERE x.kode_baki IS NOT NULL
      AND (b.kode_gudang, b.status_baki) IS DISTINCT FROM (x.kode_gudang, 'READY')
    ORDER BY x.kode_baki LIMIT 1)) $$;

CREATE OR REPLACE FUNCTION halangan_batal_koreksi_barang(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT barang_berubah(v_toko, v_dokumen) $$;

-- Whoever takes gold out of LEBUR and whoever takes back what brought it come one after the other.
CREATE OR REPLACE FUNCTION kunci_lebur(v_toko text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('lebur ' || v_toko, 0)) $$;

-- Gold that a document brought to LEBUR does not go back once it has left there: of its kadar by weight,
-- of all of it by what is fine (what leaves has the kadar's fine weight, not that of each piece). What is
-- looked at after the lock is what stands then: this function is VOLATILE.
CREATE OR REPLACE FUNCTION halangan_batal_gram(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE v record; v_oleh text;
BEGIN
  FOR v IN SELECT g.kadar, sum(g.kotor) AS kotor, sum(sum(g.murni)) OVER () AS murni FROM transisi t
      JOIN gram g ON g.kode_toko = v_toko AND g.id_posting = t.id_posting
        AND g.id_dokumen = v_dokumen AND g.akun = 'LEBUR'
    WHERE t.kode_toko = v_toko AND t.id_dokumen = v_dokumen
    GROUP BY g.kadar HAVING sum(g.kotor) > 0 ORDER BY g.kadar LOOP
    PERFORM kunci_lebur(v_toko);
    IF EXISTS (SELECT FROM gram WHERE kode_toko = v_toko AND akun = 'LEBUR'
        HAVING sum(kotor) FILTER (WHERE kadar = v.kadar) < v.kotor OR sum(murni) < v.murni) THEN
      -- Who took it last, of this kadar where there is one; a cancel took back its own.
      SELECT d.nomor INTO v_oleh FROM gram g
        JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen AND d.prefix <> 'BT'
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status <> 'BATAL'
      WHERE g.kode_toko = v_toko AND g.akun = 'LEBUR' AND g.kotor < 0
      ORDER BY g.kadar = v.kadar DESC, p.urut DESC LIMIT 1;
      RETURN jsonb_build_object('kode', 'lebur', 'oleh', coalesce(v_oleh, ''));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION naskah_gerak_barang_v1(g gerak_barang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

CREATE OR REPLACE FUNCTION naskah_gram_v1(g gram) RETURNS text LANGUAGE sql STABLE AS $$ SELECT g::text $$;

CREATE OR REPLACE FUNCTION naskah_koreksi_barang_v1(g koreksi_barang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

-- [{id_dokumen, akun, kadar, kotor, murni}]
CREATE OR REPLACE FUNCTION tulis_gram(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

-- The text is gathered at the end.
CREATE OR REPLACE FUNCTION tulis_koreksi_barang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r record; b barang; v_fakta jsonb;
BEGIN
  FOR r IN SELECT * FROM ROWS FROM (jsonb_to_recordset(isi) AS (id_dokumen uuid, kode_barcode text,
      sebelum jsonb, sesudah jsonb, versi int)) WITH ORDINALITY
      AS r(id_dokumen, kode_barcode, sebelum, sesudah, versi, n) ORDER BY kode_barcode COLLATE "C" LOOP
    SELECT * INTO b FROM barang WHERE kode_toko = k.toko AND kode_barcode = r.kode_barcode
    FOR UPDATE;
    v_fakta := fakta_barang(b);
    IF b.versi <> coalesce(r.versi, b.versi) OR NOT v_fakta @> r.sebelum
      OR NOT v_fakta ?& (SELECT array_agg(x) FROM jsonb_object_keys(r.sesudah) x) THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'barang', 'kunci', r.kode_barcode, 'versi', b.versi));
    END IF;
    b := jsonb_populate_record(b, r.sesudah || jsonb_build_object('versi', b.versi + 1));
    EXECUTE (SELECT format('UPDATE barang SET %s WHERE kode_toko = $2 AND kode_barcode = $3',
        string_agg(format('%1$I = ($1).%1$I', kolom), ', '))
      FROM jsonb_object_keys(r.sesudah || '{"versi": 0}') AS kolom)
    USING b, k.toko, r.kode_barcode;
    INSERT INTO koreksi_barang VALUES (k.toko, k.id_posting, r.n, r.id_dokumen, r.kode_barcode,
      b.versi, r.sebelum, r.sesudah, k.tgl);
  END LOOP;
  RETURN baca_koreksi_barang(k.toko, k.id_posting, versi_naskah());
END $$;

-- [gerak_minta], each piece once; numbered in the order of the barcodes by their bytes, because the
-- text of the chain must not depend on a collation. Most postings ask in that order already.
CREATE OR REPLACE FUNCTION tulis_gerak_barang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  m gerak_minta; v_minta gerak_minta[]; v_akhir text := ''; v_urut boolean := true;
  v_masuk int := 0; v_naskah text;
BEGIN
  FOR i IN 1 .. jsonb_array_length(isi) LOOP
    m := jsonb_populate_record(NULL::gerak_minta, isi->(i - 1));
    v_minta := v_minta || m;
    v_urut := v_urut AND v_akhir < m.kode_barcode COLLATE "C";
    v_akhir := m.kode_barcode;
    IF m.dari_status IS NULL THEN v_masuk := v_masuk + 1; END IF;
  END LOOP;
  IF NOT v_urut THEN
    v_minta := ARRAY(SELECT g FROM unnest(v_minta) AS g ORDER BY g.kode_barcode COLLATE "C");
  END IF;
  IF v_masuk = 0 THEN RETURN pindahkan_barang(k, v_minta, cardinality(v_minta)); END IF;
  v_naskah := masukkan_barang(k, isi, v_masuk);
  IF v_masuk = cardinality(v_minta) THEN RETURN v_naskah; END IF;
  v_naskah := pindahkan_barang(k, v_minta, cardinality(v_minta) - v_masuk);
  RETURN baca_gerak_barang(k.toko, k.id_posting, versi_naskah());
END $$;

CREATE OR REPLACE FUNCTION tinjau_gerak_barang(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
AS $$
  SELECT jsonb_agg(jsonb_build_object('kode_barcode', kode_barcode, 'dari_status', dari_status,
    'dari', nullif(concat_ws(' ', dari_gudang, dari_baki), ''), 'ke_status', ke_status,
    'ke', nullif(concat_ws(' ', ke_gudang, ke_baki), ''), 'berat', berat) ORDER BY n)
  FROM gerak_barang WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION tinjau_gram(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar, 'kotor', kotor, 'murni', murni)
    ORDER BY n)
  FROM gram WHERE kode_toko = v_toko AND id_posting = v_id $$;
