-- Weights 3 and 1 from the right, as in EAN: it finds every wrong digit and most swaps.
CREATE OR REPLACE FUNCTION angka_periksa(angka text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ((10 - sum(substr(reverse(angka), i, 1)::int * CASE i % 2 WHEN 1 THEN 3 ELSE 1 END) % 10)
    % 10)::text
  FROM generate_series(1, length(angka)) AS i $$;

-- Shops 1 to 89 lead with two digits, the others with 9 and three: no shop's number begins
-- another's, so the counter may grow past its six digits and a barcode still names one shop and one piece.
CREATE OR REPLACE FUNCTION awalan_toko(no_toko int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN no_toko < 90 THEN lpad(no_toko::text, 2, '0')
    ELSE '9' || lpad((no_toko - 90)::text, 3, '0') END $$;

CREATE OR REPLACE FUNCTION barcode_baru(v_toko text, v_jumlah int) RETURNS text[] LANGUAGE plpgsql
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

-- These pieces are as they were read, though this posting does not move them:
-- [{kode_barcode, status, versi}].
CREATE OR REPLACE FUNCTION periksa_barang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

-- Tells the second user who holds the piece, or that it changed since it was read.
CREATE OR REPLACE FUNCTION tolak_gerak(k konteks, g gerak_minta) RETURNS void LANGUAGE plpgsql AS $$
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

-- Reports the first piece, in the order of the barcodes, that could not be moved.
CREATE OR REPLACE FUNCTION tolak_gerak_pertama(k konteks, v_minta gerak_minta[],
  v_gerak gerak_barang[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE m gerak_minta;
BEGIN
  FOR i IN 1 .. cardinality(v_minta) LOOP
    m := v_minta[i];
    CONTINUE WHEN m.dari_status IS NULL
      OR EXISTS (SELECT FROM unnest(v_gerak) g WHERE g.n = i);
    PERFORM tolak_gerak(k, m);
  END LOOP;
END $$;

-- The search text is no fact of a receipt.
CREATE OR REPLACE FUNCTION fakta_barang(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(b) - '{kode_toko,kode_barcode,status,kode_gudang,kode_baki,id_pemegang,versi,
    tgl_masuk,teks_cari}'::text[] $$;

-- Entries: the pieces come into being with the facts of the receipt, each kept in its first move.
-- The stored text is not among what is written.
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

GRANT EXECUTE ON FUNCTION angka_periksa, awalan_toko, barcode_baru TO kencana_app;
