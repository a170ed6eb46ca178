-- The account that owes the money of promises, posting by posting.
CREATE OR REPLACE FUNCTION audit_akun_janji(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Posting %s: uang janji %s, jurnal akun %s mencatat %s', u.id_posting, u.jumlah,
    u.nomor_akun, coalesce(j.jumlah, 0))
  FROM (SELECT id_posting, nomor_akun, sum(jumlah - pajak) AS jumlah FROM janji_uang
      WHERE kode_toko = v_toko GROUP BY 1, 2) u
    LEFT JOIN LATERAL (SELECT sum(kredit - debit) AS jumlah FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = u.id_posting AND nomor_akun = u.nomor_akun) j
      ON true
  WHERE coalesce(j.jumlah, 0) <> u.jumlah LIMIT 1 $$;

-- What is held for each promise, by its book; nothing for one that is over.
CREATE OR REPLACE FUNCTION audit_saldo_janji(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT id_janji AS id, sum(jumlah) AS saldo, sum(pajak) AS pajak FROM janji_uang
    WHERE kode_toko = v_toko GROUP BY 1)
  SELECT kalimat FROM (
    SELECT format('Janji %s: saldo %s pajak %s, menurut bukunya %s pajak %s',
      coalesce(s.id, b.id), s.saldo, s.pajak, b.saldo, b.pajak) AS kalimat
    FROM buku b FULL JOIN (SELECT * FROM saldo_janji WHERE kode_toko = v_toko) s USING (id)
    WHERE (s.saldo, s.pajak) IS DISTINCT FROM (b.saldo, b.pajak)
    UNION ALL
    SELECT format('Janji %s sudah %s, uangnya masih %s', b.id, s.status, b.saldo)
    FROM buku b JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id
    WHERE s.status IN ('DIAMBIL', 'BATAL', 'LUNAS', 'PEREMAJAAN') AND b.saldo <> 0
      AND (s.status, s.jenis) <> ('LUNAS', 'CICILAN')) a LIMIT 1 $$; -- fetched later

-- The money that came in for promises and went back, document by document.
CREATE OR REPLACE FUNCTION audit_kas_janji(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: kas %s, menurut buku janji %s', u.id_dokumen, coalesce(k.jumlah, 0),
    u.jumlah)
  FROM (SELECT id_posting, id_dokumen, sum(jumlah) AS jumlah FROM janji_uang
      WHERE kode_toko = v_toko AND jenis NOT IN ('PAKAI', 'PINDAH') GROUP BY 1, 2) u
    LEFT JOIN LATERAL (SELECT sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND id_posting = u.id_posting AND id_dokumen = u.id_dokumen) k
      ON true
  WHERE coalesce(k.jumlah, 0) <> u.jumlah LIMIT 1 $$;
