-- The moments at which a schedule is due, by the clock of the shop, two months around one moment.
CREATE OR REPLACE FUNCTION jadwal_saat(v_tiap text, v_hari int, v_jam time, v_zona text,
  v_sekitar timestamptz) RETURNS SETOF timestamptz LANGUAGE sql STABLE AS $$
  SELECT (h.tgl + v_jam) AT TIME ZONE v_zona
  FROM generate_series(-32, 32) n, LATERAL (SELECT (v_sekitar AT TIME ZONE v_zona)::date + n AS tgl) h
  WHERE CASE v_tiap WHEN 'HARI' THEN true WHEN 'MINGGU' THEN extract(isodow FROM h.tgl) = v_hari
    ELSE extract(day FROM h.tgl) = v_hari END $$;

-- When it is due next, after this moment.
CREATE OR REPLACE FUNCTION jadwal_berikut(v_tiap text, v_hari int, v_jam time, v_zona text,
  v_setelah timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(s) FROM kencana.jadwal_saat(v_tiap, v_hari, v_jam, v_zona, v_setelah) s
  WHERE s > v_setelah $$;

-- Takes files that are due, over all shops, each held for so many seconds by whoever makes it: a schedule
-- that came due puts one there, for the last time only if several passed meanwhile, and none for somebody
-- who is blocked or works elsewhere now. What was held for longer is taken again, three times at most.
CREATE OR REPLACE FUNCTION ambil_laporan(v_saat timestamptz, v_banyak int, v_sewa int)
RETURNS TABLE (kode_toko text, id uuid, coba int, user_id text, path text, nama text, isi jsonb,
  format text, tgl date)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  WITH tempo AS (
    SELECT j.*, k.zona FROM laporan_jadwal j JOIN toko k ON k.kode_toko = j.kode_toko
    WHERE j.berikut <= v_saat ORDER BY j.berikut LIMIT 100 FOR UPDATE OF j SKIP LOCKED),
  maju AS (
    UPDATE laporan_jadwal j SET berikut = jadwal_berikut(t.tiap, t.hari, t.jam, t.zona, v_saat)
    FROM tempo t WHERE (j.kode_toko, j.id) = (t.kode_toko, t.id))
  INSERT INTO laporan_berkas (kode_toko, id_jadwal, untuk, user_id, path, nama, isi, format, berikut)
  SELECT t.kode_toko, t.id, coalesce((SELECT max(s)
      FROM jadwal_saat(t.tiap, t.hari, t.jam, t.zona, v_saat) s WHERE s <= v_saat), t.berikut),
    t.user_id, t.path, t.nama, t.isi, t.format, v_saat
  FROM tempo t JOIN users u ON u.user_id = t.user_id AND u.kode_toko = t.kode_toko AND NOT u.diblokir
  ON CONFLICT DO NOTHING;
  UPDATE laporan_berkas b SET status = 'GAGAL', selesai = v_saat, galat = 'TIDAK_SELESAI'
  WHERE b.status = 'JALAN' AND b.berikut <= v_saat AND b.coba >= 3;
  RETURN QUERY
  WITH siap AS (
    SELECT b.kode_toko, b.id FROM laporan_berkas b
    WHERE b.status IN ('ANTRI', 'JALAN') AND b.berikut <= v_saat
    ORDER BY b.berikut LIMIT v_banyak FOR UPDATE SKIP LOCKED)
  UPDATE laporan_berkas b SET status = 'JALAN', coba = b.coba + 1,
    berikut = v_saat + make_interval(secs => v_sewa)
  FROM siap s JOIN toko k ON k.kode_toko = s.kode_toko
  WHERE (b.kode_toko, b.id) = (s.kode_toko, s.id)
  RETURNING b.kode_toko, b.id, b.coba, b.user_id, b.path, b.nama, b.isi, b.format,
    (b.untuk AT TIME ZONE k.zona)::date;
END $$;

-- Milliseconds until something is due; null: nothing waits.
CREATE OR REPLACE FUNCTION jeda_laporan(v_saat timestamptz) RETURNS int LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT greatest(0, least(60000, extract(epoch FROM min(b) - v_saat) * 1000))::int FROM (
    SELECT min(berikut) AS b FROM laporan_jadwal UNION ALL
    SELECT min(berikut) FROM laporan_berkas WHERE status IN ('ANTRI', 'JALAN')) x $$;

-- The file is there, and its person is told once: only who still holds it writes it down.
CREATE OR REPLACE FUNCTION jadi_laporan(v_toko text, v_id uuid, v_coba int, v_saat timestamptz,
  v_nama text, v_berkas bytea, v_pesan text) RETURNS boolean LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE r record;
BEGIN
  UPDATE laporan_berkas SET status = 'JADI', selesai = v_saat, nama_berkas = v_nama,
    berkas = v_berkas, galat = NULL
  WHERE kode_toko = v_toko AND id = v_id AND status = 'JALAN' AND coba = v_coba
  RETURNING user_id INTO r;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi)
  SELECT v_toko, 'LAPORAN ' || v_id, 'kencana', 'LAPORAN', u.no_whatsapp, v_pesan FROM users u
  WHERE u.user_id = r.user_id AND u.no_whatsapp ~ '^[0-9]{10,15}$'
    AND modul_nyala(v_toko, 'WHATSAPP_MODULE', false)
  ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

-- Files of more than a month go, and schedules of nobody.
CREATE OR REPLACE FUNCTION rapikan_laporan(v_saat timestamptz, v_banyak int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE n int; m int;
BEGIN
  DELETE FROM laporan_berkas WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM laporan_berkas
    WHERE kode_toko = toko_kini() AND untuk < v_saat - interval '30 days'
      AND status IN ('JADI', 'GAGAL') LIMIT v_banyak);
  GET DIAGNOSTICS n = ROW_COUNT;
  DELETE FROM laporan_jadwal j WHERE kode_toko = toko_kini()
    AND NOT EXISTS (SELECT FROM users u WHERE u.user_id = j.user_id);
  GET DIAGNOSTICS m = ROW_COUNT;
  RETURN n + m;
END $$;

GRANT EXECUTE ON FUNCTION ambil_laporan, jadi_laporan, jadwal_berikut, jadwal_saat, jeda_laporan,
  rapikan_laporan TO kencana_app;
