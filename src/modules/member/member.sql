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
-- each rule the latest that has begun. Whole steps of the note's sum count, before tax; of a visit that
-- takes back what was sold on its day, so much of it as is new. v_tanpa: without these lines.
CREATE OR REPLACE FUNCTION poin_nota(v_toko text, v_id uuid, v_tgl date, v_tanpa int[])
RETURNS bigint LANGUAGE sql STABLE AS $$
  WITH aturan AS MATERIALIZED (
    SELECT DISTINCT ON (kode_kategori, dasar_point) kode_kategori, dasar_point, tiap_rp,
      tiap_berat, point
    FROM para_get_point_member WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl
    ORDER BY kode_kategori, dasar_point, berlaku_mulai DESC),
  jumlah AS (
    SELECT (SELECT min(a.kode_kategori) FROM aturan a WHERE a.kode_kategori = b.kode_kategori)
        AS kategori,
      sum(b.harga_jual + b.ongkos - b.diskon - b.pajak_termasuk) AS rp, sum(b.berat) AS berat
    FROM penjualan_baris b WHERE b.kode_toko = v_toko AND b.id = v_id AND b.n <> ALL (v_tanpa)
    GROUP BY 1)
  SELECT coalesce(sum(a.point * CASE a.dasar_point
    WHEN 'RUPIAH' THEN div(j.rp * k.rp_baru, nullif(k.rp * a.tiap_rp, 0))
    ELSE div(j.berat * k.berat_baru, nullif(k.berat * a.tiap_berat, 0)) END), 0)::bigint
  FROM jumlah j JOIN aturan a ON a.kode_kategori IS NOT DISTINCT FROM j.kategori,
    LATERAL jual_baru(v_toko, v_id) k $$;

-- Moves what a member has, after what has lapsed; below zero only by what is taken back.
CREATE OR REPLACE FUNCTION catat_poin(k konteks, v_dokumen uuid, v_jenis text, v_member text,
  v_poin bigint, v_group uuid = NULL, v_rp bigint = 0) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r poin; v_saldo bigint; v_hangus bigint; v_naskah text;
BEGIN
  IF v_jenis NOT IN ('GABUNG', 'HANGUS') THEN v_member := member_kini(v_member); END IF;
  IF v_jenis NOT IN ('BATAL', 'RETUR', 'KEMBALI', 'HANGUS') THEN
    v_hangus := hangus_poin(k.toko, v_member, k.tgl);
    IF v_hangus > 0 THEN
      v_naskah := catat_poin(k, v_dokumen, 'HANGUS', v_member, -v_hangus);
    END IF;
  END IF;
  UPDATE saldo_poin SET saldo = saldo + v_poin, nota = nota + (v_jenis = 'DAPAT')::int
  WHERE kode_member = v_member RETURNING saldo INTO v_saldo;
  IF v_saldo < 0 AND v_poin < 0 AND v_jenis NOT IN ('BATAL', 'RETUR', 'GABUNG') THEN
    PERFORM tolak('KN009', 'poin_kurang', jsonb_build_object('kode_member', v_member,
      'saldo', greatest(0, v_saldo - v_poin)));
  END IF;
  r := ROW(k.toko, k.id_posting, (SELECT count(*) + 1 FROM poin
    WHERE kode_toko = k.toko AND id_posting = k.id_posting), v_dokumen, v_jenis, v_member, v_poin,
    v_saldo, v_group, v_rp, k.tgl);
  INSERT INTO poin VALUES (r.*);
  RETURN concat_ws(E'\n', v_naskah, naskah_poin_v1(r));
END $$;

-- Everybody whom a posting touches waits for the others, each in the same order.
CREATE OR REPLACE FUNCTION kunci_poin(v_kode text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  v_kode := v_kode || ARRAY(SELECT kode_gabung FROM member
    WHERE kode_member = ANY (v_kode) AND kode_gabung IS NOT NULL);
  INSERT INTO saldo_poin SELECT DISTINCT kode COLLATE "C", 0, 0 FROM unnest(v_kode) kode
  WHERE kode IS NOT NULL ORDER BY 1 ON CONFLICT DO NOTHING;
  PERFORM FROM saldo_poin WHERE kode_member = ANY (v_kode)
  ORDER BY kode_member COLLATE "C" FOR UPDATE;
END $$;

-- [{id_dokumen, jenis, id_group, rp, id_asal, untuk, dari, jumlah}]. GABUNG: all that one has (dari) goes to
-- the other (untuk). DAPAT: a sale of this very posting or an earlier one, whose member it finds, with what
-- it earns him and whoever brought him. BATAL: all that id_asal earned or cost. RETUR: what the lines earned
-- that this correction returns, and what of it had lapsed is given back; it comes first, so that what it
-- takes of an inviter can be earned anew. Else: so many (jumlah) for a member (untuk).
CREATE OR REPLACE FUNCTION tulis_poin(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; r record; v record; m member; v_poin bigint; v_ajak bigint; v_sekali bigint;
BEGIN
  PERFORM kunci_poin(ARRAY(
    SELECT kode FROM jsonb_to_recordset(isi) AS j(id_dokumen uuid, jenis text, id_asal uuid,
        untuk text, dari text), LATERAL (
      SELECT unnest(ARRAY[j.untuk, j.dari]) AS kode
      UNION SELECT unnest(ARRAY[b.kode_member, b.kode_ajak]) FROM member_nota(k.toko, j.id_dokumen) b
      WHERE j.jenis = 'DAPAT'
      UNION SELECT x.kode_member FROM poin_retur(k.toko, j.id_dokumen) x WHERE j.jenis = 'RETUR'
      UNION SELECT p.kode_member FROM poin p
      WHERE p.kode_toko = k.toko AND p.id_dokumen = j.id_asal) b));
  FOR r IN SELECT id_dokumen, jenis, id_group, rp, id_asal, untuk, dari, jumlah
      FROM jsonb_to_recordset(isi) AS j(id_dokumen uuid, jenis text, id_group uuid, rp bigint,
        id_asal uuid, untuk text, dari text, jumlah bigint) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
      ORDER BY jenis <> 'RETUR', jenis, id_dokumen, id_asal, untuk COLLATE "C" LOOP
    IF r.jenis = 'RETUR' THEN
      FOR v IN SELECT * FROM poin_retur(k.toko, r.id_dokumen) LOOP
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_poin(k, r.id_dokumen, 'RETUR', v.kode_member, -v.poin, v.id_nota));
        v_poin := least(v.poin, hangus_sejak(v.kode_member, (SELECT d.tgl_system FROM poin d
          WHERE d.kode_toko = k.toko AND d.id_dokumen = v.id_nota AND d.jenis = 'DAPAT')));
        IF v_poin > 0 THEN
          v_naskah := concat_ws(E'\n', v_naskah,
            catat_poin(k, r.id_dokumen, 'HANGUS', v.kode_member, v_poin, v.id_nota));
        END IF;
      END LOOP;
    ELSIF r.jenis = 'DAPAT' THEN
      m := member_nota(k.toko, r.id_dokumen);
      v_poin := CASE WHEN m.kode_member IS NULL THEN 0
        ELSE poin_nota(k.toko, r.id_dokumen, k.tgl, '{}') END;
      CONTINUE WHEN v_poin <= 0;
      v_ajak := coalesce((SELECT div(v_poin * a.bagian_persen, 10000)
        FROM aturan_ajak(k.toko, m, k.tgl) a), 0);
      v_sekali := coalesce((SELECT a.point_ajak FROM aturan_ajak(k.toko, m, k.tgl) a
        WHERE NOT sudah_diajak(m.kode_member)), 0);
      FOR v IN SELECT * FROM (VALUES (m.kode_member, 'DAPAT', v_poin),
          (m.kode_ajak, 'AJAK', v_ajak), (m.kode_ajak, 'AJAK_SEKALI', v_sekali))
            AS b(kode, jenis, poin)
          WHERE poin > 0 ORDER BY kode COLLATE "C", jenis LOOP
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_poin(k, r.id_dokumen, v.jenis, v.kode, v.poin));
      END LOOP;
    ELSIF r.jenis = 'BATAL' THEN
      IF koreksi_penghalang(k.toko, r.id_asal) IS NOT NULL THEN
        PERFORM tolak('KN009', 'batal_koreksi_dahulu',
          jsonb_build_object('nomor', koreksi_penghalang(k.toko, r.id_asal)));
      END IF;
      FOR v IN SELECT p.kode_member, p.id_group, -sum(p.poin) AS poin, -sum(p.rp) AS rp,
            count(*) FILTER (WHERE p.jenis = 'DAPAT') AS nota,
            bool_or(p.jenis IN ('DAPAT', 'AJAK', 'AJAK_SEKALI')) AS dari_nota,
            bool_or(p.jenis = 'GABUNG') AS gabung,
            min(p.saldo - p.poin) FILTER (WHERE p.jenis = 'GABUNG') AS semula
          FROM poin p WHERE p.kode_toko = k.toko AND p.id_dokumen = r.id_asal
            AND p.jenis <> 'HANGUS'
          GROUP BY p.kode_member, p.id_group HAVING sum(p.poin) <> 0
          ORDER BY p.kode_member COLLATE "C", p.id_group LOOP
        IF v.gabung AND v.poin < 0 THEN
          v_poin := hangus_poin(k.toko, v.kode_member, k.tgl);
          IF v_poin > 0 THEN
            v_naskah := concat_ws(E'\n', v_naskah,
              catat_poin(k, r.id_dokumen, 'HANGUS', v.kode_member, -v_poin));
          END IF;
          v_poin := hangus_gabung(k, v.kode_member, r.id_asal, -v.poin::bigint);
          IF v_poin > 0 THEN
            v_naskah := concat_ws(E'\n', v_naskah,
              catat_poin(k, r.id_dokumen, 'HANGUS', v.kode_member, v_poin));
          END IF;
        END IF;
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_poin(k, r.id_dokumen, 'BATAL', v.kode_member, v.poin::bigint, v.id_group,
            v.rp::bigint));
        UPDATE saldo_poin SET nota = nota - v.nota WHERE kode_member = v.kode_member;
        SELECT saldo INTO v_poin FROM saldo_poin WHERE kode_member = member_kini(v.kode_member);
        -- Only what a sale earned may be owed, and what was owed before two records were joined.
        IF v_poin < least(0, coalesce(v.semula, 0)) AND v.poin < 0 AND NOT v.dari_nota THEN
          PERFORM tolak('KN009', 'poin_kurang', jsonb_build_object('kode_member', v.kode_member,
            'saldo', greatest(0, v_poin - v.poin)));
        END IF;
      END LOOP;
    ELSIF r.jenis = 'GABUNG' THEN
      -- What has lapsed goes nowhere, also where nothing else is left.
      v_poin := hangus_poin(k.toko, r.dari, k.tgl);
      IF v_poin > 0 THEN
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_poin(k, r.id_dokumen, 'HANGUS', r.dari, -v_poin));
      END IF;
      SELECT saldo INTO v_poin FROM saldo_poin WHERE kode_member = r.dari;
      CONTINUE WHEN v_poin = 0;
      v_naskah := concat_ws(E'\n', v_naskah,
        catat_poin(k, r.id_dokumen, 'GABUNG', r.dari, -v_poin),
        catat_poin(k, r.id_dokumen, 'GABUNG', r.untuk, v_poin));
    ELSE
      v_naskah := concat_ws(E'\n', v_naskah,
        catat_poin(k, r.id_dokumen, r.jenis, r.untuk, r.jumlah, r.id_group, r.rp));
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
  SELECT h, m.kode_member, m.nama_member, poin_kini(t.kode_toko, m.kode_member, t.tgl_system)
  FROM toko t, (SELECT DISTINCT unnest(v_hp)) AS n(h), LATERAL member_dari_hp(n.h) m
  WHERE t.kode_toko = toko_kini() AND m.kode_member IS NOT NULL $$;

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

-- What was taken back left no points: what a document earned or cost went back by the one that
-- cancels it, and what points paid of a visit went back to them.
CREATE OR REPLACE FUNCTION audit_poin_batal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH batal AS (
    SELECT DISTINCT d.id, d.nomor FROM poin p
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id_dokumen
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'BATAL'
    WHERE p.kode_toko = v_toko),
  gerak AS (
    SELECT b.nomor, p.kode_member, p.poin FROM batal b
      JOIN poin p ON p.kode_toko = v_toko AND p.id_dokumen = b.id AND p.jenis <> 'HANGUS'
    UNION ALL
    SELECT b.nomor, p.kode_member, p.poin FROM batal b
      JOIN dokumen x ON x.kode_toko = v_toko AND x.id_asal = b.id
      JOIN poin p ON p.kode_toko = v_toko AND p.id_dokumen = x.id AND p.jenis = 'BATAL'
    UNION ALL
    SELECT b.nomor, p.kode_member, p.poin FROM batal b
      JOIN poin p ON p.kode_toko = v_toko AND p.id_group = b.id AND p.jenis = 'KEMBALI')
  SELECT format('%s dibatalkan, poin %s tersisa %s', nomor, member_kini(kode_member), sum(poin))
  FROM gerak GROUP BY nomor, member_kini(kode_member) HAVING sum(poin) <> 0 LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_saldo_hadiah(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Hadiah %s: saldo %s, menurut bukunya %s', kode_hadiah, s.saldo, b.saldo)
  FROM (SELECT * FROM saldo_hadiah WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT kode_hadiah, sum(jumlah)::bigint AS saldo FROM stok_hadiah
      WHERE kode_toko = v_toko GROUP BY 1) b USING (kode_hadiah)
  WHERE s.saldo IS DISTINCT FROM b.saldo LIMIT 1 $$;

CREATE OR REPLACE FUNCTION muat_hadiah(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nama_hadiah', nama_hadiah, 'point', point) FROM hadiah
  WHERE kode_toko = v_toko AND kode_hadiah = v_kode $$;

-- A member who may collect and spend.
CREATE OR REPLACE FUNCTION muat_member(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('nama_member', nama_member, 'poin',
    poin_kini(v_toko, kode_member, (SELECT tgl_system FROM toko WHERE kode_toko = v_toko)))
  FROM member WHERE kode_member = v_kode AND aktif $$;

-- A line of home: whom to congratulate.
CREATE OR REPLACE FUNCTION pagi_ulang_tahun(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nama',
    array_to_string((array_agg(nama_member ORDER BY nama_member, kode_member))[1:3], ', '))
  FROM member_ulang_tahun(v_tgl) HAVING count(*) > 0 $$;

-- What a customer's points may pay here today: the rule in force, and the member with this number.
CREATE OR REPLACE FUNCTION muat_bayar_poin(v_toko text, v_hp text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('aturan', (SELECT jsonb_build_object('nilai_rp', nilai_rp,
      'point_minimum', point_minimum, 'batas_persen', batas_persen) FROM para_poin
      WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl ORDER BY berlaku_mulai DESC LIMIT 1),
    'member', (SELECT jsonb_build_object('kode_member', kode_member,
        'poin', poin_kini(v_toko, kode_member, v_tgl))
      FROM member_dari_hp(v_hp) m WHERE m.kode_member IS NOT NULL)) $$;

-- What points still pay of a visit, and whose they are by now.
CREATE OR REPLACE FUNCTION poin_group(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_member', kode_member, 'poin', poin, 'rp', rp)),
    '[]')
  FROM (SELECT member_kini(kode_member) AS kode_member, -sum(poin) AS poin, sum(rp) AS rp FROM poin
    WHERE kode_toko = v_toko AND id_group = v_id GROUP BY 1 HAVING sum(rp) > 0) p $$;

GRANT EXECUTE ON FUNCTION muat_bayar_poin, poin_group, poin_kini, poin_semua, muat_hadiah, muat_member,
  member_hp TO kencana_app;
