-- What is destroyed goes from stock to scrap at its cost; what is lost of it is susut.
CREATE OR REPLACE FUNCTION toko_baru_hancur(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'BARANG', 'HANCUR_BARANG', v.kode, v.jenis, v.nomor FROM (VALUES
    ('PERSEDIAAN', 'KREDIT', '1201'), ('PERSEDIAAN_BERLIAN', 'KREDIT', '1202'),
    ('ROSOK', 'DEBET', '1203'), ('SUSUT', 'DEBET', '5103')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;

-- A destruction with all it left in the books: as muat_batal_gerak, and the pieces
-- that stayed and were changed, each with its version then and now.
CREATE OR REPLACE FUNCTION muat_batal_hancur(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT muat_batal_gerak(v_toko, 'HANCUR_BARANG', v_nomor) || jsonb_build_object(
    'baki', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_baki', x.kode_baki,
        'kode_gudang', x.kode_gudang, 'status_baki', x.status_baki)), '[]')
      FROM baki x WHERE x.kode_toko = v_toko AND x.kode_baki IN (SELECT g.dari_baki
        FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.id_posting = t.id_posting)),
    'koreksi', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', k.kode_barcode,
        'sebelum', k.sebelum, 'sesudah', k.sesudah, 'status', b.status, 'versi', b.versi,
        'versi_koreksi', k.versi) ORDER BY k.n), '[]')
      FROM koreksi_barang k JOIN barang b ON b.kode_toko = v_toko
        AND b.kode_barcode = k.kode_barcode
      WHERE k.kode_toko = v_toko AND k.id_posting = t.id_posting AND k.id_dokumen = d.id))
  FROM dokumen d JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.versi = 1
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'HANCUR_BARANG' $$;

GRANT EXECUTE ON FUNCTION muat_batal_hancur TO kencana_app;
