-- The same books, the same texts, less machinery. Where a statement had many steps or many columns,
-- starting its executor cost more than its rows: such writers now make their rows as values of the
-- table, add them by one INSERT that has nothing to work out, and take their texts from the values.
-- Few expressions, because plpgsql prepares each anew in every transaction. The narrow books stay
-- as they were: there it made no difference. docs/adr/0094 tells what it saves.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- states
-- New documents take their first state, old ones move from the state and version that were read; in
-- id order.
CREATE OR REPLACE FUNCTION catat_transisi(k konteks, p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  d jsonb; v_daftar jsonb := p->'dokumen'; v_perintah text := p->>'perintah'; v_versi int;
  v_n int := jsonb_array_length(v_daftar); v_baris transisi[]; v_status status_dokumen[];
BEGIN
  FOR i IN 1 .. v_n LOOP
    d := v_daftar->(i - 1);
    v_baris := v_baris || ROW(k.toko, k.id_posting, i, d->>'id', 1, v_perintah, NULL, d->>'status',
      k.tgl, k.saat, k.oleh, d->>'alasan', d->>'no_otorisasi')::transisi;
    v_status := v_status || ROW(k.toko, d->>'id', d->>'jenis', d->>'status', k.tgl,
      1)::status_dokumen;
  END LOOP;
  IF v_n > 0 THEN INSERT INTO status_dokumen SELECT * FROM unnest(v_status); END IF;
  IF p->'transisi' <> '[]' THEN
    FOR d IN SELECT value FROM jsonb_array_elements(p->'transisi') ORDER BY value->>'id' LOOP
      UPDATE status_dokumen SET status = d->>'ke', versi = versi + 1, tgl_system = k.tgl
      WHERE kode_toko = k.toko AND id = (d->>'id')::uuid AND status = d->>'dari'
        AND versi = coalesce((d->>'versi')::int, versi)
      RETURNING versi INTO v_versi;
      IF NOT FOUND THEN PERFORM tolak_status(k, (d->>'id')::uuid, d->>'dari'); END IF;
      v_n := v_n + 1;
      v_baris := v_baris || ROW(k.toko, k.id_posting, v_n, d->>'id', v_versi, v_perintah,
        d->>'dari', d->>'ke', k.tgl, k.saat, k.oleh, d->>'alasan', d->>'no_otorisasi')::transisi;
    END LOOP;
  END IF;
  INSERT INTO transisi SELECT * FROM unnest(v_baris);
  RETURN array_to_string(v_baris, E'\n');
END $$;

-- ---------------------------------------------------------------- pieces
-- Says of the first piece, in the order of the barcodes, that could not be moved.
DROP FUNCTION tolak_gerak(konteks, jsonb);
CREATE FUNCTION tolak_gerak(k konteks, v_minta gerak_minta[], v_gerak gerak_barang[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE m gerak_minta;
BEGIN
  FOR i IN 1 .. cardinality(v_minta) LOOP
    m := v_minta[i];
    CONTINUE WHEN m.dari_status IS NULL
      OR EXISTS (SELECT FROM unnest(v_gerak) g WHERE g.n = i);
    PERFORM tolak_gerak(k, m);
  END LOOP;
END $$;

-- Moves of pieces that are there. A piece must stand where, and be held as, the rules read it, and
-- leaves with the weights it entered with. The look-up aside and the join by ctid leave the planner
-- no choice: one piece after the other in the order of v_minta, each by its key, whatever it
-- believes of the size of the table.
DROP FUNCTION pindahkan_barang(konteks, jsonb, int);
CREATE FUNCTION pindahkan_barang(k konteks, v_minta gerak_minta[], v_jumlah int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE v_gerak gerak_barang[];
BEGIN
  WITH pindah AS (
    UPDATE barang b SET status = m.ke_status, kode_gudang = m.ke_gudang, kode_baki = m.ke_baki,
      id_pemegang = CASE WHEN m.ke_status NOT IN ('ADA', 'KEMBALI') THEN m.id_dokumen END,
      versi = b.versi + 1
    FROM unnest(v_minta) WITH ORDINALITY AS m, LATERAL (SELECT x.ctid FROM barang x
      WHERE x.kode_toko = k.toko AND x.kode_barcode = m.kode_barcode OFFSET 0) t
    WHERE b.ctid = t.ctid AND b.status = m.dari_status
      AND b.kode_gudang IS NOT DISTINCT FROM m.dari_gudang
      AND b.kode_baki IS NOT DISTINCT FROM m.dari_baki
      AND b.id_pemegang IS NOT DISTINCT FROM m.pemegang
      AND b.berat = m.berat AND b.murni = m.murni AND b.versi = coalesce(m.versi, b.versi)
    RETURNING ROW(k.toko, k.id_posting, m.ordinality, m.id_dokumen, m.kode_barcode, b.versi,
      m.dari_status, m.ke_status, m.dari_gudang, m.dari_baki, m.ke_gudang, m.ke_baki, m.berat,
      m.murni, k.tgl, NULL)::gerak_barang AS gerak)
  SELECT array_agg(gerak) INTO v_gerak FROM pindah;
  IF coalesce(cardinality(v_gerak), 0) < v_jumlah THEN
    PERFORM tolak_gerak(k, v_minta, v_gerak);
  END IF;
  INSERT INTO gerak_barang SELECT * FROM unnest(v_gerak);
  RETURN array_to_string(v_gerak, E'\n');
END $$;

-- [gerak_minta], each piece once; numbered in the order of the barcodes by their bytes, because the
-- text of the chain must not depend on a collation. Most postings ask in that order already.
CREATE OR REPLACE FUNCTION tulis_gerak_barang(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  m gerak_minta; v_minta gerak_minta[]; v_akhir text := ''; v_urut boolean := true;
  v_masuk int := 0; v_naskah text;
BEGIN
  FOR i IN 1 .. jsonb_array_length(isi) LOOP
    m := jsonb_populate_record(NULL::gerak_minta, isi->(i - 1));
    v_minta := v_minta || m;
    v_urut := v_urut AND v_akhir < m.kode_barcode COLLATE "C";
    v_akhir := m.kode_barcode;
    IF m.dari_status IS NULL THEN v_masuk := v_masuk + 1; END IF;
  END LOOP;
  IF NOT v_urut THEN
    v_minta := ARRAY(SELECT g FROM unnest(v_minta) AS g ORDER BY g.kode_barcode COLLATE "C");
  END IF;
  IF v_masuk = 0 THEN RETURN pindahkan_barang(k, v_minta, cardinality(v_minta)); END IF;
  v_naskah := masukkan_barang(k, isi, v_masuk);
  IF v_masuk = cardinality(v_minta) THEN RETURN v_naskah; END IF;
  v_naskah := pindahkan_barang(k, v_minta, cardinality(v_minta) - v_masuk);
  RETURN baca_gerak_barang(k.toko, k.id_posting, versi_naskah());
END $$;

-- ---------------------------------------------------------------- the sale
-- [{id, kode_barcode, .. as the table}], the lines of one sale together, numbered from 1. Count,
-- weight and total are those of its header, written before (audit compares the other sums).
CREATE OR REPLACE FUNCTION tulis_penjualan_baris(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  r penjualan_baris; v_baris penjualan_baris[]; v_id uuid; v_n int; v_qty int; v_berat bigint;
  v_total bigint; v_jumlah int := jsonb_array_length(isi);
BEGIN
  FOR i IN 1 .. v_jumlah LOOP
    r := jsonb_populate_record(NULL::penjualan_baris, isi->(i - 1));
    IF r.id IS DISTINCT FROM v_id THEN
      EXIT WHEN (v_n, v_berat, v_total) <> (v_qty, 0, 0);
      SELECT id, 0, qty, berat, harga_total INTO v_id, v_n, v_qty, v_berat, v_total
      FROM penjualan WHERE kode_toko = k.toko AND id = r.id;
    END IF;
    v_n := v_n + 1;
    v_berat := v_berat - r.berat;
    v_total := v_total - r.harga_total;
    r.kode_toko := k.toko;
    r.n := v_n;
    v_baris := v_baris || r;
  END LOOP;
  IF ((v_n, v_berat, v_total) = (v_qty, 0, 0) AND cardinality(v_baris) = v_jumlah) IS NOT TRUE THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama',
      jsonb_build_object('id', coalesce(v_id, r.id)));
  END IF;
  INSERT INTO penjualan_baris SELECT * FROM unnest(v_baris);
  RETURN array_to_string(v_baris, E'\n');
END $$;

-- A note of a group counts while it is open, and once it was valid: its money was there.
CREATE OR REPLACE FUNCTION nota_terhitung(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE v_status text;
BEGIN
  SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id;
  IF v_status <> 'BATAL' THEN RETURN true; END IF;
  RETURN EXISTS (SELECT FROM transisi WHERE kode_toko = v_toko AND id_dokumen = v_id
    AND ke = 'VALID');
END $$;

-- ---------------------------------------------------------------- the posting
-- The hot rows, last: the chain's row, then under its lock the numbers (DOMAIN 4: no gaps) and the
-- documents that bear them, then the posting as the chain's next link. The row also says which day
-- is sealed: a posting that waited here while the day was closed is refused, not slipped under it.
-- One that waited while its day was opened again would stand in the future.
CREATE OR REPLACE FUNCTION rangkai(k konteks, r posting, daftar jsonb, v_naskah text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE h rantai; d dokumen; v_dokumen dokumen[]; v_kini date; v_nomor jsonb := '{}';
BEGIN
  SELECT * INTO h FROM rantai WHERE kode_toko = k.toko FOR UPDATE;
  SELECT tgl_system INTO v_kini FROM toko WHERE kode_toko = k.toko;
  IF k.tgl > v_kini THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'toko', 'tgl_system', v_kini));
  ELSIF k.tgl <= h.tgl_segel AND h.penyegel IS DISTINCT FROM k.id_posting THEN
    PERFORM tolak('KN006', 'hari_sudah_ditutup',
      jsonb_build_object('tgl_system', k.tgl, 'tgl_segel', h.tgl_segel));
  END IF;
  FOR i IN 1 .. jsonb_array_length(daftar) LOOP
    d := jsonb_populate_record(NULL::dokumen, daftar->(i - 1));
    INSERT INTO nomor AS m VALUES (k.toko, d.prefix, k.tgl, 1)
    ON CONFLICT (kode_toko, prefix, tgl) DO UPDATE SET urut = m.urut + 1 RETURNING urut INTO d.urut;
    -- Not lpad to four alone: it cuts 10000 to 1000.
    d.nomor := d.prefix || '-' || k.toko || to_char(k.tgl, '-YYMMDD-')
      || lpad(d.urut::text, greatest(4, length(d.urut::text)), '0');
    v_dokumen := v_dokumen || ROW(k.toko, d.id, d.jenis, d.prefix, d.urut, d.nomor, d.id_group,
      d.id_asal, k.tgl, k.saat, k.oleh, coalesce(d.isi, '{}'))::dokumen;
    v_nomor := v_nomor || jsonb_build_object(d.id, d.nomor);
  END LOOP;
  IF v_dokumen IS NOT NULL THEN INSERT INTO dokumen SELECT * FROM unnest(v_dokumen); END IF;
  r.urut := h.urut + 1;
  r.hash := sha256(h.hash || convert_to(concat_ws(E'\n', naskah_posting_v1(r), v_naskah,
    array_to_string(v_dokumen, E'\n')), 'UTF8'));
  UPDATE rantai SET urut = r.urut, hash = r.hash WHERE kode_toko = k.toko;
  INSERT INTO posting VALUES (r.*);
  RETURN jsonb_build_object('id_posting', r.id, 'urut', r.urut, 'saat', r.saat, 'nomor', v_nomor);
END $$;
DROP FUNCTION tolak_masa_depan(konteks);

-- Whatever the tables' statistics say: one plan, made once, that looks every row up by its key.
-- With arrays as arguments the planner would otherwise make a new one for every posting.
ALTER FUNCTION posting(jsonb) SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION posting(jsonb) SET enable_bitmapscan = off;
