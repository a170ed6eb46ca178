-- Sold pre-orders are found by what they hold (a deposit, a line), which a tree by document does not do.
SET LOCAL search_path = kencana, pg_temp;

DROP INDEX fakta_dijual;
CREATE INDEX fakta_dijual ON fakta USING gin ((isi->'dijual') jsonb_path_ops) WHERE (isi ? 'dijual');

-- A shop of the marketplace belongs to one shop of ours: two would sell its orders twice.
DROP INDEX hubungan_marketplace_shop;
CREATE UNIQUE INDEX hubungan_marketplace_shop ON hubungan_marketplace (shop_id);
