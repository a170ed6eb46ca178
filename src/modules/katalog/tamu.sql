-- Every shop has the four opening pictures of the app.
CREATE OR REPLACE FUNCTION toko_baru_katalog(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO splashscreen_katalog (kode_toko, kode, screen_name, text, position)
  SELECT v_toko, v.*, 'Selamat Datang', 'BAWAH' FROM (VALUES ('MEMBER', 'Member'),
    ('GUEST-1', 'Tamu 1'), ('GUEST-2', 'Tamu 2'), ('GUEST-3', 'Tamu 3')) v(kode, nama)
  ON CONFLICT DO NOTHING $$;

-- The codes of a list of the app in the order that its office has given them; NULL: none.
CREATE OR REPLACE FUNCTION urutan_daftar(v_toko text, v_daftar text) RETURNS text[] LANGUAGE sql
STABLE AS $$
  SELECT (SELECT kunci FROM urutan_katalog WHERE kode_toko = v_toko AND daftar = v_daftar) $$;

-- What a guest of the members' app sees of a shop; the call's answer leaves out what it does not name.
CREATE OR REPLACE FUNCTION katalog_tamu(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'toko', jsonb_build_object('nama_toko', t.nama_toko, 'alamat_toko', t.alamat_toko,
      'no_hp', nullif(t.no_hp, ''), 'masuk', modul_nyala(v_toko, 'MEMBER_MODULE', false)
        AND modul_nyala(v_toko, 'WHATSAPP_MODULE', false)),
    'splash', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.kode), '[]')
      FROM splashscreen_katalog x WHERE x.kode_toko = v_toko),
    'kategori', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'kategori_katalog'), x.kode_kategori),
        x.kode_kategori), '[]')
      FROM kategori_katalog x WHERE x.kode_toko = v_toko),
    'banner', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'banner_katalog'), x.kode_banner),
        x.kode_banner), '[]')
      FROM banner_katalog x WHERE x.kode_toko = v_toko),
    'info', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'info_katalog'), x.kode_info),
        x.kode_info), '[]')
      FROM info_katalog x WHERE x.kode_toko = v_toko),
    'item', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'item_katalog'), x.kode_barang),
        x.kode_barang), '[]')
      FROM item_katalog x WHERE x.kode_toko = v_toko),
    'hadiah', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'hadiah_katalog'), x.kode_hadiah),
        x.kode_hadiah), '[]')
      FROM hadiah_katalog x WHERE x.kode_toko = v_toko),
    'harga', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_harga_app', x.kode_harga_app,
        'nama_harga_app', x.nama_harga_app, 'detail_group', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', g.kode_group,
            'nama_group', g.nama_group, 'kadar', g.kadar, 'harga', g.harga,
            'berlaku', g.tgl_konfirmasi, 'description', d.description) ORDER BY n.n), '[]')
          FROM jsonb_array_elements(x.detail_group) WITH ORDINALITY AS n(isi, n)
            JOIN group_harga g ON g.kode_toko = v_toko AND g.kode_group = n.isi->>'kode_group'
              AND g.aktif AND g.harga > 0
            LEFT JOIN group_description_katalog d ON d.kode_toko = v_toko
              AND d.kode_group = g.kode_group)) ORDER BY
        array_position(urutan_daftar(v_toko, 'harga_katalog'), x.kode_harga_app),
        x.kode_harga_app), '[]')
      FROM harga_katalog x WHERE x.kode_toko = v_toko),
    'kontak', (SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY
        array_position(urutan_daftar(v_toko, 'kontak_admin_katalog'), x.kode_admin),
        x.kode_admin), '[]')
      FROM kontak_admin_katalog x WHERE x.kode_toko = v_toko))
  FROM toko t WHERE t.kode_toko = v_toko $$;

-- The shops that show a catalogue.
CREATE OR REPLACE FUNCTION toko_tamu() RETURNS TABLE (kode_toko text, nama_toko text, alamat_toko text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT t.kode_toko, t.nama_toko, t.alamat_toko FROM toko t
  WHERE modul_nyala(t.kode_toko, 'KATALOG_MODULE', false) ORDER BY t.nama_toko, t.kode_toko $$;
GRANT EXECUTE ON FUNCTION urutan_daftar, katalog_tamu, toko_tamu TO kencana_app;
