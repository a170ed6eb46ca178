CREATE OR REPLACE FUNCTION baca_pelanggan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- [{id, nama_customer, alamat_customer, no_hp, jenis_pelanggan, jenis_identitas, no_identitas,
-- foto_identitas, npwp}]: a new one, or what is new of the card of one who is known. With them: where
-- nothing is said, what is known stays.
CREATE OR REPLACE FUNCTION tulis_pelanggan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  MERGE INTO pelanggan p
  USING jsonb_to_recordset(isi) AS b(id uuid, nama_customer text, alamat_customer text, no_hp text,
    jenis_pelanggan text, jenis_identitas text, no_identitas text, foto_identitas text,
    kode_kota text, kode_kecamatan text, npwp text)
  ON p.kode_toko = k.toko AND p.id = b.id
  WHEN MATCHED THEN UPDATE SET jenis_pelanggan = b.jenis_pelanggan,
    alamat_customer = coalesce(nullif(p.alamat_customer, ''), b.alamat_customer),
    jenis_identitas = coalesce(b.jenis_identitas, p.jenis_identitas),
    no_identitas = coalesce(b.no_identitas, p.no_identitas),
    foto_identitas = coalesce(b.foto_identitas, p.foto_identitas),
    kode_kecamatan = CASE WHEN b.kode_kota IS NULL THEN p.kode_kecamatan
      ELSE b.kode_kecamatan END,
    kode_kota = coalesce(b.kode_kota, p.kode_kota)
  WHEN NOT MATCHED THEN INSERT (kode_toko, id, nama_customer, alamat_customer, no_hp,
    jenis_pelanggan, jenis_identitas, no_identitas, foto_identitas, kode_kota, kode_kecamatan, npwp)
  VALUES (k.toko, b.id, b.nama_customer, b.alamat_customer, b.no_hp, b.jenis_pelanggan,
    b.jenis_identitas, b.no_identitas, b.foto_identitas, b.kode_kota, b.kode_kecamatan,
    b.npwp);
  RETURN NULL;
END $$;

-- The digits of a telephone number, or of a part of one, as the shop keeps them (nomorHp in the kernel).
CREATE OR REPLACE FUNCTION nomor_hp(v_ketik text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(v_ketik, '\D', '', 'g'), '^0', '62') $$;

-- The rows of people that what was typed means; of very many the newest.
CREATE OR REPLACE FUNCTION calon_orang(v_toko text, v_q text) RETURNS SETOF pelanggan
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_angka text := regexp_replace(v_q, '\D', '', 'g'); v_kata text; v_hp text;
BEGIN
  IF v_q ~* '^[A-Z]{2}-[A-Z0-9]+-\d{6}-\d{4,}$' OR v_q ~ '^\d{6}-\d{4,}$' THEN
    RETURN QUERY SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko
      AND p.dihapus_pada IS NULL AND p.id IN (SELECT orang_nota(v_toko, CASE WHEN v_q ~ '^\d'
        THEN ARRAY(SELECT k || '-' || v_toko || '-' || v_q
          FROM unnest('{FJ,FB,TT,PS,SV,HT,CL}'::text[]) k)
        ELSE ARRAY[upper(v_q)] END));
  ELSIF v_q ~ '^[+\d][\d\s()+.-]*$' THEN
    IF length(v_angka) < 4 THEN RETURN; END IF;
    v_hp := nomor_hp(v_angka);
    RETURN QUERY SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko
        AND p.dihapus_pada IS NULL AND p.no_hp <> ''
        AND reverse(p.no_hp) LIKE reverse(regexp_replace(v_angka, '^(0|62)(?=\d{8})', '')) || '%'
      UNION SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NULL
        AND p.no_hp <> '' AND v_hp LIKE '62%' AND p.no_hp >= v_hp AND p.no_hp < v_hp || ':'
      ORDER BY dibuat DESC LIMIT 200;
  ELSE
    SELECT string_agg(quote_literal(v_toko || ' ' || left(k, 60)) || ':*', ' & ') INTO v_kata
    FROM regexp_split_to_table(lower(v_q), '[\s.,;:''"()/\\&|!*<>-]+') AS k WHERE k <> '';
    IF v_kata IS NULL OR length(v_q) < 3 THEN RETURN; END IF;
    RETURN QUERY SELECT p.* FROM pelanggan p
      WHERE kata_orang(p.kode_toko, p.nama_customer) @@ v_kata::tsquery
        AND p.nama_customer <> '' AND p.kode_toko = v_toko AND p.dihapus_pada IS NULL
      ORDER BY p.dibuat DESC LIMIT 200;
  END IF;
END $$;

-- What somebody bought, sold or left last: three documents.
CREATE OR REPLACE FUNCTION nota_orang(v_toko text, v_id uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', n.nomor,
    'jenis', CASE WHEN n.jenis = 'NOTA_MANUAL' AND n.isi->>'arah' = 'BELI' THEN 'BELI_MANUAL'
      ELSE n.jenis END, 'tgl_system', n.tgl_system, 'barang', CASE n.jenis
      WHEN 'PENJUALAN' THEN (SELECT b.nama_barang FROM penjualan_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1)
      WHEN 'PEMBELIAN' THEN (SELECT b.nama_barang FROM pembelian_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1)
      ELSE n.isi->>'nama_barang' END)
    ORDER BY n.saat DESC, n.nomor DESC), '[]')
  FROM (SELECT d.* FROM (SELECT DISTINCT id FROM dokumen_pelanggan(v_toko, v_id)) o
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id AND s.status <> 'BATAL'
      LEFT JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = o.id
    WHERE p.id IS NULL OR p.id_pelanggan = ANY (v_id)
    ORDER BY d.saat DESC, d.nomor DESC LIMIT 3) n $$;

-- Who is named on the documents of this number: of a nota, a visit, a purchase, a deposit, or of a
-- promise (an order, a service, a loan, an instalment).
CREATE OR REPLACE FUNCTION orang_nota(v_toko text, v_nomor text[]) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH d AS (SELECT x.id FROM dokumen n JOIN dokumen x ON x.kode_toko = v_toko
      AND (x.id = n.id OR x.id_group = n.id)
    WHERE n.kode_toko = v_toko AND n.nomor = ANY (v_nomor))
  SELECT p.id_pelanggan FROM d JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = d.id
  UNION SELECT b.id_pelanggan FROM d JOIN pembelian b ON b.kode_toko = v_toko AND b.id = d.id
  UNION SELECT t.id_pelanggan FROM d JOIN titipan t ON t.kode_toko = v_toko AND t.id = d.id
  UNION SELECT (n.isi->>'id_pelanggan')::uuid FROM d JOIN dokumen n
    ON n.kode_toko = v_toko AND n.id = d.id AND n.isi ? 'id_pelanggan' $$;

-- All promises of a kind to a person, newest first, as his page counts and lists them (docs/adr/0348).
CREATE OR REPLACE FUNCTION janji_profil(v_toko text, v_id uuid[], v_jenis text)
RETURNS TABLE (id uuid, nomor text, tgl date, uraian text, status text, saat timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.tgl_system, coalesce(d.isi->>'nama_barang', d.isi->>'deskripsi'), s.status,
    d.saat
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.isi ? 'id_pelanggan'
    AND d.isi->>'id_pelanggan' = ANY (v_id::text[]) AND d.jenis = v_jenis
    AND s.status <> 'BATAL' AND d.prefix IS NOT NULL
  ORDER BY d.saat DESC, d.nomor DESC $$;

GRANT EXECUTE ON FUNCTION nomor_hp TO kencana_app;
