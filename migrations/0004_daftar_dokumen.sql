-- Every list of documents has its index, that of a kind to come too: all but the papers of the
-- counter, of which there are too many to pay for.
SET LOCAL search_path = kencana, pg_temp;

DROP INDEX dokumen_barang;
CREATE INDEX dokumen_daftar ON dokumen (kode_toko, jenis, saat DESC)
  WHERE prefix NOT IN ('FG', 'FJ', 'FB', 'BT');
