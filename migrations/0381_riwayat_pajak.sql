-- What 0290 began para_pajak with has no history: the audit wants one of every row of a master. And
-- a figure of a master is a bigint, that of 0277 too.
SET LOCAL search_path = kencana, pg_temp;

INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
SELECT p.kode_toko, 'para_pajak', p.kode_pajak, oleh_kini(), NULL, to_jsonb(p)
FROM para_pajak p
WHERE NOT EXISTS (SELECT FROM riwayat_master r WHERE r.kode_toko = p.kode_toko
  AND r.tabel = 'para_pajak' AND r.kunci = p.kode_pajak);

ALTER TABLE kategori ALTER ringan_persen TYPE bigint;
