CREATE OR REPLACE FUNCTION catat_hari(k konteks, v_tgl date, v_status text, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE sql AS $$
  WITH isi AS (
    SELECT max(urut) AS sampai, count(*) AS jumlah,
      sha256(coalesce(string_agg(hash, ''::bytea ORDER BY urut), '')) AS hash
    FROM posting WHERE kode_toko = k.toko AND tgl_system = v_tgl)
  INSERT INTO hari SELECT k.toko, v_tgl,
    1 + (SELECT count(*) FROM hari WHERE kode_toko = k.toko AND tgl_system = v_tgl), k.id_posting,
    v_dokumen, v_status, k.saat, k.oleh, v_alasan, sampai, jumlah,
    CASE WHEN v_status = 'TUTUP' THEN hash END FROM isi
  RETURNING naskah_hari_v1(hari) $$;

-- Seals every open day up to v_tgl and moves the shop to v_berikut. The chain's row is locked
-- already: no posting of this shop is between its checks and its commit.
CREATE OR REPLACE FUNCTION tutup_hari(k konteks, v_tgl date, v_berikut date, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE plpgsql
SET enable_seqscan = on SET enable_hashjoin = on SET enable_mergejoin = on AS $$
DECLARE t record; s date; f text; v jsonb; v_naskah text;
BEGIN
  SELECT status, tgl_system, (SELECT tgl_segel FROM rantai WHERE kode_toko = k.toko) AS segel
  INTO t FROM toko WHERE kode_toko = k.toko FOR UPDATE;
  IF t.status = 'TUTUP' AND v_tgl >= t.tgl_system OR v_tgl <= t.segel THEN
    PERFORM tolak('KN006', 'toko_sudah_ditutup', (SELECT jsonb_build_object('oleh', h.oleh,
      'tgl_system', h.tgl_system, 'saat', h.saat) FROM hari h WHERE kode_toko = k.toko
      AND status = 'TUTUP' ORDER BY tgl_system DESC, n DESC LIMIT 1));
  ELSIF v_tgl > t.tgl_system OR v_tgl = t.tgl_system AND coalesce(v_berikut <= v_tgl, true) THEN
    PERFORM tolak('KN004', 'tanggal_berikut_salah', jsonb_build_object('tgl_system', t.tgl_system,
      'diminta', v_tgl, 'berikut', v_berikut));
  END IF;
  FOR f IN SELECT fungsi_bernama('halangan_tutup_') LOOP
    EXECUTE format('SELECT %I($1, $2)', f) INTO v USING k.toko, v_tgl;
    IF v IS NOT NULL THEN PERFORM tolak('KN007', substr(f, 16), v); END IF;
  END LOOP;
  FOR s IN SELECT DISTINCT tgl_system FROM posting WHERE kode_toko = k.toko
      AND tgl_system > coalesce(t.segel, '-infinity') AND tgl_system < v_tgl
      UNION SELECT v_tgl ORDER BY 1 LOOP
    FOR f IN SELECT fungsi_bernama('rekap_harian_') LOOP
      EXECUTE format('SELECT %I($1, $2)', f) USING k.toko, s;
    END LOOP;
    v_naskah := concat_ws(E'\n', v_naskah, catat_hari(k, s, 'TUTUP', v_dokumen, v_alasan));
  END LOOP;
  UPDATE rantai SET tgl_segel = v_tgl, penyegel = k.id_posting WHERE kode_toko = k.toko;
  UPDATE toko SET status = 'TUTUP', tgl_system = v_berikut
  WHERE kode_toko = k.toko AND tgl_system = v_tgl;
  RETURN v_naskah;
END $$;

-- A day that is opened again becomes the shop's day again if nothing was posted after it, so a shop
-- that closed too early goes on. Otherwise only the seal of that day is removed.
CREATE OR REPLACE FUNCTION buka_lagi(k konteks, v_tgl date, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_segel date; f text; v jsonb;
BEGIN
  FOR f IN SELECT fungsi_bernama('halangan_buka_') LOOP
    EXECUTE format('SELECT %I($1, $2)', f) INTO v USING k.toko, v_tgl;
    IF v IS NOT NULL THEN PERFORM tolak('KN007', substr(f, 15), v); END IF;
  END LOOP;
  SELECT tgl_segel INTO v_segel FROM rantai WHERE kode_toko = k.toko;
  IF v_tgl IS DISTINCT FROM v_segel THEN
    PERFORM tolak('KN006', 'bukan_hari_tutup_terakhir',
      jsonb_build_object('diminta', v_tgl, 'tgl_segel', v_segel));
  END IF;
  UPDATE rantai SET penyegel = NULL, tgl_segel = (
    SELECT max(tgl_system) FROM (SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
      WHERE kode_toko = k.toko AND tgl_system < v_tgl AND status <> 'BUKA'
      ORDER BY tgl_system, n DESC) h WHERE status = 'TUTUP')
  WHERE kode_toko = k.toko;
  UPDATE toko SET tgl_system = v_tgl, status = 'BUKA' WHERE kode_toko = k.toko
    AND NOT EXISTS (SELECT FROM posting WHERE kode_toko = k.toko AND tgl_system > v_tgl);
  RETURN catat_hari(k, v_tgl, 'DIBUKA_LAGI', v_dokumen, v_alasan);
END $$;

-- The business date of a posting (DOMAIN 4): the shop's, or an earlier one where that is allowed.
-- tgl_lihat is the shop's date as the rules saw it. Whether the date is sealed is asked at the end,
-- under the lock of the chain. And it notes for the books whether the posting is dated back.
CREATE OR REPLACE FUNCTION hari_posting(v_toko text, p jsonb) RETURNS date LANGUAGE plpgsql AS $$
DECLARE t record; v_tgl date := (p->>'tgl_system')::date;
BEGIN
  SELECT status, tgl_system INTO t FROM toko WHERE kode_toko = v_toko;
  IF t.tgl_system IS NULL THEN
    PERFORM tolak('KN404', 'toko_tidak_ada', jsonb_build_object('kode_toko', v_toko));
  ELSIF t.status <> 'BUKA' AND NOT p->'tulis' @> '[["hari"]]' THEN
    PERFORM tolak('KN005', 'toko_tutup', jsonb_build_object('tgl_system', t.tgl_system));
  ELSIF (p->>'tgl_lihat')::date <> t.tgl_system THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko',
      'tgl_system', t.tgl_system));
  ELSIF v_tgl > t.tgl_system
    OR v_tgl < t.tgl_system AND NOT coalesce((p->>'boleh_mundur')::boolean, false) THEN
    PERFORM tolak('KN004', 'tanggal_tidak_aktif',
      jsonb_build_object('diminta', v_tgl, 'tgl_system', t.tgl_system));
  END IF;
  IF v_tgl < t.tgl_system THEN PERFORM set_config('kencana.mundur', '1', true); END IF;
  RETURN coalesce(v_tgl, t.tgl_system);
END $$;

CREATE OR REPLACE FUNCTION hari_tersegel(v_toko text) RETURNS SETOF date LANGUAGE sql STABLE AS $$
  SELECT tgl_system FROM (SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
    WHERE kode_toko = v_toko AND status <> 'BUKA' ORDER BY tgl_system, n DESC) h
  WHERE status = 'TUTUP' $$;

GRANT EXECUTE ON FUNCTION hari_tersegel TO kencana_app;
