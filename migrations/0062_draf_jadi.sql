SET LOCAL search_path = kencana, pg_temp;

-- Drafts that became notes (docs/adr/0359): the posting claims its draft, so that two tabs that show the
-- same one sell it once.
CREATE TABLE draf_jadi (
  kode_toko text NOT NULL, id_draf uuid NOT NULL, id_posting uuid NOT NULL, saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, id_draf));
-- Rows come in the order of time: the smallest index there is finds the old ones.
CREATE INDEX draf_jadi_saat ON draf_jadi USING brin (saat) WITH (pages_per_range='16');
SELECT tabel_proyeksi('draf_jadi');
