-- A draft bears the card of who sells for a day: a power cut loses nothing, a forgotten paper does
-- not keep it. One that nobody touched for 30 days (the most of UMUR_DRAF) goes altogether. Which drafts
-- became notes is known as long as the key of a note is (rapikan_permintaan).
CREATE OR REPLACE FUNCTION rapikan_draf(v_banyak int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_kartu int; v_gugur int; v_jadi int;
BEGIN
  UPDATE draf SET isi = jsonb_set(isi, '{pembelian}', (isi->'pembelian')
    || '{"jenis_identitas": null, "no_identitas": null, "foto_identitas": null}')
  WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '1 day'
      AND jsonb_typeof(isi->'pembelian') = 'object'
      AND coalesce(isi#>>'{pembelian,no_identitas}', isi#>>'{pembelian,foto_identitas}') IS NOT NULL
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_kartu = ROW_COUNT;
  DELETE FROM draf WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '30 days'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_gugur = ROW_COUNT;
  DELETE FROM draf_jadi WHERE (kode_toko, id_draf) IN (SELECT kode_toko, id_draf FROM draf_jadi
    WHERE kode_toko = toko_kini() AND saat < now() - interval '60 days'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_jadi = ROW_COUNT;
  RETURN greatest(v_kartu, v_gugur, v_jadi);
END $$;

GRANT EXECUTE ON FUNCTION rapikan_draf TO kencana_app;

-- Who else has these pieces on the counter.
CREATE OR REPLACE FUNCTION draf_lain(v_toko text, v_barcode text[], v_draf uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('kode_barcode', l->>'kode_barcode',
    'user_id', d.user_id)), '[]')
  FROM draf d, jsonb_array_elements(d.isi->'baris') l
  WHERE d.kode_toko = v_toko AND d.id IS DISTINCT FROM v_draf
    AND l->>'kode_barcode' = ANY (v_barcode) $$;

-- Lines of home: what a person left on the counter, and his visits that wait for the cashier.
CREATE OR REPLACE FUNCTION pagi_draf(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM draf
  WHERE kode_toko = v_toko AND user_id = v_user HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION pagi_nota_saya(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'sejak', min(d.tgl_system))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP' AND s.status = 'OPEN' AND d.input_by = v_user
  HAVING count(*) > 0 $$;
