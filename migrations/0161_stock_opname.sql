-- Stock opname (DOMAIN 5): a session per gudang, tray or all; barcodes are scanned; what was found,
-- is missing, is more or lies elsewhere; whoever approves posts the outcome.
SET LOCAL search_path = kencana, pg_temp;

-- A scan is there the moment it came in; id_scan is the page's own, so that one sent twice counts
-- once. kode_baki: where the piece lies, null where nobody said so. Outside the chain: what came of
-- them stands in opname_hasil.
CREATE TABLE opname_scan (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, id_scan uuid NOT NULL,
  kode_barcode text NOT NULL, kode_baki text, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, id_scan));
CREATE INDEX opname_scan_barang ON opname_scan (kode_toko, id_dokumen, kode_barcode, saat);

-- What came of a session, piece by piece, frozen when it was approved. tindak: what was posted.
CREATE TABLE opname_hasil (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, id_posting uuid NOT NULL,
  kode_barcode text NOT NULL, nama_barang text NOT NULL,
  hasil text NOT NULL CHECK (hasil IN ('KETEMU', 'HILANG', 'LEBIH', 'PINDAH', 'KASIR', 'BARU')),
  tindak text NOT NULL CHECK (tindak IN ('TIDAK', 'HILANG', 'PINDAH', 'KEMBALI', 'PERIKSA')),
  status text, kode_gudang text, kode_baki text, scan_baki text, berat miligram NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id, n));
CREATE INDEX opname_hasil_posting ON opname_hasil (kode_toko, id_posting, n);
SELECT tabel_buku('opname_scan'), tabel_buku('opname_hasil');

CREATE FUNCTION naskah_opname_hasil_v1(o opname_hasil) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT o::text $$;

-- [{id, .. as the table}]: one session a posting.
CREATE FUNCTION tulis_opname_hasil(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO opname_hasil SELECT k.toko, o.id, o.ordinality, k.id_posting, o.kode_barcode,
      o.nama_barang, o.hasil, o.tindak, o.status, o.kode_gudang, o.kode_baki, o.scan_baki, o.berat,
      k.tgl
    FROM jsonb_populate_recordset(NULL::opname_hasil, isi) WITH ORDINALITY AS o
    ORDER BY o.ordinality
    RETURNING naskah_opname_hasil_v1(opname_hasil) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_opname_hasil(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_opname_hasil_v1(o), E'\n' ORDER BY n) FROM opname_hasil o
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- ---------------------------------------------------------------- sessions
CREATE FUNCTION opname_terbuka(v_toko text) RETURNS TABLE (id uuid, nomor text, versi int,
  kode_gudang text, kode_baki text, oleh text, saat timestamptz) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.versi, d.isi->>'kode_gudang', d.isi->>'kode_baki', d.input_by, d.saat
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'STOCK_OPNAME' AND s.status = 'OPEN' $$;

-- No session that is under way counts what this one would: [{kode_gudang, kode_baki}], null
-- for all. The lock lets one after the other begin.
CREATE FUNCTION periksa_opname_bebas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('opname ' || k.toko, 0));
  SELECT o.nomor, o.oleh INTO v FROM opname_terbuka(k.toko) o,
    jsonb_to_recordset(isi) AS m(kode_gudang text, kode_baki text)
  WHERE (o.kode_gudang = m.kode_gudang) IS NOT FALSE
    AND (o.kode_baki = m.kode_baki) IS NOT FALSE
  LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN018', 'opname_masih_berjalan', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;

-- So many scans were read: one that came in meanwhile is not left out. [{id, jumlah}]
CREATE FUNCTION periksa_opname_scan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, jumlah int) LOOP
    PERFORM FROM status_dokumen WHERE kode_toko = k.toko AND id = r.id FOR UPDATE;
    IF (SELECT count(*) FROM opname_scan WHERE kode_toko = k.toko AND id_dokumen = r.id)
      <> r.jumlah THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'opname_scan'));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
SELECT pasang_buku();

-- ---------------------------------------------------------------- books and scans side by side
CREATE FUNCTION gerak_terakhir(v_toko text, v_barcode text) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT p.saat FROM gerak_barang g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
  WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode ORDER BY g.versi DESC LIMIT 1 $$;

-- One piece of a session. A piece that was scanned where the books had it and sold since was found;
-- one that came since the session began and was not scanned is new, not missing. The last scan says
-- where a piece lies.
CREATE FUNCTION hasil_opname(v_toko text, v_mulai timestamptz, b barang, v_lingkup boolean,
  v_scan timestamptz, v_scan_baki text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b.kode_barcode IS NULL THEN 'LEBIH'
    WHEN v_scan IS NULL THEN
      CASE WHEN gerak_terakhir(v_toko, b.kode_barcode) >= v_mulai THEN 'BARU' ELSE 'HILANG' END
    WHEN b.status IN ('ADA', 'TITIP') AND v_lingkup
      AND coalesce(v_scan_baki, b.kode_baki) = b.kode_baki THEN 'KETEMU'
    WHEN gerak_terakhir(v_toko, b.kode_barcode) >= v_scan THEN 'KETEMU'
    WHEN b.status IN ('ADA', 'TITIP') THEN 'PINDAH'
    WHEN b.status IN ('DALAM_NOTA', 'KEMBALI', 'DALAM_BELI') THEN 'KASIR'
    ELSE 'LEBIH' END $$;

CREATE FUNCTION opname_banding(v_toko text, v_id uuid) RETURNS TABLE (kode_barcode text,
  nama_barang text, hasil text, status text, kode_gudang text, kode_baki text, scan_gudang text,
  scan_baki text, berat bigint, kadar int, murni bigint, harga_pokok bigint, kode_kategori text,
  id_pemegang uuid, versi int, scan_saat timestamptz, scan_oleh text, data_berlian jsonb)
LANGUAGE sql STABLE AS $$
  WITH sesi AS (
    SELECT isi->>'kode_gudang' AS gudang, isi->>'kode_baki' AS baki, saat FROM dokumen
    WHERE kode_toko = v_toko AND id = v_id),
  scan AS (
    SELECT DISTINCT ON (o.kode_barcode) o.kode_barcode, o.kode_baki, o.saat, o.oleh
    FROM opname_scan o WHERE o.kode_toko = v_toko AND o.id_dokumen = v_id
    ORDER BY o.kode_barcode, o.saat DESC, o.id_scan),
  kode AS (
    SELECT b.kode_barcode FROM sesi s JOIN barang b ON b.kode_toko = v_toko
      AND b.kode_gudang IS NOT NULL AND b.kode_gudang = coalesce(s.gudang, b.kode_gudang)
      AND b.kode_baki = coalesce(s.baki, b.kode_baki) AND b.status IN ('ADA', 'TITIP')
    UNION SELECT scan.kode_barcode FROM scan)
  SELECT k.kode_barcode, coalesce(b.nama_barang, ''),
    hasil_opname(v_toko, s.saat, b, b.kode_gudang = coalesce(s.gudang, b.kode_gudang)
      AND b.kode_baki = coalesce(s.baki, b.kode_baki), c.saat, c.kode_baki),
    b.status, b.kode_gudang, b.kode_baki, t.kode_gudang, c.kode_baki, coalesce(b.berat, 0), b.kadar,
    b.murni, b.harga_pokok, b.kode_kategori, b.id_pemegang, b.versi, c.saat, c.oleh, b.data_berlian
  FROM kode k CROSS JOIN sesi s
    LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode
    LEFT JOIN scan c ON c.kode_barcode = k.kode_barcode
    LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = c.kode_baki
  ORDER BY k.kode_barcode COLLATE "C" $$;

-- Keeps scans [{id_scan, kode_barcode, kode_baki}] of a session that is under way and says of each
-- what it is; null when the session is over. sudah: it was scanned before.
CREATE FUNCTION catat_opname(v_toko text, v_id uuid, v_oleh text, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE d dokumen;
BEGIN
  PERFORM FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id AND jenis = 'STOCK_OPNAME'
    AND status = 'OPEN' FOR SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO d FROM dokumen WHERE kode_toko = v_toko AND id = v_id;
  INSERT INTO opname_scan SELECT v_toko, v_id, m.id_scan, m.kode_barcode,
    coalesce(d.isi->>'kode_baki', m.kode_baki), clock_timestamp() - now() + waktu_kini(), v_oleh
  FROM jsonb_populate_recordset(NULL::opname_scan, minta) AS m
  ON CONFLICT DO NOTHING;
  RETURN (SELECT jsonb_agg(jsonb_build_object('id_scan', m.id_scan, 'kode_barcode', m.kode_barcode,
      'nama_barang', coalesce(b.nama_barang, ''), 'berat', coalesce(b.berat, 0),
      'kode_baki', b.kode_baki,
      'hasil', hasil_opname(v_toko, d.saat, b,
        b.kode_gudang = coalesce(d.isi->>'kode_gudang', b.kode_gudang)
          AND b.kode_baki = coalesce(d.isi->>'kode_baki', b.kode_baki),
        o.saat, o.kode_baki),
      'sudah', EXISTS (SELECT FROM opname_scan l WHERE l.kode_toko = v_toko AND l.id_dokumen = v_id
        AND l.kode_barcode = m.kode_barcode AND l.id_scan <> m.id_scan AND l.saat < o.saat))
      ORDER BY m.n)
    FROM ROWS FROM (jsonb_to_recordset(minta) AS (id_scan uuid, kode_barcode text))
        WITH ORDINALITY AS m(id_scan, kode_barcode, n)
      JOIN opname_scan o ON o.kode_toko = v_toko AND o.id_dokumen = v_id AND o.id_scan = m.id_scan
      LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = m.kode_barcode);
END $$;

-- Sessions, the newest first, with what they came to.
CREATE FUNCTION daftar_opname(v_toko text, v_banyak int) RETURNS TABLE (id uuid, nomor text,
  status text, kode_gudang text, kode_baki text, keterangan text, oleh text, saat timestamptz,
  jumlah bigint, ketemu bigint, beda bigint) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.status, d.isi->>'kode_gudang', d.isi->>'kode_baki',
    d.isi->>'keterangan', d.input_by, d.saat, h.jumlah, h.ketemu, h.beda
  FROM (SELECT * FROM dokumen x WHERE x.kode_toko = v_toko AND x.jenis = 'STOCK_OPNAME'
      ORDER BY x.saat DESC LIMIT v_banyak) d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    CROSS JOIN LATERAL (SELECT count(*) AS jumlah, count(*) FILTER (WHERE o.hasil = 'KETEMU')
        AS ketemu, count(*) FILTER (WHERE o.hasil IN ('HILANG', 'LEBIH', 'PINDAH')) AS beda
      FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.id = d.id) h
  ORDER BY d.saat DESC $$;

-- A session with every piece of it, as it stands now.
CREATE FUNCTION muat_opname(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'kode_gudang', d.isi->>'kode_gudang', 'kode_baki', d.isi->>'kode_baki',
    'keterangan', d.isi->>'keterangan', 'status_lama', d.isi->>'status_lama', 'oleh', d.input_by,
    'saat', d.saat,
    'status_baki', (SELECT status_baki FROM baki WHERE kode_toko = v_toko
      AND kode_baki = d.isi->>'kode_baki'),
    'jumlah_scan', (SELECT count(*) FROM opname_scan WHERE kode_toko = v_toko
      AND id_dokumen = d.id),
    'akun', akun_dari(v_toko, 'BARANG', 'KOREKSI_BARANG'),
    'baris', CASE WHEN s.status = 'OPEN' THEN (SELECT coalesce(jsonb_agg(to_jsonb(o)), '[]')
      FROM opname_banding(v_toko, d.id) o) ELSE (SELECT coalesce(jsonb_agg(to_jsonb(o)
        ORDER BY o.n), '[]') FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.id = d.id) END)
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.id = v_id AND d.jenis = 'STOCK_OPNAME' $$;
GRANT EXECUTE ON FUNCTION opname_terbuka(text), daftar_opname(text, int),
  catat_opname(text, uuid, text, jsonb), muat_opname(text, uuid), opname_banding(text, uuid),
  hasil_opname(text, timestamptz, barang, boolean, timestamptz, text),
  gerak_terakhir(text, text) TO kencana_app;

-- ---------------------------------------------------------------- audit
-- What a session posted is what its pieces did: lost ones left by it, found and misplaced ones lie
-- where it put them; and it stands.
CREATE FUNCTION audit_opname(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Stock opname %s barang %s: tindak %s tanpa gerak yang sama', o.id,
      o.kode_barcode, o.tindak) AS kalimat
    FROM opname_hasil o LEFT JOIN gerak_barang g ON g.kode_toko = v_toko
      AND g.id_posting = o.id_posting AND g.kode_barcode = o.kode_barcode
    WHERE o.kode_toko = v_toko AND (o.tindak IN ('HILANG', 'PINDAH', 'KEMBALI'))
      <> (g.kode_barcode IS NOT NULL AND (g.ke_status, g.ke_baki) IS NOT DISTINCT FROM
        (CASE o.tindak WHEN 'HILANG' THEN 'HILANG' ELSE 'ADA' END,
          CASE WHEN o.tindak <> 'HILANG' THEN o.scan_baki END))
    UNION ALL
    SELECT format('Stock opname %s punya hasil, statusnya %s', o.id, s.status)
    FROM (SELECT DISTINCT id FROM opname_hasil WHERE kode_toko = v_toko) o
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id AND s.status <> 'VALID') a
  LIMIT 1 $$;
