CREATE OR REPLACE FUNCTION akun_dari(v_toko text, v_trx text, v_type text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(kode_akun, nomor_akun), '{}') FROM para_akun_transaksi
  WHERE kode_toko = v_toko AND trx = v_trx AND type = v_type $$;

-- Barcodes of this shop's own form whose number the program has not given out yet: one that is
-- entered by hand would be given out again later.
CREATE OR REPLACE FUNCTION barcode_belum_terbit(v_toko text, v_barcode text[]) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(b), '{}') FROM unnest(v_barcode) AS b,
    LATERAL (SELECT awalan_toko(no_toko) AS a FROM toko WHERE kode_toko = v_toko) AS t,
    LATERAL (SELECT substr(b, length(a) + 1, length(b) - length(a) - 1) AS urut) AS u
  WHERE b ~ '^\d{9,18}$' AND starts_with(b, a) AND urut ~ '^(\d{6}|[1-9]\d{6,})$'
    AND right(b, 1) = angka_periksa(left(b, -1))
    AND urut::bigint > coalesce((SELECT urut FROM nomor_barcode WHERE kode_toko = v_toko), 0) $$;

CREATE OR REPLACE FUNCTION muat_koreksi_barang(v_toko text, v_barcode text) RETURNS jsonb LANGUAGE plpgsql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN master_barang(v_toko) || jsonb_build_object(
    'barang', (SELECT to_jsonb(b) - 'kode_toko' FROM barang b
      WHERE kode_toko = v_toko AND kode_barcode = v_barcode),
    'akun', akun_dari(v_toko, 'BARANG', 'KOREKSI_BARANG'));
END $$;

-- minta: {barcode: [those entered by hand], asal}
CREATE OR REPLACE FUNCTION muat_tambah_barang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_barcode text[] := ARRAY(SELECT jsonb_array_elements_text(minta->'barcode'));
BEGIN
  RETURN master_barang(v_toko) || jsonb_build_object(
    'terpakai', (SELECT coalesce(jsonb_agg(kode_barcode), '[]') FROM barang
      WHERE kode_toko = v_toko AND kode_barcode = ANY (v_barcode)),
    'belum_terbit', to_jsonb(barcode_belum_terbit(v_toko, v_barcode)),
    'akun', CASE minta->>'asal' WHEN 'SALDO AWAL' THEN akun_dari(v_toko, 'SALDO AWAL', 'BARANG')
      ELSE akun_dari(v_toko, 'BARANG', 'TAMBAH_BARANG') END);
END $$;

CREATE OR REPLACE FUNCTION tempat_barang(status text, gudang text, baki text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(concat_ws(' / ', gudang, baki), status) $$;

-- The masters that a piece's facts follow from, whole: they are small. versi: what the posting
-- re-checks.
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

GRANT EXECUTE ON FUNCTION muat_koreksi_barang, muat_tambah_barang, tempat_barang TO kencana_app;
