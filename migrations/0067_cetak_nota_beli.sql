-- The paper of a purchase, too, is worth knowing of before the day is closed.
SET LOCAL search_path = kencana, pg_temp;

-- What nobody saw come out of the printer, asked for or not.
CREATE FUNCTION perhatian_tutup_cetak_beli(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM pembelian p
  WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl AND status_nota(v_toko, p.id) = 'VALID'
    AND (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = p.id
      AND c.tercetak LIMIT 1) IS NULL
  HAVING count(*) > 0 $$;
