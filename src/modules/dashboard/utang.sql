-- Who owes the shop and whom the shop owes, by party: rupiah, and gold in pure milligrams. Money held for
-- promises stands with what was promised; what a supplier or a goldsmith owes is not set off against
-- what another is owed. The gold of others (collateral, pieces that are held) is owed to them.
CREATE OR REPLACE FUNCTION siapa_berutang(v_toko text, v_tgl date)
RETURNS TABLE (pihak text, piutang bigint, piutang_emas bigint, utang bigint, utang_emas bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH akun AS (
    -- An account that stands for two of them is one.
    SELECT k.buku, sum(h.debit - h.kredit)::bigint AS saldo
    FROM harian_jurnal(v_toko, '-infinity', v_tgl) h
      JOIN (SELECT nomor_akun, min(buku) AS buku FROM akun_kendali(v_toko)
        WHERE buku IN ('KARTU DEBET', 'KARTU KREDIT', 'ANTAR TOKO', 'PAJAK', 'PPH 22') GROUP BY 1) k
        ON k.nomor_akun = h.nomor_akun GROUP BY 1),
  pemasok AS (
    SELECT sum(s.uang + s.nilai) AS uang, sum(s.murni) AS murni
    FROM sisa_hutang(v_toko) s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id_terima
    GROUP BY d.isi->>'supplier'),
  ditahan AS (
    -- What a marketplace has sold is an order, too.
    SELECT replace(d.jenis, 'PESANAN_MARKETPLACE', 'PESANAN') AS jenis, sum(g.murni)::bigint AS murni
    FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
        AND b.versi = g.versi AND b.status = 'TITIP'
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang
    WHERE g.kode_toko = v_toko AND g.ke_status = 'TITIP' GROUP BY 1),
  -- Above zero the shop is owed, below zero it owes.
  semua (pihak, jumlah, murni) AS (
    SELECT 'SUPPLIER', -uang, -murni FROM pemasok
    UNION ALL SELECT 'TUKANG', -saldo, 0 FROM saldo_tukang WHERE kode_toko = v_toko
    UNION ALL SELECT 'TUKANG', 0, sum(murni) FROM saldo_gram(v_toko, v_tgl)
      WHERE akun LIKE 'TUKANG/%' GROUP BY akun
    UNION ALL SELECT 'TITIPAN', -sum(saldo), 0 FROM saldo_titipan WHERE kode_toko = v_toko
    UNION ALL SELECT jenis, 0, -murni FROM ditahan
    UNION ALL SELECT d.jenis, -sum(j.saldo - j.pajak), 0 FROM saldo_janji j
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = j.id
      WHERE j.kode_toko = v_toko AND j.saldo <> 0 GROUP BY 1
    UNION ALL SELECT 'PESANAN', 0, -sum(murni) FROM pesanan_tetap(v_toko, v_tgl)
    UNION ALL SELECT 'HUTANG', saldo_pinjaman(v_toko), 0
    UNION ALL SELECT 'HUTANG', 0, -sum(murni) FROM saldo_gram(v_toko, v_tgl) WHERE akun = 'JAMINAN'
    UNION ALL SELECT 'CICILAN', sum(a.sisa), 0 FROM status_dokumen s,
      LATERAL sisa_angsuran(v_toko, s.id) a
      WHERE s.kode_toko = v_toko AND s.jenis = 'CICILAN' AND s.status = 'AKTIF'
    UNION ALL SELECT CASE WHEN buku LIKE 'KARTU%' THEN 'KARTU' WHEN buku = 'ANTAR TOKO' THEN 'TOKO'
      ELSE 'PAJAK' END, saldo, 0 FROM akun)
  SELECT s.pihak, coalesce(sum(jumlah) FILTER (WHERE jumlah > 0), 0)::bigint,
    coalesce(sum(murni) FILTER (WHERE murni > 0), 0)::bigint,
    coalesce(-sum(jumlah) FILTER (WHERE jumlah < 0), 0)::bigint,
    coalesce(-sum(murni) FILTER (WHERE murni < 0), 0)::bigint
  FROM semua s GROUP BY 1
  HAVING bool_or(jumlah <> 0 OR murni <> 0) ORDER BY sum(abs(jumlah)) DESC, 1 $$;

GRANT EXECUTE ON FUNCTION siapa_berutang TO kencana_app;
