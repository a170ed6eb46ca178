-- Orders (docs/adr/0278): pictures of what was made, for the sweep of those that nobody names.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX fakta_jadi ON fakta (kode_toko, (isi->>'foto_jadi')) WHERE (isi ? 'foto_jadi');
