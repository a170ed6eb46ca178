CREATE OR REPLACE FUNCTION baca_tanda_curiga(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_tanda_curiga_v1(m), E'\n'
    ORDER BY pola COLLATE "C", kunci COLLATE "C", ke)
  FROM tanda_curiga m WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_tanda_curiga_v1(m tanda_curiga) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{pola, kunci, ke, tanda, alasan, no_laporan, tgl_lapor}]: the next word about it, each once.
CREATE OR REPLACE FUNCTION tulis_tanda_curiga(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO tanda_curiga SELECT k.toko, m.pola, m.kunci, m.ke, k.id_posting, m.tanda, m.alasan,
      m.no_laporan, m.tgl_lapor, k.tgl, k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::tanda_curiga, isi) AS m
    ORDER BY m.pola COLLATE "C", m.kunci COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING naskah_tanda_curiga_v1(tanda_curiga) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'tanda_curiga'));
  END IF;
  RETURN v_naskah;
END $$;

-- Only those who answer for the shop say something of a finding, one word after the other, and after
-- a report nothing but another report.
CREATE OR REPLACE FUNCTION audit_tanda_curiga(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Temuan %s %s ditandai %s ke-%s oleh %s', m.pola, m.kunci, m.tanda, m.ke, m.oleh)
  FROM (SELECT *, lag(tanda) OVER w AS sebelum, row_number() OVER w AS urut FROM tanda_curiga
      WHERE kode_toko = v_toko WINDOW w AS (PARTITION BY pola, kunci ORDER BY ke)) m,
    LATERAL (SELECT level_pada(m.oleh, m.saat) AS level) l
  WHERE m.ke <> m.urut OR m.sebelum = 'DILAPORKAN' AND m.tanda <> 'DILAPORKAN'
    OR l.level IS DISTINCT FROM 'SPV' AND l.level IS DISTINCT FROM 'OWN' LIMIT 1 $$;
