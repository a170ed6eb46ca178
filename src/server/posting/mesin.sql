-- The same request again gets the first answer, unless another body came under the same key.
CREATE OR REPLACE FUNCTION jawab_lama(v_toko text, v_kunci uuid, v_sidik bytea) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE r permintaan;
BEGIN
  SELECT * INTO r FROM permintaan WHERE kode_toko = v_toko AND kunci = v_kunci;
  IF r.sidik <> v_sidik THEN
    PERFORM tolak('KN409', 'kunci_sudah_dipakai', jsonb_build_object('kunci', v_kunci));
  END IF;
  RETURN jawab_posting(v_toko, r.id_posting);
END $$;

CREATE OR REPLACE FUNCTION jawab_posting(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id_posting', p.id, 'urut', p.urut, 'saat', p.saat, 'nomor',
    (SELECT coalesce(jsonb_object_agg(d.id, d.nomor), '{}') FROM transisi t
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id_dokumen
      WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1))
  FROM posting p WHERE p.kode_toko = v_toko AND p.id = v_id $$;

-- A book owns tulis_<book>(konteks, jsonb) returns text (writes rows, returns their text) and
-- baca_<book>(toko, posting, versi) returns text (the same text, read back); a checker is
-- periksa_<name>(konteks, jsonb); what stands against taking its rows back, if anything can, is
-- halangan_batal_<book>(toko, dokumen); how its rows are told before they are posted, if they are,
-- is tinjau_<book>(toko, posting); rows of documents that are older than the book, if it keeps them
-- elsewhere, are lama_<book>(toko, dokumen); what a person did alone on a day, against a limit, is
-- sendiri_<limit>(toko, user, tgl). This writes the seven switches over all that exist, so that
-- the calls inside a posting are static and their plans are kept; each load of the functions calls
-- it. What only reads is STABLE, so that it sees the same moment as the reader that calls it.
CREATE OR REPLACE FUNCTION pasang_buku() RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record; cabang text;
BEGIN
  FOR v IN SELECT * FROM (VALUES
      ('tulis', 'k kencana.konteks, isi jsonb', 'k, isi', 'text', '', true),
      ('periksa', 'k kencana.konteks, isi jsonb', 'k, isi', 'text', '', true),
      ('baca', 'v_toko text, v_id uuid, v_versi int', 'v_toko, v_id, v_versi', 'text', '', true),
      ('halangan_batal', 'v_toko text, v_dokumen uuid', 'v_toko, v_dokumen', 'jsonb',
        'STABLE', false),
      ('lama', 'v_toko text, v_dokumen uuid', 'v_toko, v_dokumen', 'jsonb', 'STABLE', false),
      ('tinjau', 'v_toko text, v_id uuid', 'v_toko, v_id', 'jsonb', '', false),
      ('sendiri', 'v_toko text, v_user text, v_tgl date', 'v_toko, v_user, v_tgl', 'bigint',
        'STABLE', true))
      AS v(awal, masuk, arg, hasil, sifat, wajib) LOOP
    SELECT string_agg(format('WHEN %L THEN RETURN kencana.%I(%s);',
      substr(proname, length(v.awal) + 2), proname, v.arg), E'\n' ORDER BY proname)
    INTO cabang FROM pg_proc
    WHERE pronamespace = 'kencana'::regnamespace AND proname LIKE v.awal || '\_%';
    EXECUTE format('CREATE OR REPLACE FUNCTION kencana.%I(nama text, %s) RETURNS %s
      LANGUAGE plpgsql %s AS $f$ BEGIN CASE nama %s
      ELSE %s END CASE; RETURN NULL; END $f$',
      v.awal, v.masuk, v.hasil, v.sifat, cabang, CASE WHEN v.wajib THEN
        $e$PERFORM kencana.tolak('KN400', 'buku_tidak_dikenal', jsonb_build_object('nama', nama));$e$
        END);
  END LOOP;
END $$;

-- These documents still stand in these states: [{id, status}].
CREATE OR REPLACE FUNCTION periksa_dokumen(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, status text) ORDER BY id LOOP
    PERFORM FROM status_dokumen
    WHERE kode_toko = k.toko AND id = r.id AND status = r.status FOR SHARE;
    IF NOT FOUND THEN PERFORM tolak_status(k, r.id, r.status); END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- What this user did alone that day is still what the rules read: {nama, sudah}. Two at once of one user
-- come one after the other.
CREATE OR REPLACE FUNCTION periksa_batas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', isi->>'nama', k.toko, k.oleh), 0));
  IF sendiri(isi->>'nama', k.toko, k.oleh, k.tgl) <> (isi->>'sudah')::bigint THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', isi->>'nama'));
  END IF;
  RETURN NULL;
END $$;

-- Nothing may have changed in these masters since the rules read them: [{tabel, versi}].
CREATE OR REPLACE FUNCTION periksa_tabel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  SELECT d.tabel, kini.versi INTO v FROM jsonb_to_recordset(isi) AS d(tabel text, versi bigint)
    LEFT JOIN versi_tabel kini ON kini.kode_toko = k.toko AND kini.tabel = d.tabel
  WHERE coalesce(kini.versi, 0) <> d.versi LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', v.tabel, 'versi', v.versi));
  END IF;
  RETURN NULL;
END $$;

-- A new shop gets its chain, its accounts and what else its modules need; a second call does
-- nothing.
CREATE OR REPLACE FUNCTION siapkan_toko(v_toko text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE f text;
BEGIN
  INSERT INTO rantai (kode_toko) VALUES (v_toko) ON CONFLICT DO NOTHING;
  FOR f IN SELECT fungsi_bernama('toko_baru_') LOOP
    EXECUTE format('SELECT %I($1)', f) USING v_toko;
  END LOOP;
END $$;

-- What the chain hashes: each stored row as PostgreSQL writes a record, quoted, so that no two rows
-- share a text. Date style and zone are fixed where it is called. When a table gains a column, that
-- migration sets versi_naskah() one up, keeps the old text as naskah_<table>_v1 with ROW(the old
-- columns)::text, which is the same text, and adds naskah_<table>_v2.
CREATE OR REPLACE FUNCTION versi_naskah() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 1 $$;

-- The steps: claim the key, check the shop's day, use approvals, move states, check again, write
-- the books in the order given, then the hot rows: numbers and chain. See docs/adr/0006 for p. Any
-- refusal rolls back all of it. No plan made here may scan a table or hash one, whatever its
-- statistics say: every access is by an index. (A scan that must be, all the same, has so high a
-- price that jit would compile it.) Steps are called by assignment: plpgsql evaluates that without
-- an executor. Each text is copied once: the parts are gathered and joined at the end.
CREATE OR REPLACE FUNCTION posting(p jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp SET datestyle = 'ISO, YMD' SET timezone = 'UTC'
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_memoize = off SET jit = off
SET plan_cache_mode = force_generic_plan SET enable_bitmapscan = off AS $$
DECLARE
  k konteks; r posting; v_sidik bytea := decode(p->>'sidik', 'hex');
  v_naskah text[]; v_isi jsonb; v_satu jsonb; v_buku text;
BEGIN
  k := ROW(p->>'toko', (p->>'id')::uuid, NULL, waktu_kini(), p->>'oleh');
  v_buku := set_config('kencana.toko', k.toko, true);
  v_buku := set_config('kencana.oleh', k.oleh, true);
  INSERT INTO permintaan VALUES (k.toko, (p->>'kunci')::uuid, v_sidik, k.id_posting, k.saat)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN jawab_lama(k.toko, (p->>'kunci')::uuid, v_sidik); END IF;
  k.tgl := hari_posting(k.toko, p);
  r := ROW(k.toko, k.id_posting, NULL, versi_naskah(), p->>'perintah', k.tgl, k.saat, k.oleh, '{}',
    CASE WHEN p->'otorisasi' = '[]' THEN '[]'
      WHEN p ? 'otorisasi' THEN pakai_otorisasi(k, p->'otorisasi') END, NULL);
  v_naskah := ARRAY[nullif(catat_transisi(k, p), '')];
  v_isi := p->'periksa';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_satu := v_isi->i;
    v_buku := periksa(v_satu->>0, k, v_satu->1);
  END LOOP;
  v_isi := p->'tulis';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_satu := v_isi->i;
    v_buku := v_satu->>0;
    r.buku := r.buku || v_buku;
    v_naskah := v_naskah || ARRAY['#' || v_buku, tulis(v_buku, k, v_satu->1)];
  END LOOP;
  RETURN rangkai(k, r, p->'dokumen', array_to_string(v_naskah || '#dokumen'::text, E'\n'));
END $$;

-- Finds a document that is not as it was read: it is in another state, or moved within its state.
CREATE OR REPLACE FUNCTION tolak_status(k konteks, v_id uuid, v_dari text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  SELECT s.status, s.jenis, s.versi, d.nomor, t.oleh INTO v FROM status_dokumen s
    JOIN dokumen d ON d.kode_toko = k.toko AND d.id = s.id
    JOIN transisi t ON t.kode_toko = k.toko AND t.id_dokumen = s.id AND t.versi = s.versi
  WHERE s.kode_toko = k.toko AND s.id = v_id;
  IF NOT FOUND THEN
    PERFORM tolak('KN404', 'dokumen_tidak_ada', jsonb_build_object('id', v_id));
  ELSIF v.status = v_dari THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'status_dokumen',
      'kunci', v.nomor, 'versi', v.versi));
  END IF;
  PERFORM tolak('KN003', 'status_sudah_berubah', jsonb_build_object('id', v_id, 'jenis', v.jenis,
    'nomor', v.nomor, 'status', v.status, 'oleh', v.oleh, 'diminta', v_dari));
END $$;

-- New documents take their first state, old ones move from the state and version that were read; in
-- id order.
CREATE OR REPLACE FUNCTION catat_transisi(k konteks, p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d jsonb; v_daftar jsonb := p->'dokumen'; v_perintah text := p->>'perintah'; v_versi int;
  v_n int := jsonb_array_length(v_daftar); v_baris transisi[]; v_status status_dokumen[];
BEGIN
  FOR i IN 1 .. v_n LOOP
    d := v_daftar->(i - 1);
    v_baris := v_baris || ROW(k.toko, k.id_posting, i, d->>'id', 1, v_perintah, NULL, d->>'status',
      k.tgl, k.saat, k.oleh, d->>'alasan', d->>'no_otorisasi')::transisi;
    v_status := v_status || ROW(k.toko, d->>'id', d->>'jenis', d->>'status', k.tgl,
      1)::status_dokumen;
  END LOOP;
  IF v_n > 0 THEN INSERT INTO status_dokumen SELECT * FROM unnest(v_status); END IF;
  IF p->'transisi' <> '[]' THEN
    FOR d IN SELECT value FROM jsonb_array_elements(p->'transisi') ORDER BY value->>'id' LOOP
      UPDATE status_dokumen SET status = d->>'ke', versi = versi + 1, tgl_system = k.tgl
      WHERE kode_toko = k.toko AND id = (d->>'id')::uuid AND status = d->>'dari'
        AND versi = coalesce((d->>'versi')::int, versi)
      RETURNING versi INTO v_versi;
      IF NOT FOUND THEN PERFORM tolak_status(k, (d->>'id')::uuid, d->>'dari'); END IF;
      v_n := v_n + 1;
      v_baris := v_baris || ROW(k.toko, k.id_posting, v_n, d->>'id', v_versi, v_perintah,
        d->>'dari', d->>'ke', k.tgl, k.saat, k.oleh, d->>'alasan', d->>'no_otorisasi')::transisi;
    END LOOP;
  END IF;
  INSERT INTO transisi SELECT * FROM unnest(v_baris);
  RETURN array_to_string(v_baris, E'\n');
END $$;

-- The hot rows, last: the chain's row, then under its lock the numbers (DOMAIN 4: no gaps) and the
-- documents that bear them, then the posting as the chain's next link. The row also says which day
-- is sealed: a posting that waited here while the day was closed is refused, not slipped under it.
-- A posting that waited while its day was opened again would be dated in the future.
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
    -- lpad to four alone would cut 10000 to 1000.
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

-- Modules join by name: halangan_tutup_*(toko, tgl) returns jsonb (a reason against closing, or
-- null), rekap_harian_*(toko, tgl) writes a snapshot, toko_baru_*(toko) fills a new shop. This uses
-- the index of names; before, all functions of the database were read.
CREATE OR REPLACE FUNCTION fungsi_bernama(awal text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT proname FROM pg_proc
  WHERE pronamespace = 'kencana'::regnamespace AND proname >= awal::name
    AND proname < (awal || '~')::name AND starts_with(proname, awal) ORDER BY proname $$;

CREATE OR REPLACE FUNCTION urut_posting(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT urut FROM posting WHERE kode_toko = v_toko AND id = v_id $$;

-- What a posting would write, book by book: it is posted whole and taken back whole, so nothing is
-- numbered, chained or claimed. A variable keeps its value when its block is undone. What ends the
-- block is of no class of ours: 'KN000' would catch every refusal of the posting.
CREATE OR REPLACE FUNCTION pratinjau(p jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE v_hasil jsonb := '{}'; v_buku text; v_baris jsonb;
BEGIN
  BEGIN
    PERFORM posting(p);
    FOR v_buku IN SELECT DISTINCT value->>0 FROM jsonb_array_elements(p->'tulis') LOOP
      v_baris := tinjau(v_buku, p->>'toko', (p->>'id')::uuid);
      IF v_baris IS NOT NULL THEN
        v_hasil := v_hasil || jsonb_build_object(v_buku, v_baris);
      END IF;
    END LOOP;
    RAISE EXCEPTION USING ERRCODE = 'PT001', MESSAGE = 'pratinjau';
  EXCEPTION WHEN SQLSTATE 'PT001' THEN NULL;
  END;
  RETURN v_hasil;
END $$;

GRANT EXECUTE ON FUNCTION fungsi_bernama, posting, pratinjau TO kencana_app;
