-- Trials of the newest backup: brought into a database of its own beside the chain's, counted,
-- its books recomputed, and put away again. What it held, or why it could not be brought back.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE coba_pulih (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), mulai timestamptz NOT NULL,
  selesai timestamptz NOT NULL DEFAULT clock_timestamp(),
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL')), oleh text, berkas text NOT NULL,
  toko int, posting bigint, barang bigint, baris bigint, banyak_berkas int, sampai timestamptz,
  beda int, gagal text,
  CHECK ((beda IS NULL) = (gagal IS NOT NULL)));
COMMENT ON TABLE coba_pulih IS 'rantai toko';
GRANT SELECT ON coba_pulih TO kencana_app;

-- Once a week is often enough: the files of the other nights are proved when they are written.
CREATE FUNCTION coba_pulih_perlu() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM coba_pulih WHERE mulai > clock_timestamp() - interval '6 days') $$;
GRANT EXECUTE ON FUNCTION coba_pulih_perlu() TO kencana_app;
