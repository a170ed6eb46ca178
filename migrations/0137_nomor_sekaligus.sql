-- The numbers of documents of one prefix that follow one another are taken at once: one by one, as
-- migration 0136 had it, the row that counts them grew by a version for each.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0136 otherwise.
-- The hot rows, last: the chain's row, then under its lock the numbers (DOMAIN 4: no gaps) and the
-- documents that bear them, then the posting as the chain's next link. The row also says which day
-- is sealed: a posting that waited here while the day was closed is refused, not slipped under it.
-- One that waited while its day was opened again would stand in the future.
CREATE OR REPLACE FUNCTION rangkai(k konteks, r posting, daftar jsonb, v_naskah text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  h rantai; d dokumen; v_dokumen dokumen[]; v_kini date; v_nomor jsonb := '{}'; v_urut int;
  v_sisa int := 0;
BEGIN
  SELECT * INTO h FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  SELECT tgl_system INTO v_kini FROM toko WHERE kode_toko = k.toko;
  IF k.tgl > v_kini THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko', 'tgl_system', v_kini));
  ELSIF k.tgl <= h.tgl_segel AND h.penyegel IS DISTINCT FROM k.id_posting THEN
    PERFORM tolak('KN006', 'hari_sudah_ditutup',
      jsonb_build_object('tgl_system', k.tgl, 'tgl_segel', h.tgl_segel));
  END IF;
  FOR i IN 1 .. jsonb_array_length(daftar) LOOP
    d := jsonb_populate_record(NULL::dokumen, daftar->(i - 1));
    IF v_sisa = 0 THEN
      WHILE daftar->(i - 1 + v_sisa)->>'prefix' = d.prefix LOOP v_sisa := v_sisa + 1; END LOOP;
      INSERT INTO nomor AS m VALUES (k.toko, d.prefix, k.tgl, v_sisa)
      ON CONFLICT (kode_toko, prefix, tgl) DO UPDATE SET urut = m.urut + excluded.urut
      RETURNING urut INTO v_urut;
    END IF;
    v_sisa := v_sisa - 1;
    d.urut := v_urut - v_sisa;
    -- Not lpad to four alone: it cuts 10000 to 1000.
    d.nomor := d.prefix || '-' || k.toko || to_char(k.tgl, '-YYMMDD-')
      || lpad(d.urut::text, greatest(4, length(d.urut::text)), '0');
    v_dokumen := v_dokumen || ROW(k.toko, d.id, d.jenis, d.prefix, d.urut, d.nomor, d.id_group,
      d.id_asal, k.tgl, k.saat, k.oleh, coalesce(d.isi, '{}'))::dokumen;
    v_nomor := v_nomor || jsonb_build_object(d.id, d.nomor);
  END LOOP;
  IF v_dokumen IS NOT NULL THEN INSERT INTO dokumen SELECT * FROM unnest(v_dokumen); END IF;
  r.urut := h.urut + 1;
  r.hash := sha256(h.hash || convert_to(concat_ws(E'\n', naskah_posting_v1(r), v_naskah,
    array_to_string(v_dokumen, E'\n')), 'UTF8'));
  UPDATE rantai SET urut = r.urut, hash = r.hash WHERE kode_toko = k.toko;
  INSERT INTO posting VALUES (r.*);
  RETURN jsonb_build_object('id_posting', r.id, 'urut', r.urut, 'saat', r.saat, 'nomor', v_nomor);
END $$;
