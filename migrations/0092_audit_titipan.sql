-- What `npm run audit` recomputes of the deposits, and of visits that were paid by them.
SET LOCAL search_path = kencana, pg_temp;

-- What is left of each deposit, by its book; a state that fits it; a document that its posting made.
CREATE FUNCTION audit_saldo_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT id_titipan AS id, sum(jumlah) AS saldo FROM titipan_uang WHERE kode_toko = v_toko
    GROUP BY 1)
  SELECT kalimat FROM (
    SELECT format('Titipan %s: saldo %s, menurut bukunya %s', coalesce(s.id, b.id), s.saldo,
      b.saldo) AS kalimat
    FROM buku b FULL JOIN (SELECT * FROM saldo_titipan WHERE kode_toko = v_toko) s USING (id)
    WHERE s.saldo IS DISTINCT FROM b.saldo
    UNION ALL
    SELECT format('Titipan %s berstatus %s, saldonya %s', t.id, s.status, coalesce(b.saldo, 0))
    FROM titipan t JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id
      LEFT JOIN buku b ON b.id = t.id
    WHERE t.kode_toko = v_toko AND (s.status = 'TITIP') <> (coalesce(b.saldo, 0) > 0)
    UNION ALL
    SELECT format('Titipan %s tidak dibuat oleh posting %s', t.id, t.id_posting)
    FROM titipan t WHERE t.kode_toko = v_toko AND NOT EXISTS (SELECT FROM transisi x
      WHERE x.kode_toko = v_toko AND x.id_dokumen = t.id AND x.versi = 1
        AND x.id_posting = t.id_posting)
    UNION ALL
    SELECT format('Titipan %s: kunjungan yang menunggu memakai %s, saldonya %s', d.nomor,
      titipan_ditahan(v_toko, d.nomor), s.saldo)
    FROM saldo_titipan s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND titipan_ditahan(v_toko, d.nomor) > s.saldo) a LIMIT 1 $$;

-- The account that owes the deposits, posting by posting.
CREATE FUNCTION audit_akun_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Posting %s: titipan %s, jurnal akun %s mencatat %s', u.id_posting, u.jumlah,
    u.nomor_akun, coalesce(j.jumlah, 0))
  FROM (SELECT id_posting, nomor_akun, sum(jumlah) AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko GROUP BY 1, 2) u
    LEFT JOIN LATERAL (SELECT sum(kredit - debit) AS jumlah FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = u.id_posting AND nomor_akun = u.nomor_akun) j
      ON true
  WHERE coalesce(j.jumlah, 0) <> u.jumlah LIMIT 1 $$;

-- The money that came in for deposits and went back, document by document.
CREATE FUNCTION audit_kas_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: kas titipan %s, menurut buku titipan %s',
    coalesce(k.id_dokumen, u.id_dokumen), coalesce(k.jumlah, 0), coalesce(u.jumlah, 0))
  FROM (SELECT id_posting, id_dokumen, sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND kategori = 'TITIPAN' GROUP BY 1, 2) k
    FULL JOIN (SELECT id_posting, id_dokumen, sum(jumlah) AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND jenis IN ('TITIP', 'TAMBAH', 'BATAL') GROUP BY 1, 2) u
      USING (id_posting, id_dokumen)
  WHERE coalesce(k.jumlah, 0) <> coalesce(u.jumlah, 0) LIMIT 1 $$;

-- A piece that is kept for somebody is held by a deposit that stands and names it; and a deposit
-- that waits holds its piece.
CREATE FUNCTION audit_barang_titip(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Barang %s berstatus TITIP tanpa titipan yang memegangnya', b.kode_barcode)
      AS kalimat
    FROM barang b WHERE b.kode_toko = v_toko AND b.status = 'TITIP'
      AND NOT EXISTS (SELECT FROM titipan t
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id
        WHERE t.kode_toko = v_toko AND t.id = b.id_pemegang AND t.kode_barcode = b.kode_barcode
          AND s.status IN ('OPEN', 'TITIP'))
    UNION ALL
    SELECT format('Titipan %s menunggu validasi, barangnya %s tidak dipegangnya', t.id,
      t.kode_barcode)
    FROM titipan t JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id
      AND s.status = 'OPEN'
      JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = t.kode_barcode
    WHERE t.kode_toko = v_toko AND (b.status, b.id_pemegang) IS DISTINCT FROM ('TITIP', t.id)) a
  LIMIT 1 $$;

-- As in migration 0063; a deposit pays a visit as money does.
CREATE OR REPLACE FUNCTION audit_kas_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT id_group, sum(jumlah) AS jumlah FROM (
      SELECT id, id_group, harga_total AS jumlah FROM penjualan WHERE kode_toko = v_toko
      UNION ALL SELECT id, id_group, -harga_total FROM pembelian WHERE kode_toko = v_toko) n
    WHERE (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = n.id) = 'VALID'
    GROUP BY id_group),
  uang AS (
    SELECT id_group, sum(jumlah) AS jumlah FROM (
      SELECT id_group, jumlah_in - jumlah_out AS jumlah FROM kas
      WHERE kode_toko = v_toko AND id_group IS NOT NULL
      UNION ALL SELECT id_group, -jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND id_group IS NOT NULL) u GROUP BY id_group)
  SELECT format('Group %s: kas dan titipan mencatat %s, nota yang valid berjumlah %s',
    coalesce(k.id_group, n.id_group), coalesce(k.jumlah, 0), coalesce(n.jumlah, 0))
  FROM uang k FULL JOIN nota n ON n.id_group = k.id_group
  WHERE coalesce(k.jumlah, 0) <> coalesce(n.jumlah, 0) LIMIT 1 $$;

-- As in migration 0090; what deposits paid stands beside the cash book, deposit by deposit.
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
    SELECT u.id_group, 'TITIPAN', d.nomor, -sum(u.jumlah), 0
    FROM titipan_uang u JOIN grup g ON g.id = u.id_group
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_titipan
    WHERE u.kode_toko = v_toko GROUP BY 1, 2, 3),
  daftar AS (
    SELECT p.id_group, p.jenis,
      coalesce(CASE WHEN p.jenis = 'TITIPAN' THEN p.no_ref ELSE p.no_rekening END, '')
        AS no_rekening,
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
