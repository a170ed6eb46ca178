CREATE OR REPLACE FUNCTION naskah_poin_v1(p poin) RETURNS text LANGUAGE sql STABLE AS $$ SELECT p::text $$;
CREATE OR REPLACE FUNCTION naskah_stok_hadiah_v1(s stok_hadiah) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT s::text $$;

CREATE OR REPLACE FUNCTION baca_poin(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_poin_v1(p), E'\n' ORDER BY n) FROM poin p
  WHERE kode_toko = v_toko AND id_posting = v_id $$;
CREATE OR REPLACE FUNCTION baca_stok_hadiah(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_stok_hadiah_v1(s), E'\n' ORDER BY n) FROM stok_hadiah s
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What a sale earns: for each kategori with rules of its own those, for the rest the general ones; of
-- each rule the latest that has begun. Whole steps of the note's sum count, before tax.
CREATE OR REPLACE FUNCTION poin_nota(v_toko text, v_id uuid, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  WITH aturan AS MATERIALIZED (
    SELECT DISTINCT ON (kode_kategori, dasar_point) kode_kategori, dasar_point, tiap_rp,
      tiap_berat, point
    FROM para_get_point_member WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl
    ORDER BY kode_kategori, dasar_point, berlaku_mulai DESC),
  jumlah AS (
    SELECT (SELECT min(a.kode_kategori) FROM aturan a WHERE a.kode_kategori = b.kode_kategori)
        AS kategori,
      sum(b.harga_jual + b.ongkos - b.diskon - b.pajak_termasuk) AS rp, sum(b.berat) AS berat
    FROM penjualan_baris b WHERE b.kode_toko = v_toko AND b.id = v_id GROUP BY 1)
  SELECT coalesce(sum(a.point * CASE a.dasar_point WHEN 'RUPIAH' THEN div(j.rp, a.tiap_rp)
    ELSE div(j.berat, a.tiap_berat) END), 0)::bigint
  FROM jumlah j JOIN aturan a ON a.kode_kategori IS NOT DISTINCT FROM j.kategori $$;

-- The member who bought: who has the telephone number of the note's customer.
CREATE OR REPLACE FUNCTION member_nota(v_toko text, v_id uuid) RETURNS member LANGUAGE sql STABLE AS $$
  SELECT m FROM penjualan_kini p JOIN pelanggan o ON o.kode_toko = v_toko AND o.id = p.id_pelanggan
    JOIN member m ON m.no_hp = o.no_hp AND m.aktif
  WHERE p.kode_toko = v_toko AND p.id = v_id $$;

-- Moves what a member has; below zero only by a sale that is taken back.
CREATE OR REPLACE FUNCTION tulis_satu_poin(k konteks, v_n int, v_dokumen uuid, v_jenis text,
  v_member text, v_poin bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r poin; v_saldo bigint;
BEGIN
  INSERT INTO saldo_poin VALUES (v_member, v_poin, (v_jenis = 'DAPAT')::int)
  ON CONFLICT (kode_member) DO UPDATE SET saldo = saldo_poin.saldo + excluded.saldo,
    nota = saldo_poin.nota + excluded.nota
  RETURNING saldo INTO v_saldo;
  IF v_saldo < 0 AND v_poin < 0 AND v_jenis <> 'BATAL' THEN
    PERFORM tolak('KN009', 'poin_kurang', jsonb_build_object('kode_member', v_member,
      'saldo', greatest(0, v_saldo - v_poin)));
  END IF;
  r := ROW(k.toko, k.id_posting, v_n, v_dokumen, v_jenis, v_member, v_poin, v_saldo, k.tgl);
  INSERT INTO poin VALUES (r.*);
  RETURN naskah_poin_v1(r);
END $$;

-- [{id_dokumen, jenis, id_asal, untuk, jumlah}]. DAPAT: a sale of this very posting or an earlier one,
-- whose member it finds, with what it earns him and whoever brought him. BATAL: all that id_asal
-- earned or cost. Else: so many (jumlah) for a member (untuk).
CREATE OR REPLACE FUNCTION tulis_poin(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_n int; r record; v record; m member; v_poin bigint; v_ajak bigint;
BEGIN
  -- Everybody whom this posting touches, in one order.
  SELECT coalesce(max(n), 0) INTO v_n FROM poin
  WHERE kode_toko = k.toko AND id_posting = k.id_posting;
  FOR r IN SELECT id_dokumen, jenis, id_asal, untuk, jumlah
      FROM jsonb_to_recordset(isi) AS j(id_dokumen uuid, jenis text, id_asal uuid, untuk text,
        jumlah bigint) GROUP BY 1, 2, 3, 4, 5
      ORDER BY jenis, id_dokumen, id_asal, untuk COLLATE "C" LOOP
    IF r.jenis = 'DAPAT' THEN
      m := member_nota(k.toko, r.id_dokumen);
      v_poin := CASE WHEN m.kode_member IS NULL THEN 0
        ELSE poin_nota(k.toko, r.id_dokumen, k.tgl) END;
      CONTINUE WHEN v_poin <= 0;
      SELECT div(v_poin * a.bagian_persen, 10000) + CASE WHEN EXISTS (SELECT FROM saldo_poin s
          WHERE s.kode_member = m.kode_member AND s.nota > 0) THEN 0 ELSE a.point_ajak END
      INTO v_ajak FROM parameter_member_afiliasi a JOIN member b
        ON b.kode_member = m.kode_ajak AND b.aktif
      WHERE a.kode_toko = k.toko AND a.berlaku_mulai <= k.tgl
      ORDER BY a.berlaku_mulai DESC LIMIT 1;
      FOR v IN SELECT * FROM (VALUES (m.kode_member, 'DAPAT', v_poin),
          (m.kode_ajak, 'AJAK', coalesce(v_ajak, 0))) AS b(kode, jenis, poin)
          WHERE poin > 0 ORDER BY kode COLLATE "C" LOOP
        v_n := v_n + 1;
        v_naskah := concat_ws(E'\n', v_naskah,
          tulis_satu_poin(k, v_n, r.id_dokumen, v.jenis, v.kode, v.poin));
      END LOOP;
    ELSIF r.jenis = 'BATAL' THEN
      FOR v IN SELECT p.kode_member, -sum(p.poin) AS poin,
            count(*) FILTER (WHERE p.jenis = 'DAPAT') AS nota
          FROM poin p WHERE p.kode_toko = k.toko AND p.id_dokumen = r.id_asal
          GROUP BY p.kode_member HAVING sum(p.poin) <> 0 ORDER BY p.kode_member COLLATE "C" LOOP
        v_n := v_n + 1;
        v_naskah := concat_ws(E'\n', v_naskah,
          tulis_satu_poin(k, v_n, r.id_dokumen, 'BATAL', v.kode_member, v.poin::bigint));
        UPDATE saldo_poin SET nota = nota - v.nota WHERE kode_member = v.kode_member;
      END LOOP;
    ELSE
      v_n := v_n + 1;
      v_naskah := concat_ws(E'\n', v_naskah,
        tulis_satu_poin(k, v_n, r.id_dokumen, r.jenis, r.untuk, r.jumlah));
    END IF;
  END LOOP;
  RETURN v_naskah;
END $$;

-- [{id_dokumen, kode_hadiah, jenis, jumlah}], each under the lock of its balance.
CREATE OR REPLACE FUNCTION tulis_stok_hadiah(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r stok_hadiah; v_naskah text; v_n int := 0;
BEGIN
  FOR r IN SELECT * FROM jsonb_populate_recordset(NULL::stok_hadiah, isi)
      ORDER BY kode_hadiah COLLATE "C", jumlah DESC LOOP
    BEGIN
      INSERT INTO saldo_hadiah VALUES (k.toko, r.kode_hadiah, 0) ON CONFLICT DO NOTHING;
      UPDATE saldo_hadiah SET saldo = saldo + r.jumlah
      WHERE kode_toko = k.toko AND kode_hadiah = r.kode_hadiah;
    EXCEPTION WHEN check_violation THEN
      PERFORM tolak('KN009', 'hadiah_kurang', jsonb_build_object('kode_hadiah', r.kode_hadiah,
        'saldo', coalesce((SELECT saldo FROM saldo_hadiah
          WHERE kode_toko = k.toko AND kode_hadiah = r.kode_hadiah), 0)));
    END;
    v_n := v_n + 1;
    r := ROW(k.toko, k.id_posting, v_n, r.id_dokumen, r.kode_hadiah, r.jenis, r.jumlah, k.tgl);
    INSERT INTO stok_hadiah VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_stok_hadiah_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- Members of these numbers, of the whole chain, with what they have.
CREATE OR REPLACE FUNCTION member_hp(v_hp text[]) RETURNS TABLE (no_hp text, kode_member text, nama_member text, poin bigint)
LANGUAGE sql STABLE AS $$
  SELECT m.no_hp, m.kode_member, m.nama_member, coalesce(s.saldo, 0)
  FROM member m LEFT JOIN saldo_poin s USING (kode_member) WHERE m.aktif AND m.no_hp = ANY (v_hp) $$;

-- The balance is the sum of its book, over all shops.
CREATE OR REPLACE FUNCTION audit_saldo_poin(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Member %s: saldo %s poin dari %s nota, menurut bukunya %s dari %s', b.kode_member,
    s.saldo, s.nota, b.poin, b.nota)
  FROM (SELECT p.kode_member, sum(p.poin) AS poin, count(*) FILTER (WHERE p.jenis = 'DAPAT'
        AND NOT EXISTS (SELECT FROM status_dokumen s WHERE s.kode_toko = p.kode_toko
          AND s.id = p.id_dokumen AND s.status = 'BATAL')) AS nota
      FROM poin p WHERE p.kode_member IN (SELECT kode_member FROM poin WHERE kode_toko = v_toko)
      GROUP BY p.kode_member) b
    LEFT JOIN saldo_poin s ON s.kode_member = b.kode_member
  WHERE (s.saldo::numeric, s.nota) IS DISTINCT FROM (b.poin, b.nota) LIMIT 1 $$;

-- What was taken back left no points.
CREATE OR REPLACE FUNCTION audit_poin_batal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('%s dibatalkan, poin %s tersisa %s', d.nomor, p.kode_member, sum(p.poin))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'BATAL'
    JOIN poin p ON p.kode_toko = v_toko AND (p.id_dokumen = d.id OR p.id_dokumen IN (
      SELECT b.id FROM dokumen b WHERE b.kode_toko = v_toko AND b.id_asal = d.id))
  WHERE d.kode_toko = v_toko AND d.id IN (SELECT id_dokumen FROM poin WHERE kode_toko = v_toko)
  GROUP BY d.nomor, p.kode_member HAVING sum(p.poin) <> 0 LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_saldo_hadiah(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Hadiah %s: saldo %s, menurut bukunya %s', kode_hadiah, s.saldo, b.saldo)
  FROM (SELECT * FROM saldo_hadiah WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT kode_hadiah, sum(jumlah)::bigint AS saldo FROM stok_hadiah
      WHERE kode_toko = v_toko GROUP BY 1) b USING (kode_hadiah)
  WHERE s.saldo IS DISTINCT FROM b.saldo LIMIT 1 $$;

-- Whose birthday it is; one of 29 February has it on the 28th where the year has none.
CREATE OR REPLACE FUNCTION member_ulang_tahun(v_tgl date) RETURNS SETOF member LANGUAGE sql STABLE AS $$
  SELECT m FROM member m WHERE m.aktif AND (
    (extract(month FROM tgl_lahir), extract(day FROM tgl_lahir))
      = (extract(month FROM v_tgl), extract(day FROM v_tgl))
    OR extract(month FROM tgl_lahir) = 2 AND extract(day FROM tgl_lahir) = 29
      AND to_char(v_tgl, 'MMDD') = '0228' AND to_char(v_tgl + 1, 'MMDD') = '0301') $$;

CREATE OR REPLACE FUNCTION muat_hadiah(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nama_hadiah', nama_hadiah, 'point', point) FROM hadiah
  WHERE kode_toko = v_toko AND kode_hadiah = v_kode $$;

-- A member who may collect and spend.
CREATE OR REPLACE FUNCTION muat_member(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nama_member', nama_member, 'poin', coalesce(s.saldo, 0)) FROM member m
    LEFT JOIN saldo_poin s USING (kode_member) WHERE m.kode_member = v_kode AND m.aktif $$;

GRANT EXECUTE ON FUNCTION muat_hadiah, muat_member, member_hp, member_ulang_tahun TO kencana_app;
