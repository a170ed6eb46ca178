-- What was backed up, when, and what went wrong (docs/adr/0114). Written by the owner, who makes the
-- backups; of the chain, since a backup holds all of its shops.
SET LOCAL search_path = kencana, pg_temp;

-- mulai: the moment that the backup shows. rantai: the digest of the chains, the same after a restore.
CREATE TABLE cadangan (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), mulai timestamptz NOT NULL,
  selesai timestamptz NOT NULL DEFAULT clock_timestamp(),
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL', 'PERINTAH')), oleh text,
  berkas text, ukuran bigint, baris bigint, banyak_berkas int, rantai text, terkunci boolean,
  gagal text,
  CHECK ((berkas IS NULL) = (gagal IS NOT NULL)));
CREATE INDEX cadangan_mulai ON cadangan (mulai);
COMMENT ON TABLE cadangan IS 'rantai toko';
GRANT SELECT ON cadangan TO kencana_app;

-- How old the last good one is; of a chain without one, how old the chain's database is.
CREATE FUNCTION umur_cadangan() RETURNS interval LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT clock_timestamp() - coalesce(
    (SELECT max(mulai) FROM cadangan WHERE gagal IS NULL), (SELECT min(saat) FROM migrasi)) $$;

-- Whether the nightly one is due: the clock of the first shop has passed that hour since the last
-- good one began. One that failed is tried again after an hour; a new chain waits for its first night.
CREATE FUNCTION cadangan_perlu(v_jam int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT coalesce((
    SELECT clock_timestamp() - umur_cadangan() < b.batas AND NOT EXISTS (
      SELECT FROM cadangan WHERE gagal IS NOT NULL AND cara = 'JADWAL'
        AND mulai > clock_timestamp() - interval '1 hour')
    FROM (SELECT zona, clock_timestamp() AT TIME ZONE zona AS kini FROM toko
        ORDER BY no_toko LIMIT 1) t
      CROSS JOIN LATERAL (SELECT (date_trunc('day', t.kini - make_interval(hours => v_jam))
        + make_interval(hours => v_jam)) AT TIME ZONE t.zona AS batas) b), false) $$;
GRANT EXECUTE ON FUNCTION umur_cadangan(), cadangan_perlu(int) TO kencana_app;
