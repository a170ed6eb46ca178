-- How long a piece lies: the stretches of days, and the advice for those that lie long. One home for
-- the report and the dashboard.
CREATE OR REPLACE FUNCTION golongan_umur()
RETURNS TABLE (n int, umur text, dari int, sampai int, saran text) LANGUAGE sql IMMUTABLE AS $$
  VALUES (1, '0-30', 0, 30, NULL), (2, '31-90', 31, 90, NULL), (3, '91-180', 91, 180, 'PINDAH BAKI'),
    (4, '181-365', 181, 365, 'PROMO'), (5, '>365', 366, 1000000, 'LEBUR') $$;

-- What lies in the shop by jenis and by how long it lies; a piece that was bought back and laid out
-- again keeps its first day. One on consignment has cost us nothing yet.
CREATE OR REPLACE FUNCTION umur_stok(v_toko text, v_tgl date)
RETURNS TABLE (kode_dept text, n int, pcs bigint, berat bigint, pokok bigint) LANGUAGE sql STABLE AS $$
  SELECT b.kode_dept, k.n, sum(b.pcs)::bigint, sum(b.berat)::bigint, sum(b.pokok)::bigint
  FROM (SELECT kode_dept, v_tgl - tgl_masuk AS hari, count(*) AS pcs, sum(berat) AS berat,
      coalesce(sum(harga_pokok) FILTER (WHERE kode_barcode NOT IN (
        SELECT k.kode_barcode FROM konsinyasi_kini(v_toko) k WHERE k.di_toko)), 0) AS pokok
    FROM barang WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL
    GROUP BY kode_dept, v_tgl - tgl_masuk) b
    JOIN golongan_umur() k ON b.hari BETWEEN k.dari AND k.sampai
  GROUP BY b.kode_dept, k.n $$;

GRANT EXECUTE ON FUNCTION golongan_umur, umur_stok TO kencana_app;
