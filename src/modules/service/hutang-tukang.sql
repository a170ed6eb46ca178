CREATE OR REPLACE FUNCTION baca_hutang_tukang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_hutang_tukang_v1(h), E'\n' ORDER BY n) FROM hutang_tukang h
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_hutang_tukang_v1(h hutang_tukang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT h::text $$;

-- [{id_dokumen, kode_tukang, jumlah, saldo}]: saldo, where it is said, is what was owed when the rules
-- judged it.
CREATE OR REPLACE FUNCTION tulis_hutang_tukang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_saldo bigint; v_naskah text;
BEGIN
  FOR r IN SELECT kode_tukang, sum(jumlah)::bigint AS jumlah, max(saldo) AS saldo
      FROM jsonb_to_recordset(isi) AS r(kode_tukang text, jumlah bigint, saldo bigint)
      GROUP BY 1 ORDER BY 1 LOOP
    INSERT INTO saldo_tukang AS x VALUES (k.toko, r.kode_tukang, 0, r.jumlah)
    ON CONFLICT (kode_toko, kode_tukang) DO UPDATE SET saldo = x.saldo + EXCLUDED.saldo
    RETURNING saldo INTO v_saldo;
    IF v_saldo - r.jumlah <> r.saldo THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'saldo_tukang'));
    END IF;
  END LOOP;
  WITH baru AS (
    INSERT INTO hutang_tukang SELECT k.toko, k.id_posting, h.ordinality, h.id_dokumen, h.kode_tukang,
      h.jumlah, k.tgl
    FROM jsonb_populate_recordset(NULL::hutang_tukang, isi) WITH ORDINALITY AS h
    RETURNING naskah_hutang_tukang_v1(hutang_tukang) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION tinjau_hutang_tukang(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('kode_tukang', kode_tukang, 'jumlah', jumlah) ORDER BY n)
  FROM hutang_tukang WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What is owed to each is what was owed before the book, and what the book says.
CREATE OR REPLACE FUNCTION audit_saldo_tukang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Hutang tukang %s: sisa %s, menurut bukunya %s', kode_tukang, s.saldo,
    coalesce(s.awal, 0) + coalesce(b.jumlah, 0))
  FROM (SELECT * FROM saldo_tukang WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT kode_tukang, sum(jumlah) AS jumlah FROM hutang_tukang
      WHERE kode_toko = v_toko GROUP BY 1) b USING (kode_tukang)
  WHERE s.saldo IS DISTINCT FROM coalesce(s.awal, 0) + coalesce(b.jumlah, 0) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_akun_tukang(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{TUKANG}') $$;
