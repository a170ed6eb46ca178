-- Sold pre-orders are found by what they hold (a deposit, a line), which a tree by document does not do.
SET LOCAL search_path = kencana, pg_temp;

DROP INDEX fakta_dijual;
CREATE INDEX fakta_dijual ON fakta USING gin ((isi->'dijual') jsonb_path_ops) WHERE (isi ? 'dijual');
