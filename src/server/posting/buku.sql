CREATE OR REPLACE FUNCTION baca_hari(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_hari_v1(h), E'\n' ORDER BY tgl_system, n) FROM hari h
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_dokumen_v1(d dokumen) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT d::text $$;

CREATE OR REPLACE FUNCTION naskah_hari_v1(h hari) RETURNS text LANGUAGE sql STABLE AS $$ SELECT h::text $$;

-- The whole text of a posting, read back from the tables: what audit hashes again.
CREATE OR REPLACE FUNCTION naskah_posting(p posting) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', naskah_posting_v1(p),
    (SELECT string_agg(naskah_transisi_v1(t), E'\n' ORDER BY n) FROM transisi t
      WHERE t.kode_toko = p.kode_toko AND t.id_posting = p.id),
    (SELECT string_agg(concat_ws(E'\n', '#' || b, baca(b, p.kode_toko, p.id, p.versi_naskah)),
      E'\n' ORDER BY i) FROM unnest(p.buku) WITH ORDINALITY AS u(b, i)),
    '#dokumen',
    (SELECT string_agg(naskah_dokumen_v1(d), E'\n' ORDER BY t.n) FROM transisi t
      JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.id = t.id_dokumen
      WHERE t.kode_toko = p.kode_toko AND t.id_posting = p.id AND t.versi = 1)) $$;

-- The head of a posting: all but its link in the chain.
CREATE OR REPLACE FUNCTION naskah_posting_v1(p posting) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ROW(p.kode_toko, p.id, p.urut, p.versi_naskah, p.perintah, p.tgl_system, p.saat, p.oleh,
    p.buku, p.otorisasi)::text $$;

CREATE OR REPLACE FUNCTION naskah_transisi_v1(t transisi) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_dokumen, status, tgl_system, berikut, alasan}], in the order given: TUTUP, BUKA (the shop
-- opens for its date), DIBUKA_LAGI (the last sealed day).
CREATE OR REPLACE FUNCTION tulis_hari(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE b record; v_naskah text;
BEGIN
  PERFORM FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  FOR b IN SELECT * FROM jsonb_to_recordset(isi) AS b(id_dokumen uuid, status text,
      tgl_system date, berikut date, alasan text) LOOP
    v_naskah := concat_ws(E'\n', v_naskah, CASE b.status
      WHEN 'TUTUP' THEN tutup_hari(k, b.tgl_system, b.berikut, b.id_dokumen, b.alasan)
      WHEN 'DIBUKA_LAGI' THEN buka_lagi(k, b.tgl_system, b.id_dokumen, b.alasan)
      ELSE catat_hari(k, b.tgl_system, b.status, b.id_dokumen, b.alasan) END);
    IF b.status = 'BUKA' THEN
      UPDATE toko SET status = 'BUKA' WHERE kode_toko = k.toko AND tgl_system = b.tgl_system;
      IF NOT FOUND THEN
        PERFORM tolak('KN004', 'tanggal_tidak_aktif', jsonb_build_object('diminta', b.tgl_system));
      END IF;
    END IF;
  END LOOP;
  RETURN v_naskah;
END $$;

CREATE OR REPLACE FUNCTION baca_segel(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT ROW(kode_toko, id_posting, sampai, pinggir, stok)::text FROM segel
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- Written after `hari` in the posting of a closing; its input is not used.
CREATE OR REPLACE FUNCTION tulis_segel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql
SET enable_seqscan = on SET enable_hashjoin = on SET enable_mergejoin = on AS $$
DECLARE s segel; v_dari timestamptz; v_tgl date;
BEGIN
  SELECT coalesce(max(sampai), '-infinity') INTO v_dari FROM segel WHERE kode_toko = k.toko;
  SELECT min(tgl_system) INTO v_tgl FROM hari
  WHERE kode_toko = k.toko AND id_posting = k.id_posting AND status = 'TUTUP';
  s := ROW(k.toko, k.id_posting, greatest(v_dari, k.saat - interval '5 minutes'), '{}', '{}');
  SELECT coalesce(jsonb_object_agg(b.buku, jsonb_build_array(b.jumlah, b.sidik)), '{}')
  INTO s.pinggir FROM (SELECT buku, count(*) AS jumlah,
      sidik_baris(array_agg(naskah ORDER BY naskah COLLATE "C")) AS sidik
    FROM baris_pinggir(k.toko) WHERE saat >= v_dari AND saat < s.sampai GROUP BY buku) b;
  SELECT jsonb_object_agg(tgl_system, coalesce(r.sidik, sidik_baris('{}'))) INTO s.stok
  FROM (SELECT tgl_system FROM hari WHERE kode_toko = k.toko AND id_posting = k.id_posting
      AND status = 'TUTUP') h FULL JOIN sidik_stok(k.toko, v_tgl) r USING (tgl_system);
  INSERT INTO segel SELECT s.*;
  RETURN ROW(s.kode_toko, s.id_posting, s.sampai, s.pinggir, s.stok)::text;
END $$;
