-- What is held for an order becomes a deposit for the finished piece (docs/adr/0281), and the sale of
-- that is paid by it. PINDAH: it left the promise; PESANAN: the deposit has it.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE janji_uang DROP CONSTRAINT janji_uang_jenis;
ALTER TABLE janji_uang ADD CONSTRAINT janji_uang_jenis
  CHECK (jenis IN ('TERIMA', 'KEMBALI', 'PAKAI', 'PINDAH'));

ALTER TABLE titipan_uang DROP CONSTRAINT titipan_uang_arah;
ALTER TABLE titipan_uang ADD CONSTRAINT titipan_uang_arah CHECK (
  CASE WHEN jenis IN ('TITIP', 'TAMBAH', 'KEMBALI', 'PESANAN') THEN jumlah > 0
    ELSE jenis IN ('PAKAI', 'BATAL', 'HANGUS', 'BATAL_TAMBAH') AND jumlah < 0 END);
