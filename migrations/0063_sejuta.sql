-- What a shop with a million lines in its books read from end to end.
SET LOCAL search_path = kencana, pg_temp;

-- Sold pre-orders are found by what they hold (a deposit, a line), which a tree by document does not do.
DROP INDEX fakta_dijual;
CREATE INDEX fakta_dijual ON fakta USING gin ((isi->'dijual') jsonb_path_ops) WHERE (isi ? 'dijual');

-- Pieces that were held for somebody.
CREATE INDEX gerak_barang_titip ON gerak_barang (kode_toko, kode_barcode, versi)
  WHERE (ke_status = 'TITIP');

-- Every kind of document but those of the counter has few rows: they are found by their kind.
CREATE INDEX status_dokumen_jarang ON status_dokumen (kode_toko, jenis, id) WHERE (jenis <> ALL
  (ARRAY['GROUP', 'PEMBELIAN', 'PENJUALAN']));
