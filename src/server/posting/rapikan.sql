-- Approvals that somebody decided stay, used or not, and so do failed attempts (otorisasi_gagal).
-- Expired ones are marked as such; a question that nobody answered is deleted after 90 days.
CREATE OR REPLACE FUNCTION rapikan_otorisasi(v_banyak int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_habis int; v_gugur int;
BEGIN
  UPDATE otorisasi SET status = 'KADALUARSA'
  WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM otorisasi
    WHERE kode_toko = toko_kini() AND status IN ('DIMINTA', 'DISETUJUI')
      AND berlaku_sampai < now() - interval '1 day'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_habis = ROW_COUNT;
  DELETE FROM otorisasi WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM otorisasi
    WHERE kode_toko = toko_kini() AND dibuat < now() - interval '90 days'
      AND status = 'KADALUARSA' AND pemberi IS NULL
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_gugur = ROW_COUNT;
  RETURN greatest(v_habis, v_gugur);
END $$;

-- Longer than any client repeats a request: a draft, and the key of its sale, lives 30 days at
-- most (UMUR_DRAF).
CREATE OR REPLACE FUNCTION rapikan_permintaan(v_banyak int) RETURNS int LANGUAGE sql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH lama AS (
    SELECT kunci FROM permintaan
    WHERE kode_toko = toko_kini() AND saat < now() - interval '60 days'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED),
  gugur AS (
    DELETE FROM permintaan p USING lama
    WHERE p.kode_toko = toko_kini() AND p.kunci = lama.kunci RETURNING p.id_posting),
  jawab AS (
    DELETE FROM jawaban j USING gugur
    WHERE j.kode_toko = toko_kini() AND j.id_posting = gugur.id_posting)
  SELECT count(*)::int FROM gugur $$;

GRANT EXECUTE ON FUNCTION rapikan_otorisasi, rapikan_permintaan TO kencana_app;
