-- Moves of pieces that are there. A piece must be at the place and in the state that the rules
-- read, and it leaves with the weights that it entered with. The look-up aside and the join by ctid
-- leave the planner no choice: one piece after the other in the order of m, each by its key,
-- whatever it believes of the size of the table.
CREATE OR REPLACE FUNCTION pindahkan_barang(k konteks, v_minta gerak_minta[], v_jumlah int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_gerak gerak_barang[];
BEGIN
  WITH pindah AS (
    UPDATE barang b SET status = m.ke_status, kode_gudang = m.ke_gudang, kode_baki = m.ke_baki,
      id_pemegang = CASE WHEN m.ke_status NOT IN ('ADA', 'KEMBALI') THEN m.id_dokumen END,
      versi = b.versi + 1
    FROM unnest(v_minta) WITH ORDINALITY AS m, LATERAL (SELECT x.ctid FROM barang x
      WHERE x.kode_toko = k.toko AND x.kode_barcode = m.kode_barcode OFFSET 0) t
    WHERE b.ctid = t.ctid AND b.status = m.dari_status
      AND b.kode_gudang IS NOT DISTINCT FROM m.dari_gudang
      AND b.kode_baki IS NOT DISTINCT FROM m.dari_baki
      AND b.id_pemegang IS NOT DISTINCT FROM m.pemegang
      AND b.berat = m.berat AND b.murni = m.murni AND b.versi = coalesce(m.versi, b.versi)
    RETURNING ROW(k.toko, k.id_posting, m.ordinality, m.id_dokumen, m.kode_barcode, b.versi,
      m.dari_status, m.ke_status, m.dari_gudang, m.dari_baki, m.ke_gudang, m.ke_baki, m.berat,
      m.murni, k.tgl, NULL)::gerak_barang AS gerak)
  SELECT array_agg(gerak) INTO v_gerak FROM pindah;
  IF coalesce(cardinality(v_gerak), 0) < v_jumlah THEN
    PERFORM tolak_gerak_pertama(k, v_minta, v_gerak);
  END IF;
  INSERT INTO gerak_barang SELECT * FROM unnest(v_gerak);
  RETURN array_to_string(v_gerak, E'\n');
END $$;
