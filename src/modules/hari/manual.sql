-- The lines of a note of manual goods: in an exchange a line may go the other way than its note.
-- pertama: the first of its side. total: with the tax on top.
CREATE OR REPLACE FUNCTION baris_nota_manual(isi jsonb) RETURNS TABLE (arah text, pertama boolean,
  kode_baki text, kode_group text, kode_dept text, qty bigint, berat bigint, harga bigint,
  total bigint, pajak bigint, pajak_baris jsonb) LANGUAGE sql STABLE AS $$
  SELECT s.arah, row_number() OVER (PARTITION BY s.arah ORDER BY b.ke) = 1, b.kode_baki,
    b.kode_group, b.kode_dept, b.qty, b.berat, b.harga, coalesce(b.harga_total, b.harga),
    coalesce(b.pajak + b.pajak_termasuk, 0), b.pajak_baris
  FROM ROWS FROM (jsonb_to_recordset(isi->'baris') AS (arah text, kode_baki text, kode_group text,
      kode_dept text, qty bigint, berat bigint, harga bigint, harga_total bigint, pajak bigint,
      pajak_termasuk bigint, pajak_baris jsonb)) WITH ORDINALITY AS b(arah, kode_baki, kode_group,
      kode_dept, qty, berat, harga, harga_total, pajak, pajak_termasuk, pajak_baris, ke),
    LATERAL (SELECT coalesce(b.arah, isi->>'arah') AS arah) s $$;

-- Notes of manual goods that stand: whose they are, and what both their sides come to.
CREATE OR REPLACE FUNCTION nota_manual_sah(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, tgl_system date, saat timestamptz, input_by text, id_pelanggan uuid,
  kode_sales text, jual bigint, beli bigint, isi jsonb) LANGUAGE sql STABLE AS $$
  SELECT m.id, m.tgl_system, d.saat, d.input_by, (d.isi->>'id_pelanggan')::uuid,
    d.isi->>'kode_sales', coalesce((d.isi->>'jual')::bigint, greatest(m.tagihan, 0)),
    coalesce((d.isi->>'beli')::bigint, greatest(-m.tagihan, 0)), d.isi
  FROM nota_manual m
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = m.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = m.id
  WHERE m.kode_toko = v_toko AND m.tgl_system BETWEEN v_awal AND v_akhir $$;

-- One side of each, as a note of its own.
CREATE OR REPLACE FUNCTION sisi_manual_sah(v_toko text, v_arah text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, tgl_system date, saat timestamptz, input_by text, kode_sales text,
  nota int, qty bigint, berat bigint, total bigint) LANGUAGE sql STABLE AS $$
  SELECT n.id, n.tgl_system, n.saat, n.input_by, n.kode_sales, 1, b.qty, b.berat, b.total
  FROM nota_manual_sah(v_toko, v_awal, v_akhir) n, LATERAL (SELECT sum(l.qty)::bigint AS qty,
      sum(l.berat)::bigint AS berat, sum(l.total)::bigint AS total
    FROM baris_nota_manual(n.isi) l WHERE l.arah = v_arah) b
  WHERE b.qty > 0 $$;

-- A line has one row in the book of heaps: what it took with its cost, or what it brought.
CREATE OR REPLACE FUNCTION hitung_harian_manual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_manual LANGUAGE sql STABLE AS $$
  SELECT v_toko, n.tgl_system, b.arah, n.kode_sales, b.kode_group, b.kode_dept, s.kadar,
    count(*) FILTER (WHERE b.pertama), sum(b.qty)::bigint, sum(b.berat)::bigint,
    sum(abs(s.murni))::bigint, sum(b.total)::bigint, sum(b.pajak)::bigint,
    coalesce(-sum(s.nilai) FILTER (WHERE b.arah = 'JUAL'), 0)::bigint
  FROM nota_manual_sah(v_toko, v_awal, v_akhir) n CROSS JOIN LATERAL baris_nota_manual(n.isi) b
    JOIN stok_manual s ON s.kode_toko = v_toko AND s.id_dokumen = n.id
      AND s.kode_baki = b.kode_baki AND s.kode_group = b.kode_group AND s.kode_dept = b.kode_dept
  GROUP BY n.tgl_system, b.arah, n.kode_sales, b.kode_group, b.kode_dept, s.kadar $$;

-- The closed days as their snapshots have them, the open ones from the books.
CREATE OR REPLACE FUNCTION harian_manual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_manual LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_manual WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_manual(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_barang_manual(v_toko text, v_tgl date) RETURNS void
LANGUAGE sql AS $$
  DELETE FROM rekap_harian_manual WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_manual SELECT * FROM hitung_harian_manual(v_toko, v_tgl, v_tgl) $$;

CREATE OR REPLACE FUNCTION audit_rekap_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap barang manual %s tidak sama dengan notanya', tgl_system)
  FROM (SELECT r FROM rekap_harian_manual r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_manual(v_toko, '-infinity', 'infinity') h) h
      ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- What the shop sold: pieces, and goods without a barcode. neto: without tax, and without what came in
-- at no cost, so that pokok is what it has cost.
CREATE OR REPLACE FUNCTION harian_dijual(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, manual boolean, kode_sales text, kode_group text, kode_dept text,
  kadar int, nota bigint, qty bigint, berat bigint, total bigint, neto bigint, pokok bigint)
LANGUAGE sql STABLE AS $$
  SELECT tgl_system, false, kode_sales, kode_group, kode_dept, kadar, nota, qty, berat, harga_total,
    harga_jual + ongkos - diskon - pajak_termasuk - neto_kosong, harga_pokok
  FROM harian_jual(v_toko, v_awal, v_akhir)
  UNION ALL
  SELECT tgl_system, true, kode_sales, kode_group, kode_dept, kadar, nota, qty, berat, total,
    total - pajak, pokok
  FROM harian_manual(v_toko, v_awal, v_akhir) WHERE arah = 'JUAL' $$;

-- What it bought. A koreksi is a return: it goes off the sales, and is no purchase beside them.
CREATE OR REPLACE FUNCTION harian_dibeli(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, manual boolean, kode_sales text, kode_group text, kode_dept text,
  nota bigint, qty bigint, berat bigint, total bigint) LANGUAGE sql STABLE AS $$
  SELECT tgl_system, false, kode_sales, kode_group, kode_dept, nota, qty, berat, harga
  FROM harian_beli(v_toko, v_awal, v_akhir) WHERE jenis = 'BELI'
  UNION ALL
  SELECT tgl_system, true, kode_sales, kode_group, kode_dept, nota, qty, berat, total
  FROM harian_manual(v_toko, v_awal, v_akhir) WHERE arah = 'BELI' $$;

GRANT EXECUTE ON FUNCTION baris_nota_manual, harian_dibeli, harian_dijual, harian_manual,
  hitung_harian_manual, nota_manual_sah, sisi_manual_sah TO kencana_app;
