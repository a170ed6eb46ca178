-- Eight people of this shop, whose name begins so and who came last before others; one line for all
-- rows of one name and number. Of another shop's people only who is called by his whole number, and
-- of him his name alone. A member is also found by his card.
CREATE OR REPLACE FUNCTION cari_orang(v_q text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_toko text := toko_kini(); q text := btrim(v_q); v_hasil jsonb;
  v_hp text; v_member boolean := modul_nyala(v_toko, 'MEMBER_MODULE', false);
BEGIN
  IF v_member THEN
    q := coalesce((SELECT m.no_hp FROM member m
      WHERE m.kode_member = member_kini(upper(q)) AND m.aktif), q);
  END IF;
  v_hp := nomor_hp(q);
  SELECT jsonb_agg(jsonb_build_object('id', o.id[1], 'nama_customer', o.nama, 'no_hp', o.no_hp,
    'alamat_customer', o.alamat, 'kode_kota', o.tempat->>'kode_kota',
    'kode_kecamatan', o.tempat->>'kode_kecamatan', 'jenis_pelanggan', o.jenis,
    'npwp', o.npwp, 'toko_lain', false, 'nota', nota_orang(v_toko, o.id)) ORDER BY o.urut) INTO v_hasil
  FROM (SELECT (array_agg(c.nama_customer ORDER BY c.dibuat DESC))[1] AS nama, c.no_hp,
      (array_agg(c.alamat_customer ORDER BY c.alamat_customer = '', c.dibuat DESC))[1] AS alamat,
      (array_agg(jsonb_build_object('kode_kota', c.kode_kota, 'kode_kecamatan', c.kode_kecamatan)
        ORDER BY c.kode_kota IS NULL, c.dibuat DESC))[1] AS tempat,
      (array_agg(c.jenis_pelanggan ORDER BY c.dibuat DESC))[1] AS jenis,
      (array_agg(c.npwp ORDER BY c.npwp IS NULL, c.dibuat DESC))[1] AS npwp, array_agg(c.id ORDER BY c.dibuat DESC, c.id) AS id,
      row_number() OVER (ORDER BY bool_or(starts_with(lower(c.nama_customer), lower(q))) DESC,
        max(c.dibuat) DESC, min(c.id::text)) AS urut
    FROM calon_orang(v_toko, q) c GROUP BY lower(c.nama_customer), c.no_hp
    ORDER BY urut LIMIT 8) o;
  IF v_hasil IS NULL AND q ~ '^[+\d][\d\s()+.-]*$' AND length(v_hp) >= 11 THEN
    SELECT jsonb_agg(jsonb_build_object('id', NULL, 'nama_customer', p.nama_customer, 'no_hp', p.no_hp,
      'alamat_customer', '', 'kode_kota', NULL, 'kode_kecamatan', NULL,
      'jenis_pelanggan', 'UMUM', 'npwp', NULL, 'toko_lain', true, 'nota', '[]'::jsonb))
    INTO v_hasil FROM (SELECT o.nama_customer, o.no_hp FROM (
        SELECT x.nama_customer, x.no_hp, x.dibuat FROM toko t, LATERAL (
        SELECT * FROM pelanggan x WHERE x.kode_toko = t.kode_toko AND x.no_hp = v_hp
          AND x.dihapus_pada IS NULL ORDER BY x.dibuat DESC LIMIT 1) x
      WHERE t.kode_toko <> v_toko
      UNION ALL SELECT m.nama_member, v_hp, '-infinity' FROM member_dari_hp(v_hp) m
      WHERE v_member AND m.kode_member IS NOT NULL) o ORDER BY o.dibuat DESC LIMIT 1) p;
  END IF;
  RETURN (SELECT coalesce(jsonb_agg(o || CASE WHEN m.kode_member IS NULL
      THEN '{"kode_member": null, "poin": null}' ELSE jsonb_build_object('jenis_pelanggan', 'MEMBER',
        'kode_member', m.kode_member, 'poin', m.poin) END ORDER BY n), '[]')
    FROM jsonb_array_elements(v_hasil) WITH ORDINALITY AS h(o, n)
      LEFT JOIN member_hp(ARRAY(SELECT jsonb_array_elements(v_hasil)->>'no_hp')) m
        ON v_member AND m.no_hp = o->>'no_hp');
END $$;

GRANT EXECUTE ON FUNCTION cari_orang TO kencana_app;
