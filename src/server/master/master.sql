-- Every row of a master equals the last entry of its history, with its version. A column that was
-- added later is missing in older history. All masters in one statement, because to plan one for each
-- takes longer than to run it.
CREATE OR REPLACE FUNCTION audit_riwayat_master(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE semua text; beda text;
BEGIN
  SELECT string_agg(format('SELECT %L::text AS tabel, concat_ws(''/'', %s) AS kunci, to_jsonb(x) AS isi,
      %L::text[] AS kolom FROM %I x WHERE x.kode_toko = $1', m.tabel, m.kunci, m.kolom, m.tabel),
    ' UNION ALL ' ORDER BY m.tabel) INTO semua
  FROM (SELECT c.relname AS tabel, string_agg(format('x.%I', a.nama), ', ' ORDER BY a.urut) AS kunci,
      -- The columns whose change is kept, where it is not all of them.
      (SELECT array_agg(k.attname::text) FROM pg_attribute k
        WHERE k.attrelid = c.oid AND k.attnum = ANY (t.tgattr)) AS kolom
    FROM pg_class c JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgname = 'riwayat',
      -- After '-' come the columns that history does not keep.
      LATERAL unnest(string_to_array(split_part(encode(t.tgargs, 'escape'), '-\000', 1), '\000'))
        WITH ORDINALITY AS a(nama, urut)
    WHERE c.relnamespace = 'kencana'::regnamespace AND a.nama <> '' AND EXISTS (
      SELECT FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attname = 'kode_toko')
    GROUP BY c.oid, c.relname, t.tgattr) m;
  EXECUTE format('SELECT format(''Master %%s %%s tidak sama dengan riwayatnya'', x.tabel, x.kunci)
    FROM (%s) x LEFT JOIN LATERAL (SELECT sesudah FROM riwayat_master r WHERE r.kode_toko = $1
      AND r.tabel = x.tabel AND r.kunci = x.kunci ORDER BY saat DESC LIMIT 1) r ON true
    WHERE r.sesudah IS NULL OR EXISTS (SELECT FROM jsonb_each(r.sesudah - ''diubah_pada'') e
      WHERE (x.kolom IS NULL OR e.key = ANY (x.kolom)) AND x.isi ? e.key
        AND x.isi->e.key IS DISTINCT FROM e.value) LIMIT 1', semua) INTO beda USING v_toko;
  RETURN beda;
END $$;

-- [{baris, baru, isi}] into the table of a master, as the role that asks: in two statements where all
-- are right; else each row by itself, so that every one that breaks a rule of the table is told with
-- what the database says of it.
CREATE OR REPLACE FUNCTION impor_master(v_tabel text, v_kunci text, v_toko text, v_tambah text[],
  v_ubah text[], v_isi jsonb) RETURNS jsonb LANGUAGE plpgsql SET search_path = kencana, pg_temp AS $$
DECLARE
  v record;
  tambah text;
  ubah text;
  setel text;
  masalah jsonb := '[]';
  v_nama text;
  v_rinci text;
  v_di text;
BEGIN
  SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)',
    v_tabel, string_agg(format('%I', k), ', ')) INTO tambah FROM unnest(v_tambah) k;
  SELECT string_agg(format('%1$I = b.%1$I', k), ', ') INTO setel FROM unnest(v_ubah) k;
  ubah := format('UPDATE %1$I m SET %2$s FROM jsonb_populate_record(NULL::%1$I, $1) b
      WHERE m.%3$I = b.%3$I %4$s', v_tabel, setel, v_kunci,
    CASE WHEN v_toko IS NOT NULL THEN format('AND m.kode_toko = %L', v_toko) END);
  BEGIN
    FOR v IN SELECT (b->>'baru')::boolean AS baru, jsonb_agg(b->'isi') AS isi
      FROM jsonb_array_elements(v_isi) b GROUP BY 1 ORDER BY 1
    LOOP
      EXECUTE replace(CASE WHEN v.baru THEN tambah ELSE ubah END, '_record(', '_recordset(') USING v.isi;
    END LOOP;
    RETURN masalah;
  EXCEPTION WHEN integrity_constraint_violation OR unique_violation OR foreign_key_violation
    OR restrict_violation OR check_violation OR not_null_violation THEN
    NULL;
  END;
  FOR v IN SELECT b->'baris' AS baris, (b->>'baru')::boolean AS baru, b->'isi' AS isi
    FROM jsonb_array_elements(v_isi) b
  LOOP
    BEGIN
      IF v.baru THEN EXECUTE tambah USING v.isi; ELSE EXECUTE ubah USING v.isi; END IF;
    EXCEPTION WHEN integrity_constraint_violation OR unique_violation OR foreign_key_violation
      OR restrict_violation OR check_violation OR not_null_violation THEN
      GET STACKED DIAGNOSTICS v_nama = CONSTRAINT_NAME, v_rinci = PG_EXCEPTION_DETAIL,
        v_di = TABLE_NAME;
      masalah := masalah || jsonb_build_object('baris', v.baris, 'code', SQLSTATE,
        'constraint', v_nama, 'detail', v_rinci, 'table', v_di);
    END;
  END LOOP;
  RETURN masalah;
END $$;

CREATE OR REPLACE FUNCTION riwayat_rantai(v_tabel text) RETURNS SETOF riwayat_master LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT * FROM riwayat_master WHERE v_tabel IN ('kota', 'kecamatan', 'member', 'toko') AND tabel = v_tabel $$;

-- The places that name a row of a shop's master, and how often: by every foreign key to its key,
-- and by sebutan_master().
CREATE OR REPLACE FUNCTION disebut_di(v_master text, v_toko text, v_kode text)
RETURNS TABLE (tabel text, banyak bigint) LANGUAGE plpgsql STABLE
SET search_path = kencana, pg_temp AS $$
DECLARE s record;
BEGIN
  FOR s IN
    SELECT c.conrelid::regclass::text AS tabel, format('t.%I = $2', a.attname) AS syarat
    FROM pg_constraint c JOIN pg_attribute a
      ON a.attrelid = c.conrelid AND a.attnum = c.conkey[array_length(c.conkey, 1)]
    WHERE c.contype = 'f' AND c.confrelid = format('kencana.%I', v_master)::regclass
      AND array_length(c.conkey, 1) > 1
    UNION ALL SELECT m.tabel, m.syarat FROM sebutan_master() m WHERE m.master = v_master
  LOOP
    EXECUTE format('SELECT count(*) FROM %s t WHERE t.kode_toko = $1 AND %s', s.tabel, s.syarat)
    INTO banyak USING v_toko, v_kode;
    tabel := s.tabel;
    IF banyak > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END $$;

-- The figure of a kadar; NULL while another row has the same figure and takes its place.
CREATE OR REPLACE FUNCTION kadar_berkode(v_toko text, v_kode text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT k.kadar FROM kadar k WHERE k.kode_toko = v_toko AND k.kode_kadar = v_kode
    AND NOT EXISTS (SELECT FROM kadar l WHERE l.kode_toko = v_toko AND l.kadar = k.kadar
      AND l.kode_kadar <> k.kode_kadar) $$;

-- The places where books and documents name a row of a master without a foreign key. t is their
-- row, $2 the code in question.
CREATE OR REPLACE FUNCTION sebutan_master() RETURNS TABLE (master text, tabel text, syarat text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('akun', 'jurnal', 't.nomor_akun = $2'),
    ('akun', 'titipan_uang', 't.nomor_akun = $2'),
    ('akun', 'janji_uang', 't.nomor_akun = $2'),
    ('sales', 'dokumen', 't.isi ? ''kode_sales'' AND t.isi->>''kode_sales'' = $2'),
    ('tukang', 'dokumen', 't.isi ? ''kode_tukang'' AND t.isi->>''kode_tukang'' = $2'),
    ('tukang', 'fakta', 't.isi ? ''kode_tukang'' AND t.isi->>''kode_tukang'' = $2'),
    ('tukang', 'hutang_tukang', 't.kode_tukang = $2'),
    ('tukang', 'saldo_tukang', 't.kode_tukang = $2'),
    ('group_harga', 'dokumen', 't.isi ? ''kode_group'' AND t.isi->>''kode_group'' = $2'),
    ('jenis', 'dokumen', 't.isi ? ''kode_dept'' AND t.isi->>''kode_dept'' = $2'),
    ('rekening', 'kas', 't.no_rekening = $2'),
    ('rekening', 'koran', 't.no_rekening = $2'),
    ('kode_transaksi', 'kas', 't.kategori = $2'),
    ('gudang', 'gerak_barang', '$2 IN (t.dari_gudang, t.ke_gudang)'),
    ('gudang', 'timbang_baki', 't.kode_gudang = $2'),
    ('gudang', 'opname_hasil', 't.kode_gudang = $2'),
    ('aksesoris', 'stok_aksesoris', 't.kode_aksesoris = $2'),
    ('baki', 'gerak_barang', '$2 IN (t.dari_baki, t.ke_baki)'),
    ('baki', 'opname_hasil', '$2 IN (t.kode_baki, t.scan_baki)'),
    ('banner_katalog', 'item_katalog', 't.kode_banner ? $2'),
    ('info_katalog', 'item_katalog', 't.kode_info ? $2'),
    ('group_harga', 'harga_katalog',
      't.detail_group @> jsonb_build_array(jsonb_build_object(''kode_group'', $2))'),
    ('group_harga', 'penjualan_baris', 't.kode_group = $2'),
    ('group_harga', 'titipan', 't.kode_group = $2'),
    ('jenis', 'penjualan_baris', 't.kode_dept = $2'),
    ('kategori', 'penjualan_baris', 't.kode_kategori = $2'),
    ('kadar', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))')
  UNION ALL
  -- In the lines of a document.
  SELECT v.master, v.tabel, format('t.isi ? ''barang''
      AND t.isi->''barang'' @> jsonb_build_array(jsonb_build_object(%L, $2))', v.kunci)
  FROM (VALUES ('tukang', 'dokumen', 'kode_tukang'), ('tukang', 'fakta', 'kode_tukang'),
    ('group_harga', 'dokumen', 'kode_group'), ('jenis', 'dokumen', 'kode_dept'))
    AS v(master, tabel, kunci)
  UNION ALL
  SELECT v.master, 'barang',
    format('t.data_berlian @> jsonb_build_array(jsonb_build_object(%L, $2))', v.kunci)
  FROM (VALUES ('batu_shape', 'kode_shape'), ('batu_color', 'kode_color'),
    ('batu_clarity', 'kode_clarity'), ('batu_cutgrade', 'kode_cutgrade'),
    ('batu_polish', 'kode_polish'), ('batu_symmetry', 'kode_symmetry'),
    ('batu_fluorescence', 'kode_fluorescence'), ('jenis_batu', 'kode_jenis_batu'),
    ('supplier_berlian', 'kode_supplier')) AS v(master, kunci) $$;

GRANT EXECUTE ON FUNCTION disebut_di, impor_master, kadar_berkode, riwayat_rantai, sebutan_master
  TO kencana_app;
