-- What nobody saw come out of the printer, asked for or not.
CREATE OR REPLACE FUNCTION perhatian_tutup_cetak_beli(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM pembelian p
  WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl AND status_nota(v_toko, p.id) = 'VALID'
    AND NOT nota_tercetak(v_toko, p.id)
  HAVING count(*) > 0 $$;

-- Prints of a nota are counted one by one: one that was taken away leaves a gap, also today.
CREATE OR REPLACE FUNCTION audit_cetak_nota(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Cetakan nota %s: %s baris, bernomor sampai %s',
    (SELECT nomor FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = c.id_dokumen), count(*),
    max(n))
  FROM cetak_nota c WHERE kode_toko = v_toko GROUP BY id_dokumen
  HAVING count(*) <> max(n) OR min(n) <> 1 LIMIT 1 $$;
