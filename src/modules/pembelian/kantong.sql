-- The bags that lie in one of these places: minta {tempat: [..], q, limit}; part of the number, the
-- name, the barcode.
CREATE OR REPLACE FUNCTION cari_kantong(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(isi ORDER BY n), '[]') FROM (
    SELECT i.isi, row_number() OVER (ORDER BY k.id DESC, k.n) AS n
    FROM kantong k, LATERAL (SELECT isi_kantong(v_toko, k) AS isi) i
    WHERE k.kode_toko = v_toko AND k.tempat NOT IN ('BARANG', 'HANCUR', 'DILEBUR', 'DIBAYARKAN', 'HILANG')
      AND k.tempat IN (SELECT jsonb_array_elements_text(minta->'tempat'))
      AND (minta->>'q' IS NULL OR strpos(lower(concat_ws(' ', i.isi->>'kode_kantong',
        i.isi->>'nama_barang', i.isi->>'kode_barcode')), lower(minta->>'q')) > 0)
    ORDER BY k.id DESC, k.n LIMIT (minta->>'limit')::int) b $$;

-- Of a day: the setoran, newest first.
CREATE OR REPLACE FUNCTION daftar_setoran(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', d.nomor, 'saat', d.saat,
      'status', s.status, 'qty', g.qty, 'berat', g.berat) ORDER BY d.saat DESC), '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT count(*) AS qty, sum(berat)::bigint AS berat FROM gerak_kantong
      WHERE kode_toko = v_toko AND id_dokumen = d.id) g
  WHERE d.kode_toko = v_toko AND d.tgl_system = v_tgl AND d.jenis = 'SETORAN_EMAS' $$;

-- A document that moved bags, with each of them as it was moved.
CREATE OR REPLACE FUNCTION isi_gerak_kantong(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(isi_kantong(v_toko, k) || jsonb_build_object('dari', g.dari, 'ke', g.ke,
      'versi_gerak', g.versi, 'berat', g.berat, 'murni', g.murni, 'timbang', g.timbang,
      'versi', k.versi, 'tempat', k.tempat,
      'berat_buku', coalesce(s.berat, l.berat), 'murni_buku', coalesce(s.murni, l.murni))
      ORDER BY g.n), '[]')
  FROM gerak_kantong g
    JOIN kantong k ON k.kode_toko = v_toko AND k.id = g.id_beli AND k.n = g.n_beli
    JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = g.id_beli AND l.n = g.n_beli
    LEFT JOIN gerak_kantong s ON s.kode_toko = v_toko AND s.id_beli = g.id_beli
      AND s.n_beli = g.n_beli AND s.versi = g.versi - 1
  WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id $$;

-- A bag as its documents and labels need it.
CREATE OR REPLACE FUNCTION isi_kantong(v_toko text, k kantong) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_kantong', d.nomor || '/' || k.n, 'id_beli', k.id, 'n_beli', k.n,
    'no_faktur_beli', d.nomor, 'jenis', p.jenis, 'tgl_system', p.tgl_system, 'input_by', p.input_by,
    'nama_barang', l.nama_barang, 'kode_barcode', l.kode_barcode, 'kode_kategori', l.kode_kategori,
    'kode_group', l.kode_group, 'kode_dept', l.kode_dept, 'kondisi', l.kondisi,
    'kadar', k.kadar, 'kadar_eod', k.kadar_eod, 'no_segel', k.no_segel, 'harga', l.harga, 'gambar',
    coalesce(l.foto, l.gambar), 'tempat', k.tempat, 'berat', k.berat, 'murni', k.murni,
    'nilai', k.nilai, 'versi', k.versi)
  FROM pembelian_baris l JOIN pembelian p ON p.kode_toko = v_toko AND p.id = l.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = l.id
  WHERE l.kode_toko = v_toko AND l.id = k.id AND l.n = k.n $$;

-- The lines of a purchase as the bags that they begin as. A koreksi brings a piece back at what it
-- had cost.
CREATE OR REPLACE FUNCTION kantong_baru(v_toko text, v_id uuid) RETURNS SETOF kantong LANGUAGE sql STABLE AS $$
  SELECT v_toko, l.id, l.n, 'PEMBELIAN', l.berat, l.murni,
    CASE p.jenis WHEN 'KOREKSI' THEN coalesce(j.harga_pokok, l.harga) ELSE l.harga END, 1,
    l.kadar, l.kadar_eod, NULL
  FROM pembelian p JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = p.id
    LEFT JOIN penjualan_baris j ON j.kode_toko = v_toko AND j.id = l.id_asal AND j.n = l.n_asal
  WHERE p.kode_toko = v_toko AND p.id = v_id $$;

CREATE OR REPLACE FUNCTION kode_kantong(v_toko text, v_id uuid, v_n int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor || '/' || v_n FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- The bags of these codes ({no_faktur_beli}/{n}), in that order.
CREATE OR REPLACE FUNCTION muat_kantong(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PEMBELIAN'), 'kantong',
    coalesce(jsonb_agg(isi_kantong(v_toko, b) ORDER BY u.n), '[]'),
    'kadar_eod', (SELECT coalesce(jsonb_agg(jsonb_build_array(k.kadar, e.kadar_eod)), '[]')
      FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
      WHERE e.kode_toko = v_toko))
  FROM jsonb_array_elements_text(minta->'kode') WITH ORDINALITY AS u(kode, n)
    JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = split_part(u.kode, '/', 1)
    JOIN kantong b ON b.kode_toko = v_toko AND b.id = d.id
      AND b.n = substring(u.kode FROM '/(\d{1,5})$')::int $$;

-- Sold again, scrap becomes stock at what it cost; what a destruction loses is susut.
CREATE OR REPLACE FUNCTION toko_baru_kantong(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PEMBELIAN', v.type, v.kode, v.jenis, v.nomor FROM (VALUES
    ('JUAL_LAGI', 'ROSOK', 'KREDIT', '1203'), ('JUAL_LAGI', 'PERSEDIAAN', 'DEBET', '1201'),
    ('JUAL_LAGI', 'PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
    ('HANCUR', 'ROSOK', 'KREDIT', '1203'), ('HANCUR', 'SUSUT', 'DEBET', '5103'))
    AS v(type, kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;

-- One bag, our piece in it as it stands, and the masters that its facts will follow from. And the
-- tray that our piece lay in last, while it is in use.
CREATE OR REPLACE FUNCTION muat_jual_lagi(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT master_barang(v_toko) || jsonb_build_object(
    'akun', coalesce(m.isi->'akun'->'JUAL_LAGI', '{}'),
    'kantong', m.isi->'kantong'->0,
    'barang', (SELECT to_jsonb(b) - 'kode_toko' FROM barang b WHERE b.kode_toko = v_toko
      AND b.kode_barcode = m.isi->'kantong'->0->>'kode_barcode'),
    'baki_terakhir', (SELECT jsonb_build_object('kode_gudang', t.kode_gudang,
        'kode_baki', t.kode_baki)
      FROM (SELECT ke_gudang, ke_baki FROM gerak_barang WHERE kode_toko = v_toko
          AND kode_barcode = m.isi->'kantong'->0->>'kode_barcode' AND ke_baki IS NOT NULL
          ORDER BY versi DESC LIMIT 1) g
        JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = g.ke_baki
          AND t.kode_gudang = g.ke_gudang AND t.status_baki = 'READY'))
  FROM (SELECT muat_kantong(v_toko, jsonb_build_object('kode', jsonb_build_array(v_kode))) AS isi) m
$$;

-- With what it booked in rupiah.
CREATE OR REPLACE FUNCTION muat_setoran(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT d.isi || jsonb_build_object('nomor', d.nomor, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'status', s.status,
    'baris', isi_gerak_kantong(v_toko, d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'SETORAN_EMAS' $$;

-- A bag that was moved on, or changed, is not taken back.
CREATE OR REPLACE FUNCTION halangan_batal_gerak_kantong(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode', 'kantong', 'kode_kantong', kode_kantong(v_toko, k.id, k.n))
  FROM gerak_kantong g JOIN kantong k ON k.kode_toko = v_toko AND k.id = g.id_beli
    AND k.n = g.n_beli
  WHERE g.kode_toko = v_toko AND g.id_dokumen = v_dokumen AND k.versi <> g.versi
  ORDER BY g.n LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION cari_kantong, daftar_setoran, muat_jual_lagi, muat_kantong, muat_setoran
  TO kencana_app;
