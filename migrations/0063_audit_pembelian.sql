-- What `npm run audit` recomputes of the purchases (0017 tells how these join in).
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION audit_jumlah_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pembelian %s: jumlah kepalanya tidak sama dengan jumlah barisnya',
    coalesce(p.id, b.id))
  FROM (SELECT id, count(*) AS qty, sum(berat) AS berat, sum(murni) AS murni,
      sum(harga_dasar) AS dasar, sum(potongan) AS potongan, sum(tambahan) AS tambahan,
      sum(harga) AS total
    FROM pembelian_baris WHERE kode_toko = v_toko GROUP BY id) b
    FULL JOIN (SELECT * FROM pembelian WHERE kode_toko = v_toko) p ON p.id = b.id
  WHERE (b.qty::numeric, b.berat, b.murni, b.dasar, b.potongan, b.tambahan, b.total)
    IS DISTINCT FROM (p.qty::numeric, p.berat::numeric, p.murni::numeric, p.harga_dasar::numeric,
      p.potongan::numeric, p.tambahan::numeric, p.harga_total::numeric)
  LIMIT 1 $$;

-- A piece that is bought is held by a purchase that names it; one on a purchase that stands is not
-- with the customer.
CREATE FUNCTION audit_barang_dibeli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Barang %s berstatus %s tanpa pembelian %s yang memegangnya', b.kode_barcode,
      b.status, CASE b.status WHEN 'DIBELI' THEN 'VALID' ELSE 'OPEN' END) AS kalimat
    FROM barang b WHERE b.kode_toko = v_toko AND b.status IN ('DIBELI', 'DALAM_BELI')
      AND NOT EXISTS (SELECT FROM pembelian_baris l
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id
        WHERE l.kode_toko = v_toko AND l.id = b.id_pemegang AND l.kode_barcode = b.kode_barcode
          AND s.status = CASE b.status WHEN 'DIBELI' THEN 'VALID' ELSE 'OPEN' END)
    UNION ALL
    SELECT format('Barang %s berstatus %s, padahal pembelian %s berstatus %s', l.kode_barcode,
      b.status, l.id, s.status)
    FROM pembelian_baris l JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = l.kode_barcode
    WHERE l.kode_toko = v_toko AND s.status <> 'BATAL' AND b.status = 'TERJUAL'
      AND b.id_pemegang = l.id_asal) a LIMIT 1 $$;

-- The gold that a valid purchase brought in.
CREATE FUNCTION audit_gram_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pembelian %s: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut fakturnya',
    p.id, coalesce(g.kotor, 0), coalesce(g.murni, 0), p.berat, p.murni)
  FROM pembelian p JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id
    LEFT JOIN (SELECT id_dokumen, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'PEMBELIAN' GROUP BY id_dokumen) g ON g.id_dokumen = p.id
  WHERE p.kode_toko = v_toko AND s.status = 'VALID'
    AND (coalesce(g.kotor, 0), coalesce(g.murni, 0)) <> (p.berat::numeric, p.murni::numeric)
  LIMIT 1 $$;

-- Money that came in for a group is what its valid sales come to, less its valid purchases.
CREATE OR REPLACE FUNCTION audit_kas_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT id_group, sum(jumlah) AS jumlah FROM (
      SELECT id, id_group, harga_total AS jumlah FROM penjualan WHERE kode_toko = v_toko
      UNION ALL SELECT id, id_group, -harga_total FROM pembelian WHERE kode_toko = v_toko) n
    WHERE (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = n.id) = 'VALID'
    GROUP BY id_group)
  SELECT format('Group %s: kas mencatat %s, nota yang valid berjumlah %s',
    coalesce(k.id_group, n.id_group), coalesce(k.jumlah, 0), coalesce(n.jumlah, 0))
  FROM (SELECT id_group, sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND id_group IS NOT NULL GROUP BY id_group) k
    FULL JOIN nota n ON n.id_group = k.id_group
  WHERE coalesce(k.jumlah, 0) <> coalesce(n.jumlah, 0) LIMIT 1 $$;
