-- What the shop bought: header and lines, and what a purchase is to a piece and to a group.
SET LOCAL search_path = kencana, pg_temp;

-- A piece that is being bought back, and one that was: it lies in no gudang, in the bags of the
-- purchase, and the purchase holds it.
CREATE OR REPLACE FUNCTION di_satu_tempat(status text, gudang text, baki text, pemegang uuid)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN status = 'ADA' THEN gudang IS NOT NULL AND baki IS NOT NULL AND pemegang IS NULL
    WHEN status = 'KEMBALI' THEN gudang IS NOT NULL AND pemegang IS NULL
    WHEN status IN ('DALAM_NOTA', 'TITIP') THEN gudang IS NOT NULL AND pemegang IS NOT NULL
    WHEN status IN ('TERJUAL', 'DALAM_BELI', 'DIBELI', 'HANCUR', 'PERJALANAN', 'HILANG', 'BATAL')
      THEN gudang IS NULL AND baki IS NULL AND pemegang IS NOT NULL
    ELSE false END;
END $$;

-- jenis KOREKSI takes a sale of an earlier day back at the note's price: no buy-back (DOMAIN 4).
-- potongan and tambahan: what harga_total is below, or above, what the pieces are worth.
CREATE TABLE pembelian (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, id_group uuid NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, input_by text NOT NULL,
  jenis text NOT NULL, kode_sales text NOT NULL, id_pelanggan uuid, keterangan text,
  qty int NOT NULL, berat miligram NOT NULL, murni miligram NOT NULL,
  harga_dasar rupiah NOT NULL, potongan rupiah NOT NULL, tambahan rupiah NOT NULL,
  harga_total rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT pembelian_jenis CHECK (jenis IN ('BELI', 'KOREKSI')),
  CONSTRAINT pembelian_total CHECK (harga_total = harga_dasar - potongan + tambahan));
CREATE INDEX pembelian_hari ON pembelian (kode_toko, tgl_system, kode_sales);
CREATE INDEX pembelian_group ON pembelian (kode_toko, id_group);

-- id_asal, n_asal: the line of the sale that the piece comes back from; kode_barcode null: not ours.
-- berat: berat_kotor less potong_batu, which the books take; berat_hitung: as it was priced.
-- kadar is what is there (tested where cara_uji says how), kadar_nota what the note or group says.
-- harga_nota: value of the note line; rata_asal: the same per gram. gambar: the piece when it was
-- sold, foto: what lay on the scale. rincian: the steps.
CREATE TABLE pembelian_baris (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL,
  id_asal uuid, n_asal int, kode_barcode text, nama_barang text NOT NULL,
  kode_kategori text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL,
  kode_kondisi text NOT NULL, kondisi text NOT NULL, rusak boolean NOT NULL,
  kadar int NOT NULL, kadar_nota int NOT NULL, kadar_eod int NOT NULL, cara_uji text,
  berat_kotor miligram NOT NULL, potong_batu miligram NOT NULL, berat miligram NOT NULL,
  berat_hitung miligram NOT NULL, berat_nota miligram NOT NULL, murni miligram NOT NULL,
  harga_emas rupiah NOT NULL, harga_nota rupiah NOT NULL, rata_asal rupiah NOT NULL,
  hitungan rupiah NOT NULL, harga_dasar rupiah NOT NULL, potongan rupiah NOT NULL,
  tambahan rupiah NOT NULL, harga rupiah NOT NULL, harga_gram rupiah NOT NULL,
  nota_hilang boolean NOT NULL, belum_dipakai boolean NOT NULL, batu_hilang boolean NOT NULL,
  foto text, gambar text, rincian jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT pembelian_baris_harga CHECK (harga = harga_dasar - potongan + tambahan),
  CONSTRAINT pembelian_baris_berat CHECK (berat = berat_kotor - potong_batu),
  CONSTRAINT pembelian_baris_asal CHECK ((id_asal IS NULL) = (kode_barcode IS NULL)));
CREATE INDEX pembelian_baris_asal ON pembelian_baris (kode_toko, id_asal)
  WHERE id_asal IS NOT NULL;
CREATE INDEX pembelian_baris_barang ON pembelian_baris (kode_toko, kode_barcode)
  WHERE kode_barcode IS NOT NULL;
SELECT tabel_buku('pembelian'), tabel_buku('pembelian_baris');

CREATE FUNCTION naskah_pembelian_v1(p pembelian) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;
CREATE FUNCTION naskah_pembelian_baris_v1(p pembelian_baris) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

-- [{id, id_group, jenis, kode_sales, id_pelanggan, keterangan, qty, berat, murni, harga_dasar,
-- potongan, tambahan, harga_total}], in the order of the documents.
CREATE FUNCTION tulis_pembelian(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO pembelian SELECT k.toko, p.id, k.id_posting, p.id_group, k.tgl, k.saat, k.oleh,
      p.jenis, p.kode_sales, p.id_pelanggan, p.keterangan, p.qty, p.berat, p.murni, p.harga_dasar,
      p.potongan, p.tambahan, p.harga_total
    FROM jsonb_array_elements(isi) WITH ORDINALITY AS j(isi, n),
      LATERAL jsonb_populate_record(NULL::pembelian, j.isi) AS p
    ORDER BY j.n
    RETURNING naskah_pembelian_v1(pembelian) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  RETURN v_naskah;
END $$;

-- [{id, .. as the table}], the lines of one purchase together, numbered from 1, after the headers
-- and in their order. Count, weights and total are those of the header.
CREATE FUNCTION tulis_pembelian_baris(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_id uuid;
BEGIN
  WITH baru AS (
    INSERT INTO pembelian_baris SELECT (jsonb_populate_record(NULL::pembelian_baris, j.isi
        || jsonb_build_object('kode_toko', k.toko, 'n', j.nomor))).*
    FROM (SELECT value AS isi, ordinality AS n,
        row_number() OVER (PARTITION BY value->>'id' ORDER BY ordinality) AS nomor
      FROM jsonb_array_elements(isi) WITH ORDINALITY) j
    ORDER BY j.n
    RETURNING naskah_pembelian_baris_v1(pembelian_baris) AS naskah)
  SELECT string_agg(naskah, E'\n') INTO v_naskah FROM baru;
  SELECT p.id INTO v_id FROM pembelian p, LATERAL (SELECT count(*) AS qty, sum(b.berat) AS berat,
      sum(b.murni) AS murni, sum(b.harga_dasar) AS dasar, sum(b.potongan) AS potongan,
      sum(b.tambahan) AS tambahan, sum(b.harga) AS total
    FROM pembelian_baris b WHERE b.kode_toko = k.toko AND b.id = p.id) b
  WHERE p.kode_toko = k.toko
    AND p.id IN (SELECT (value->>'id')::uuid FROM jsonb_array_elements(isi))
    AND NOT (p.qty = b.qty AND p.berat = b.berat AND p.murni = b.murni AND p.harga_dasar = b.dasar
      AND p.potongan = b.potongan AND p.tambahan = b.tambahan AND p.harga_total = b.total)
  LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama', jsonb_build_object('id', v_id));
  END IF;
  RETURN v_naskah;
END $$;

-- As those of the sale: in the order of the documents that the posting made.
CREATE FUNCTION baca_pembelian(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembelian_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN pembelian p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;
CREATE FUNCTION baca_pembelian_baris(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembelian_baris_v1(p), E'\n' ORDER BY t.n, p.n) FROM transisi t
    JOIN pembelian_baris p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;

-- ---------------------------------------------------------------- the group
-- A note of a group counts while it is open, and once it was valid: its money was there.
CREATE FUNCTION nota_terhitung(v_toko text, v_id uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = v_id) <> 'BATAL'
    OR coalesce((SELECT true FROM transisi t WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id
      AND t.ke = 'VALID' LIMIT 1), false);
END $$;

-- What a group owes: its sales less its purchases; below zero the shop pays.
CREATE OR REPLACE FUNCTION tagihan_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(p.harga_total), 0) FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id))
    - (SELECT coalesce(sum(p.harga_total), 0) FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group AND nota_terhitung(v_toko, p.id));
END $$;
SELECT pasang_buku();
