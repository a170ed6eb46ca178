-- A bridge reads for the one counter it stands at: one that read for a whole shop gave the oldest
-- question the finger that was put down for another. docs/adr/0091 tells why.
SET LOCAL search_path = kencana, pg_temp;

UPDATE jembatan SET dicabut_pada = now()
WHERE coalesce(perangkat, '') = '' AND dicabut_pada IS NULL;
ALTER TABLE jembatan ADD CONSTRAINT jembatan_satu_konter
  CHECK (coalesce(perangkat, '') <> '' OR dicabut_pada IS NOT NULL);
UPDATE pindai SET hasil = 'DIGANTI' WHERE perangkat = '' AND hasil IS NULL;
ALTER TABLE pindai ADD CONSTRAINT pindai_satu_konter
  CHECK (perangkat <> '' OR hasil IS NOT NULL);
