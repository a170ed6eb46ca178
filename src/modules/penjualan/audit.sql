CREATE OR REPLACE FUNCTION audit_jumlah_nota(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Penjualan %s: jumlah kepalanya tidak sama dengan jumlah barisnya',
    coalesce(p.id, b.id))
  FROM (SELECT id, count(*) AS qty, sum(berat) AS berat, sum(harga_jual) AS harga_jual,
      sum(ongkos) AS ongkos, sum(diskon) AS diskon, sum(pajak) AS pajak,
      sum(pajak_termasuk) AS termasuk, sum(harga_total) AS total
    FROM penjualan_baris WHERE kode_toko = v_toko GROUP BY id) b
    FULL JOIN (SELECT * FROM penjualan WHERE kode_toko = v_toko) p ON p.id = b.id
  WHERE (b.qty::numeric, b.berat, b.harga_jual, b.ongkos, b.diskon, b.pajak, b.termasuk, b.total)
    IS DISTINCT FROM (p.qty::numeric, p.berat::numeric, p.harga_jual::numeric, p.ongkos::numeric,
      p.diskon::numeric, p.pajak::numeric, p.pajak_termasuk::numeric, p.harga_total::numeric)
  LIMIT 1 $$;

-- Each correction begins where the one before it, or the note itself, ended.
CREATE OR REPLACE FUNCTION audit_koreksi_penjualan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH fakta AS (
    SELECT id AS id_penjualan, 0 AS versi, '{}'::jsonb AS sebelum, jsonb_build_object('kode_sales',
      kode_sales, 'id_pelanggan', id_pelanggan, 'keterangan', keterangan) AS fakta
    FROM penjualan WHERE kode_toko = v_toko
      AND id IN (SELECT id_penjualan FROM koreksi_penjualan WHERE kode_toko = v_toko)
    UNION ALL
    SELECT id_penjualan, versi, sebelum, jsonb_build_object('kode_sales', kode_sales,
      'id_pelanggan', id_pelanggan, 'keterangan', keterangan)
    FROM koreksi_penjualan WHERE kode_toko = v_toko),
  urut AS (
    SELECT *, lag(versi) OVER w AS versi_lalu, lag(fakta) OVER w AS lalu
    FROM fakta WINDOW w AS (PARTITION BY id_penjualan ORDER BY versi))
  SELECT format('Koreksi penjualan %s versi %s: sebelumnya %s, menurut versi lalu %s', id_penjualan,
    versi, sebelum, lalu)
  FROM urut WHERE versi > 0 AND (versi_lalu IS DISTINCT FROM versi - 1
    OR NOT lalu @> (sebelum - 'versi_bayar')) LIMIT 1 $$;

-- What the rows of a line come to is the tax of that line, wherever it has rows.
CREATE OR REPLACE FUNCTION audit_penjualan_pajak(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pajak barang %s di penjualan %s tidak sama dengan barisnya', s.kode_barcode, s.id)
  FROM (SELECT id, kode_barcode, sum(pajak) AS pajak FROM penjualan_pajak
      WHERE kode_toko = v_toko GROUP BY id, kode_barcode) s
    LEFT JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = s.id
      AND l.kode_barcode = s.kode_barcode
  WHERE s.pajak IS DISTINCT FROM l.pajak + l.pajak_termasuk LIMIT 1 $$;
