-- The sale as it was made: header, lines, payments; and the snapshots of a closed day.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE penjualan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, id_group uuid NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, input_by text NOT NULL,
  no_nota_manual text, kode_sales text NOT NULL, id_pelanggan uuid, keterangan text,
  qty int NOT NULL, berat miligram NOT NULL, harga_jual rupiah NOT NULL,
  ongkos rupiah NOT NULL, diskon rupiah NOT NULL, pajak rupiah NOT NULL,
  pajak_termasuk rupiah NOT NULL, harga_total rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT penjualan_total CHECK (harga_total = harga_jual + ongkos - diskon + pajak));
CREATE INDEX penjualan_hari ON penjualan (kode_toko, tgl_system, kode_sales);
CREATE INDEX penjualan_group ON penjualan (kode_toko, id_group);
CREATE UNIQUE INDEX penjualan_manual ON penjualan (kode_toko, no_nota_manual)
  WHERE no_nota_manual IS NOT NULL;

-- berat is gold alone, as on the label; berat_kotor what the scale said at the counter.
-- rincian: the steps of each figure. potongan_*: the buy-back rates in hundredths of a percent
-- that the note promises.
CREATE TABLE penjualan_baris (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, kode_barcode text NOT NULL,
  nama_barang text NOT NULL, kode_kategori text NOT NULL, kode_group text NOT NULL,
  kode_dept text NOT NULL, kadar int NOT NULL, kadar_cetak text NOT NULL, kode_intern text NOT NULL,
  berat miligram NOT NULL, berat_kotor miligram NOT NULL, berat_atribut miligram NOT NULL,
  nama_atribut text NOT NULL, murni miligram NOT NULL,
  harga_gram rupiah NOT NULL, harga_atribut rupiah NOT NULL, harga_jual rupiah NOT NULL,
  ongkos rupiah NOT NULL, diskon rupiah NOT NULL, pajak rupiah NOT NULL,
  pajak_termasuk rupiah NOT NULL, harga_total rupiah NOT NULL, harga_pokok rupiah NOT NULL,
  potongan_tukar int, potongan_jual int, gambar text, rincian jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT penjualan_baris_total CHECK (harga_total = harga_jual + ongkos - diskon + pajak));
CREATE INDEX penjualan_baris_barang ON penjualan_baris (kode_toko, kode_barcode);

-- The payments of a group. A change before validation, or a koreksi of the kind of payment, adds
-- the whole list again under the next versi_bayar. masuk false: the shop pays (exchange).
CREATE TABLE pembayaran (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, jenis text NOT NULL, no_rekening text, jumlah rupiah NOT NULL,
  fee rupiah NOT NULL, no_ref text, diterima rupiah NOT NULL, kembali rupiah NOT NULL,
  masuk boolean NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n),
  CONSTRAINT pembayaran_pas CHECK (diterima = jumlah + fee + kembali));
SELECT tabel_buku('penjualan'), tabel_buku('penjualan_baris'), tabel_buku('pembayaran');

CREATE FUNCTION naskah_penjualan_v1(p penjualan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;
CREATE FUNCTION naskah_penjualan_baris_v1(p penjualan_baris) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;
CREATE FUNCTION naskah_pembayaran_v1(p pembayaran) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT p::text $$;

-- [{id, id_group, no_nota_manual, kode_sales, id_pelanggan, keterangan, qty, berat, harga_jual,
-- ongkos, diskon, pajak, pajak_termasuk, harga_total}]
CREATE FUNCTION tulis_penjualan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r penjualan; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::penjualan, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.input_by := k.oleh;
    INSERT INTO penjualan VALUES (r.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      PERFORM tolak('KN008', 'no_nota_manual_sudah_ada',
        jsonb_build_object('no_nota_manual', r.no_nota_manual));
    END IF;
    v_naskah := concat_ws(E'\n', v_naskah, naskah_penjualan_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- [{id, kode_barcode, .. as the table}], the lines of one sale together, numbered from 1. Count,
-- weight and total are those of its header, written before (audit compares the other sums).
CREATE FUNCTION tulis_penjualan_baris(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  r penjualan_baris; v_id uuid; v_n int; v_naskah text;
  v_sisa bigint := 0; v_berat bigint := 0; v_total bigint := 0;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::penjualan_baris, isi->i);
    IF r.id IS DISTINCT FROM v_id THEN
      EXIT WHEN (v_sisa, v_berat, v_total) <> (0, 0, 0);
      SELECT id, qty, berat, harga_total, 0 INTO v_id, v_sisa, v_berat, v_total, v_n
      FROM penjualan WHERE kode_toko = k.toko AND id = r.id;
    END IF;
    v_n := v_n + 1; v_sisa := v_sisa - 1; v_berat := v_berat - r.berat;
    v_total := v_total - r.harga_total;
    r.kode_toko := k.toko; r.n := v_n;
    INSERT INTO penjualan_baris VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_penjualan_baris_v1(r));
  END LOOP;
  IF (v_sisa, v_berat, v_total) <> (0, 0, 0) THEN
    PERFORM tolak('KN013', 'jumlah_nota_tidak_sama', jsonb_build_object('id', v_id));
  END IF;
  RETURN v_naskah;
END $$;

-- What a group owes: its sales that are open or were ever validated. Later migrations subtract
-- its purchases here.
CREATE FUNCTION tagihan_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(p.harga_total), 0) FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.id_group = v_group
    AND ((SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = p.id) <> 'BATAL'
      OR (SELECT true FROM transisi t WHERE t.kode_toko = v_toko AND t.id_dokumen = p.id
        AND t.ke = 'VALID' LIMIT 1)));
END $$;

CREATE FUNCTION dibayar_group(v_toko text, v_group uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE WHEN masuk THEN jumlah ELSE -jumlah END), 0) FROM pembayaran
    WHERE kode_toko = v_toko AND id_group = v_group AND versi_bayar = (
      SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko AND id_group = v_group));
END $$;

CREATE FUNCTION tolak_tagihan(k konteks, v_group uuid, v_dibayar bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tolak('KN014', 'pembayaran_tidak_sama', jsonb_build_object('id_group', v_group,
    'tagihan', tagihan_group(k.toko, v_group), 'dibayar', v_dibayar));
END $$;

-- The payments of these groups equal what is due (DOMAIN 3): [{id_group}]. For the validation of
-- an open group, whose list was written earlier.
CREATE FUNCTION periksa_tagihan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tolak_tagihan(k, id_group, dibayar_group(k.toko, id_group))
  FROM jsonb_to_recordset(isi) AS p(id_group uuid)
  WHERE dibayar_group(k.toko, id_group) <> tagihan_group(k.toko, id_group);
  RETURN NULL;
END $$;

-- [{id_group, versi_bayar, jenis, no_rekening, jumlah, fee, no_ref, diterima, kembali, masuk}], the
-- whole list of one group, after the sales it pays. versi_bayar: one more than was read. The group
-- moves in the same posting (OPEN to OPEN, where only the payments change).
CREATE FUNCTION tulis_pembayaran(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r pembayaran; v_dibayar bigint := 0; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::pembayaran, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.n := i + 1;
    INSERT INTO pembayaran VALUES (r.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'pembayaran'));
    END IF;
    v_dibayar := v_dibayar + CASE WHEN r.masuk THEN r.jumlah ELSE -r.jumlah END;
    v_naskah := concat_ws(E'\n', v_naskah, naskah_pembayaran_v1(r));
  END LOOP;
  IF v_dibayar IS DISTINCT FROM tagihan_group(k.toko, r.id_group) THEN
    PERFORM tolak_tagihan(k, r.id_group, v_dibayar);
  END IF;
  RETURN v_naskah;
END $$;

-- Their rows hang on the documents that the posting moved, and were written in that order: the ids
-- of two notes made in the same millisecond may sort the other way round.
CREATE FUNCTION baca_penjualan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_v1(p), E'\n' ORDER BY t.n) FROM transisi t
    JOIN penjualan p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;
CREATE FUNCTION baca_penjualan_baris(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_penjualan_baris_v1(p), E'\n' ORDER BY t.n, p.n) FROM transisi t
    JOIN penjualan_baris p ON p.kode_toko = v_toko AND p.id = t.id_dokumen
  WHERE t.kode_toko = v_toko AND t.id_posting = v_id AND t.versi = 1 $$;
CREATE FUNCTION baca_pembayaran(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_pembayaran_v1(p), E'\n' ORDER BY p.id_group, p.versi_bayar, p.n)
  FROM (SELECT DISTINCT id_dokumen FROM transisi WHERE kode_toko = v_toko AND id_posting = v_id) t
    JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_dokumen
      AND p.id_posting = v_id $$;
SELECT pasang_buku();
