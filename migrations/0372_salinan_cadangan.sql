-- A backup's copy in another place: null where none was wished, '' where it is whole, else why not.
SET LOCAL search_path = kencana, pg_temp;
ALTER TABLE cadangan ADD COLUMN salinan text;
