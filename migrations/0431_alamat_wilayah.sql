-- Every address says in which kota and kecamatan it lies: of shops, suppliers, goldsmiths and people.
SET LOCAL search_path = kencana, pg_temp;

-- A kecamatan is one of its kota; it moves with it.
ALTER TABLE kecamatan ADD UNIQUE (kode_kota, kode_kecamatan);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['toko', 'supplier', 'supplier_berlian', 'tukang', 'pelanggan'] LOOP
    EXECUTE format('ALTER TABLE kencana.%I ADD kode_kota text REFERENCES kencana.kota,
      ADD kode_kecamatan text,
      ADD FOREIGN KEY (kode_kota, kode_kecamatan)
        REFERENCES kencana.kecamatan (kode_kota, kode_kecamatan) ON UPDATE CASCADE,
      ADD CHECK (kode_kecamatan IS NULL OR kode_kota IS NOT NULL)', t);
  END LOOP;
END $$;
GRANT UPDATE (kode_kota, kode_kecamatan) ON toko TO kencana_app;

-- As one writes it behind a street: Kelapa Gading, Jakarta Utara.
CREATE FUNCTION tempat_alamat(v_kota text, v_kecamatan text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(concat_ws(', ',
    (SELECT nama_kecamatan FROM kencana.kecamatan WHERE kode_kecamatan = v_kecamatan),
    (SELECT nama_kota FROM kencana.kota WHERE kode_kota = v_kota)), '') $$;
GRANT EXECUTE ON FUNCTION tempat_alamat(text, text) TO kencana_app;

-- As in migration 0103, with them: where nothing is said, what is known stays.
CREATE OR REPLACE FUNCTION tulis_pelanggan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pelanggan AS p (kode_toko, id, nama_customer, alamat_customer, no_hp, jenis_pelanggan,
    jenis_identitas, no_identitas, foto_identitas, kode_kota, kode_kecamatan)
  SELECT k.toko, b.* FROM jsonb_to_recordset(isi) AS b(id uuid, nama_customer text,
    alamat_customer text, no_hp text, jenis_pelanggan text, jenis_identitas text, no_identitas text,
    foto_identitas text, kode_kota text, kode_kecamatan text)
  ON CONFLICT (kode_toko, id) DO UPDATE SET jenis_pelanggan = excluded.jenis_pelanggan,
    jenis_identitas = coalesce(excluded.jenis_identitas, p.jenis_identitas),
    no_identitas = coalesce(excluded.no_identitas, p.no_identitas),
    foto_identitas = coalesce(excluded.foto_identitas, p.foto_identitas),
    kode_kecamatan = CASE WHEN excluded.kode_kota IS NULL THEN p.kode_kecamatan
      ELSE excluded.kode_kecamatan END,
    kode_kota = coalesce(excluded.kode_kota, p.kode_kota);
  RETURN NULL;
END $$;

-- As in migration 0335, with them.
CREATE OR REPLACE FUNCTION cari_orang(v_q text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_toko text := toko_kini(); q text := btrim(v_q); v_hasil jsonb;
  v_hp text := regexp_replace(regexp_replace(q, '\D', '', 'g'), '^0', '62');
BEGIN
  SELECT jsonb_agg(jsonb_build_object('nama_customer', o.nama, 'no_hp', o.no_hp,
    'alamat_customer', o.alamat, 'kode_kota', o.tempat->>'kode_kota',
    'kode_kecamatan', o.tempat->>'kode_kecamatan', 'jenis_pelanggan', o.jenis,
    'toko_lain', false, 'nota', nota_orang(v_toko, o.id)) ORDER BY o.urut) INTO v_hasil
  FROM (SELECT (array_agg(c.nama_customer ORDER BY c.dibuat DESC))[1] AS nama, c.no_hp,
      (array_agg(c.alamat_customer ORDER BY c.alamat_customer = '', c.dibuat DESC))[1] AS alamat,
      (array_agg(jsonb_build_object('kode_kota', c.kode_kota, 'kode_kecamatan', c.kode_kecamatan)
        ORDER BY c.kode_kota IS NULL, c.dibuat DESC))[1] AS tempat,
      (array_agg(c.jenis_pelanggan ORDER BY c.dibuat DESC))[1] AS jenis, array_agg(c.id) AS id,
      row_number() OVER (ORDER BY bool_or(starts_with(lower(c.nama_customer), lower(q))) DESC,
        max(c.dibuat) DESC, min(c.id::text)) AS urut
    FROM calon_orang(v_toko, q) c GROUP BY lower(c.nama_customer), c.no_hp
    ORDER BY urut LIMIT 8) o;
  IF v_hasil IS NULL AND q ~ '^[+\d][\d\s()+.-]*$' AND length(v_hp) >= 11 THEN
    SELECT jsonb_agg(jsonb_build_object('nama_customer', p.nama_customer, 'no_hp', p.no_hp,
      'alamat_customer', '', 'kode_kota', NULL, 'kode_kecamatan', NULL,
      'jenis_pelanggan', 'UMUM', 'toko_lain', true, 'nota', '[]'::jsonb))
    INTO v_hasil FROM (SELECT x.nama_customer, x.no_hp FROM toko t, LATERAL (
        SELECT * FROM pelanggan x WHERE x.kode_toko = t.kode_toko AND x.no_hp = v_hp
          AND x.dihapus_pada IS NULL ORDER BY x.dibuat DESC LIMIT 1) x
      WHERE t.kode_toko <> v_toko ORDER BY x.dibuat DESC LIMIT 1) p;
  END IF;
  RETURN coalesce(v_hasil, '[]');
END $$;

-- Where somebody lives is forgotten with him (0217).
CREATE FUNCTION lupakan_tempat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kode_kota := NULL;
  NEW.kode_kecamatan := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER lupakan_tempat BEFORE UPDATE OF dihapus_pada ON pelanggan FOR EACH ROW
  WHEN (NEW.dihapus_pada IS NOT NULL) EXECUTE FUNCTION lupakan_tempat();
