CREATE OR REPLACE FUNCTION baca_hutang_supplier(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_hutang_supplier_v1(h), E'\n' ORDER BY n) FROM hutang_supplier h
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_hutang_supplier_v1(h hutang_supplier) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT h::text $$;

-- [{id_dokumen, id_terima, kadar, supplier, uang, nilai, kotor, murni, versi, dibalik}]: versi as it was
-- read, where the rules judged what is left. A receipt that is taken back leaves nothing behind.
CREATE OR REPLACE FUNCTION tulis_hutang_supplier(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; s sisa_supplier; v_naskah text;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(id_terima uuid, kadar int, supplier text,
      uang bigint, nilai bigint, kotor bigint, murni bigint, versi int, dibalik uuid)
      ORDER BY id_terima, kadar LOOP
    INSERT INTO sisa_supplier AS x VALUES (k.toko, r.id_terima, r.kadar, r.supplier, r.uang, r.nilai,
      r.kotor, r.murni, 1)
    ON CONFLICT (kode_toko, id_terima, kadar) DO UPDATE SET uang = x.uang + EXCLUDED.uang,
      nilai = x.nilai + EXCLUDED.nilai, kotor = x.kotor + EXCLUDED.kotor,
      murni = x.murni + EXCLUDED.murni, versi = x.versi + 1
    RETURNING * INTO s;
    IF s.versi <> r.versi + 1
      OR r.dibalik = r.id_terima AND (s.uang, s.nilai, s.kotor, s.murni) <> (0, 0, 0, 0) THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'sisa_supplier'));
    END IF;
  END LOOP;
  WITH baru AS (
    INSERT INTO hutang_supplier SELECT k.toko, k.id_posting, h.ordinality, h.id_dokumen, h.id_terima,
      h.kadar, h.supplier, h.uang, h.nilai, h.kotor, h.murni, k.tgl
    FROM jsonb_populate_recordset(NULL::hutang_supplier, isi) WITH ORDINALITY AS h
    RETURNING naskah_hutang_supplier_v1(hutang_supplier) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- A receipt stays while something that was paid for it, or went back of it, stands.
CREATE OR REPLACE FUNCTION halangan_batal_hutang_supplier(v_toko text, v_dokumen uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode', 'dibayar', 'oleh', d.nomor)
  FROM hutang_supplier h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status <> 'BATAL'
  WHERE h.kode_toko = v_toko AND h.id_terima = v_dokumen AND h.id_dokumen <> v_dokumen
    AND d.prefix <> 'BT' ORDER BY d.nomor LIMIT 1 $$;

CREATE OR REPLACE FUNCTION tinjau_hutang_supplier(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('kadar', kadar, 'uang', uang, 'nilai', nilai, 'murni', murni)
    ORDER BY n)
  FROM hutang_supplier WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- What receipts of before the book brought, by receipt and kadar.
CREATE OR REPLACE FUNCTION hutang_sebelum_buku(v_toko text)
RETURNS TABLE (id_terima uuid, kadar int, nilai bigint, kotor bigint, murni bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.id, (g.isi->>'kadar')::int, sum((g.isi->>'harga_pokok')::bigint)::bigint,
    sum(g.berat)::bigint, sum(g.murni)::bigint
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'VALID'
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.id_dokumen = d.id AND g.versi = 1
  WHERE d.kode_toko = v_toko AND (d.jenis = 'PENERIMAAN_BARANG'
      OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SUPPLIER')
    AND NOT coalesce((d.isi->>'konsinyasi')::boolean, false)
    AND NOT EXISTS (SELECT FROM hutang_supplier h WHERE h.kode_toko = v_toko AND h.id_terima = d.id
      AND h.id_dokumen = d.id)
  GROUP BY 1, 2 $$;

-- What is left of each receipt is what the book says of it.
CREATE OR REPLACE FUNCTION audit_sisa_supplier(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT id_terima, kadar, sum(uang) AS uang, sum(nilai) AS nilai, sum(kotor) AS kotor,
      sum(murni) AS murni
    FROM (SELECT id_terima, kadar, uang, nilai, kotor, murni FROM hutang_supplier
        WHERE kode_toko = v_toko
      UNION ALL SELECT id_terima, kadar, 0, nilai, kotor, murni FROM hutang_sebelum_buku(v_toko)) x
    GROUP BY 1, 2)
  SELECT format('Hutang penerimaan %s kadar %s: sisa %s dan %s, %s mg murni; menurut bukunya %s dan %s, '
    '%s mg', id_terima, kadar, s.uang, s.nilai, s.murni, b.uang, b.nilai, b.murni)
  FROM buku b FULL JOIN (SELECT * FROM sisa_supplier WHERE kode_toko = v_toko) s
    USING (id_terima, kadar)
  WHERE (b.uang, b.nilai, b.kotor, b.murni) IS DISTINCT FROM (s.uang, s.nilai, s.kotor, s.murni)
  LIMIT 1 $$;

-- Gold of suppliers, by the gram book, and by what is left of receipts and consigned pieces.
CREATE OR REPLACE FUNCTION audit_gram_supplier(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Supplier kadar %s: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut sisa hutang',
    kadar, coalesce(-g.kotor, 0), coalesce(-g.murni, 0), coalesce(s.kotor, 0), coalesce(s.murni, 0))
  FROM (SELECT kadar, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'SUPPLIER' GROUP BY 1) g
    FULL JOIN (SELECT kadar, sum(kotor) AS kotor, sum(murni) AS murni FROM (
        SELECT kadar, kotor, murni FROM sisa_supplier WHERE kode_toko = v_toko
        UNION ALL SELECT k.kadar, k.kotor, k.murni FROM konsinyasi_kini(v_toko) k) x
      GROUP BY 1) s USING (kadar)
  WHERE (coalesce(-g.kotor, 0), coalesce(-g.murni, 0))
    <> (coalesce(s.kotor, 0), coalesce(s.murni, 0)) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_akun_supplier(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{SUPPLIER}') $$;
