-- The reconciliation of each bank account at the end of a month: of those that moved in it, or hold
-- anything. A statement says itself to which day it goes: a bank that did nothing more writes no line.
CREATE OR REPLACE FUNCTION bank_bulan(v_toko text, v_tgl date)
RETURNS TABLE (no_rekening text, kode_bank text, nomor text, sampai date, belum int, saldo_buku bigint,
  saldo_koran bigint, keadaan text) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH akun AS (
    SELECT h.no_rekening FROM harian_kas(v_toko, '-infinity', v_tgl) h WHERE h.jenis = 'TRANSFER'
    GROUP BY 1 HAVING sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out) <> 0
      OR bool_or(h.tgl_system >= date_trunc('month', v_tgl))),
  koran AS (
    SELECT DISTINCT ON (s.no_rekening) s.no_rekening, s.nomor, s.sampai, s.sampai >= v_tgl AS cukup
    FROM koran_sah(v_toko, NULL) s
    ORDER BY s.no_rekening, s.saat DESC)
  SELECT a.no_rekening, r.kode_bank, k.nomor, k.sampai, x.belum, x.buku, x.bank,
    CASE WHEN k.nomor IS NULL OR x.bank IS NULL THEN 'TANPA' WHEN NOT k.cukup THEN 'KURANG'
      WHEN x.belum > 0 THEN 'BEDA' ELSE 'COCOK' END
  FROM akun a LEFT JOIN koran k USING (no_rekening)
    LEFT JOIN rekening r ON r.kode_toko = v_toko AND r.no_rekening = a.no_rekening
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE u.urut IN (2, 3) OR u.urut = 4
          AND u.jumlah <> 0)::int AS belum,
        sum(u.jumlah) FILTER (WHERE u.urut = 1)::bigint AS buku,
        sum(u.jumlah) FILTER (WHERE u.urut = 5)::bigint AS bank
      FROM rekonsiliasi(v_toko, a.no_rekening, v_tgl) u) x
  ORDER BY 1 $$;

GRANT EXECUTE ON FUNCTION bank_bulan TO kencana_app;
