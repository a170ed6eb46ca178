-- The lines of a note as its effects need them, with where each piece stands now.
CREATE OR REPLACE FUNCTION baris_nota(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(l) - 'kode_toko' || jsonb_build_object(
      'pph22', pph22_baris(v_toko, v_id, l.kode_barcode), 'barang', jsonb_build_object(
      'status', b.status, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
      'id_pemegang', b.id_pemegang, 'berat', b.berat, 'murni', b.murni)) ORDER BY l.n)
  FROM penjualan_baris l JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = l.kode_barcode
  WHERE l.kode_toko = v_toko AND l.id = v_id $$;

CREATE OR REPLACE FUNCTION bayar_terakhir(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko' - 'id_posting' ORDER BY p.n), '[]')
  FROM pembayaran p WHERE p.kode_toko = v_toko AND p.id_group = v_group AND p.versi_bayar = (
    SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko AND id_group = v_group) $$;

-- The account map of one trx: type -> kode_akun -> nomor_akun.
CREATE OR REPLACE FUNCTION peta_akun(v_toko text, v_trx text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(type, peta), '{}') FROM (
    SELECT type, jsonb_object_agg(kode_akun, nomor_akun) AS peta FROM para_akun_transaksi
    WHERE kode_toko = v_toko AND trx = v_trx GROUP BY type) p $$;

-- Everything the rules of a sale need, in one call. minta: {barcode: [..], versi: {tabel: versi} as
-- known, draf: uuid or null}. `aturan` comes only where a version differs from the known one. The
-- sale is read again when a price of fine gold has changed.
CREATE OR REPLACE FUNCTION muat_penjualan(v_toko text, minta jsonb) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_barcode text[] := (jsonb_populate_record(NULL::barcode_minta, minta)).barcode;
  v_versi jsonb; v_tgl date; v_status text; v_barang json;
BEGIN
  SELECT tgl_system, status, (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}')
    FROM versi_tabel WHERE kode_toko = v_toko AND tabel IN ('group_harga', 'parameter_ongkos',
      'rekening', 'sales', 'para_akun_transaksi', 'parameter_berlian', 'baki', 'para_harga_emas'))
  INTO v_tgl, v_status, v_versi FROM toko WHERE kode_toko = v_toko;
  SELECT coalesce(json_agg(m), '[]') INTO v_barang FROM (
    SELECT b.*, t.status_baki, coalesce(g.nomor, d.nomor) AS nomor_pemegang,
      d.input_by AS oleh_pemegang, d.isi->>'no_pesanan' AS untuk_pemegang
    FROM barang b LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = b.kode_baki
      LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang
      LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
    WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode)) m;
  RETURN json_build_object('toko', CASE WHEN v_tgl IS NOT NULL
      THEN json_build_object('tgl_system', v_tgl, 'status', v_status) END,
    'versi', v_versi, 'barang', v_barang,
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_penjualan(v_toko) END,
    'draf', CASE WHEN minta ? 'draf'
      THEN draf_lain(v_toko, v_barcode, (minta->>'draf')::uuid) ELSE '[]' END);
END $$;

-- What the rules of a sale read of the shop's masters: the same until one of them changes. With the
-- kadar of each group.
CREATE OR REPLACE FUNCTION aturan_penjualan(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'harga', harga,
      'kadar', kadar, 'tgl_konfirmasi', tgl_konfirmasi)), '[]') FROM group_harga
      WHERE kode_toko = v_toko),
    'ongkos', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kode_dept',
      kode_dept, 'jenis_ongkos', jenis_ongkos, 'minimum', ongkos_minimum, 'nilai',
      CASE jenis_ongkos WHEN 'PERSEN' THEN ongkos_persen ELSE ongkos_rp END)), '[]')
      FROM parameter_ongkos WHERE kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_object_agg(no_rekening, qris), '{}') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'berlian', (SELECT coalesce(jsonb_agg(jsonb_build_object('karat_dari', karat_dari, 'tukar',
      tukar_persen, 'jual', jual_persen)), '[]') FROM parameter_berlian WHERE kode_toko = v_toko),
    'harga_emas', (SELECT coalesce(jsonb_agg(jsonb_build_object('berlaku_mulai', berlaku_mulai,
      'harga_murni', harga_murni)), '[]') FROM para_harga_emas WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PENJUALAN')) $$;

GRANT EXECUTE ON FUNCTION muat_penjualan TO kencana_app;
