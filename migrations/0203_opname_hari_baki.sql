-- Pieces that wait for a tray lie in none: they are nobody's tray to count.
SET LOCAL search_path = kencana, pg_temp;

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
