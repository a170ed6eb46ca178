-- The engine of the books: the wall between shops, the kinds of table, the posting that everything
-- goes through, its numbers, its hash chain and its approvals. It knows no book by name.
-- docs/adr/0006-one-posting-call.md tells why it has this shape.
CREATE SCHEMA IF NOT EXISTS kencana;
SET LOCAL search_path = kencana, pg_temp;
GRANT USAGE ON SCHEMA kencana TO kencana_app;
-- What the owner creates is closed until it is granted; a definer function open to all is a door.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- Amounts that are never negative. Domains, not CHECKs: a CHECK is parsed anew by every statement
-- that writes the table (docs/adr/0006), a domain's rule is kept.
CREATE DOMAIN rupiah AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN miligram AS bigint CHECK (VALUE >= 0);

-- A refusal: a five-letter state, a stable code as message, its figures as JSON in the detail.
CREATE FUNCTION tolak(kode text, pesan text, rincian jsonb DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION USING ERRCODE = kode, MESSAGE = pesan, DETAIL = rincian::text; END $$;

-- An expired local setting reads as '' and would silently show no rows: hence the error.
CREATE FUNCTION toko_kini() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE t text := current_setting('kencana.toko', true);
BEGIN
  IF t IS NULL OR t = '' THEN
    RAISE EXCEPTION USING ERRCODE = 'KN001', MESSAGE = 'toko_belum_dipilih', DETAIL = '{}';
  END IF;
  RETURN t;
END $$;

CREATE FUNCTION oleh_kini() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT coalesce(nullif(current_setting('kencana.oleh', true), ''), 'SISTEM') $$;
-- The one clock of the books. A sample chain (0031) lives through its days by a clock of its own.
CREATE FUNCTION waktu_kini() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT now() $$;
GRANT EXECUTE ON FUNCTION toko_kini(), oleh_kini(), waktu_kini(), tolak(text, text, jsonb)
  TO kencana_app;

-- ---------------------------------------------------------------- kinds of table
-- The kind stands in the table's comment, where the schema test reads it.
-- Not FORCE: the owner migrates, backs up and runs the definer functions below, each of which
-- names its shop. The plain form of the policy keeps the index, as the (select ..) form does.
CREATE FUNCTION dinding(nama text, jenis text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT a.attname FROM pg_index i JOIN pg_attribute a
        ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE i.indrelid = format('kencana.%I', nama)::regclass AND i.indisprimary)
     IS DISTINCT FROM 'kode_toko' THEN
    RAISE EXCEPTION 'the primary key of % must begin with kode_toko', nama;
  END IF;
  EXECUTE format('ALTER TABLE kencana.%I ENABLE ROW LEVEL SECURITY', nama);
  EXECUTE format('CREATE POLICY toko ON kencana.%I USING (kode_toko = kencana.toko_kini())
    WITH CHECK (kode_toko = kencana.toko_kini())', nama);
  EXECUTE format('COMMENT ON TABLE kencana.%I IS %L', nama, jenis);
END $$;

-- An ordinary table of a shop: the app writes it freely.
CREATE FUNCTION tabel_toko(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'toko');
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON kencana.%I TO kencana_app', nama);
END $$;

-- Derived from the books and written only by their writers: the app reads it.
CREATE FUNCTION tabel_proyeksi(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'proyeksi');
  EXECUTE format('GRANT SELECT ON kencana.%I TO kencana_app', nama);
END $$;

CREATE FUNCTION tolak_ubah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'KN010', MESSAGE = 'buku_tidak_dapat_diubah',
    DETAIL = jsonb_build_object('tabel', TG_TABLE_NAME, 'tindakan', TG_OP)::text,
    HINT = 'A book is only added to; a mistake is mended by a document that reverses it.';
END $$;

-- A book: no INSERT for the app either, its rows come through a writer inside posting().
CREATE FUNCTION tabel_buku(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'buku');
  EXECUTE format('GRANT SELECT ON kencana.%I TO kencana_app', nama);
  EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON kencana.%I
    FOR EACH STATEMENT EXECUTE FUNCTION kencana.tolak_ubah()', nama);
END $$;

-- ---------------------------------------------------------------- masters and their history
CREATE TABLE riwayat_master (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  tabel text NOT NULL, kunci text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), oleh text NOT NULL,
  sebelum jsonb, sesudah jsonb,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX riwayat_master_kunci ON riwayat_master (kode_toko, tabel, kunci, saat);
SELECT tabel_buku('riwayat_master');

-- One number per table and shop that moves with every change of its rows: caches compare it, and
-- a posting re-checks what its rules have read (periksa_tabel).
CREATE TABLE versi_tabel (
  kode_toko text NOT NULL, tabel text NOT NULL, versi bigint NOT NULL,
  PRIMARY KEY (kode_toko, tabel)) WITH (fillfactor = 50);
SELECT tabel_proyeksi('versi_tabel');

CREATE FUNCTION sebelum_master() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.versi := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE OLD.versi + 1 END;
  NEW.diubah_oleh := kencana.oleh_kini();
  NEW.diubah_pada := now();
  RETURN NEW;
END $$;

-- Arguments: the key's columns, and after '-' the columns that history must not keep.
CREATE FUNCTION sesudah_master() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  batas int := coalesce(array_position(TG_ARGV::text[], '-'), TG_NARGS);
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - TG_ARGV[batas + 1:] END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - TG_ARGV[batas + 1:] END;
  baris jsonb := coalesce(baru, lama);
BEGIN
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  SELECT baris->>'kode_toko', TG_TABLE_NAME, string_agg(baris->>a, '/' ORDER BY i), oleh_kini(),
    lama, baru
  FROM unnest(TG_ARGV[0:batas - 1]) WITH ORDINALITY AS u(a, i);
  INSERT INTO versi_tabel AS v VALUES (baris->>'kode_toko', TG_TABLE_NAME, 1)
  ON CONFLICT (kode_toko, tabel) DO UPDATE SET versi = v.versi + 1;
  RETURN NULL;
END $$;

-- A master needs versi int, diubah_oleh text, diubah_pada timestamptz; kunci is its key within
-- the shop. A stale save is an UPDATE .. WHERE versi = <the one that was read> without a row.
CREATE FUNCTION tabel_master(nama text, VARIADIC kunci text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.tabel_toko(nama);
  EXECUTE format('COMMENT ON TABLE kencana.%I IS %L', nama, 'master');
  EXECUTE format('CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kencana.%I
    FOR EACH ROW EXECUTE FUNCTION kencana.sebelum_master()', nama);
  EXECUTE format('CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON kencana.%I
    FOR EACH ROW EXECUTE FUNCTION kencana.sesudah_master(%s)', nama,
    (SELECT string_agg(quote_literal(a), ', ') FROM unnest(kunci) a));
END $$;

-- ---------------------------------------------------------------- documents and postings
CREATE TABLE posting (
  kode_toko text NOT NULL, id uuid NOT NULL, urut bigint NOT NULL, versi_naskah int NOT NULL,
  perintah text NOT NULL, tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  buku text[] NOT NULL, otorisasi jsonb, hash bytea NOT NULL,
  PRIMARY KEY (kode_toko, id), UNIQUE (kode_toko, urut));
CREATE INDEX posting_hari ON posting (kode_toko, tgl_system, urut);
SELECT tabel_buku('posting');

CREATE TABLE dokumen (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL,
  prefix text NOT NULL, urut int NOT NULL, nomor text NOT NULL,
  id_group uuid, id_asal uuid, tgl_system date NOT NULL, saat timestamptz NOT NULL,
  input_by text NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id), UNIQUE (kode_toko, nomor));
CREATE INDEX dokumen_hari ON dokumen (kode_toko, tgl_system, jenis);
CREATE INDEX dokumen_group ON dokumen (kode_toko, id_group) WHERE id_group IS NOT NULL;
CREATE INDEX dokumen_asal ON dokumen (kode_toko, id_asal) WHERE id_asal IS NOT NULL;
SELECT tabel_buku('dokumen');

-- versi counts a document's transitions from 1: two from the same state cannot both exist.
CREATE TABLE transisi (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL,
  id_dokumen uuid NOT NULL, versi int NOT NULL, perintah text NOT NULL,
  dari text, ke text NOT NULL, tgl_system date NOT NULL, saat timestamptz NOT NULL,
  oleh text NOT NULL, alasan text, no_otorisasi text,
  PRIMARY KEY (kode_toko, id_posting, n), UNIQUE (kode_toko, id_dokumen, versi));
SELECT tabel_buku('transisi');

CREATE TABLE status_dokumen (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL, status text NOT NULL,
  tgl_system date NOT NULL, versi int NOT NULL,
  PRIMARY KEY (kode_toko, id)) WITH (fillfactor = 80);
CREATE INDEX status_dokumen_open ON status_dokumen (kode_toko, jenis, id) WHERE status = 'OPEN';
SELECT tabel_proyeksi('status_dokumen');

-- The claim of a key: its answer is read from the posting it names.
CREATE TABLE permintaan (
  kode_toko text NOT NULL, kunci uuid NOT NULL, sidik bytea NOT NULL, id_posting uuid NOT NULL,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, kunci));
SELECT tabel_buku('permintaan');

-- The two hot rows of a shop. tgl_segel: the last sealed day; penyegel: the posting that sealed it.
CREATE TABLE rantai (
  kode_toko text PRIMARY KEY, urut bigint NOT NULL DEFAULT 0, hash bytea NOT NULL DEFAULT '\x00',
  tgl_segel date, penyegel uuid) WITH (fillfactor = 20);
CREATE TABLE nomor (
  kode_toko text NOT NULL, prefix text NOT NULL, tgl date NOT NULL, urut int NOT NULL,
  PRIMARY KEY (kode_toko, prefix, tgl)) WITH (fillfactor = 20);
SELECT tabel_proyeksi('rantai'), tabel_proyeksi('nomor');

-- The history of the business day. TUTUP seals it; DIBUKA_LAGI takes the seal off; BUKA opens.
CREATE TABLE hari (
  kode_toko text NOT NULL, tgl_system date NOT NULL, n int NOT NULL, id_posting uuid NOT NULL,
  id_dokumen uuid NOT NULL, status text NOT NULL CHECK (status IN ('BUKA', 'TUTUP', 'DIBUKA_LAGI')),
  saat timestamptz NOT NULL, oleh text NOT NULL, alasan text,
  sampai_urut bigint, jumlah_posting int, hash bytea,
  PRIMARY KEY (kode_toko, tgl_system, n),
  CHECK ((status = 'TUTUP') = (hash IS NOT NULL)),
  CHECK (status <> 'DIBUKA_LAGI' OR alasan IS NOT NULL));
CREATE INDEX hari_posting ON hari (kode_toko, id_posting);
SELECT tabel_buku('hari');

-- ---------------------------------------------------------------- approvals
-- no_otorisasi and sidik are digests of command, draft and figures; a refused or expired request
-- may be made again, so the digest is unique only among the living. DIPAKAI needs an id_posting,
-- a column the app may not write: only posting() can use an approval up.
CREATE TABLE otorisasi (
  kode_toko text NOT NULL, id uuid NOT NULL, no_otorisasi text NOT NULL, kategori text NOT NULL,
  sidik bytea NOT NULL, diminta_oleh text NOT NULL, pemberi text,
  cara text CHECK (cara IN ('SANDI', 'SIDIK_JARI', 'PASSKEY', 'JAUH')),
  sebelum jsonb, sesudah jsonb, keterangan text, alasan text,
  status text NOT NULL DEFAULT 'DIMINTA'
    CHECK (status IN ('DIMINTA', 'DISETUJUI', 'DITOLAK', 'DIPAKAI', 'KADALUARSA')),
  dibuat timestamptz NOT NULL DEFAULT now(), diputus_pada timestamptz,
  berlaku_sampai timestamptz NOT NULL, dipakai_pada timestamptz, id_posting uuid,
  PRIMARY KEY (kode_toko, id),
  CHECK (pemberi <> diminta_oleh),
  CHECK (status NOT IN ('DISETUJUI', 'DITOLAK', 'DIPAKAI') OR pemberi IS NOT NULL),
  CHECK ((status = 'DIPAKAI') = (id_posting IS NOT NULL)));
CREATE UNIQUE INDEX otorisasi_hidup ON otorisasi (kode_toko, no_otorisasi)
  WHERE status IN ('DIMINTA', 'DISETUJUI');
CREATE INDEX otorisasi_dibuat ON otorisasi (kode_toko, dibuat);
SELECT tabel_proyeksi('otorisasi');
GRANT INSERT, UPDATE (status, pemberi, cara, alasan, diputus_pada, berlaku_sampai)
  ON otorisasi TO kencana_app;

CREATE FUNCTION jaga_otorisasi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (CASE TG_OP WHEN 'INSERT' THEN NEW.status = 'DIMINTA'
    ELSE (OLD.status, NEW.status) IN (('DIMINTA', 'DISETUJUI'), ('DIMINTA', 'DITOLAK'),
      ('DIMINTA', 'KADALUARSA'), ('DISETUJUI', 'DIPAKAI'), ('DISETUJUI', 'KADALUARSA')) END) THEN
    PERFORM kencana.tolak('KN403', 'otorisasi_sudah_diputus', jsonb_build_object(
      'no_otorisasi', NEW.no_otorisasi, 'status', CASE TG_OP WHEN 'UPDATE' THEN OLD.status END));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jaga BEFORE INSERT OR UPDATE ON otorisasi
  FOR EACH ROW EXECUTE FUNCTION jaga_otorisasi();

-- ---------------------------------------------------------------- canonical texts
-- What the chain hashes: each stored row as PostgreSQL writes a record, quoted, so that no two rows
-- share a text. Date style and zone are fixed where it is called. When a table gains a column, that
-- migration sets versi_naskah() one up, keeps the old text as naskah_<table>_v1 with ROW(the old
-- columns)::text, which is the same text, and adds naskah_<table>_v2.
CREATE FUNCTION versi_naskah() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 1 $$;
CREATE FUNCTION naskah_transisi_v1(t transisi) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;
CREATE FUNCTION naskah_dokumen_v1(d dokumen) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT d::text $$;
CREATE FUNCTION naskah_hari_v1(h hari) RETURNS text LANGUAGE sql STABLE AS $$ SELECT h::text $$;
-- The head of a posting: all but its link in the chain.
CREATE FUNCTION naskah_posting_v1(p posting) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ROW(p.kode_toko, p.id, p.urut, p.versi_naskah, p.perintah, p.tgl_system, p.saat, p.oleh,
    p.buku, p.otorisasi)::text $$;

-- ---------------------------------------------------------------- the parts of a posting
-- What every writer and checker is told.
CREATE TYPE konteks AS (toko text, id_posting uuid, tgl date, saat timestamptz, oleh text);

CREATE FUNCTION jawab_posting(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id_posting', p.id, 'urut', p.urut, 'saat', p.saat, 'nomor',
    (SELECT coalesce(jsonb_object_agg(d.id, d.nomor), '{}') FROM transisi t
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id_dokumen
      WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1))
  FROM posting p WHERE p.kode_toko = v_toko AND p.id = v_id $$;

-- The same request again: the first answer, unless it is another body under the same key.
CREATE FUNCTION jawab_lama(v_toko text, v_kunci uuid, v_sidik bytea) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE r permintaan;
BEGIN
  SELECT * INTO r FROM permintaan WHERE kode_toko = v_toko AND kunci = v_kunci;
  IF r.sidik <> v_sidik THEN
    PERFORM tolak('KN409', 'kunci_sudah_dipakai', jsonb_build_object('kunci', v_kunci));
  END IF;
  RETURN jawab_posting(v_toko, r.id_posting);
END $$;

-- The business date of a posting (DOMAIN 4): the shop's, or an earlier one where that is allowed.
-- Whether it is sealed is asked at the end, under the lock of the chain.
CREATE FUNCTION hari_posting(v_toko text, p jsonb) RETURNS date LANGUAGE plpgsql AS $$
DECLARE t record; v_tgl date := (p->>'tgl_system')::date;
BEGIN
  SELECT status, tgl_system INTO t FROM toko WHERE kode_toko = v_toko;
  IF t.tgl_system IS NULL THEN
    PERFORM tolak('KN404', 'toko_tidak_ada', jsonb_build_object('kode_toko', v_toko));
  ELSIF t.status <> 'BUKA' AND NOT p->'tulis' @> '[["hari"]]' THEN
    PERFORM tolak('KN005', 'toko_tutup', jsonb_build_object('tgl_system', t.tgl_system));
  ELSIF v_tgl > t.tgl_system
    OR v_tgl < t.tgl_system AND NOT coalesce((p->>'boleh_mundur')::boolean, false) THEN
    PERFORM tolak('KN004', 'tanggal_tidak_aktif',
      jsonb_build_object('diminta', v_tgl, 'tgl_system', t.tgl_system));
  END IF;
  RETURN coalesce(v_tgl, t.tgl_system);
END $$;

-- Uses approvals up, in the order of their numbers, and returns what the chain shall remember.
CREATE FUNCTION pakai_otorisasi(k konteks, minta jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE m record; o otorisasi; hasil jsonb := '[]';
BEGIN
  FOR m IN SELECT * FROM jsonb_to_recordset(minta) AS m(no text, kategori text, sidik text)
    ORDER BY no COLLATE "C" LOOP
    UPDATE otorisasi SET status = 'DIPAKAI', dipakai_pada = k.saat, id_posting = k.id_posting
    WHERE kode_toko = k.toko AND no_otorisasi = m.no AND kategori = m.kategori
      AND sidik = decode(m.sidik, 'hex') AND status = 'DISETUJUI' AND pemberi <> k.oleh
      AND berlaku_sampai > k.saat
    RETURNING * INTO o;
    IF NOT FOUND THEN
      PERFORM tolak('KN403', 'otorisasi_tidak_berlaku',
        jsonb_build_object('no_otorisasi', m.no, 'kategori', m.kategori));
    END IF;
    hasil := hasil || jsonb_build_object('no', m.no, 'kategori', m.kategori, 'pemberi', o.pemberi,
      'cara', o.cara);
  END LOOP;
  RETURN hasil;
END $$;

CREATE FUNCTION tolak_status(k konteks, v_id uuid, v_dari text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record;
BEGIN
  SELECT s.status, s.jenis, d.nomor, t.oleh INTO v FROM status_dokumen s
    JOIN dokumen d ON d.kode_toko = k.toko AND d.id = s.id
    JOIN transisi t ON t.kode_toko = k.toko AND t.id_dokumen = s.id AND t.versi = s.versi
  WHERE s.kode_toko = k.toko AND s.id = v_id;
  IF NOT FOUND THEN
    PERFORM tolak('KN404', 'dokumen_tidak_ada', jsonb_build_object('id', v_id));
  END IF;
  PERFORM tolak('KN003', 'status_sudah_berubah', jsonb_build_object('id', v_id, 'jenis', v.jenis,
    'nomor', v.nomor, 'status', v.status, 'oleh', v.oleh, 'diminta', v_dari));
END $$;

-- New documents take their first state, old ones move from the state that was read; in id order.
CREATE FUNCTION catat_transisi(k konteks, p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE t transisi; d jsonb; v_naskah text; v_n int := jsonb_array_length(p->'dokumen');
BEGIN
  t := ROW(k.toko, k.id_posting, NULL, NULL, 1, p->>'perintah', NULL, NULL, k.tgl, k.saat, k.oleh,
    NULL, NULL);
  FOR i IN 0 .. v_n - 1 LOOP
    d := p->'dokumen'->i;
    INSERT INTO status_dokumen
    VALUES (k.toko, (d->>'id')::uuid, d->>'jenis', d->>'status', k.tgl, 1);
    t.n := i + 1; t.id_dokumen := d->>'id'; t.ke := d->>'status'; t.alasan := d->>'alasan';
    t.no_otorisasi := d->>'no_otorisasi';
    INSERT INTO transisi VALUES (t.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_transisi_v1(t));
  END LOOP;
  IF jsonb_array_length(p->'transisi') = 0 THEN RETURN v_naskah; END IF;
  FOR d IN SELECT value FROM jsonb_array_elements(p->'transisi') ORDER BY value->>'id' LOOP
    UPDATE status_dokumen SET status = d->>'ke', versi = versi + 1, tgl_system = k.tgl
    WHERE kode_toko = k.toko AND id = (d->>'id')::uuid AND status = d->>'dari'
    RETURNING versi INTO t.versi;
    IF NOT FOUND THEN PERFORM tolak_status(k, (d->>'id')::uuid, d->>'dari'); END IF;
    v_n := v_n + 1; t.n := v_n; t.id_dokumen := d->>'id'; t.dari := d->>'dari'; t.ke := d->>'ke';
    t.alasan := d->>'alasan'; t.no_otorisasi := d->>'no_otorisasi';
    INSERT INTO transisi VALUES (t.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_transisi_v1(t));
  END LOOP;
  RETURN v_naskah;
END $$;

-- The hot rows, last: the chain's row, then under its lock the numbers (DOMAIN 4: no gaps) and the
-- documents that bear them, then the posting as the chain's next link. The row also says which day
-- is sealed: a posting that waited here while the day was closed is refused, not slipped under it.
CREATE FUNCTION rangkai(k konteks, r posting, daftar jsonb, v_naskah text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE h rantai; d dokumen; v_nomor jsonb := '{}';
BEGIN
  SELECT * INTO h FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  IF k.tgl <= h.tgl_segel AND h.penyegel IS DISTINCT FROM k.id_posting THEN
    PERFORM tolak('KN006', 'hari_sudah_ditutup',
      jsonb_build_object('tgl_system', k.tgl, 'tgl_segel', h.tgl_segel));
  END IF;
  FOR i IN 0 .. jsonb_array_length(daftar) - 1 LOOP
    d := jsonb_populate_record(NULL::dokumen, '{"isi": {}}' || (daftar->i));
    INSERT INTO nomor AS m VALUES (k.toko, d.prefix, k.tgl, 1)
    ON CONFLICT (kode_toko, prefix, tgl) DO UPDATE SET urut = m.urut + 1 RETURNING urut INTO d.urut;
    -- Not lpad to four alone: it cuts 10000 to 1000.
    d.nomor := d.prefix || '-' || k.toko || to_char(k.tgl, '-YYMMDD-')
      || lpad(d.urut::text, greatest(4, length(d.urut::text)), '0');
    d.kode_toko := k.toko; d.tgl_system := k.tgl; d.saat := k.saat; d.input_by := k.oleh;
    INSERT INTO dokumen VALUES (d.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_dokumen_v1(d));
    v_nomor := v_nomor || jsonb_build_object(d.id, d.nomor);
  END LOOP;
  r.urut := h.urut + 1;
  r.hash := sha256(h.hash || convert_to(concat_ws(E'\n', naskah_posting_v1(r), v_naskah), 'UTF8'));
  UPDATE rantai SET urut = r.urut, hash = r.hash WHERE kode_toko = k.toko;
  INSERT INTO posting VALUES (r.*);
  RETURN jsonb_build_object('id_posting', r.id, 'urut', r.urut, 'saat', r.saat, 'nomor', v_nomor);
END $$;

-- ---------------------------------------------------------------- the one posting call
-- Claim the key; the shop's day; approvals; states; re-checks; the books in the order given; then
-- the hot rows: numbers and chain. See docs/adr/0006 for p. Whatever refuses rolls back all of it.
-- No plan made here may scan a table or hash one, whatever its statistics say: every access is by
-- an index. (A scan that must be, all the same, has so high a price that jit would compile it.) Steps are called by assignment: plpgsql evaluates that without an executor.
CREATE FUNCTION posting(p jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp SET datestyle = 'ISO, YMD' SET timezone = 'UTC'
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  k konteks; r posting; v_sidik bytea := decode(p->>'sidik', 'hex');
  v_naskah text; v_isi jsonb; v_buku text;
BEGIN
  k := ROW(p->>'toko', (p->>'id')::uuid, NULL, waktu_kini(), p->>'oleh');
  v_buku := set_config('kencana.toko', k.toko, true);
  v_buku := set_config('kencana.oleh', k.oleh, true);
  INSERT INTO permintaan VALUES (k.toko, (p->>'kunci')::uuid, v_sidik, k.id_posting, k.saat)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN jawab_lama(k.toko, (p->>'kunci')::uuid, v_sidik); END IF;
  k.tgl := hari_posting(k.toko, p);
  r := ROW(k.toko, k.id_posting, NULL, versi_naskah(), p->>'perintah', k.tgl, k.saat, k.oleh, '{}',
    CASE WHEN p ? 'otorisasi' THEN pakai_otorisasi(k, p->'otorisasi') END, NULL);
  v_naskah := catat_transisi(k, p);
  v_isi := p->'periksa';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_buku := periksa(v_isi->i->>0, k, v_isi->i->1);
  END LOOP;
  v_isi := p->'tulis';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_buku := v_isi->i->>0;
    r.buku := r.buku || v_buku;
    v_naskah := concat_ws(E'\n', v_naskah, '#' || v_buku, tulis(v_buku, k, v_isi->i->1));
  END LOOP;
  v_naskah := concat_ws(E'\n', v_naskah, '#dokumen');
  RETURN rangkai(k, r, p->'dokumen', v_naskah);
END $$;
GRANT EXECUTE ON FUNCTION posting(jsonb) TO kencana_app;

-- ---------------------------------------------------------------- books join in
-- A book owns tulis_<book>(konteks, jsonb) returns text (writes rows, returns their text) and
-- baca_<book>(toko, posting, versi) returns text (the same text, read back); a checker is
-- periksa_<name>(konteks, jsonb). This writes the three switches over all that exist, so that the
-- calls inside a posting are static and their plans are kept. Each migration that adds one ends
-- with SELECT pasang_buku().
CREATE FUNCTION pasang_buku() RETURNS void LANGUAGE plpgsql AS $$
DECLARE v record; cabang text;
BEGIN
  FOR v IN SELECT * FROM (VALUES
      ('tulis', 'k kencana.konteks, isi jsonb', 'k, isi', 'text'),
      ('periksa', 'k kencana.konteks, isi jsonb', 'k, isi', 'text'),
      ('baca', 'v_toko text, v_id uuid, v_versi int', 'v_toko, v_id, v_versi', 'text'))
      AS v(awal, masuk, arg, hasil) LOOP
    SELECT string_agg(format('WHEN %L THEN RETURN kencana.%I(%s);',
      substr(proname, length(v.awal) + 2), proname, v.arg), E'\n' ORDER BY proname)
    INTO cabang FROM pg_proc
    WHERE pronamespace = 'kencana'::regnamespace AND proname LIKE v.awal || '\_%';
    EXECUTE format('CREATE OR REPLACE FUNCTION kencana.%I(nama text, %s) RETURNS %s
      LANGUAGE plpgsql AS $f$ BEGIN CASE nama %s
      ELSE PERFORM kencana.tolak(''KN400'', ''buku_tidak_dikenal'',
        jsonb_build_object(''nama'', nama)); END CASE; RETURN NULL; END $f$',
      v.awal, v.masuk, v.hasil, cabang);
  END LOOP;
END $$;

-- Nothing may have changed in these masters since the rules read them: [{tabel, versi}].
CREATE FUNCTION periksa_tabel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

-- These documents still stand in these states: [{id, status}].
CREATE FUNCTION periksa_dokumen(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id uuid, status text) ORDER BY id LOOP
    PERFORM FROM status_dokumen
    WHERE kode_toko = k.toko AND id = r.id AND status = r.status FOR SHARE;
    IF NOT FOUND THEN PERFORM tolak_status(k, r.id, r.status); END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- ---------------------------------------------------------------- the business day
-- Modules join by name: halangan_tutup_*(toko, tgl) returns jsonb (a reason against closing, or
-- null), rekap_harian_*(toko, tgl) writes a snapshot, toko_baru_*(toko) fills a new shop.
CREATE FUNCTION fungsi_bernama(awal text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT proname FROM pg_proc
  WHERE pronamespace = 'kencana'::regnamespace AND starts_with(proname, awal) ORDER BY proname $$;

-- A new shop gets its chain, its accounts and what else its modules need; again is harmless.
CREATE FUNCTION siapkan_toko(v_toko text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE f text;
BEGIN
  INSERT INTO rantai (kode_toko) VALUES (v_toko) ON CONFLICT DO NOTHING;
  FOR f IN SELECT fungsi_bernama('toko_baru_') LOOP
    EXECUTE format('SELECT %I($1)', f) USING v_toko;
  END LOOP;
END $$;

CREATE FUNCTION catat_hari(k konteks, v_tgl date, v_status text, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE sql AS $$
  WITH isi AS (
    SELECT max(urut) AS sampai, count(*) AS jumlah,
      sha256(coalesce(string_agg(hash, ''::bytea ORDER BY urut), '')) AS hash
    FROM posting WHERE kode_toko = k.toko AND tgl_system = v_tgl)
  INSERT INTO hari SELECT k.toko, v_tgl,
    1 + (SELECT count(*) FROM hari WHERE kode_toko = k.toko AND tgl_system = v_tgl), k.id_posting,
    v_dokumen, v_status, k.saat, k.oleh, v_alasan, sampai, jumlah,
    CASE WHEN v_status = 'TUTUP' THEN hash END FROM isi
  RETURNING naskah_hari_v1(hari) $$;

-- Seals every open day up to v_tgl and moves the shop to v_berikut. The chain's row is locked
-- already: no posting of this shop is between its checks and its commit.
CREATE FUNCTION tutup_hari(k konteks, v_tgl date, v_berikut date, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE plpgsql
SET enable_seqscan = on SET enable_hashjoin = on SET enable_mergejoin = on AS $$
DECLARE t record; s date; f text; v jsonb; v_naskah text;
BEGIN
  SELECT status, tgl_system, (SELECT tgl_segel FROM rantai WHERE kode_toko = k.toko) AS segel
  INTO t FROM toko WHERE kode_toko = k.toko FOR UPDATE;
  IF t.status = 'TUTUP' AND v_tgl >= t.tgl_system OR v_tgl <= t.segel THEN
    PERFORM tolak('KN006', 'toko_sudah_ditutup', (SELECT jsonb_build_object('oleh', h.oleh,
      'tgl_system', h.tgl_system, 'saat', h.saat) FROM hari h WHERE kode_toko = k.toko
      AND status = 'TUTUP' ORDER BY tgl_system DESC, n DESC LIMIT 1));
  ELSIF v_tgl > t.tgl_system OR v_tgl = t.tgl_system AND coalesce(v_berikut <= v_tgl, true) THEN
    PERFORM tolak('KN004', 'tanggal_berikut_salah', jsonb_build_object('tgl_system', t.tgl_system,
      'diminta', v_tgl, 'berikut', v_berikut));
  END IF;
  FOR f IN SELECT fungsi_bernama('halangan_tutup_') LOOP
    EXECUTE format('SELECT %I($1, $2)', f) INTO v USING k.toko, v_tgl;
    IF v IS NOT NULL THEN PERFORM tolak('KN007', substr(f, 16), v); END IF;
  END LOOP;
  FOR s IN SELECT DISTINCT tgl_system FROM posting WHERE kode_toko = k.toko
      AND tgl_system > coalesce(t.segel, '-infinity') AND tgl_system < v_tgl
      UNION SELECT v_tgl ORDER BY 1 LOOP
    FOR f IN SELECT fungsi_bernama('rekap_harian_') LOOP
      EXECUTE format('SELECT %I($1, $2)', f) USING k.toko, s;
    END LOOP;
    v_naskah := concat_ws(E'\n', v_naskah, catat_hari(k, s, 'TUTUP', v_dokumen, v_alasan));
  END LOOP;
  UPDATE rantai SET tgl_segel = v_tgl, penyegel = k.id_posting WHERE kode_toko = k.toko;
  UPDATE toko SET status = 'TUTUP', tgl_system = v_berikut
  WHERE kode_toko = k.toko AND tgl_system = v_tgl;
  RETURN v_naskah;
END $$;

CREATE FUNCTION buka_lagi(k konteks, v_tgl date, v_dokumen uuid, v_alasan text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_segel date;
BEGIN
  SELECT tgl_segel INTO v_segel FROM rantai WHERE kode_toko = k.toko;
  IF v_tgl IS DISTINCT FROM v_segel THEN
    PERFORM tolak('KN006', 'bukan_hari_tutup_terakhir',
      jsonb_build_object('diminta', v_tgl, 'tgl_segel', v_segel));
  END IF;
  UPDATE rantai SET penyegel = NULL, tgl_segel = (
    SELECT max(tgl_system) FROM (SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
      WHERE kode_toko = k.toko AND tgl_system < v_tgl AND status <> 'BUKA'
      ORDER BY tgl_system, n DESC) h WHERE status = 'TUTUP')
  WHERE kode_toko = k.toko;
  RETURN catat_hari(k, v_tgl, 'DIBUKA_LAGI', v_dokumen, v_alasan);
END $$;

-- [{id_dokumen, status, tgl_system, berikut, alasan}], in the order given: TUTUP, BUKA (the shop
-- opens for its date), DIBUKA_LAGI (the last sealed day).
CREATE FUNCTION tulis_hari(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
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

CREATE FUNCTION baca_hari(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_hari_v1(h), E'\n' ORDER BY tgl_system, n) FROM hari h
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

SELECT pasang_buku();

-- The whole text of a posting, read back from the tables: what audit hashes again.
CREATE FUNCTION naskah_posting(p posting) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', naskah_posting_v1(p),
    (SELECT string_agg(naskah_transisi_v1(t), E'\n' ORDER BY n) FROM transisi t
      WHERE t.kode_toko = p.kode_toko AND t.id_posting = p.id),
    (SELECT string_agg(concat_ws(E'\n', '#' || b, baca(b, p.kode_toko, p.id, p.versi_naskah)),
      E'\n' ORDER BY i) FROM unnest(p.buku) WITH ORDINALITY AS u(b, i)),
    '#dokumen',
    (SELECT string_agg(naskah_dokumen_v1(d), E'\n' ORDER BY t.n) FROM transisi t
      JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.id = t.id_dokumen
      WHERE t.kode_toko = p.kode_toko AND t.id_posting = p.id AND t.versi = 1)) $$;
