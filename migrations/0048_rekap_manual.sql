-- Manual goods in the figures of the day (docs/adr/0323): what was sold and bought of them, by seller,
-- group, jenis and purity. pokok: what was sold had cost. pajak: inside the price and on top of it.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE rekap_harian_manual (
  kode_toko text NOT NULL, tgl_system date NOT NULL, arah text NOT NULL CHECK (arah IN ('JUAL', 'BELI')),
  kode_sales text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL, kadar int NOT NULL,
  nota bigint NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL,
  total bigint NOT NULL, pajak bigint NOT NULL, pokok bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, arah, kode_sales, kode_group, kode_dept, kadar));
SELECT tabel_proyeksi('rekap_harian_manual');

CREATE INDEX nota_manual_hari ON nota_manual (kode_toko, tgl_system);

-- Days that were closed before get their rows: none of these notes bore tax.
WITH nota AS (
  SELECT m.kode_toko, m.tgl_system, m.id, m.tagihan, d.isi FROM nota_manual m
    JOIN status_dokumen s ON s.kode_toko = m.kode_toko AND s.id = m.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = m.kode_toko AND d.id = m.id
    JOIN rantai r ON r.kode_toko = m.kode_toko AND m.tgl_system <= r.tgl_segel),
baris AS (
  SELECT n.kode_toko, n.tgl_system, n.isi->>'arah' AS arah, n.isi->>'kode_sales' AS kode_sales,
    b.kode_group, b.kode_dept, s.kadar, b.ke, b.qty, b.berat, abs(s.murni) AS murni, b.harga, s.nilai
  FROM nota n CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(n.isi->'baris') AS (kode_baki text,
      kode_group text, kode_dept text, qty bigint, berat bigint, harga bigint))
      WITH ORDINALITY AS b(kode_baki, kode_group, kode_dept, qty, berat, harga, ke)
    JOIN stok_manual s ON s.kode_toko = n.kode_toko AND s.id_dokumen = n.id
      AND s.kode_baki = b.kode_baki AND s.kode_group = b.kode_group AND s.kode_dept = b.kode_dept)
INSERT INTO rekap_harian_manual
SELECT kode_toko, tgl_system, arah, kode_sales, kode_group, kode_dept, kadar,
  count(*) FILTER (WHERE ke = 1), sum(qty), sum(berat), sum(murni), sum(harga), 0,
  coalesce(-sum(nilai) FILTER (WHERE arah = 'JUAL'), 0)
FROM baris GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- Each of them is a row of its own among the sums of people: who belongs together is told when read.
INSERT INTO rekap_harian_orang (kode_toko, tgl_system, id_wakil, id_pelanggan, jual, beli, tukar,
  kumulatif)
SELECT m.kode_toko, m.tgl_system, m.id, (d.isi->>'id_pelanggan')::uuid, greatest(m.tagihan, 0),
  greatest(-m.tagihan, 0), 0, abs(m.tagihan)
FROM nota_manual m
  JOIN status_dokumen s ON s.kode_toko = m.kode_toko AND s.id = m.id AND s.status = 'VALID'
  JOIN dokumen d ON d.kode_toko = m.kode_toko AND d.id = m.id
  JOIN rantai r ON r.kode_toko = m.kode_toko AND m.tgl_system <= r.tgl_segel
ON CONFLICT DO NOTHING;
