-- What the shop did between two days: notes, weight, rupiah, and how many sellers did it. Sales and
-- purchases out of the sums of the days; services at what was asked of the customer when he came,
-- loans at what was lent. Goods without a barcode are in both, and told again by
-- themselves. A promise counts on the day on which it began; a cancelled one does not.
CREATE OR REPLACE FUNCTION kegiatan_toko(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (kegiatan text, nota bigint, berat bigint, jumlah bigint, sales bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH hari AS (
    SELECT 'JUAL' AS arah, manual, nota, berat, total, kode_sales
    FROM harian_dijual(v_toko, v_awal, v_akhir)
    UNION ALL
    SELECT 'BELI', manual, nota, berat, total, kode_sales
    FROM harian_dibeli(v_toko, v_awal, v_akhir))
  SELECT k.kegiatan, coalesce(sum(h.nota), 0)::bigint, coalesce(sum(h.berat), 0)::bigint,
    coalesce(sum(h.total), 0)::bigint, count(DISTINCT h.kode_sales)
  FROM (VALUES ('JUAL', 'JUAL', false), ('JUAL_MANUAL', 'JUAL', true), ('BELI', 'BELI', false),
      ('BELI_MANUAL', 'BELI', true)) AS k(kegiatan, arah, manual)
    LEFT JOIN hari h ON h.arah = k.arah AND (h.manual OR NOT k.manual)
  GROUP BY k.kegiatan
  UNION ALL
  SELECT k.jenis, count(d.id), coalesce(sum(coalesce(d.isi->>'berat_masuk', d.isi->>'berat')::bigint), 0)::bigint,
    coalesce(sum((d.isi->>k.uang)::bigint), 0)::bigint, count(DISTINCT d.isi->>'kode_sales')
  FROM (VALUES ('SERVICE', 'taksiran'), ('HUTANG', 'pokok')) AS k(jenis, uang)
    LEFT JOIN (SELECT x.* FROM dokumen x JOIN status_dokumen s ON s.kode_toko = v_toko
        AND s.id = x.id AND s.status <> 'BATAL'
      WHERE x.kode_toko = v_toko AND x.jenis IN ('SERVICE', 'HUTANG') AND x.prefix IN ('SV', 'HT')
        AND x.tgl_system BETWEEN v_awal AND v_akhir) d ON d.jenis = k.jenis
  GROUP BY k.jenis $$;

GRANT EXECUTE ON FUNCTION kegiatan_toko TO kencana_app;
