-- What tests found out about bags is looked for by days (docs/adr/0321).
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX ciri_kantong_hari ON ciri_kantong (kode_toko, tgl_system);
