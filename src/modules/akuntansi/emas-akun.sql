-- The book, or the line of the map of accounts, whose account stands for the gold of an account of the
-- gold book; null for what is outside.
CREATE OR REPLACE FUNCTION buku_gram(v_akun text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN v_akun LIKE 'STOK/%' OR v_akun = 'PESANAN' THEN 'STOK EMAS'
    WHEN v_akun LIKE 'MANUAL%' THEN 'STOK MANUAL'
    WHEN v_akun LIKE 'SORTIR\_%' OR v_akun IN ('PEMBELIAN', 'BRANKAS', 'DITAHAN', 'LEBUR', 'HANCUR')
      THEN 'ROSOK'
    WHEN v_akun LIKE 'TUKANG/%' THEN 'EMAS DI TUKANG'
    WHEN v_akun = 'BATANG' THEN 'EMAS BATANGAN'
    WHEN v_akun = 'PERJALANAN' THEN 'BARANG DI JALAN'
    WHEN v_akun = 'JAMINAN' THEN 'PINJAMAN'
    WHEN v_akun = 'SUPPLIER' THEN 'SUPPLIER'
    WHEN v_akun = 'SUSUT' THEN 'SUSUT' END $$;

-- The account of each of those; of several the one with the lowest number. trx: where the map tells them
-- apart by it (money held for orders and for instalments).
CREATE OR REPLACE FUNCTION akun_emas(v_toko text) RETURNS TABLE (buku text, trx text, nomor_akun text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT b.buku, p.trx, min(p.nomor_akun) FROM para_akun_transaksi p
    CROSS JOIN LATERAL (SELECT coalesce(buku_akun(p.trx, p.type, p.kode_akun), p.kode_akun) AS buku) b
  WHERE p.kode_toko = v_toko GROUP BY GROUPING SETS ((b.buku), (b.buku, p.trx)) $$;

-- The gold that stands behind each account at the end of a day, gross and fine milligrams; below zero what
-- the shop owes. Diamonds lie in the same places of the gold book as other pieces; pieces that are held
-- for a deposit or for instalments, and what orders of a fixed price were paid of, are in no place of
-- their own.
CREATE OR REPLACE FUNCTION saldo_emas_akun(v_toko text, v_tgl date)
RETURNS TABLE (nomor_akun text, kotor bigint, murni bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH berlian AS (
    SELECT sum(x.berat)::bigint AS kotor, sum(x.murni)::bigint AS murni FROM barang b
      CROSS JOIN LATERAL (SELECT g.ke_gudang, g.berat, g.murni FROM gerak_barang g
        WHERE g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode AND g.tgl_system <= v_tgl
        ORDER BY g.versi DESC LIMIT 1) x
    WHERE b.kode_toko = v_toko AND b.kode_kategori = 'BERLIAN' AND x.ke_gudang IS NOT NULL),
  emas (buku, trx, kotor, murni) AS (
    SELECT buku_gram(g.akun), NULL, g.kotor, g.murni FROM saldo_gram(v_toko, v_tgl) g
    WHERE buku_gram(g.akun) <> 'SUSUT'
    UNION ALL SELECT 'STOK EMAS', NULL, -b.kotor, -b.murni FROM berlian b
    UNION ALL SELECT 'STOK BERLIAN', NULL, b.kotor, b.murni FROM berlian b
    UNION ALL SELECT CASE WHEN d.jenis LIKE '%CICILAN%' THEN 'UANG MUKA' ELSE 'TITIPAN' END,
      CASE WHEN d.jenis LIKE '%CICILAN%' THEN 'CICILAN' END, -g.berat, -g.murni
    FROM gerak_barang g JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
    WHERE g.kode_toko = v_toko AND g.ke_status = 'TITIP' AND g.tgl_system <= v_tgl
      AND NOT EXISTS (SELECT FROM gerak_barang l WHERE l.kode_toko = v_toko
        AND l.kode_barcode = g.kode_barcode AND l.versi > g.versi AND l.tgl_system <= v_tgl)
    UNION ALL SELECT 'UANG MUKA', 'PESANAN', -round(p.murni * 10000.0 / p.kadar)::bigint, -p.murni
    FROM pesanan_tetap(v_toko, v_tgl) p)
  SELECT a.nomor_akun, sum(e.kotor)::bigint, sum(e.murni)::bigint
  FROM emas e JOIN akun_emas(v_toko) a ON a.buku = e.buku AND a.trx IS NOT DISTINCT FROM e.trx
  GROUP BY 1 HAVING (sum(e.kotor), sum(e.murni)) <> (0, 0) $$;

-- The accounts of the cost of what was sold: those of the map, and those that it had.
CREATE OR REPLACE FUNCTION akun_hpp(v_toko text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT nomor_akun FROM para_akun_transaksi WHERE kode_toko = v_toko AND kode_akun = 'HPP'
  UNION SELECT nomor_akun FROM rekap_harian_emas WHERE kode_toko = v_toko AND jenis = 'HPP' $$;

-- Gold that was sold and lost on each day, by account. A note of gold and of diamonds is told at the first
-- of its accounts; of a note that sells and buys, what goes the way of its cost.
CREATE OR REPLACE FUNCTION hitung_harian_emas(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_emas LANGUAGE sql STABLE AS $$
  SELECT v_toko, g.tgl_system, 'SUSUT', a.nomor_akun, sum(g.kotor)::bigint, sum(g.murni)::bigint
  FROM akun_emas(v_toko) a, gram g
  WHERE a.buku = 'SUSUT' AND a.trx IS NULL AND g.kode_toko = v_toko AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND g.akun = 'SUSUT' GROUP BY 2, 4
  UNION ALL
  SELECT v_toko, h.tgl_system, 'HPP', h.nomor_akun, sum(g.kotor)::bigint, sum(g.murni)::bigint
  FROM (SELECT j.tgl_system, min(j.nomor_akun) AS nomor_akun, j.id_posting, j.id_dokumen,
      sum(j.debit - j.kredit) > 0 AS keluar
    FROM jurnal j WHERE j.kode_toko = v_toko AND j.tgl_system BETWEEN v_awal AND v_akhir
      AND j.nomor_akun = ANY (ARRAY(SELECT akun_hpp(v_toko)))
    GROUP BY j.tgl_system, j.id_posting, j.id_dokumen) h
    JOIN gram g ON g.kode_toko = v_toko AND g.id_posting = h.id_posting
      AND g.id_dokumen = h.id_dokumen AND g.akun = 'PELANGGAN' AND (g.kotor > 0) = h.keluar
  GROUP BY 2, 4 $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_emas_akun(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_emas WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_emas SELECT * FROM hitung_harian_emas(v_toko, v_tgl, v_tgl) $$;

-- The map may have changed since: the sums of a day are those of its books.
CREATE OR REPLACE FUNCTION audit_rekap_emas(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap emas terjual dan susut %s tidak sama dengan bukunya', tgl_system)
  FROM (SELECT tgl_system, jenis, sum(kotor) AS kotor, sum(murni) AS murni FROM rekap_harian_emas
      WHERE kode_toko = v_toko GROUP BY 1, 2) r
    FULL JOIN (SELECT tgl_system, jenis, sum(kotor) AS kotor, sum(murni) AS murni
      FROM hitung_harian_emas(v_toko, '-infinity', 'infinity') GROUP BY 1, 2) h USING (tgl_system, jenis)
  WHERE (r.kotor, r.murni) IS DISTINCT FROM (h.kotor, h.murni)
    AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- The gold behind income and cost between two days, with the sign of their amounts: what was sold stands
-- below zero beside its cost, what was lost beside the cost of losing. Closed days by their sums.
CREATE OR REPLACE FUNCTION gerak_emas_akun(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (nomor_akun text, kotor bigint, murni bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT e.nomor_akun, -sum(e.kotor)::bigint, -sum(e.murni)::bigint
  FROM (SELECT r.* FROM rekap_harian_emas r WHERE r.kode_toko = v_toko
      AND r.tgl_system BETWEEN v_awal AND least(v_akhir, tgl_segel(v_toko))
    UNION ALL
    SELECT * FROM hitung_harian_emas(v_toko, greatest(v_awal, tgl_segel(v_toko) + 1), v_akhir)) e
  GROUP BY 1 $$;

GRANT EXECUTE ON FUNCTION akun_emas, buku_gram, gerak_emas_akun, saldo_emas_akun TO kencana_app;
