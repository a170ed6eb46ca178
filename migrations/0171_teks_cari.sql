-- What a search looks in is stored with each piece that is in the shop, and the walk along the
-- barcodes reads an index that holds all it asks for: each step of it went to the piece itself and
-- built its text anew (ADR 0102).
SET LOCAL search_path = kencana, pg_temp;

-- Null for a piece that has left: nobody types its name at the counter, and a sale writes less.
ALTER TABLE barang ADD COLUMN teks_cari text GENERATED ALWAYS AS (CASE WHEN kode_gudang IS NOT NULL
  THEN teks_barang(kode_toko, kode_barcode, nama_barang, kode_intern, kode_group, kode_baki) END)
  STORED;
CREATE INDEX barang_jalan ON barang (kode_toko, kode_barcode)
  INCLUDE (teks_cari, kode_gudang, kode_group, kode_dept, kode_kategori, status)
  WHERE kode_gudang IS NOT NULL;

-- The trigram index, where there is one (migration 0008), over the same text.
DO $$
DECLARE kelas text;
BEGIN
  SELECT format('%I.%I', n.nspname, c.opcname) INTO kelas FROM pg_opclass c
    JOIN pg_namespace n ON n.oid = c.opcnamespace WHERE c.opcname = 'gin_trgm_ops';
  IF kelas IS NULL OR to_regclass('kencana.barang_cari') IS NULL THEN RETURN; END IF;
  DROP INDEX barang_cari;
  EXECUTE format('CREATE INDEX barang_cari ON kencana.barang USING gin (teks_cari %s)
    WITH (fastupdate = off) WHERE kode_gudang IS NOT NULL', kelas);
END $$;

-- The text is no fact that a receipt lays down.
CREATE OR REPLACE FUNCTION fakta_barang(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(b) - '{kode_toko,kode_barcode,status,kode_gudang,kode_baki,id_pemegang,versi,
    tgl_masuk,teks_cari}'::text[] $$;

-- As in migration 0033; the stored text is not among what is written.
CREATE OR REPLACE FUNCTION masukkan_barang(k konteks, isi jsonb, v_jumlah int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_salah text; v_masuk text[];
BEGIN
  SELECT kode_barcode INTO v_salah FROM jsonb_populate_recordset(NULL::gerak_minta, isi)
  WHERE dari_status IS NULL AND (murni > berat OR berat = 0 OR kode_barcode = '') LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN015', 'barang_tidak_sah', jsonb_build_object('kode_barcode', v_salah));
  END IF;
  WITH masuk AS (
    INSERT INTO barang (kode_toko, kode_barcode, nama_barang, kode_kategori, kode_dept,
      kode_group, kadar, kadar_cetak, kadar_eod, kode_intern, kode_gudang, kode_baki, berat,
      murni, nama_atribut, berat_atribut, harga_atribut, kode_bandrol, berat_bandrol, size,
      harga_pokok, harga_tetap, ongkos, no_sertifikat, supplier, gambar, status, id_pemegang,
      tgl_masuk, versi, kode_kondisi, data_berlian)
    SELECT b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_kategori, b.kode_dept, b.kode_group,
      b.kadar, b.kadar_cetak, b.kadar_eod, b.kode_intern, b.kode_gudang, b.kode_baki, b.berat,
      b.murni, b.nama_atribut, b.berat_atribut, b.harga_atribut, b.kode_bandrol, b.berat_bandrol,
      b.size, b.harga_pokok, b.harga_tetap, b.ongkos, b.no_sertifikat, b.supplier, b.gambar,
      b.status, b.id_pemegang, b.tgl_masuk, b.versi, b.kode_kondisi, b.data_berlian
    FROM jsonb_populate_recordset(NULL::gerak_minta, isi) AS m,
      LATERAL jsonb_populate_record(NULL::barang,
        '{"kadar_cetak": "", "kode_intern": "", "nama_atribut": "", "berat_atribut": 0,
          "harga_atribut": 0, "berat_bandrol": 0, "size": "", "harga_pokok": 0, "ongkos": 0}'
        || jsonb_strip_nulls(m.barang) || jsonb_build_object('kode_toko', k.toko,
          'kode_barcode', m.kode_barcode, 'status', m.ke_status, 'kode_gudang', m.ke_gudang,
          'kode_baki', m.ke_baki, 'berat', m.berat, 'murni', m.murni, 'tgl_masuk', k.tgl,
          'versi', 1, 'id_pemegang',
          CASE WHEN m.ke_status NOT IN ('ADA', 'KEMBALI') THEN m.id_dokumen END)) b
    WHERE m.dari_status IS NULL ORDER BY m.kode_barcode COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING kode_barcode)
  SELECT array_agg(kode_barcode) INTO v_masuk FROM masuk;
  IF coalesce(cardinality(v_masuk), 0) < v_jumlah THEN
    SELECT kode_barcode INTO v_salah FROM jsonb_populate_recordset(NULL::gerak_minta, isi)
    WHERE dari_status IS NULL GROUP BY kode_barcode
    HAVING count(*) > 1 OR kode_barcode <> ALL (coalesce(v_masuk, '{}'))
    ORDER BY kode_barcode COLLATE "C" LIMIT 1;
    PERFORM tolak('KN008', 'barcode_sudah_ada', jsonb_build_object('kode_barcode', v_salah));
  END IF;
  WITH baru AS (
    INSERT INTO gerak_barang SELECT k.toko, k.id_posting, m.n, m.id_dokumen, m.kode_barcode, 1,
      m.dari_status, m.ke_status, m.dari_gudang, m.dari_baki, m.ke_gudang, m.ke_baki, m.berat,
      m.murni, k.tgl, (SELECT fakta_barang(b) FROM barang b
        WHERE b.kode_toko = k.toko AND b.kode_barcode = m.kode_barcode)
    FROM (SELECT row_number() OVER (ORDER BY kode_barcode COLLATE "C") AS n, g.*
      FROM jsonb_populate_recordset(NULL::gerak_minta, isi) AS g) m
    WHERE m.dari_status IS NULL ORDER BY m.n
    RETURNING naskah_gerak_barang_v1(gerak_barang) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- As in migration 0034: what only travels is made from its row (ADR 0094).
CREATE OR REPLACE FUNCTION baris_cari(v_toko text, v_barcode text[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT json_agg(b ORDER BY u.n)
    FROM unnest(v_barcode) WITH ORDINALITY AS u(kode, n), LATERAL (
      SELECT x.kode_barcode, x.nama_barang, x.kode_dept, x.kode_group, x.kadar, x.berat, x.size,
        x.kode_gudang, x.kode_baki, x.status, x.kode_intern, x.tgl_masuk, x.gambar
      FROM barang x WHERE x.kode_toko = v_toko AND x.kode_barcode = u.kode OFFSET 0) b), '[]');
END $$;
-- As in migration 0034, planned once: no plan but a walk along the index alone is left to it.
CREATE OR REPLACE FUNCTION cari_berjalan(v_toko text, pola text[], saring jsonb, v_jarang int,
  v_skip int, v_limit int) RETURNS json LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_gudang text := saring->>'kode_gudang'; v_group text := saring->>'kode_group';
  v_dept text := saring->>'kode_dept'; v_kategori text := saring->>'kode_kategori';
  v_status text := saring->>'status';
  v_minimum int := CASE WHEN pola = '{}' THEN 2500 ELSE 1000 END;
  v_baris int := CASE WHEN pola = '{}' THEN 2500 ELSE 500 END;
  v_baru text[]; v_cocok text[] := '{}'; v_dilihat int := 0; v_kini int; v_batas text;
  v_akhir text := '';
BEGIN
  LOOP
    SELECT array_agg(kode_barcode) FILTER (WHERE cocok), count(*), max(kode_barcode)
    INTO v_baru, v_kini, v_batas FROM (
      SELECT b.kode_barcode, (pola = '{}' OR b.teks_cari LIKE ALL (pola))
        AND (v_gudang IS NULL OR b.kode_gudang = v_gudang)
        AND (v_group IS NULL OR b.kode_group = v_group)
        AND (v_dept IS NULL OR b.kode_dept = v_dept)
        AND (v_kategori IS NULL OR b.kode_kategori = v_kategori)
        AND (v_status IS NULL OR b.status = v_status) AS cocok
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
        AND b.kode_barcode > v_akhir ORDER BY b.kode_barcode LIMIT v_baris) b;
    v_cocok := v_cocok || v_baru;
    v_dilihat := v_dilihat + v_kini;
    EXIT WHEN v_kini < v_baris
      OR cardinality(v_cocok) >= v_skip + v_limit AND v_dilihat >= v_minimum;
    IF cardinality(v_cocok) * v_jarang < v_dilihat THEN RETURN NULL; END IF;
    v_akhir := v_batas;
    v_baris := v_dilihat;
  END LOOP;
  RETURN json_build_object('baris', baris_cari(v_toko, v_cocok[v_skip + 1:v_skip + v_limit]),
    'count', cardinality(v_cocok), 'lebih', v_kini = v_baris);
END $$;
-- As in migration 0034. A piece that has left has no stored text.
CREATE OR REPLACE FUNCTION cari_semua(v_toko text, pola text[], saring jsonb, lewat_indeks boolean,
  v_urut text, v_skip int, v_limit int) RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE
  teks text := CASE WHEN coalesce((saring->>'semua')::boolean, false)
    THEN 'coalesce(b.teks_cari, teks_barang(b.kode_toko, b.kode_barcode, b.nama_barang,'
      ' b.kode_intern, b.kode_group, b.kode_baki))' ELSE 'b.teks_cari' END;
  syarat text; v_cocok text[]; v_jumlah int;
BEGIN
  syarat := concat_ws(' AND ', format('b.kode_toko = %L', v_toko),
    CASE WHEN NOT coalesce((saring->>'semua')::boolean, false)
      THEN 'b.kode_gudang IS NOT NULL' END,
    CASE WHEN lewat_indeks THEN (
      SELECT string_agg(format('%s LIKE %L', teks, p), ' AND ')
      FROM unnest(pola || ('~' || lower(v_toko) || ' %')) AS p)
      WHEN pola <> '{}' THEN format('%s LIKE ALL (%L)', teks, pola) END,
    (SELECT string_agg(format('b.%I = %L', key, value), ' AND ') FROM jsonb_each_text(saring)
      WHERE value IS NOT NULL AND key IN ('kode_gudang', 'kode_baki', 'kode_group', 'kode_dept',
        'kode_kategori', 'status')),
    'b.berat >= ' || (saring->>'berat_awal')::bigint,
    'b.berat <= ' || (saring->>'berat_akhir')::bigint);
  EXECUTE format($f$
    WITH cocok AS MATERIALIZED (SELECT b.kode_barcode, b.%2$I AS urut FROM barang b WHERE %1$s)
    SELECT (SELECT count(*) FROM cocok), ARRAY(SELECT kode_barcode FROM cocok
      ORDER BY urut, kode_barcode OFFSET %3$s LIMIT %4$s)$f$,
    syarat, v_urut, v_skip, v_limit) INTO v_jumlah, v_cocok;
  RETURN json_build_object('baris', baris_cari(v_toko, v_cocok), 'count', v_jumlah,
    'lebih', false);
END $$;
