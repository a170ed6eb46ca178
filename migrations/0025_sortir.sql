-- Bought gold is sorted, washed, plated, melted, and held by the law (docs/adr/0305): more places that a
-- bag can be in, and what a goldsmith may lose of what he washes or plates.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kantong DROP CONSTRAINT kantong_tempat;
ALTER TABLE kantong ADD CONSTRAINT kantong_tempat CHECK (tempat IN ('PEMBELIAN', 'BRANKAS',
  'SORTIR_JUAL', 'SORTIR_CUCI', 'SORTIR_LEBUR', 'SORTIR_HANCUR', 'DITAHAN', 'TUKANG', 'PELEBUR',
  'BARANG', 'HANCUR', 'DILEBUR'));
DROP INDEX kantong_ada;
CREATE INDEX kantong_ada ON kantong (kode_toko, tempat, id, n)
  WHERE (tempat NOT IN ('BARANG', 'HANCUR', 'DILEBUR'));

ALTER TABLE tukang ADD COLUMN batas_cuci bigint CHECK (batas_cuci BETWEEN 0 AND 10000);
ALTER TABLE tukang ADD COLUMN batas_sepuh bigint CHECK (batas_sepuh BETWEEN 0 AND 10000);
