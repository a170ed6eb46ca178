-- Writes a guess before it is looked at, unless this promise or the whole shop has had its fill of
-- wrong ones: {id, salah, toko}, without an id where it may not be made. Guesses of one shop wait for
-- each other, so that ten at once count ten.
CREATE OR REPLACE FUNCTION coba_pin(v_toko text, v_id uuid, v_oleh text, v_alamat text,
  v_perangkat text, v_batas int, v_batas_toko int) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_salah int; v_semua int; v_coba uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('pin_coba ' || v_toko, 0));
  v_salah := coalesce(pin_salah(v_toko, v_id), 0);
  SELECT count(*) INTO v_semua FROM pin_coba
  WHERE kode_toko = v_toko AND NOT cocok AND saat > waktu_kini() - interval '1 hour';
  IF v_salah < v_batas AND v_semua < v_batas_toko THEN
    INSERT INTO pin_coba (kode_toko, id_dokumen, tgl_system, oleh, alamat, perangkat)
    SELECT v_toko, v_id, t.tgl_system, v_oleh, left(v_alamat, 60), left(v_perangkat, 60)
    FROM toko t WHERE t.kode_toko = v_toko RETURNING id INTO v_coba;
  END IF;
  RETURN jsonb_build_object('id', v_coba, 'salah', v_salah, 'toko', v_semua);
END $$;

-- It was the right one.
CREATE OR REPLACE FUNCTION pin_cocok(v_coba uuid) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  UPDATE pin_coba SET cocok = true WHERE kode_toko = toko_kini() AND id = v_coba $$;

-- How often somebody guessed wrong at it; nothing where nobody did.
CREATE OR REPLACE FUNCTION pin_salah(v_toko text, v_id uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT nullif(count(*), 0)::int FROM pin_coba
  WHERE kode_toko = v_toko AND id_dokumen = v_id AND NOT cocok $$;

-- Three wrong guesses of one user at the PIN of one promise, or more: he may not be its owner's
-- hand. A score of its own where none of them was right in the end.
CREATE OR REPLACE FUNCTION ganjil_tebak_pin(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
  SELECT d.id || ' ' || p.oleh || ' ' || p.salah, p.tgl, p.saat, p.oleh, d.nomor, d.jenis, NULL,
    CASE WHEN p.kena THEN 75 ELSE 55 END, jsonb_build_array(
      bukti_teks('Barang', coalesce(d.isi->>'nama_barang', '-')),
      bukti_teks('PIN Salah', p.salah::text))
  FROM (SELECT id_dokumen, oleh, max(tgl_system) AS tgl, max(saat) AS saat,
      count(*) FILTER (WHERE NOT cocok) AS salah, bool_or(cocok) AS kena
    FROM pin_coba WHERE kode_toko = v_toko AND tgl_system BETWEEN v_awal AND v_akhir
    GROUP BY id_dokumen, oleh HAVING count(*) FILTER (WHERE NOT cocok) >= 3) p
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id_dokumen $$;

GRANT EXECUTE ON FUNCTION coba_pin, ganjil_tebak_pin, pin_cocok, pin_salah TO kencana_app;
