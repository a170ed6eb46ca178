-- The last correction of a note is the one that no other follows: a rule that a plan can join by.
CREATE OR REPLACE VIEW penjualan_kini WITH (security_invoker = true) AS
  SELECT p.kode_toko, p.id, p.id_posting, p.id_group, p.tgl_system, p.saat, p.input_by,
    p.no_nota_manual,
    CASE WHEN k.versi IS NULL THEN p.kode_sales ELSE k.kode_sales END AS kode_sales,
    CASE WHEN k.versi IS NULL THEN p.id_pelanggan ELSE k.id_pelanggan END AS id_pelanggan,
    CASE WHEN k.versi IS NULL THEN p.keterangan ELSE k.keterangan END AS keterangan,
    p.qty, p.berat, p.harga_jual, p.ongkos, p.diskon, p.pajak, p.pajak_termasuk, p.harga_total,
    coalesce(k.versi, 0) AS versi_koreksi, k.id_dokumen AS id_koreksi
  FROM penjualan p LEFT JOIN koreksi_penjualan k
    ON k.kode_toko = p.kode_toko AND k.id_penjualan = p.id AND NOT EXISTS (
      SELECT FROM koreksi_penjualan l WHERE l.kode_toko = k.kode_toko
        AND l.id_penjualan = k.id_penjualan AND l.versi = k.versi + 1);
GRANT SELECT ON penjualan_kini TO kencana_app;
