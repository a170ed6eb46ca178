-- The kind stands in the table's comment, where the schema test reads it.
-- Not FORCE: the owner migrates, backs up and runs the definer functions below, each of which
-- names its shop. The plain form of the policy keeps the index, as the (select ..) form does.
CREATE OR REPLACE FUNCTION dinding(nama text, jenis text) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION oleh_kini() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT coalesce(nullif(current_setting('kencana.oleh', true), ''), 'SISTEM') $$;

-- A book: no INSERT for the app either, its rows come through a writer inside posting().
CREATE OR REPLACE FUNCTION tabel_buku(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'buku');
  EXECUTE format('GRANT SELECT ON kencana.%I TO kencana_app', nama);
  EXECUTE format('CREATE TRIGGER hanya_tambah BEFORE UPDATE OR DELETE OR TRUNCATE ON kencana.%I
    FOR EACH STATEMENT EXECUTE FUNCTION kencana.tolak_ubah()', nama);
END $$;

-- A master needs versi int, diubah_oleh text, diubah_pada timestamptz; kunci is its key within
-- the shop. A stale save is an UPDATE .. WHERE versi = <the one that was read> without a row.
CREATE OR REPLACE FUNCTION tabel_master(nama text, VARIADIC kunci text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.tabel_toko(nama);
  EXECUTE format('COMMENT ON TABLE kencana.%I IS %L', nama, 'master');
  EXECUTE format('CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kencana.%I
    FOR EACH ROW EXECUTE FUNCTION kencana.sebelum_master()', nama);
  EXECUTE format('CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON kencana.%I
    FOR EACH ROW EXECUTE FUNCTION kencana.sesudah_master(%s)', nama,
    (SELECT string_agg(quote_literal(a), ', ') FROM unnest(kunci) a));
END $$;

-- Derived from the books and written only by their writers: the app reads it.
CREATE OR REPLACE FUNCTION tabel_proyeksi(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'proyeksi');
  EXECUTE format('GRANT SELECT ON kencana.%I TO kencana_app', nama);
END $$;

-- An ordinary table of a shop: the app writes it freely.
CREATE OR REPLACE FUNCTION tabel_toko(nama text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kencana.dinding(nama, 'toko');
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON kencana.%I TO kencana_app', nama);
END $$;

-- An expired local setting reads as '' and would silently show no rows: hence the error.
CREATE OR REPLACE FUNCTION toko_kini() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE t text := current_setting('kencana.toko', true);
BEGIN
  IF t IS NULL OR t = '' THEN
    RAISE EXCEPTION USING ERRCODE = 'KN001', MESSAGE = 'toko_belum_dipilih', DETAIL = '{}';
  END IF;
  RETURN t;
END $$;

-- A refusal: a five-letter state, a stable code as message, its figures as JSON in the detail.
CREATE OR REPLACE FUNCTION tolak(kode text, pesan text, rincian jsonb DEFAULT '{}') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION USING ERRCODE = kode, MESSAGE = pesan, DETAIL = rincian::text; END $$;

CREATE OR REPLACE FUNCTION tolak_ubah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'KN010', MESSAGE = 'buku_tidak_dapat_diubah',
    DETAIL = jsonb_build_object('tabel', TG_TABLE_NAME, 'tindakan', TG_OP)::text,
    HINT = 'A book is only added to; a mistake is mended by a document that reverses it.';
END $$;

-- In two steps: with the look into contoh in the same expression every posting would pay for a
-- query.
CREATE OR REPLACE FUNCTION waktu_kini() RETURNS timestamptz LANGUAGE plpgsql STABLE PARALLEL SAFE
AS $$
DECLARE v_saat text := current_setting('kencana.saat', true);
BEGIN
  IF v_saat <> '' THEN
    IF EXISTS (SELECT FROM kencana.contoh WHERE selesai IS NULL) THEN
      RETURN v_saat::timestamptz;
    END IF;
  END IF;
  RETURN now();
END $$;

-- Columns named after '-' change without a version and without a line in the history; the table's
-- number moves all the same, because rules read them.
CREATE OR REPLACE FUNCTION sebelum_master() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_diam text[] := ARRAY['versi', 'diubah_oleh', 'diubah_pada'] || TG_ARGV[0:];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - v_diam = to_jsonb(OLD) - v_diam THEN
    NEW.versi := OLD.versi;
    NEW.diubah_oleh := OLD.diubah_oleh;
    NEW.diubah_pada := OLD.diubah_pada;
    RETURN NEW;
  END IF;
  NEW.versi := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE OLD.versi + 1 END;
  NEW.diubah_oleh := kencana.oleh_kini();
  NEW.diubah_pada := now();
  RETURN NEW;
END $$;

-- Arguments: the key's columns, and after '-' the columns that history must not keep.
CREATE OR REPLACE FUNCTION sesudah_master() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  batas int := coalesce(array_position(TG_ARGV::text[], '-'), TG_NARGS);
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - TG_ARGV[batas + 1:] END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - TG_ARGV[batas + 1:] END;
  baris jsonb := coalesce(baru, lama);
  naik text := TG_TABLE_NAME || ' ' || coalesce(baris->>'kode_toko', '');
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  IF lama IS DISTINCT FROM baru THEN
    INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
    SELECT baris->>'kode_toko', TG_TABLE_NAME, string_agg(baris->>a, '/' ORDER BY i), oleh_kini(),
      lama, baru
    FROM unnest(TG_ARGV[0:batas - 1]) WITH ORDINALITY AS u(a, i);
  END IF;
  IF current_setting('kencana.versi_naik', true) IS DISTINCT FROM naik THEN
    INSERT INTO versi_tabel AS v VALUES (baris->>'kode_toko', TG_TABLE_NAME, 1)
    ON CONFLICT (kode_toko, tabel) DO UPDATE SET versi = v.versi + 1;
    PERFORM set_config('kencana.versi_naik', naik, true);
  END IF;
  RETURN NULL;
END $$;

-- A question may be sent, or sent to somebody else, while nobody has decided it. Whoever refuses
-- must be allowed to approve, too. A user's approval of his own request has its own rule.
CREATE OR REPLACE FUNCTION jaga_otorisasi() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_halangan text;
BEGIN
  IF NOT (CASE TG_OP WHEN 'INSERT' THEN NEW.status = 'DIMINTA' AND NEW.sendiri_siap IS NULL
    ELSE (OLD.status, NEW.status) IN (('DIMINTA', 'DISETUJUI'), ('DIMINTA', 'DITOLAK'),
      ('DIMINTA', 'KADALUARSA'), ('DISETUJUI', 'DIPAKAI'), ('DISETUJUI', 'KADALUARSA'))
      OR (OLD.status = 'DIMINTA' AND NEW.status = 'DIMINTA' AND NEW.pemberi IS NULL) END) THEN
    PERFORM kencana.tolak('KN403', 'otorisasi_sudah_diputus', jsonb_build_object(
      'no_otorisasi', NEW.no_otorisasi, 'status', CASE TG_OP WHEN 'UPDATE' THEN OLD.status END));
  END IF;
  IF NEW.status IN ('DISETUJUI', 'DITOLAK') THEN
    v_halangan := CASE WHEN NEW.cara = 'SENDIRI'
      THEN kencana.halangan_sendiri(NEW.kode_toko, NEW.pemberi, NEW.sendiri_siap)
      ELSE coalesce(
        kencana.halangan_pemberi(NEW.kode_toko, NEW.pemberi, NEW.diminta_oleh),
        CASE WHEN NEW.cara = 'JAUH' AND (NEW.dikirim_pada IS NULL
            OR NEW.kepada <> NEW.pemberi) THEN 'TIDAK_DIMINTA'
          WHEN NEW.cara = 'JAUH' THEN kencana.halangan_jauh(NEW.sesi_pemberi, NEW.pemberi,
            NEW.diminta_oleh, NEW.perangkat) END) END;
    IF v_halangan IS NOT NULL THEN
      PERFORM kencana.tolak('KN403', 'pemberi_tidak_berhak', jsonb_build_object(
        'no_otorisasi', NEW.no_otorisasi, 'pemberi', NEW.pemberi, 'sebab', v_halangan));
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- A movement that is dated back must not come before the piece's last change. Only postings that
-- are dated back are looked at (hari_posting says so): no other one can be too early.
CREATE OR REPLACE FUNCTION urut_gerak_barang() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT b.kode_barcode, b.tgl_system AS diminta, l.tgl_system INTO v FROM baru b, LATERAL (
    SELECT tgl_system FROM gerak_barang g WHERE g.kode_toko = b.kode_toko
      AND g.kode_barcode = b.kode_barcode AND g.versi = b.versi - 1
    UNION ALL
    SELECT tgl_system FROM koreksi_barang g WHERE g.kode_toko = b.kode_toko
      AND g.kode_barcode = b.kode_barcode AND g.versi = b.versi - 1) l
  WHERE l.tgl_system > b.tgl_system LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN004', 'barang_belum_di_situ', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;

GRANT EXECUTE ON FUNCTION oleh_kini, toko_kini, tolak, waktu_kini TO kencana_app;
