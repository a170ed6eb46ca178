-- A piece that is bought is held by a purchase that names it; one on a purchase that stands is not
-- with the customer.
CREATE OR REPLACE FUNCTION audit_barang_dibeli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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
CREATE OR REPLACE FUNCTION audit_gram_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pembelian %s: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut fakturnya',
    p.id, coalesce(g.kotor, 0), coalesce(g.murni, 0), p.berat, p.murni)
  FROM pembelian p JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id
    LEFT JOIN (SELECT id_dokumen, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'PEMBELIAN' GROUP BY id_dokumen) g ON g.id_dokumen = p.id
  WHERE p.kode_toko = v_toko AND s.status = 'VALID'
    AND (coalesce(g.kotor, 0), coalesce(g.murni, 0)) <> (p.berat::numeric, p.murni::numeric)
  LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_jumlah_beli(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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

-- A move starts where the one before it ended.
CREATE OR REPLACE FUNCTION audit_gerak_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Kantong %s/%s: gerakan versi %s mulai dari %s, sebelumnya di %s', id_beli, n_beli,
    versi, dari, sebelum)
  FROM (SELECT id_beli, n_beli, versi, dari, coalesce(lag(ke) OVER w, 'PEMBELIAN') AS sebelum,
      coalesce(lag(versi) OVER w, 1) AS versi_sebelum
    FROM gerak_kantong WHERE kode_toko = v_toko
    WINDOW w AS (PARTITION BY id_beli, n_beli ORDER BY versi)) g
  WHERE dari <> sebelum OR versi <> versi_sebelum + 1 LIMIT 1 $$;

-- The gold at the counter, in the safe and sorted is what lies in the bags there.
CREATE OR REPLACE FUNCTION audit_gram_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gram %s kadar %s: %s mg (murni %s) menurut gram, %s mg (murni %s) di kantong',
    coalesce(g.akun, k.akun), coalesce(g.kadar, k.kadar), coalesce(g.kotor, 0),
    coalesce(g.murni, 0), coalesce(k.berat, 0), coalesce(k.murni, 0))
  FROM (SELECT akun, kadar, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko
        AND (akun IN ('PEMBELIAN', 'BRANKAS', 'DITAHAN') OR akun LIKE 'SORTIR\_%')
      GROUP BY akun, kadar) g
    FULL JOIN (SELECT b.tempat AS akun, b.kadar, sum(b.berat) AS berat, sum(b.murni) AS murni
      FROM kantong b
      WHERE b.kode_toko = v_toko
        AND b.tempat NOT IN ('TUKANG', 'PELEBUR', 'BARANG', 'HANCUR', 'DILEBUR',
          'DIBAYARKAN', 'HILANG')
      GROUP BY b.tempat, b.kadar) k ON k.akun = g.akun AND k.kadar = g.kadar
  WHERE (coalesce(g.kotor, 0), coalesce(g.murni, 0))
    <> (coalesce(k.berat, 0), coalesce(k.murni, 0)) LIMIT 1 $$;

-- The bags are those of the valid purchases, where and as heavy as their last move left them. Less
-- what they lost; as pure, and under the seal, that was said of them last.
CREATE OR REPLACE FUNCTION audit_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT b.id, b.n, coalesce(g.ke, b.tempat) AS tempat, coalesce(g.berat, b.berat) AS berat,
      coalesce(g.murni, b.murni) AS murni, b.nilai - coalesce(r.rugi, 0) AS nilai,
      coalesce(g.versi, 1) AS versi, coalesce(c.sesudah, ciri_kini(b)) AS ciri
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID',
      LATERAL kantong_baru(v_toko, p.id) b
      LEFT JOIN LATERAL (SELECT * FROM gerak_kantong g WHERE g.kode_toko = v_toko
        AND g.id_beli = b.id AND g.n_beli = b.n ORDER BY g.versi DESC LIMIT 1) g ON true
      LEFT JOIN LATERAL (SELECT sum(r.rugi) AS rugi FROM rugi_kantong r WHERE r.kode_toko = v_toko
        AND r.id_beli = b.id AND r.n_beli = b.n) r ON true
      LEFT JOIN LATERAL (SELECT sesudah FROM ciri_kantong c WHERE c.kode_toko = v_toko
        AND c.id_beli = b.id AND c.n_beli = b.n ORDER BY c.versi DESC LIMIT 1) c ON true
    WHERE p.kode_toko = v_toko)
  SELECT format('Kantong %s/%s: di %s, %s mg (murni %s) senilai %s versi %s %s, menurut bukunya di '
      '%s, %s mg (murni %s) senilai %s versi %s %s', coalesce(k.id, b.id), coalesce(k.n, b.n),
    k.tempat, k.berat, k.murni, k.nilai, k.versi, k.ciri, b.tempat, b.berat, b.murni, b.nilai, b.versi,
    b.ciri)
  FROM (SELECT x.*, ciri_kini(x) AS ciri FROM kantong x WHERE x.kode_toko = v_toko) k
    FULL JOIN buku b USING (id, n)
  WHERE (k.tempat, k.berat, k.murni, k.nilai, k.versi, k.ciri)
    IS DISTINCT FROM (b.tempat, b.berat, b.murni, b.nilai, b.versi, b.ciri) LIMIT 1 $$;
