-- Each piece is weighed and scanned before it is handed over (DOMAIN 5; module): the reading as it
-- was read, beside what the note says of it.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE timbang_serah (
  kode_toko text NOT NULL, id_penjualan uuid NOT NULL, kode_barcode text NOT NULL,
  id_posting uuid NOT NULL, berat_baca miligram NOT NULL, berat_nota miligram NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_penjualan, kode_barcode));
CREATE INDEX timbang_serah_posting ON timbang_serah (kode_toko, id_posting);
SELECT tabel_buku('timbang_serah');

CREATE FUNCTION naskah_timbang_serah_v1(t timbang_serah) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_penjualan, kode_barcode, berat_baca, berat_nota}]
CREATE FUNCTION tulis_timbang_serah(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO timbang_serah SELECT k.toko, t.id_penjualan, t.kode_barcode, k.id_posting,
      t.berat_baca, t.berat_nota, k.tgl, k.saat, k.oleh
    FROM jsonb_populate_recordset(NULL::timbang_serah, isi) AS t
    ORDER BY t.id_penjualan, t.kode_barcode COLLATE "C"
    RETURNING naskah_timbang_serah_v1(timbang_serah) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

CREATE FUNCTION baca_timbang_serah(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_timbang_serah_v1(t), E'\n'
    ORDER BY id_penjualan, kode_barcode COLLATE "C")
  FROM timbang_serah t WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- What was weighed is a line of the note, at the note's weight.
CREATE FUNCTION audit_timbang_serah(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Timbang serah %s %s: %s mg menurut catatan, %s mg menurut notanya',
    t.id_penjualan, t.kode_barcode, t.berat_nota, coalesce(l.berat_kotor::text, 'tidak ada'))
  FROM timbang_serah t LEFT JOIN penjualan_baris l ON l.kode_toko = v_toko
    AND l.id = t.id_penjualan AND l.kode_barcode = t.kode_barcode
  WHERE t.kode_toko = v_toko AND l.berat_kotor IS DISTINCT FROM t.berat_nota LIMIT 1 $$;
