CREATE OR REPLACE FUNCTION baca_penjual(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- As those of the sale: in the order of the documents that the posting made.
CREATE OR REPLACE FUNCTION baca_pembelian(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembelian_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN pembelian p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

CREATE OR REPLACE FUNCTION baca_pembelian_baris(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembelian_baris_v1(p), E'\n' ORDER BY t.n, p.n) FROM transisi t
    JOIN pembelian_baris p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

CREATE OR REPLACE FUNCTION naskah_pembelian_baris_v1(p pembelian_baris) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

CREATE OR REPLACE FUNCTION naskah_pembelian_v1(p pembelian) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

-- [{id, id_group, jenis, kode_sales, id_pelanggan, keterangan, qty, berat, murni, harga_dasar,
-- potongan, tambahan, harga_total}], in the order of the documents.
CREATE OR REPLACE FUNCTION tulis_pembelian(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO pembelian SELECT k.toko, p.id, k.id_posting, p.id_group, k.tgl, k.saat, k.oleh,
      p.jenis, p.kode_sales, p.id_pelanggan, p.keterangan, p.qty, p.berat, p.murni, p.harga_dasar,
      p.potongan, p.tambahan, p.harga_total
    FROM jsonb_array_elements(isi) WITH ORDINALITY AS j(isi, n),
      LATERAL jsonb_populate_record(NULL::pembelian, j.isi) AS p
    ORDER BY j.n
    RETURNING naskah_pembelian_v1(pembelian) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- [{id, .. as the table}], the lines of one purchase together, numbered from 1, after the headers
-- and in their order. Count, weights and sums are those of the header.
CREATE OR REPLACE FUNCTION tulis_pembelian_baris(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r pembelian_baris; v_baris pembelian_baris[]; v_id uuid; v_n int; v_qty int; v_berat bigint;
  v_murni bigint; v_dasar bigint; v_potongan bigint; v_tambahan bigint; v_total bigint;
  v_jumlah int := jsonb_array_length(isi);
BEGIN
  FOR i IN 1 .. v_jumlah LOOP
    r := jsonb_populate_record(NULL::pembelian_baris, isi->(i - 1));
    IF r.id IS DISTINCT FROM v_id THEN
      EXIT WHEN (v_n, v_berat, v_murni, v_dasar, v_potongan, v_tambahan, v_total)
        <> (v_qty, 0, 0, 0, 0, 0, 0);
      SELECT id, 0, qty, berat, murni, harga_dasar, potongan, tambahan, harga_total
      INTO v_id, v_n, v_qty, v_berat, v_murni, v_dasar, v_potongan, v_tambahan, v_total
      FROM pembelian WHERE kode_toko = k.toko AND id = r.id;
    END IF;
    v_n := v_n + 1;
    v_berat := v_berat - r.berat;
    v_murni := v_murni - r.murni;
    v_dasar := v_dasar - r.harga_dasar;
    v_potongan := v_potongan - r.potongan;
    v_tambahan := v_tambahan - r.tambahan;
    v_total := v_total - r.harga;
    r.kode_toko := k.toko;
    r.n := v_n;
    v_baris := v_baris || r;
  END LOOP;
  IF ((v_n, v_berat, v_murni, v_dasar, v_potongan, v_tambahan, v_total)
      = (v_qty, 0, 0, 0, 0, 0, 0) AND cardinality(v_baris) = v_jumlah) IS NOT TRUE THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama',
      jsonb_build_object('id', coalesce(v_id, r.id)));
  END IF;
  INSERT INTO pembelian_baris SELECT * FROM unnest(v_baris);
  RETURN array_to_string(v_baris, E'\n');
END $$;

CREATE OR REPLACE FUNCTION baca_gerak_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_gerak_kantong_v1(g), E'\n' ORDER BY n) FROM gerak_kantong g
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION baca_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

CREATE OR REPLACE FUNCTION naskah_gerak_kantong_v1(g gerak_kantong) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT g::text $$;

-- [{id_dokumen, id_beli, n_beli, dari, ke, versi (as it was read), berat, murni, timbang}], in the
-- order of the bags: each is locked, checked and moved in one UPDATE.
CREATE OR REPLACE FUNCTION tulis_gerak_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g record; r gerak_kantong; v_n int := 0; v_naskah text;
BEGIN
  FOR g IN SELECT * FROM jsonb_to_recordset(isi) AS g(id_dokumen uuid, id_beli uuid, n_beli int,
      dari text, ke text, versi int, berat bigint, murni bigint, timbang bigint, semula boolean)
      ORDER BY id_beli, n_beli LOOP
    v_n := v_n + 1;
    -- Taken back: it weighs what it weighed before the move that left it in this version.
    IF g.semula THEN
      SELECT coalesce(s.berat, l.berat), coalesce(s.murni, l.murni), coalesce(s.berat, l.berat)
      INTO g.berat, g.murni, g.timbang
      FROM pembelian_baris l LEFT JOIN gerak_kantong s ON s.kode_toko = k.toko
        AND s.id_beli = l.id AND s.n_beli = l.n AND s.versi = g.versi - 1
      WHERE l.kode_toko = k.toko AND l.id = g.id_beli AND l.n = g.n_beli;
    END IF;
    UPDATE kantong b SET tempat = g.ke, berat = g.berat, murni = g.murni, versi = b.versi + 1
    WHERE b.kode_toko = k.toko AND b.id = g.id_beli AND b.n = g.n_beli AND b.tempat = g.dari
      AND b.versi = g.versi;
    IF NOT FOUND THEN
      PERFORM tolak('KN003', 'kantong_sudah_diolah', jsonb_build_object('kode_kantong',
        kode_kantong(k.toko, g.id_beli, g.n_beli)));
    END IF;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.id_beli, g.n_beli, g.versi + 1, g.dari,
      g.ke, g.berat, g.murni, g.timbang, k.tgl);
    INSERT INTO gerak_kantong VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_gerak_kantong_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- [{id}]: the bags of a purchase that is VALID from now on; [{id, batal}]: of one that no longer is.
-- They follow from the purchase, so the chain has no text of them.
CREATE OR REPLACE FUNCTION tulis_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_beda int;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, batal boolean) ORDER BY id LOOP
    IF r.batal THEN
      DELETE FROM kantong WHERE kode_toko = k.toko AND id = r.id AND tempat = 'PEMBELIAN';
      SELECT min(n) INTO v_beda FROM kantong WHERE kode_toko = k.toko AND id = r.id;
      IF v_beda IS NOT NULL THEN
        PERFORM tolak('KN003', 'kantong_sudah_diolah', jsonb_build_object('kode_kantong',
          kode_kantong(k.toko, r.id, v_beda)));
      END IF;
    ELSE
      INSERT INTO kantong SELECT * FROM kantong_baru(k.toko, r.id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION baca_rugi_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_rugi_kantong_v1(r), E'\n' ORDER BY n)
  FROM rugi_kantong r WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_rugi_kantong_v1(r rugi_kantong) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT r::text $$;

-- [{id_dokumen, id_beli, n_beli, rugi}], each bag once, after it was moved (and locked by that).
CREATE OR REPLACE FUNCTION tulis_rugi_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rugi_kantong SELECT k.toko, k.id_posting, r.n, r.id_dokumen, r.id_beli, r.n_beli,
    r.rugi, k.tgl
  FROM ROWS FROM (jsonb_to_recordset(isi)
    AS (id_dokumen uuid, id_beli uuid, n_beli int, rugi bigint))
    WITH ORDINALITY AS r(id_dokumen, id_beli, n_beli, rugi, n);
  UPDATE kantong b SET nilai = b.nilai - r.rugi FROM rugi_kantong r
  WHERE r.kode_toko = k.toko AND r.id_posting = k.id_posting
    AND b.kode_toko = k.toko AND b.id = r.id_beli AND b.n = r.n_beli;
  RETURN baca_rugi_kantong(k.toko, k.id_posting, versi_naskah());
END $$;

CREATE OR REPLACE FUNCTION baca_ciri_kantong(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_ciri_kantong_v1(c), E'\n' ORDER BY n)
  FROM ciri_kantong c WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What the book of features speaks of, as it stands.
CREATE OR REPLACE FUNCTION ciri_kini(k kantong) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('kadar', k.kadar, 'kadar_eod', k.kadar_eod, 'no_segel', k.no_segel) $$;

CREATE OR REPLACE FUNCTION naskah_ciri_kantong_v1(c ciri_kantong) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT c::text $$;

-- [{id_dokumen, id_beli, n_beli, versi (as the bag was read), sebelum, sesudah}], each bag once, after it
-- was moved (and locked by that).
CREATE OR REPLACE FUNCTION tulis_ciri_kantong(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM ROWS FROM (jsonb_to_recordset(isi) AS (id_dokumen uuid, id_beli uuid,
      n_beli int, versi int, sebelum jsonb, sesudah jsonb)) WITH ORDINALITY
      AS r(id_dokumen, id_beli, n_beli, versi, sebelum, sesudah, n) LOOP
    UPDATE kantong b SET kadar = (r.sesudah->>'kadar')::int,
      kadar_eod = (r.sesudah->>'kadar_eod')::int, no_segel = r.sesudah->>'no_segel'
    WHERE b.kode_toko = k.toko AND b.id = r.id_beli AND b.n = r.n_beli AND b.versi = r.versi + 1
      AND ciri_kini(b) = r.sebelum;
    IF NOT FOUND THEN
      PERFORM tolak('KN003', 'kantong_sudah_diolah', jsonb_build_object('kode_kantong',
        kode_kantong(k.toko, r.id_beli, r.n_beli)));
    END IF;
    INSERT INTO ciri_kantong VALUES (k.toko, k.id_posting, r.n, r.id_dokumen, r.id_beli, r.n_beli,
      r.versi + 1, r.sebelum, r.sesudah, k.tgl);
  END LOOP;
  RETURN baca_ciri_kantong(k.toko, k.id_posting, versi_naskah());
END $$;
