-- A day's sales belong to whom they are said to be sold by when the day is sealed. v_nota: of these
-- notes alone; NULL: of all.
CREATE OR REPLACE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date, v_nota uuid[] = NULL)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, (p.b).kode_group, (p.b).kode_dept,
    sum(p.arah)::bigint, sum(p.arah * (p.b).berat)::bigint, sum(p.arah * (p.b).murni)::bigint,
    sum(p.arah * (p.b).harga_jual)::bigint, sum(p.arah * (p.b).ongkos)::bigint,
    sum(p.arah * (p.b).diskon)::bigint, sum(p.arah * (p.b).pajak)::bigint,
    sum(p.arah * (p.b).pajak_termasuk)::bigint, sum(p.arah * (p.b).harga_total)::bigint,
    sum(p.arah * (p.b).harga_pokok)::bigint,
    coalesce(sum(p.arah) FILTER (WHERE (p.b).n = 1), 0)::bigint, (p.b).kadar,
    coalesce(sum(p.arah) FILTER (WHERE (p.b).harga_pokok = 0), 0)::bigint,
    coalesce(sum(p.arah * ((p.b).harga_jual + (p.b).ongkos - (p.b).diskon - (p.b).pajak_termasuk))
      FILTER (WHERE (p.b).harga_pokok = 0), 0)::bigint,
    count(*), count(*) FILTER (WHERE p.pertama)
  FROM (
    SELECT p.tgl_system, p.kode_sales, 1 AS arah, b.n = 1 AS pertama, b
    FROM (SELECT id FROM penjualan WHERE v_nota IS NULL AND kode_toko = v_toko
          AND tgl_system BETWEEN v_awal AND v_akhir
        UNION ALL SELECT unnest(v_nota)) n
      JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = n.id
        AND p.tgl_system BETWEEN v_awal AND v_akhir
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
    UNION ALL
    SELECT tgl_system, kode_sales, -1, pertama, jual FROM retur_jual(v_toko, v_awal, v_akhir)
    WHERE v_nota IS NULL OR id = ANY (v_nota)) p
  GROUP BY p.tgl_system, p.kode_sales, (p.b).kode_group, (p.b).kode_dept, (p.b).kadar $$;

-- The notes that postings touched since v_urut. NULL where one of them counted already, or a sale
-- got another seller: then the sums at v_urut no longer hold.
CREATE OR REPLACE FUNCTION nota_sejak(v_toko text, v_urut bigint) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH baru AS MATERIALIZED (
    SELECT id FROM posting WHERE kode_toko = v_toko AND urut > v_urut),
  nota AS MATERIALIZED (
    SELECT DISTINCT s.id
    FROM baru JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = baru.id
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id_dokumen
        AND s.jenis IN ('PENJUALAN', 'PEMBELIAN'))
  SELECT coalesce(array_agg(id), '{}') FROM nota
  HAVING NOT EXISTS (
      SELECT FROM nota JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = nota.id
        AND t.dari = 'VALID')
    AND NOT EXISTS (
      SELECT FROM baru JOIN koreksi_penjualan k ON k.kode_toko = v_toko AND k.id_posting = baru.id) $$;

-- The same by the hour of entry, over all sellers and goods.
CREATE OR REPLACE FUNCTION hitung_jam_jual(v_toko text, v_awal date, v_akhir date, v_nota uuid[] = NULL)
RETURNS TABLE (tgl_system date, jam timestamptz, nota bigint, qty bigint, berat bigint, harga_total bigint)
LANGUAGE sql STABLE AS $$
  SELECT tgl_system, date_trunc('hour', saat, 'UTC'), sum(nota)::bigint, sum(qty)::bigint, sum(berat)::bigint,
    sum(harga_total)::bigint
  FROM (
    SELECT p.tgl_system, p.saat, 1 AS nota, p.qty, p.berat::bigint, p.harga_total::bigint
    FROM (SELECT id FROM penjualan WHERE v_nota IS NULL AND kode_toko = v_toko
          AND tgl_system BETWEEN v_awal AND v_akhir
        UNION ALL SELECT unnest(v_nota)) n
      JOIN penjualan p ON p.kode_toko = v_toko AND p.id = n.id
        AND p.tgl_system BETWEEN v_awal AND v_akhir
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    UNION ALL
    SELECT tgl_system, saat, -((jual).n = 1)::int, -1, -(jual).berat, -(jual).harga_total
    FROM retur_jual(v_toko, v_awal, v_akhir) WHERE v_nota IS NULL OR id = ANY (v_nota)) p
  GROUP BY 1, 2 $$;

-- The closed days as their snapshots have them, the open ones as of a posting and the notes since:
-- a day of 20,000 sales is not walked for every look at it. A seller, group, jenis and kadar may
-- come twice. Without a sum that holds, the books are walked.
CREATE OR REPLACE FUNCTION harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko); v_buka date := greatest(v_awal, v_segel + 1);
  v_urut bigint; v_nota uuid[];
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_jual WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  IF v_buka > v_akhir THEN RETURN; END IF;
  SELECT urut, nota_sejak(v_toko, urut) INTO v_urut, v_nota FROM rekap_jalan
  WHERE kode_toko = v_toko AND tgl_segel = v_segel;
  IF v_nota IS NOT NULL THEN
    RETURN QUERY SELECT kode_toko, tgl_system, kode_sales, kode_group, kode_dept, qty, berat, murni,
      harga_jual, ongkos, diskon, pajak, pajak_termasuk, harga_total, harga_pokok, nota, kadar,
      pokok_kosong, neto_kosong, baris, baris_nota FROM rekap_jalan_jual
    WHERE kode_toko = v_toko AND urut = v_urut AND tgl_system BETWEEN v_buka AND v_akhir;
  END IF;
  RETURN QUERY SELECT * FROM hitung_harian_jual(v_toko, v_buka, v_akhir, v_nota);
END $$;

-- The sales of open days by the hour of entry; an hour may come twice.
CREATE OR REPLACE FUNCTION jam_jual(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, jam timestamptz, nota bigint, qty bigint, berat bigint,
  harga_total bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE v_urut bigint; v_nota uuid[];
BEGIN
  SELECT r.urut, nota_sejak(v_toko, r.urut) INTO v_urut, v_nota FROM rekap_jalan r
  WHERE r.kode_toko = v_toko AND r.tgl_segel = tgl_segel(v_toko);
  IF v_nota IS NOT NULL THEN
    RETURN QUERY SELECT j.tgl_system, j.jam, j.nota, j.qty, j.berat, j.harga_total
    FROM rekap_jalan_jam j
    WHERE j.kode_toko = v_toko AND j.urut = v_urut AND j.tgl_system BETWEEN v_awal AND v_akhir;
  END IF;
  RETURN QUERY SELECT * FROM hitung_jam_jual(v_toko, v_awal, v_akhir, v_nota);
END $$;

-- The shops in which so many postings came since the sums of their open days were kept.
CREATE OR REPLACE FUNCTION toko_maju(v_banyak int) RETURNS SETOF text LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT r.kode_toko FROM rantai r LEFT JOIN rekap_jalan j USING (kode_toko)
  WHERE r.urut >= coalesce(j.urut, 0) + v_banyak $$;

-- Keeps the sums of this shop's open days anew: what was kept and what came since. One statement,
-- so that all of it is of one moment; who reads meanwhile has the old rows.
CREATE OR REPLACE FUNCTION perbarui_rekap_jalan() RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH kini AS (
    SELECT kode_toko, urut, tgl_segel(kode_toko) AS segel FROM rantai
    WHERE kode_toko = toko_kini()),
  jual AS (
    INSERT INTO rekap_jalan_jual
    SELECT k.kode_toko, h.tgl_system, h.kode_sales, h.kode_group, h.kode_dept, sum(h.qty),
      sum(h.berat), sum(h.murni), sum(h.harga_jual), sum(h.ongkos), sum(h.diskon), sum(h.pajak),
      sum(h.pajak_termasuk), sum(h.harga_total), sum(h.harga_pokok), sum(h.nota), h.kadar,
      sum(h.pokok_kosong), sum(h.neto_kosong), sum(h.baris), sum(h.baris_nota), k.urut
    FROM kini k, harian_jual(k.kode_toko, k.segel + 1, 'infinity') h
    GROUP BY k.kode_toko, k.urut, h.tgl_system, h.kode_sales, h.kode_group, h.kode_dept, h.kadar
    ON CONFLICT DO NOTHING),
  jam AS (
    INSERT INTO rekap_jalan_jam
    SELECT k.kode_toko, k.urut, h.tgl_system, h.jam, sum(h.nota), sum(h.qty), sum(h.berat),
      sum(h.harga_total)
    FROM kini k, jam_jual(k.kode_toko, k.segel + 1, 'infinity') h
    GROUP BY k.kode_toko, k.urut, h.tgl_system, h.jam
    ON CONFLICT DO NOTHING),
  jual_lama AS (
    DELETE FROM rekap_jalan_jual j USING kini k
    WHERE j.kode_toko = k.kode_toko AND j.urut < k.urut),
  jam_lama AS (
    DELETE FROM rekap_jalan_jam j USING kini k
    WHERE j.kode_toko = k.kode_toko AND j.urut < k.urut)
  INSERT INTO rekap_jalan AS j SELECT kode_toko, urut, segel FROM kini
  ON CONFLICT (kode_toko) DO UPDATE SET urut = excluded.urut, tgl_segel = excluded.tgl_segel
    WHERE excluded.urut > j.urut $$;

GRANT EXECUTE ON FUNCTION harian_jual, hitung_harian_jual, hitung_jam_jual, jam_jual, nota_sejak,
  perbarui_rekap_jalan, toko_maju TO kencana_app;
