-- Whoever sells gold shows a card: its photo and number are kept no longer than they serve.
-- docs/adr/0091 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- The photo of a card that was replaced, or taken from somebody's row, is an upload that nothing
-- keeps: the housekeeping throws it away in time (0038).
CREATE FUNCTION sesudah_foto_identitas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kencana.unggahan (kode_toko, gambar, oleh, saat)
  VALUES (OLD.kode_toko, OLD.foto_identitas, kencana.oleh_kini(), now())
  ON CONFLICT (kode_toko, gambar) DO UPDATE SET saat = now();
  RETURN NULL;
END $$;
CREATE TRIGGER foto_diganti AFTER UPDATE OF foto_identitas ON pelanggan FOR EACH ROW
  WHEN (OLD.foto_identitas IS NOT NULL AND OLD.foto_identitas IS DISTINCT FROM NEW.foto_identitas)
  EXECUTE FUNCTION sesudah_foto_identitas();
CREATE TRIGGER foto_dihapus AFTER DELETE ON pelanggan FOR EACH ROW
  WHEN (OLD.foto_identitas IS NOT NULL) EXECUTE FUNCTION sesudah_foto_identitas();

-- A draft bears the card of who sells for a day: a power cut loses nothing, a forgotten paper does
-- not keep it. One that nobody touched for 30 days (the most of UMUR_DRAF) goes altogether.
CREATE FUNCTION rapikan_draf(v_banyak int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE v_kartu int; v_gugur int;
BEGIN
  UPDATE draf SET isi = jsonb_set(isi, '{pembelian}', (isi->'pembelian')
    || '{"jenis_identitas": null, "no_identitas": null, "foto_identitas": null}')
  WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '1 day'
      AND jsonb_typeof(isi->'pembelian') = 'object'
      AND coalesce(isi#>>'{pembelian,no_identitas}', isi#>>'{pembelian,foto_identitas}') IS NOT NULL
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_kartu = ROW_COUNT;
  DELETE FROM draf WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '30 days'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_gugur = ROW_COUNT;
  RETURN greatest(v_kartu, v_gugur);
END $$;
GRANT EXECUTE ON FUNCTION rapikan_draf(int) TO kencana_app;
