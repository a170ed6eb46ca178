-- What a transfer costs the shop goes out with the money that it pays.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0051, the fee with its sign.
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
    FROM kas k JOIN grup g ON g.id = k.id_group WHERE k.kode_toko = v_toko GROUP BY 1, 2, 3),
  daftar AS (
    SELECT p.id_group, p.jenis, coalesce(p.no_rekening, '') AS no_rekening,
      sum(CASE WHEN p.masuk THEN p.jumlah ELSE -p.jumlah END) AS jumlah,
      sum(CASE WHEN p.masuk THEN p.fee ELSE -p.fee END) AS fee
    FROM grup g JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
    WHERE g.status = 'VALID' AND p.versi_bayar = (SELECT max(versi_bayar) FROM pembayaran m
      WHERE m.kode_toko = v_toko AND m.id_group = g.id) GROUP BY 1, 2, 3)
  SELECT format('Group %s: kas %s %s mencatat %s (fee %s), daftar pembayarannya %s (fee %s)',
    (SELECT nomor FROM dokumen n WHERE n.kode_toko = v_toko
      AND n.id = coalesce(b.id_group, d.id_group)), jenis, no_rekening, coalesce(b.jumlah, 0),
    coalesce(b.fee, 0), coalesce(d.jumlah, 0), coalesce(d.fee, 0))
  FROM buku b FULL JOIN daftar d USING (id_group, jenis, no_rekening)
  WHERE (coalesce(b.jumlah, 0), coalesce(b.fee, 0))
    <> (coalesce(d.jumlah, 0), coalesce(d.fee, 0)) LIMIT 1 $$;
