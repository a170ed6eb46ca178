-- One figure, several books: what the notes of a day say, and what the money, the goods and the
-- journal say of it; then what each book holds now beside its accounts.
CREATE OR REPLACE FUNCTION uji_silang(v_toko text, v_tgl date)
RETURNS TABLE (bagian text, uji text, akun text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH nota AS MATERIALIZED (SELECT p.id, p.id_group, p.harga_total FROM penjualan p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl),
  beli AS (SELECT sum(p.harga_total) AS jumlah FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl),
  uang AS (SELECT sum(jumlah) AS jumlah FROM (
      SELECT jumlah_in - jumlah_out AS jumlah FROM kas
      WHERE kode_toko = v_toko AND tgl_system = v_tgl AND id_group IS NOT NULL
      UNION ALL SELECT -jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND tgl_system = v_tgl AND id_group IS NOT NULL) u),
  keluar AS (SELECT sum(arah) AS pcs, sum(arah * g.berat) AS berat
    FROM (SELECT g.kode_barcode, g.berat, d.id_group,
        (g.ke_status = 'TERJUAL')::int - (g.dari_status = 'TERJUAL')::int AS arah
      FROM gerak_barang g JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
      WHERE g.kode_toko = v_toko AND g.tgl_system = v_tgl
        AND 'TERJUAL' IN (g.ke_status, g.dari_status)) g
    WHERE EXISTS (SELECT FROM penjualan p JOIN penjualan_baris b
        ON b.kode_toko = v_toko AND b.id = p.id AND b.kode_barcode = g.kode_barcode
      WHERE p.kode_toko = v_toko AND p.id_group = g.id_group))
  SELECT 'HARI', 'NOTA', NULL, NULL, NULL, NULL, NULL,
    coalesce((SELECT sum(harga_total) FROM nota), 0)::bigint
      - coalesce((SELECT jumlah FROM beli), 0)::bigint,
    coalesce((SELECT jumlah FROM uang), 0)::bigint
  UNION ALL
  SELECT 'HARI', 'BARANG', NULL, count(*), coalesce((SELECT pcs FROM keluar), 0)::bigint,
    coalesce(sum(b.berat), 0)::bigint, coalesce((SELECT berat FROM keluar), 0)::bigint, NULL, NULL
  FROM nota n JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = n.id
  UNION ALL
  SELECT 'HARI', 'JURNAL', NULL, NULL, NULL, NULL, NULL, coalesce(sum(debit), 0)::bigint,
    coalesce(sum(kredit), 0)::bigint
  FROM jurnal WHERE kode_toko = v_toko AND tgl_system = v_tgl
  UNION ALL
  SELECT 'BUKU', array_to_string(buku, ', '), akun, NULL, NULL, NULL, NULL, menurut_buku::bigint,
    menurut_akun::bigint FROM banding_kendali(v_toko) $$;

GRANT EXECUTE ON FUNCTION uji_silang TO kencana_app;
