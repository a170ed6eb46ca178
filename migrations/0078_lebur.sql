-- What lies in LEBUR is asked whenever gold leaves it, and when what brought it is taken back.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX gram_lebur ON gram (kode_toko, kadar) WHERE akun = 'LEBUR';
