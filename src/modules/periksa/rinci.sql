-- What a check of a day is made of, visit by visit, piece by piece or posting by posting, on both sides:
-- the difference of uji_hari is the sum of theirs. A book that is posted together with its accounts is
-- told by posting, of all days; the others have no rows here.
CREATE OR REPLACE FUNCTION rinci_uji(v_toko text, v_tgl date, v_buku text)
RETURNS TABLE (tgl date, id_dokumen uuid, kode_barcode text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  CASE v_buku WHEN 'NOTA' THEN RETURN QUERY SELECT * FROM rinci_nota(v_toko, v_tgl);
    WHEN 'BARANG' THEN RETURN QUERY SELECT * FROM rinci_barang(v_toko, v_tgl);
    WHEN 'JURNAL' THEN RETURN QUERY
      SELECT v_tgl, (array_agg(j.id_dokumen ORDER BY j.n DESC))[1], NULL::text, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint,
        sum(j.debit)::bigint, sum(j.kredit)::bigint
      FROM jurnal j WHERE j.kode_toko = v_toko AND j.tgl_system = v_tgl GROUP BY j.id_posting;
    ELSE RETURN QUERY SELECT * FROM rinci_buku(v_toko, v_buku);
  END CASE;
END $$;

-- Visits: what their notes come to, and what money came for them.
CREATE OR REPLACE FUNCTION rinci_nota(v_toko text, v_tgl date)
RETURNS TABLE (tgl date, id_dokumen uuid, kode_barcode text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT p.id, p.id_group, p.harga_total AS jumlah FROM penjualan p
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl
    UNION ALL SELECT p.id, p.id_group, -p.harga_total FROM pembelian p
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl),
  sah AS (
    SELECT n.id_group, sum(n.jumlah)::bigint AS jumlah FROM nota n
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = n.id AND s.status = 'VALID'
    GROUP BY 1),
  uang AS (
    SELECT u.id_group, sum(u.jumlah)::bigint AS jumlah FROM (
      SELECT k.id_group, k.jumlah_in - k.jumlah_out AS jumlah FROM kas k
      WHERE k.kode_toko = v_toko AND k.tgl_system = v_tgl AND k.id_group IS NOT NULL
      UNION ALL SELECT b.id_group, b.jumlah FROM bayar_sendiri(v_toko) b
      WHERE b.tgl_system = v_tgl) u GROUP BY 1)
  SELECT v_tgl, coalesce((SELECT n.id FROM nota n JOIN dokumen d ON d.kode_toko = v_toko AND d.id = n.id
      WHERE n.id_group = g.id_group ORDER BY d.nomor LIMIT 1), g.id_group),
    NULL::text, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint, coalesce(s.jumlah, 0),
    coalesce(u.jumlah, 0)
  FROM (SELECT id_group FROM sah UNION SELECT id_group FROM uang) g
    LEFT JOIN sah s USING (id_group) LEFT JOIN uang u USING (id_group) $$;

-- Pieces: those on notes that stand, and those that went out for a visit.
CREATE OR REPLACE FUNCTION rinci_barang(v_toko text, v_tgl date)
RETURNS TABLE (tgl date, id_dokumen uuid, kode_barcode text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT p.id, b.kode_barcode, count(*) AS pcs, sum(b.berat)::bigint AS berat FROM penjualan p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl GROUP BY 1, 2),
  keluar AS (
    SELECT n.id, g.kode_barcode, sum(g.arah) AS pcs, sum(g.arah * g.berat)::bigint AS berat
    FROM (SELECT x.kode_barcode, x.berat, d.id_group,
        (x.ke_status = 'TERJUAL')::int - (x.dari_status = 'TERJUAL')::int AS arah
      FROM gerak_barang x JOIN dokumen d ON d.kode_toko = v_toko AND d.id = x.id_dokumen
      WHERE x.kode_toko = v_toko AND x.tgl_system = v_tgl
        AND 'TERJUAL' IN (x.ke_status, x.dari_status)) g
      JOIN LATERAL (SELECT p.id FROM penjualan p JOIN penjualan_baris b
          ON b.kode_toko = v_toko AND b.id = p.id AND b.kode_barcode = g.kode_barcode
        WHERE p.kode_toko = v_toko AND p.id_group = g.id_group LIMIT 1) n ON true
    GROUP BY 1, 2)
  SELECT v_tgl, id, kode_barcode::text, coalesce(n.pcs, 0)::bigint, coalesce(k.pcs, 0)::bigint,
    coalesce(n.berat, 0)::bigint, coalesce(k.berat, 0)::bigint, NULL::bigint, NULL::bigint
  FROM nota n FULL JOIN keluar k USING (id, kode_barcode) $$;

-- Postings: what they say in a book, and in the accounts that stand for it. Books that share an account
-- are told together.
CREATE OR REPLACE FUNCTION rinci_buku(v_toko text, v_buku text)
RETURNS TABLE (tgl date, id_dokumen uuid, kode_barcode text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE AS $$
  WITH kawan AS MATERIALIZED (
    SELECT unnest(b.buku) AS buku FROM banding_buku(v_toko, ARRAY[v_buku], true) b),
  buku AS (
    SELECT k.tgl_system, k.id_posting, k.id_dokumen,
      CASE WHEN k.jumlah_in > 0 THEN k.jumlah_in + k.fee ELSE -k.jumlah_out - k.fee END AS jumlah
    FROM kas k WHERE k.kode_toko = v_toko AND k.jenis IN (SELECT jenis_kas(w.buku) FROM kawan w
      WHERE w.buku = ANY (buku_kas()))
    UNION ALL SELECT u.tgl_system, u.id_posting, u.id_dokumen, -u.jumlah FROM titipan_uang u
    WHERE u.kode_toko = v_toko AND 'TITIPAN' IN (SELECT w.buku FROM kawan w)
    UNION ALL SELECT u.tgl_system, u.id_posting, u.id_dokumen, u.pajak - u.jumlah FROM janji_uang u
    WHERE u.kode_toko = v_toko AND 'UANG MUKA' IN (SELECT w.buku FROM kawan w)),
  akun AS (
    SELECT j.tgl_system, j.id_posting, j.id_dokumen, j.debit - j.kredit AS jumlah FROM jurnal j
    WHERE j.kode_toko = v_toko AND j.nomor_akun IN (SELECT a.nomor_akun
      FROM akun_kendali(v_toko) a WHERE a.buku IN (SELECT w.buku FROM kawan w)))
  SELECT min(x.tgl_system), (array_agg(x.id_dokumen))[1], NULL::text, NULL::bigint,
    NULL::bigint, NULL::bigint, NULL::bigint,
    sum(x.buku)::bigint, sum(x.akun)::bigint
  FROM (SELECT b.tgl_system, b.id_posting, b.id_dokumen, b.jumlah AS buku, 0 AS akun FROM buku b
    UNION ALL SELECT a.tgl_system, a.id_posting, a.id_dokumen, 0, a.jumlah FROM akun a) x
  GROUP BY x.id_posting $$;

GRANT EXECUTE ON FUNCTION rinci_uji TO kencana_app;
