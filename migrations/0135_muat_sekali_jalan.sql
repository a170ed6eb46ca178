-- What a sale reads, by plans that are made once. With its arguments before its eyes the planner
-- made a new plan for every sale, which cost as much as the reading itself; and a piece travels as
-- JSON text from its row on, not by way of jsonb. The plan looks every row up by its key, whatever
-- the tables' statistics say when it is made. docs/adr/0094 tells what that saves.
SET LOCAL search_path = kencana, pg_temp;

CREATE TYPE barcode_minta AS (barcode text[]);

-- As in migration 0082.
DROP FUNCTION muat_penjualan(text, jsonb);
CREATE FUNCTION muat_penjualan(v_toko text, minta jsonb) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_barcode text[] := (jsonb_populate_record(NULL::barcode_minta, minta)).barcode;
  v_versi jsonb; v_tgl date; v_status text; v_barang json;
BEGIN
  SELECT tgl_system, status, (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}')
    FROM versi_tabel WHERE kode_toko = v_toko AND tabel IN ('group_harga', 'parameter_ongkos',
      'rekening', 'sales', 'para_akun_transaksi', 'parameter_berlian'))
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
GRANT EXECUTE ON FUNCTION muat_penjualan(text, jsonb) TO kencana_app;
