-- How long a visit has waited comes as a figure: its words are the reader's (0142 again).
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION masalah_menunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, CASE WHEN g.tgl_system < t.tgl_system THEN 'HARI_LALU'
      ELSE 'MENUNGGU' END,
    CASE WHEN g.tgl_system < t.tgl_system THEN 90 WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END,
    NULL, m.menit::text, 'TERBUKA', g.saat, g.tgl_system, g.input_by, g.id, NULL
  FROM toko t JOIN status_dokumen s ON s.kode_toko = v_toko AND s.status = 'OPEN'
      AND s.jenis IN ('GROUP', 'TITIPAN')
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = s.id,
    LATERAL (SELECT floor(extract(epoch FROM waktu_kini() - g.saat) / 60)::int AS menit) m
  WHERE t.kode_toko = v_toko AND g.tgl_system BETWEEN v_awal AND v_akhir
    AND (m.menit > v_menit OR g.tgl_system < t.tgl_system) $$;

CREATE OR REPLACE FUNCTION masalah_ditunggu(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT g.nomor, g.jenis, 'MENUNGGU', CASE WHEN m.menit > 4 * v_menit THEN 60 ELSE 30 END, NULL,
    m.menit::text, CASE a.ke WHEN 'BATAL' THEN 'BATAL' ELSE 'SELESAI' END, g.saat,
    g.tgl_system, g.input_by, g.id, NULL
  FROM dokumen g, LATERAL (SELECT x.ke, x.saat FROM transisi x
      WHERE x.kode_toko = v_toko AND x.id_dokumen = g.id AND x.ke <> 'OPEN'
      ORDER BY x.versi LIMIT 1) a,
    LATERAL (SELECT floor(extract(epoch FROM a.saat - g.saat) / 60)::int AS menit) m
  WHERE g.kode_toko = v_toko AND g.jenis IN ('GROUP', 'TITIPAN')
    AND g.tgl_system BETWEEN v_awal AND v_akhir AND m.menit > v_menit $$;
