-- What the marketplace kept of this order is not booked, or was taken back.
CREATE OR REPLACE FUNCTION biaya_marketplace_terbuka(p pesanan_marketplace) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p.id_biaya IS NULL OR EXISTS (SELECT FROM status_dokumen s
    WHERE s.kode_toko = p.kode_toko AND s.id = p.id_biaya AND s.status = 'BATAL') $$;

-- minta: {no_pesanan}. lain: the shop of the marketplace that it is of, where that is not the connected one. nomor: the document that has booked it. no_rekening: where its money came, whatever
-- the marketplace's account is by now.
CREATE OR REPLACE FUNCTION muat_biaya_marketplace(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH milik AS (SELECT m.no_rekening, m.biaya_persen FROM hubungan_marketplace h
      JOIN marketplace m USING (kode_toko, kode_marketplace) WHERE h.kode_toko = v_toko),
  isi AS (SELECT p, k.biaya_persen FROM pesanan_marketplace p
      JOIN barang b USING (kode_toko, kode_barcode)
      LEFT JOIN peta_marketplace k USING (kode_toko, kode_dept)
    WHERE p.kode_toko = v_toko AND p.no_pesanan = minta->>'no_pesanan')
  SELECT jsonb_build_object('lain', (SELECT (isi.p).shop_id::text FROM isi, hubungan_marketplace h
      WHERE h.kode_toko = v_toko AND h.shop_id <> (isi.p).shop_id LIMIT 1), 'no_rekening', coalesce((SELECT k.no_rekening FROM isi
        JOIN dokumen t ON t.kode_toko = v_toko AND t.id_asal = (isi.p).id_dokumen AND t.jenis = 'TITIPAN'
        JOIN transisi x ON x.kode_toko = v_toko AND x.id_dokumen = t.id AND x.versi = 1
        JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = x.id_posting AND k.id_dokumen = t.id
      WHERE k.no_rekening IS NOT NULL LIMIT 1), (SELECT no_rekening FROM milik)),
    'akun', akun_dari(v_toko, 'KAS', 'SETORAN')
      || akun_dari(v_toko, 'MARKETPLACE', 'BIAYA_MARKETPLACE'),
    'nomor', (SELECT d.nomor FROM isi JOIN dokumen d ON d.kode_toko = v_toko
      AND d.id = (isi.p).id_biaya WHERE NOT biaya_marketplace_terbuka(isi.p) LIMIT 1),
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('harga', (isi.p).harga,
      'persen', coalesce(isi.biaya_persen, (SELECT biaya_persen FROM milik), 0)::int,
      'status', (isi.p).status, 'status_luar', (isi.p).status_luar)), '[]') FROM isi)) $$;

-- [{no_pesanan, id_dokumen}]: one document has it; of two the second is too late.
CREATE OR REPLACE FUNCTION tulis_biaya_pesanan(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS x(no_pesanan text, id_dokumen uuid) LOOP
    UPDATE pesanan_marketplace p SET id_biaya = r.id_dokumen, galat = NULL, dipegang = NULL, coba = 0
    WHERE p.kode_toko = k.toko AND p.no_pesanan = r.no_pesanan AND p.status = 'DIJUAL'
      AND biaya_marketplace_terbuka(p);
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'pesanan_marketplace', 'kunci', r.no_pesanan));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION baca_biaya_pesanan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$ SELECT NULL::text $$;

-- Orders that are over and none of whose pieces waits for anything. By the first piece of each.
CREATE OR REPLACE FUNCTION biaya_marketplace_jatuh() RETURNS SETOF pesanan_marketplace
LANGUAGE sql STABLE AS $$
  SELECT p.* FROM pesanan_marketplace p JOIN hubungan_marketplace h USING (kode_toko)
  WHERE p.status = 'DIJUAL' AND p.status_luar = 'COMPLETED' AND NOT p.biaya_diam
    AND coalesce(p.shop_id, h.shop_id) = h.shop_id AND biaya_marketplace_terbuka(p) AND NOT EXISTS (SELECT FROM pesanan_marketplace q WHERE q.kode_toko = p.kode_toko
      AND q.no_pesanan = p.no_pesanan AND (q.status IN ('PESAN', 'DIPESAN', 'BENTROK', 'LEPAS')
        OR q.status = 'DIJUAL' AND q.kode_barcode < p.kode_barcode)) $$;

CREATE OR REPLACE FUNCTION ambil_biaya_marketplace(v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, no_pesanan text, kode_barcode text, coba int, lama uuid) LANGUAGE sql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siap AS (
    SELECT p.kode_toko, p.no_pesanan, p.kode_barcode FROM pesanan_marketplace p
    WHERE (p.kode_toko, p.no_pesanan, p.kode_barcode) IN (
        SELECT j.kode_toko, j.no_pesanan, j.kode_barcode FROM biaya_marketplace_jatuh() j)
      AND p.berikut <= clock_timestamp() AND (p.dipegang IS NULL OR p.dipegang <= clock_timestamp())
      AND modul_nyala(p.kode_toko, 'MARKETPLACE_MODULE', false)
    ORDER BY p.berikut LIMIT v_banyak FOR UPDATE OF p SKIP LOCKED),
  milikku AS (
    UPDATE pesanan_marketplace p SET coba = p.coba + 1,
      dipegang = clock_timestamp() + make_interval(secs => v_sewa)
    FROM siap s WHERE (p.kode_toko, p.no_pesanan, p.kode_barcode)
      = (s.kode_toko, s.no_pesanan, s.kode_barcode)
    RETURNING p.*)
  SELECT m.kode_toko, m.no_pesanan, m.kode_barcode, m.coba, m.id_biaya FROM milikku m $$;

CREATE OR REPLACE FUNCTION toko_baru_marketplace(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '6111', 'Biaya Marketplace', 'BIAYA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  VALUES (v_toko, 'MARKETPLACE', 'BIAYA_MARKETPLACE', 'BIAYA', 'DEBET', '6111')
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION ambil_biaya_marketplace, muat_biaya_marketplace TO kencana_app;
