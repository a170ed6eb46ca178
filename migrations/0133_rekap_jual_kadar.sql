-- The grams by fineness and the margin over two years were read line by line: 10 and 27 s of a million
-- lines. A day's snapshot of sales says them, too: kadar of the pieces, which may differ from their
-- group's, and what was sold without a known cost.
SET LOCAL search_path = kencana, pg_temp;

-- pokok_kosong: pieces whose cost nobody entered; neto_kosong: what they brought in, without tax.
ALTER TABLE rekap_harian_jual DROP CONSTRAINT rekap_harian_jual_pkey,
  ADD kadar int NOT NULL DEFAULT 0, ADD pokok_kosong bigint NOT NULL DEFAULT 0,
  ADD neto_kosong bigint NOT NULL DEFAULT 0;
ALTER TABLE rekap_harian_jual ADD PRIMARY KEY (kode_toko, tgl_system, kode_sales, kode_group,
  kode_dept, kadar);

CREATE OR REPLACE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept, count(*),
    sum(b.berat)::bigint, sum(b.murni)::bigint, sum(b.harga_jual)::bigint, sum(b.ongkos)::bigint,
    sum(b.diskon)::bigint, sum(b.pajak)::bigint, sum(b.pajak_termasuk)::bigint,
    sum(b.harga_total)::bigint, sum(b.harga_pokok)::bigint, count(*) FILTER (WHERE b.n = 1),
    b.kadar, count(*) FILTER (WHERE b.harga_pokok = 0),
    coalesce(sum(b.harga_jual + b.ongkos - b.diskon - b.pajak_termasuk)
      FILTER (WHERE b.harga_pokok = 0), 0)::bigint
  FROM penjualan_kini p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept, b.kadar $$;

-- The days that are closed already. One that was opened again writes its own when it is closed.
DELETE FROM rekap_harian_jual;
INSERT INTO rekap_harian_jual SELECT h.* FROM rantai t,
  LATERAL hitung_harian_jual(t.kode_toko, '-infinity', t.tgl_segel) h;
