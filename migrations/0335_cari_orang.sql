-- People are found at the counter as one types: a few letters of a name, digits of a telephone
-- number, the number of a nota. As with pieces (migration 0008) the search runs as the owner and
-- names its shop itself: behind the wall an index of words cannot be used. docs/adr/0158.
SET LOCAL search_path = kencana, pg_temp;

-- The words of a name, each with its shop before it: the index finds them within the shop alone.
CREATE FUNCTION kata_orang(v_toko text, v_nama text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT v_toko || ' ' || left(k, 60)), '{}'))
  FROM regexp_split_to_table(lower(v_nama), '[\s.,;:''"()/\\&|!*<>-]+') AS k WHERE k <> '' $$;
CREATE INDEX pelanggan_kata ON pelanggan USING gin (kata_orang(kode_toko, nama_customer))
  WITH (fastupdate = off) WHERE nama_customer <> '';
-- The end of a number is what a customer says.
CREATE INDEX pelanggan_hp_akhir ON pelanggan (kode_toko, reverse(no_hp) text_pattern_ops)
  WHERE no_hp <> '';
-- Whose documents they are.
CREATE INDEX IF NOT EXISTS pembelian_pelanggan ON pembelian (kode_toko, id_pelanggan)
  WHERE id_pelanggan IS NOT NULL;
CREATE INDEX IF NOT EXISTS koreksi_penjualan_pelanggan
  ON koreksi_penjualan (kode_toko, id_pelanggan) WHERE id_pelanggan IS NOT NULL;

-- Who is named on the documents of this number: of a nota, a visit, a purchase or a deposit.
CREATE FUNCTION orang_nota(v_toko text, v_nomor text[]) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH d AS (SELECT x.id FROM dokumen n JOIN dokumen x ON x.kode_toko = v_toko
      AND (x.id = n.id OR x.id_group = n.id)
    WHERE n.kode_toko = v_toko AND n.nomor = ANY (v_nomor))
  SELECT p.id_pelanggan FROM d JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = d.id
  UNION SELECT b.id_pelanggan FROM d JOIN pembelian b ON b.kode_toko = v_toko AND b.id = d.id
  UNION SELECT t.id_pelanggan FROM d JOIN titipan t ON t.kode_toko = v_toko AND t.id = d.id $$;

-- The rows of people that what was typed means; of very many the newest.
CREATE FUNCTION calon_orang(v_toko text, v_q text) RETURNS SETOF pelanggan
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_angka text := regexp_replace(v_q, '\D', '', 'g'); v_kata text; v_hp text;
BEGIN
  IF v_q ~* '^(F[JGB]|TT)-[A-Z0-9]+-\d{6}-\d{4,}$' OR v_q ~ '^\d{6}-\d{4,}$' THEN
    RETURN QUERY SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko
      AND p.dihapus_pada IS NULL AND p.id IN (SELECT orang_nota(v_toko, CASE WHEN v_q ~ '^\d'
        THEN ARRAY(SELECT k || '-' || v_toko || '-' || v_q FROM unnest('{FJ,FB,TT}'::text[]) k)
        ELSE ARRAY[upper(v_q)] END));
  ELSIF v_q ~ '^[+\d][\d\s()+.-]*$' THEN
    IF length(v_angka) < 4 THEN RETURN; END IF;
    v_hp := regexp_replace(v_angka, '^0', '62');
    RETURN QUERY SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko
        AND p.dihapus_pada IS NULL AND p.no_hp <> ''
        AND reverse(p.no_hp) LIKE reverse(regexp_replace(v_angka, '^(0|62)(?=\d{8})', '')) || '%'
      UNION SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NULL
        AND p.no_hp <> '' AND v_hp LIKE '62%' AND p.no_hp >= v_hp AND p.no_hp < v_hp || ':'
      ORDER BY dibuat DESC LIMIT 200;
  ELSE
    SELECT string_agg(quote_literal(v_toko || ' ' || left(k, 60)) || ':*', ' & ') INTO v_kata
    FROM regexp_split_to_table(lower(v_q), '[\s.,;:''"()/\\&|!*<>-]+') AS k WHERE k <> '';
    IF v_kata IS NULL OR length(v_q) < 3 THEN RETURN; END IF;
    RETURN QUERY SELECT p.* FROM pelanggan p
      WHERE kata_orang(p.kode_toko, p.nama_customer) @@ v_kata::tsquery
        AND p.nama_customer <> '' AND p.kode_toko = v_toko AND p.dihapus_pada IS NULL
      ORDER BY p.dibuat DESC LIMIT 200;
  END IF;
END $$;

-- What somebody bought, sold or left last: three documents.
CREATE FUNCTION nota_orang(v_toko text, v_id uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', n.nomor, 'jenis', n.jenis,
    'tgl_system', n.tgl_system, 'barang', CASE n.jenis
      WHEN 'PENJUALAN' THEN (SELECT b.nama_barang FROM penjualan_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1)
      WHEN 'PEMBELIAN' THEN (SELECT b.nama_barang FROM pembelian_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1) END)
    ORDER BY n.saat DESC, n.nomor DESC), '[]')
  FROM (SELECT d.* FROM (SELECT DISTINCT id FROM dokumen_pelanggan(v_toko, v_id)) o
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id AND s.status <> 'BATAL'
      LEFT JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = o.id
    WHERE p.id IS NULL OR p.id_pelanggan = ANY (v_id)
    ORDER BY d.saat DESC, d.nomor DESC LIMIT 3) n $$;

-- Eight people of this shop, whose name begins so and who came last before others; one line for all
-- rows of one name and number. Of another shop's people only who is called by his whole number, and
-- of him his name alone.
CREATE FUNCTION cari_orang(v_q text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_toko text := toko_kini(); q text := btrim(v_q); v_hasil jsonb;
  v_hp text := regexp_replace(regexp_replace(q, '\D', '', 'g'), '^0', '62');
BEGIN
  SELECT jsonb_agg(jsonb_build_object('nama_customer', o.nama, 'no_hp', o.no_hp,
    'alamat_customer', o.alamat, 'jenis_pelanggan', o.jenis, 'toko_lain', false,
    'nota', nota_orang(v_toko, o.id)) ORDER BY o.urut) INTO v_hasil
  FROM (SELECT (array_agg(c.nama_customer ORDER BY c.dibuat DESC))[1] AS nama, c.no_hp,
      (array_agg(c.alamat_customer ORDER BY c.alamat_customer = '', c.dibuat DESC))[1] AS alamat,
      (array_agg(c.jenis_pelanggan ORDER BY c.dibuat DESC))[1] AS jenis, array_agg(c.id) AS id,
      row_number() OVER (ORDER BY bool_or(starts_with(lower(c.nama_customer), lower(q))) DESC,
        max(c.dibuat) DESC, min(c.id::text)) AS urut
    FROM calon_orang(v_toko, q) c GROUP BY lower(c.nama_customer), c.no_hp
    ORDER BY urut LIMIT 8) o;
  IF v_hasil IS NULL AND q ~ '^[+\d][\d\s()+.-]*$' AND length(v_hp) >= 11 THEN
    SELECT jsonb_agg(jsonb_build_object('nama_customer', p.nama_customer, 'no_hp', p.no_hp,
      'alamat_customer', '', 'jenis_pelanggan', 'UMUM', 'toko_lain', true, 'nota', '[]'::jsonb))
    INTO v_hasil FROM (SELECT x.nama_customer, x.no_hp FROM toko t, LATERAL (
        SELECT * FROM pelanggan x WHERE x.kode_toko = t.kode_toko AND x.no_hp = v_hp
          AND x.dihapus_pada IS NULL ORDER BY x.dibuat DESC LIMIT 1) x
      WHERE t.kode_toko <> v_toko ORDER BY x.dibuat DESC LIMIT 1) p;
  END IF;
  RETURN coalesce(v_hasil, '[]');
END $$;
-- kata_orang: whoever writes a name writes its words into the index.
GRANT EXECUTE ON FUNCTION cari_orang(text), kata_orang(text, text) TO kencana_app;
