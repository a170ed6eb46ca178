SET LOCAL search_path = kencana, pg_temp;

-- An exchange of goods of equal worth asks for no money (docs/adr/0342).
ALTER TABLE nota_manual DROP CONSTRAINT nota_manual_tagihan_check;
