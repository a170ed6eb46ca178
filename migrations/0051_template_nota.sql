-- How a shop wants its papers (docs/adr/0337): every design that was ever saved. isi NULL: as shipped again.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE template_nota (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), kertas text NOT NULL, ukuran text NOT NULL
    CHECK (ukuran IN ('A4', 'SETENGAH', 'SLIP')),
  versi int NOT NULL CHECK (versi > 0), isi jsonb, catatan text, oleh text NOT NULL,
  pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, kertas, ukuran, versi));
SELECT dinding('template_nota', 'toko');
GRANT SELECT, INSERT ON template_nota TO kencana_app;

-- Fonts of the shop's own licence, for its papers. A later one of the same name takes its place.
CREATE TABLE huruf_nota (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), nama text NOT NULL, tebal boolean NOT NULL,
  versi int NOT NULL CHECK (versi > 0), berkas bytea NOT NULL, oleh text NOT NULL,
  pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, nama, tebal, versi));
SELECT dinding('huruf_nota', 'toko');
GRANT SELECT, INSERT ON huruf_nota TO kencana_app;
