-- The sales of whoever they belong to by now: a corrected customer, not the one of that hour. Both
-- are looked for by their index, and a sale is then read as it stands.
CREATE OR REPLACE FUNCTION jual_pelanggan(v_toko text, v_nama text, v_hp text) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH orang AS (SELECT c.id FROM pelanggan c
    WHERE c.kode_toko = v_toko AND c.dihapus_pada IS NULL AND (v_hp IS NULL OR c.no_hp = v_hp)
      AND (v_nama IS NULL OR strpos(lower(c.nama_customer), v_nama) > 0)),
  calon AS (SELECT p.id FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_pelanggan IN (SELECT id FROM orang)
    UNION SELECT k.id_penjualan FROM koreksi_penjualan k
      WHERE k.kode_toko = v_toko AND k.id_pelanggan IN (SELECT id FROM orang))
  SELECT p.id FROM penjualan_kini p
  WHERE p.kode_toko = v_toko AND p.id IN (SELECT id FROM calon)
    AND p.id_pelanggan IN (SELECT id FROM orang) $$;
