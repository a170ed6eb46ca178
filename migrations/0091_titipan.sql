-- Titipan: money that a customer leaves for a chosen piece, or money only. What the shop owes him
-- is a book; a piece that was chosen is kept for him (status TITIP, held by the document).
SET LOCAL search_path = kencana, pg_temp;

-- The agreement. Of a chosen piece what it cost on that day stands here, so that a price that was
-- promised (kunci_harga) can be kept; kode_barcode null: money only. jumlah: the first deposit.
CREATE TABLE titipan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, input_by text NOT NULL, kode_sales text NOT NULL,
  id_pelanggan uuid NOT NULL, keterangan text, tgl_batas date NOT NULL, jumlah rupiah NOT NULL,
  kunci_harga boolean NOT NULL, kode_barcode text, nama_barang text NOT NULL,
  kode_group text NOT NULL, kadar int NOT NULL, kadar_cetak text NOT NULL, berat miligram NOT NULL,
  harga_gram rupiah NOT NULL, harga_jual rupiah NOT NULL, ongkos rupiah NOT NULL,
  diskon rupiah NOT NULL, harga_total rupiah NOT NULL, gambar text,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT titipan_jumlah
    CHECK (jumlah > 0 AND (kode_barcode IS NULL OR jumlah <= harga_total)));
CREATE INDEX titipan_hari ON titipan (kode_toko, tgl_system);
CREATE INDEX titipan_pelanggan ON titipan (kode_toko, id_pelanggan);

-- What is owed, every coming and going of it: TITIP and TAMBAH are deposits, PAKAI paid a visit
-- (id_group), KEMBALI is that visit cancelled, BATAL went back to the customer, HANGUS stayed with
-- the shop. nomor_akun: the account that owed it by that posting.
CREATE TABLE titipan_uang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_titipan uuid NOT NULL, id_group uuid, jenis text NOT NULL, jumlah bigint NOT NULL,
  nomor_akun text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT titipan_uang_arah CHECK (CASE WHEN jenis IN ('TITIP', 'TAMBAH', 'KEMBALI')
    THEN jumlah > 0 ELSE jenis IN ('PAKAI', 'BATAL', 'HANGUS') AND jumlah < 0 END),
  CONSTRAINT titipan_uang_group CHECK ((id_group IS NOT NULL) = (jenis IN ('PAKAI', 'KEMBALI'))));
CREATE INDEX titipan_uang_titipan ON titipan_uang (kode_toko, id_titipan);
CREATE INDEX titipan_uang_group ON titipan_uang (kode_toko, id_group) WHERE id_group IS NOT NULL;
CREATE INDEX titipan_uang_hari ON titipan_uang (kode_toko, tgl_system);
SELECT tabel_buku('titipan'), tabel_buku('titipan_uang');

-- What is left of each, a projection: a deposit pays no more than it holds.
CREATE TABLE saldo_titipan (
  kode_toko text NOT NULL, id uuid NOT NULL, saldo rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id)) WITH (fillfactor = 70);
SELECT tabel_proyeksi('saldo_titipan');

-- Payments by a deposit name it by its number.
CREATE INDEX pembayaran_titipan ON pembayaran (kode_toko, no_ref) WHERE jenis = 'TITIPAN';

CREATE FUNCTION naskah_titipan_v1(t titipan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;
CREATE FUNCTION naskah_titipan_uang_v1(u titipan_uang) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT u::text $$;

-- [{id, kode_sales, id_pelanggan, keterangan, tgl_batas, jumlah, .. as the table}]
CREATE FUNCTION tulis_titipan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO titipan SELECT (jsonb_populate_record(NULL::titipan, j.isi || jsonb_build_object(
      'kode_toko', k.toko, 'id_posting', k.id_posting, 'tgl_system', k.tgl, 'saat', k.saat,
      'input_by', k.oleh))).*
    FROM jsonb_array_elements(isi) WITH ORDINALITY AS j(isi, n) ORDER BY j.n
    RETURNING naskah_titipan_v1(titipan) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_titipan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_titipan_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN titipan p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

-- One deposit holds more or less by v_selisih; it cannot give what it does not hold.
CREATE FUNCTION ubah_titipan(k konteks, v_id uuid, v_selisih bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_saldo bigint;
BEGIN
  UPDATE saldo_titipan SET saldo = saldo + v_selisih
  WHERE kode_toko = k.toko AND id = v_id AND saldo + v_selisih >= 0;
  IF FOUND THEN RETURN; END IF;
  SELECT saldo INTO v_saldo FROM saldo_titipan WHERE kode_toko = k.toko AND id = v_id;
  IF FOUND OR v_selisih < 0 THEN
    PERFORM tolak('KN009', 'titipan_tidak_cukup', jsonb_build_object(
      'nomor', (SELECT nomor FROM dokumen WHERE kode_toko = k.toko AND id = v_id),
      'saldo', coalesce(v_saldo, 0)));
  END IF;
  INSERT INTO saldo_titipan VALUES (k.toko, v_id, v_selisih);
END $$;

-- [{id_dokumen, id_titipan, id_group, jenis, jumlah, nomor_akun}]; the deposits are moved in the
-- order of their ids, each once.
CREATE FUNCTION tulis_titipan_uang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_id uuid; v_selisih bigint;
BEGIN
  WITH baru AS (
    INSERT INTO titipan_uang SELECT k.toko, k.id_posting, u.ordinality, u.id_dokumen, u.id_titipan,
      u.id_group, u.jenis, u.jumlah, u.nomor_akun, k.tgl
    FROM jsonb_populate_recordset(NULL::titipan_uang, isi) WITH ORDINALITY AS u
    ORDER BY u.ordinality
    RETURNING naskah_titipan_uang_v1(titipan_uang) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  FOR v_id, v_selisih IN SELECT id_titipan, sum(jumlah) FROM titipan_uang u
      WHERE u.kode_toko = k.toko AND u.id_posting = k.id_posting
      GROUP BY id_titipan ORDER BY id_titipan LOOP
    PERFORM ubah_titipan(k, v_id, v_selisih);
  END LOOP;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_titipan_uang(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_titipan_uang_v1(u), E'\n' ORDER BY n) FROM titipan_uang u
  WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- The payments of a titipan hang on it as those of a visit hang on their group; as in migration
-- 0061 otherwise.
CREATE OR REPLACE FUNCTION tagihan_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE v_jumlah bigint := (SELECT jumlah FROM titipan WHERE kode_toko = v_toko AND id = v_group);
BEGIN
  IF v_jumlah IS NOT NULL THEN RETURN v_jumlah; END IF;
  RETURN (SELECT coalesce(sum(p.harga_total), 0) FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id))
    - (SELECT coalesce(sum(p.harga_total), 0) FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id));
END $$;

-- ---------------------------------------------------------------- what a command reads
-- What waiting visits will take of a deposit once they are validated.
CREATE FUNCTION titipan_ditahan(v_toko text, v_nomor text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.jumlah), 0)::bigint FROM pembayaran p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id_group AND s.status = 'OPEN'
  WHERE p.kode_toko = v_toko AND p.jenis = 'TITIPAN' AND p.no_ref = v_nomor
    AND p.versi_bayar = (SELECT max(versi_bayar) FROM pembayaran m
      WHERE m.kode_toko = v_toko AND m.id_group = p.id_group) $$;

-- Deposits by their numbers, as they stand: {nomor: [..]}.
CREATE FUNCTION muat_titipan(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(t) || jsonb_build_object('nomor', d.nomor, 'status', s.status,
    'versi', s.versi, 'saldo', coalesce(l.saldo, 0),
    'ditahan', titipan_ditahan(v_toko, d.nomor),
    'pembayaran', bayar_terakhir(v_toko, t.id),
    'barang', (SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
        'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'id_pemegang', b.id_pemegang,
        'berat', b.berat, 'murni', b.murni)
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = t.kode_barcode))
    ORDER BY d.nomor), '[]')
  FROM dokumen d JOIN titipan t ON t.kode_toko = v_toko AND t.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN saldo_titipan l ON l.kode_toko = v_toko AND l.id = d.id
  WHERE d.kode_toko = v_toko
    AND d.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))) $$;

-- What a visit took of deposits, less what its cancels gave back.
CREATE FUNCTION titipan_group(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id_titipan, 'nomor', d.nomor,
    'status', s.status, 'versi', s.versi, 'jumlah', u.jumlah, 'nomor_akun', u.nomor_akun)
    ORDER BY d.nomor), '[]')
  FROM (SELECT id_titipan, nomor_akun, -sum(jumlah)::bigint AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND id_group = v_group GROUP BY id_titipan, nomor_akun
      HAVING sum(jumlah) <> 0) u
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_titipan
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = u.id_titipan $$;

-- The money of a deposit as the cash book has it, in the order it came.
CREATE FUNCTION kas_titipan(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
    'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
    'jumlah', k.jumlah_in - k.jumlah_out,
    'fee', CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END, 'no_ref', k.no_ref)
    ORDER BY k.id_posting, k.n), '[]')
  FROM (SELECT DISTINCT id_posting, id_dokumen FROM titipan_uang
      WHERE kode_toko = v_toko AND id_titipan = v_id AND jenis IN ('TITIP', 'TAMBAH', 'BATAL')) u
    JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting
      AND k.id_dokumen = u.id_dokumen $$;
GRANT EXECUTE ON FUNCTION muat_titipan(text, jsonb), titipan_group(text, uuid),
  kas_titipan(text, uuid) TO kencana_app;

-- ---------------------------------------------------------------- the closing of a day
CREATE FUNCTION halangan_tutup_titipan_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TITIPAN' AND s.status = 'OPEN'
    AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;
CREATE FUNCTION perhatian_tutup_titipan_lewat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN titipan t ON t.kode_toko = v_toko AND t.id = s.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TITIPAN' AND s.status = 'TITIP' AND t.tgl_batas < v_tgl
  HAVING count(*) > 0 $$;

-- ---------------------------------------------------------------- what a shop starts with
-- What is forfeited becomes other income. The deposit itself is owed by the account that pays a
-- sale by TITIPAN (migration 0003): one line of the map for both ways.
CREATE FUNCTION toko_baru_titipan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PENJUALAN', 'TITIPAN', 'HANGUS', 'KREDIT', '4109'
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = '4109')
  ON CONFLICT DO NOTHING $$;
SELECT toko_baru_titipan(kode_toko) FROM toko;
GRANT EXECUTE ON FUNCTION titipan_ditahan(text, text) TO kencana_app;
