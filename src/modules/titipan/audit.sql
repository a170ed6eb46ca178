-- The account that owes the deposits, posting by posting.
CREATE OR REPLACE FUNCTION audit_akun_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Posting %s: titipan %s, jurnal akun %s mencatat %s', u.id_posting, u.jumlah,
    u.nomor_akun, coalesce(j.jumlah, 0))
  FROM (SELECT id_posting, nomor_akun, sum(jumlah) AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko GROUP BY 1, 2) u
    LEFT JOIN LATERAL (SELECT sum(kredit - debit) AS jumlah FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = u.id_posting AND nomor_akun = u.nomor_akun) j
      ON true
  WHERE coalesce(j.jumlah, 0) <> u.jumlah LIMIT 1 $$;

-- A piece that is kept for somebody is held by a deposit that stands and names it; and a deposit
-- that waits holds its piece.
CREATE OR REPLACE FUNCTION audit_barang_titip(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Barang %s berstatus TITIP tanpa titipan yang memegangnya', b.kode_barcode)
      AS kalimat
    FROM barang b WHERE b.kode_toko = v_toko AND b.status = 'TITIP'
      AND NOT EXISTS (SELECT FROM status_dokumen c
        WHERE c.kode_toko = v_toko AND c.id = b.id_pemegang AND c.jenis IN ('CICILAN', 'PESANAN_MARKETPLACE'))
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

-- What is left of each deposit, by its book; a state that fits it; a document that its posting made.
CREATE OR REPLACE FUNCTION audit_saldo_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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

-- The money that came in for deposits and went back, document by document. With what was taken
-- back.
CREATE OR REPLACE FUNCTION audit_kas_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: kas titipan %s, menurut buku titipan %s',
    coalesce(k.id_dokumen, u.id_dokumen), coalesce(k.jumlah, 0), coalesce(u.jumlah, 0))
  FROM (SELECT id_posting, id_dokumen, sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND kategori = 'TITIPAN' GROUP BY 1, 2) k
    FULL JOIN (SELECT id_posting, id_dokumen, sum(jumlah) AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND jenis IN ('TITIP', 'TAMBAH', 'BATAL', 'BATAL_TAMBAH')
      GROUP BY 1, 2) u USING (id_posting, id_dokumen)
  WHERE coalesce(k.jumlah, 0) <> coalesce(u.jumlah, 0) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_rekap_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap titipan %s, titipan %s: saldo %s, menurut bukunya %s', tgl_system, id,
    r.saldo, h.saldo)
  FROM (SELECT * FROM rekap_harian_titipan WHERE kode_toko = v_toko
      AND tgl_system IN (SELECT hari_tersegel(v_toko))) r
    FULL JOIN hitung_harian_titipan(v_toko, ARRAY(SELECT hari_tersegel(v_toko))) h
      USING (tgl_system, id)
  WHERE r.saldo IS DISTINCT FROM h.saldo LIMIT 1 $$;

-- An addition and what took it back: together nothing, and only where it says so.
CREATE OR REPLACE FUNCTION audit_tambah_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Tambahan titipan %s berstatus %s, dikembalikan %s dari %s', d.nomor, s.status,
    coalesce(b.jumlah, 0), u.jumlah)
  FROM titipan_uang u JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN LATERAL (SELECT -sum(x.jumlah) AS jumlah FROM dokumen l
        JOIN titipan_uang x ON x.kode_toko = v_toko AND x.id_dokumen = l.id
          AND x.jenis = 'BATAL_TAMBAH'
      WHERE l.kode_toko = v_toko AND l.id_asal = d.id) b ON true
  WHERE u.kode_toko = v_toko AND u.jenis = 'TAMBAH'
    AND coalesce(b.jumlah, 0) <> CASE s.status WHEN 'BATAL' THEN u.jumlah ELSE 0 END LIMIT 1 $$;
