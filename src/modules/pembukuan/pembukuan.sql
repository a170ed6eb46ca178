-- The end of the last month that is closed; null before the first.
CREATE OR REPLACE FUNCTION bulan_tertutup(v_toko text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT max((d.isi->>'sampai')::date) FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'TUTUP'
  WHERE d.kode_toko = v_toko AND d.jenis = 'TUTUP_BULAN' AND d.prefix = 'BL' $$;

-- The first day up to this one that something was posted on and that is not sealed.
CREATE OR REPLACE FUNCTION hari_terbuka(v_toko text, v_sampai date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT min(tgl_system) FROM posting WHERE kode_toko = v_toko AND tgl_system <= v_sampai
    AND tgl_system > coalesce((SELECT tgl_segel FROM rantai WHERE kode_toko = v_toko), '-infinity') $$;

-- The end of the oldest month that is open and over on this day; null: there is none.
CREATE OR REPLACE FUNCTION bulan_berikut(v_toko text, v_tgl date) RETURNS date LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT b.akhir FROM (SELECT (date_trunc('month', coalesce(bulan_tertutup(v_toko) + 1,
      (SELECT min(tgl_system) FROM posting WHERE kode_toko = v_toko)))
    + interval '1 month - 1 day')::date AS akhir) b WHERE b.akhir < v_tgl $$;

CREATE OR REPLACE FUNCTION muat_tutup_bulan(v_toko text, v_sampai date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('terakhir', bulan_tertutup(v_toko),
    'terbuka', hari_terbuka(v_toko, v_sampai),
    'bank', (SELECT coalesce(jsonb_agg(to_jsonb(b)), '[]') FROM bank_bulan(v_toko, v_sampai) b),
    'laba', coalesce(sum(h.kredit - h.debit) FILTER (WHERE a.jenis_akun IN ('PENDAPATAN', 'BIAYA')
      AND h.tgl_system >= date_trunc('month', v_sampai)), 0),
    'harta', coalesce(sum(h.debit - h.kredit) FILTER (WHERE a.jenis_akun = 'HARTA'), 0),
    'kartu', coalesce(sum(h.debit - h.kredit) FILTER (WHERE 'KARTU DEBET' = ANY (k.buku)
      OR 'KARTU KREDIT' = ANY (k.buku)), 0),
    'jalan', coalesce(sum(h.debit - h.kredit) FILTER (WHERE 'UANG DI JALAN' = ANY (k.buku)), 0))
  FROM harian_jurnal(v_toko, '-infinity', v_sampai) h
    LEFT JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = h.nomor_akun
    LEFT JOIN (SELECT nomor_akun, array_agg(buku) AS buku FROM akun_kendali(v_toko) GROUP BY 1) k
      ON k.nomor_akun = h.nomor_akun $$;

-- It still is what the rules read. The bank's accounts are locked first, as whoever matches locks them,
-- and compared while the shop goes on selling: up to a sealed day nothing else changes them. Under the
-- chain's lock, as an opening of a day takes it, only this is asked: the same days are sealed by the same
-- posting, and nobody closed the month meanwhile.
CREATE OR REPLACE FUNCTION periksa_tutup_bulan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_sampai date := (isi->>'sampai')::date; v_penyegel uuid;
BEGIN
  PERFORM kunci_koran(k.toko, b->>'no_rekening') FROM jsonb_array_elements(isi->'bank') b;
  SELECT penyegel INTO v_penyegel FROM rantai WHERE kode_toko = k.toko;
  IF isi->'bank' <> (SELECT coalesce(jsonb_agg(to_jsonb(b)), '[]') FROM bank_bulan(k.toko, v_sampai) b)
  THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koran'));
  END IF;
  PERFORM FROM rantai WHERE kode_toko = k.toko AND penyegel IS NOT DISTINCT FROM v_penyegel FOR UPDATE;
  IF NOT FOUND OR hari_terbuka(k.toko, v_sampai) IS NOT NULL
    OR bulan_tertutup(k.toko) IS DISTINCT FROM (isi->>'terakhir')::date THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'hari'));
  END IF;
  RETURN NULL;
END $$;

-- What keeps a closed day from being opened again.
CREATE OR REPLACE FUNCTION halangan_buka_bulan(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('sampai', b) FROM bulan_tertutup(v_toko) b WHERE b >= v_tgl $$;

GRANT EXECUTE ON FUNCTION bulan_berikut, muat_tutup_bulan TO kencana_app;

-- Income above zero and cost below it, by where it comes from: what the map of accounts says of an
-- account, the first of these that names it; the rest by its kind.
CREATE OR REPLACE FUNCTION laba_rugi_kelompok(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (kelompok text, jumlah bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH peta AS (
    SELECT nomor_akun, min(CASE WHEN kode_akun IN ('PENJUALAN', 'DISKON', 'HPP') THEN '1margin'
      WHEN kode_akun = 'ONGKOS' THEN '2ongkos'
      WHEN trx = 'SERVICE' THEN '3service'
      WHEN kode_akun = 'BUNGA' OR trx = 'HUTANG' AND kode_akun = 'BIAYA' THEN '4bunga'
      WHEN kode_akun = 'SUSUT' THEN '5susut' END) AS kelompok
    FROM para_akun_transaksi WHERE kode_toko = v_toko GROUP BY nomor_akun)
  SELECT coalesce(substr(p.kelompok, 2), CASE a.jenis_akun WHEN 'BIAYA' THEN 'biaya' ELSE 'lain' END),
    sum(h.kredit - h.debit)::bigint
  FROM harian_jurnal(v_toko, v_awal, v_akhir) h
    JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = h.nomor_akun
      AND a.jenis_akun IN ('PENDAPATAN', 'BIAYA')
    LEFT JOIN peta p ON p.nomor_akun = h.nomor_akun
  GROUP BY 1 $$;

GRANT EXECUTE ON FUNCTION laba_rugi_kelompok TO kencana_app;
