-- What the reports of the counter look for among many: the papers that were printed again, which are
-- few, by the time of their print.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX cetak_nota_ulang ON cetak_nota (kode_toko, saat) WHERE ke > 1;
