-- Of which shop of the marketplace an offer's number is: another shop does not know it. Of two shops of
-- ours that said they sell in the same one, whoever was first keeps it.
SET LOCAL search_path = kencana, pg_temp;

DELETE FROM hubungan_marketplace h WHERE EXISTS (SELECT FROM hubungan_marketplace l
  WHERE l.shop_id = h.shop_id AND (l.saat, l.kode_toko) < (h.saat, h.kode_toko));

ALTER TABLE tawaran_marketplace ADD COLUMN shop_id bigint;
UPDATE tawaran_marketplace t SET shop_id = h.shop_id FROM hubungan_marketplace h
WHERE h.kode_toko = t.kode_toko AND t.item_id IS NOT NULL;
CREATE INDEX tawaran_marketplace_item ON tawaran_marketplace (kode_toko, item_id) WHERE
  (item_id IS NOT NULL);
