-- Search as you type over the pieces in the shop. Under row-level security LIKE loses its index
-- (it is not leakproof), so the search runs as the owner and names its shop itself.
SET LOCAL search_path = kencana, pg_temp;

-- What a word is looked for in. It begins with the shop: so the index finds the word among the
-- shop's own pieces. "C" lowers ASCII only, five times as fast.
CREATE FUNCTION teks_barang(kode_toko text, kode_barcode text, nama_barang text, kode_intern text,
  kode_group text, kode_baki text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(('~' || kode_toko || ' ' || kode_barcode || ' ' || nama_barang || ' ' || kode_intern
    || ' ' || kode_group || ' ' || coalesce(kode_baki, '')) COLLATE "C") $$;

-- pg_trgm is trusted: an owner of the database may create it, where its files are installed. A
-- server without it searches all the same, by reading the shop's pieces. No pending list: a search
-- would read all of it.
DO $$
DECLARE kelas text;
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA kencana;
  SELECT format('%I.%I', n.nspname, c.opcname) INTO kelas FROM pg_opclass c
    JOIN pg_namespace n ON n.oid = c.opcnamespace WHERE c.opcname = 'gin_trgm_ops';
  EXECUTE format('CREATE INDEX barang_cari ON kencana.barang USING gin (kencana.teks_barang(
    kode_toko, kode_barcode, nama_barang, kode_intern, kode_group, kode_baki) %s)
    WITH (fastupdate = off) WHERE kode_gudang IS NOT NULL', kelas);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported
    OR undefined_object THEN
  RAISE NOTICE 'pg_trgm tidak tersedia: pencarian barang berjalan tanpa indeks';
END $$;
CREATE INDEX barang_berat ON barang (kode_toko, berat) WHERE kode_gudang IS NOT NULL;

-- The conditions of a search as text, with literals: a plan should know its words. The index is
-- asked for one word, the likely rarest (with a digit, then the longest), within the shop.
CREATE FUNCTION syarat_cari(v_toko text, q text, saring jsonb, lewat_indeks boolean) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = kencana, pg_temp AS $$
DECLARE
  kata text[]; syarat text[] := ARRAY[format('b.kode_toko = %L', v_toko)];
  teks text := 'teks_barang(b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_intern,'
    ' b.kode_group, b.kode_baki)';
BEGIN
  SELECT array_agg(k ORDER BY k ~ '\d' DESC, length(k) DESC) INTO kata
  FROM regexp_split_to_table(lower(btrim(q) COLLATE "C"), '\s+') AS k WHERE k <> '';
  IF lewat_indeks AND kata IS NOT NULL THEN
    syarat := syarat || format('%s LIKE %L AND %s LIKE %L', teks, '~' || lower(v_toko) || ' %',
      teks, '%' || regexp_replace(kata[1], '([\\%_])', '\\\1', 'g') || '%');
    kata := kata[2:];
  END IF;
  RETURN concat_ws(' AND ', array_to_string(syarat, ' AND '),
    CASE WHEN NOT coalesce((saring->>'semua')::boolean, false)
      THEN 'b.kode_gudang IS NOT NULL' END,
    (SELECT string_agg(format('position(%L in %s) > 0', k, teks), ' AND ') FROM unnest(kata) AS k),
    (SELECT string_agg(format('b.%I = %L', key, value), ' AND ') FROM jsonb_each_text(saring)
      WHERE value IS NOT NULL AND key IN ('kode_gudang', 'kode_baki', 'kode_group', 'kode_dept',
        'kode_kategori', 'status')),
    'b.berat >= ' || (saring->>'berat_awal')::bigint,
    'b.berat <= ' || (saring->>'berat_akhir')::bigint);
END $$;

-- The first 2500 pieces by barcode, enough for any word that more than one piece in fifty has:
-- null when they did not give a full page.
CREATE FUNCTION cari_di_awal(v_toko text, syarat text, v_skip int, v_limit int) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE hasil jsonb; v_jumlah int;
BEGIN
  EXECUTE format($f$
    WITH b AS MATERIALIZED (
      SELECT b.*, row_number() OVER () AS n FROM (SELECT * FROM barang WHERE kode_toko = %L
        AND kode_gudang IS NOT NULL ORDER BY kode_barcode LIMIT 2500) b WHERE %s)
    SELECT (SELECT count(*) FROM b), (SELECT jsonb_agg(to_jsonb(b) - '{kode_toko,n}'::text[]
      ORDER BY n) FROM b WHERE n > %s AND n <= %s)$f$,
    v_toko, syarat, v_skip, v_skip + v_limit) INTO v_jumlah, hasil;
  RETURN CASE WHEN v_jumlah >= v_skip + v_limit
    THEN jsonb_build_object('baris', hasil, 'count', v_jumlah, 'lebih', true) END;
END $$;

CREATE FUNCTION cari_semua(v_toko text, syarat text, v_urut text, v_skip int, v_limit int)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE hasil jsonb;
BEGIN
  EXECUTE format($f$
    WITH cocok AS MATERIALIZED (SELECT b.kode_barcode, b.%2$I AS urut FROM barang b WHERE %1$s),
    halaman AS (SELECT *, row_number() OVER () AS n FROM (SELECT * FROM cocok
      ORDER BY urut, kode_barcode OFFSET %3$s LIMIT %4$s) h)
    SELECT jsonb_build_object('lebih', false, 'count', (SELECT count(*) FROM cocok),
      'baris', coalesce((SELECT jsonb_agg(to_jsonb(b) - 'kode_toko' ORDER BY h.n) FROM halaman h
        JOIN barang b ON b.kode_toko = %5$L AND b.kode_barcode = h.kode_barcode), '[]'))$f$,
    syarat, v_urut, v_skip, v_limit, v_toko) INTO hasil;
  RETURN hasil;
END $$;

-- q: words, each of which must occur in barcode, name, internal code, group or tray. saring:
-- {kode_gudang, kode_baki, kode_group, kode_dept, kode_kategori, status, berat_awal, berat_akhir
-- (mg), semua (pieces that have left too: no index), urut (a column)}. Returns {baris, count,
-- lebih}: lebih when there are more than count says.
CREATE FUNCTION cari_barang(v_toko text, q text, saring jsonb, v_skip int, v_limit int)
RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET max_parallel_workers_per_gather = 0 AS $$
DECLARE
  v_urut text := coalesce(saring->>'urut', 'kode_barcode'); hasil jsonb;
  tanpa_indeks text := syarat_cari(v_toko, coalesce(q, ''), saring, false);
  berkata boolean := btrim(coalesce(q, '')) <> '' AND NOT saring ?| '{kode_baki,semua}';
BEGIN
  v_skip := greatest(v_skip, 0);
  v_limit := least(greatest(v_limit, 1), 1000);
  IF v_urut NOT IN ('kode_barcode', 'nama_barang', 'kode_group', 'kode_baki', 'berat') THEN
    v_urut := 'kode_barcode';
  END IF;
  IF v_urut = 'kode_barcode' AND NOT saring ?| '{kode_baki,semua,berat_awal,berat_akhir}' THEN
    hasil := cari_di_awal(v_toko, tanpa_indeks, v_skip, v_limit);
  END IF;
  RETURN coalesce(hasil, cari_semua(v_toko, CASE WHEN berkata
    THEN syarat_cari(v_toko, q, saring, true) ELSE tanpa_indeks END, v_urut, v_skip, v_limit));
END $$;
GRANT EXECUTE ON FUNCTION cari_barang(text, text, jsonb, int, int) TO kencana_app;
