-- Whoever closed a finding answered for the shop when he did, whatever he is today: a supervisor who
-- has become a cashier since closed nothing he might not close, and the other way round.
SET LOCAL search_path = kencana, pg_temp;

-- The history of a user stands with the shop he worked in; he may have come from another.
CREATE FUNCTION level_pada(v_user text, v_saat timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT r.sesudah->>'level'
  FROM toko t, LATERAL (SELECT h.saat, h.sesudah FROM riwayat_master h
    WHERE h.kode_toko = t.kode_toko AND h.tabel = 'users' AND h.kunci = v_user
      AND h.saat <= v_saat ORDER BY h.saat DESC LIMIT 1) r
  ORDER BY r.saat DESC LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_temuan_ditutup(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Temuan %s %s ditutup oleh %s', m.pola, m.kunci, m.oleh)
  FROM temuan_ditutup m, LATERAL (SELECT level_pada(m.oleh, m.saat) AS level) l
  WHERE m.kode_toko = v_toko AND l.level IS DISTINCT FROM 'SPV'
    AND l.level IS DISTINCT FROM 'OWN' LIMIT 1 $$;
