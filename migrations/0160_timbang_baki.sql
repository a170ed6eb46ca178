-- Trays on the scale (DOMAIN 5): a weighing is a document; its readings are kept as they were read;
-- what came of it is a book, and so is every change of a tray's state that it makes.
SET LOCAL search_path = kencana, pg_temp;

-- A reading is there the moment it was read, whatever becomes of the weighing: somebody who weighs
-- three times until it fits leaves three readings. It is outside the chain; the one that counted
-- stands in the book as well.
CREATE TABLE bacaan_timbang (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, n int NOT NULL, saat timestamptz NOT NULL,
  oleh text NOT NULL, timbangan text NOT NULL,
  asal text NOT NULL CHECK (asal IN ('TIMBANGAN', 'KETIK')), mentah text NOT NULL,
  stabil boolean NOT NULL, berat miligram NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, n));

-- What came of a weighing. selisih: the reading less what the books expect.
CREATE TABLE timbang_baki (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL, kode_gudang text NOT NULL, kode_baki text NOT NULL,
  waktu text NOT NULL CHECK (waktu IN ('PAGI', 'PERIKSA', 'MALAM')), timbangan text NOT NULL,
  n_bacaan int NOT NULL, pcs_sistem int NOT NULL, pcs int NOT NULL, berat_baki miligram NOT NULL,
  berat_barang miligram NOT NULL, berat_bandrol miligram NOT NULL, timbang miligram NOT NULL,
  toleransi miligram NOT NULL, selisih bigint NOT NULL, hasil text NOT NULL
    CHECK (hasil IN ('COCOK', 'BERAT', 'JUMLAH', 'KEDUANYA')),
  dibuka boolean NOT NULL, penjelasan jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT timbang_baki_selisih
    CHECK (selisih = timbang - berat_baki - berat_barang - berat_bandrol));
CREATE INDEX timbang_baki_hari ON timbang_baki (kode_toko, tgl_system, kode_baki);
CREATE INDEX timbang_baki_baki ON timbang_baki (kode_toko, kode_baki, saat);

-- The scale under a known weight, each morning.
CREATE TABLE tera_timbangan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL, timbangan text NOT NULL,
  asal text NOT NULL, mentah text NOT NULL, acuan miligram NOT NULL, baca miligram NOT NULL,
  toleransi miligram NOT NULL, cocok boolean NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT tera_timbangan_cocok CHECK (acuan > 0 AND cocok = (abs(baca - acuan) <= toleransi)));
CREATE INDEX tera_timbangan_hari ON tera_timbangan (kode_toko, tgl_system, timbangan);

-- A tray goes from state to state by a posting.
CREATE TABLE gerak_baki (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_baki text NOT NULL, dari text NOT NULL, ke text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n), CONSTRAINT gerak_baki_ke CHECK (dari <> ke));
SELECT tabel_buku('bacaan_timbang'), tabel_buku('timbang_baki'), tabel_buku('tera_timbangan'),
  tabel_buku('gerak_baki');

CREATE FUNCTION naskah_timbang_baki_v1(t timbang_baki) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;
CREATE FUNCTION naskah_tera_timbangan_v1(t tera_timbangan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;
CREATE FUNCTION naskah_gerak_baki_v1(g gerak_baki) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

-- [{id, .. as the table}]: one weighing a posting.
CREATE FUNCTION tulis_timbang_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r timbang_baki;
BEGIN
  r := jsonb_populate_record(NULL::timbang_baki, isi->0);
  r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl;
  r.saat := k.saat; r.oleh := k.oleh;
  INSERT INTO timbang_baki VALUES (r.*);
  RETURN naskah_timbang_baki_v1(r);
END $$;
CREATE FUNCTION baca_timbang_baki(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT naskah_timbang_baki_v1(b) FROM transisi t
    JOIN timbang_baki b ON b.kode_toko = v_toko AND b.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.ke = 'VALID' $$;

-- [{id, timbangan, asal, mentah, acuan, baca, toleransi, cocok}]: one a posting.
CREATE FUNCTION tulis_tera_timbangan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r tera_timbangan;
BEGIN
  r := jsonb_populate_record(NULL::tera_timbangan, isi->0);
  r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl;
  r.saat := k.saat; r.oleh := k.oleh;
  INSERT INTO tera_timbangan VALUES (r.*);
  RETURN naskah_tera_timbangan_v1(r);
END $$;
CREATE FUNCTION baca_tera_timbangan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT naskah_tera_timbangan_v1(b) FROM transisi t
    JOIN tera_timbangan b ON b.kode_toko = v_toko AND b.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id $$;

-- [{id_dokumen, kode_baki, dari, ke}], each tray once, in the order of their codes. The state is
-- the master's own column: sales and moves already ask it there, and its history tells who.
CREATE FUNCTION tulis_gerak_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g gerak_baki; v_naskah text; v_n int := 0; v_kini text;
BEGIN
  FOR g IN SELECT x.* FROM jsonb_populate_recordset(NULL::gerak_baki, isi) AS x
      ORDER BY x.kode_baki COLLATE "C" LOOP
    v_n := v_n + 1;
    g.kode_toko := k.toko; g.id_posting := k.id_posting; g.n := v_n; g.tgl_system := k.tgl;
    UPDATE baki SET status_baki = g.ke
    WHERE kode_toko = k.toko AND kode_baki = g.kode_baki AND status_baki = g.dari;
    IF NOT FOUND THEN
      SELECT status_baki INTO v_kini FROM baki
      WHERE kode_toko = k.toko AND kode_baki = g.kode_baki;
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'baki', 'kunci', g.kode_baki,
        'status', v_kini));
    END IF;
    INSERT INTO gerak_baki VALUES (g.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gerak_baki_v1(g));
  END LOOP;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_gerak_baki(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_baki_v1(g), E'\n' ORDER BY n) FROM gerak_baki g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- ---------------------------------------------------------------- what lies in a tray
-- Those in an OPEN sale lie at the cashier (DOMAIN 5); those that a customer left money for lie
-- where they were.
CREATE FUNCTION isi_baki(v_toko text, v_gudang text, v_baki text) RETURNS SETOF barang
LANGUAGE sql STABLE AS $$
  SELECT * FROM barang WHERE kode_toko = v_toko AND kode_gudang = v_gudang AND kode_baki = v_baki
    AND status IN ('ADA', 'TITIP') $$;
CREATE FUNCTION sidik_isi_baki(v_toko text, v_gudang text, v_baki text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT md5(concat_ws(',', (SELECT berat_baki FROM baki
      WHERE kode_toko = v_toko AND kode_baki = v_baki),
    (SELECT string_agg(kode_barcode || ':' || versi, ',' ORDER BY kode_barcode COLLATE "C")
      FROM isi_baki(v_toko, v_gudang, v_baki)))) $$;

-- These trays, and what lies in them, are as the rules read them: [{kode_gudang, kode_baki,
-- sidik}].
CREATE FUNCTION periksa_isi_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi)
      AS r(kode_gudang text, kode_baki text, sidik text) LOOP
    IF sidik_isi_baki(k.toko, r.kode_gudang, r.kode_baki) <> r.sidik THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'baki', 'kunci', r.kode_baki));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
SELECT pasang_buku();

-- ---------------------------------------------------------------- readings
-- [{timbangan, asal, mentah, stabil, berat}] of a weighing that is under way; answers how many it
-- has by now, or null when it is not under way.
CREATE FUNCTION catat_bacaan(v_toko text, v_id uuid, v_oleh text, isi jsonb) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_n int;
BEGIN
  -- The document's row is the queue: two who read at once take numbers one after the other.
  PERFORM FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id AND jenis = 'TIMBANG_BAKI'
    AND status = 'OPEN' FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(max(n), 0) INTO v_n FROM bacaan_timbang
  WHERE kode_toko = v_toko AND id_dokumen = v_id;
  INSERT INTO bacaan_timbang SELECT v_toko, v_id, v_n + b.ordinality, waktu_kini(), v_oleh,
    b.timbangan, b.asal, b.mentah, b.stabil, b.berat
  FROM jsonb_populate_recordset(NULL::bacaan_timbang, isi) WITH ORDINALITY AS b;
  RETURN v_n + jsonb_array_length(isi);
END $$;

-- ---------------------------------------------------------------- what the commands read
CREATE FUNCTION timbang_terbuka(v_toko text) RETURNS TABLE (id uuid, nomor text, versi int,
  kode_gudang text, kode_baki text, waktu text, status_lama text, timbangan text, oleh text,
  saat timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.versi, d.isi->>'kode_gudang', d.isi->>'kode_baki', d.isi->>'waktu',
    d.isi->>'status_lama', d.isi->>'timbangan', d.input_by, d.saat
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TIMBANG_BAKI' AND s.status = 'OPEN' $$;

-- The trays of a gudang (or one of them), with what the books expect, the last weighing of each and
-- the one that is under way.
CREATE FUNCTION baki_timbang(v_toko text, v_gudang text, v_baki text) RETURNS TABLE (
  kode_gudang text, kode_baki text, nama_baki text, status_baki text, berat_baki bigint,
  pcs int, berat_barang bigint, berat_bandrol bigint, id uuid, nomor text, waktu text, oleh text,
  terakhir_tgl date, terakhir_waktu text, terakhir_hasil text)
LANGUAGE sql STABLE AS $$
  SELECT b.kode_gudang, b.kode_baki, b.nama_baki, b.status_baki, b.berat_baki, i.pcs, i.barang,
    i.bandrol, o.id, o.nomor, o.waktu, o.oleh, l.tgl_system, l.waktu, l.hasil
  FROM baki b
    CROSS JOIN LATERAL (SELECT count(*)::int AS pcs,
        coalesce(sum(berat + berat_atribut), 0)::bigint AS barang,
        coalesce(sum(berat_bandrol), 0)::bigint AS bandrol
      FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki)) i
    LEFT JOIN timbang_terbuka(v_toko) o ON o.kode_baki = b.kode_baki
    LEFT JOIN LATERAL (SELECT tgl_system, waktu, hasil FROM timbang_baki t
      WHERE t.kode_toko = v_toko AND t.kode_baki = b.kode_baki ORDER BY saat DESC LIMIT 1) l ON true
  WHERE b.kode_toko = v_toko AND b.kode_gudang = coalesce(v_gudang, b.kode_gudang)
    AND b.kode_baki = coalesce(v_baki, b.kode_baki)
  ORDER BY b.kode_gudang, b.kode_baki $$;

CREATE FUNCTION tera_terakhir(v_toko text, v_timbangan text, v_tgl date) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT cocok FROM tera_timbangan WHERE kode_toko = v_toko AND tgl_system = v_tgl
    AND timbangan = v_timbangan ORDER BY saat DESC LIMIT 1 $$;

-- What starting reads: the trays, and whether this scale was checked today.
CREATE FUNCTION muat_mulai_timbang(v_toko text, v_gudang text, v_baki text, v_timbangan text)
RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'gudang', EXISTS (SELECT FROM gudang WHERE kode_toko = v_toko AND kode_gudang = v_gudang),
    'tera', tera_terakhir(v_toko, v_timbangan,
      (SELECT tgl_system FROM toko WHERE kode_toko = v_toko)),
    'baki', (SELECT coalesce(jsonb_agg(to_jsonb(b)), '[]')
      FROM baki_timbang(v_toko, v_gudang, v_baki) b)) $$;

-- Everything of one weighing: the document, the tray as it is now with each piece in it, what lies
-- around it (one of those may have come into it), and the readings.
CREATE FUNCTION muat_timbang(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'waktu', d.isi->>'waktu', 'status_lama', d.isi->>'status_lama',
    'timbangan', d.isi->>'timbangan',
    'baki', jsonb_build_object('kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
      'nama_baki', b.nama_baki, 'status_baki', b.status_baki, 'berat_baki', b.berat_baki),
    'sidik', sidik_isi_baki(v_toko, b.kode_gudang, b.kode_baki),
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', i.kode_barcode,
        'nama_barang', i.nama_barang, 'berat', i.berat + i.berat_atribut,
        'berat_bandrol', i.berat_bandrol) ORDER BY i.kode_barcode COLLATE "C"), '[]')
      FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki) i),
    'luar', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', i.kode_barcode,
        'nama_barang', i.nama_barang, 'berat', i.berat + i.berat_atribut,
        'berat_bandrol', i.berat_bandrol)), '[]')
      FROM (SELECT * FROM barang l WHERE l.kode_toko = v_toko AND l.kode_gudang = b.kode_gudang
        AND (l.kode_baki IS DISTINCT FROM b.kode_baki OR l.status NOT IN ('ADA', 'TITIP'))
        ORDER BY l.kode_baki IS DISTINCT FROM b.kode_baki, l.kode_barcode LIMIT 3000) i),
    'bacaan', (SELECT coalesce(jsonb_agg(jsonb_build_object('n', r.n, 'saat', r.saat,
        'oleh', r.oleh, 'timbangan', r.timbangan, 'asal', r.asal, 'mentah', r.mentah,
        'stabil', r.stabil, 'berat', r.berat) ORDER BY r.n), '[]')
      FROM bacaan_timbang r WHERE r.kode_toko = v_toko AND r.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN baki b ON b.kode_toko = v_toko AND b.kode_baki = d.isi->>'kode_baki'
  WHERE d.kode_toko = v_toko AND d.id = v_id AND d.jenis = 'TIMBANG_BAKI' $$;
GRANT EXECUTE ON FUNCTION catat_bacaan(text, uuid, text, jsonb), timbang_terbuka(text),
  tera_terakhir(text, text, date),
  baki_timbang(text, text, text), isi_baki(text, text, text),
  muat_mulai_timbang(text, text, text, text), muat_timbang(text, uuid) TO kencana_app;

-- ---------------------------------------------------------------- the closing of a day
-- Trays with pieces that were not weighed into the safe today, where the shop weighs daily.
CREATE FUNCTION perhatian_tutup_baki(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*),
    'nomor', jsonb_agg(b.kode_baki ORDER BY b.kode_baki))
  FROM parameter m JOIN baki b ON b.kode_toko = v_toko
  WHERE m.kode_toko = v_toko AND m.key = 'TIMBANG_HARIAN_MODULE' AND m.value = 'true'
    AND EXISTS (SELECT FROM isi_baki(v_toko, b.kode_gudang, b.kode_baki))
    AND NOT EXISTS (SELECT FROM timbang_baki t WHERE t.kode_toko = v_toko AND t.tgl_system = v_tgl
      AND t.kode_baki = b.kode_baki AND t.waktu = 'MALAM')
  HAVING count(*) > 0 $$;

-- ---------------------------------------------------------------- audit
-- A weighing is a document that stands, its weight is one of its readings, and the verdict is what
-- its figures say.
CREATE FUNCTION audit_timbang_baki(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Timbang %s: %s', d.nomor, concat_ws(', ', CASE WHEN s.status <> 'VALID'
      THEN 'dokumennya ' || s.status END, CASE WHEN r.berat IS DISTINCT FROM t.timbang
      THEN format('mencatat %s mg, bacaannya %s', t.timbang, r.berat) END,
      CASE WHEN (t.pcs = t.pcs_sistem, abs(t.selisih) <= t.toleransi) <> CASE t.hasil
        WHEN 'COCOK' THEN (true, true) WHEN 'BERAT' THEN (true, false)
        WHEN 'JUMLAH' THEN (false, true) ELSE (false, false) END THEN 'hasilnya ' || t.hasil END))
  FROM timbang_baki t JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id
    LEFT JOIN bacaan_timbang r ON r.kode_toko = v_toko AND r.id_dokumen = t.id AND r.n = t.n_bacaan
  WHERE t.kode_toko = v_toko AND (s.status <> 'VALID' OR r.berat IS DISTINCT FROM t.timbang
    OR (t.pcs = t.pcs_sistem, abs(t.selisih) <= t.toleransi) <> CASE t.hasil
      WHEN 'COCOK' THEN (true, true) WHEN 'BERAT' THEN (true, false)
      WHEN 'JUMLAH' THEN (false, true) ELSE (false, false) END)
  LIMIT 1 $$;

-- A weighing that is under way is one a tray; a tray stands where the last change left it, unless
-- somebody changed the master since.
CREATE FUNCTION audit_gerak_baki(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Baki %s ditimbang %s kali sekaligus', kode_baki, count(*)) AS kalimat
    FROM timbang_terbuka(v_toko) GROUP BY kode_baki HAVING count(*) > 1
    UNION ALL
    SELECT format('Baki %s: riwayat tidak mengenal %s ke %s', g.kode_baki, g.dari, g.ke)
    FROM gerak_baki g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
    WHERE g.kode_toko = v_toko AND NOT EXISTS (SELECT FROM riwayat_master r
      WHERE r.kode_toko = v_toko AND r.tabel = 'baki' AND r.kunci = g.kode_baki
        AND r.sebelum->>'status_baki' = g.dari AND r.sesudah->>'status_baki' = g.ke
        AND r.oleh = p.oleh)) a LIMIT 1 $$;

-- ---------------------------------------------------------------- the sale
-- As in migration 0135; a tray that is taken to the scale while a sale is saved is found out by the
-- posting.
CREATE OR REPLACE FUNCTION muat_penjualan(v_toko text, minta jsonb) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_barcode text[] := (jsonb_populate_record(NULL::barcode_minta, minta)).barcode;
  v_versi jsonb; v_tgl date; v_status text; v_barang json;
BEGIN
  SELECT tgl_system, status, (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}')
    FROM versi_tabel WHERE kode_toko = v_toko AND tabel IN ('group_harga', 'parameter_ongkos',
      'rekening', 'sales', 'para_akun_transaksi', 'parameter_berlian', 'baki'))
  INTO v_tgl, v_status, v_versi FROM toko WHERE kode_toko = v_toko;
  SELECT coalesce(json_agg(m), '[]') INTO v_barang FROM (
    SELECT b.*, t.status_baki, coalesce(g.nomor, d.nomor) AS nomor_pemegang,
      d.input_by AS oleh_pemegang
    FROM barang b LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = b.kode_baki
      LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang
      LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
    WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode)) m;
  RETURN json_build_object('toko', CASE WHEN v_tgl IS NOT NULL
      THEN json_build_object('tgl_system', v_tgl, 'status', v_status) END,
    'versi', v_versi, 'barang', v_barang,
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_penjualan(v_toko) END,
    'draf', CASE WHEN minta ? 'draf'
      THEN draf_lain(v_toko, v_barcode, (minta->>'draf')::uuid) ELSE '[]' END);
END $$;
