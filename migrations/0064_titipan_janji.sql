-- A deposit into which a promise went that was kept (docs/adr/0364) has no last day: its piece and its price
-- are the customer's until he comes.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE titipan ALTER tgl_batas DROP NOT NULL;
