-- One figure, several books: what the notes of a day say, and what the money, the goods and the
-- journal say of it.
CREATE OR REPLACE FUNCTION uji_hari(v_toko text, v_tgl date)
RETURNS TABLE (bagian text, uji text, akun text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE AS $$
  WITH nota AS MATERIALIZED (SELECT p.id, p.id_group, p.harga_total FROM penjualan p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl),
  beli AS (SELECT sum(p.harga_total) AS jumlah FROM pembelian p
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl),
  uang AS (SELECT sum(jumlah) AS jumlah FROM (
      SELECT jumlah_in - jumlah_out AS jumlah FROM kas
      WHERE kode_toko = v_toko AND tgl_system = v_tgl AND id_group IS NOT NULL
      UNION ALL SELECT jumlah FROM bayar_sendiri(v_toko) WHERE tgl_system = v_tgl) u),
  keluar AS (SELECT sum(arah) AS pcs, sum(arah * g.berat) AS berat
    FROM (SELECT g.kode_barcode, g.berat, d.id_group,
        (g.ke_status = 'TERJUAL')::int - (g.dari_status = 'TERJUAL')::int AS arah
      FROM gerak_barang g JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
      WHERE g.kode_toko = v_toko AND g.tgl_system = v_tgl
        AND 'TERJUAL' IN (g.ke_status, g.dari_status)) g
    WHERE EXISTS (SELECT FROM penjualan p JOIN penjualan_baris b
        ON b.kode_toko = v_toko AND b.id = p.id AND b.kode_barcode = g.kode_barcode
      WHERE p.kode_toko = v_toko AND p.id_group = g.id_group))
  SELECT 'HARI', 'NOTA', NULL, NULL, NULL, NULL, NULL,
    coalesce((SELECT sum(harga_total) FROM nota), 0)::bigint
      - coalesce((SELECT jumlah FROM beli), 0)::bigint,
    coalesce((SELECT jumlah FROM uang), 0)::bigint
  UNION ALL
  SELECT 'HARI', 'BARANG', NULL, count(*), coalesce((SELECT pcs FROM keluar), 0)::bigint,
    coalesce(sum(b.berat), 0)::bigint, coalesce((SELECT berat FROM keluar), 0)::bigint, NULL, NULL
  FROM nota n JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = n.id
  UNION ALL
  SELECT 'HARI', 'JURNAL', NULL, NULL, NULL, NULL, NULL, coalesce(sum(debit), 0)::bigint,
    coalesce(sum(kredit), 0)::bigint
  FROM jurnal WHERE kode_toko = v_toko AND tgl_system = v_tgl $$;

-- The same, and what each book holds now beside its accounts.
CREATE OR REPLACE FUNCTION uji_silang(v_toko text, v_tgl date)
RETURNS TABLE (bagian text, uji text, akun text, pcs bigint, pcs_lain bigint, berat bigint,
  berat_lain bigint, jumlah bigint, jumlah_lain bigint) LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT * FROM uji_hari(v_toko, v_tgl)
  UNION ALL
  SELECT 'BUKU', array_to_string(buku, ', '), akun, NULL, NULL, NULL, NULL, menurut_buku::bigint,
    menurut_akun::bigint FROM banding_buku(v_toko, NULL, true) $$;

-- Runs the cross-check of a day and keeps what it came to. v_buku: the books too, which are asked how
-- they stand now.
CREATE OR REPLACE FUNCTION simpan_uji(v_toko text, v_tgl date, v_cara text, v_oleh text, v_buku boolean)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE v_mulai timestamptz := clock_timestamp(); v_beda jsonb;
BEGIN
  SELECT coalesce(jsonb_agg(to_jsonb(u)), '[]') INTO v_beda
  FROM (SELECT * FROM uji_hari(v_toko, v_tgl) WHERE NOT v_buku
    UNION ALL SELECT * FROM uji_silang(v_toko, v_tgl) WHERE v_buku) u
  WHERE (pcs, berat, jumlah) IS DISTINCT FROM (pcs_lain, berat_lain, jumlah_lain);
  INSERT INTO uji_harian VALUES (v_toko, v_tgl, v_mulai, v_cara, v_oleh,
    (extract(epoch FROM clock_timestamp() - v_mulai) * 1000)::int, v_beda, NULL);
  RETURN jsonb_array_length(v_beda);
END $$;

-- With the audit of the night, or by its button: each closed day of the last month that was closed
-- (again) since it was checked, and always the last one. What differs, in sentences.
CREATE OR REPLACE FUNCTION malam_uji_silang(v_toko text, v_cara text, v_oleh text)
RETURNS TABLE (kalimat text) LANGUAGE plpgsql AS $$
DECLARE v_tgl date; v_beda int; v_akhir boolean;
BEGIN
  FOR v_tgl, v_akhir IN SELECT h.tgl, h.tgl = h.akhir FROM (SELECT t.tgl, max(x.saat) AS saat, max(t.tgl) OVER () AS akhir
      FROM hari_tersegel(v_toko) AS t(tgl) JOIN hari x ON x.kode_toko = v_toko
        AND x.tgl_system = t.tgl AND x.status = 'TUTUP' GROUP BY 1) h
    WHERE h.tgl = h.akhir OR h.tgl > h.akhir - 31 AND NOT EXISTS (SELECT FROM uji_harian u
      WHERE u.kode_toko = v_toko AND u.tgl = h.tgl AND u.mulai > h.saat)
    ORDER BY 1 LOOP
    v_beda := simpan_uji(v_toko, v_tgl, v_cara, v_oleh, v_akhir);
    IF v_beda > 0 THEN
      kalimat := format('Uji silang %s: %s selisih', v_tgl, v_beda);
      RETURN NEXT;
    END IF;
  END LOOP;
END $$;

-- The last checks of the last days found something: said when the day is closed.
CREATE OR REPLACE FUNCTION perhatian_tutup_uji_silang(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'sejak', min(tgl)) FROM (SELECT DISTINCT ON (tgl) tgl, beda
    FROM uji_harian WHERE kode_toko = v_toko AND tgl > v_tgl - 31
    ORDER BY tgl, mulai DESC) u
  WHERE u.beda <> '[]' HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION perhatian_tutup_uji_silang, uji_silang TO kencana_app;
