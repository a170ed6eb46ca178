-- A piece is asked at each sale which pre-order it came by, and a deposit which pre-order has it.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX fakta_terima ON fakta (kode_toko, (isi->>'no_terima')) WHERE (isi ? 'no_terima');
CREATE INDEX fakta_dijual ON fakta (kode_toko, id_dokumen) WHERE (isi ? 'dijual');

-- The papers of promises print terms of the shop's own, too.
ALTER TABLE keterangan_nota DROP CONSTRAINT keterangan_nota_jenis_nota_check;
ALTER TABLE keterangan_nota ADD CONSTRAINT keterangan_nota_jenis_nota_check CHECK (jenis_nota IN
  ('JUAL', 'BERLIAN', 'BELI', 'TUKAR', 'TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN'));
