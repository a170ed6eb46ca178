CREATE OR REPLACE FUNCTION baca_nilai_emas(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_nilai_emas_v1(e), E'\n' ORDER BY n) FROM nilai_emas e
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_nilai_emas_v1(e nilai_emas) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT e::text $$;

-- [{id_dokumen, tempat, jumlah}]. Places are moved in the order of their names.
CREATE OR REPLACE FUNCTION tulis_nilai_emas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  INSERT INTO saldo_nilai_emas AS x
  SELECT k.toko, r.tempat, 0, sum(r.jumlah)
  FROM jsonb_to_recordset(isi) AS r(tempat text, jumlah bigint)
  GROUP BY r.tempat ORDER BY r.tempat COLLATE "C"
  ON CONFLICT (kode_toko, tempat) DO UPDATE SET saldo = x.saldo + EXCLUDED.saldo;
  WITH baru AS (
    INSERT INTO nilai_emas SELECT k.toko, k.id_posting, e.ordinality, e.id_dokumen, e.tempat, e.jumlah,
      k.tgl
    FROM jsonb_populate_recordset(NULL::nilai_emas, isi) WITH ORDINALITY AS e
    RETURNING naskah_nilai_emas_v1(nilai_emas) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- What a document of before the book had brought or taken, for its cancel.
CREATE OR REPLACE FUNCTION lama_nilai_emas(v_toko text, v_dokumen uuid) RETURNS jsonb LANGUAGE sql STABLE
AS $$
  SELECT jsonb_agg(to_jsonb(l) ORDER BY urut_posting(kode_toko, id_posting), n) FROM nilai_emas_lama l
  WHERE kode_toko = v_toko AND id_dokumen = v_dokumen $$;

-- What each place holds is what was there before the book, and what the book says.
CREATE OR REPLACE FUNCTION audit_nilai_emas(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Nilai emas %s: %s, menurut bukunya %s', tempat, s.saldo,
    coalesce(s.awal, 0) + coalesce(b.jumlah, 0))
  FROM (SELECT * FROM saldo_nilai_emas WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT tempat, sum(jumlah) AS jumlah FROM nilai_emas
      WHERE kode_toko = v_toko GROUP BY 1) b USING (tempat)
  WHERE s.saldo IS DISTINCT FROM coalesce(s.awal, 0) + coalesce(b.jumlah, 0) LIMIT 1 $$;

-- What was there before the book is what documents of before it say.
CREATE OR REPLACE FUNCTION audit_nilai_emas_lama(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Nilai emas awal %s: %s, menurut dokumennya %s', tempat, s.awal, l.jumlah)
  FROM (SELECT * FROM saldo_nilai_emas WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT tempat, sum(jumlah) AS jumlah FROM nilai_emas_lama
      WHERE kode_toko = v_toko GROUP BY 1) l USING (tempat)
  WHERE coalesce(s.awal, 0) <> coalesce(l.jumlah, 0) LIMIT 1 $$;

-- Bars that are gone have left no cost behind.
CREATE OR REPLACE FUNCTION audit_nilai_batang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Batangan bernilai %s, menurut gram tidak ada', s.saldo) FROM saldo_nilai_emas s
  WHERE s.kode_toko = v_toko AND s.tempat = 'BATANG' AND s.saldo <> 0
    AND NOT EXISTS (SELECT FROM gram WHERE kode_toko = v_toko AND akun = 'BATANG'
      HAVING sum(murni) > 0) $$;

CREATE OR REPLACE FUNCTION audit_akun_emas(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{EMAS DI TUKANG,EMAS BATANGAN}') $$;
