-- A piece as whoever moves, labels or receives it sees it.
CREATE OR REPLACE FUNCTION isi_barang_pindah(b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang,
    'kadar', b.kadar, 'berat', b.berat, 'murni', b.murni, 'berat_kotor', b.berat + b.berat_atribut,
    'status', b.status, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
    'gambar', b.gambar, 'versi', b.versi) $$;

-- A document of a kind with all it left in the books, and where its pieces are by now. versi_gerak:
-- the piece's version after the move; it still lies as it was left while versi is the same.
CREATE OR REPLACE FUNCTION muat_batal_gerak(v_toko text, v_jenis text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', d.tgl_system, 'saat', d.saat, 'input_by', d.input_by, 'isi', d.isi,
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'nama_barang', b.nama_barang, 'kadar', b.kadar,
        'dari_gudang', g.dari_gudang, 'dari_baki', g.dari_baki,
        'kode_gudang', g.ke_gudang, 'kode_baki', g.ke_baki, 'berat', g.berat, 'murni', g.murni,
        'status', b.status, 'versi', b.versi, 'versi_gerak', g.versi) ORDER BY g.n), '[]')
      FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
      WHERE g.kode_toko = v_toko AND g.id_posting = t.id_posting AND g.id_dokumen = d.id),
    'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar,
        'kotor', kotor, 'murni', murni) ORDER BY n), '[]') FROM gram
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun,
        'debit', debit, 'kredit', kredit) ORDER BY n), '[]') FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.versi = 1
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = v_jenis $$;

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

GRANT EXECUTE ON FUNCTION muat_batal_gerak, muat_pindah TO kencana_app;
