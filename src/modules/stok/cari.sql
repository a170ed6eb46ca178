-- q: words, each of which must occur in barcode, name, internal code, group or tray. saring:
-- {kode_gudang, kode_baki, kode_group, kode_dept, kode_kategori, status, berat_awal, berat_akhir
-- (mg), semua (pieces that have left too: no index), urut (a column)}. Returns {baris, count,
-- lebih}: lebih when there are more than count says. The index can serve a word with three letters
-- or digits in a row; a shorter one is looked for in all that it found, so then the walk goes on
-- for longer. But each word stands behind the shop with which the text begins: 'gs' asked for every
-- piece of GS1.
CREATE OR REPLACE FUNCTION cari_barang(v_toko text, q text, saring jsonb, v_skip int, v_limit int)
RETURNS json LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  v_urut text := coalesce(saring->>'urut', 'kode_barcode'); hasil json; pola text[];
  v_panjang int; lewat_indeks boolean;
BEGIN
  SELECT coalesce(array_agg('~' || lower(v_toko COLLATE "C") || ' ' || pola_cari(k)), '{}'),
    count(*) FILTER (WHERE k ~ '[[:alnum:]]{3}')
  INTO pola, v_panjang
  FROM regexp_split_to_table(lower(btrim(q) COLLATE "C"), '\s+') AS k WHERE k <> '';
  lewat_indeks := v_panjang > 0 AND NOT saring ?| '{kode_baki,semua}';
  v_skip := greatest(v_skip, 0);
  v_limit := least(greatest(v_limit, 1), 1000);
  IF v_urut NOT IN ('kode_barcode', 'nama_barang', 'kode_group', 'kode_baki', 'berat') THEN
    v_urut := 'kode_barcode';
  END IF;
  IF v_urut = 'kode_barcode' AND NOT saring ?| '{kode_baki,semua,berat_awal,berat_akhir}' THEN
    hasil := cari_berjalan(v_toko, pola, saring, CASE WHEN lewat_indeks THEN
      CASE WHEN v_panjang = cardinality(pola) THEN 100 ELSE 500 END END, v_skip, v_limit);
    IF hasil IS NOT NULL THEN RETURN hasil; END IF;
  END IF;
  RETURN cari_semua(v_toko, pola, saring, lewat_indeks, v_urut, v_skip, v_limit);
END $$;

-- All that answer, counted and sorted. With literals: a plan should know its words. The text begins
-- with the shop, so that the index finds words among the shop's own pieces. A piece that has left
-- has no stored text.
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

-- A word as a pattern: it may be anywhere in the text.
CREATE OR REPLACE FUNCTION pola_cari(kata text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '%' || regexp_replace(kata, '([\\%_])', '\\\1', 'g') || '%' $$;

-- What a list shows of a piece, in the order of these barcodes. The JSON is made from the row as a
-- whole (ADR 0094).
CREATE OR REPLACE FUNCTION baris_cari(v_toko text, v_barcode text[]) RETURNS json
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT json_agg(b ORDER BY u.n)
    FROM unnest(v_barcode) WITH ORDINALITY AS u(kode, n), LATERAL (
      SELECT x.kode_barcode, x.nama_barang, x.kode_dept, x.kode_group, x.kadar, x.berat, x.size,
        x.kode_gudang, x.kode_baki, x.status, x.kode_intern, x.tgl_masuk, x.gambar
      FROM barang x WHERE x.kode_toko = v_toko AND x.kode_barcode = u.kode OFFSET 0) b), '[]');
END $$;

-- Along the barcodes in growing steps until the page is full: null as soon as fewer than one piece
-- in v_jarang answers, where the index would be quicker. The first thousand pieces are always
-- counted, 2,500 where no word is asked for: the count is exact in a small shop. No plan but the
-- walk is left to the planner. Planned once: no plan but a walk along the index alone is left to
-- it.
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

GRANT EXECUTE ON FUNCTION cari_barang TO kencana_app;
