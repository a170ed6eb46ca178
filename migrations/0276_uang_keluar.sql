-- What leaves a drawer without a second person adds up over the day (DOMAIN 12).
SET LOCAL search_path = kencana, pg_temp;

-- What this user has paid out of his drawer that day by uang kas, nobody else having agreed; what was
-- cancelled since does not count.
CREATE FUNCTION uang_keluar_sendiri(v_toko text, v_user text, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(sum(k.jumlah_out), 0)::bigint FROM kas k
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen AND d.jenis = 'UANG_KAS'
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'VALID'
    JOIN posting p ON p.kode_toko = v_toko AND p.id = k.id_posting
      AND coalesce(p.otorisasi, '[]') = '[]'
  WHERE k.kode_toko = v_toko AND k.user_id = v_user AND k.tgl_system = v_tgl $$;
GRANT EXECUTE ON FUNCTION uang_keluar_sendiri(text, text, date) TO kencana_app;

-- It still is what the rules read; two at once of one user come one after the other.
CREATE FUNCTION periksa_uang_keluar(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(
    concat_ws(' ', 'uang keluar', k.toko, k.oleh), 0));
  IF uang_keluar_sendiri(k.toko, k.oleh, k.tgl) <> (isi->>'sudah')::bigint THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  RETURN NULL;
END $$;
SELECT pasang_buku();
