-- An approver sees what he would see standing there, all of one request together, and may answer with
-- another figure (DOMAIN 12).
SET LOCAL search_path = kencana, pg_temp;

-- permintaan: the request (digest of command and body) whose questions belong together; perkara: the
-- goods, their prices and the customer as they were asked about; tawaran: the figure that a refusal
-- offers instead, whole rupiah.
ALTER TABLE otorisasi ADD permintaan text, ADD perkara jsonb,
  ADD tawaran bigint CHECK (tawaran > 0);
GRANT UPDATE (tawaran) ON otorisasi TO kencana_app;
