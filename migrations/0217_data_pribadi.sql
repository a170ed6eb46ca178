-- What a shop knows of one person, taken out for him or forgotten where the law asks (UU PDP). Notes,
-- books and chain hold only his id; names stand in pelanggan, and nowhere else. docs/adr/0117.
SET LOCAL search_path = kencana, pg_temp;

-- Who asked for what and why. Of the person nothing but his id.
CREATE TABLE urusan_pribadi (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), id_pelanggan uuid NOT NULL,
  tindakan text NOT NULL CHECK (tindakan IN ('EKSPOR', 'HAPUS')),
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), oleh text NOT NULL, alasan text NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX urusan_pribadi_saat ON urusan_pribadi (kode_toko, saat);
SELECT tabel_buku('urusan_pribadi');

-- Every document that names one of these people: sales, purchases, deposits. A corrected note names
-- whom it was corrected to; whom it named before is still in its book.
CREATE FUNCTION dokumen_pelanggan(v_toko text, v_id uuid[])
RETURNS TABLE (id_pelanggan uuid, id uuid) LANGUAGE sql STABLE AS $$
  SELECT p.id_pelanggan, p.id FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.id_pelanggan = ANY (v_id)
  UNION SELECT k.id_pelanggan, k.id_penjualan FROM koreksi_penjualan k
  WHERE k.kode_toko = v_toko AND k.id_pelanggan = ANY (v_id)
  UNION SELECT b.id_pelanggan, b.id FROM pembelian b
  WHERE b.kode_toko = v_toko AND b.id_pelanggan = ANY (v_id)
  UNION SELECT t.id_pelanggan, t.id FROM titipan t
  WHERE t.kode_toko = v_toko AND t.id_pelanggan = ANY (v_id) $$;

CREATE FUNCTION catat_urusan_pribadi(v_id uuid[], v_tindakan text, v_oleh text, v_alasan text)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO urusan_pribadi (kode_toko, id_pelanggan, tindakan, oleh, alasan)
  SELECT kode_toko, id, v_tindakan, v_oleh, v_alasan FROM pelanggan
  WHERE kode_toko = toko_kini() AND id = ANY (v_id) $$;

CREATE FUNCTION ekspor_pribadi(v_id uuid[], v_oleh text, v_alasan text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ SELECT catat_urusan_pribadi(v_id, 'EKSPOR', v_oleh, v_alasan) $$;

-- Forgets them, and drafts that name them. Refused while something of theirs is still open: a deposit
-- that is theirs, a note that nobody has validated. @returns the photos of cards that nobody needs now
CREATE FUNCTION hapus_pribadi(v_id uuid[], v_oleh text, v_alasan text) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_toko text := toko_kini(); v_nomor text; v_foto text[]; v_hp text[]; v_nama text[]; v_kartu text[];
BEGIN
  SELECT array_agg(foto_identitas), array_agg(no_hp), array_agg(lower(nama_customer)),
    array_agg(no_identitas) INTO v_foto, v_hp, v_nama, v_kartu
  FROM (SELECT * FROM pelanggan WHERE kode_toko = v_toko AND id = ANY (v_id)
    AND dihapus_pada IS NULL ORDER BY id FOR UPDATE) p;
  IF v_hp IS NULL THEN PERFORM tolak('KN404', 'pelanggan_tidak_ada'); END IF;
  SELECT d.nomor INTO v_nomor FROM dokumen_pelanggan(v_toko, v_id) o
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id
  WHERE s.status IN ('OPEN', 'TITIP') ORDER BY d.nomor LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    PERFORM tolak('KN422', 'pelanggan_masih_berurusan', jsonb_build_object('nomor', v_nomor));
  END IF;
  PERFORM catat_urusan_pribadi(v_id, 'HAPUS', v_oleh, v_alasan);
  UPDATE pelanggan SET nama_customer = '', alamat_customer = '', no_hp = '', jenis_identitas = NULL,
    no_identitas = NULL, foto_identitas = NULL, dihapus_pada = now()
  WHERE kode_toko = v_toko AND id = ANY (v_id) AND dihapus_pada IS NULL;
  DELETE FROM draf d WHERE d.kode_toko = v_toko AND EXISTS (
    SELECT FROM unnest(v_hp || v_nama || v_kartu) k
    WHERE length(k) > 2 AND strpos(lower(d.isi::text), lower(to_jsonb(k)::text)) > 0);
  RETURN ARRAY(SELECT DISTINCT f FROM unnest(v_foto) f WHERE f IS NOT NULL AND NOT EXISTS (
    SELECT FROM pelanggan p WHERE p.kode_toko = v_toko AND p.foto_identitas = f));
END $$;
GRANT EXECUTE ON FUNCTION dokumen_pelanggan(text, uuid[]), ekspor_pribadi(uuid[], text, text),
  hapus_pribadi(uuid[], text, text) TO kencana_app;
