CREATE OR REPLACE FUNCTION gerak_terakhir(v_toko text, v_barcode text) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT p.saat FROM gerak_barang g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
  WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode ORDER BY g.versi DESC LIMIT 1 $$;

-- So many scans were read: one that came in meanwhile is not left out. [{id, jumlah}]
CREATE OR REPLACE FUNCTION periksa_opname_scan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

-- Sessions, the newest first, with what they came to.
CREATE OR REPLACE FUNCTION daftar_opname(v_toko text, v_terima boolean, v_banyak int) RETURNS TABLE (id uuid,
  nomor text, status text, kode_gudang text, kode_baki text, no_terima text, keterangan text,
  oleh text, saat timestamptz, jumlah bigint, ketemu bigint, beda bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.status, d.isi->>'kode_gudang', d.isi->>'kode_baki', d.isi->>'no_terima',
    d.isi->>'keterangan', d.input_by, d.saat, h.jumlah, h.ketemu, h.beda
  FROM (SELECT * FROM dokumen x WHERE x.kode_toko = v_toko AND x.jenis = 'STOCK_OPNAME'
      AND (x.isi->>'no_terima' IS NOT NULL) = v_terima ORDER BY x.saat DESC LIMIT v_banyak) d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    CROSS JOIN LATERAL (SELECT count(*) AS jumlah, count(*) FILTER (WHERE o.hasil = 'KETEMU')
        AS ketemu, count(*) FILTER (WHERE o.hasil IN ('HILANG', 'LEBIH', 'PINDAH')) AS beda
      FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.id = d.id) h
  ORDER BY d.saat DESC $$;

CREATE OR REPLACE FUNCTION opname_banding(v_toko text, v_id uuid) RETURNS TABLE (kode_barcode text,
  nama_barang text, hasil text, status text, kode_gudang text, kode_baki text, scan_gudang text,
  scan_baki text, berat bigint, kadar int, murni bigint, harga_pokok bigint, kode_kategori text,
  id_pemegang uuid, versi int, scan_saat timestamptz, scan_oleh text, data_berlian jsonb)
LANGUAGE sql STABLE AS $$
  WITH sesi AS (
    SELECT isi, saat FROM dokumen WHERE kode_toko = v_toko AND id = v_id),
  scan AS (
    SELECT DISTINCT ON (o.kode_barcode) o.kode_barcode, o.kode_baki, o.saat, o.oleh
    FROM opname_scan o WHERE o.kode_toko = v_toko AND o.id_dokumen = v_id
    ORDER BY o.kode_barcode, o.saat DESC, o.id_scan),
  kode AS (
    SELECT x AS kode_barcode FROM sesi s, seharusnya_opname(v_toko, s.isi) AS x
    UNION SELECT scan.kode_barcode FROM scan)
  SELECT k.kode_barcode, coalesce(b.nama_barang, ''),
    hasil_opname(v_toko, s.saat, b, lingkup_opname(v_toko, s.isi, b), c.saat, c.kode_baki),
    b.status, b.kode_gudang, b.kode_baki, t.kode_gudang, c.kode_baki, coalesce(b.berat, 0), b.kadar,
    b.murni, b.harga_pokok, b.kode_kategori, b.id_pemegang, b.versi, c.saat, c.oleh, b.data_berlian
  FROM kode k CROSS JOIN sesi s
    LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode
    LEFT JOIN scan c ON c.kode_barcode = k.kode_barcode
    LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = c.kode_baki
  ORDER BY k.kode_barcode COLLATE "C" $$;

CREATE OR REPLACE FUNCTION opname_terbuka(v_toko text) RETURNS TABLE (id uuid, nomor text, versi int,
  kode_gudang text, kode_baki text, no_terima text, oleh text, saat timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, s.versi, d.isi->>'kode_gudang', d.isi->>'kode_baki', d.isi->>'no_terima',
    d.input_by, d.saat
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'STOCK_OPNAME' AND s.status = 'OPEN' $$;

-- No session that is under way counts what this one would: [{kode_gudang, kode_baki, no_terima}],
-- null for all. A receipt is counted beside the trays: what both would write off, the second is
-- refused by the versions of its pieces. The lock lets one after the other begin.
CREATE OR REPLACE FUNCTION periksa_opname_bebas(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('opname ' || k.toko, 0));
  SELECT o.nomor, o.oleh INTO v FROM opname_terbuka(k.toko) o,
    jsonb_to_recordset(isi) AS m(kode_gudang text, kode_baki text, no_terima text)
  WHERE o.no_terima IS NOT DISTINCT FROM m.no_terima
    AND (o.kode_gudang = m.kode_gudang) IS NOT FALSE
    AND (o.kode_baki = m.kode_baki) IS NOT FALSE
  LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN018', 'opname_masih_berjalan', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;

-- Keeps scans [{id_scan, kode_barcode, kode_baki}] of a session that is under way and says of each
-- what it is; null when the session is over. sudah: it was scanned before.
CREATE OR REPLACE FUNCTION catat_opname(v_toko text, v_id uuid, v_oleh text, minta jsonb)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE d dokumen;
BEGIN
  PERFORM toko_sendiri(v_toko);
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
      'kode_baki', b.kode_baki, 'pemegang', pemegang_barang(v_toko, b.id_pemegang),
      'hasil', hasil_opname(v_toko, d.saat, b, lingkup_opname(v_toko, d.isi, b), o.saat,
        o.kode_baki),
      'sudah', EXISTS (SELECT FROM opname_scan l WHERE l.kode_toko = v_toko AND l.id_dokumen = v_id
        AND l.kode_barcode = m.kode_barcode AND l.id_scan <> m.id_scan AND l.saat < o.saat))
      ORDER BY m.n)
    FROM ROWS FROM (jsonb_to_recordset(minta) AS (id_scan uuid, kode_barcode text))
        WITH ORDINALITY AS m(id_scan, kode_barcode, n)
      JOIN opname_scan o ON o.kode_toko = v_toko AND o.id_dokumen = v_id AND o.id_scan = m.id_scan
      LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = m.kode_barcode);
END $$;

-- The document that holds a piece, and the order that it is lent for.
CREATE OR REPLACE FUNCTION pemegang_barang(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', d.nomor, d.isi->>'no_pesanan') FROM dokumen d
  WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- A session with every piece of it, as it stands now.
CREATE OR REPLACE FUNCTION muat_opname(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'kode_gudang', d.isi->>'kode_gudang', 'kode_baki', d.isi->>'kode_baki',
    'no_terima', d.isi->>'no_terima',
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
  WHERE d.kode_toko = toko_sendiri(v_toko) AND d.id = v_id AND d.jenis = 'STOCK_OPNAME' $$;

GRANT EXECUTE ON FUNCTION catat_opname, daftar_opname, gerak_terakhir, muat_opname, opname_banding,
  opname_terbuka, pemegang_barang TO kencana_app;

-- A line of home: pieces that a count did not find and that have not come back.
CREATE OR REPLACE FUNCTION pagi_hilang(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'berat', sum(b.berat)::bigint)
  FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
    AND b.versi = g.versi AND b.status = 'HILANG'
  WHERE g.kode_toko = v_toko AND g.ke_status = 'HILANG' HAVING count(*) > 0 $$;
