-- More money for a deposit that was typed wrong is taken back the same day: by its negation, while
-- nothing was paid by the deposit since.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE titipan_uang DROP CONSTRAINT titipan_uang_arah,
  ADD CONSTRAINT titipan_uang_arah CHECK (CASE WHEN jenis IN ('TITIP', 'TAMBAH', 'KEMBALI')
    THEN jumlah > 0 ELSE jenis IN ('PAKAI', 'BATAL', 'HANGUS', 'BATAL_TAMBAH') AND jumlah < 0 END);

-- As in migration 0260, with what was taken back.
CREATE OR REPLACE FUNCTION kas_titipan(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
    'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
    'jumlah', k.jumlah_in - k.jumlah_out,
    'fee', CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END, 'no_ref', k.no_ref)
    ORDER BY urut_posting(v_toko, k.id_posting), k.n), '[]')
  FROM (SELECT DISTINCT id_posting, id_dokumen FROM titipan_uang
      WHERE kode_toko = v_toko AND id_titipan = v_id
        AND jenis IN ('TITIP', 'TAMBAH', 'BATAL', 'BATAL_TAMBAH')) u
    JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting
      AND k.id_dokumen = u.id_dokumen $$;

-- As in migration 0142; a transfer that came by an addition is not waited for once that was undone.
CREATE OR REPLACE FUNCTION transfer_menunggu(v_toko text)
RETURNS TABLE (id_group uuid, versi_bayar int, n int) LANGUAGE sql STABLE AS $$
  SELECT w.id_group, w.versi_bayar, w.n
  FROM parameter m JOIN transfer_tunggu w ON w.kode_toko = v_toko AND w.saat >= m.diubah_pada
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = w.id_group AND g.saat >= m.diubah_pada
    JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = g.id AND o.status <> 'BATAL'
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = CASE g.jenis
        WHEN 'TAMBAH_TITIPAN' THEN g.id_asal ELSE g.id END AND s.status <> 'BATAL'
  WHERE m.kode_toko = v_toko AND m.key = 'KONFIRMASI_TRANSFER_MODULE' AND m.value = 'true' $$;

-- An addition by its number, with all that it left in the books. dipakai: what visits took of the
-- deposit after it, less what their cancels gave back.
CREATE FUNCTION muat_tambah_titipan(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', u.tgl_system, 'jumlah', u.jumlah, 'nomor_akun', u.nomor_akun,
    'no_titipan', (SELECT nomor FROM dokumen t WHERE t.kode_toko = v_toko AND t.id = u.id_titipan),
    'dipakai', (SELECT coalesce(-sum(x.jumlah), 0)::bigint FROM titipan_uang x
      WHERE x.kode_toko = v_toko AND x.id_titipan = u.id_titipan
        AND x.jenis IN ('PAKAI', 'KEMBALI')
        AND urut_posting(v_toko, x.id_posting) > urut_posting(v_toko, u.id_posting)),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
        'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
        'jumlah', k.jumlah_in - k.jumlah_out, 'fee', k.fee, 'no_ref', k.no_ref) ORDER BY k.n), '[]')
      FROM kas k WHERE k.kode_toko = v_toko AND k.id_posting = u.id_posting
        AND k.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', j.nomor_akun,
        'debit', j.debit, 'kredit', j.kredit) ORDER BY j.n), '[]')
      FROM jurnal j WHERE j.kode_toko = v_toko AND j.id_posting = u.id_posting
        AND j.id_dokumen = d.id))
  FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN titipan_uang u ON u.kode_toko = v_toko AND u.id_dokumen = d.id AND u.jenis = 'TAMBAH'
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'TAMBAH_TITIPAN' $$;
GRANT EXECUTE ON FUNCTION muat_tambah_titipan(text, text) TO kencana_app;

-- As in migration 0092, with what was taken back.
CREATE OR REPLACE FUNCTION audit_kas_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: kas titipan %s, menurut buku titipan %s',
    coalesce(k.id_dokumen, u.id_dokumen), coalesce(k.jumlah, 0), coalesce(u.jumlah, 0))
  FROM (SELECT id_posting, id_dokumen, sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND kategori = 'TITIPAN' GROUP BY 1, 2) k
    FULL JOIN (SELECT id_posting, id_dokumen, sum(jumlah) AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND jenis IN ('TITIP', 'TAMBAH', 'BATAL', 'BATAL_TAMBAH')
      GROUP BY 1, 2) u USING (id_posting, id_dokumen)
  WHERE coalesce(k.jumlah, 0) <> coalesce(u.jumlah, 0) LIMIT 1 $$;

-- An addition and what took it back: together nothing, and only where it says so.
CREATE FUNCTION audit_tambah_titipan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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
