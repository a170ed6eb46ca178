-- Rows of a spreadsheet into a master, all or none, each bad one told; the history of a whole
-- master; the masters of the chain (kota, kecamatan) with the history of the others.
SET LOCAL search_path = kencana, pg_temp;

-- As in 0001, but the table's number moves once a transaction: a thousand rows that raise it one by
-- one leave a thousand versions of it for each next one to step over.
CREATE OR REPLACE FUNCTION sesudah_master() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  batas int := coalesce(array_position(TG_ARGV::text[], '-'), TG_NARGS);
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - TG_ARGV[batas + 1:] END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - TG_ARGV[batas + 1:] END;
  baris jsonb := coalesce(baru, lama);
  naik text := TG_TABLE_NAME || ' ' || coalesce(baris->>'kode_toko', '');
BEGIN
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  SELECT baris->>'kode_toko', TG_TABLE_NAME, string_agg(baris->>a, '/' ORDER BY i), oleh_kini(),
    lama, baru
  FROM unnest(TG_ARGV[0:batas - 1]) WITH ORDINALITY AS u(a, i);
  IF current_setting('kencana.versi_naik', true) IS DISTINCT FROM naik THEN
    INSERT INTO versi_tabel AS v VALUES (baris->>'kode_toko', TG_TABLE_NAME, 1)
    ON CONFLICT (kode_toko, tabel) DO UPDATE SET versi = v.versi + 1;
    PERFORM set_config('kencana.versi_naik', naik, true);
  END IF;
  RETURN NULL;
END $$;

-- [{baris, baru, isi}] into the table of a master, as the role that asks: each row by itself, so
-- that every one that breaks a rule of the table is told with what the database says of it.
CREATE FUNCTION impor_master(v_tabel text, v_kunci text, v_toko text, v_tambah text[],
  v_ubah text[], v_isi jsonb) RETURNS jsonb LANGUAGE plpgsql SET search_path = kencana, pg_temp AS $$
DECLARE
  v record;
  tambah text;
  ubah text;
  masalah jsonb := '[]';
  v_nama text;
  v_rinci text;
  v_di text;
BEGIN
  SELECT format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)',
    v_tabel, string_agg(format('%I', k), ', ')) INTO tambah FROM unnest(v_tambah) k;
  SELECT format('UPDATE %1$I m SET (%2$s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1))
      WHERE m.%3$I = $1->>%3$L %4$s', v_tabel, string_agg(format('%I', k), ', '), v_kunci,
    CASE WHEN v_toko IS NOT NULL THEN format('AND m.kode_toko = %L', v_toko) END)
  INTO ubah FROM unnest(v_ubah) k;
  FOR v IN SELECT b->'baris' AS baris, (b->>'baru')::boolean AS baru, b->'isi' AS isi
    FROM jsonb_array_elements(v_isi) b
  LOOP
    BEGIN
      IF v.baru THEN EXECUTE tambah USING v.isi; ELSE EXECUTE ubah USING v.isi; END IF;
    EXCEPTION WHEN integrity_constraint_violation OR unique_violation OR foreign_key_violation
      OR restrict_violation OR check_violation OR not_null_violation THEN
      GET STACKED DIAGNOSTICS v_nama = CONSTRAINT_NAME, v_rinci = PG_EXCEPTION_DETAIL,
        v_di = TABLE_NAME;
      masalah := masalah || jsonb_build_object('baris', v.baris, 'code', SQLSTATE,
        'constraint', v_nama, 'detail', v_rinci, 'table', v_di);
    END;
  END LOOP;
  RETURN masalah;
END $$;
GRANT EXECUTE ON FUNCTION impor_master(text, text, text, text[], text[], jsonb) TO kencana_app;

-- What became of the rows of the chain, whichever shop changed them.
DROP FUNCTION riwayat_wilayah(text, text);
CREATE FUNCTION riwayat_rantai(v_tabel text) RETURNS SETOF riwayat_master LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT * FROM riwayat_master WHERE v_tabel IN ('kota', 'kecamatan', 'toko') AND tabel = v_tabel $$;
GRANT EXECUTE ON FUNCTION riwayat_rantai(text) TO kencana_app;
