-- Whom a row of a shop was made of (docs/adr/0117) is asked of each row that is found, and of all members by name.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX member_id ON member (id_member(kode_member, tgl_daftar));

DROP FUNCTION IF EXISTS member_berbaris(text, text[]);
