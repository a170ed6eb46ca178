-- What banks had brought at the end of a day: what came later had not, what was taken back later had.
CREATE OR REPLACE FUNCTION settlement_pada(v_toko text, v_pada date)
RETURNS TABLE (tgl date, no_rekening text, jenis text, kotor bigint, mdr bigint, batch text,
  saat timestamptz, nomor text) LANGUAGE sql STABLE AS $$
  SELECT (d.isi->>'tgl')::date, d.isi->>'no_rekening', d.isi->>'jenis', (d.isi->>'kotor')::bigint,
    (d.isi->>'mdr')::bigint, d.isi->>'no_ref', d.saat, d.nomor
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    AND (s.status = 'VALID' OR s.tgl_system > v_pada)
  WHERE d.kode_toko = v_toko AND d.jenis = 'SETTLEMENT' AND d.prefix = 'ST'
    AND d.tgl_system <= v_pada $$;

-- What the cards of each machine paid on each of these days, with the fee that the customer paid, and
-- what no bank has brought of it by a day, or has taken back and owes again. cara: QRIS, where the machine takes nothing else. By the sums
-- of closed days.
CREATE OR REPLACE FUNCTION kartu_cair(v_toko text, v_awal date, v_akhir date, v_pada date DEFAULT 'infinity')
RETURNS TABLE (tgl date, no_rekening text, jenis text, kotor bigint, mdr bigint, cair bigint,
  sisa bigint, cara text) LANGUAGE sql STABLE AS $$
  WITH bayar AS (SELECT h.tgl_system AS tgl, h.no_rekening, h.jenis,
      sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out)::bigint AS kotor
    FROM harian_kas(v_toko, v_awal, v_akhir) h
    WHERE h.jenis IN ('DEBET', 'CREDIT') AND h.kategori NOT IN ('SETTLEMENT', 'KARTU DITARIK')
    GROUP BY 1, 2, 3),
  bawa AS (SELECT s.tgl, s.no_rekening, s.jenis, sum(s.kotor)::bigint AS kotor,
      sum(s.mdr)::bigint AS mdr
    FROM (SELECT b.tgl, b.no_rekening, b.jenis, b.kotor, b.mdr FROM settlement_pada(v_toko, v_pada) b
      UNION ALL SELECT t.tgl, t.no_rekening, t.jenis, -t.jumlah, 0 FROM ditarik_pada(v_toko, v_pada) t
      WHERE t.jadi = 'PIUTANG') s
    WHERE s.tgl BETWEEN v_awal AND v_akhir GROUP BY 1, 2, 3)
  SELECT coalesce(b.tgl, w.tgl), coalesce(b.no_rekening, w.no_rekening), coalesce(b.jenis, w.jenis),
    coalesce(b.kotor, 0), coalesce(w.mdr, 0), coalesce(w.kotor - w.mdr, 0),
    coalesce(b.kotor, 0) - coalesce(w.kotor, 0),
    CASE WHEN r.qris AND coalesce(b.jenis, w.jenis) = 'DEBET' THEN 'QRIS'
      ELSE coalesce(b.jenis, w.jenis) END
  FROM bayar b FULL JOIN bawa w
      ON w.tgl = b.tgl AND w.no_rekening = b.no_rekening AND w.jenis = b.jenis
    LEFT JOIN rekening r ON r.kode_toko = v_toko
      AND r.no_rekening = coalesce(b.no_rekening, w.no_rekening) $$;

-- Of one day and machine: {no_rekening, jenis, tgl}.
CREATE OR REPLACE FUNCTION sisa_kartu(v_toko text, minta jsonb) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(sisa), 0)::bigint
  FROM kartu_cair(v_toko, (minta->>'tgl')::date, (minta->>'tgl')::date)
  WHERE no_rekening = minta->>'no_rekening' AND jenis = minta->>'jenis' $$;

-- Where the money of each machine came to last.
CREATE OR REPLACE FUNCTION tujuan_settlement(v_toko text)
RETURNS TABLE (no_rekening text, ke_rekening text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (1) d.isi->>'no_rekening', d.isi->>'ke_rekening'
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id AND d.prefix = 'ST'
  WHERE s.kode_toko = v_toko AND s.jenis = 'SETTLEMENT' AND s.status = 'VALID'
  ORDER BY 1, d.saat DESC, d.nomor DESC $$;

CREATE OR REPLACE FUNCTION muat_settlement(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('sisa', sisa_kartu(v_toko, minta), 'qris', coalesce((SELECT r.qris
      FROM rekening r WHERE r.kode_toko = v_toko AND r.no_rekening = minta->>'no_rekening'), false),
    'akun',
    akun_dari(v_toko, 'PENJUALAN', 'PEMBAYARAN') || akun_dari(v_toko, 'KAS', 'SETORAN')
      || akun_dari(v_toko, 'SETTLEMENT', 'SETTLEMENT')) $$;

-- It still is what the rules read; two of one day and machine come one after the other.
CREATE OR REPLACE FUNCTION periksa_settlement(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'settlement', k.toko,
    isi->>'no_rekening', isi->>'jenis', isi->>'tgl'), 0));
  IF sisa_kartu(k.toko, isi) <> (isi->>'sisa')::bigint THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  RETURN NULL;
END $$;

-- Days of which the bank has not brought all after so many days.
CREATE OR REPLACE FUNCTION perhatian_tutup_kartu_lama(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM kartu_cair(v_toko, '-infinity',
    v_tgl - angka_parameter(v_toko, 'SETTLEMENT_HARI', 3) - 1) WHERE sisa <> 0
  HAVING count(*) > 0 $$;

CREATE OR REPLACE FUNCTION toko_baru_settlement(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '5111', 'Kartu Ditarik Bank', 'BIAYA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  VALUES (v_toko, 'SETTLEMENT', 'SETTLEMENT', 'MDR', 'DEBET', '5104'),
    (v_toko, 'SETTLEMENT', 'SETTLEMENT', 'DITARIK', 'DEBET', '5111')
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION kartu_cair, muat_settlement, settlement_pada, sisa_kartu, tujuan_settlement TO kencana_app;

-- What each machine owed at the end of a day of the cards of each day, the batches that had come of it,
-- and what its bank would keep of the rest: what it kept of the last batch.
CREATE OR REPLACE FUNCTION kartu_terbuka(v_toko text, v_tgl date)
RETURNS TABLE (tgl date, no_rekening text, cara text, transaksi bigint, batch text, kotor bigint, cair bigint,
  mdr bigint, sisa bigint, potongan bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH bawa AS MATERIALIZED (
    SELECT s.*, s.mdr / nullif(s.kotor::numeric, 0) AS bagian FROM settlement_pada(v_toko, v_tgl) s),
  tarif AS (
    SELECT DISTINCT ON (b.no_rekening, b.jenis) b.no_rekening, b.jenis, b.bagian FROM bawa b
    WHERE b.bagian IS NOT NULL ORDER BY b.no_rekening, b.jenis, b.saat DESC, b.nomor DESC)
  SELECT k.tgl, k.no_rekening, k.cara, (SELECT count(*) FROM kas b WHERE b.kode_toko = v_toko
      AND b.tgl_system = k.tgl AND b.jenis = k.jenis AND b.no_rekening = k.no_rekening
      AND b.kategori NOT IN ('SETTLEMENT', 'KARTU DITARIK') AND b.jumlah_in > 0),
    (SELECT string_agg(b.batch, ', ' ORDER BY b.saat, b.nomor) FROM bawa b
      WHERE (b.no_rekening, b.jenis, b.tgl) = (k.no_rekening, k.jenis, k.tgl)),
    k.kotor, k.cair, k.mdr, k.sisa, round(k.sisa * coalesce(t.bagian, 0))::bigint
  FROM kartu_cair(v_toko, '-infinity', v_tgl, v_tgl) k LEFT JOIN tarif t USING (no_rekening, jenis)
  WHERE k.sisa <> 0 $$;

GRANT EXECUTE ON FUNCTION kartu_terbuka TO kencana_app;
