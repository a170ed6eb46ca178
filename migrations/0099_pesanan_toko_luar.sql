-- Of which shop of the marketplace an order is: connected with another, nothing is done to it.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE pesanan_marketplace ADD COLUMN shop_id bigint;
UPDATE pesanan_marketplace p SET shop_id = t.shop_id FROM tawaran_marketplace t
WHERE t.kode_toko = p.kode_toko AND t.kode_barcode = p.kode_barcode;
