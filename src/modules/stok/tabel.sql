-- Every document sums to zero, gross and fine, over all kadar (DOMAIN 3).
CREATE OR REPLACE FUNCTION seimbang_gram() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT id_dokumen, sum(kotor) AS kotor, sum(murni) AS murni INTO v FROM baru
  GROUP BY kode_toko, id_posting, id_dokumen HAVING sum(kotor) <> 0 OR sum(murni) <> 0 LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN012', 'gram_tidak_seimbang', to_jsonb(v));
  END IF;
  RETURN NULL;
END $$;

-- A piece that is being bought back, and one that was: it lies in no gudang, in the bags of the
-- purchase, and the purchase holds it.
CREATE OR REPLACE FUNCTION di_satu_tempat(status text, gudang text, baki text, pemegang uuid)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN status = 'ADA' THEN gudang IS NOT NULL AND baki IS NOT NULL AND pemegang IS NULL
    WHEN status = 'KEMBALI' THEN gudang IS NOT NULL AND pemegang IS NULL
    WHEN status IN ('DALAM_NOTA', 'TITIP') THEN gudang IS NOT NULL AND pemegang IS NOT NULL
    WHEN status = 'CONTOH' THEN gudang IS NOT NULL AND baki IS NULL AND pemegang IS NOT NULL
    WHEN status IN ('TERJUAL', 'DALAM_BELI', 'DIBELI', 'HANCUR', 'DISERAHKAN', 'EXTERNAL',
        'PERJALANAN', 'TERKIRIM', 'HILANG', 'BATAL')
      THEN gudang IS NULL AND baki IS NULL AND pemegang IS NOT NULL
    ELSE false END;
END $$;

-- What a word is looked for in. It begins with the shop: so the index finds the word among the
-- shop's own pieces. "C" lowers ASCII only, five times as fast.
CREATE OR REPLACE FUNCTION teks_barang(kode_toko text, kode_barcode text, nama_barang text, kode_intern text,
  kode_group text, kode_baki text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(('~' || kode_toko || ' ' || kode_barcode || ' ' || nama_barang || ' ' || kode_intern
    || ' ' || kode_group || ' ' || coalesce(kode_baki, '')) COLLATE "C") $$;

CREATE OR REPLACE FUNCTION catat_harga_group() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.harga, OLD.harga_beli) = (NEW.harga, NEW.harga_beli) THEN
    RETURN NULL;
  END IF;
  INSERT INTO harga_group (kode_toko, kode_group, tgl_system, oleh, harga_dari, harga_ke,
    harga_beli_dari, harga_beli_ke)
  SELECT NEW.kode_toko, NEW.kode_group, t.tgl_system, oleh_kini(),
    CASE TG_OP WHEN 'UPDATE' THEN OLD.harga END, NEW.harga,
    CASE TG_OP WHEN 'UPDATE' THEN OLD.harga_beli END, NEW.harga_beli
  FROM toko t WHERE t.kode_toko = NEW.kode_toko;
  RETURN NULL;
END $$;
