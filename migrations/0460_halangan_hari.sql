-- What stops an earlier day from closing once it was opened again: what waits in that day, not what
-- waits in the shop today. muat_tutup_toko answers for the day on which the shop stands.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION halangan_hari(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ SELECT jawaban_bernama('halangan_tutup_', v_toko, v_tgl) $$;
GRANT EXECUTE ON FUNCTION halangan_hari(text, date) TO kencana_app;
