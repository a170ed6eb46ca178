-- Counts of a receipt before its goods are sold from their trays, and what of the chain's trays was
-- counted on a day (SPEC 2: stock-opname-penerimaan, stock-opname-global-harian).
SET LOCAL search_path = kencana, pg_temp;

-- Whether a piece belongs to what a session counts: what a receipt (id_terima) brought, else what
-- lies in its gudang or tray, else all.
CREATE FUNCTION lingkup_opname(v_toko text, v_isi jsonb, b barang) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_isi->>'id_terima' IS NOT NULL THEN EXISTS (SELECT FROM gerak_barang g
      WHERE g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode AND g.versi = 1
        AND g.id_dokumen = (v_isi->>'id_terima')::uuid)
    ELSE b.kode_gudang = coalesce(v_isi->>'kode_gudang', b.kode_gudang)
      AND b.kode_baki = coalesce(v_isi->>'kode_baki', b.kode_baki) END $$;

-- The pieces that should be found.
CREATE FUNCTION seharusnya_opname(v_toko text, v_isi jsonb) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT b.kode_barcode FROM barang b
  WHERE v_isi->>'id_terima' IS NULL AND b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL
    AND b.status IN ('ADA', 'TITIP') AND lingkup_opname(v_toko, v_isi, b)
  UNION ALL
  SELECT b.kode_barcode FROM transisi t
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.id_posting = t.id_posting
      AND g.id_dokumen = t.id_dokumen
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
  WHERE t.kode_toko = v_toko AND t.id_dokumen = (v_isi->>'id_terima')::uuid AND t.versi = 1
    AND b.status IN ('ADA', 'TITIP') $$;

-- ---------------------------------------------------------------- sessions
DROP FUNCTION opname_terbuka(text);
CREATE FUNCTION opname_terbuka(v_toko text) RETURNS TABLE (id uuid, nomor text, versi int,
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

-- ---------------------------------------------------------------- books and scans side by side
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

CREATE OR REPLACE FUNCTION catat_opname(v_toko text, v_id uuid, v_oleh text, minta jsonb)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
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

-- Sessions of trays, or of receipts, the newest first, with what they came to.
DROP FUNCTION daftar_opname(text, int);
CREATE FUNCTION daftar_opname(v_toko text, v_terima boolean, v_banyak int) RETURNS TABLE (id uuid,
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
  WHERE d.kode_toko = v_toko AND d.id = v_id AND d.jenis = 'STOCK_OPNAME' $$;

-- Receipts that may be counted, the newest first: whatever of them still lies in the shop.
CREATE FUNCTION terima_opname(v_toko text, v_nomor text, v_banyak int) RETURNS TABLE (id uuid,
  nomor text, tgl_system date, supplier text, no_surat text, pcs int, berat bigint, terhitung text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.tgl_system, d.isi->>'supplier', d.isi->>'no_surat',
    (d.isi->>'pcs')::int, (d.isi->>'berat')::bigint,
    (SELECT o.nomor FROM dokumen o JOIN status_dokumen x ON x.kode_toko = v_toko AND x.id = o.id
        AND x.status <> 'BATAL'
      WHERE o.kode_toko = v_toko AND o.jenis = 'STOCK_OPNAME' AND o.isi->>'no_terima' = d.nomor
      ORDER BY o.saat DESC LIMIT 1)
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    AND s.status = 'VALID'
  WHERE d.kode_toko = v_toko AND d.jenis IN ('PENERIMAAN_BARANG', 'TAMBAH_BARANG')
    AND d.nomor = coalesce(v_nomor, d.nomor)
  ORDER BY d.saat DESC, d.nomor DESC LIMIT v_banyak $$;

-- ---------------------------------------------------------------- the day's coverage
-- Trays that hold something at the end of a date, and the approved session of that date that
-- counted them: the last one, of the tray, its gudang, or all.
CREATE FUNCTION opname_baki_hari(v_toko text, v_tgl date) RETURNS TABLE (kode_gudang text,
  kode_baki text, pcs bigint, berat bigint, nomor text, oleh text, status text, id uuid)
LANGUAGE sql STABLE AS $$
  SELECT t.kode_gudang, t.kode_baki, t.pcs, t.berat, o.nomor, o.input_by, o.status, o.id
  FROM (SELECT s.kode_gudang, s.kode_baki, sum(s.qty) AS pcs, sum(s.berat)::bigint AS berat
      FROM saldo_stok(v_toko, v_tgl) s WHERE s.kode_baki IS NOT NULL
      GROUP BY 1, 2 HAVING sum(s.qty) > 0) t
    LEFT JOIN LATERAL (SELECT d.id, d.nomor, d.input_by, x.status FROM dokumen d
        JOIN status_dokumen x ON x.kode_toko = v_toko AND x.id = d.id
          AND x.status IN ('OPEN', 'VALID') AND x.tgl_system = v_tgl
      WHERE d.kode_toko = v_toko AND d.jenis = 'STOCK_OPNAME' AND d.isi->>'no_terima' IS NULL
        AND coalesce(d.isi->>'kode_gudang', t.kode_gudang) = t.kode_gudang
        AND coalesce(d.isi->>'kode_baki', t.kode_baki) = t.kode_baki
        AND d.tgl_system BETWEEN v_tgl - 7 AND v_tgl
      ORDER BY x.status = 'VALID' DESC, d.saat DESC LIMIT 1) o ON true $$;

-- A shop's coverage; the head office reads every shop's, a branch its own only (DOMAIN 5, 9).
-- Nobody owes a count of a day on which the shop did not stand.
CREATE FUNCTION cakupan_opname(v_toko text, v_tgl date) RETURNS TABLE (kode_toko text,
  nama_toko text, wajib bigint, selesai bigint, selisih_pcs bigint, selisih_berat bigint, oleh text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT t.kode_toko, t.nama_toko, b.wajib, b.selesai, coalesce(h.pcs, 0), coalesce(h.berat, 0),
    h.oleh
  FROM toko saya JOIN toko t ON t.kode_toko = v_toko OR saya.jenis_toko = 'PUSAT'
    CROSS JOIN LATERAL (SELECT count(*) AS wajib, count(*) FILTER (WHERE o.status = 'VALID')
      AS selesai FROM opname_baki_hari(t.kode_toko, v_tgl) o) b
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE o.hasil IN ('HILANG', 'LEBIH', 'PINDAH'))
        AS pcs, coalesce(sum(CASE o.hasil WHEN 'HILANG' THEN -o.berat WHEN 'LEBIH' THEN o.berat
          ELSE 0 END), 0)::bigint AS berat, string_agg(DISTINCT d.input_by, ', ') AS oleh
      FROM opname_hasil o JOIN dokumen d ON d.kode_toko = t.kode_toko AND d.id = o.id
        AND d.isi->>'no_terima' IS NULL
      WHERE o.kode_toko = t.kode_toko AND o.tgl_system = v_tgl) h
  WHERE saya.kode_toko = v_toko ORDER BY t.no_toko $$;
CREATE INDEX opname_hasil_hari ON opname_hasil (kode_toko, tgl_system);
GRANT EXECUTE ON FUNCTION opname_terbuka(text), daftar_opname(text, boolean, int),
  lingkup_opname(text, jsonb, barang), seharusnya_opname(text, jsonb),
  terima_opname(text, text, int), opname_baki_hari(text, date), cakupan_opname(text, date)
  TO kencana_app;
