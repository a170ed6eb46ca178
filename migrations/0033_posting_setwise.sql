-- The same books, the same texts, fewer statements: a writer adds its rows by one INSERT and
-- gathers their texts in it. Row by row every row opened its table and all its indexes, parsed its
-- CHECK and copied the text so far, so that a receipt of thousands of lines grew with their square.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- the clock
-- Two steps: with the look into contoh in one expression every posting paid for a query.
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

-- ---------------------------------------------------------------- pieces
-- Says of the first piece, in the order of the barcodes, that could not be moved.
CREATE FUNCTION tolak_gerak(k konteks, isi jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE g gerak_minta;
BEGIN
  FOR g IN SELECT (m.g).* FROM (SELECT row_number() OVER (ORDER BY x.kode_barcode COLLATE "C") AS n,
        x AS g FROM jsonb_populate_recordset(NULL::gerak_minta, isi) AS x) m
      WHERE NOT EXISTS (SELECT FROM gerak_barang t WHERE t.kode_toko = k.toko
        AND t.id_posting = k.id_posting AND t.n = m.n)
      ORDER BY m.n LOOP
    PERFORM tolak_gerak(k, g);
  END LOOP;
END $$;

-- Entries: the pieces come into being with the facts of the receipt, each kept in its first move.
CREATE FUNCTION masukkan_barang(k konteks, isi jsonb, v_jumlah int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_salah text; v_masuk text[];
BEGIN
  SELECT kode_barcode INTO v_salah FROM jsonb_populate_recordset(NULL::gerak_minta, isi)
  WHERE dari_status IS NULL AND (murni > berat OR berat = 0 OR kode_barcode = '') LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN015', 'barang_tidak_sah', jsonb_build_object('kode_barcode', v_salah));
  END IF;
  WITH masuk AS (
    INSERT INTO barang SELECT b.* FROM jsonb_populate_recordset(NULL::gerak_minta, isi) AS m,
      LATERAL jsonb_populate_record(NULL::barang,
        '{"kadar_cetak": "", "kode_intern": "", "nama_atribut": "", "berat_atribut": 0,
          "harga_atribut": 0, "berat_bandrol": 0, "size": "", "harga_pokok": 0, "ongkos": 0}'
        || jsonb_strip_nulls(m.barang) || jsonb_build_object('kode_toko', k.toko,
          'kode_barcode', m.kode_barcode, 'status', m.ke_status, 'kode_gudang', m.ke_gudang,
          'kode_baki', m.ke_baki, 'berat', m.berat, 'murni', m.murni, 'tgl_masuk', k.tgl,
          'versi', 1, 'id_pemegang',
          CASE WHEN m.ke_status NOT IN ('ADA', 'KEMBALI') THEN m.id_dokumen END)) b
    WHERE m.dari_status IS NULL ORDER BY m.kode_barcode COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING kode_barcode)
  SELECT array_agg(kode_barcode) INTO v_masuk FROM masuk;
  IF coalesce(cardinality(v_masuk), 0) < v_jumlah THEN
    SELECT kode_barcode INTO v_salah FROM jsonb_populate_recordset(NULL::gerak_minta, isi)
    WHERE dari_status IS NULL GROUP BY kode_barcode
    HAVING count(*) > 1 OR kode_barcode <> ALL (coalesce(v_masuk, '{}'))
    ORDER BY kode_barcode COLLATE "C" LIMIT 1;
    PERFORM tolak('KN008', 'barcode_sudah_ada', jsonb_build_object('kode_barcode', v_salah));
  END IF;
  WITH baru AS (
    INSERT INTO gerak_barang SELECT k.toko, k.id_posting, m.n, m.id_dokumen, m.kode_barcode, 1,
      m.dari_status, m.ke_status, m.dari_gudang, m.dari_baki, m.ke_gudang, m.ke_baki, m.berat,
      m.murni, k.tgl, (SELECT fakta_barang(b) FROM barang b
        WHERE b.kode_toko = k.toko AND b.kode_barcode = m.kode_barcode)
    FROM (SELECT row_number() OVER (ORDER BY kode_barcode COLLATE "C") AS n, g.*
      FROM jsonb_populate_recordset(NULL::gerak_minta, isi) AS g) m
    WHERE m.dari_status IS NULL ORDER BY m.n
    RETURNING naskah_gerak_barang_v1(gerak_barang) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- Moves of pieces that are there. A piece must stand where, and be held as, the rules read it, and
-- leaves with the weights it entered with. The look-up aside and the join by ctid leave the planner
-- no choice: one piece after the other in the order of m, each by its key, whatever it believes of
-- the size of the table.
CREATE FUNCTION pindahkan_barang(k konteks, isi jsonb, v_jumlah int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_pindah int;
BEGIN
  WITH m AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY kode_barcode COLLATE "C") AS n, g.*
    FROM jsonb_to_recordset(isi) AS g(id_dokumen uuid, kode_barcode text, dari_status text,
      ke_status text, dari_gudang text, dari_baki text, ke_gudang text, ke_baki text,
      berat bigint, murni bigint, pemegang uuid, versi int)),
  pindah AS (
    UPDATE barang b SET status = m.ke_status, kode_gudang = m.ke_gudang, kode_baki = m.ke_baki,
      id_pemegang = CASE WHEN m.ke_status NOT IN ('ADA', 'KEMBALI') THEN m.id_dokumen END,
      versi = b.versi + 1
    FROM m, LATERAL (SELECT x.ctid FROM barang x
      WHERE x.kode_toko = k.toko AND x.kode_barcode = m.kode_barcode OFFSET 0) t
    WHERE b.ctid = t.ctid AND b.status = m.dari_status
      AND b.kode_gudang IS NOT DISTINCT FROM m.dari_gudang
      AND b.kode_baki IS NOT DISTINCT FROM m.dari_baki
      AND b.id_pemegang IS NOT DISTINCT FROM m.pemegang
      AND b.berat = m.berat AND b.murni = m.murni AND b.versi = coalesce(m.versi, b.versi)
    RETURNING m.n, m.id_dokumen, m.kode_barcode, b.versi, m.dari_status, m.ke_status,
      m.dari_gudang, m.dari_baki, m.ke_gudang, m.ke_baki, m.berat, m.murni),
  baru AS (
    INSERT INTO gerak_barang SELECT k.toko, k.id_posting, n, id_dokumen, kode_barcode, versi,
      dari_status, ke_status, dari_gudang, dari_baki, ke_gudang, ke_baki, berat, murni, k.tgl, NULL
    FROM pindah ORDER BY n
    RETURNING naskah_gerak_barang_v1(gerak_barang) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_pindah FROM baru;
  IF v_pindah < v_jumlah THEN PERFORM tolak_gerak(k, isi); END IF;
  RETURN v_naskah;
END $$;

-- [gerak_minta], each piece once; numbered in the order of the barcodes by their bytes, because the
-- text of the chain must not depend on a collation.
CREATE OR REPLACE FUNCTION tulis_gerak_barang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_masuk int; v_pindah int; v_naskah text;
BEGIN
  SELECT count(*) FILTER (WHERE dari_status IS NULL), count(dari_status) INTO v_masuk, v_pindah
  FROM jsonb_to_recordset(isi) AS m(dari_status text);
  IF v_masuk = 0 THEN RETURN pindahkan_barang(k, isi, v_pindah); END IF;
  v_naskah := masukkan_barang(k, isi, v_masuk);
  IF v_pindah = 0 THEN RETURN v_naskah; END IF;
  v_naskah := pindahkan_barang(k, isi, v_pindah);
  RETURN baca_gerak_barang(k.toko, k.id_posting, versi_naskah());
END $$;
DROP FUNCTION masukkan_barang(konteks, gerak_minta);

-- ---------------------------------------------------------------- corrections of master facts
-- As before; only the text is gathered at the end.
CREATE OR REPLACE FUNCTION tulis_koreksi_barang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r record; b barang; v_fakta jsonb;
BEGIN
  FOR r IN SELECT * FROM ROWS FROM (jsonb_to_recordset(isi) AS (id_dokumen uuid, kode_barcode text,
      sebelum jsonb, sesudah jsonb)) WITH ORDINALITY
      AS r(id_dokumen, kode_barcode, sebelum, sesudah, n) ORDER BY kode_barcode COLLATE "C" LOOP
    SELECT * INTO b FROM barang WHERE kode_toko = k.toko AND kode_barcode = r.kode_barcode
    FOR UPDATE;
    v_fakta := fakta_barang(b);
    IF NOT v_fakta @> r.sebelum
      OR NOT v_fakta ?& (SELECT array_agg(x) FROM jsonb_object_keys(r.sesudah) x) THEN
      PERFORM tolak('KN002', 'berubah',
        jsonb_build_object('tabel', 'barang', 'kunci', r.kode_barcode, 'versi', b.versi));
    END IF;
    b := jsonb_populate_record(b, r.sesudah || jsonb_build_object('versi', b.versi + 1));
    EXECUTE (SELECT format('UPDATE barang SET %s WHERE kode_toko = $2 AND kode_barcode = $3',
        string_agg(format('%1$I = ($1).%1$I', kolom), ', '))
      FROM jsonb_object_keys(r.sesudah || '{"versi": 0}') AS kolom)
    USING b, k.toko, r.kode_barcode;
    INSERT INTO koreksi_barang VALUES (k.toko, k.id_posting, r.n, r.id_dokumen, r.kode_barcode,
      b.versi, r.sebelum, r.sesudah, k.tgl);
  END LOOP;
  RETURN baca_koreksi_barang(k.toko, k.id_posting, versi_naskah());
END $$;

-- ---------------------------------------------------------------- the sale
-- [{id, id_group, no_nota_manual, kode_sales, id_pelanggan, keterangan, qty, berat, harga_jual,
-- ongkos, diskon, pajak, pajak_termasuk, harga_total}]
CREATE OR REPLACE FUNCTION tulis_penjualan(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int; v_id uuid[];
BEGIN
  WITH baru AS (
    INSERT INTO penjualan SELECT k.toko, p.id, k.id_posting, p.id_group, k.tgl, k.saat, k.oleh,
      p.no_nota_manual, p.kode_sales, p.id_pelanggan, p.keterangan, p.qty, p.berat, p.harga_jual,
      p.ongkos, p.diskon, p.pajak, p.pajak_termasuk, p.harga_total
    FROM jsonb_populate_recordset(NULL::penjualan, isi) AS p
    ON CONFLICT DO NOTHING RETURNING id, naskah_penjualan_v1(penjualan) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*), array_agg(id) INTO v_naskah, v_jumlah, v_id FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN008', 'no_nota_manual_sudah_ada', jsonb_build_object('no_nota_manual',
      (SELECT no_nota_manual FROM jsonb_to_recordset(isi) AS p(id uuid, no_nota_manual text)
        WHERE id <> ALL (coalesce(v_id, '{}')) LIMIT 1)));
  END IF;
  RETURN v_naskah;
END $$;

-- [{id, kode_barcode, .. as the table}], the lines of one sale together, numbered from 1. Count,
-- weight and total are those of its header, written before (audit compares the other sums).
CREATE OR REPLACE FUNCTION tulis_penjualan_baris(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_salah uuid;
BEGIN
  WITH baru AS (
    INSERT INTO penjualan_baris SELECT k.toko, b.id,
      row_number() OVER (PARTITION BY b.id ORDER BY b.ordinality), b.kode_barcode, b.nama_barang,
      b.kode_kategori, b.kode_group, b.kode_dept, b.kadar, b.kadar_cetak, b.kode_intern, b.berat,
      b.berat_kotor, b.berat_atribut, b.nama_atribut, b.murni, b.harga_gram, b.harga_atribut,
      b.harga_jual, b.ongkos, b.diskon, b.pajak, b.pajak_termasuk, b.harga_total, b.harga_pokok,
      b.potongan_tukar, b.potongan_jual, b.gambar, b.rincian
    FROM jsonb_populate_recordset(NULL::penjualan_baris, isi) WITH ORDINALITY AS b
    ORDER BY b.ordinality
    RETURNING id, berat, harga_total, naskah_penjualan_baris_v1(penjualan_baris) AS naskah),
  salah AS (
    SELECT s.id FROM (SELECT id, count(*) AS qty, sum(berat) AS berat, sum(harga_total) AS total
      FROM baru GROUP BY id) s
    WHERE (SELECT true FROM penjualan p WHERE p.kode_toko = k.toko AND p.id = s.id
      AND p.qty = s.qty AND p.berat = s.berat AND p.harga_total = s.total) IS NULL)
  SELECT string_agg(naskah, E'\n'), (SELECT id FROM salah LIMIT 1) INTO v_naskah, v_salah FROM baru;
  IF v_salah IS NOT NULL THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama', jsonb_build_object('id', v_salah));
  END IF;
  RETURN v_naskah;
END $$;

-- [{id_group, versi_bayar, jenis, no_rekening, jumlah, fee, no_ref, diterima, kembali, masuk}], the
-- whole list of one group, after the sales it pays. versi_bayar: one more than was read. The group
-- moves in the same posting (OPEN to OPEN, where only the payments change).
CREATE OR REPLACE FUNCTION tulis_pembayaran(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_group uuid := isi->-1->>'id_group'; v_dibayar bigint; v_jumlah int; v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO pembayaran SELECT k.toko, p.id_group, p.versi_bayar, p.ordinality, k.id_posting,
      p.jenis, p.no_rekening, p.jumlah, p.fee, p.no_ref, p.diterima, p.kembali, p.masuk
    FROM jsonb_populate_recordset(NULL::pembayaran, isi) WITH ORDINALITY AS p
    ON CONFLICT DO NOTHING
    RETURNING CASE WHEN masuk THEN jumlah ELSE -jumlah END AS dibayar,
      naskah_pembayaran_v1(pembayaran) AS naskah)
  SELECT string_agg(naskah, E'\n'), coalesce(sum(dibayar), 0), count(*)
  INTO v_naskah, v_dibayar, v_jumlah FROM baru;
  IF v_jumlah < jsonb_array_length(isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'pembayaran'));
  ELSIF v_dibayar IS DISTINCT FROM tagihan_group(k.toko, v_group) THEN
    PERFORM tolak_tagihan(k, v_group, v_dibayar);
  END IF;
  RETURN v_naskah;
END $$;

-- ---------------------------------------------------------------- money
-- [{id_dokumen, id_group, kategori, jenis, no_rekening, user_id, laci, jumlah_in, jumlah_out, fee,
-- no_ref, keterangan}]. Give it late: a drawer is a hot row. A drawer is moved once, by what
-- remains of the whole list; several (a handover) in the order of their names.
CREATE OR REPLACE FUNCTION tulis_kas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_laci text; v_akhir text; v_selisih bigint; v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO kas SELECT k.toko, k.id_posting, r.ordinality, r.id_dokumen, r.id_group, r.kategori,
      r.jenis, r.no_rekening, r.user_id, r.laci, coalesce(r.jumlah_in, 0), coalesce(r.jumlah_out, 0),
      coalesce(r.fee, 0), r.no_ref, r.keterangan, k.tgl
    FROM jsonb_populate_recordset(NULL::kas, isi) WITH ORDINALITY AS r
    RETURNING naskah_kas_v1(kas) AS naskah, CASE WHEN jenis = 'CASH' THEN laci END AS laci,
      CASE WHEN jenis = 'CASH' THEN jumlah_in - jumlah_out END AS selisih)
  SELECT string_agg(naskah, E'\n'), min(laci), max(laci), sum(selisih)
  INTO v_naskah, v_laci, v_akhir, v_selisih FROM baru;
  IF v_laci <> v_akhir THEN
    FOR v_laci, v_selisih IN SELECT b.laci, sum(b.jumlah_in - b.jumlah_out) FROM kas b
        WHERE b.kode_toko = k.toko AND b.id_posting = k.id_posting AND b.jenis = 'CASH'
        GROUP BY b.laci ORDER BY b.laci COLLATE "C" LOOP
      PERFORM ubah_laci(k, v_laci, v_selisih);
    END LOOP;
  ELSIF v_laci IS NOT NULL THEN
    PERFORM ubah_laci(k, v_laci, v_selisih);
  END IF;
  RETURN v_naskah;
END $$;

-- ---------------------------------------------------------------- the posting
-- The hot rows, last: the chain's row, then under its lock the numbers (DOMAIN 4: no gaps) and the
-- documents that bear them, then the posting as the chain's next link. The row also says which day
-- is sealed: a posting that waited here while the day was closed is refused, not slipped under it.
CREATE OR REPLACE FUNCTION rangkai(k konteks, r posting, daftar jsonb, v_naskah text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE h rantai; v_dokumen text; v_nomor jsonb := '{}';
BEGIN
  SELECT * INTO h FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  IF k.tgl <= h.tgl_segel AND h.penyegel IS DISTINCT FROM k.id_posting THEN
    PERFORM tolak('KN006', 'hari_sudah_ditutup',
      jsonb_build_object('tgl_system', k.tgl, 'tgl_segel', h.tgl_segel));
  END IF;
  IF jsonb_array_length(daftar) > 0 THEN
    WITH d AS MATERIALIZED (
      SELECT row_number() OVER (PARTITION BY d.prefix ORDER BY d.ordinality) AS ke, d.*
      FROM jsonb_populate_recordset(NULL::dokumen, daftar) WITH ORDINALITY AS d),
    m AS (
      INSERT INTO nomor AS m SELECT k.toko, prefix, k.tgl, count(*) FROM d GROUP BY prefix
      ON CONFLICT (kode_toko, prefix, tgl) DO UPDATE SET urut = m.urut + excluded.urut
      RETURNING prefix, urut),
    baru AS (
      -- Not lpad to four alone: it cuts 10000 to 1000.
      INSERT INTO dokumen SELECT k.toko, d.id, d.jenis, d.prefix, u.urut,
        d.prefix || '-' || k.toko || to_char(k.tgl, '-YYMMDD-')
          || lpad(u.urut::text, greatest(4, length(u.urut::text)), '0'),
        d.id_group, d.id_asal, k.tgl, k.saat, k.oleh, coalesce(d.isi, '{}')
      FROM d, LATERAL (SELECT m.urut + d.ke - (SELECT count(*) FROM d x WHERE x.prefix = d.prefix)
        AS urut FROM m WHERE m.prefix = d.prefix OFFSET 0) u ORDER BY d.ordinality
      RETURNING id, nomor, naskah_dokumen_v1(dokumen) AS naskah)
    SELECT string_agg(naskah, E'\n'), jsonb_object_agg(id, nomor) INTO v_dokumen, v_nomor FROM baru;
  END IF;
  r.urut := h.urut + 1;
  r.hash := sha256(h.hash || convert_to(
    concat_ws(E'\n', naskah_posting_v1(r), v_naskah, v_dokumen), 'UTF8'));
  UPDATE rantai SET urut = r.urut, hash = r.hash WHERE kode_toko = k.toko;
  INSERT INTO posting VALUES (r.*);
  RETURN jsonb_build_object('id_posting', r.id, 'urut', r.urut, 'saat', r.saat, 'nomor', v_nomor);
END $$;

-- ---------------------------------------------------------------- the one posting call
-- Claim the key; the shop's day; approvals; states; re-checks; the books in the order given; then
-- the hot rows: numbers and chain. See docs/adr/0006 for p. Whatever refuses rolls back all of it.
-- No plan made here may scan a table or hash one, whatever its statistics say: every access is by
-- an index. (A scan that must be, all the same, has so high a price that jit would compile it.)
-- Steps are called by assignment: plpgsql evaluates that without an executor. Each text is copied
-- once: the parts are gathered and joined at the end.
CREATE OR REPLACE FUNCTION posting(p jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp SET datestyle = 'ISO, YMD' SET timezone = 'UTC'
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET enable_memoize = off SET jit = off AS $$
DECLARE
  k konteks; r posting; v_sidik bytea := decode(p->>'sidik', 'hex');
  v_naskah text[]; v_isi jsonb; v_satu jsonb; v_buku text;
BEGIN
  k := ROW(p->>'toko', (p->>'id')::uuid, NULL, waktu_kini(), p->>'oleh');
  v_buku := set_config('kencana.toko', k.toko, true);
  v_buku := set_config('kencana.oleh', k.oleh, true);
  INSERT INTO permintaan VALUES (k.toko, (p->>'kunci')::uuid, v_sidik, k.id_posting, k.saat)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN jawab_lama(k.toko, (p->>'kunci')::uuid, v_sidik); END IF;
  k.tgl := hari_posting(k.toko, p);
  r := ROW(k.toko, k.id_posting, NULL, versi_naskah(), p->>'perintah', k.tgl, k.saat, k.oleh, '{}',
    CASE WHEN p->'otorisasi' = '[]' THEN '[]'
      WHEN p ? 'otorisasi' THEN pakai_otorisasi(k, p->'otorisasi') END, NULL);
  v_naskah := ARRAY[nullif(catat_transisi(k, p), '')];
  v_isi := p->'periksa';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_satu := v_isi->i;
    v_buku := periksa(v_satu->>0, k, v_satu->1);
  END LOOP;
  v_isi := p->'tulis';
  FOR i IN 0 .. coalesce(jsonb_array_length(v_isi), 0) - 1 LOOP
    v_satu := v_isi->i;
    v_buku := v_satu->>0;
    r.buku := r.buku || v_buku;
    v_naskah := v_naskah || ARRAY['#' || v_buku, tulis(v_buku, k, v_satu->1)];
  END LOOP;
  RETURN rangkai(k, r, p->'dokumen', array_to_string(v_naskah || '#dokumen'::text, E'\n'));
END $$;
