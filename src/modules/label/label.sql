-- The prints of a piece are counted without a gap.
CREATE OR REPLACE FUNCTION audit_cetak_label(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Label barang %s: %s cetakan, nomor terakhir %s', kode_barcode, count(*), max(ke))
  FROM cetak_label WHERE kode_toko = v_toko GROUP BY kode_barcode
  HAVING count(*) <> max(ke) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION baca_cetak_label(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_cetak_label_v1(g), E'\n' ORDER BY n) FROM cetak_label g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- A piece as its label shows it. cetak: how often it has been printed.
CREATE OR REPLACE FUNCTION isi_label(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang,
    'kadar', b.kadar, 'kadar_cetak', b.kadar_cetak, 'berat', b.berat,
    'berat_atribut', b.berat_atribut, 'kode_intern', b.kode_intern, 'size', b.size,
    'status', b.status, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
    'cetak', label_ke(b.kode_toko, b.kode_barcode)) $$;

CREATE OR REPLACE FUNCTION label_ke(v_toko text, v_barcode text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(ke), 0) FROM cetak_label
  WHERE kode_toko = v_toko AND kode_barcode = v_barcode $$;

-- A print: its labels as they were printed, and whether they still count.
CREATE OR REPLACE FUNCTION muat_cetak_label(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nomor', d.nomor, 'tgl_system', d.tgl_system, 'input_by', d.input_by,
    'ukuran', d.isi->>'ukuran', 'kode', d.isi->>'kode',
    'baris', (SELECT jsonb_agg(isi_label(b) || jsonb_build_object('ke', c.ke) ORDER BY c.n)
      FROM cetak_label c JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = c.kode_barcode
      WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id))
  FROM dokumen d WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'CETAK_LABEL' $$;

-- minta {barcode} these pieces; {baki} what lies in a tray; {terima: nomor} what a receipt brought;
-- {baru: date} what came that day and has no label yet.
CREATE OR REPLACE FUNCTION muat_label(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  IF minta ? 'barcode' THEN
    RETURN (SELECT coalesce(jsonb_agg(isi_label(b) ORDER BY u.n), '[]')
      FROM jsonb_array_elements_text(minta->'barcode') WITH ORDINALITY AS u(kode, n)
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = u.kode);
  ELSIF minta ? 'baki' THEN
    RETURN (SELECT coalesce(jsonb_agg(isi_label(b) ORDER BY b.kode_barcode COLLATE "C"), '[]')
      FROM baki t JOIN barang b ON b.kode_toko = v_toko AND b.kode_gudang = t.kode_gudang
        AND b.kode_baki = t.kode_baki
      WHERE t.kode_toko = v_toko AND t.kode_baki = minta->>'baki');
  ELSIF minta ? 'terima' THEN
    RETURN (SELECT coalesce(jsonb_agg(isi_label(b) ORDER BY g.n), '[]')
      FROM dokumen d JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id
        JOIN gerak_barang g ON g.kode_toko = v_toko AND g.id_posting = t.id_posting
          AND g.id_dokumen = d.id AND g.dari_status IS NULL
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
          AND b.kode_gudang IS NOT NULL
      WHERE d.kode_toko = v_toko AND d.nomor = minta->>'terima');
  END IF;
  RETURN (SELECT coalesce(jsonb_agg(isi_label(b) ORDER BY b.kode_barcode COLLATE "C"), '[]')
    FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
      AND b.kode_gudang IS NOT NULL
    WHERE g.kode_toko = v_toko AND g.tgl_system = (minta->>'baru')::date
      AND g.dari_status IS NULL AND label_ke(v_toko, b.kode_barcode) = 0);
END $$;

CREATE OR REPLACE FUNCTION naskah_cetak_label_v1(g cetak_label) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

-- [{id_dokumen, kode_barcode, ke}]: under the lock of its piece, in the order of the barcodes, so
-- that of two who print at once the second sees that he prints again.
CREATE OR REPLACE FUNCTION tulis_cetak_label(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g record; r cetak_label; v_n int := 0; v_naskah text;
BEGIN
  FOR g IN SELECT * FROM jsonb_to_recordset(isi) AS g(id_dokumen uuid, kode_barcode text, ke int)
      ORDER BY kode_barcode COLLATE "C" LOOP
    PERFORM FROM barang WHERE kode_toko = k.toko AND kode_barcode = g.kode_barcode FOR UPDATE;
    IF NOT FOUND OR label_ke(k.toko, g.kode_barcode) <> g.ke - 1 THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'cetak_label',
        'kunci', g.kode_barcode));
    END IF;
    v_n := v_n + 1;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.kode_barcode, g.ke, k.tgl);
    INSERT INTO cetak_label VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_cetak_label_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

GRANT EXECUTE ON FUNCTION muat_cetak_label, muat_label TO kencana_app;
