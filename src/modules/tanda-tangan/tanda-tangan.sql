-- What a customer reads before he signs: the kinds of documents that he signs say it themselves, in a
-- function isi_tanda_<kind>(shop, document) -> [{kata, rupiah | berat | tanggal | teks}]. A kind whose
-- reading gained lines names them in kata_baru_tanda_<kind>(): who signed before read all but these.
CREATE OR REPLACE FUNCTION bacaan_tanda(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE d record; v_fungsi text; v_baris jsonb;
BEGIN
  SELECT x.nomor, x.jenis, s.status, coalesce(c.nama_customer, '') AS nama INTO d
  FROM dokumen x JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = x.id
    LEFT JOIN pembelian p ON p.kode_toko = v_toko AND p.id = x.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko
      AND c.id = coalesce(p.id_pelanggan, (x.isi->>'id_pelanggan')::uuid)
  WHERE x.kode_toko = v_toko AND x.id = v_id;
  v_fungsi := format('kencana.isi_tanda_%s(text, uuid)', lower(d.jenis));
  IF d.status = 'BATAL' OR to_regprocedure(v_fungsi) IS NULL THEN RETURN NULL; END IF;
  EXECUTE format('SELECT kencana.isi_tanda_%s($1, $2)', lower(d.jenis)) INTO v_baris USING v_toko, v_id;
  RETURN jsonb_build_object('nomor', d.nomor, 'jenis', d.jenis, 'nama', d.nama,
    -- What is not known of it is not read.
    'baris', (SELECT coalesce(jsonb_agg(b ORDER BY n), '[]')
      FROM jsonb_array_elements(v_baris) WITH ORDINALITY AS x(b, n)
      WHERE coalesce(b->>'rupiah', b->>'berat', b->>'tanggal', b->>'teks', '') NOT IN ('', '0')));
END $$;

-- The figures of it, by which a signature holds; a name may be forgotten.
CREATE OR REPLACE FUNCTION sidik_tanda(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5((bacaan_tanda(v_toko, v_id) - 'nama')::text) $$;

-- Whether this digest is of what it reads now, or of what it read before its kind gained lines. What
-- is signed now has all of them.
CREATE OR REPLACE FUNCTION tanda_cocok(v_toko text, v_id uuid, v_sidik text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_isi jsonb := bacaan_tanda(v_toko, v_id) - 'nama'; v_fungsi text; v_baru text[];
BEGIN
  IF md5(v_isi::text) = v_sidik THEN RETURN true; END IF;
  v_fungsi := format('kencana.kata_baru_tanda_%s()', lower(v_isi->>'jenis'));
  IF to_regprocedure(v_fungsi) IS NULL THEN RETURN false; END IF;
  EXECUTE 'SELECT ' || v_fungsi INTO v_baru;
  RETURN v_sidik = md5(jsonb_set(v_isi, '{baris}', (SELECT coalesce(jsonb_agg(b ORDER BY n), '[]')
    FROM jsonb_array_elements(v_isi->'baris') WITH ORDINALITY AS x(b, n)
    WHERE b->>'kata' <> ALL (v_baru)))::text);
END $$;

-- The signatures of these documents whose figures are still those that were signed. Whoever refused
-- later takes his signature back.
CREATE OR REPLACE FUNCTION tanda_berlaku(v_toko text, v_id uuid[])
RETURNS TABLE (id uuid, gambar text) LANGUAGE sql STABLE AS $$
  SELECT a.id_dokumen, a.gambar
  FROM (SELECT DISTINCT ON (t.id_dokumen) t.* FROM tanda_tangan t
    WHERE t.kode_toko = v_toko AND t.id_dokumen = ANY (v_id) AND t.keadaan IN ('TANDA', 'TOLAK')
    ORDER BY t.id_dokumen, t.dijawab_pada DESC) a
  WHERE a.keadaan = 'TANDA' AND tanda_cocok(v_toko, a.id_dokumen, a.sidik) $$;

-- Whether the customer is asked still: not for ever, and not where his screen was shut out.
CREATE OR REPLACE FUNCTION tanda_ditunggu(t tanda_tangan) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT t.keadaan = 'DIMINTA' AND t.diminta_pada > now() - interval '15 minutes'
    AND EXISTS (SELECT FROM layar l WHERE l.kode_toko = t.kode_toko AND l.jenis = 'PELANGGAN'
      AND l.perangkat = t.perangkat AND l.dicabut_pada IS NULL) $$;
GRANT EXECUTE ON FUNCTION bacaan_tanda, sidik_tanda, tanda_berlaku, tanda_cocok, tanda_ditunggu TO kencana_app;
