-- The price of fine gold that a piece must not be sold below (DOMAIN 5) is a row of para_harga_emas,
-- valid from a date, and no longer one figure in the settings: what was set is its first row.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE para_harga_emas DISABLE TRIGGER riwayat;
INSERT INTO para_harga_emas (kode_toko, kode_harga, berlaku_mulai, harga_murni)
SELECT kode_toko, 'AWAL', '2000-01-01', value::text::bigint FROM parameter
WHERE key = 'HARGA_EMAS_MURNI' AND jsonb_typeof(value) = 'number' AND value::text::bigint > 0
ON CONFLICT DO NOTHING;
ALTER TABLE para_harga_emas ENABLE TRIGGER riwayat;
INSERT INTO parameter (kode_toko, key, value)
SELECT kode_toko, 'MODAL_EMAS_MURNI_MODULE', 'true'::jsonb FROM para_harga_emas
WHERE kode_harga = 'AWAL' ON CONFLICT DO NOTHING;

-- As in 0082, with the prices of fine gold.
CREATE OR REPLACE FUNCTION aturan_penjualan(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'harga', harga,
      'tgl_konfirmasi', tgl_konfirmasi)), '[]') FROM group_harga WHERE kode_toko = v_toko),
    'ongkos', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kode_dept',
      kode_dept, 'jenis_ongkos', jenis_ongkos, 'minimum', ongkos_minimum, 'nilai',
      CASE jenis_ongkos WHEN 'PERSEN' THEN ongkos_persen ELSE ongkos_rp END)), '[]')
      FROM parameter_ongkos WHERE kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'berlian', (SELECT coalesce(jsonb_agg(jsonb_build_object('karat_dari', karat_dari, 'tukar',
      tukar_persen, 'jual', jual_persen)), '[]') FROM parameter_berlian WHERE kode_toko = v_toko),
    'harga_emas', (SELECT coalesce(jsonb_agg(jsonb_build_object('berlaku_mulai', berlaku_mulai,
      'harga_murni', harga_murni)), '[]') FROM para_harga_emas WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PENJUALAN')) $$;

-- As in 0160: the sale is read again when a price of fine gold has changed.
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
      d.input_by AS oleh_pemegang
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
