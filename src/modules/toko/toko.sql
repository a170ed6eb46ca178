-- As one writes it behind a street: Kelapa Gading, Jakarta Utara.
CREATE OR REPLACE FUNCTION tempat_alamat(v_kota text, v_kecamatan text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(concat_ws(', ',
    (SELECT nama_kecamatan FROM kencana.kecamatan WHERE kode_kecamatan = v_kecamatan),
    (SELECT nama_kota FROM kencana.kota WHERE kode_kota = v_kota)), '') $$;

GRANT EXECUTE ON FUNCTION tempat_alamat TO kencana_app;
