-- What 0214 took over from the settings has no history yet; the audit wants one of every row of a
-- master.
SET LOCAL search_path = kencana, pg_temp;

UPDATE para_harga_emas p SET sumber = 'Setting System'
WHERE NOT EXISTS (SELECT FROM riwayat_master r WHERE r.kode_toko = p.kode_toko
  AND r.tabel = 'para_harga_emas' AND r.kunci = p.kode_harga);
