-- The price of each group is the last of its prices, and each begins where the one before ended.
CREATE OR REPLACE FUNCTION audit_harga_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Harga group %s: %s, menurut riwayatnya %s', g.kode_group, g.harga, h.harga_ke)
      AS kalimat
    FROM group_harga g LEFT JOIN LATERAL (SELECT harga_ke, harga_beli_ke FROM harga_group h
      WHERE h.kode_toko = v_toko AND h.kode_group = g.kode_group ORDER BY saat DESC LIMIT 1) h
      ON true
    WHERE g.kode_toko = v_toko
      AND (g.harga, g.harga_beli) IS DISTINCT FROM (h.harga_ke, h.harga_beli_ke)
    UNION ALL
    SELECT format('Riwayat harga group %s putus: dari %s, sebelumnya %s', kode_group, harga_dari,
      lama)
    FROM (SELECT kode_group, harga_dari, lag(harga_ke) OVER (PARTITION BY kode_group ORDER BY saat)
        AS lama FROM harga_group WHERE kode_toko = v_toko) r
    WHERE harga_dari IS NOT NULL AND harga_dari IS DISTINCT FROM lama) b LIMIT 1 $$;

-- Each change of a group's price that an act tells of stands in the history of that price.
CREATE OR REPLACE FUNCTION audit_ubah_harga(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Ubah harga group %s tanggal %s: %s tidak ada dalam riwayatnya', u.kode_group,
    u.tgl_system, u.harga_ke)
  FROM ubah_harga u WHERE u.kode_toko = v_toko AND u.kode_group IS NOT NULL AND NOT EXISTS (
    SELECT FROM harga_group h WHERE h.kode_toko = v_toko AND h.kode_group = u.kode_group
      AND h.tgl_system = u.tgl_system
      AND (h.harga_dari, h.harga_ke, h.harga_beli_dari, h.harga_beli_ke)
        = (u.harga_dari, u.harga_ke, u.harga_beli_dari, u.harga_beli_ke)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION baca_ubah_harga(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_ubah_harga_v1(u), E'\n' ORDER BY n)
  FROM ubah_harga u WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What these prices touch besides goods: each module that has such a thing counts it by
-- sentuh_harga_<code>, in {jumlah_lama, jumlah, rupiah_lama, rupiah, nomor: [..]}.
CREATE OR REPLACE FUNCTION sentuhan_harga(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE f text; v jsonb; hasil jsonb := '[]';
BEGIN
  FOR f IN SELECT fungsi_bernama('sentuh_harga_') LOOP
    EXECUTE format('SELECT kencana.%I($1, $2)', f) INTO v USING v_toko, minta;
    hasil := hasil || (jsonb_build_object('kode', substr(f, length('sentuh_harga_') + 1)) || v);
  END LOOP;
  RETURN hasil;
END $$;

-- "Try first" (DOMAIN 6): what these prices would make of the goods, and of what else they touch.
-- minta: {baris: [{kode_group, harga}], langkah, arah, emas_lama, emas_baru, murni_lama, murni_baru}:
-- fine gold, and the same where the cost of goods follows it; else 0.
CREATE OR REPLACE FUNCTION coba_ubah_harga(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH harga AS (
    SELECT g.kode_group, g.harga AS lama, coalesce(r.harga, g.harga) AS baru
    FROM group_harga g LEFT JOIN jsonb_to_recordset(minta->'baris')
      AS r(kode_group text, harga bigint) ON r.kode_group = g.kode_group
    WHERE g.kode_toko = v_toko),
  dinilai AS (
    SELECT b.kode_barcode, b.nama_barang, b.kode_group, b.berat, h.lama <> h.baru AS berubah,
      harga_jual_barang(b, h.lama, (minta->>'langkah')::bigint, minta->>'arah') AS harga_lama,
      harga_jual_barang(b, h.baru, (minta->>'langkah')::bigint, minta->>'arah') AS harga_baru,
      modal_barang(b, (minta->>'murni_lama')::bigint) AS modal_lama,
      modal_barang(b, (minta->>'murni_baru')::bigint) AS modal_baru
    FROM barang b JOIN harga h ON h.kode_group = b.kode_group
    WHERE b.kode_toko = v_toko AND b.status IN ('ADA', 'KEMBALI')),
  rugi AS (
    SELECT kode_barcode, nama_barang, kode_group, berat, harga_lama, harga_baru,
      modal_baru AS modal, modal_baru - harga_baru AS kurang, coalesce(harga_lama >= modal_lama, true) AS baru
    FROM dinilai WHERE harga_baru < modal_baru)
  SELECT jsonb_build_object(
    'pcs', coalesce((SELECT count(*) FROM dinilai WHERE berubah), 0),
    'nilai_lama', coalesce((SELECT sum(harga_lama) FROM dinilai WHERE berubah), 0),
    'nilai_baru', coalesce((SELECT sum(harga_baru) FROM dinilai WHERE berubah), 0),
    'bawah_modal', (SELECT count(*) FROM rugi),
    'bawah_modal_baru', (SELECT count(*) FROM rugi WHERE baru),
    'terburuk', (SELECT coalesce(jsonb_agg(to_jsonb(x)), '[]') FROM (SELECT * FROM rugi
      ORDER BY baru DESC, kurang DESC, kode_barcode COLLATE "C" LIMIT 100) x),
    'draf', (SELECT count(*) FROM draf d WHERE d.kode_toko = v_toko AND d.jenis = 'PENJUALAN'
      AND jsonb_typeof(d.isi->'baris') = 'array' AND EXISTS (
        SELECT FROM jsonb_array_elements(d.isi->'baris') l JOIN barang b
          ON b.kode_toko = v_toko AND b.kode_barcode = l->>'kode_barcode'
          JOIN harga h ON h.kode_group = b.kode_group AND h.lama <> h.baru)),
    'nota_open', (SELECT count(*) FROM status_dokumen
      WHERE kode_toko = v_toko AND jenis = 'PENJUALAN' AND status = 'OPEN'),
    'sentuhan', sentuhan_harga(v_toko, minta)) $$;

CREATE OR REPLACE FUNCTION naskah_ubah_harga_v1(u ubah_harga) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT u::text $$;

-- [{id_dokumen, kode_group, harga_dari, harga_ke, harga_beli_dari, harga_beli_ke}]: the prices become
-- today's; without a group it is that of fine gold. The histories of the masters follow by their
-- triggers.
CREATE OR REPLACE FUNCTION tulis_ubah_harga(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_murni bigint; v_kode text := to_char(k.tgl, 'YYYY-MM-DD');
BEGIN
  INSERT INTO ubah_harga SELECT k.toko, k.id_posting, u.ordinality, u.id_dokumen, u.kode_group,
    u.harga_dari, u.harga_ke, u.harga_beli_dari, u.harga_beli_ke, k.tgl
  FROM jsonb_populate_recordset(NULL::ubah_harga, isi) WITH ORDINALITY AS u;
  SELECT harga_ke INTO v_murni FROM ubah_harga
  WHERE kode_toko = k.toko AND id_posting = k.id_posting AND kode_group IS NULL;
  IF FOUND THEN
    UPDATE para_harga_emas SET harga_murni = v_murni
    WHERE kode_toko = k.toko AND berlaku_mulai = k.tgl;
    IF NOT FOUND THEN
      IF EXISTS (SELECT FROM para_harga_emas WHERE kode_toko = k.toko AND kode_harga = v_kode) THEN
        v_kode := upper(left(replace(k.id_posting::text, '-', ''), 20));
      END IF;
      INSERT INTO para_harga_emas (kode_toko, kode_harga, berlaku_mulai, harga_murni)
      VALUES (k.toko, v_kode, k.tgl, v_murni);
    END IF;
  END IF;
  UPDATE group_harga g SET harga = u.harga_ke, harga_beli = u.harga_beli_ke, tgl_konfirmasi = k.tgl
  FROM ubah_harga u WHERE u.kode_toko = k.toko AND u.id_posting = k.id_posting
    AND g.kode_toko = k.toko AND g.kode_group = u.kode_group;
  RETURN baca_ubah_harga(k.toko, k.id_posting, versi_naskah());
END $$;

CREATE OR REPLACE FUNCTION baca_konfirmasi_harga(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- [{kode_group}]: their price holds for the day, as it is.
CREATE OR REPLACE FUNCTION tulis_konfirmasi_harga(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_harga g SET tgl_konfirmasi = k.tgl
  FROM jsonb_to_recordset(isi) AS i(kode_group text)
  WHERE g.kode_toko = k.toko AND g.kode_group = i.kode_group
    AND g.tgl_konfirmasi IS DISTINCT FROM k.tgl;
  RETURN NULL;
END $$;

-- A fine gram on this day, whole rupiah; 0 where nobody has set a price.
CREATE OR REPLACE FUNCTION harga_murni_kini(v_toko text, v_tgl date) RETURNS bigint LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((SELECT harga_murni FROM para_harga_emas
    WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl ORDER BY berlaku_mulai DESC LIMIT 1), 0) $$;

GRANT EXECUTE ON FUNCTION coba_ubah_harga, harga_murni_kini TO kencana_app;

-- Lines of home: fine gold of today beside yesterday; prices that hold for today, and those that
-- nobody has set or confirmed for it.
CREATE OR REPLACE FUNCTION pagi_harga(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('harga', h.harga_murni, 'selisih', h.harga_murni - coalesce(
    (SELECT l.harga_murni FROM para_harga_emas l WHERE l.kode_toko = v_toko
      AND l.berlaku_mulai < v_tgl ORDER BY l.berlaku_mulai DESC LIMIT 1), h.harga_murni))
  FROM para_harga_emas h WHERE h.kode_toko = v_toko AND h.berlaku_mulai <= v_tgl
  ORDER BY h.berlaku_mulai DESC LIMIT 1 $$;
CREATE OR REPLACE FUNCTION pagi_harga_sah(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM group_harga WHERE kode_toko = v_toko
  HAVING count(*) > 0 AND bool_and(tgl_konfirmasi IS NOT DISTINCT FROM v_tgl) $$;
CREATE OR REPLACE FUNCTION pagi_harga_belum(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM group_harga
  WHERE kode_toko = v_toko AND tgl_konfirmasi IS DISTINCT FROM v_tgl HAVING count(*) > 0 $$;
