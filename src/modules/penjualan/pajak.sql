-- A piece has a complete tax invoice if its delivery named one, and it did not come back from the
-- public since: a mistake that was taken back (KOREKSI) does not count as coming back.
CREATE OR REPLACE FUNCTION faktur_perolehan(v_toko text, v_barcode text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM gerak_barang g
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
    WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode AND g.dari_status IS NULL
      AND trim(coalesce(d.isi->>'faktur_pajak', '')) <> '')
    AND NOT EXISTS (SELECT FROM pembelian_baris l
        JOIN pembelian p ON p.kode_toko = v_toko AND p.id = l.id AND p.jenis = 'BELI'
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      WHERE l.kode_toko = v_toko AND l.kode_barcode = v_barcode) $$;

-- Tax that is due on what is no sale of a piece: pajak_lain_<code>(toko, awal, akhir) of other modules.
-- id: what is one line of the recap. objek: BARANG, JASA, PPH22, or METERAI, whose aturan says who bears
-- it and whose ppn is its value.
CREATE OR REPLACE FUNCTION pajak_lain(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (jenis text, tgl_system date, id uuid, nomor text, id_pelanggan uuid, pembeli_pajak text,
  kode text, nama_barang text, objek text, kode_pajak text, aturan text, perolehan text, tarif bigint,
  dpp bigint, ppn bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE f text;
BEGIN
  FOR f IN SELECT fungsi_bernama('pajak_lain_') LOOP
    RETURN QUERY EXECUTE format('SELECT * FROM kencana.%I($1, $2, $3)', f)
      USING v_toko, v_awal, v_akhir;
  END LOOP;
END $$;

-- The same, one line each.
CREATE OR REPLACE FUNCTION rekap_pajak_lain(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, id uuid, nomor text, dpp bigint, ppn bigint, pph22 bigint,
  meterai bigint, perolehan text, aturan text) LANGUAGE sql STABLE AS $$
  SELECT tgl_system, id, nomor, coalesce(sum(dpp) FILTER (WHERE kena), 0)::bigint,
    coalesce(sum(ppn) FILTER (WHERE kena), 0)::bigint,
    coalesce(sum(ppn) FILTER (WHERE objek = 'PPH22'), 0)::bigint,
    coalesce(sum(ppn) FILTER (WHERE objek = 'METERAI'), 0)::bigint,
    min(perolehan) FILTER (WHERE kena AND ppn > 0),
    string_agg(DISTINCT aturan, ', ') FILTER (WHERE kena)
  FROM (SELECT *, objek IN ('BARANG', 'JASA') AS kena FROM pajak_lain(v_toko, v_awal, v_akhir)) l
  GROUP BY tgl_system, id, nomor $$;

GRANT EXECUTE ON FUNCTION pajak_lain, rekap_pajak_lain TO kencana_app;

-- What depends on the date of the note: the rules of tax with their version, which of the pieces
-- came with an invoice, and the groups' prices of a day that has passed.
CREATE OR REPLACE FUNCTION muat_menurut_tanggal(v_toko text, v_barcode jsonb, v_tgl date, v_pajak boolean)
RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'versi', coalesce((SELECT versi FROM versi_tabel
      WHERE kode_toko = v_toko AND tabel = 'para_pajak'), 0),
    'pajak', CASE WHEN v_pajak THEN (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY kode_pajak), '[]')
      FROM para_pajak p WHERE kode_toko = v_toko) ELSE '[]' END,
    'perolehan', CASE WHEN v_pajak THEN (SELECT coalesce(jsonb_agg(b), '[]')
      FROM jsonb_array_elements_text(v_barcode) b WHERE faktur_perolehan(v_toko, b)) ELSE '[]' END,
    'harga', (SELECT coalesce(jsonb_object_agg(h.kode_group, h.harga), '{}')
      FROM harga_pada(v_toko, v_tgl) h
      WHERE v_tgl < (SELECT tgl_system FROM toko WHERE kode_toko = v_toko))) $$;

-- Bars are free of it (PP 49/2022), by percent and by weight, wherever a shop has that kategori.
CREATE OR REPLACE FUNCTION pajak_batangan(v_toko text, v_kategori text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
    kode_kategori, perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
  SELECT v_toko, v.kode, '2022-12-12', 'PP 49/2022', v.jenis, 'BARANG', v_kategori, 'SEMUA',
    0, 1, 1, 0
  FROM (VALUES ('PPN-LM', 'PPN_PERSEN'), ('PPN-LM-BERAT', 'PPN_BERAT')) AS v(kode, jenis)
  ON CONFLICT DO NOTHING $$;

-- PMK 48/2023 as kept by PMK 11/2025: 10 % (with a complete tax invoice of its acquisition) or 15 %
-- (without) of 11/12 of the price, at 12 %: 1.1 and 1.65 %. Work on jewellery: 1.1 %. PPh 22 of 0.25 %
-- where gold goes to one who trades with it.
CREATE OR REPLACE FUNCTION toko_baru_pajak(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
    perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
  SELECT v_toko, v.kode, '2025-02-04', 'PMK 48/2023 jo. PMK 11/2025', 'PPN_PERSEN', v.objek,
    v.perolehan, 1200, 11, v.bawah, 0
  FROM (VALUES ('PPN-FAKTUR', 'BARANG', 'ADA', 120), ('PPN', 'BARANG', 'TIDAK', 80),
    ('PPN-JASA', 'JASA', 'SEMUA', 120)) AS v(kode, objek, perolehan, bawah)
  ON CONFLICT DO NOTHING;
  INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
    perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
  VALUES (v_toko, 'PPH22', '2023-05-01', 'PMK 48/2023 jo. PMK 52/2025', 'PPH22', 'BARANG', 'SEMUA',
    25, 1, 1, 0)
  ON CONFLICT DO NOTHING $$;

-- PPh 22 that was collected in a period, note by note; what was taken back is below zero, on its own
-- day.
CREATE OR REPLACE FUNCTION pph22_hari(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, id uuid, nomor text, id_jual uuid, dasar bigint, pajak bigint)
LANGUAGE sql STABLE AS $$
  SELECT p.tgl_system, p.id, d.nomor, p.id, sum(b.dasar)::bigint, sum(b.pajak)::bigint
  FROM penjualan_pajak b
    JOIN penjualan p ON p.kode_toko = v_toko AND p.id = b.id
      AND p.tgl_system BETWEEN v_awal AND v_akhir
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = b.id AND s.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id
  WHERE b.kode_toko = v_toko AND b.objek = 'PPH22' GROUP BY p.tgl_system, p.id, d.nomor
  UNION ALL
  SELECT r.tgl_system, r.id, r.nomor, b.id, -sum(b.dasar)::bigint, -sum(b.pajak)::bigint
  FROM retur_jual(v_toko, v_awal, v_akhir) r
    JOIN penjualan_pajak b ON b.kode_toko = v_toko AND b.id = (r.jual).id
      AND b.kode_barcode = (r.jual).kode_barcode AND b.objek = 'PPH22'
  GROUP BY r.tgl_system, r.id, r.nomor, b.id
  UNION ALL
  SELECT l.tgl_system, l.id, l.nomor, l.id, sum(l.dpp)::bigint, sum(l.ppn)::bigint
  FROM pajak_lain(v_toko, v_awal, v_akhir) l WHERE l.objek = 'PPH22' GROUP BY 1, 2, 3 $$;

-- The stamps of a period, note by note.
CREATE OR REPLACE FUNCTION meterai_hari(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, id uuid, nomor text, jumlah bigint, ditanggung text)
LANGUAGE sql STABLE AS $$
  SELECT p.tgl_system, p.id, d.nomor, (d.isi->'meterai'->>'jumlah')::bigint,
    d.isi->'meterai'->>'ditanggung'
  FROM penjualan p
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id AND d.isi ? 'meterai'
      AND d.tgl_system BETWEEN v_awal AND v_akhir
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  UNION ALL
  SELECT tgl_system, id, nomor, ppn, aturan FROM pajak_lain(v_toko, v_awal, v_akhir)
  WHERE objek = 'METERAI' $$;

-- What of the tax of a line is PPh 22.
CREATE OR REPLACE FUNCTION pph22_baris(v_toko text, v_id uuid, v_barcode text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT pajak FROM penjualan_pajak WHERE kode_toko = v_toko AND id = v_id
    AND kode_barcode = v_barcode AND objek = 'PPH22'), 0) $$;

GRANT EXECUTE ON FUNCTION meterai_hari, pph22_baris, pph22_hari TO kencana_app;
GRANT EXECUTE ON FUNCTION faktur_perolehan, muat_menurut_tanggal, pajak_batangan TO kencana_app;
