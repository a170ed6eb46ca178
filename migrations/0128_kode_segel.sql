-- The seal of a closing as people write it down and compare: on the report of the day, too.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION kode_segel(v_toko text, v_nomor text) RETURNS text LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT upper(regexp_replace(left(segel_keluar(v_toko, v_nomor)->>'sidik', 16), '(.{4})(?=.)',
    '\1-', 'g')) $$;
GRANT EXECUTE ON FUNCTION kode_segel(text, text) TO kencana_app;
