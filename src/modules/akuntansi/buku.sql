CREATE OR REPLACE FUNCTION baca_jurnal(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE
AS $$
  SELECT string_agg(naskah_jurnal_v1(j), E'\n' ORDER BY n) FROM jurnal j
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_jurnal_v1(j jurnal) RETURNS text LANGUAGE sql STABLE AS $$ SELECT j::text $$;

-- [{id_dokumen, nomor_akun, debit, kredit}]. The look-up stands for a foreign key, whose row locks
-- on the few accounts every sale books to would make all counters write to the same rows. Here and
-- in the other writers it is a scalar subquery and no join: that stays a look-up by the key,
-- whatever the plan was made on (a join planned on empty tables scanned them when they had grown).
CREATE OR REPLACE FUNCTION tulis_jurnal(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO jurnal SELECT k.toko, k.id_posting, j.n, j.id_dokumen, j.nomor_akun,
      coalesce(j.debit, 0), coalesce(j.kredit, 0), k.tgl
    FROM ROWS FROM (jsonb_to_recordset(isi)
      AS (id_dokumen uuid, nomor_akun text, debit bigint, kredit bigint))
      WITH ORDINALITY AS j(id_dokumen, nomor_akun, debit, kredit, n)
    WHERE (SELECT true FROM akun a WHERE a.kode_toko = k.toko AND a.nomor_akun = j.nomor_akun)
    RETURNING naskah_jurnal_v1(jurnal) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah <> jsonb_array_length(isi) THEN
    PERFORM tolak('KN404', 'akun_tidak_ada', (SELECT jsonb_build_object('nomor_akun', nomor_akun)
      FROM jsonb_to_recordset(isi) AS j(nomor_akun text)
      WHERE NOT EXISTS (SELECT FROM akun a
        WHERE a.kode_toko = k.toko AND a.nomor_akun = j.nomor_akun) LIMIT 1));
  END IF;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION tinjau_jurnal(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('nomor_akun', j.nomor_akun, 'nama_akun', a.nama_akun,
    'debit', j.debit, 'kredit', j.kredit) ORDER BY j.n)
  FROM jurnal j JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = j.nomor_akun
  WHERE j.kode_toko = v_toko AND j.id_posting = v_id $$;
