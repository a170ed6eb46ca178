-- Time runs one way: no posting is dated after the shop's day, no piece moves before it came. And
-- the cost of diamonds stands where a sale takes it from.
SET LOCAL search_path = kencana, pg_temp;

-- A movement that is dated back must not come before the piece's last change. Only postings that
-- are dated back are looked at (hari_posting says so): no other one can be too early.
CREATE FUNCTION urut_gerak_barang() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT b.kode_barcode, b.tgl_system AS diminta, l.tgl_system INTO v FROM baru b, LATERAL (
    SELECT tgl_system FROM gerak_barang g WHERE g.kode_toko = b.kode_toko
      AND g.kode_barcode = b.kode_barcode AND g.versi = b.versi - 1
    UNION ALL
    SELECT tgl_system FROM koreksi_barang g WHERE g.kode_toko = b.kode_toko
      AND g.kode_barcode = b.kode_barcode AND g.versi = b.versi - 1) l
  WHERE l.tgl_system > b.tgl_system LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN004', 'barang_belum_di_situ', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER urut AFTER INSERT ON gerak_barang REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT WHEN (current_setting('kencana.mundur', true) = '1')
  EXECUTE FUNCTION urut_gerak_barang();

-- As in migration 0051; and it notes for the books whether the posting is dated back.
CREATE OR REPLACE FUNCTION hari_posting(v_toko text, p jsonb) RETURNS date LANGUAGE plpgsql AS $$
DECLARE t record; v_tgl date := (p->>'tgl_system')::date; v_mundur text;
BEGIN
  SELECT status, tgl_system INTO t FROM toko WHERE kode_toko = v_toko;
  IF t.tgl_system IS NULL THEN
    PERFORM tolak('KN404', 'toko_tidak_ada', jsonb_build_object('kode_toko', v_toko));
  ELSIF t.status <> 'BUKA' AND NOT p->'tulis' @> '[["hari"]]' THEN
    PERFORM tolak('KN005', 'toko_tutup', jsonb_build_object('tgl_system', t.tgl_system));
  ELSIF (p->>'tgl_lihat')::date <> t.tgl_system THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko',
      'tgl_system', t.tgl_system));
  ELSIF v_tgl > t.tgl_system
    OR v_tgl < t.tgl_system AND NOT coalesce((p->>'boleh_mundur')::boolean, false) THEN
    PERFORM tolak('KN004', 'tanggal_tidak_aktif',
      jsonb_build_object('diminta', v_tgl, 'tgl_system', t.tgl_system));
  END IF;
  IF v_tgl < t.tgl_system THEN v_mundur := set_config('kencana.mundur', '1', true); END IF;
  RETURN coalesce(v_tgl, t.tgl_system);
END $$;

-- Asked again under the lock of the chain, where no day can be closed or opened any more: a posting
-- that waited while its day was opened again would stand in the future.
CREATE FUNCTION tolak_masa_depan(k konteks) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_kini date;
BEGIN
  SELECT tgl_system INTO v_kini FROM toko WHERE kode_toko = k.toko;
  IF k.tgl > v_kini THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko', 'tgl_system', v_kini));
  END IF;
END $$;
CREATE OR REPLACE FUNCTION rangkai(k konteks, r posting, daftar jsonb, v_naskah text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE h rantai; v_dokumen text; v_nomor jsonb := '{}';
BEGIN
  SELECT * INTO h FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  PERFORM tolak_masa_depan(k);
  IF k.tgl <= h.tgl_segel AND h.penyegel IS DISTINCT FROM k.id_posting THEN
    PERFORM tolak('KN006', 'hari_sudah_ditutup',
      jsonb_build_object('tgl_system', k.tgl, 'tgl_segel', h.tgl_segel));
  END IF;
  IF jsonb_array_length(daftar) > 0 THEN
    WITH d AS MATERIALIZED (
      SELECT row_number() OVER (PARTITION BY d.prefix ORDER BY d.ordinality) AS ke, d.*
      FROM jsonb_populate_recordset(NULL::dokumen, daftar) WITH ORDINALITY AS d),
    m AS (
      INSERT INTO nomor AS m SELECT k.toko, prefix, k.tgl, count(*) FROM d GROUP BY prefix
      ON CONFLICT (kode_toko, prefix, tgl) DO UPDATE SET urut = m.urut + excluded.urut
      RETURNING prefix, urut),
    baru AS (
      -- Not lpad to four alone: it cuts 10000 to 1000.
      INSERT INTO dokumen SELECT k.toko, d.id, d.jenis, d.prefix, u.urut,
        d.prefix || '-' || k.toko || to_char(k.tgl, '-YYMMDD-')
          || lpad(u.urut::text, greatest(4, length(u.urut::text)), '0'),
        d.id_group, d.id_asal, k.tgl, k.saat, k.oleh, coalesce(d.isi, '{}')
      FROM d, LATERAL (SELECT m.urut + d.ke - (SELECT count(*) FROM d x WHERE x.prefix = d.prefix)
        AS urut FROM m WHERE m.prefix = d.prefix OFFSET 0) u ORDER BY d.ordinality
      RETURNING id, nomor, naskah_dokumen_v1(dokumen) AS naskah)
    SELECT string_agg(naskah, E'\n'), jsonb_object_agg(id, nomor) INTO v_dokumen, v_nomor FROM baru;
  END IF;
  r.urut := h.urut + 1;
  r.hash := sha256(h.hash || convert_to(
    concat_ws(E'\n', naskah_posting_v1(r), v_naskah, v_dokumen), 'UTF8'));
  UPDATE rantai SET urut = r.urut, hash = r.hash WHERE kode_toko = k.toko;
  INSERT INTO posting VALUES (r.*);
  RETURN jsonb_build_object('id_posting', r.id, 'urut', r.urut, 'saat', r.saat, 'nomor', v_nomor);
END $$;

-- The stock of diamonds, for pieces that come, are corrected, or were there from the beginning.
CREATE FUNCTION toko_baru_persediaan_berlian(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, v.trx, v.type, 'PERSEDIAAN_BERLIAN', 'DEBET', '1202' FROM (VALUES
    ('BARANG', 'TAMBAH_BARANG'), ('BARANG', 'KOREKSI_BARANG'), ('SALDO AWAL', 'BARANG'))
    AS v(trx, type)
  ON CONFLICT DO NOTHING $$;
SELECT toko_baru_persediaan_berlian(kode_toko) FROM akun WHERE nomor_akun = '1202';

-- Where the closings left the shop's date: at the last of them, or of the openings, in the order in
-- which they were posted. A day that was opened again is the shop's only if nothing came after it.
CREATE OR REPLACE FUNCTION audit_tanggal_toko(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH jejak AS (
    SELECT p.urut, h.n, h.status, h.tgl_system, CASE h.status
      WHEN 'TUTUP' THEN (d.isi->>'tgl_berikut')::date
      WHEN 'BUKA' THEN h.tgl_system
      WHEN 'DIBUKA_LAGI' THEN CASE WHEN NOT EXISTS (SELECT FROM posting l WHERE l.kode_toko = v_toko
        AND l.urut < p.urut AND l.tgl_system > h.tgl_system) THEN h.tgl_system END END AS tgl
    FROM hari h JOIN posting p ON p.kode_toko = v_toko AND p.id = h.id_posting
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
    WHERE h.kode_toko = v_toko),
  akhir AS (SELECT tgl FROM jejak WHERE tgl IS NOT NULL ORDER BY urut DESC, tgl DESC LIMIT 1)
  SELECT format('Toko bertanggal %s (%s), menurut buku hari %s', t.tgl_system, t.status, akhir.tgl)
  FROM toko t, akhir WHERE t.kode_toko = v_toko AND (t.tgl_system <> akhir.tgl
    OR (t.status = 'BUKA') <> EXISTS (SELECT FROM jejak
      WHERE status <> 'TUTUP' AND tgl_system = t.tgl_system)) $$;

-- The counter of barcodes is not behind the pieces that bear them.
CREATE FUNCTION audit_nomor_barcode(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barcode %s sudah dipakai, penghitungnya baru %s', x[1],
    (SELECT urut FROM nomor_barcode WHERE kode_toko = v_toko))
  FROM barcode_belum_terbit(v_toko,
    ARRAY(SELECT kode_barcode FROM barang WHERE kode_toko = v_toko)) AS x
  WHERE cardinality(x) > 0 $$;
