-- A note of a group counts while it is open, and once it was valid: its money was there.
CREATE OR REPLACE FUNCTION nota_terhitung(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE v_status text;
BEGIN
  SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id;
  IF v_status <> 'BATAL' THEN RETURN true; END IF;
  RETURN EXISTS (SELECT FROM transisi WHERE kode_toko = v_toko AND id_dokumen = v_id
    AND ke = 'VALID');
END $$;

-- What was bought of a person: all that stands, and the latest twenty.
CREATE OR REPLACE FUNCTION profil_beli(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH n AS MATERIALIZED (
    SELECT p.id, p.tgl_system, p.saat, p.harga_total, s.status FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status <> 'BATAL'
    WHERE p.kode_toko = v_toko AND p.id_pelanggan = ANY (v_id) AND p.jenis = 'BELI')
  SELECT jsonb_build_object('jumlah', count(*), 'total', sum(n.harga_total),
    'terakhir', max(n.tgl_system), 'baris', (
      SELECT jsonb_agg(jsonb_build_object('nomor', d.nomor, 'tgl', b.tgl_system, 'saat', b.saat,
        'status', b.status, 'rp', b.harga_total, 'uraian', (SELECT l.nama_barang
          FROM pembelian_baris l WHERE l.kode_toko = v_toko AND l.id = b.id ORDER BY l.n LIMIT 1))
        ORDER BY b.saat DESC)
      FROM (SELECT * FROM n ORDER BY n.saat DESC LIMIT 20) b
        JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id))
  FROM n HAVING count(*) > 0 $$;

-- The barcodes of pieces that a person bought here and still has, the newest first; those that were paid
-- by the month too.
CREATE OR REPLACE FUNCTION milik_orang(v_toko text, v_id uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH jual AS MATERIALIZED (SELECT j.id, j.saat FROM jual_orang(v_toko, v_id) j),
  bawa AS (
    SELECT l.kode_barcode, j.id, j.saat FROM jual j
      JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = j.id
    UNION SELECT d.isi->>'kode_barcode', j.id, j.saat FROM janji_profil(v_toko, v_id, 'CICILAN') j
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = j.id WHERE j.status = 'LUNAS')
  SELECT coalesce(jsonb_agg(b.kode_barcode ORDER BY a.saat DESC, b.kode_barcode), '[]')
  FROM bawa a JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = a.kode_barcode
    AND b.status = 'TERJUAL' AND b.id_pemegang = a.id $$;
