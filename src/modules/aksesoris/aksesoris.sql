-- The balance is the sum of its book, and each row says what was left after it.
CREATE OR REPLACE FUNCTION audit_stok_aksesoris(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Aksesoris %s: saldo %s versi %s, menurut bukunya %s versi %s (terakhir %s)',
    coalesce(s.kode_aksesoris, b.kode_aksesoris), s.jumlah, s.versi, b.jumlah, b.versi, b.saldo)
  FROM (SELECT * FROM saldo_aksesoris WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT kode_aksesoris, sum(jumlah) AS jumlah, count(*) AS versi,
        (array_agg(saldo ORDER BY versi DESC))[1] AS saldo
      FROM stok_aksesoris WHERE kode_toko = v_toko GROUP BY kode_aksesoris) b
    USING (kode_aksesoris)
  WHERE (s.jumlah, s.versi::bigint, s.jumlah) IS DISTINCT FROM (b.jumlah, b.versi, b.saldo)
  LIMIT 1 $$;

CREATE OR REPLACE FUNCTION baca_stok_aksesoris(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_stok_aksesoris_v1(g), E'\n' ORDER BY n) FROM stok_aksesoris g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_stok_aksesoris_v1(g stok_aksesoris) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

-- [{id_dokumen, kode_aksesoris, jumlah}]: each under the lock of its balance; never below zero.
CREATE OR REPLACE FUNCTION tulis_stok_aksesoris(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g record; s saldo_aksesoris; r stok_aksesoris; v_n int := 0; v_naskah text;
BEGIN
  FOR g IN SELECT * FROM jsonb_to_recordset(isi)
      AS g(id_dokumen uuid, kode_aksesoris text, jumlah bigint)
      ORDER BY kode_aksesoris COLLATE "C" LOOP
    INSERT INTO saldo_aksesoris VALUES (k.toko, g.kode_aksesoris, 0, 0) ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT s FROM saldo_aksesoris
    WHERE kode_toko = k.toko AND kode_aksesoris = g.kode_aksesoris FOR UPDATE;
    IF s.jumlah + g.jumlah < 0 THEN
      PERFORM tolak('KN003', 'aksesoris_kurang', jsonb_build_object('kode_aksesoris',
        g.kode_aksesoris, 'saldo', s.jumlah));
    END IF;
    UPDATE saldo_aksesoris SET jumlah = s.jumlah + g.jumlah, versi = s.versi + 1
    WHERE kode_toko = k.toko AND kode_aksesoris = g.kode_aksesoris;
    v_n := v_n + 1;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.kode_aksesoris, s.versi + 1, g.jumlah,
      s.jumlah + g.jumlah, k.tgl);
    INSERT INTO stok_aksesoris VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_stok_aksesoris_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;
