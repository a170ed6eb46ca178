-- What becomes of bought gold: each line of a valid purchase is a bag (kantong) with a label, until it
-- is sold again or destroyed. At the end of the day the bags go to the safe, weighed one by one.
SET LOCAL search_path = kencana, pg_temp;

-- Where each bag is and what it weighs by now. nilai: what it cost the shop, as its journal has it.
CREATE TABLE kantong (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, tempat text NOT NULL,
  berat miligram NOT NULL, murni miligram NOT NULL, nilai rupiah NOT NULL,
  versi int NOT NULL DEFAULT 1,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT kantong_tempat CHECK (tempat IN ('PEMBELIAN', 'BRANKAS', 'BARANG', 'HANCUR')))
WITH (fillfactor = 80);
CREATE INDEX kantong_ada ON kantong (kode_toko, tempat, id, n)
  WHERE tempat IN ('PEMBELIAN', 'BRANKAS');
SELECT tabel_proyeksi('kantong');

-- versi is the bag's after the move; berat and murni what it weighs from then on, timbang what the
-- scale said.
CREATE TABLE gerak_kantong (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_beli uuid NOT NULL, n_beli int NOT NULL, versi int NOT NULL, dari text NOT NULL,
  ke text NOT NULL, berat miligram NOT NULL, murni miligram NOT NULL, timbang miligram NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n), UNIQUE (kode_toko, id_beli, n_beli, versi));
CREATE INDEX gerak_kantong_dokumen ON gerak_kantong (kode_toko, id_dokumen);
SELECT tabel_buku('gerak_kantong');
CREATE FUNCTION naskah_gerak_kantong_v1(g gerak_kantong) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

CREATE FUNCTION kode_kantong(v_toko text, v_id uuid, v_n int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor || '/' || v_n FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- The lines of a purchase as the bags that they begin as. A koreksi brings a piece back at what it
-- had cost (migration 0060).
CREATE FUNCTION kantong_baru(v_toko text, v_id uuid) RETURNS SETOF kantong LANGUAGE sql STABLE AS $$
  SELECT v_toko, l.id, l.n, 'PEMBELIAN', l.berat, l.murni,
    CASE p.jenis WHEN 'KOREKSI' THEN coalesce(j.harga_pokok, l.harga) ELSE l.harga END, 1
  FROM pembelian p JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = p.id
    LEFT JOIN penjualan_baris j ON j.kode_toko = v_toko AND j.id = l.id_asal AND j.n = l.n_asal
  WHERE p.kode_toko = v_toko AND p.id = v_id $$;

-- [{id}]: the bags of a purchase that is VALID from now on; [{id, batal}]: of one that no longer is.
-- They follow from the purchase, so the chain has no text of them.
CREATE FUNCTION tulis_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_beda int;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, batal boolean) ORDER BY id LOOP
    IF r.batal THEN
      DELETE FROM kantong WHERE kode_toko = k.toko AND id = r.id AND tempat = 'PEMBELIAN';
      SELECT min(n) INTO v_beda FROM kantong WHERE kode_toko = k.toko AND id = r.id;
      IF v_beda IS NOT NULL THEN
        PERFORM tolak('KN003', 'kantong_sudah_diolah', jsonb_build_object('kode_kantong',
          kode_kantong(k.toko, r.id, v_beda)));
      END IF;
    ELSE
      INSERT INTO kantong SELECT * FROM kantong_baru(k.toko, r.id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE FUNCTION baca_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- [{id_dokumen, id_beli, n_beli, dari, ke, versi (as it was read), berat, murni, timbang}], in the
-- order of the bags: each is locked, checked and moved in one UPDATE.
CREATE FUNCTION tulis_gerak_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g record; r gerak_kantong; v_n int := 0; v_naskah text;
BEGIN
  FOR g IN SELECT * FROM jsonb_to_recordset(isi) AS g(id_dokumen uuid, id_beli uuid, n_beli int,
      dari text, ke text, versi int, berat bigint, murni bigint, timbang bigint)
      ORDER BY id_beli, n_beli LOOP
    v_n := v_n + 1;
    UPDATE kantong b SET tempat = g.ke, berat = g.berat, murni = g.murni, versi = b.versi + 1
    WHERE b.kode_toko = k.toko AND b.id = g.id_beli AND b.n = g.n_beli AND b.tempat = g.dari
      AND b.versi = g.versi;
    IF NOT FOUND THEN
      PERFORM tolak('KN003', 'kantong_sudah_diolah', jsonb_build_object('kode_kantong',
        kode_kantong(k.toko, g.id_beli, g.n_beli)));
    END IF;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.id_beli, g.n_beli, g.versi + 1, g.dari,
      g.ke, g.berat, g.murni, g.timbang, k.tgl);
    INSERT INTO gerak_kantong VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gerak_kantong_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_gerak_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_kantong_v1(g), E'\n' ORDER BY n) FROM gerak_kantong g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

INSERT INTO kantong SELECT b.* FROM pembelian p
  JOIN status_dokumen s ON s.kode_toko = p.kode_toko AND s.id = p.id AND s.status = 'VALID',
  LATERAL kantong_baru(p.kode_toko, p.id) b;

-- ---------------------------------------------------------------- what the screens read
-- A bag as its documents and labels need it.
CREATE FUNCTION isi_kantong(v_toko text, k kantong) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_kantong', d.nomor || '/' || k.n, 'id_beli', k.id, 'n_beli', k.n,
    'no_faktur_beli', d.nomor, 'tgl_system', p.tgl_system, 'input_by', p.input_by,
    'nama_barang', l.nama_barang, 'kode_barcode', l.kode_barcode, 'kode_kategori', l.kode_kategori,
    'kode_group', l.kode_group, 'kode_dept', l.kode_dept, 'kondisi', l.kondisi,
    'kadar', l.kadar, 'kadar_eod', l.kadar_eod, 'harga', l.harga, 'gambar',
    coalesce(l.foto, l.gambar), 'tempat', k.tempat, 'berat', k.berat, 'murni', k.murni,
    'nilai', k.nilai, 'versi', k.versi)
  FROM pembelian_baris l JOIN pembelian p ON p.kode_toko = v_toko AND p.id = l.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = l.id
  WHERE l.kode_toko = v_toko AND l.id = k.id AND l.n = k.n $$;

-- The bags of these codes ({no_faktur_beli}/{n}), in that order.
CREATE FUNCTION muat_kantong(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PEMBELIAN'), 'kantong',
    coalesce(jsonb_agg(isi_kantong(v_toko, b) ORDER BY u.n), '[]'))
  FROM jsonb_array_elements_text(minta->'kode') WITH ORDINALITY AS u(kode, n)
    JOIN dokumen d ON d.kode_toko = v_toko AND d.nomor = split_part(u.kode, '/', 1)
    JOIN kantong b ON b.kode_toko = v_toko AND b.id = d.id
      AND b.n = substring(u.kode FROM '/(\d{1,5})$')::int $$;

-- One bag, our piece in it as it stands, and the masters that its facts will follow from.
CREATE FUNCTION muat_jual_lagi(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT master_barang(v_toko) || jsonb_build_object(
    'akun', coalesce(m.isi->'akun'->'JUAL_LAGI', '{}'),
    'kantong', m.isi->'kantong'->0,
    'barang', (SELECT to_jsonb(b) - 'kode_toko' FROM barang b WHERE b.kode_toko = v_toko
      AND b.kode_barcode = m.isi->'kantong'->0->>'kode_barcode'))
  FROM (SELECT muat_kantong(v_toko, jsonb_build_object('kode', jsonb_build_array(v_kode))) AS isi) m
$$;

-- The bags that are somewhere: minta {tempat, q, limit}; part of the number, the name, the barcode.
CREATE FUNCTION cari_kantong(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(isi ORDER BY n), '[]') FROM (
    SELECT i.isi, row_number() OVER (ORDER BY k.id DESC, k.n) AS n
    FROM kantong k, LATERAL (SELECT isi_kantong(v_toko, k) AS isi) i
    WHERE k.kode_toko = v_toko AND k.tempat IN ('PEMBELIAN', 'BRANKAS')
      AND k.tempat = coalesce(minta->>'tempat', k.tempat)
      AND (minta->>'q' IS NULL OR strpos(lower(concat_ws(' ', i.isi->>'kode_kantong',
        i.isi->>'nama_barang', i.isi->>'kode_barcode')), lower(minta->>'q')) > 0)
    ORDER BY k.id DESC, k.n LIMIT (minta->>'limit')::int) b $$;

-- A document that moved bags, with each of them as it was moved.
CREATE FUNCTION isi_gerak_kantong(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
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
CREATE FUNCTION muat_setoran(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT d.isi || jsonb_build_object('id', d.id, 'nomor', d.nomor, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'status', s.status, 'versi', s.versi,
    'baris', isi_gerak_kantong(v_toko, d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'SETORAN_EMAS' $$;
-- Of a day: the setoran, newest first.
CREATE FUNCTION daftar_setoran(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', d.nomor, 'saat', d.saat, 'input_by',
      d.input_by, 'status', s.status, 'qty', g.qty, 'berat', g.berat) ORDER BY d.saat DESC), '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT count(*) AS qty, sum(berat)::bigint AS berat FROM gerak_kantong
      WHERE kode_toko = v_toko AND id_dokumen = d.id) g
  WHERE d.kode_toko = v_toko AND d.tgl_system = v_tgl AND d.jenis = 'SETORAN_EMAS' $$;
GRANT EXECUTE ON FUNCTION muat_kantong(text, jsonb), muat_jual_lagi(text, text),
  cari_kantong(text, jsonb), muat_setoran(text, text), daftar_setoran(text, date) TO kencana_app;

-- ---------------------------------------------------------------- what a shop starts with
-- Sold again, scrap becomes stock at what it cost; what a destruction loses is susut.
CREATE FUNCTION toko_baru_kantong(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PEMBELIAN', v.type, v.kode, v.jenis, v.nomor FROM (VALUES
    ('JUAL_LAGI', 'ROSOK', 'KREDIT', '1203'), ('JUAL_LAGI', 'PERSEDIAAN', 'DEBET', '1201'),
    ('JUAL_LAGI', 'PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
    ('HANCUR', 'ROSOK', 'KREDIT', '1203'), ('HANCUR', 'SUSUT', 'DEBET', '5103'))
    AS v(type, kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;
SELECT toko_baru_kantong(kode_toko) FROM toko;

-- ---------------------------------------------------------------- audit
-- The bags are those of the valid purchases, where and as heavy as their last move left them.
CREATE FUNCTION audit_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT b.id, b.n, coalesce(g.ke, b.tempat) AS tempat, coalesce(g.berat, b.berat) AS berat,
      coalesce(g.murni, b.murni) AS murni, b.nilai, coalesce(g.versi, 1) AS versi
    FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID',
      LATERAL kantong_baru(v_toko, p.id) b
      LEFT JOIN LATERAL (SELECT * FROM gerak_kantong g WHERE g.kode_toko = v_toko
        AND g.id_beli = b.id AND g.n_beli = b.n ORDER BY g.versi DESC LIMIT 1) g ON true
    WHERE p.kode_toko = v_toko)
  SELECT format('Kantong %s/%s: di %s, %s mg (murni %s) senilai %s versi %s, menurut bukunya di %s, '
      '%s mg (murni %s) senilai %s versi %s', coalesce(k.id, b.id), coalesce(k.n, b.n), k.tempat,
    k.berat, k.murni, k.nilai, k.versi, b.tempat, b.berat, b.murni, b.nilai, b.versi)
  FROM (SELECT * FROM kantong WHERE kode_toko = v_toko) k FULL JOIN buku b USING (id, n)
  WHERE (k.tempat, k.berat, k.murni, k.nilai, k.versi)
    IS DISTINCT FROM (b.tempat, b.berat, b.murni, b.nilai, b.versi) LIMIT 1 $$;

-- A move starts where the one before it ended.
CREATE FUNCTION audit_gerak_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Kantong %s/%s: gerakan versi %s mulai dari %s, sebelumnya di %s', id_beli, n_beli,
    versi, dari, sebelum)
  FROM (SELECT id_beli, n_beli, versi, dari, coalesce(lag(ke) OVER w, 'PEMBELIAN') AS sebelum,
      coalesce(lag(versi) OVER w, 1) AS versi_sebelum
    FROM gerak_kantong WHERE kode_toko = v_toko
    WINDOW w AS (PARTITION BY id_beli, n_beli ORDER BY versi)) g
  WHERE dari <> sebelum OR versi <> versi_sebelum + 1 LIMIT 1 $$;

-- The gold at the counter and in the safe is what lies in the bags there.
CREATE FUNCTION audit_gram_kantong(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gram %s kadar %s: %s mg (murni %s) menurut gram, %s mg (murni %s) di kantong',
    coalesce(g.akun, k.akun), coalesce(g.kadar, k.kadar), coalesce(g.kotor, 0),
    coalesce(g.murni, 0), coalesce(k.berat, 0), coalesce(k.murni, 0))
  FROM (SELECT akun, kadar, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun IN ('PEMBELIAN', 'BRANKAS') GROUP BY akun, kadar) g
    FULL JOIN (SELECT b.tempat AS akun, l.kadar, sum(b.berat) AS berat, sum(b.murni) AS murni
      FROM kantong b JOIN pembelian_baris l ON l.kode_toko = v_toko AND l.id = b.id AND l.n = b.n
      WHERE b.kode_toko = v_toko AND b.tempat IN ('PEMBELIAN', 'BRANKAS')
      GROUP BY b.tempat, l.kadar) k ON k.akun = g.akun AND k.kadar = g.kadar
  WHERE (coalesce(g.kotor, 0), coalesce(g.murni, 0))
    <> (coalesce(k.berat, 0), coalesce(k.murni, 0)) LIMIT 1 $$;
