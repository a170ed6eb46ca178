-- An unknown name is not kept: the text typed there may be a password.
CREATE OR REPLACE FUNCTION gagal_masuk(v_user text, v_sebab text, v_alamat text, v_perangkat text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO masuk_gagal (kode_toko, user_id, sebab, alamat, perangkat)
  SELECT kode_toko, user_id, v_sebab, left(v_alamat, 60), left(v_perangkat, 60) FROM users
  WHERE user_id = v_user $$;

-- After 400 days both go; of a browser in which somebody has been at work the last session stays,
-- since it says whose browser it is (docs/adr/0071, 0091).
CREATE OR REPLACE FUNCTION rapikan_masuk(v_banyak int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_gagal int; v_sesi int;
BEGIN
  DELETE FROM masuk_gagal WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM masuk_gagal
    WHERE kode_toko = toko_kini() AND saat < now() - interval '400 days' LIMIT v_banyak);
  GET DIAGNOSTICS v_gagal = ROW_COUNT;
  DELETE FROM sesi WHERE sidik_token IN (SELECT s.sidik_token FROM sesi s
      JOIN users u ON u.user_id = s.user_id AND u.kode_toko = toko_kini()
    WHERE s.berakhir_pada < now() - interval '400 days' AND EXISTS (SELECT FROM sesi b
      WHERE b.user_id = s.user_id AND b.perangkat = s.perangkat AND b.mulai > s.mulai)
    LIMIT v_banyak);
  GET DIAGNOSTICS v_sesi = ROW_COUNT;
  RETURN greatest(v_gagal, v_sesi);
END $$;

GRANT EXECUTE ON FUNCTION gagal_masuk, rapikan_masuk TO kencana_app;
