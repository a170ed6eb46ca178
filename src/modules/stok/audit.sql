-- The facts of a piece are those of its entry, each as last corrected.
CREATE OR REPLACE FUNCTION audit_fakta_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH koreksi AS (
    SELECT DISTINCT ON (kode_barcode, key) kode_barcode, key, value
    FROM koreksi_barang, jsonb_each(sesudah) WHERE kode_toko = v_toko
    ORDER BY kode_barcode, key, versi DESC),
  seharusnya AS (
    SELECT g.kode_barcode, g.isi || coalesce((SELECT jsonb_object_agg(key, value) FROM koreksi k
      WHERE k.kode_barcode = g.kode_barcode), '{}') AS isi
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.isi IS NOT NULL)
  SELECT format('Barang %s: %s tercatat %s, menurut bukunya %s', b.kode_barcode, f.key,
    fakta_barang(b)->>f.key, f.value)
  FROM seharusnya s JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = s.kode_barcode,
    jsonb_each_text(s.isi) f
  WHERE NOT fakta_barang(b) @> s.isi AND fakta_barang(b)->>f.key IS DISTINCT FROM f.value LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_gerak_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: gerakan versi %s mulai dari %s, sebelumnya berakhir di %s', kode_barcode,
    versi, dari, sebelum)
  FROM (SELECT kode_barcode, versi, concat_ws('/', dari_status, dari_gudang, dari_baki) AS dari,
      coalesce(lag(concat_ws('/', ke_status, ke_gudang, ke_baki)) OVER w, '') AS sebelum
    FROM gerak_barang WHERE kode_toko = v_toko
    WINDOW w AS (PARTITION BY kode_barcode ORDER BY versi)) g
  WHERE dari <> sebelum LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_gram(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gram dokumen %s tidak nol: kotor %s mg, murni %s mg', id_dokumen, sum(kotor),
    sum(murni))
  FROM gram WHERE kode_toko = v_toko GROUP BY id_posting, id_dokumen
  HAVING sum(kotor) <> 0 OR sum(murni) <> 0 LIMIT 1 $$;

-- Gold in each gudang, by grams and by pieces.
-- What was taken out of LEBUR has come there: the weight of each kadar, the fine gold of all.
CREATE OR REPLACE FUNCTION audit_gram_lebur(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Emas %s di LEBUR kurang %s mg', apa, -kurang) FROM (
    SELECT 'kadar ' || kadar AS apa, sum(kotor) AS kurang FROM gram
    WHERE kode_toko = v_toko AND akun = 'LEBUR' GROUP BY kadar
    UNION ALL
    SELECT 'murni', sum(murni) FROM gram WHERE kode_toko = v_toko AND akun = 'LEBUR') l
  WHERE kurang < 0 ORDER BY apa LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_gram_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gudang %s: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut barang',
    coalesce(g.gudang, b.gudang), coalesce(g.kotor, 0), coalesce(g.murni, 0),
    coalesce(b.berat, 0), coalesce(b.murni, 0))
  FROM (SELECT substr(akun, 6) AS gudang, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun LIKE 'STOK/%' GROUP BY akun) g
    FULL JOIN (SELECT kode_gudang AS gudang, sum(berat) AS berat, sum(murni) AS murni FROM barang
      WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL GROUP BY kode_gudang) b
      ON b.gudang = g.gudang
  WHERE (coalesce(g.kotor, 0), coalesce(g.murni, 0))
    <> (coalesce(b.berat, 0), coalesce(b.murni, 0)) LIMIT 1 $$;

-- Compares the place of a piece with its last movement, and its version with the number of its
-- changes.
CREATE OR REPLACE FUNCTION audit_tempat_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: %s di %s/%s versi %s, menurut gerakannya %s di %s/%s versi %s',
    coalesce(b.kode_barcode, g.kode_barcode), b.status, b.kode_gudang, b.kode_baki, b.versi,
    g.ke_status, g.ke_gudang, g.ke_baki, v.versi)
  FROM (SELECT DISTINCT ON (kode_barcode) * FROM gerak_barang WHERE kode_toko = v_toko
      ORDER BY kode_barcode, versi DESC) g
    JOIN (SELECT kode_barcode, count(*) AS versi FROM (
        SELECT kode_barcode FROM gerak_barang WHERE kode_toko = v_toko
        UNION ALL SELECT kode_barcode FROM koreksi_barang WHERE kode_toko = v_toko) x
      GROUP BY kode_barcode) v USING (kode_barcode)
    FULL JOIN (SELECT * FROM barang WHERE kode_toko = v_toko) b USING (kode_barcode)
  WHERE (b.status, b.kode_gudang, b.kode_baki, b.versi::bigint, b.id_pemegang) IS DISTINCT FROM
    (g.ke_status, g.ke_gudang, g.ke_baki, v.versi,
      CASE WHEN g.ke_status NOT IN ('ADA', 'KEMBALI') THEN g.id_dokumen END) LIMIT 1 $$;

-- A piece came in on the day of its first movement.
CREATE OR REPLACE FUNCTION audit_tgl_masuk(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: masuk %s, menurut gerakannya %s', b.kode_barcode, b.tgl_masuk,
    g.tgl_system)
  FROM barang b JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
    AND g.versi = 1
  WHERE b.kode_toko = v_toko AND b.tgl_masuk <> g.tgl_system LIMIT 1 $$;

-- The counter of barcodes is not behind the pieces that bear them.
CREATE OR REPLACE FUNCTION audit_nomor_barcode(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barcode %s sudah dipakai, penghitungnya baru %s', x[1],
    (SELECT urut FROM nomor_barcode WHERE kode_toko = v_toko))
  FROM barcode_belum_terbit(v_toko,
    ARRAY(SELECT kode_barcode FROM barang WHERE kode_toko = v_toko)) AS x
  WHERE cardinality(x) > 0 $$;
