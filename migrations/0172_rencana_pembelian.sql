-- What a purchase writes and reads is planned without knowing how large its tables are: until the
-- first ANALYZE of a new table its rows were looked for among all of the shop (ADR 0094, whose form
-- the writer has). And functions are found by name through their index.
SET LOCAL search_path = kencana, pg_temp;

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

-- One group, note after note, line after line, each by its key.
ALTER FUNCTION pembelian_group(text, uuid) SET plan_cache_mode = force_generic_plan
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
  SET enable_mergejoin = off;

-- As in migration 0030: by the names' index, where all of the database's functions were read.
CREATE OR REPLACE FUNCTION fungsi_bernama(awal text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT proname FROM pg_proc
  WHERE pronamespace = 'kencana'::regnamespace AND proname >= awal::name
    AND proname < (awal || '~')::name AND starts_with(proname, awal) ORDER BY proname $$;
