-- A shop's coverage; the head office reads every shop's, a branch its own only (DOMAIN 5, 9).
-- Nobody owes a count of a day on which the shop did not stand.
CREATE OR REPLACE FUNCTION cakupan_opname(v_toko text, v_tgl date) RETURNS TABLE (kode_toko text,
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

-- Whether a piece belongs to what a session counts: what a receipt (id_terima) brought, else what
-- lies in its gudang or tray, else all. What is kept for somebody in no tray belongs to its gudang.
CREATE OR REPLACE FUNCTION lingkup_opname(v_toko text, v_isi jsonb, b barang) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_isi->>'id_terima' IS NOT NULL THEN EXISTS (SELECT FROM gerak_barang g
      WHERE g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode AND g.versi = 1
        AND g.id_dokumen = (v_isi->>'id_terima')::uuid)
    ELSE (v_isi->>'kode_gudang' IS NULL OR b.kode_gudang = v_isi->>'kode_gudang')
      AND (v_isi->>'kode_baki' IS NULL OR b.kode_baki = v_isi->>'kode_baki') END $$;

-- The pieces that should be found.
CREATE OR REPLACE FUNCTION seharusnya_opname(v_toko text, v_isi jsonb) RETURNS SETOF text
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

-- Receipts that may be counted, the newest first: whatever of them still lies in the shop.
CREATE OR REPLACE FUNCTION terima_opname(v_toko text, v_nomor text, v_banyak int) RETURNS TABLE (id uuid,
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

-- Trays that hold something at the end of a date, and the approved session of that date that
-- counted them: the last one, of the tray, its gudang, or all.
CREATE OR REPLACE FUNCTION opname_baki_hari(v_toko text, v_tgl date) RETURNS TABLE (
  kode_gudang text, kode_baki text, pcs bigint, berat bigint, nomor text, oleh text, status text,
  id uuid)
LANGUAGE sql STABLE AS $$
  SELECT t.kode_gudang, t.kode_baki, t.pcs, t.berat, o.nomor, o.input_by, o.status, o.id
  FROM (SELECT s.kode_gudang, s.kode_baki, sum(s.qty) AS pcs, sum(s.berat)::bigint AS berat
      FROM saldo_stok(v_toko, v_tgl) s WHERE s.kode_baki <> ''
      GROUP BY 1, 2 HAVING sum(s.qty) > 0) t
    LEFT JOIN LATERAL (SELECT d.id, d.nomor, d.input_by, x.status FROM dokumen d
        JOIN status_dokumen x ON x.kode_toko = v_toko AND x.id = d.id
          AND x.status IN ('OPEN', 'VALID') AND x.tgl_system = v_tgl
      WHERE d.kode_toko = v_toko AND d.jenis = 'STOCK_OPNAME' AND d.isi->>'no_terima' IS NULL
        AND coalesce(d.isi->>'kode_gudang', t.kode_gudang) = t.kode_gudang
        AND coalesce(d.isi->>'kode_baki', t.kode_baki) = t.kode_baki
        AND d.tgl_system BETWEEN v_tgl - 7 AND v_tgl
      ORDER BY x.status = 'VALID' DESC, d.saat DESC LIMIT 1) o ON true $$;

GRANT EXECUTE ON FUNCTION cakupan_opname, lingkup_opname, opname_baki_hari, seharusnya_opname,
  terima_opname TO kencana_app;
