-- Said once: which facts a piece had when it moved, and whose note a sale is by now.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0075, the piece looked up once for both filters. Only where a filter asks for it,
-- and of what it was before only where it was ever corrected: a month of a million lines has a
-- hundred thousand moves and a few corrections.
CREATE OR REPLACE FUNCTION gerak_stok(v_toko text, v_dari date, v_sampai date, v_group text,
  v_dept text, v_gudang text, v_baki text)
RETURNS TABLE (tgl_system date, apa text, id_dokumen uuid, dari boolean, ke boolean,
  berat_dari bigint, berat_ke bigint) LANGUAGE sql STABLE AS $$
  SELECT g.tgl_system, 'GERAK', g.id_dokumen,
    g.dari_gudang IS NOT NULL AND coalesce(v_gudang, g.dari_gudang) = g.dari_gudang
      AND coalesce(v_baki = g.dari_baki, v_baki IS NULL),
    g.ke_gudang IS NOT NULL AND coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
      AND coalesce(v_baki = g.ke_baki, v_baki IS NULL),
    g.berat, g.berat
  FROM gerak_barang g
  WHERE g.kode_toko = v_toko AND g.tgl_system BETWEEN v_dari AND v_sampai
    AND (v_group IS NULL AND v_dept IS NULL OR (
      SELECT CASE WHEN EXISTS (SELECT FROM koreksi_barang k
          WHERE k.kode_toko = v_toko AND k.kode_barcode = g.kode_barcode)
        THEN (v_group IS NULL OR v_group
            = fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_group', b.kode_group))
          AND (v_dept IS NULL OR v_dept
            = fakta_saat(v_toko, g.kode_barcode, g.versi, 'kode_dept', b.kode_dept))
        ELSE coalesce(v_group, b.kode_group) = b.kode_group
          AND coalesce(v_dept, b.kode_dept) = b.kode_dept END
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode))
  UNION ALL
  SELECT k.tgl_system, 'KOREKSI', k.id_dokumen,
    t.di AND (v_group IS NULL OR v_group = coalesce(k.sebelum->>'kode_group', w.kode_group))
      AND (v_dept IS NULL OR v_dept = coalesce(k.sebelum->>'kode_dept', w.kode_dept)),
    t.di AND coalesce(v_group, w.kode_group) = w.kode_group
      AND coalesce(v_dept, w.kode_dept) = w.kode_dept,
    coalesce((k.sebelum->>'berat')::bigint, w.berat), w.berat
  FROM koreksi_barang k JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = k.kode_barcode,
    LATERAL (SELECT
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_group', b.kode_group) AS kode_group,
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'kode_dept', b.kode_dept) AS kode_dept,
      fakta_saat(v_toko, k.kode_barcode, k.versi, 'berat', b.berat::text)::bigint AS berat) w,
    LATERAL (SELECT coalesce(v_gudang, g.ke_gudang) = g.ke_gudang
        AND coalesce(v_baki = g.ke_baki, v_baki IS NULL) AS di
      FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.kode_barcode = k.kode_barcode
        AND g.versi < k.versi ORDER BY g.versi DESC LIMIT 1) t
  WHERE k.kode_toko = v_toko AND k.tgl_system BETWEEN v_dari AND v_sampai $$;

-- The sales of whoever they belong to by now: a corrected customer, not the one of that hour. Both
-- are looked for by their index, and a sale is then read as it stands.
CREATE FUNCTION jual_pelanggan(v_toko text, v_nama text, v_hp text) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH orang AS (SELECT c.id FROM pelanggan c
    WHERE c.kode_toko = v_toko AND c.dihapus_pada IS NULL AND (v_hp IS NULL OR c.no_hp = v_hp)
      AND (v_nama IS NULL OR strpos(lower(c.nama_customer), v_nama) > 0)),
  calon AS (SELECT p.id FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_pelanggan IN (SELECT id FROM orang)
    UNION SELECT k.id_penjualan FROM koreksi_penjualan k
      WHERE k.kode_toko = v_toko AND k.id_pelanggan IN (SELECT id FROM orang))
  SELECT p.id FROM penjualan_kini p
  WHERE p.kode_toko = v_toko AND p.id IN (SELECT id FROM calon)
    AND p.id_pelanggan IN (SELECT id FROM orang) $$;

-- As in migration 0062, but for the customer.
CREATE OR REPLACE FUNCTION cari_nota_jual(v_toko text, minta jsonb) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_nomor text := minta->>'no_faktur'; v_barcode text := minta->>'kode_barcode';
  v_nama text := lower(minta->>'nama'); v_hp text := minta->>'no_hp';
  v_berat bigint := (minta->>'berat')::bigint; v_beda bigint := (minta->>'toleransi')::bigint;
BEGIN
  IF minta->>'id' IS NOT NULL THEN
    RETURN QUERY SELECT p.id FROM penjualan p
    WHERE p.kode_toko = v_toko AND p.id = (minta->>'id')::uuid;
    RETURN;
  ELSIF v_barcode IS NOT NULL THEN
    RETURN QUERY SELECT jual_asal(v_toko, b) FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_barcode = v_barcode AND jual_asal(v_toko, b) IS NOT NULL;
    RETURN;
  ELSIF v_nomor IS NOT NULL THEN
    RETURN QUERY SELECT p.id FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko
      AND (p.id = d.id OR p.id_group = d.id)
    WHERE d.kode_toko = v_toko AND d.nomor = v_nomor ORDER BY p.saat, p.id;
    RETURN;
  END IF;
  RETURN QUERY SELECT p.id FROM penjualan p
  WHERE p.kode_toko = v_toko
    AND p.tgl_system BETWEEN coalesce((minta->>'tgl_from')::date, '-infinity')
      AND coalesce((minta->>'tgl_to')::date, 'infinity')
    AND (coalesce(v_nama, v_hp) IS NULL
      OR p.id IN (SELECT jual_pelanggan(v_toko, v_nama, v_hp)))
    AND (v_berat IS NULL OR EXISTS (SELECT FROM penjualan_baris l WHERE l.kode_toko = v_toko
      AND l.id = p.id AND l.berat BETWEEN v_berat - v_beda AND v_berat + v_beda))
    AND (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = p.id) = 'VALID'
  ORDER BY p.saat DESC LIMIT 50;
END $$;

CREATE OR REPLACE FUNCTION muat_nota_asal(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'no_faktur_jual', d.nomor,
      'no_faktur_group', g.nomor, 'status', s.status, 'tgl_nota', s.tgl_system,
      'nama_customer', c.nama_customer, 'alamat_customer', c.alamat_customer, 'no_hp', c.no_hp,
      'harga_total', p.harga_total, 'nota_hilang', nota_hilang(v_toko, p.id), 'baris', (
        SELECT jsonb_agg(barang_asal(v_toko, b) || jsonb_build_object('nota',
          nota_asal(v_toko, p.id, l.kode_barcode)) ORDER BY l.n)
        FROM penjualan_baris l
          JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = l.kode_barcode
        WHERE l.kode_toko = v_toko AND l.id = p.id)) ORDER BY n), '[]')
  FROM cari_nota_jual(v_toko, minta) WITH ORDINALITY AS u(id, n)
    JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = u.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = p.id_group
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan
      AND c.dihapus_pada IS NULL $$;
