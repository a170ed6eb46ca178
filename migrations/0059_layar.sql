-- Screens of the shop that nobody is signed in at (docs/adr/0353, 0354), and what customers sign there
-- (docs/adr/0355).
SET LOCAL search_path = kencana, pg_temp;

-- sidik_token: the digest of the key in its address. perangkat: the browser of the counter that it follows.
CREATE TABLE layar (
  id uuid NOT NULL DEFAULT gen_random_uuid(), kode_toko text NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('PAPAN', 'PELANGGAN')), nama text NOT NULL,
  sidik_token bytea NOT NULL, perangkat text, dibuat timestamptz NOT NULL DEFAULT now(),
  dibuat_oleh text NOT NULL, terlihat timestamptz, dicabut_pada timestamptz, dicabut_oleh text,
  PRIMARY KEY (id),
  UNIQUE (sidik_token),
  FOREIGN KEY (kode_toko) REFERENCES toko (kode_toko),
  FOREIGN KEY (dibuat_oleh) REFERENCES users (user_id),
  CONSTRAINT layar_satu_konter CHECK ((jenis = 'PELANGGAN') = (coalesce(perangkat, '') <> '')));
CREATE INDEX layar_toko ON layar (kode_toko, jenis) WHERE (dicabut_pada IS NULL);
COMMENT ON TABLE layar IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (dicabut_pada, dicabut_oleh, terlihat) ON layar TO kencana_app;

-- isi: what the customer read; sidik: its digest, which the document must still have. goresan: the strokes
-- as they were drawn; gambar: their picture for the paper.
CREATE TABLE tanda_tangan (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), id_dokumen uuid NOT NULL,
  isi jsonb NOT NULL, sidik text NOT NULL, perangkat text NOT NULL, diminta_oleh text NOT NULL,
  diminta_pada timestamptz NOT NULL DEFAULT now(),
  keadaan text NOT NULL DEFAULT 'DIMINTA'
    CHECK (keadaan IN ('DIMINTA', 'TANDA', 'TOLAK', 'DIGANTI')),
  goresan jsonb, gambar text, id_layar uuid, dijawab_pada timestamptz,
  PRIMARY KEY (kode_toko, id),
  FOREIGN KEY (kode_toko, id_dokumen) REFERENCES dokumen (kode_toko, id),
  FOREIGN KEY (id_layar) REFERENCES layar (id),
  CONSTRAINT tanda_tangan_bergambar CHECK ((keadaan = 'TANDA') = (gambar IS NOT NULL)),
  CONSTRAINT tanda_tangan_dijawab CHECK ((keadaan = 'DIMINTA') = (dijawab_pada IS NULL)));
CREATE UNIQUE INDEX tanda_tangan_menunggu ON tanda_tangan (kode_toko, perangkat)
  WHERE (keadaan = 'DIMINTA');
CREATE INDEX tanda_tangan_dokumen ON tanda_tangan (kode_toko, id_dokumen);
SELECT dinding('tanda_tangan', 'toko');
GRANT SELECT, INSERT, UPDATE (keadaan, goresan, gambar, id_layar, dijawab_pada) ON tanda_tangan
  TO kencana_app;
CREATE TRIGGER jaga BEFORE UPDATE ON tanda_tangan FOR EACH ROW WHEN (old.keadaan <> 'DIMINTA')
  EXECUTE FUNCTION tolak_ubah();
