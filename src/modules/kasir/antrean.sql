-- What waits for its money at the cash desks, the longest first: for which promise, on whose name,
-- and how much comes in (below zero: goes out), as it is to be paid now.
CREATE OR REPLACE FUNCTION antrean_kasir(v_toko text, v_jenis text[])
RETURNS TABLE (jenis text, nomor text, untuk text, nama_customer text, jumlah bigint, saat timestamptz,
  input_by text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT s.jenis, d.nomor, a.nomor,
    -- The payment itself names who buys at an auction.
    coalesce((SELECT c.nama_customer FROM pelanggan c WHERE c.kode_toko = v_toko
        AND c.id = (d.isi->>'id_pelanggan')::uuid AND c.dihapus_pada IS NULL),
      (SELECT string_agg(c.nama_customer, ', ' ORDER BY c.nama_customer)
      FROM orang_nota(v_toko, ARRAY[coalesce(a.nomor, d.nomor)]) o
        JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = o AND c.dihapus_pada IS NULL)),
    (SELECT sum(CASE WHEN p.masuk THEN p.jumlah ELSE -p.jumlah END)::bigint FROM pembayaran p
      WHERE p.kode_toko = v_toko AND p.id_group = d.id AND p.versi_bayar = (
        SELECT max(m.versi_bayar) FROM pembayaran m WHERE m.kode_toko = v_toko AND m.id_group = d.id)),
    d.saat, d.input_by
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    LEFT JOIN dokumen a ON a.kode_toko = v_toko AND a.id = d.id_asal AND s.jenis LIKE 'KWITANSI\_%'
  WHERE s.kode_toko = v_toko AND s.status = 'OPEN' AND s.jenis = ANY (v_jenis)
  ORDER BY d.saat, d.nomor $$;

GRANT EXECUTE ON FUNCTION antrean_kasir TO kencana_app;
