-- Counts one print of each of these papers: {cetak: [{id, kertas, bagian, cetak, gagal}], id_cetak, oleh,
-- perangkat, alasan, ulang}. cetak, gagal: how often it was printed and did not come out, as whoever
-- must agree was told; ulang: a second print needs that. Answers which print of it each is, by id for a NOTA, by 'id kertas' for the
-- others. The state's row is locked first: a nota that is being cancelled is not printed, and two
-- prints of one paper count one after the other.
CREATE OR REPLACE FUNCTION catat_cetak(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE s record; r cetak_nota; v_lalu text; v_gagal int; v_hasil jsonb := '{}';
BEGIN
  PERFORM toko_sendiri(v_toko);
  IF minta ? 'otorisasi' THEN -- used by this press of the button: no posting is made
    PERFORM pakai_otorisasi(ROW(v_toko, (minta->>'id_cetak')::uuid, NULL, waktu_kini(),
      minta->>'oleh')::konteks, minta->'otorisasi');
  END IF;
  FOR s IN SELECT d.id, d.jenis, d.status, m.kertas, m.bagian, m.cetak, m.gagal
      FROM jsonb_to_recordset(minta->'cetak')
          AS m(id uuid, kertas text, bagian text, cetak int, gagal int)
        JOIN status_dokumen d ON d.kode_toko = v_toko AND d.id = m.id
      ORDER BY d.id, m.kertas FOR NO KEY UPDATE OF d LOOP
    -- The letter of a loan is signed before its money is paid out.
    IF s.status = 'BATAL' OR s.status = 'OPEN' AND s.jenis <> 'HUTANG' THEN
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
    SELECT count(*) INTO v_gagal FROM cetak_nota
    WHERE kode_toko = v_toko AND id_dokumen = s.id AND kertas = s.kertas AND bagian = s.bagian
      AND tercetak = false;
    IF v_gagal <> s.gagal OR r.ke - 1 <> s.cetak AND (minta->>'ulang')::boolean THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'cetak_nota', 'nomor',
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

-- What nobody saw come out of the printer, asked for or not: the notas, whatever else was printed.
CREATE OR REPLACE FUNCTION nota_tercetak(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = v_id
    AND c.kertas IN ('NOTA', 'SISA') AND c.tercetak LIMIT 1) IS NOT NULL $$;

GRANT EXECUTE ON FUNCTION catat_cetak, nota_tercetak TO kencana_app;
