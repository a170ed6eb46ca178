-- What each closed day booked to each account: the ledger's balance at a date is a sum of days, not a
-- walk through the whole journal.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE rekap_harian_jurnal (
  kode_toko text NOT NULL, tgl_system date NOT NULL, nomor_akun text NOT NULL,
  debit bigint NOT NULL, kredit bigint NOT NULL, baris bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, nomor_akun));
SELECT tabel_proyeksi('rekap_harian_jurnal');

CREATE FUNCTION hitung_harian_jurnal(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jurnal LANGUAGE sql STABLE AS $$
  SELECT v_toko, tgl_system, nomor_akun, sum(debit)::bigint, sum(kredit)::bigint, count(*)
  FROM jurnal WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY tgl_system, nomor_akun $$;

-- Closing a day runs every function of this name (migration 0030).
CREATE FUNCTION rekap_harian_buku_besar(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_jurnal WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_jurnal SELECT * FROM hitung_harian_jurnal(v_toko, v_tgl, v_tgl) $$;

CREATE FUNCTION audit_rekap_jurnal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap jurnal %s, akun %s tidak sama dengan jurnalnya', tgl_system, nomor_akun)
  FROM (SELECT r FROM rekap_harian_jurnal r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_jurnal(v_toko, '-infinity', 'infinity') h) h
      ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- The closed days as their snapshots have them, the open ones from the journal.
CREATE FUNCTION harian_jurnal(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jurnal LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_jurnal WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_jurnal(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;
GRANT EXECUTE ON FUNCTION hitung_harian_jurnal(text, date, date), harian_jurnal(text, date, date)
  TO kencana_app;

INSERT INTO rekap_harian_jurnal SELECT h.* FROM rantai t,
  LATERAL hitung_harian_jurnal(t.kode_toko, '-infinity', t.tgl_segel) h;
