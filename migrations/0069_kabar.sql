-- Of which kinds of news a person does not want to be told (docs/adr/0373).
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE kabar_diam (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), user_id text NOT NULL, kode text NOT NULL,
  PRIMARY KEY (kode_toko, user_id, kode));
SELECT tabel_toko('kabar_diam');
