-- A posting is refused when what its rules read has changed: the state's version of each document
-- that moves, and the business date. Two people on one group, and a day that is closed in between,
-- are told; nobody's work is posted by what was true a moment ago.
SET LOCAL search_path = kencana, pg_temp;

-- The business date of a posting (DOMAIN 4): the shop's, or an earlier one where that is allowed.
-- tgl_lihat is the shop's date as the rules saw it. Whether the date is sealed is asked at the end,
-- under the lock of the chain.
CREATE OR REPLACE FUNCTION hari_posting(v_toko text, p jsonb) RETURNS date LANGUAGE plpgsql AS $$
DECLARE t record; v_tgl date := (p->>'tgl_system')::date;
BEGIN
  SELECT status, tgl_system INTO t FROM toko WHERE kode_toko = v_toko;
  IF t.tgl_system IS NULL THEN
    PERFORM tolak('KN404', 'toko_tidak_ada', jsonb_build_object('kode_toko', v_toko));
  ELSIF t.status <> 'BUKA' AND NOT p->'tulis' @> '[["hari"]]' THEN
    PERFORM tolak('KN005', 'toko_tutup', jsonb_build_object('tgl_system', t.tgl_system));
  ELSIF (p->>'tgl_lihat')::date <> t.tgl_system THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko',
      'tgl_system', t.tgl_system));
  ELSIF v_tgl > t.tgl_system
    OR v_tgl < t.tgl_system AND NOT coalesce((p->>'boleh_mundur')::boolean, false) THEN
    PERFORM tolak('KN004', 'tanggal_tidak_aktif',
      jsonb_build_object('diminta', v_tgl, 'tgl_system', t.tgl_system));
  END IF;
  RETURN coalesce(v_tgl, t.tgl_system);
END $$;

-- What a loader tells of a document that its command will move.
CREATE FUNCTION versi_dokumen(v_toko text, v_id uuid) RETURNS int LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT versi FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id);
END $$;

-- What the journal still holds of a visit, over its group, its notes and all that hangs on them: an
-- account a row, none that has come to nothing.
CREATE FUNCTION jurnal_group(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH milik AS (
    SELECT v_group AS id UNION ALL
    SELECT id FROM dokumen WHERE kode_toko = v_toko AND id_group = v_group),
  saldo AS (
    SELECT j.nomor_akun, sum(j.debit - j.kredit)::bigint AS jumlah
    FROM (SELECT DISTINCT t.id_posting FROM milik m
        JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = m.id) p
      JOIN jurnal j ON j.kode_toko = v_toko AND j.id_posting = p.id_posting
    WHERE j.id_dokumen IN (SELECT id FROM milik)
    GROUP BY j.nomor_akun)
  SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
    greatest(jumlah, 0), 'kredit', greatest(-jumlah, 0)) ORDER BY nomor_akun), '[]')
  FROM saldo WHERE jumlah <> 0 $$;

-- New documents take their first state, old ones move from the state and version that were read; in
-- id order.
CREATE OR REPLACE FUNCTION catat_transisi(k konteks, p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE t transisi; d jsonb; v_naskah text[] := '{}'; v_n int := jsonb_array_length(p->'dokumen');
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
    v_naskah := v_naskah || naskah_transisi_v1(t);
  END LOOP;
  FOR d IN SELECT value FROM jsonb_array_elements(p->'transisi') ORDER BY value->>'id' LOOP
    UPDATE status_dokumen SET status = d->>'ke', versi = versi + 1, tgl_system = k.tgl
    WHERE kode_toko = k.toko AND id = (d->>'id')::uuid AND status = d->>'dari'
      AND versi = coalesce((d->>'versi')::int, versi)
    RETURNING versi INTO t.versi;
    IF NOT FOUND THEN PERFORM tolak_status(k, (d->>'id')::uuid, d->>'dari'); END IF;
    v_n := v_n + 1; t.n := v_n; t.id_dokumen := d->>'id'; t.dari := d->>'dari'; t.ke := d->>'ke';
    t.alasan := d->>'alasan'; t.no_otorisasi := d->>'no_otorisasi';
    INSERT INTO transisi VALUES (t.*);
    v_naskah := v_naskah || naskah_transisi_v1(t);
  END LOOP;
  RETURN array_to_string(v_naskah, E'\n');
END $$;

-- A document that is not as it was read: gone on to another state, or moved within its own.
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

-- As in migration 0020, and the versions.
CREATE OR REPLACE FUNCTION muat_group(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PENJUALAN'), 'group',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nomor', g.nomor, 'status', s.status,
        'versi', s.versi, 'tgl_system', g.tgl_system, 'input_by', g.input_by,
        'pembayaran', bayar_terakhir(v_toko, g.id), 'nota', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status',
            sn.status, 'versi', sn.versi, 'harga_total', p.harga_total,
            'baris', baris_nota(v_toko, d.id), 'cetak', (SELECT count(*) FROM cetak_nota c
              WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id))
            ORDER BY d.nomor), '[]')
          FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
            JOIN status_dokumen sn ON sn.kode_toko = v_toko AND sn.id = d.id
          WHERE d.kode_toko = v_toko AND d.id_group = g.id)) ORDER BY g.nomor), '[]')
    FROM dokumen g JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
    WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP'
      AND g.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))))) $$;

-- As in migration 0020, the versions, and the journal of the whole group as it stands, which the
-- last of its cancels negates. The other notes are counted, not the documents that cancel them.
CREATE OR REPLACE FUNCTION muat_batal_penjualan(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', s.tgl_system, 'id_group', d.id_group,
    'versi_group', versi_dokumen(v_toko, d.id_group), 'harga_total', p.harga_total,
    'akun', peta_akun(v_toko, 'PENJUALAN'), 'pembayaran', bayar_terakhir(v_toko, d.id_group),
    'nota_lain', (SELECT count(*) FROM dokumen o JOIN status_dokumen so ON so.kode_toko = v_toko
        AND so.id = o.id WHERE o.kode_toko = v_toko AND o.id_group = d.id_group AND o.id <> d.id
        AND o.jenis = d.jenis AND so.status = 'VALID'),
    'gerak', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'dari_gudang', g.dari_gudang, 'berat', b.berat, 'murni', b.murni, 'status', b.status,
        'id_pemegang', b.id_pemegang)), '[]')
      FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
      WHERE g.kode_toko = v_toko AND g.id_dokumen = d.id AND g.ke_status = 'TERJUAL'
        AND g.id_posting = t.id_posting),
    'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar, 'kotor',
        kotor, 'murni', murni)), '[]') FROM gram
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit)), '[]') FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'jurnal_group', jurnal_group(v_toko, d.id_group),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', kategori, 'jenis', jenis,
        'no_rekening', no_rekening, 'user_id', user_id, 'laci', laci, 'jumlah', jumlah_in -
        jumlah_out, 'fee', CASE WHEN jumlah_out > 0 THEN -fee ELSE fee END, 'no_ref', no_ref)
        ORDER BY id_posting, n), '[]') FROM kas
      WHERE kode_toko = v_toko AND id_group = d.id_group))
  FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.ke = 'VALID'
      AND t.dari IS DISTINCT FROM 'VALID'
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor $$;

-- As in migrations 0030 and 0032, and the versions.
CREATE OR REPLACE FUNCTION muat_tutup_toko(v_toko text) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE t record;
BEGIN
  SELECT tgl_system, status, (SELECT tgl_segel FROM rantai WHERE kode_toko = v_toko) AS segel
  INTO t FROM toko WHERE kode_toko = v_toko;
  RETURN jsonb_build_object('tgl_system', t.tgl_system, 'buka', t.status = 'BUKA',
    'tgl_segel', t.segel,
    'segel', (SELECT jsonb_build_object('id', h.id_dokumen, 'nomor', d.nomor, 'status', s.status,
        'versi', s.versi, 'oleh', h.oleh, 'saat', h.saat)
      FROM hari h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = h.id_dokumen
      WHERE h.kode_toko = v_toko AND h.tgl_system = t.segel AND h.status = 'TUTUP'
      ORDER BY h.n DESC LIMIT 1),
    'terbuka_lagi', (SELECT coalesce(jsonb_agg(tgl_system ORDER BY tgl_system), '[]') FROM (
      SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
      WHERE kode_toko = v_toko AND tgl_system < t.tgl_system AND status <> 'BUKA'
        AND tgl_system > coalesce(t.segel, '-infinity')
      ORDER BY tgl_system, n DESC) h WHERE status = 'DIBUKA_LAGI'),
    'halangan', jawaban_bernama('halangan_tutup_', v_toko, t.tgl_system),
    'perhatian', jawaban_bernama('perhatian_tutup_', v_toko, t.tgl_system),
    'laci', (SELECT coalesce(jsonb_agg(jsonb_build_object('laci', l.laci, 'nama', u.usere_name,
        'saldo', l.saldo) ORDER BY l.laci), '[]')
      FROM saldo_laci l LEFT JOIN users u ON u.user_id = l.laci AND u.kode_toko = v_toko
      WHERE l.kode_toko = v_toko AND l.saldo <> 0))
    || ringkasan_hari(v_toko, t.tgl_system);
END $$;

CREATE OR REPLACE FUNCTION muat_batal_uang_kas(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', d.tgl_system, 'toko_tgl_system', (SELECT tgl_system FROM toko
      WHERE kode_toko = v_toko),
    'kas', (SELECT jsonb_agg(to_jsonb(k) - 'kode_toko' - 'id_posting' - 'tgl_system' - 'n'
        ORDER BY n) FROM kas k WHERE k.kode_toko = v_toko AND k.id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit) ORDER BY n), '[]') FROM jurnal j
      WHERE j.kode_toko = v_toko AND j.id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor
    AND d.jenis IN ('UANG_KAS', 'SALDO_AWAL_KAS') $$;

-- How a visit was paid, in the cash book and in its list of payments: by way and account, while all
-- its notes stand; nothing at all, not even a fee, once all are cancelled.
CREATE FUNCTION audit_cara_bayar(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH grup AS (
    SELECT s.id, s.status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP'
      AND (s.status = 'BATAL' OR s.status = 'VALID' AND NOT EXISTS (
        SELECT FROM dokumen d JOIN status_dokumen sd ON sd.kode_toko = v_toko AND sd.id = d.id
        WHERE d.kode_toko = v_toko AND d.id_group = s.id AND sd.status = 'BATAL'))),
  buku AS (
    SELECT k.id_group, k.jenis, coalesce(k.no_rekening, '') AS no_rekening,
      sum(k.jumlah_in - k.jumlah_out) AS jumlah,
      sum(CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END) AS fee
    FROM kas k JOIN grup g ON g.id = k.id_group WHERE k.kode_toko = v_toko GROUP BY 1, 2, 3),
  daftar AS (
    SELECT p.id_group, p.jenis, coalesce(p.no_rekening, '') AS no_rekening,
      sum(CASE WHEN p.masuk THEN p.jumlah ELSE -p.jumlah END) AS jumlah, sum(p.fee) AS fee
    FROM grup g JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = g.id
    WHERE g.status = 'VALID' AND p.versi_bayar = (SELECT max(versi_bayar) FROM pembayaran m
      WHERE m.kode_toko = v_toko AND m.id_group = g.id) GROUP BY 1, 2, 3)
  SELECT format('Group %s: kas %s %s mencatat %s (fee %s), daftar pembayarannya %s (fee %s)',
    (SELECT nomor FROM dokumen n WHERE n.kode_toko = v_toko
      AND n.id = coalesce(b.id_group, d.id_group)), jenis, no_rekening, coalesce(b.jumlah, 0), coalesce(b.fee, 0), coalesce(d.jumlah, 0),
    coalesce(d.fee, 0))
  FROM buku b FULL JOIN daftar d USING (id_group, jenis, no_rekening)
  WHERE (coalesce(b.jumlah, 0), coalesce(b.fee, 0))
    <> (coalesce(d.jumlah, 0), coalesce(d.fee, 0)) LIMIT 1 $$;
