-- What an act says of its pieces is what the books of pieces and of gold say of it.
CREATE OR REPLACE FUNCTION audit_revaluasi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Revaluasi kadar %s tanggal %s: %s barang, murni %s mg, menurut bukunya %s, %s mg',
    r.kode_kadar, r.tgl_system, r.pcs, r.murni_ke - r.murni_dari, b.pcs, g.murni)
  FROM revaluasi r,
    LATERAL (SELECT count(*) AS pcs, coalesce(sum((k.sesudah->>'murni')::bigint
        - (k.sebelum->>'murni')::bigint), 0) AS murni FROM koreksi_barang k
      WHERE k.kode_toko = v_toko AND k.id_dokumen = r.id_dokumen) b,
    LATERAL (SELECT -coalesce(sum(x.murni), 0) AS murni, coalesce(sum(abs(x.kotor)), 0) AS kotor
      FROM gram x WHERE x.kode_toko = v_toko AND x.id_dokumen = r.id_dokumen
        AND x.akun = 'SUSUT') g
  WHERE r.kode_toko = v_toko AND (b.pcs <> r.pcs OR g.kotor <> 0
    OR b.murni <> r.murni_ke - r.murni_dari OR g.murni <> r.murni_ke - r.murni_dari) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION baca_revaluasi(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_revaluasi_v1(r), E'\n' ORDER BY n)
  FROM revaluasi r WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- A kadar, what it counts for, and the pieces of it that stand in a gudang, wherever they lie and
-- whoever holds them.
CREATE OR REPLACE FUNCTION muat_revaluasi(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'versi', (SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') FROM versi_tabel
      WHERE kode_toko = v_toko AND tabel IN ('kadar', 'kadar_eod')),
    'kadar', k.kadar, 'kadar_eod', e.kadar_eod,
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode,
        'status', b.status, 'kode_gudang', b.kode_gudang, 'berat', b.berat, 'murni', b.murni,
        'kadar_eod', b.kadar_eod, 'versi', b.versi) ORDER BY b.kode_barcode COLLATE "C"), '[]')
      FROM barang b
      WHERE b.kode_toko = v_toko AND b.kode_gudang IS NOT NULL AND b.kadar = k.kadar))
  FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
  WHERE e.kode_toko = v_toko AND e.kode_kadar = v_kode $$;

CREATE OR REPLACE FUNCTION naskah_revaluasi_v1(r revaluasi) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT r::text $$;

-- [{id_dokumen, kode_kadar, kadar, kadar_eod_dari, kadar_eod_ke, pcs, murni_dari, murni_ke}], after
-- the pieces themselves: the master takes the figure over, and no piece that stands in a gudang may
-- be left with another.
CREATE OR REPLACE FUNCTION tulis_revaluasi(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r revaluasi; v_n int := 0;
BEGIN
  FOR r IN SELECT * FROM jsonb_populate_recordset(NULL::revaluasi, isi) LOOP
    v_n := v_n + 1;
    UPDATE kadar_eod e SET kadar_eod = r.kadar_eod_ke
    WHERE e.kode_toko = k.toko AND e.kode_kadar = r.kode_kadar AND e.kadar_eod = r.kadar_eod_dari;
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'kadar_eod', 'kunci', r.kode_kadar));
    END IF;
    IF EXISTS (SELECT FROM barang b WHERE b.kode_toko = k.toko AND b.kode_gudang IS NOT NULL
        AND b.kadar = r.kadar AND b.kadar_eod <> r.kadar_eod_ke) THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'barang'));
    END IF;
    INSERT INTO revaluasi VALUES (k.toko, k.id_posting, v_n, r.id_dokumen, r.kode_kadar, r.kadar,
      r.kadar_eod_dari, r.kadar_eod_ke, r.pcs, r.murni_dari, r.murni_ke, k.tgl);
  END LOOP;
  RETURN baca_revaluasi(k.toko, k.id_posting, versi_naskah());
END $$;

GRANT EXECUTE ON FUNCTION muat_revaluasi TO kencana_app;
