-- Instalments, and what a piece brings at an auction, are payments for a promise too (docs/adr/0279).
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kwitansi DROP CONSTRAINT kwitansi_jenis,
  ADD CONSTRAINT kwitansi_jenis CHECK (jenis IN ('MUKA', 'ANGSUR', 'LUNAS', 'LELANG', 'PINJAM'));
