-- What a shop puts behind and on its notas (SPEC 7: background_nota); null: nothing.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE toko ADD latar_nota text, ADD logo_nota text;
GRANT UPDATE (latar_nota, logo_nota) ON toko TO kencana_app;
