-- Whether the nightly one is due: the clock of the first shop has passed that hour since the last
-- good one began. One that failed is tried again after an hour; a new chain waits for its first night.
CREATE OR REPLACE FUNCTION cadangan_perlu(v_jam int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((
    SELECT clock_timestamp() - umur_cadangan() < b.batas AND NOT EXISTS (
      SELECT FROM cadangan WHERE gagal IS NOT NULL AND cara = 'JADWAL'
        AND mulai > clock_timestamp() - interval '1 hour')
    FROM (SELECT zona, clock_timestamp() AT TIME ZONE zona AS kini FROM toko
        ORDER BY no_toko LIMIT 1) t
      CROSS JOIN LATERAL (SELECT (date_trunc('day', t.kini - make_interval(hours => v_jam))
        + make_interval(hours => v_jam)) AT TIME ZONE t.zona AS batas) b), false) $$;

-- How old the last good one is; of a chain without one, how old the chain's database is.
CREATE OR REPLACE FUNCTION umur_cadangan() RETURNS interval LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT clock_timestamp() - coalesce(
    (SELECT max(mulai) FROM cadangan WHERE gagal IS NULL), (SELECT min(saat) FROM migrasi)) $$;

-- Once a week is often enough: the files of the other nights are proved when they are written.
CREATE OR REPLACE FUNCTION coba_pulih_perlu() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM coba_pulih WHERE mulai > clock_timestamp() - interval '6 days') $$;

GRANT EXECUTE ON FUNCTION cadangan_perlu, coba_pulih_perlu, umur_cadangan TO kencana_app;
