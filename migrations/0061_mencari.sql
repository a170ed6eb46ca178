-- Messages to a person are looked for by his number: on his page, before one is sent twice, when he asks.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX pesan_keluar_penerima ON pesan_keluar (kode_toko, penerima);
