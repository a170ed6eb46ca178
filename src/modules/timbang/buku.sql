CREATE OR REPLACE FUNCTION baca_timbang_serah(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_timbang_serah_v1(t), E'\n'
    ORDER BY id_penjualan, kode_barcode COLLATE "C")
  FROM timbang_serah t WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_timbang_serah_v1(t timbang_serah) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_penjualan, kode_barcode, berat_baca, berat_nota}]
CREATE OR REPLACE FUNCTION tulis_timbang_serah(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION baca_gerak_baki(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_baki_v1(g), E'\n' ORDER BY n) FROM gerak_baki g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_tera_timbangan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT naskah_tera_timbangan_v1(b) FROM transisi t
    JOIN tera_timbangan b ON b.kode_toko = v_toko AND b.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_timbang_baki(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT naskah_timbang_baki_v1(b) FROM transisi t
    JOIN timbang_baki b ON b.kode_toko = v_toko AND b.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.ke = 'VALID' $$;

CREATE OR REPLACE FUNCTION naskah_gerak_baki_v1(g gerak_baki) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

CREATE OR REPLACE FUNCTION naskah_tera_timbangan_v1(t tera_timbangan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

CREATE OR REPLACE FUNCTION naskah_timbang_baki_v1(t timbang_baki) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_dokumen, kode_baki, dari, ke}], each tray once, in the order of their codes. The state is
-- the master's own column: sales and moves already ask it there, and its history tells who.
CREATE OR REPLACE FUNCTION tulis_gerak_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g gerak_baki; v_naskah text; v_n int := 0; v_kini text;
BEGIN
  FOR g IN SELECT x.* FROM jsonb_populate_recordset(NULL::gerak_baki, isi) AS x
      ORDER BY x.kode_baki COLLATE "C" LOOP
    v_n := v_n + 1;
    g.kode_toko := k.toko; g.id_posting := k.id_posting; g.n := v_n; g.tgl_system := k.tgl;
    UPDATE baki SET status_baki = g.ke
    WHERE kode_toko = k.toko AND kode_baki = g.kode_baki AND status_baki = g.dari;
    IF NOT FOUND THEN
      SELECT status_baki INTO v_kini FROM baki
      WHERE kode_toko = k.toko AND kode_baki = g.kode_baki;
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'baki', 'kunci', g.kode_baki,
        'status', v_kini));
    END IF;
    INSERT INTO gerak_baki VALUES (g.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gerak_baki_v1(g));
  END LOOP;
  RETURN v_naskah;
END $$;

-- [{id, timbangan, asal, mentah, acuan, baca, toleransi, cocok}]: one a posting.
CREATE OR REPLACE FUNCTION tulis_tera_timbangan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r tera_timbangan;
BEGIN
  r := jsonb_populate_record(NULL::tera_timbangan, isi->0);
  r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl;
  r.saat := k.saat; r.oleh := k.oleh;
  INSERT INTO tera_timbangan VALUES (r.*);
  RETURN naskah_tera_timbangan_v1(r);
END $$;

-- [{id, .. as the table}]: one weighing a posting.
CREATE OR REPLACE FUNCTION tulis_timbang_baki(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r timbang_baki;
BEGIN
  r := jsonb_populate_record(NULL::timbang_baki, isi->0);
  r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl;
  r.saat := k.saat; r.oleh := k.oleh;
  INSERT INTO timbang_baki VALUES (r.*);
  RETURN naskah_timbang_baki_v1(r);
END $$;
