CREATE OR REPLACE FUNCTION naskah_koran_v1(b koran) RETURNS text LANGUAGE sql STABLE AS $$ SELECT b::text $$;
CREATE OR REPLACE FUNCTION baca_koran(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_koran_v1(b), E'\n' ORDER BY n) FROM koran b
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_cocok_v1(b cocok) RETURNS text LANGUAGE sql STABLE AS $$ SELECT b::text $$;
CREATE OR REPLACE FUNCTION baca_cocok(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_cocok_v1(b), E'\n' ORDER BY n) FROM cocok b
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- [{id_dokumen, no_rekening, tgl, keterangan, no_ref, masuk, keluar}]
CREATE OR REPLACE FUNCTION tulis_koran(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO koran SELECT k.toko, k.id_posting, r.ordinality, r.id_dokumen, r.no_rekening, r.tgl,
      r.keterangan, r.no_ref, r.masuk, r.keluar
    FROM jsonb_populate_recordset(NULL::koran, isi) WITH ORDINALITY AS r
    RETURNING n, naskah_koran_v1(koran) AS naskah)
  SELECT string_agg(naskah, E'\n' ORDER BY n) INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- [{id_dokumen, pasangan, sisi, id_baris, n_baris, jumlah, lepas}]. A row is matched once; what is
-- let go was matched.
CREATE OR REPLACE FUNCTION tulis_cocok(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_diminta int; v_jadi int;
BEGIN
  INSERT INTO cocok SELECT k.toko, k.id_posting, r.ordinality, r.id_dokumen, r.pasangan, r.sisi,
    r.id_baris, r.n_baris, r.jumlah, r.lepas
  FROM jsonb_populate_recordset(NULL::cocok, isi) WITH ORDINALITY AS r;
  GET DIAGNOSTICS v_diminta = ROW_COUNT;
  WITH pergi AS (
    DELETE FROM cocok_kini c USING cocok b WHERE b.kode_toko = k.toko AND b.id_posting = k.id_posting
      AND b.lepas AND c.kode_toko = k.toko
      AND (c.sisi, c.id_baris, c.n_baris, c.id_dokumen) = (b.sisi, b.id_baris, b.n_baris, b.id_dokumen)
    RETURNING 1),
  datang AS (
    INSERT INTO cocok_kini SELECT k.toko, b.sisi, b.id_baris, b.n_baris, b.id_dokumen, b.pasangan
    FROM cocok b WHERE b.kode_toko = k.toko AND b.id_posting = k.id_posting AND NOT b.lepas
    ORDER BY b.sisi, b.id_baris, b.n_baris
    ON CONFLICT DO NOTHING RETURNING 1)
  SELECT (SELECT count(*) FROM pergi) + (SELECT count(*) FROM datang) INTO v_jadi;
  IF v_jadi <> v_diminta THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'cocok'));
  END IF;
  RETURN baca_cocok(k.toko, k.id_posting, versi_naskah());
END $$;

-- The statements that count, of an account or of all.
CREATE OR REPLACE FUNCTION koran_sah(v_toko text, v_rekening text)
RETURNS TABLE (id uuid, nomor text, saat timestamptz, no_rekening text, dari date, sampai date,
  saldo_awal bigint, saldo_akhir bigint, isi jsonb) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.saat, d.isi->>'no_rekening', (d.isi->>'dari')::date,
    (d.isi->>'sampai')::date, (d.isi->>'saldo_mulai')::bigint, (d.isi->>'saldo_akhir')::bigint, d.isi
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status = 'VALID'
  WHERE d.kode_toko = v_toko AND d.jenis = 'REKENING_KORAN' AND d.prefix = 'RK'
    AND (v_rekening IS NULL OR d.isi->>'no_rekening' = v_rekening) $$;

-- What the cash book says of an account: each row, with its fee on the side of its money. What lay
-- there before the books began stands in the bank's opening balance.
CREATE OR REPLACE FUNCTION kas_rekening(v_toko text, v_rekening text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, n int, tgl date, id_dokumen uuid, kategori text, no_ref text, keterangan text,
  jumlah bigint) LANGUAGE sql STABLE AS $$
  SELECT k.id_posting, k.n, k.tgl_system, coalesce(k.id_group, k.id_dokumen), k.kategori, k.no_ref,
    k.keterangan, CASE WHEN k.jumlah_in > 0 THEN k.jumlah_in + k.fee ELSE -(k.jumlah_out + k.fee) END
  FROM kas k WHERE k.kode_toko = v_toko AND k.jenis = 'TRANSFER' AND k.no_rekening = v_rekening
    AND k.kategori <> 'SALDO AWAL' AND k.tgl_system BETWEEN v_awal AND v_akhir $$;

-- What of either side nobody has matched; the book since some days before the first statement.
CREATE OR REPLACE FUNCTION belum_cocok(v_toko text, v_rekening text)
RETURNS TABLE (sisi text, id uuid, n int, tgl date, id_dokumen uuid, kategori text, no_ref text,
  keterangan text, jumlah bigint) LANGUAGE sql STABLE AS $$
  SELECT 'KORAN', b.id_posting, b.n, b.tgl, b.id_dokumen, '', b.no_ref, b.keterangan,
    b.masuk - b.keluar
  FROM koran b JOIN koran_sah(v_toko, v_rekening) s ON s.id = b.id_dokumen
  WHERE b.kode_toko = v_toko AND b.no_rekening = v_rekening AND NOT EXISTS (
    SELECT FROM cocok_kini c WHERE c.kode_toko = v_toko AND c.sisi = 'KORAN'
      AND c.id_baris = b.id_posting AND c.n_baris = b.n)
  UNION ALL
  SELECT 'KAS', k.id, k.n, k.tgl, k.id_dokumen, k.kategori, k.no_ref, k.keterangan, k.jumlah
  FROM (SELECT min(dari) - 7 AS mulai FROM koran_sah(v_toko, v_rekening)) m,
    kas_rekening(v_toko, v_rekening, m.mulai, 'infinity') k
  WHERE NOT EXISTS (SELECT FROM cocok_kini c WHERE c.kode_toko = v_toko AND c.sisi = 'KAS'
    AND c.id_baris = k.id AND c.n_baris = k.n) $$;

-- minta: {no_rekening, dari, sampai, tutup}: the last statement of the account, its lines of these days,
-- and what the book says of it at the end of the day `tutup`.
CREATE OR REPLACE FUNCTION muat_koran(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('lalu', (
      SELECT jsonb_build_object('id', s.id, 'nomor', s.nomor, 'saldo', s.saldo_akhir,
        'sampai', to_char(s.sampai, 'YYYY-MM-DD'),
        'format', jsonb_build_object('judul', s.isi->'judul', 'peran', s.isi->'peran',
          'urutan', s.isi->'urutan'),
        'cocok', (SELECT count(*) FROM koran b JOIN cocok_kini c ON c.kode_toko = v_toko
            AND c.sisi = 'KORAN' AND c.id_baris = b.id_posting AND c.n_baris = b.n
          WHERE b.kode_toko = v_toko AND b.no_rekening = minta->>'no_rekening'
            AND b.id_dokumen = s.id))
      FROM koran_sah(v_toko, minta->>'no_rekening') s ORDER BY s.saat DESC LIMIT 1),
    'sudah', (SELECT coalesce(jsonb_agg(jsonb_build_object('tgl', to_char(b.tgl, 'YYYY-MM-DD'),
        'keterangan', b.keterangan, 'masuk', b.masuk, 'keluar', b.keluar)), '[]')
      FROM koran b JOIN koran_sah(v_toko, minta->>'no_rekening') s ON s.id = b.id_dokumen
      WHERE b.kode_toko = v_toko AND b.no_rekening = minta->>'no_rekening'
        AND b.tgl BETWEEN (minta->>'dari')::date AND (minta->>'sampai')::date),
    'buku', (SELECT coalesce(sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out), 0)
      FROM harian_kas(v_toko, '-infinity', (minta->>'tutup')::date) h
      WHERE h.jenis = 'TRANSFER' AND h.no_rekening = minta->>'no_rekening')) $$;

-- minta: {no_rekening, koran: [{id, n}], kas: [{id, n}]}: those of them that nobody has matched, and
-- the document that says that a transfer never came, of both its rows.
CREATE OR REPLACE FUNCTION muat_cocok(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('sisi', b.sisi, 'id', b.id, 'n', b.n,
    'jumlah', b.jumlah, 'hilang', h.id)), '[]')
  FROM belum_cocok(v_toko, minta->>'no_rekening') b
    LEFT JOIN hilang_sah(v_toko) h ON b.sisi = 'KAS'
      AND (h.id = b.id_dokumen OR (h.id_baris, h.n_baris) = (b.id, b.n))
  WHERE (b.sisi, b.id, b.n) IN (
    SELECT 'KORAN', r.id, r.n FROM jsonb_to_recordset(minta->'koran') AS r(id uuid, n int)
    UNION ALL SELECT 'KAS', r.id, r.n FROM jsonb_to_recordset(minta->'kas') AS r(id uuid, n int)) $$;

-- Whoever imports, matches or throws away comes one after the other.
CREATE OR REPLACE FUNCTION kunci_koran(v_toko text, v_rekening text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'koran', v_toko, v_rekening), 0)) $$;

-- {no_rekening, terakhir}: its last statement still is what the rules read.
CREATE OR REPLACE FUNCTION periksa_koran(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_lalu uuid;
BEGIN
  PERFORM kunci_koran(k.toko, isi->>'no_rekening');
  SELECT s.id INTO v_lalu FROM koran_sah(k.toko, isi->>'no_rekening') s ORDER BY s.saat DESC LIMIT 1;
  IF v_lalu IS DISTINCT FROM (isi->>'terakhir')::uuid THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koran'));
  END IF;
  RETURN NULL;
END $$;

-- {no_rekening, terakhir, koran, kas, baris}: the rows still are what the rules read. A statement may
-- be thrown away, or a transfer declared as never come, between that and the lock.
CREATE OR REPLACE FUNCTION periksa_cocok(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_kini jsonb;
BEGIN
  PERFORM periksa_koran(k, isi);
  v_kini := muat_cocok(k.toko, isi);
  IF NOT (v_kini @> (isi->'baris') AND v_kini <@ (isi->'baris')) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koran'));
  END IF;
  RETURN NULL;
END $$;

-- {no_rekening, id}: nothing goes on from the statement, and none of its lines is matched.
CREATE OR REPLACE FUNCTION periksa_koran_lepas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kunci_koran(k.toko, isi->>'no_rekening');
  IF EXISTS (SELECT FROM koran_sah(k.toko, periksa_koran_lepas.isi->>'no_rekening') s
      JOIN dokumen d ON d.kode_toko = k.toko AND d.saat < s.saat
        AND d.id = (periksa_koran_lepas.isi->>'id')::uuid)
    OR EXISTS (SELECT FROM koran b JOIN cocok_kini c ON c.kode_toko = k.toko AND c.sisi = 'KORAN'
        AND c.id_baris = b.id_posting AND c.n_baris = b.n
      WHERE b.kode_toko = k.toko AND b.no_rekening = isi->>'no_rekening'
        AND b.id_dokumen = (isi->>'id')::uuid) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koran'));
  END IF;
  RETURN NULL;
END $$;

-- From the book's balance at the end of a day to the bank's: what the bank did not have by then,
-- what the shop did not have, and what lay between them before the first statement. A pair counts
-- when all of it has happened.
CREATE OR REPLACE FUNCTION rekonsiliasi(v_toko text, v_rekening text, v_tgl date)
RETURNS TABLE (urut int, tgl date, nomor text, kategori text, keterangan text, jumlah bigint)
LANGUAGE sql STABLE AS $$
  WITH mulai AS (SELECT min(dari) AS dari, (array_agg(saldo_awal ORDER BY saat))[1] AS saldo
    FROM koran_sah(v_toko, v_rekening)),
  baris AS (
    SELECT 'KORAN' AS sisi, b.id_posting AS id, b.n, b.tgl, NULL::uuid AS id_dokumen,
      NULL AS kategori, concat_ws(' ', b.no_ref, b.keterangan) AS keterangan, b.masuk - b.keluar AS jumlah
    FROM koran b JOIN koran_sah(v_toko, v_rekening) s ON s.id = b.id_dokumen
    WHERE b.kode_toko = v_toko AND b.no_rekening = v_rekening
    UNION ALL
    SELECT 'KAS', k.id, k.n, k.tgl, k.id_dokumen, k.kategori,
      concat_ws(' - ', k.no_ref, k.keterangan), k.jumlah
    FROM mulai m, kas_rekening(v_toko, v_rekening, m.dari - 7, 'infinity') k),
  pasang AS (SELECT b.*, c.id_dokumen IS NOT NULL AND max(b.tgl) OVER
      (PARTITION BY c.id_dokumen, c.pasangan) <= v_tgl AS cocok
    FROM baris b LEFT JOIN cocok_kini c ON c.kode_toko = v_toko AND c.sisi = b.sisi
      AND c.id_baris = b.id AND c.n_baris = b.n),
  buku AS (SELECT coalesce(sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out), 0)::bigint AS saldo,
      coalesce(sum(h.jumlah_in + h.fee_in - h.jumlah_out - h.fee_out)
        FILTER (WHERE h.tgl_system < m.dari OR h.kategori = 'SALDO AWAL'), 0)::bigint AS awal
    FROM mulai m, harian_kas(v_toko, '-infinity', v_tgl) h
    WHERE h.jenis = 'TRANSFER' AND h.no_rekening = v_rekening)
  SELECT 1, NULL::date, NULL, NULL, NULL, saldo FROM buku
  UNION ALL SELECT 2, p.tgl, d.nomor, p.kategori, p.keterangan, -p.jumlah FROM mulai m, pasang p
    LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id_dokumen
    WHERE p.sisi = 'KAS' AND NOT p.cocok AND p.tgl BETWEEN m.dari AND v_tgl
  UNION ALL SELECT 3, p.tgl, NULL, NULL, p.keterangan, p.jumlah FROM pasang p
    WHERE p.sisi = 'KORAN' AND NOT p.cocok AND p.tgl <= v_tgl
  UNION ALL SELECT 4, NULL, NULL, NULL, NULL, m.saldo - b.awal + (SELECT coalesce(sum(p.jumlah), 0)::bigint
      FROM pasang p WHERE p.sisi = 'KAS' AND p.cocok AND p.tgl < m.dari)
    FROM mulai m, buku b WHERE m.dari <= v_tgl
  UNION ALL SELECT 5, NULL, NULL, NULL, NULL, m.saldo + (SELECT coalesce(sum(p.jumlah), 0)::bigint
      FROM pasang p WHERE p.sisi = 'KORAN' AND p.tgl <= v_tgl)
    FROM mulai m WHERE m.dari <= v_tgl $$;

-- What of either side nobody has matched after so many days.
CREATE OR REPLACE FUNCTION perhatian_tutup_koran(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*))
  FROM (SELECT DISTINCT no_rekening, min(dari) OVER (PARTITION BY no_rekening) AS dari
      FROM koran_sah(v_toko, NULL)) r, belum_cocok(v_toko, r.no_rekening) b
  WHERE b.tgl BETWEEN r.dari AND v_tgl - angka_parameter(v_toko, 'REKONSILIASI_HARI', 3) - 1
  HAVING count(*) > 0 $$;

-- Statements of an account go on from each other, and their lines lead to the last balance.
CREATE OR REPLACE FUNCTION audit_koran(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekening %s: koran %s berakhir %s, barisnya %s', no_rekening, nomor, saldo_akhir, hitung)
  FROM (SELECT s.no_rekening, s.nomor, s.saldo_akhir,
      first_value(s.saldo_awal) OVER w + sum(j.jumlah) OVER w AS hitung
    FROM koran_sah(v_toko, NULL) s, LATERAL (SELECT coalesce(sum(masuk - keluar), 0)::bigint AS jumlah
      FROM koran b WHERE b.kode_toko = v_toko AND b.no_rekening = s.no_rekening
        AND b.id_dokumen = s.id) j
    WINDOW w AS (PARTITION BY s.no_rekening ORDER BY s.saat)) x
  WHERE saldo_akhir <> hitung LIMIT 1 $$;

-- Both sides of a pair come to the same, and what is matched now is what its book says.
CREATE OR REPLACE FUNCTION audit_cocok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Pencocokan %s pasangan %s: selisih %s', id_dokumen, pasangan, beda) FROM (
    SELECT id_dokumen, pasangan, sum(CASE sisi WHEN 'KAS' THEN jumlah ELSE -jumlah END) AS beda
    FROM cocok WHERE kode_toko = v_toko AND NOT lepas GROUP BY 1, 2) p WHERE beda <> 0
  UNION ALL
  SELECT format('Pencocokan %s: %s %s/%s tercatat %s kali, sekarang %s', b.id_dokumen, b.sisi,
    b.id_baris, b.n_baris, b.ada, count(c.*))
  FROM (SELECT id_dokumen, sisi, id_baris, n_baris,
      sum(CASE WHEN lepas THEN -1 ELSE 1 END) AS ada
    FROM cocok WHERE kode_toko = v_toko GROUP BY 1, 2, 3, 4) b
    LEFT JOIN cocok_kini c ON c.kode_toko = v_toko AND c.sisi = b.sisi AND c.id_baris = b.id_baris
      AND c.n_baris = b.n_baris AND c.id_dokumen = b.id_dokumen
  GROUP BY b.id_dokumen, b.sisi, b.id_baris, b.n_baris, b.ada HAVING count(c.*) <> b.ada
  LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION belum_cocok, kas_rekening, koran_sah, muat_cocok, muat_koran, rekonsiliasi
  TO kencana_app;

CREATE OR REPLACE FUNCTION toko_baru_koran(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '5109', 'Transfer Tidak Datang', 'BIAYA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  VALUES (v_toko, 'REKONSILIASI', 'REKONSILIASI', 'HILANG', 'DEBET', '5109')
  ON CONFLICT DO NOTHING $$;
