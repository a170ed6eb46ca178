-- Their rows hang on the documents that the posting moved, and were written in that order: the ids
-- of two notes made in the same millisecond may sort the other way round.
CREATE OR REPLACE FUNCTION baca_penjualan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN penjualan p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

CREATE OR REPLACE FUNCTION baca_penjualan_baris(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_baris_v1(p), E'\n' ORDER BY t.n, p.n) FROM transisi t
    JOIN penjualan_baris p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

CREATE OR REPLACE FUNCTION naskah_penjualan_baris_v1(p penjualan_baris) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

CREATE OR REPLACE FUNCTION naskah_penjualan_v1(p penjualan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

-- [{id, id_group, no_nota_manual, kode_sales, id_pelanggan, keterangan, qty, berat, harga_jual,
-- ongkos, diskon, pajak, pajak_termasuk, harga_total}]
CREATE OR REPLACE FUNCTION tulis_penjualan(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int; v_id uuid[];
BEGIN
  WITH baru AS (
    INSERT INTO penjualan SELECT k.toko, p.id, k.id_posting, p.id_group, k.tgl, k.saat, k.oleh,
      p.no_nota_manual, p.kode_sales, p.id_pelanggan, p.keterangan, p.qty, p.berat, p.harga_jual,
      p.ongkos, p.diskon, p.pajak, p.pajak_termasuk, p.harga_total
    FROM jsonb_populate_recordset(NULL::penjualan, isi) AS p
    ON CONFLICT DO NOTHING RETURNING id, naskah_penjualan_v1(penjualan) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*), array_agg(id) INTO v_naskah, v_jumlah, v_id FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN008', 'no_nota_manual_sudah_ada', jsonb_build_object('no_nota_manual',
      (SELECT no_nota_manual FROM jsonb_to_recordset(isi) AS p(id uuid, no_nota_manual text)
        WHERE id <> ALL (coalesce(v_id, '{}')) LIMIT 1)));
  END IF;
  RETURN v_naskah;
END $$;

-- [{id, kode_barcode, .. as the table}], the lines of one sale together, numbered from 1. Count,
-- weight and total are those of its header, written before (audit compares the other sums).
CREATE OR REPLACE FUNCTION tulis_penjualan_baris(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r penjualan_baris; v_baris penjualan_baris[]; v_id uuid; v_n int; v_qty int; v_berat bigint;
  v_total bigint; v_jumlah int := jsonb_array_length(isi);
BEGIN
  FOR i IN 1 .. v_jumlah LOOP
    r := jsonb_populate_record(NULL::penjualan_baris, isi->(i - 1));
    IF r.id IS DISTINCT FROM v_id THEN
      EXIT WHEN (v_n, v_berat, v_total) <> (v_qty, 0, 0);
      SELECT id, 0, qty, berat, harga_total INTO v_id, v_n, v_qty, v_berat, v_total
      FROM penjualan WHERE kode_toko = k.toko AND id = r.id;
    END IF;
    v_n := v_n + 1;
    v_berat := v_berat - r.berat;
    v_total := v_total - r.harga_total;
    r.kode_toko := k.toko;
    r.n := v_n;
    v_baris := v_baris || r;
  END LOOP;
  IF ((v_n, v_berat, v_total) = (v_qty, 0, 0) AND cardinality(v_baris) = v_jumlah) IS NOT TRUE THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama',
      jsonb_build_object('id', coalesce(v_id, r.id)));
  END IF;
  INSERT INTO penjualan_baris SELECT * FROM unnest(v_baris);
  RETURN array_to_string(v_baris, E'\n');
END $$;

CREATE OR REPLACE FUNCTION baca_koreksi_penjualan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_koreksi_penjualan_v1(b), E'\n' ORDER BY id_penjualan, versi)
  FROM koreksi_penjualan b WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_koreksi_penjualan_v1(b koreksi_penjualan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{id_penjualan, versi, id_dokumen, kode_sales, id_pelanggan, keterangan, versi_bayar, sebelum,
-- sesudah}]; versi: one more than was read.
CREATE OR REPLACE FUNCTION tulis_koreksi_penjualan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r koreksi_penjualan; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::koreksi_penjualan, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.oleh := k.oleh;
    INSERT INTO koreksi_penjualan VALUES (r.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koreksi_penjualan'));
    END IF;
    v_naskah := concat_ws(E'\n', v_naskah, naskah_koreksi_penjualan_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION baca_penjualan_pajak(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_pajak_v1(b), E'\n'
    ORDER BY b.id, b.kode_barcode COLLATE "C", b.objek COLLATE "C")
  FROM penjualan_pajak b WHERE b.kode_toko = v_toko AND b.id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_penjualan_pajak_v1(b penjualan_pajak) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{id, kode_barcode, .. as the table}], after the lines that they belong to.
CREATE OR REPLACE FUNCTION tulis_penjualan_pajak(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO penjualan_pajak SELECT k.toko, m.id, m.kode_barcode, m.objek, k.id_posting,
    m.kode_pajak, m.aturan, m.perolehan, m.dasar, m.tarif, m.pajak
  FROM jsonb_populate_recordset(NULL::penjualan_pajak, isi) AS m;
  RETURN baca_penjualan_pajak(k.toko, k.id_posting, versi_naskah());
END $$;
