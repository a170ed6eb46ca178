CREATE OR REPLACE FUNCTION naskah_gabung_orang_v1(g gabung_orang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;
CREATE OR REPLACE FUNCTION baca_gabung_orang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gabung_orang_v1(g), E'\n' ORDER BY n) FROM gabung_orang g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- A record of a person: a row of his in this shop, or a member's code.
CREATE OR REPLACE FUNCTION muat_gabung(v_toko text, v_kunci text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH siapa AS (
    SELECT p.id_orang, p.no_hp, p.nama_customer AS nama FROM pelanggan p
    WHERE v_kunci ~ '^[0-9a-f]{8}-' AND p.kode_toko = v_toko AND p.id::text = v_kunci
      AND p.dihapus_pada IS NULL
    UNION ALL SELECT orang_dikenal(NULL, m.no_hp), m.no_hp, m.nama_member FROM member m
    WHERE m.kode_member = v_kunci AND m.aktif AND modul_nyala(v_toko, 'MEMBER_MODULE', false))
  SELECT jsonb_build_object('orang', s.id_orang, 'nama', s.nama, 'member', m.kode_member,
    'baris', (SELECT count(*) FROM pelanggan p WHERE p.id_orang = s.id_orang),
    'poin', CASE WHEN m.kode_member IS NULL THEN 0
      ELSE poin_kini(v_toko, m.kode_member, t.tgl_system) END)
  FROM siapa s JOIN toko t ON t.kode_toko = v_toko LEFT JOIN member_dari_hp(s.no_hp) m
    ON m.kode_member IS NOT NULL AND modul_nyala(v_toko, 'MEMBER_MODULE', false)
  LIMIT 1 $$;

-- Whoever writes a row of one of these people, or changes one of these members, waits.
CREATE OR REPLACE FUNCTION kunci_gabung(v_orang uuid[], v_member text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(c) FROM (SELECT DISTINCT hashtextextended(kunci, 20) AS c FROM (
      SELECT 'hp ' || no_hp AS kunci FROM pelanggan WHERE id_orang = ANY (v_orang) AND no_hp <> ''
      UNION SELECT 'kartu ' || no_identitas FROM pelanggan
      WHERE id_orang = ANY (v_orang) AND no_identitas IS NOT NULL) k ORDER BY c) urut;
  PERFORM FROM member WHERE kode_member = ANY (v_member) ORDER BY kode_member COLLATE "C" FOR UPDATE;
END $$;

-- The rows of the second person go to the first. What moved: {baris, dibuat}.
CREATE OR REPLACE FUNCTION gabung_baris(v_utama uuid, v_ganda uuid) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v_baris jsonb; v_dibuat timestamptz;
BEGIN
  IF v_ganda IS NULL THEN RETURN '{}'; END IF;
  SELECT dibuat INTO v_dibuat FROM orang WHERE id = v_ganda;
  IF v_dibuat IS NULL OR NOT EXISTS (SELECT FROM pelanggan WHERE id_orang = v_utama) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'orang'));
  END IF;
  SELECT jsonb_agg(jsonb_build_array(kode_toko, id) ORDER BY kode_toko COLLATE "C", id) INTO v_baris
  FROM pelanggan WHERE id_orang = v_ganda;
  UPDATE pelanggan SET id_orang = v_utama WHERE id_orang = v_ganda;
  RETURN jsonb_build_object('baris', coalesce(v_baris, '[]'), 'dibuat', v_dibuat);
END $$;

-- The second member's number leads to the first, who gets whom he brought, and what he has not told himself.
CREATE OR REPLACE FUNCTION gabung_member(v_utama text, v_ganda text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE a member; b member; v_ajak text[]; v_isi jsonb;
BEGIN
  IF v_ganda IS NULL THEN RETURN '{}'; END IF;
  SELECT * INTO a FROM member WHERE kode_member = v_utama;
  SELECT * INTO b FROM member WHERE kode_member = v_ganda;
  IF NOT (a.aktif AND b.aktif) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'member'));
  END IF;
  IF EXISTS (SELECT FROM member WHERE kode_gabung = v_ganda) THEN
    PERFORM tolak('KN422', 'gabung_berulang', jsonb_build_object('member', v_ganda));
  END IF;
  SELECT coalesce(array_agg(kode_member ORDER BY kode_member COLLATE "C"), '{}') INTO v_ajak
  FROM member WHERE kode_ajak = v_ganda AND kode_member <> v_utama;
  UPDATE member SET kode_ajak = v_utama WHERE kode_member = ANY (v_ajak);
  v_isi := to_jsonb(ARRAY_REMOVE(ARRAY[
    CASE WHEN a.alamat_member IS NULL AND b.alamat_member IS NOT NULL THEN 'alamat_member' END,
    CASE WHEN a.kode_kota IS NULL AND b.kode_kota IS NOT NULL THEN 'tempat' END,
    CASE WHEN a.tgl_lahir IS NULL AND b.tgl_lahir IS NOT NULL THEN 'tgl_lahir' END,
    CASE WHEN a.email IS NULL AND b.email IS NOT NULL THEN 'email' END], NULL));
  UPDATE member SET
    alamat_member = CASE WHEN v_isi ? 'alamat_member' THEN b.alamat_member ELSE alamat_member END,
    kode_kota = CASE WHEN v_isi ? 'tempat' THEN b.kode_kota ELSE kode_kota END,
    kode_kecamatan = CASE WHEN v_isi ? 'tempat' THEN b.kode_kecamatan ELSE kode_kecamatan END,
    tgl_lahir = CASE WHEN v_isi ? 'tgl_lahir' THEN b.tgl_lahir ELSE tgl_lahir END,
    email = CASE WHEN v_isi ? 'email' THEN b.email ELSE email END
  WHERE kode_member = v_utama;
  UPDATE member SET aktif = false, kode_gabung = v_utama WHERE kode_member = v_ganda;
  RETURN jsonb_build_object('ajak', to_jsonb(v_ajak), 'diisi', v_isi);
END $$;

-- Takes apart again what this row joined. Rows that came since under a number or a card of the second
-- person are his.
CREATE OR REPLACE FUNCTION lepas_gabung(g gabung_orang) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_isi jsonb := g.pindah->'diisi'; b member;
BEGIN
  IF g.orang_ganda IS NOT NULL THEN
    INSERT INTO orang (id, dibuat) VALUES (g.orang_ganda, (g.pindah->>'dibuat')::timestamptz);
    UPDATE pelanggan p SET id_orang = g.orang_ganda
    WHERE p.id_orang = g.orang_utama AND (EXISTS (
        SELECT FROM jsonb_array_elements(g.pindah->'baris') x
        WHERE x->>0 = p.kode_toko AND (x->>1)::uuid = p.id)
      OR p.dibuat > (SELECT saat FROM posting WHERE kode_toko = g.kode_toko AND id = g.id_posting)
        AND EXISTS (SELECT FROM jsonb_array_elements(g.pindah->'baris') x JOIN pelanggan q
            ON q.kode_toko = x->>0 AND q.id = (x->>1)::uuid
          WHERE q.no_identitas = p.no_identitas
            OR p.no_identitas IS NULL AND q.no_hp = p.no_hp AND q.no_hp <> ''));
  END IF;
  IF g.member_ganda IS NOT NULL THEN
    SELECT * INTO b FROM member WHERE kode_member = g.member_ganda;
    UPDATE member SET aktif = true, kode_gabung = NULL WHERE kode_member = g.member_ganda;
    UPDATE member SET kode_ajak = g.member_ganda WHERE kode_ajak = g.member_utama
      AND g.pindah->'ajak' ? kode_member;
    UPDATE member SET
      alamat_member = CASE WHEN v_isi ? 'alamat_member' AND alamat_member = b.alamat_member
        THEN NULL ELSE alamat_member END,
      kode_kota = CASE WHEN v_isi ? 'tempat' AND kode_kota = b.kode_kota THEN NULL ELSE kode_kota END,
      kode_kecamatan = CASE WHEN v_isi ? 'tempat' AND kode_kota = b.kode_kota THEN NULL
        ELSE kode_kecamatan END,
      tgl_lahir = CASE WHEN v_isi ? 'tgl_lahir' AND tgl_lahir = b.tgl_lahir THEN NULL
        ELSE tgl_lahir END,
      email = CASE WHEN v_isi ? 'email' AND email = b.email THEN NULL ELSE email END
    WHERE kode_member = g.member_utama;
  END IF;
END $$;

-- [{id_dokumen, arah, orang_utama, orang_ganda, member_utama, member_ganda, id_asal}], under the locks of
-- both people.
CREATE OR REPLACE FUNCTION tulis_gabung_orang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; g gabung_orang; v_asal gabung_orang; v_naskah text; v_n int := 0; v_pindah jsonb;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS j(id_dokumen uuid, arah text, orang_utama uuid,
      orang_ganda uuid, member_utama text, member_ganda text, id_asal uuid) LOOP
    PERFORM kunci_gabung(ARRAY[r.orang_utama, r.orang_ganda], ARRAY[r.member_utama, r.member_ganda]);
    v_pindah := '{}';
    IF r.arah = 'GABUNG' THEN
      v_pindah := gabung_baris(r.orang_utama, r.orang_ganda)
        || gabung_member(r.member_utama, r.member_ganda);
    ELSE
      IF halangan_batal_gabung_orang(k.toko, r.id_asal) IS NOT NULL THEN
        PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'orang'));
      END IF;
      SELECT * INTO STRICT v_asal FROM gabung_orang
      WHERE kode_toko = k.toko AND id_dokumen = r.id_asal AND arah = 'GABUNG';
      PERFORM lepas_gabung(v_asal);
    END IF;
    v_n := v_n + 1;
    g := ROW(k.toko, k.id_posting, v_n, r.id_dokumen, r.arah, r.orang_utama, r.orang_ganda,
      r.member_utama, r.member_ganda, v_pindah, k.tgl);
    INSERT INTO gabung_orang VALUES (g.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gabung_orang_v1(g));
  END LOOP;
  RETURN v_naskah;
END $$;

-- Why two records cannot be taken apart any more.
CREATE OR REPLACE FUNCTION halangan_batal_gabung_orang(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE g gabung_orang; v_nomor text;
BEGIN
  SELECT * INTO g FROM gabung_orang
  WHERE kode_toko = v_toko AND id_dokumen = v_dokumen AND arah = 'GABUNG';
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT d.nomor INTO v_nomor FROM gabung_orang x JOIN dokumen d ON d.kode_toko = x.kode_toko
      AND d.id = x.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = x.kode_toko AND s.id = x.id_dokumen AND s.status = 'VALID'
  WHERE x.arah = 'GABUNG' AND (x.orang_ganda = g.orang_utama OR x.member_ganda = g.member_utama)
  LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    RETURN jsonb_build_object('kode', 'digabung_lagi', 'nomor', v_nomor);
  END IF;
  IF EXISTS (SELECT FROM jsonb_array_elements(g.pindah->'baris') x LEFT JOIN pelanggan p
      ON p.kode_toko = x->>0 AND p.id = (x->>1)::uuid
      WHERE p.id_orang IS DISTINCT FROM g.orang_utama) THEN
    RETURN jsonb_build_object('kode', 'data_berubah');
  END IF;
  IF g.member_ganda IS NOT NULL AND NOT EXISTS (SELECT FROM member b JOIN member a
      ON a.kode_member = g.member_utama AND a.dihapus_pada IS NULL
      WHERE b.kode_member = g.member_ganda AND b.kode_gabung = a.kode_member
        AND b.dihapus_pada IS NULL) THEN
    RETURN jsonb_build_object('kode', 'member_berubah', 'member', g.member_ganda);
  END IF;
  IF EXISTS (SELECT FROM poin p JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.id = p.id_dokumen
      JOIN poin q ON q.kode_member = g.member_ganda AND q.kode_toko = p.kode_toko
        AND (q.id_dokumen IN (d.id_asal, p.id_group) OR q.id_group = p.id_group)
      JOIN posting s ON s.kode_toko = p.kode_toko AND s.id = p.id_posting
      WHERE p.kode_member = g.member_utama AND p.jenis IN ('BATAL', 'RETUR', 'KEMBALI')
        AND q.jenis NOT IN ('GABUNG', 'HANGUS')
        AND s.saat > (SELECT saat FROM posting WHERE kode_toko = g.kode_toko AND id = g.id_posting)) THEN
    RETURN jsonb_build_object('kode', 'dibatalkan_sesudahnya', 'member', g.member_ganda);
  END IF;
  RETURN NULL;
END $$;

-- Who they were, as far as this shop knows: the records keep numbers alone, so who is forgotten has no name.
CREATE OR REPLACE FUNCTION nama_gabung_utama(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT coalesce((SELECT p.nama_customer FROM gabung_orang g JOIN pelanggan p
      ON p.kode_toko = v_toko AND p.id_orang = g.orang_utama AND p.dihapus_pada IS NULL
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(g.pindah->'baris') x WHERE (x->>1)::uuid = p.id)
      ORDER BY p.dibuat DESC LIMIT 1),
    (SELECT m.nama_member FROM gabung_orang g JOIN member m ON m.kode_member = g.member_utama
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id LIMIT 1), '') $$;
CREATE OR REPLACE FUNCTION nama_gabung_ganda(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT coalesce((SELECT p.nama_customer FROM gabung_orang g,
      LATERAL jsonb_array_elements(g.pindah->'baris') x
      JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = (x->>1)::uuid AND p.dihapus_pada IS NULL
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id AND x->>0 = v_toko
      ORDER BY p.dibuat DESC LIMIT 1),
    (SELECT m.nama_member FROM gabung_orang g JOIN member m ON m.kode_member = g.member_ganda
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id LIMIT 1), '') $$;

-- Who was joined has no points and is switched off; points that came back to him went on.
CREATE OR REPLACE FUNCTION audit_gabung_orang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Member %s digabung ke %s, poin %s tertinggal', m.kode_member, m.kode_gabung, s.saldo)
  FROM member m JOIN saldo_poin s USING (kode_member)
  WHERE m.kode_gabung IS NOT NULL AND s.saldo <> 0 LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION muat_gabung, nama_gabung_utama, nama_gabung_ganda TO kencana_app;
