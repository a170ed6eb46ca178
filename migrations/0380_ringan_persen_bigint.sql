-- A percentage is stored as every other figure of its kind.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE kategori ALTER ringan_persen TYPE bigint;
