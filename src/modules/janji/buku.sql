CREATE OR REPLACE FUNCTION baca_janji_uang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_janji_uang_v1(u), E'\n' ORDER BY n) FROM janji_uang u
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_kwitansi(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_kwitansi_v1(q), E'\n' ORDER BY id) FROM kwitansi q
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- A row of before 0070 has no base, and the text that it had then.
CREATE OR REPLACE FUNCTION naskah_janji_uang_v1(u janji_uang) RETURNS text LANGUAGE sql STABLE
AS $$
  SELECT ROW(u.kode_toko, u.id_posting, u.n, u.id_dokumen, u.id_janji, u.jenis, u.jumlah, u.pajak,
    u.nomor_akun, u.tgl_system)::text || coalesce(' dasar ' || u.dasar, '') $$;

CREATE OR REPLACE FUNCTION naskah_kwitansi_v1(q kwitansi) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT q::text $$;

-- [{id_dokumen, id_janji, jenis, jumlah, pajak, dasar, nomor_akun}]; the promises are moved in the order of
-- their ids, each once.
CREATE OR REPLACE FUNCTION tulis_janji_uang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; r record;
BEGIN
  WITH baru AS (
    INSERT INTO janji_uang SELECT k.toko, k.id_posting, u.ordinality, u.id_dokumen, u.id_janji,
      u.jenis, u.jumlah, u.pajak, u.nomor_akun, k.tgl, u.dasar
    FROM jsonb_populate_recordset(NULL::janji_uang, isi) WITH ORDINALITY AS u
    ORDER BY u.ordinality
    RETURNING naskah_janji_uang_v1(janji_uang) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  FOR r IN SELECT id_janji, sum(jumlah)::bigint AS jumlah, sum(pajak)::bigint AS pajak
      FROM janji_uang u
      WHERE u.kode_toko = k.toko AND u.id_posting = k.id_posting
      GROUP BY id_janji ORDER BY id_janji LOOP
    PERFORM ubah_saldo_janji(k, r.id_janji, r.jumlah, r.pajak);
  END LOOP;
  RETURN v_naskah;
END $$;

-- [{id, id_janji, jenis, jumlah}]. Of one promise one payment waits at a time.
CREATE OR REPLACE FUNCTION tulis_kwitansi(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_nomor text;
BEGIN
  SELECT d.nomor INTO v_nomor FROM jsonb_to_recordset(isi) AS j(id uuid, id_janji uuid)
    JOIN kwitansi q ON q.kode_toko = k.toko AND q.id_janji = j.id_janji
    JOIN status_dokumen s ON s.kode_toko = k.toko AND s.id = q.id AND s.status = 'OPEN'
    JOIN dokumen d ON d.kode_toko = k.toko AND d.id = q.id
  WHERE q.id <> j.id LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kwitansi', 'nomor', v_nomor));
  END IF;
  WITH baru AS (
    INSERT INTO kwitansi SELECT k.toko, j.id, k.id_posting, j.id_janji, j.jenis, j.jumlah, k.tgl
    FROM jsonb_populate_recordset(NULL::kwitansi, isi) AS j ORDER BY j.id
    RETURNING id, naskah_kwitansi_v1(kwitansi) AS naskah)
  SELECT string_agg(naskah, E'\n' ORDER BY id) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION ubah_saldo_janji(k konteks, v_id uuid, v_jumlah bigint, v_pajak bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE saldo_janji SET saldo = saldo + v_jumlah, pajak = pajak + v_pajak
  WHERE kode_toko = k.toko AND id = v_id;
  IF NOT FOUND THEN INSERT INTO saldo_janji VALUES (k.toko, v_id, v_jumlah, v_pajak); END IF;
EXCEPTION WHEN check_violation THEN
  PERFORM tolak('KN009', 'uang_janji_tidak_cukup', jsonb_build_object(
    'nomor', (SELECT nomor FROM dokumen WHERE kode_toko = k.toko AND id = v_id)));
END $$;
