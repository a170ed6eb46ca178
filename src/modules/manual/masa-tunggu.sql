-- What may leave of a kind today: all that lies in the trays but what was bought less than the days of
-- waiting ago (as bags wait), and when the last of that may.
CREATE OR REPLACE FUNCTION bebas_manual(v_toko text, v_group text, v_dept text, OUT bebas bigint,
  OUT bebas_tgl date) LANGUAGE sql STABLE AS $$
  SELECT greatest(coalesce((SELECT sum(berat) FROM saldo_manual WHERE kode_toko = v_toko
      AND kode_group = v_group AND kode_dept = v_dept), 0) - coalesce(sum(m.berat), 0), 0)::bigint,
    max(m.tgl_system) + h.hari
  FROM (SELECT angka_parameter(v_toko, 'SORTIR_MASA_TUNGGU', 3)::int AS hari) h
    JOIN toko t ON t.kode_toko = v_toko
    LEFT JOIN (stok_manual m JOIN status_dokumen s ON s.kode_toko = m.kode_toko
        AND s.id = m.id_dokumen AND s.jenis = 'NOTA_MANUAL' AND s.status = 'VALID')
      ON m.kode_toko = v_toko AND m.tgl_system > t.tgl_system - h.hari AND m.berat > 0
        AND m.kode_group = v_group AND m.kode_dept = v_dept
  GROUP BY h.hari $$;

-- What may leave of these kinds is as it was read, whoever takes of them at the same moment from another
-- tray: [{kode_group, kode_dept, bebas}].
CREATE OR REPLACE FUNCTION periksa_manual_muda(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT DISTINCT x.* FROM jsonb_to_recordset(isi) AS x(kode_group text, kode_dept text,
      bebas bigint) ORDER BY 1, 2 LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'muda', k.toko, r.kode_group,
      r.kode_dept), 0));
    IF (bebas_manual(k.toko, r.kode_group, r.kode_dept)).bebas <> r.bebas THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'saldo_manual'));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
