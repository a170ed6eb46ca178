-- What a printer, a scale or a scanner says is kept by definer functions, past the wall between the
-- shops: they believe no shop but the one that the transaction stands in.
SET LOCAL search_path = kencana, pg_temp;

-- The shop that was named, where it is the transaction's own.
CREATE FUNCTION toko_sendiri(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF v_toko IS DISTINCT FROM toko_kini() THEN
    PERFORM tolak('KN001', 'bukan_toko_sendiri');
  END IF;
  RETURN v_toko;
END $$;

-- As in migration 0140 otherwise.
CREATE OR REPLACE FUNCTION catat_cetak(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE s record; r cetak_nota; v_lalu text; v_hasil jsonb := '{}';
BEGIN
  PERFORM toko_sendiri(v_toko);
  FOR s IN SELECT d.id, d.status, m.kertas, m.bagian
      FROM jsonb_to_recordset(minta->'cetak') AS m(id uuid, kertas text, bagian text)
        JOIN status_dokumen d ON d.kode_toko = v_toko AND d.id = m.id
      ORDER BY d.id, m.kertas FOR NO KEY UPDATE OF d LOOP
    IF s.status IN ('OPEN', 'BATAL') THEN
      PERFORM tolak_status(ROW(v_toko, NULL, NULL, NULL, NULL)::konteks, s.id, 'VALID');
    END IF;
    SELECT coalesce(max(n), 0) + 1 INTO r.n FROM cetak_nota
    WHERE kode_toko = v_toko AND id_dokumen = s.id;
    SELECT count(*) + 1, (array_agg(oleh ORDER BY n DESC))[1] INTO r.ke, v_lalu FROM cetak_nota
    WHERE kode_toko = v_toko AND id_dokumen = s.id AND kertas = s.kertas AND bagian = s.bagian
      AND tercetak IS NOT false;
    IF r.ke > 1 AND minta->>'alasan' IS NULL THEN
      PERFORM tolak('KN016', 'nota_sudah_dicetak', jsonb_build_object('oleh', v_lalu, 'nomor',
        (SELECT nomor FROM dokumen WHERE kode_toko = v_toko AND id = s.id)));
    END IF;
    INSERT INTO cetak_nota (kode_toko, id_dokumen, n, saat, oleh, perangkat, alasan, ke, id_cetak,
      kertas, bagian)
    VALUES (v_toko, s.id, r.n, waktu_kini(), minta->>'oleh', minta->>'perangkat',
      minta->>'alasan', r.ke, (minta->>'id_cetak')::uuid, s.kertas, s.bagian);
    v_hasil := v_hasil || jsonb_build_object(
      CASE s.kertas WHEN 'NOTA' THEN s.id::text ELSE s.id || ' ' || s.kertas END, r.ke);
  END LOOP;
  RETURN v_hasil;
END $$;

-- As in migration 0160 otherwise.
CREATE OR REPLACE FUNCTION catat_bacaan(v_toko text, v_id uuid, v_oleh text, isi jsonb) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_n int;
BEGIN
  PERFORM toko_sendiri(v_toko);
  -- The document's row is the queue: two who read at once take numbers one after the other.
  PERFORM FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id AND jenis = 'TIMBANG_BAKI'
    AND status = 'OPEN' FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(max(n), 0) INTO v_n FROM bacaan_timbang
  WHERE kode_toko = v_toko AND id_dokumen = v_id;
  INSERT INTO bacaan_timbang SELECT v_toko, v_id, v_n + b.ordinality, waktu_kini(), v_oleh,
    b.timbangan, b.asal, b.mentah, b.stabil, b.berat
  FROM jsonb_populate_recordset(NULL::bacaan_timbang, isi) WITH ORDINALITY AS b;
  RETURN v_n + jsonb_array_length(isi);
END $$;

-- As in migration 0201 otherwise.
CREATE OR REPLACE FUNCTION catat_opname(v_toko text, v_id uuid, v_oleh text, minta jsonb)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE d dokumen;
BEGIN
  PERFORM toko_sendiri(v_toko);
  PERFORM FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id AND jenis = 'STOCK_OPNAME'
    AND status = 'OPEN' FOR SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO d FROM dokumen WHERE kode_toko = v_toko AND id = v_id;
  INSERT INTO opname_scan SELECT v_toko, v_id, m.id_scan, m.kode_barcode,
    coalesce(d.isi->>'kode_baki', m.kode_baki), clock_timestamp() - now() + waktu_kini(), v_oleh
  FROM jsonb_populate_recordset(NULL::opname_scan, minta) AS m
  ON CONFLICT DO NOTHING;
  RETURN (SELECT jsonb_agg(jsonb_build_object('id_scan', m.id_scan, 'kode_barcode', m.kode_barcode,
      'nama_barang', coalesce(b.nama_barang, ''), 'berat', coalesce(b.berat, 0),
      'kode_baki', b.kode_baki,
      'hasil', hasil_opname(v_toko, d.saat, b, lingkup_opname(v_toko, d.isi, b), o.saat,
        o.kode_baki),
      'sudah', EXISTS (SELECT FROM opname_scan l WHERE l.kode_toko = v_toko AND l.id_dokumen = v_id
        AND l.kode_barcode = m.kode_barcode AND l.id_scan <> m.id_scan AND l.saat < o.saat))
      ORDER BY m.n)
    FROM ROWS FROM (jsonb_to_recordset(minta) AS (id_scan uuid, kode_barcode text))
        WITH ORDINALITY AS m(id_scan, kode_barcode, n)
      JOIN opname_scan o ON o.kode_toko = v_toko AND o.id_dokumen = v_id AND o.id_scan = m.id_scan
      LEFT JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = m.kode_barcode);
END $$;

-- As in migration 0201 otherwise.
CREATE OR REPLACE FUNCTION muat_opname(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'kode_gudang', d.isi->>'kode_gudang', 'kode_baki', d.isi->>'kode_baki',
    'no_terima', d.isi->>'no_terima',
    'keterangan', d.isi->>'keterangan', 'status_lama', d.isi->>'status_lama', 'oleh', d.input_by,
    'saat', d.saat,
    'status_baki', (SELECT status_baki FROM baki WHERE kode_toko = v_toko
      AND kode_baki = d.isi->>'kode_baki'),
    'jumlah_scan', (SELECT count(*) FROM opname_scan WHERE kode_toko = v_toko
      AND id_dokumen = d.id),
    'akun', akun_dari(v_toko, 'BARANG', 'KOREKSI_BARANG'),
    'baris', CASE WHEN s.status = 'OPEN' THEN (SELECT coalesce(jsonb_agg(to_jsonb(o)), '[]')
      FROM opname_banding(v_toko, d.id) o) ELSE (SELECT coalesce(jsonb_agg(to_jsonb(o)
        ORDER BY o.n), '[]') FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.id = d.id) END)
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = toko_sendiri(v_toko) AND d.id = v_id AND d.jenis = 'STOCK_OPNAME' $$;

-- As in migration 0190 otherwise.
CREATE OR REPLACE FUNCTION catat_pindai_aneh(v_toko text, v_oleh text, v_kunci text, v_sebab text,
  v_nomor text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
BEGIN
  PERFORM toko_sendiri(v_toko);
  PERFORM pg_advisory_xact_lock(hashtextextended('pindai ' || v_oleh, 0));
  INSERT INTO pindai_aneh
  SELECT v_toko, t.tgl_system, v_oleh, left(v_kunci, 100), v_sebab, v_nomor, waktu_kini()
  FROM toko t WHERE t.kode_toko = v_toko
    AND (SELECT count(*) FROM pindai_aneh p WHERE p.kode_toko = v_toko
      AND p.tgl_system = t.tgl_system AND p.oleh = v_oleh) < 200
  ON CONFLICT DO NOTHING;
END $$;
