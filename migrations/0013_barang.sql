-- What the documents of the stock read, each in one call.
SET LOCAL search_path = kencana, pg_temp;

-- Barcodes of this shop's own form whose number the program has not given out yet: one that is
-- entered by hand would meet its own twin later.
CREATE FUNCTION barcode_belum_terbit(v_toko text, v_barcode text[]) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(b), '{}') FROM unnest(v_barcode) AS b,
    LATERAL (SELECT awalan_toko(no_toko) AS a FROM toko WHERE kode_toko = v_toko) AS t,
    LATERAL (SELECT substr(b, length(a) + 1, length(b) - length(a) - 1) AS urut) AS u
  WHERE b ~ '^\d{9,18}$' AND starts_with(b, a) AND urut ~ '^(\d{6}|[1-9]\d{6,})$'
    AND right(b, 1) = angka_periksa(left(b, -1))
    AND urut::bigint > coalesce((SELECT urut FROM nomor_barcode WHERE kode_toko = v_toko), 0) $$;

-- The masters that a piece's facts follow from, whole: they are small. versi: what the posting
-- re-checks.
CREATE FUNCTION master_barang(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'versi', (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') FROM versi_tabel
      WHERE kode_toko = v_toko
        AND tabel IN ('jenis', 'kategori', 'bandrol', 'kadar', 'kadar_eod', 'baki')),
    'jenis', (SELECT coalesce(jsonb_agg(jsonb_build_array(j.kode_dept, jsonb_build_object(
        'kode_kategori', j.kode_kategori, 'cara_harga', k.cara_harga))), '[]')
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
      FROM baki WHERE kode_toko = v_toko)) $$;

CREATE FUNCTION akun_dari(v_toko text, v_trx text, v_type text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(kode_akun, nomor_akun), '{}') FROM para_akun_transaksi
  WHERE kode_toko = v_toko AND trx = v_trx AND type = v_type $$;

-- minta: {barcode: [those entered by hand], asal}
CREATE FUNCTION muat_tambah_barang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
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

CREATE FUNCTION muat_koreksi_barang(v_toko text, v_barcode text) RETURNS jsonb LANGUAGE plpgsql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  RETURN master_barang(v_toko) || jsonb_build_object(
    'barang', (SELECT to_jsonb(b) - 'kode_toko' FROM barang b
      WHERE kode_toko = v_toko AND kode_barcode = v_barcode),
    'akun', akun_dari(v_toko, 'BARANG', 'KOREKSI_BARANG'));
END $$;
GRANT EXECUTE ON FUNCTION muat_tambah_barang(text, jsonb), muat_koreksi_barang(text, text)
  TO kencana_app;

CREATE FUNCTION peristiwa_barang(dari text, ke text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN dari IS NULL THEN 'MASUK'
    WHEN ke = 'TERJUAL' THEN 'TERJUAL'
    WHEN ke = 'DALAM_NOTA' THEN 'NOTA'
    WHEN ke = 'KEMBALI' THEN 'KEMBALI'
    WHEN ke = 'ADA' AND dari = 'DALAM_NOTA' THEN 'BATAL_NOTA'
    WHEN ke = 'ADA' AND dari = 'KEMBALI' THEN 'SIAP'
    WHEN ke = 'ADA' THEN 'PINDAH'
    ELSE 'KELUAR' END $$;
CREATE FUNCTION tempat_barang(status text, gudang text, baki text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(concat_ws(' / ', gudang, baki), status) $$;

-- The life story of a piece: every movement and correction, in the order of its versions. nilai:
-- what it cost when it came, what it was sold for.
CREATE FUNCTION riwayat_barang(v_toko text, v_barcode text) RETURNS TABLE (
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text,
  berat bigint, nilai bigint, oleh text, alasan text, perubahan jsonb)
LANGUAGE sql STABLE AS $$
  WITH bab AS (
    SELECT g.id_posting, g.id_dokumen, g.versi, peristiwa_barang(g.dari_status, g.ke_status) AS apa,
      CASE WHEN g.dari_status IS NOT NULL
        THEN tempat_barang(g.dari_status, g.dari_gudang, g.dari_baki) END AS dari,
      tempat_barang(g.ke_status, g.ke_gudang, g.ke_baki) AS ke, g.berat,
      (g.isi->>'harga_pokok')::bigint AS pokok, NULL::jsonb AS perubahan
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode
    UNION ALL
    SELECT k.id_posting, k.id_dokumen, k.versi, 'KOREKSI', NULL, NULL,
      (k.sesudah->>'berat')::bigint, NULL,
      jsonb_build_object('sebelum', k.sebelum, 'sesudah', k.sesudah)
    FROM koreksi_barang k WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode)
  SELECT p.saat, p.tgl_system, b.apa, d.nomor, b.dari, b.ke, b.berat,
    coalesce(b.pokok, l.harga_total), p.oleh, t.alasan, b.perubahan
  FROM bab b JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = b.id_posting
      AND t.id_dokumen = b.id_dokumen
    LEFT JOIN penjualan_baris l ON b.apa IN ('NOTA', 'TERJUAL') AND l.kode_toko = v_toko
      AND l.id = b.id_dokumen AND l.kode_barcode = v_barcode
  ORDER BY b.versi $$;
GRANT EXECUTE ON FUNCTION riwayat_barang(text, text), peristiwa_barang(text, text),
  tempat_barang(text, text, text) TO kencana_app;
