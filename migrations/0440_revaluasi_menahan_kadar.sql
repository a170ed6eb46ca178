-- The kadar that a revaluation names stays: its book would name one that nobody knows.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE revaluasi
  ADD FOREIGN KEY (kode_toko, kode_kadar) REFERENCES kadar,
  ADD FOREIGN KEY (kode_toko, kode_kadar) REFERENCES kadar_eod;
