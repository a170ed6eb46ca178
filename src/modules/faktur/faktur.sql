-- Counts one print of each of these papers: {cetak: [{id, kertas, bagian}], id_cetak, oleh,
-- perangkat, alasan}. Answers which print of it each is, by id for a NOTA, by 'id kertas' for the
-- others. The state's row is locked first: a nota that is being cancelled is not printed, and two
-- prints of one paper count one after the other.
CREATE OR REPLACE FUNCTION catat_cetak(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE s record; r cetak_nota; v_lalu text; v_hasil jsonb := '{}';
BEGIN
  PERFORM toko_sendiri(v_toko);
  FOR s IN SELECT d.id, d.status, m.kertas, m.bagian
      FROM jsonb_to_recordset(minta->'cetak') AS m(id uuid, kertas text, bagian text)
        JOIN status_dokumen d ON d.kode_toko = v_toko AND d.id = m.id
      ORDER BY d.id, m.kertas FOR NO KEY UPDATE OF d LOOP
    IF s.status IN ('OPEN', 'BATAL') THEN
      PERFORM tolak_status(ROW(v_toko, NULL, NULL, NULL, NULL)::konteks, s.id, 'VALID');
    END IF;
    SELECT coalesce(max(n), 0) + 1 INTO r.n FROM cetak_nota
    WHERE kode_toko = v_toko AND id_dokumen = s.id;
    SELECT count(*) + 1, (array_agg(oleh ORDER BY n DESC))[1] INTO r.ke, v_lalu FROM cetak_nota
    WHERE kode_toko = v_toko AND id_dokumen = s.id AND kertas = s.kertas AND bagian = s.bagian
      AND tercetak IS NOT false;
    IF r.ke > 1 AND minta->>'alasan' IS NULL THEN
      PERFORM tolak('KN016', 'nota_sudah_dicetak', jsonb_build_object('oleh', v_lalu, 'nomor',
        (SELECT nomor FROM dokumen WHERE kode_toko = v_toko AND id = s.id)));
    END IF;
    INSERT INTO cetak_nota (kode_toko, id_dokumen, n, saat, oleh, perangkat, alasan, ke, id_cetak,
      kertas, bagian)
    VALUES (v_toko, s.id, r.n, waktu_kini(), minta->>'oleh', minta->>'perangkat',
      minta->>'alasan', r.ke, (minta->>'id_cetak')::uuid, s.kertas, s.bagian);
    v_hasil := v_hasil || jsonb_build_object(
      CASE s.kertas WHEN 'NOTA' THEN s.id::text ELSE s.id || ' ' || s.kertas END, r.ke);
  END LOOP;
  RETURN v_hasil;
END $$;

CREATE OR REPLACE FUNCTION baca_pelanggan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;

-- [{id, nama_customer, alamat_customer, no_hp, jenis_pelanggan, jenis_identitas, no_identitas,
-- foto_identitas}]: a new one, or what is new of the card of one who is known. With them: where
-- nothing is said, what is known stays.
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

-- The pieces of a note as they stand now: of a sale with the gudang that they came from, of a
-- purchase with the sale that they go back to.
CREATE OR REPLACE FUNCTION barang_nota(v_toko text, v_id uuid, v_posting uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
    'id_pemegang', b.id_pemegang, 'nomor_pemegang', (SELECT nomor FROM dokumen d
      WHERE d.kode_toko = v_toko AND d.id = b.id_pemegang), 'berat', b.berat, 'murni', b.murni,
    'dari_gudang', n.dari_gudang, 'id_asal', n.id_asal) ORDER BY b.kode_barcode), '[]')
  FROM (SELECT g.kode_barcode, g.dari_gudang, NULL::uuid AS id_asal FROM gerak_barang g
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id AND g.ke_status = 'TERJUAL'
        AND g.id_posting = v_posting
      UNION ALL SELECT l.kode_barcode, NULL, l.id_asal FROM pembelian_baris l
      WHERE l.kode_toko = v_toko AND l.id = v_id AND l.kode_barcode IS NOT NULL) n
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = n.kode_barcode $$;

-- Every sale and purchase of a visit, whatever its state: header, and the day it was validated.
CREATE OR REPLACE FUNCTION nota_group(v_toko text, v_group uuid)
RETURNS TABLE (id uuid, nomor text, jenis text, status text, versi int, tgl_system date,
  harga_total bigint, id_posting uuid) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.jenis, s.status, s.versi, s.tgl_system, n.harga_total::bigint,
    t.id_posting
  FROM (SELECT p.id, p.harga_total FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group
      UNION ALL SELECT p.id, p.harga_total FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group) n
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = n.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = n.id
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = n.id AND t.ke = 'VALID'
      AND t.dari IS DISTINCT FROM 'VALID' $$;

-- The whole visit that a note or a group's number belongs to, for its cancel: each note with what
-- it recorded itself, and what journal and cash book still hold of all of it. Of a purchase also
-- where its bags are.
CREATE OR REPLACE FUNCTION muat_batal(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', g.id, 'nomor', g.nomor, 'versi', versi_dokumen(v_toko, g.id),
    'akun_jual', peta_akun(v_toko, 'PENJUALAN'), 'akun_beli', peta_akun(v_toko, 'PEMBELIAN'),
    'nota', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nomor', n.nomor,
        'jenis', n.jenis, 'status', n.status, 'versi', n.versi, 'tgl_system', n.tgl_system,
        'harga_total', n.harga_total, 'barang', barang_nota(v_toko, n.id, n.id_posting),
        'kantong', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_kantong',
            n.nomor || '/' || k.n, 'tempat', k.tempat) ORDER BY k.n), '[]') FROM kantong k
          WHERE k.kode_toko = v_toko AND k.id = n.id),
        'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar,
            'kotor', kotor, 'murni', murni)), '[]') FROM gram
          WHERE kode_toko = v_toko AND id_posting = n.id_posting AND id_dokumen = n.id),
        'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun,
            'debit', debit, 'kredit', kredit)), '[]') FROM jurnal
          WHERE kode_toko = v_toko AND id_posting = n.id_posting AND id_dokumen = n.id))
        ORDER BY n.jenis, n.nomor), '[]') FROM nota_group(v_toko, g.id) n),
    'jurnal', jurnal_group(v_toko, g.id),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', kategori, 'jenis', jenis,
        'no_rekening', no_rekening, 'user_id', user_id, 'laci', laci, 'jumlah', jumlah_in -
        jumlah_out, 'fee', CASE WHEN jumlah_out > 0 THEN -fee ELSE fee END, 'no_ref', no_ref)
        ORDER BY urut_posting(v_toko, id_posting), n), '[]') FROM kas
      WHERE kode_toko = v_toko AND id_group = g.id))
  FROM dokumen d JOIN dokumen g ON g.kode_toko = v_toko AND g.id = coalesce(d.id_group, d.id)
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND g.jenis = 'GROUP' $$;

-- What nobody saw come out of the printer, asked for or not: the notas, whatever else was printed.
CREATE OR REPLACE FUNCTION nota_tercetak(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = v_id
    AND c.kertas IN ('NOTA', 'SISA') AND c.tercetak LIMIT 1) IS NOT NULL $$;

-- A draft bears the card of who sells for a day: a power cut loses nothing, a forgotten paper does
-- not keep it. One that nobody touched for 30 days (the most of UMUR_DRAF) goes altogether.
CREATE OR REPLACE FUNCTION rapikan_draf(v_banyak int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE v_kartu int; v_gugur int;
BEGIN
  UPDATE draf SET isi = jsonb_set(isi, '{pembelian}', (isi->'pembelian')
    || '{"jenis_identitas": null, "no_identitas": null, "foto_identitas": null}')
  WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '1 day'
      AND jsonb_typeof(isi->'pembelian') = 'object'
      AND coalesce(isi#>>'{pembelian,no_identitas}', isi#>>'{pembelian,foto_identitas}') IS NOT NULL
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_kartu = ROW_COUNT;
  DELETE FROM draf WHERE (kode_toko, id) IN (SELECT kode_toko, id FROM draf
    WHERE kode_toko = toko_kini() AND diubah_pada < now() - interval '30 days'
    LIMIT v_banyak FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS v_gugur = ROW_COUNT;
  RETURN greatest(v_kartu, v_gugur);
END $$;

-- The rows of people that what was typed means; of very many the newest.
CREATE OR REPLACE FUNCTION calon_orang(v_toko text, v_q text) RETURNS SETOF pelanggan
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_angka text := regexp_replace(v_q, '\D', '', 'g'); v_kata text; v_hp text;
BEGIN
  IF v_q ~* '^(F[JGB]|TT)-[A-Z0-9]+-\d{6}-\d{4,}$' OR v_q ~ '^\d{6}-\d{4,}$' THEN
    RETURN QUERY SELECT p.* FROM pelanggan p WHERE p.kode_toko = v_toko
      AND p.dihapus_pada IS NULL AND p.id IN (SELECT orang_nota(v_toko, CASE WHEN v_q ~ '^\d'
        THEN ARRAY(SELECT k || '-' || v_toko || '-' || v_q FROM unnest('{FJ,FB,TT}'::text[]) k)
        ELSE ARRAY[upper(v_q)] END));
  ELSIF v_q ~ '^[+\d][\d\s()+.-]*$' THEN
    IF length(v_angka) < 4 THEN RETURN; END IF;
    v_hp := regexp_replace(v_angka, '^0', '62');
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
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', n.nomor, 'jenis', n.jenis,
    'tgl_system', n.tgl_system, 'barang', CASE n.jenis
      WHEN 'PENJUALAN' THEN (SELECT b.nama_barang FROM penjualan_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1)
      WHEN 'PEMBELIAN' THEN (SELECT b.nama_barang FROM pembelian_baris b
        WHERE b.kode_toko = v_toko AND b.id = n.id ORDER BY b.n LIMIT 1) END)
    ORDER BY n.saat DESC, n.nomor DESC), '[]')
  FROM (SELECT d.* FROM (SELECT DISTINCT id FROM dokumen_pelanggan(v_toko, v_id)) o
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
      JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = o.id AND s.status <> 'BATAL'
      LEFT JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = o.id
    WHERE p.id IS NULL OR p.id_pelanggan = ANY (v_id)
    ORDER BY d.saat DESC, d.nomor DESC LIMIT 3) n $$;

-- Who is named on the documents of this number: of a nota, a visit, a purchase or a deposit.
CREATE OR REPLACE FUNCTION orang_nota(v_toko text, v_nomor text[]) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  WITH d AS (SELECT x.id FROM dokumen n JOIN dokumen x ON x.kode_toko = v_toko
      AND (x.id = n.id OR x.id_group = n.id)
    WHERE n.kode_toko = v_toko AND n.nomor = ANY (v_nomor))
  SELECT p.id_pelanggan FROM d JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = d.id
  UNION SELECT b.id_pelanggan FROM d JOIN pembelian b ON b.kode_toko = v_toko AND b.id = d.id
  UNION SELECT t.id_pelanggan FROM d JOIN titipan t ON t.kode_toko = v_toko AND t.id = d.id $$;

GRANT EXECUTE ON FUNCTION catat_cetak, muat_batal, nota_tercetak, rapikan_draf TO kencana_app;
