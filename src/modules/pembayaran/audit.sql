-- What was paid by means that have a book of their own, and what of it came back: deposits, points and
-- coupons. Points and coupons are taken when a visit is saved, but count when it is valid.
CREATE OR REPLACE FUNCTION bayar_sendiri(v_toko text)
RETURNS TABLE (id_group uuid, jenis text, no_ref text, jumlah bigint, tgl_system date)
LANGUAGE sql STABLE AS $$
  SELECT u.id_group, 'TITIPAN', d.nomor, -u.jumlah, u.tgl_system
  FROM titipan_uang u JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_titipan
  WHERE u.kode_toko = v_toko AND u.id_group IS NOT NULL
  UNION ALL
  SELECT p.id_group, 'POIN', p.kode_member, p.rp, p.tgl_system
  FROM poin p JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id_group
    AND s.status <> 'OPEN'
  WHERE p.kode_toko = v_toko AND p.rp <> 0
  UNION ALL
  SELECT k.id_group, 'KUPON', k.no_kupon, k.rp, k.tgl_system
  FROM kupon k JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = k.id_group
    AND s.status <> 'OPEN'
  WHERE k.kode_toko = v_toko AND k.id_group IS NOT NULL $$;
GRANT EXECUTE ON FUNCTION bayar_sendiri TO kencana_app;

-- Deposits, too. More money for one had no list of payments before.
CREATE OR REPLACE FUNCTION audit_pembayaran(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('%s %s: dibayar %s, tagihan %s', initcap(s.jenis), d.nomor,
    dibayar_group(v_toko, s.id), tagihan_group(v_toko, s.id))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.status <> 'BATAL' AND (s.jenis IN ('GROUP', 'TITIPAN', 'NOTA_MANUAL')
      OR s.jenis = 'TAMBAH_TITIPAN' AND EXISTS (SELECT FROM pembayaran p
        WHERE p.kode_toko = v_toko AND p.id_group = s.id))
    AND dibayar_group(v_toko, s.id) <> tagihan_group(v_toko, s.id) LIMIT 1 $$;

-- How a visit was paid, in the cash book and in its list of payments: by way and account, while all
-- its notes stand; nothing at all, not even a fee, once all are cancelled. What deposits,
-- points and coupons paid stands beside the cash book, each deposit and coupon; points are one person's,
-- whose record may have been joined to another since.
CREATE OR REPLACE FUNCTION audit_cara_bayar(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH grup AS (
    SELECT s.id, s.status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP'
      AND (s.status = 'BATAL' OR s.status = 'VALID' AND NOT EXISTS (
        SELECT FROM dokumen d JOIN status_dokumen sd ON sd.kode_toko = v_toko AND sd.id = d.id
        WHERE d.kode_toko = v_toko AND d.id_group = s.id AND sd.status = 'BATAL'))),
  buku AS (
    SELECT k.id_group, k.jenis, coalesce(k.no_rekening, '') AS no_rekening,
      sum(k.jumlah_in - k.jumlah_out) AS jumlah,
      sum(CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END) AS fee
    FROM kas k JOIN grup g ON g.id = k.id_group WHERE k.kode_toko = v_toko GROUP BY 1, 2, 3
    UNION ALL
    SELECT u.id_group, u.jenis, CASE WHEN u.jenis = 'POIN' THEN '' ELSE u.no_ref END, sum(u.jumlah), 0
    FROM bayar_sendiri(v_toko) u JOIN grup g ON g.id = u.id_group GROUP BY 1, 2, 3),
  daftar AS (
    SELECT p.id_group, p.jenis,
      coalesce(CASE WHEN p.jenis IN ('TITIPAN', 'KUPON') THEN p.no_ref
        WHEN p.jenis <> 'POIN' THEN p.no_rekening END, '')
        AS no_rekening,
      sum(CASE WHEN p.masuk THEN p.jumlah ELSE -p.jumlah END) AS jumlah,
      sum(CASE WHEN p.masuk THEN p.fee ELSE -p.fee END) AS fee
    FROM grup g JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
    WHERE g.status = 'VALID' AND p.versi_bayar = (SELECT max(versi_bayar) FROM pembayaran m
      WHERE m.kode_toko = v_toko AND m.id_group = g.id) GROUP BY 1, 2, 3)
  SELECT format('Group %s: kas %s %s mencatat %s (fee %s), daftar pembayarannya %s (fee %s)',
    (SELECT nomor FROM dokumen n WHERE n.kode_toko = v_toko
      AND n.id = coalesce(b.id_group, d.id_group)), jenis,
    CASE jenis WHEN 'KUPON' THEN samar_kupon(no_rekening) ELSE no_rekening END, coalesce(b.jumlah, 0),
    coalesce(b.fee, 0), coalesce(d.jumlah, 0), coalesce(d.fee, 0))
  FROM buku b FULL JOIN daftar d USING (id_group, jenis, no_rekening)
  WHERE (coalesce(b.jumlah, 0), coalesce(b.fee, 0))
    <> (coalesce(d.jumlah, 0), coalesce(d.fee, 0)) LIMIT 1 $$;
