-- Whoever closes the day is told of the transfers that nobody has seen at the bank.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION perhatian_tutup_transfer(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM transfer_menunggu(v_toko)
  HAVING count(*) > 0 $$;
