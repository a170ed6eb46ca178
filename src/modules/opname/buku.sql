CREATE OR REPLACE FUNCTION baca_opname_hasil(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_opname_hasil_v1(o), E'\n' ORDER BY n) FROM opname_hasil o
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_opname_hasil_v1(o opname_hasil) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT o::text $$;

-- [{id, .. as the table}]: one session a posting.
CREATE OR REPLACE FUNCTION tulis_opname_hasil(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO opname_hasil SELECT k.toko, o.id, o.ordinality, k.id_posting, o.kode_barcode,
      o.nama_barang, o.hasil, o.tindak, o.status, o.kode_gudang, o.kode_baki, o.scan_baki, o.berat,
      k.tgl
    FROM jsonb_populate_recordset(NULL::opname_hasil, isi) WITH ORDINALITY AS o
    ORDER BY o.ordinality
    RETURNING naskah_opname_hasil_v1(opname_hasil) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;
