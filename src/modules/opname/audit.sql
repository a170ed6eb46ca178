-- What a session posted is what its pieces did: lost ones left by it, found and misplaced ones lie
-- where it put them; and it stands.
CREATE OR REPLACE FUNCTION audit_opname(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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
