-- A master that documents name stays: refused with where and how often, and switched off instead.
-- What is switched off is not chosen any more and is still valid in every old document.
SET LOCAL search_path = kencana, pg_temp;

-- NOT VALID: what a shop deleted before this stays as it was; every new row is held. The lines of
-- a sale need no key of their own: the piece holds its group, jenis and kategori while it is sold,
-- and disebut_di() finds the lines afterwards.
ALTER TABLE penjualan ADD FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales NOT VALID;
ALTER TABLE pembelian ADD FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales NOT VALID;
ALTER TABLE titipan ADD FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales NOT VALID;
ALTER TABLE koreksi_penjualan ADD FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales NOT VALID;
ALTER TABLE pembayaran ADD FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening NOT VALID;
ALTER TABLE pembelian_baris
  ADD FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_pembelian NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori NOT VALID;
ALTER TABLE penjualan_batu
  ADD FOREIGN KEY (kode_toko, kode_shape) REFERENCES batu_shape NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_color) REFERENCES batu_color NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_clarity) REFERENCES batu_clarity NOT VALID,
  ADD FOREIGN KEY (kode_toko, kode_cutgrade) REFERENCES batu_cutgrade NOT VALID;
ALTER TABLE timbang_baki ADD FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki NOT VALID;

-- Where books and documents name a row of a master without a key of their own. t is their row, $2
-- the code that is asked for.
CREATE FUNCTION sebutan_master() RETURNS TABLE (master text, tabel text, syarat text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('akun', 'jurnal', 't.nomor_akun = $2'),
    ('akun', 'titipan_uang', 't.nomor_akun = $2'),
    ('rekening', 'kas', 't.no_rekening = $2'),
    ('kode_transaksi', 'kas', 't.kategori = $2'),
    ('gudang', 'gerak_barang', '$2 IN (t.dari_gudang, t.ke_gudang)'),
    ('gudang', 'timbang_baki', 't.kode_gudang = $2'),
    ('gudang', 'opname_hasil', 't.kode_gudang = $2'),
    ('aksesoris', 'stok_aksesoris', 't.kode_aksesoris = $2'),
    ('baki', 'gerak_barang', '$2 IN (t.dari_baki, t.ke_baki)'),
    ('baki', 'opname_hasil', '$2 IN (t.kode_baki, t.scan_baki)'),
    ('group_harga', 'penjualan_baris', 't.kode_group = $2'),
    ('group_harga', 'titipan', 't.kode_group = $2'),
    ('jenis', 'penjualan_baris', 't.kode_dept = $2'),
    ('kategori', 'penjualan_baris', 't.kode_kategori = $2'),
    ('kadar', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'barang', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('kadar_eod', 'pembelian_baris', 't.kadar = (SELECT kadar_berkode($1, $2))'),
    ('batu_shape', 'barang',
      't.data_berlian @> jsonb_build_array(jsonb_build_object(''kode_shape'', $2))'),
    ('batu_color', 'barang',
      't.data_berlian @> jsonb_build_array(jsonb_build_object(''kode_color'', $2))'),
    ('batu_clarity', 'barang',
      't.data_berlian @> jsonb_build_array(jsonb_build_object(''kode_clarity'', $2))'),
    ('batu_cutgrade', 'barang',
      't.data_berlian @> jsonb_build_array(jsonb_build_object(''kode_cutgrade'', $2))') $$;

-- The figure of a kadar; NULL while another row says the same figure, which then stands for it.
CREATE FUNCTION kadar_berkode(v_toko text, v_kode text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT k.kadar FROM kadar k WHERE k.kode_toko = v_toko AND k.kode_kadar = v_kode
    AND NOT EXISTS (SELECT FROM kadar l WHERE l.kode_toko = v_toko AND l.kadar = k.kadar
      AND l.kode_kadar <> k.kode_kadar) $$;

-- Where a row of a shop's master is named, and how often: by every foreign key at its key, and by
-- sebutan_master().
CREATE FUNCTION disebut_di(v_master text, v_toko text, v_kode text)
RETURNS TABLE (tabel text, banyak bigint) LANGUAGE plpgsql STABLE
SET search_path = kencana, pg_temp AS $$
DECLARE s record;
BEGIN
  FOR s IN
    SELECT c.conrelid::regclass::text AS tabel, format('t.%I = $2', a.attname) AS syarat
    FROM pg_constraint c JOIN pg_attribute a
      ON a.attrelid = c.conrelid AND a.attnum = c.conkey[array_length(c.conkey, 1)]
    WHERE c.contype = 'f' AND c.confrelid = format('kencana.%I', v_master)::regclass
      AND array_length(c.conkey, 1) > 1
    UNION ALL SELECT m.tabel, m.syarat FROM sebutan_master() m WHERE m.master = v_master
  LOOP
    EXECUTE format('SELECT count(*) FROM %s t WHERE t.kode_toko = $1 AND %s', s.tabel, s.syarat)
    INTO banyak USING v_toko, v_kode;
    tabel := s.tabel;
    IF banyak > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION disebut_di(text, text, text), sebutan_master(), kadar_berkode(text, text)
  TO kencana_app;

-- The database's own word, where no foreign key says it.
CREATE FUNCTION tolak_hapus_disebut() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v_kunci text := to_jsonb(OLD)->>TG_ARGV[0]; v_tabel text;
BEGIN
  SELECT tabel INTO v_tabel FROM disebut_di(TG_TABLE_NAME, OLD.kode_toko, v_kunci) LIMIT 1;
  IF v_tabel IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = '23503', MESSAGE = 'masih_disebut', TABLE = v_tabel;
  END IF;
  RETURN OLD;
END $$;

DO $$
DECLARE v record;
BEGIN
  FOR v IN
    SELECT DISTINCT m.master, (SELECT a.attname FROM pg_index i JOIN pg_attribute a
        ON a.attrelid = i.indrelid AND a.attnum = i.indkey[1]
      WHERE i.indrelid = format('kencana.%I', m.master)::regclass AND i.indisprimary) AS kunci
    FROM kencana.sebutan_master() m
  LOOP
    EXECUTE format('CREATE TRIGGER disebut BEFORE DELETE ON kencana.%I
      FOR EACH ROW EXECUTE FUNCTION kencana.tolak_hapus_disebut(%L)', v.master, v.kunci);
  END LOOP;
END $$;

-- ---------------------------------------------------------------- switched off, not deleted
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['akun', 'bank', 'kode_transaksi', 'sales', 'supplier',
    'supplier_berlian', 'gudang', 'baki', 'bandrol', 'kategori', 'jenis', 'group_harga', 'kadar',
    'kondisi_barang', 'kondisi_pembelian', 'aksesoris', 'jenis_batu', 'batu_shape', 'batu_color',
    'batu_clarity', 'batu_cutgrade', 'batu_fluorescence', 'batu_symmetry', 'batu_polish'] LOOP
    EXECUTE format('ALTER TABLE kencana.%I ADD aktif boolean NOT NULL DEFAULT true', t);
  END LOOP;
END $$;

-- Every transaction code there ever was, under its last name: a figure of old days needs no row
-- of today.
CREATE FUNCTION kode_transaksi_pernah(v_toko text)
RETURNS TABLE (kode_transaksi text, nama_transaksi text, jenis_transaksi text)
LANGUAGE sql STABLE AS $$
  SELECT k.kode_transaksi, k.nama_transaksi, k.jenis_transaksi
  FROM kode_transaksi k WHERE k.kode_toko = v_toko
  UNION ALL
  SELECT * FROM (SELECT DISTINCT ON (r.kunci) r.kunci,
      coalesce(r.sesudah, r.sebelum)->>'nama_transaksi',
      coalesce(r.sesudah, r.sebelum)->>'jenis_transaksi'
    FROM riwayat_master r WHERE r.kode_toko = v_toko AND r.tabel = 'kode_transaksi'
      AND NOT EXISTS (SELECT FROM kode_transaksi k
        WHERE k.kode_toko = v_toko AND k.kode_transaksi = r.kunci)
    ORDER BY r.kunci, r.saat DESC) lama $$;
GRANT EXECUTE ON FUNCTION kode_transaksi_pernah(text) TO kencana_app;

-- ---------------------------------------------------------------- no version without a change
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

-- As in 0211.
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

CREATE OR REPLACE FUNCTION sesudah_wilayah() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
DECLARE
  lama jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  baru jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
BEGIN
  IF lama IS NOT DISTINCT FROM baru THEN RETURN NULL; END IF;
  INSERT INTO riwayat_master (kode_toko, tabel, kunci, oleh, sebelum, sesudah)
  VALUES (toko_kini(), TG_TABLE_NAME, coalesce(baru, lama)->>TG_ARGV[0], oleh_kini(), lama, baru);
  RETURN NULL;
END $$;

-- That a price was confirmed for another day is no change of the group.
CREATE OR REPLACE TRIGGER versi BEFORE INSERT OR UPDATE ON group_harga
  FOR EACH ROW EXECUTE FUNCTION sebelum_master('tgl_konfirmasi');
CREATE OR REPLACE TRIGGER riwayat AFTER INSERT OR UPDATE OR DELETE ON group_harga
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('kode_group', '-', 'tgl_konfirmasi');
