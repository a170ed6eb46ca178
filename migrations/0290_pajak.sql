-- Tax by kategori and date (ADR 0140): a table of rules in place of six settings, and what each line
-- was taxed with, frozen with the note.
SET LOCAL search_path = kencana, pg_temp;

-- tarif in hundredths of a percent of the part faktor_atas / faktor_bawah of the price; per_gram in
-- rupiah. An empty kategori stands for all.
CREATE TABLE para_pajak (
  kode_toko text NOT NULL, kode_pajak text NOT NULL, berlaku_mulai date NOT NULL,
  aturan text NOT NULL,
  jenis_pajak text NOT NULL CHECK (jenis_pajak IN ('PPN_PERSEN', 'PPN_BERAT', 'PAJAK_24K')),
  objek text NOT NULL CHECK (objek IN ('BARANG', 'JASA')),
  kode_kategori text,
  perolehan text NOT NULL CHECK (perolehan IN ('SEMUA', 'ADA', 'TIDAK')),
  tarif bigint NOT NULL CHECK (tarif BETWEEN 0 AND 10000),
  faktor_atas bigint NOT NULL CHECK (faktor_atas > 0),
  faktor_bawah bigint NOT NULL CHECK (faktor_bawah >= faktor_atas),
  per_gram bigint NOT NULL CHECK (per_gram >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_pajak),
  CONSTRAINT para_pajak_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai,
    jenis_pajak, objek, kode_kategori, perolehan),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori);
CREATE INDEX para_pajak_kategori ON para_pajak (kode_toko, kode_kategori);
SELECT tabel_master('para_pajak', 'kode_pajak');

-- ---------------------------------------------------------------- what a shop starts with
-- PMK 48/2023 as kept by PMK 11/2025: 10 % (with a complete tax invoice of its acquisition) or 15 %
-- (without) of 11/12 of the price, at 12 %: 1.1 and 1.65 %. Work on jewellery: 1.1 %.
CREATE FUNCTION toko_baru_pajak(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
    perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
  SELECT v_toko, v.kode, '2025-02-04', 'PMK 48/2023 jo. PMK 11/2025', 'PPN_PERSEN', v.objek,
    v.perolehan, 1200, 11, v.bawah, 0
  FROM (VALUES ('PPN-FAKTUR', 'BARANG', 'ADA', 120), ('PPN', 'BARANG', 'TIDAK', 80),
    ('PPN-JASA', 'JASA', 'SEMUA', 120)) AS v(kode, objek, perolehan, bawah)
  ON CONFLICT DO NOTHING $$;

-- Bars are free of it (PP 49/2022), by percent and by weight, wherever a shop has that kategori.
CREATE FUNCTION pajak_batangan(v_toko text, v_kategori text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
    kode_kategori, perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
  SELECT v_toko, v.kode, '2022-12-12', 'PP 49/2022', v.jenis, 'BARANG', v_kategori, 'SEMUA',
    0, 1, 1, 0
  FROM (VALUES ('PPN-LM', 'PPN_PERSEN'), ('PPN-LM-BERAT', 'PPN_BERAT')) AS v(kode, jenis)
  ON CONFLICT DO NOTHING $$;
CREATE FUNCTION sesudah_kategori_batangan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pajak_batangan(NEW.kode_toko, NEW.kode_kategori);
  RETURN NULL;
END $$;
CREATE TRIGGER batangan AFTER INSERT ON kategori FOR EACH ROW
  WHEN (NEW.kode_kategori = 'LM') EXECUTE FUNCTION sesudah_kategori_batangan();
GRANT EXECUTE ON FUNCTION pajak_batangan(text, text) TO kencana_app;

-- What a shop had set itself goes on, as rows that began long ago; who never set a rate takes the
-- shipped table. The 24K tax asked a kadar of 99: it is the bars' now.
ALTER TABLE para_pajak DISABLE TRIGGER riwayat;
INSERT INTO para_pajak (kode_toko, kode_pajak, berlaku_mulai, aturan, jenis_pajak, objek,
  kode_kategori, perolehan, tarif, faktor_atas, faktor_bawah, per_gram)
SELECT p.kode_toko, v.kode, '2000-01-01', 'Pengaturan toko', v.jenis, 'BARANG',
  CASE WHEN v.jenis = 'PAJAK_24K' THEN 'LM' END, v.perolehan,
  CASE WHEN v.jenis <> 'PPN_BERAT' THEN p.value::text::bigint ELSE 0 END, 1, 1,
  CASE WHEN v.jenis = 'PPN_BERAT' THEN p.value::text::bigint ELSE 0 END
FROM parameter p
  JOIN (VALUES ('PPN_PERSEN', 'PPN-FAKTUR', 'PPN_PERSEN', 'ADA'),
    ('PPN_PERSEN', 'PPN', 'PPN_PERSEN', 'TIDAK'), ('PPN_PER_GRAM', 'PPN-BERAT', 'PPN_BERAT', 'SEMUA'),
    ('PAJAK_24K', 'PAJAK-24K', 'PAJAK_24K', 'SEMUA')) AS v(key, kode, jenis, perolehan)
  ON v.key = p.key
WHERE jsonb_typeof(p.value) = 'number' AND (v.jenis <> 'PAJAK_24K' OR EXISTS (
  SELECT FROM kategori k WHERE k.kode_toko = p.kode_toko AND k.kode_kategori = 'LM'))
ON CONFLICT DO NOTHING;
SELECT toko_baru_pajak(kode_toko) FROM toko;
SELECT pajak_batangan(kode_toko, kode_kategori) FROM kategori WHERE kode_kategori = 'LM';
ALTER TABLE para_pajak ENABLE TRIGGER riwayat;

-- ---------------------------------------------------------------- what a line was taxed with
-- Of every line that a rule was in force for, a free one too. perolehan: whether the piece came with
-- a complete tax invoice; tarif: hundredths of a percent of dasar that come to it, 0 by weight.
-- A book of its own: the texts of the lines that are in the chain stay as they are.
CREATE TABLE penjualan_pajak (
  kode_toko text NOT NULL, id uuid NOT NULL, kode_barcode text NOT NULL, objek text NOT NULL,
  id_posting uuid NOT NULL, kode_pajak text NOT NULL, aturan text NOT NULL, perolehan text NOT NULL,
  dasar bigint NOT NULL, tarif bigint NOT NULL, pajak bigint NOT NULL,
  PRIMARY KEY (kode_toko, id, kode_barcode, objek));
CREATE INDEX penjualan_pajak_posting ON penjualan_pajak (kode_toko, id_posting);
SELECT tabel_buku('penjualan_pajak');

CREATE FUNCTION naskah_penjualan_pajak_v1(b penjualan_pajak) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;
CREATE FUNCTION baca_penjualan_pajak(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_pajak_v1(b), E'\n'
    ORDER BY b.id, b.kode_barcode COLLATE "C", b.objek COLLATE "C")
  FROM penjualan_pajak b WHERE b.kode_toko = v_toko AND b.id_posting = v_id $$;

-- [{id, kode_barcode, .. as the table}], after the lines that they belong to.
CREATE FUNCTION tulis_penjualan_pajak(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO penjualan_pajak SELECT k.toko, m.id, m.kode_barcode, m.objek, k.id_posting,
    m.kode_pajak, m.aturan, m.perolehan, m.dasar, m.tarif, m.pajak
  FROM jsonb_populate_recordset(NULL::penjualan_pajak, isi) AS m;
  RETURN baca_penjualan_pajak(k.toko, k.id_posting, versi_naskah());
END $$;
SELECT pasang_buku();

-- What the rows of a line come to is the tax of that line, wherever it has rows.
CREATE FUNCTION audit_penjualan_pajak(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pajak barang %s di penjualan %s tidak sama dengan barisnya', s.kode_barcode, s.id)
  FROM (SELECT id, kode_barcode, sum(pajak) AS pajak FROM penjualan_pajak
      WHERE kode_toko = v_toko GROUP BY id, kode_barcode) s
    LEFT JOIN penjualan_baris l ON l.kode_toko = v_toko AND l.id = s.id
      AND l.kode_barcode = s.kode_barcode
  WHERE s.pajak IS DISTINCT FROM l.pajak + l.pajak_termasuk LIMIT 1 $$;

-- ---------------------------------------------------------------- what the counter reads
-- A piece has a complete tax invoice if its delivery named one, and it did not come back from the
-- public since: a mistake that was taken back (KOREKSI) does not count as coming back.
CREATE FUNCTION faktur_perolehan(v_toko text, v_barcode text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM gerak_barang g
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
    WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode AND g.dari_status IS NULL
      AND trim(coalesce(d.isi->>'faktur_pajak', '')) <> '')
    AND NOT EXISTS (SELECT FROM pembelian_baris l
        JOIN pembelian p ON p.kode_toko = v_toko AND p.id = l.id AND p.jenis = 'BELI'
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      WHERE l.kode_toko = v_toko AND l.kode_barcode = v_barcode) $$;

-- What depends on the date of the note: the rules of tax with their version, which of the pieces
-- came with an invoice, and the groups' prices of a day that has passed.
CREATE FUNCTION muat_menurut_tanggal(v_toko text, v_barcode jsonb, v_tgl date, v_pajak boolean)
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
GRANT EXECUTE ON FUNCTION faktur_perolehan(text, text),
  muat_menurut_tanggal(text, jsonb, date, boolean) TO kencana_app;

-- Whose tax it is: printed on a nota with PPN.
ALTER TABLE toko ADD npwp text;
GRANT UPDATE (npwp) ON toko TO kencana_app;
