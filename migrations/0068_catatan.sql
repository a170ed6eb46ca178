-- What people write about a document, with photos (docs/adr/0372). It changes nothing in the books.
SET LOCAL search_path = kencana, pg_temp;

-- lampiran: names of pictures, gone with the note. dihapus_oleh: whoever took it off; its words stay.
CREATE TABLE catatan_dokumen (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), id_dokumen uuid NOT NULL,
  catatan text NOT NULL CHECK (length(catatan) <= 1000),
  lampiran jsonb NOT NULL CHECK (jsonb_typeof(lampiran) = 'array'),
  oleh text NOT NULL, saat timestamptz NOT NULL DEFAULT now(),
  dihapus_oleh text, dihapus_pada timestamptz,
  PRIMARY KEY (kode_toko, id),
  FOREIGN KEY (kode_toko, id_dokumen) REFERENCES dokumen (kode_toko, id),
  FOREIGN KEY (oleh) REFERENCES users (user_id),
  FOREIGN KEY (dihapus_oleh) REFERENCES users (user_id),
  CONSTRAINT catatan_dihapus CHECK ((dihapus_oleh IS NULL) = (dihapus_pada IS NULL)));
CREATE INDEX catatan_dokumen_milik ON catatan_dokumen (kode_toko, id_dokumen);
CREATE INDEX catatan_dokumen_saat ON catatan_dokumen (kode_toko, saat);
SELECT dinding('catatan_dokumen', 'toko');
GRANT SELECT, INSERT, UPDATE (dihapus_oleh, dihapus_pada, lampiran) ON catatan_dokumen TO kencana_app;
CREATE TRIGGER jaga BEFORE UPDATE ON catatan_dokumen FOR EACH ROW
  WHEN (old.dihapus_pada IS NOT NULL AND new.catatan <> '') EXECUTE FUNCTION tolak_ubah();
