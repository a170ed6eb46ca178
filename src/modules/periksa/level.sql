-- The history of a user stands with the shop he worked in; he may have come from another.
CREATE OR REPLACE FUNCTION level_pada(v_user text, v_saat timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT r.sesudah->>'level'
  FROM toko t, LATERAL (SELECT h.saat, h.sesudah FROM riwayat_master h
    WHERE h.kode_toko = t.kode_toko AND h.tabel = 'users' AND h.kunci = v_user
      AND h.saat <= v_saat ORDER BY h.saat DESC LIMIT 1) r
  ORDER BY r.saat DESC LIMIT 1 $$;
