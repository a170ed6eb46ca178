-- A number that the shop has set; v_awal, as the setting itself declares it, where it has set none.
CREATE OR REPLACE FUNCTION angka_parameter(v_toko text, v_key text, v_awal int) RETURNS int
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::int FROM kencana.parameter
    WHERE kode_toko = v_toko AND key = v_key), v_awal) $$;

-- The same of money, which may be more than an int holds.
CREATE OR REPLACE FUNCTION rupiah_parameter(v_toko text, v_key text, v_awal bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::bigint FROM kencana.parameter
    WHERE kode_toko = v_toko AND key = v_key), v_awal) $$;

-- The same of words; '' where nothing is set.
CREATE OR REPLACE FUNCTION teks_parameter(v_toko text, v_key text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value #>> '{}' FROM kencana.parameter
    WHERE kode_toko = v_toko AND key = v_key), '') $$;

-- Is this switch of the shop on? v_awal as above.
CREATE OR REPLACE FUNCTION modul_nyala(v_toko text, v_key text, v_awal boolean) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (value #>> '{}')::boolean FROM kencana.parameter
    WHERE kode_toko = v_toko AND key = v_key), v_awal) $$;

-- Since when this switch is on; NULL: it is off. Of a switch that begins as off.
CREATE OR REPLACE FUNCTION modul_nyala_sejak(v_toko text, v_key text) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT diubah_pada FROM kencana.parameter
  WHERE kode_toko = v_toko AND key = v_key AND value = 'true' $$;

-- As one writes it behind a street: Kelapa Gading, Jakarta Utara.
CREATE OR REPLACE FUNCTION tempat_alamat(v_kota text, v_kecamatan text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(concat_ws(', ',
    (SELECT nama_kecamatan FROM kencana.kecamatan WHERE kode_kecamatan = v_kecamatan),
    (SELECT nama_kota FROM kencana.kota WHERE kode_kota = v_kota)), '') $$;

GRANT EXECUTE ON FUNCTION angka_parameter, modul_nyala, modul_nyala_sejak, tempat_alamat TO kencana_app;
