-- What these functions answer about the shop and this person, where they have anything to say: lines
-- of home (pagi_), what stops the closing of the day (halangan_tutup_) and what is worth knowing
-- before it (perhatian_tutup_). The lists are JSON arrays of codes.
CREATE OR REPLACE FUNCTION beranda(v_toko text, v_user text, v_pagi jsonb, v_halangan jsonb,
  v_perhatian jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_tgl date; r record; v jsonb; hasil jsonb := '[]';
BEGIN
  SELECT tgl_system INTO v_tgl FROM toko WHERE kode_toko = v_toko;
  FOR r IN SELECT a.jenis, a.awal, f, substr(f, length(a.awal) + 1) AS kode
      FROM (VALUES ('pagi', 'pagi_', v_pagi), ('halangan', 'halangan_tutup_', v_halangan),
        ('perhatian', 'perhatian_tutup_', v_perhatian)) AS a(jenis, awal, kode),
        LATERAL fungsi_bernama(a.awal) f
      WHERE a.kode ? substr(f, length(a.awal) + 1) LOOP
    IF r.jenis = 'pagi' THEN
      EXECUTE format('SELECT kencana.%I($1, $2, $3)', r.f) INTO v USING v_toko, v_tgl, v_user;
    ELSE
      EXECUTE format('SELECT kencana.%I($1, $2)', r.f) INTO v USING v_toko, v_tgl;
    END IF;
    IF v IS NOT NULL THEN
      hasil := hasil || jsonb_build_object('jenis', r.jenis, 'kode', r.kode, 'angka', v);
    END IF;
  END LOOP;
  RETURN hasil;
END $$;

-- A shop in one line: its day, whether it is open or should have been closed by now, what was sold,
-- how much waits for money.
CREATE OR REPLACE FUNCTION beranda_toko(v_toko text)
RETURNS TABLE (kode_toko text, nama_toko text, tgl_system date, buka boolean, lewat boolean,
  jual bigint, menunggu bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT t.kode_toko, t.nama_toko, t.tgl_system, t.status = 'BUKA',
    t.status = 'BUKA' AND t.tgl_system < (waktu_kini() AT TIME ZONE t.zona)::date,
    (SELECT coalesce(sum(h.total), 0)::bigint
      FROM harian_dijual(v_toko, t.tgl_system, t.tgl_system) h),
    (SELECT count(*) FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.status = 'OPEN'
      AND (s.jenis IN ('GROUP', 'NOTA_MANUAL') OR s.jenis LIKE 'KWITANSI%'))
  FROM toko t WHERE t.kode_toko = v_toko $$;

GRANT EXECUTE ON FUNCTION beranda, beranda_toko TO kencana_app;
