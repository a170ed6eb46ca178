-- A piece that is lent as a model and was scanned is neither surplus nor missing.
ALTER TABLE opname_hasil DROP CONSTRAINT opname_hasil_hasil_check;
ALTER TABLE opname_hasil ADD CONSTRAINT opname_hasil_hasil_check
  CHECK (hasil IN ('KETEMU', 'HILANG', 'LEBIH', 'PINDAH', 'KASIR', 'CONTOH', 'BARU'));
