-- A piece as whoever moves, labels or receives it sees it.
CREATE OR REPLACE FUNCTION isi_barang_pindah(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang,
    'kadar', b.kadar, 'berat', b.berat, 'murni', b.murni, 'berat_kotor', b.berat + b.berat_atribut,
    'status', b.status, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
    'gambar', b.gambar, 'versi', b.versi) $$;

-- A document of a kind with all it left in the books, and where its pieces are by now. versi_gerak:
-- the piece's version after the move; it still lies as it was left while versi is the same.
CREATE OR REPLACE FUNCTION surat_pindah(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nomor', d.nomor, 'status', s.status, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'keterangan', d.isi->>'keterangan',
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'nama_barang', b.nama_barang, 'kadar', b.kadar,
        'dari_gudang', g.dari_gudang, 'dari_baki', g.dari_baki,
        'kode_gudang', g.ke_gudang, 'kode_baki', g.ke_baki, 'berat', g.berat) ORDER BY g.n), '[]')
      FROM gerak_dokumen(v_toko, d.id) g
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'PINDAH_BARANG' $$;

-- minta: {barcode: [..]} or {baki}: these pieces, or all that lie in a tray, with the trays.
CREATE OR REPLACE FUNCTION muat_pindah(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_barang jsonb; v_gudang text;
BEGIN
  IF minta ? 'baki' THEN
    SELECT kode_gudang INTO v_gudang FROM baki
    WHERE kode_toko = v_toko AND kode_baki = minta->>'baki';
    SELECT jsonb_agg(isi_barang_pindah(b) ORDER BY b.kode_barcode COLLATE "C") INTO v_barang
    FROM barang b WHERE b.kode_toko = v_toko AND b.kode_gudang = v_gudang
      AND b.kode_baki = minta->>'baki';
  ELSE
    SELECT jsonb_agg(isi_barang_pindah(b) ORDER BY u.n) INTO v_barang
    FROM jsonb_array_elements_text(minta->'barcode') WITH ORDINALITY AS u(kode, n)
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = u.kode;
  END IF;
  RETURN jsonb_build_object('barang', coalesce(v_barang, '[]'),
    'versi', coalesce((SELECT versi FROM versi_tabel
      WHERE kode_toko = v_toko AND tabel = 'baki'), 0),
    'baki', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_baki, jsonb_build_object(
        'kode_gudang', kode_gudang, 'status_baki', status_baki))), '[]')
      FROM baki WHERE kode_toko = v_toko));
END $$;

GRANT EXECUTE ON FUNCTION muat_pindah, surat_pindah TO kencana_app;
