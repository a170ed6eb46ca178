-- Whom the page of a person is about: his rows in this shop, and his telephone numbers. minta names him by
-- one row (id), by his number, or as a member.
CREATE OR REPLACE FUNCTION siapa_profil(v_toko text, minta jsonb, OUT id uuid[], OUT no_hp text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE v_hp text := nullif(minta->>'no_hp', '');
BEGIN
  IF minta->>'kode_member' IS NOT NULL THEN
    SELECT m.no_hp INTO v_hp FROM member m
    WHERE m.kode_member = member_kini(minta->>'kode_member') AND m.aktif
      AND modul_nyala(v_toko, 'MEMBER_MODULE', false);
  END IF;
  WITH satu AS (
    SELECT p.id, p.id_orang FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NULL
      AND p.id = (minta->>'id')::uuid
    UNION ALL
    SELECT p.id, p.id_orang FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NULL
      AND p.no_hp = v_hp AND p.no_hp <> ''),
  semua AS (
    SELECT s.id FROM satu s
    UNION SELECT p.id FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NULL
      AND p.id_orang IN (SELECT s.id_orang FROM satu s))
  SELECT coalesce(array_agg(DISTINCT s.id), '{}'),
    coalesce(array_agg(DISTINCT p.no_hp) FILTER (WHERE p.no_hp <> ''), '{}') INTO id, no_hp
  FROM semua s JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = s.id;
  IF v_hp IS NOT NULL AND v_hp <> ALL (no_hp) AND modul_nyala(v_toko, 'MEMBER_MODULE', false)
      AND EXISTS (SELECT FROM member_dari_hp(v_hp) m WHERE m.kode_member IS NOT NULL) THEN
    no_hp := no_hp || v_hp;
  END IF;
END $$;

-- All that is known of a person here, in one call: who he is, what each of these functions (profil_<code>)
-- says of him, and the barcodes of pieces that he has. NULL: this shop knows nobody of that kind.
CREATE OR REPLACE FUNCTION profil(v_toko text, minta jsonb, v_kode jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_tgl date; v_id uuid[]; v_hp text[]; f text; v jsonb; v_bagian jsonb := '[]';
BEGIN
  SELECT tgl_system INTO v_tgl FROM toko WHERE kode_toko = v_toko;
  SELECT s.id, s.no_hp INTO v_id, v_hp FROM siapa_profil(v_toko, minta) s;
  IF v_id = '{}' AND v_hp = '{}' THEN RETURN NULL; END IF;
  FOR f IN SELECT n FROM fungsi_bernama('profil_') n WHERE v_kode ? substr(n, 8) LOOP
    EXECUTE format('SELECT kencana.%I($1, $2, $3, $4)', f) INTO v USING v_toko, v_id, v_hp, v_tgl;
    IF v IS NOT NULL THEN
      v_bagian := v_bagian || jsonb_build_object('kode', substr(f, 8), 'angka', v - 'baris',
        'baris', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', b->'nomor', 'tgl', b->'tgl',
            'uraian', b->'uraian', 'status', b->'status', 'rp', b->'rp') ORDER BY n), '[]')
          FROM jsonb_array_elements(v->'baris') WITH ORDINALITY AS x(b, n)));
    END IF;
  END LOOP;
  RETURN jsonb_build_object('bagian', v_bagian,
    'milik', CASE WHEN v_kode ? 'milik' THEN milik_orang(v_toko, v_id) ELSE '[]' END,
    'kontak', (SELECT coalesce(jsonb_agg(to_jsonb(k) ORDER BY k.terakhir DESC, k.nama_customer), '[]')
      FROM (SELECT p.nama_customer, p.no_hp, p.alamat_customer, max(p.dibuat) AS terakhir,
          (array_agg(p.id ORDER BY p.dibuat DESC, p.id))[1] AS id, min(p.dibuat) AS sejak,
          bool_or(p.no_identitas IS NOT NULL) AS kartu
        FROM pelanggan p WHERE p.kode_toko = v_toko AND p.id = ANY (v_id)
        GROUP BY p.nama_customer, p.no_hp, p.alamat_customer
        ORDER BY terakhir DESC LIMIT 20) k),
    'member', (SELECT jsonb_build_object('nama_member', m.nama_member, 'no_hp', m.no_hp,
        'kode_member', m.kode_member, 'tgl_lahir', m.tgl_lahir)
      FROM unnest(v_hp) h, LATERAL member_dari_hp(h) m WHERE m.kode_member IS NOT NULL
        AND modul_nyala(v_toko, 'MEMBER_MODULE', false)
      ORDER BY m.tgl_daftar, m.kode_member LIMIT 1));
END $$;

GRANT EXECUTE ON FUNCTION profil TO kencana_app;
