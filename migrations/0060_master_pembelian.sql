-- The masters of the purchase: what a condition costs, what an old note loses, what gold is bought
-- at; and the seller's identity, beside his name in the one table that can be erased.
SET LOCAL search_path = kencana, pg_temp;

-- cara_potongan NOTA: as the note promised it. Rates in hundredths of a percent, or rupiah a gram.
CREATE TABLE kondisi_pembelian (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  jenis_kondisi text NOT NULL CHECK (jenis_kondisi IN ('BAIK', 'RUSAK')),
  cara_potongan text NOT NULL CHECK (cara_potongan IN ('NOTA', 'PERSEN', 'GRAM')),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  tukar_rp bigint NOT NULL CHECK (tukar_rp >= 0), jual_rp bigint NOT NULL CHECK (jual_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kondisi));
SELECT tabel_master('kondisi_pembelian', 'kode_kondisi');

-- The row with the highest umur_hari that the note has reached applies.
CREATE TABLE rugi_nota (
  kode_toko text NOT NULL, kode_rugi text NOT NULL,
  umur_hari bigint NOT NULL CHECK (umur_hari >= 0),
  cara_rugi text NOT NULL CHECK (cara_rugi IN ('PERSEN', 'GRAM')),
  rugi_persen bigint NOT NULL CHECK (rugi_persen BETWEEN 0 AND 10000),
  rugi_rp bigint NOT NULL CHECK (rugi_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_rugi), UNIQUE (kode_toko, umur_hari));
SELECT tabel_master('rugi_nota', 'kode_rugi');

CREATE TABLE para_harga_beli (
  kode_toko text NOT NULL, kode_harga text NOT NULL, kadar bigint
    CHECK (kadar BETWEEN 1 AND 50000),
  harga_per_gram bigint NOT NULL CHECK (harga_per_gram >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_harga), UNIQUE (kode_toko, kadar));
SELECT tabel_master('para_harga_beli', 'kode_harga');

-- The edit of the SPEC carries the price alone: a kadar that it does not name stays.
CREATE FUNCTION jaga_kadar_harga_beli() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kadar := coalesce(NEW.kadar, OLD.kadar);
  RETURN NEW;
END $$;
CREATE TRIGGER jaga_kadar BEFORE UPDATE ON para_harga_beli
  FOR EACH ROW EXECUTE FUNCTION jaga_kadar_harga_beli();

-- An empty kategori, jenis or kondisi is a value of its own: it stands for all.
CREATE TABLE para_potongan_kategori (
  kode_toko text NOT NULL, kode_potongan text NOT NULL, kode_kategori text, kode_dept text,
  kode_kondisi text,
  cara_potongan text NOT NULL CHECK (cara_potongan IN ('PERSEN', 'GRAM')),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  tukar_rp bigint NOT NULL CHECK (tukar_rp >= 0), jual_rp bigint NOT NULL CHECK (jual_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_potongan),
  UNIQUE NULLS NOT DISTINCT (kode_toko, kode_kategori, kode_dept, kode_kondisi),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori,
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis,
  FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_pembelian);
CREATE INDEX para_potongan_kategori_jenis ON para_potongan_kategori (kode_toko, kode_dept);
CREATE INDEX para_potongan_kategori_kondisi ON para_potongan_kategori (kode_toko, kode_kondisi);
SELECT tabel_master('para_potongan_kategori', 'kode_potongan');

-- The terms that the notas print, line by line.
CREATE TABLE keterangan_nota (
  kode_toko text NOT NULL, kode_keterangan text NOT NULL,
  jenis_nota text NOT NULL
    CHECK (jenis_nota IN ('JUAL', 'BERLIAN', 'BELI', 'TUKAR', 'TITIPAN')),
  urutan bigint NOT NULL CHECK (urutan >= 0), keterangan text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_keterangan));
CREATE INDEX keterangan_nota_jenis ON keterangan_nota (kode_toko, jenis_nota, urutan);
SELECT tabel_master('keterangan_nota', 'kode_keterangan');

-- Which step the third decimal of a weight leads to (SPEC 5: steps of 0.05 and 0.1).
CREATE TABLE pembulatan_berat (
  kode_toko text NOT NULL, kode_tingkat text NOT NULL,
  angka_dari bigint NOT NULL CHECK (angka_dari BETWEEN 0 AND 9),
  angka_sampai bigint NOT NULL CHECK (angka_sampai BETWEEN 0 AND 9),
  kelipatan text NOT NULL CHECK (kelipatan IN ('K005', 'K010')),
  arah text NOT NULL CHECK (arah IN ('NAIK', 'TURUN', 'DEKAT')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_tingkat), UNIQUE (kode_toko, angka_dari),
  CHECK (angka_dari <= angka_sampai));
SELECT tabel_master('pembulatan_berat', 'kode_tingkat');

-- ---------------------------------------------------------------- the seller
-- foto_identitas: the path of the picture of the card.
ALTER TABLE pelanggan ADD jenis_identitas text, ADD foto_identitas text;
CREATE INDEX pelanggan_identitas ON pelanggan (kode_toko, no_identitas)
  WHERE no_identitas IS NOT NULL;
-- A lost nota is found by the name or the telephone number that it was made out to.
CREATE INDEX penjualan_pelanggan ON penjualan (kode_toko, id_pelanggan)
  WHERE id_pelanggan IS NOT NULL;

-- Who sells is written by the posting that names him, as a customer is (0053); of one who is known
-- already, what is new of his card. Personal data stands outside the chain (DOMAIN 3), so no text.
-- [{id, nama_customer, alamat_customer, no_hp, jenis_identitas, no_identitas, foto_identitas}]
CREATE FUNCTION tulis_penjual(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pelanggan AS p (kode_toko, id, nama_customer, alamat_customer, no_hp,
    jenis_identitas, no_identitas, foto_identitas)
  SELECT k.toko, b.* FROM jsonb_to_recordset(isi) AS b(id uuid, nama_customer text,
    alamat_customer text, no_hp text, jenis_identitas text, no_identitas text, foto_identitas text)
  ON CONFLICT (kode_toko, id) DO UPDATE SET
    jenis_identitas = coalesce(excluded.jenis_identitas, p.jenis_identitas),
    no_identitas = coalesce(excluded.no_identitas, p.no_identitas),
    foto_identitas = coalesce(excluded.foto_identitas, p.foto_identitas);
  RETURN NULL;
END $$;
CREATE FUNCTION baca_penjual(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$ SELECT NULL::text $$;
SELECT pasang_buku();

-- ---------------------------------------------------------------- what a shop starts with
-- The two conditions of SPEC 9 (damaged: 35 %) and the accounts of a purchase: bought gold goes to
-- 1203, the payment comes out of cash or bank. A koreksi takes a sale back at its own figures.
CREATE FUNCTION toko_baru_pembelian(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO kondisi_pembelian (kode_toko, kode_kondisi, nama_kondisi, jenis_kondisi,
    cara_potongan, tukar_persen, jual_persen, tukar_rp, jual_rp)
  VALUES (v_toko, 'BAIK', 'Baik', 'BAIK', 'NOTA', 0, 0, 0, 0),
    (v_toko, 'RUSAK', 'Rusak', 'RUSAK', 'PERSEN', 3500, 3500, 0, 0)
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PEMBELIAN', v.type, v.kode, v.jenis, v.nomor FROM (VALUES
    ('PEMBAYARAN', 'CASH', 'KREDIT', '1101'), ('PEMBAYARAN', 'TRANSFER', 'KREDIT', '1102'),
    ('PEMBAYARAN', 'FEE', 'DEBET', '5104'),
    ('BARANG_EMAS', 'PERSEDIAAN', 'DEBET', '1203'),
    ('BARANG_BERLIAN', 'PERSEDIAAN', 'DEBET', '1203'),
    ('KOREKSI_EMAS', 'PENJUALAN', 'DEBET', '4101'), ('KOREKSI_EMAS', 'ONGKOS', 'DEBET', '4103'),
    ('KOREKSI_EMAS', 'DISKON', 'KREDIT', '4104'), ('KOREKSI_EMAS', 'PAJAK', 'DEBET', '2103'),
    ('KOREKSI_EMAS', 'HPP', 'KREDIT', '5101'), ('KOREKSI_EMAS', 'PERSEDIAAN', 'DEBET', '1203'),
    ('KOREKSI_BERLIAN', 'PENJUALAN', 'DEBET', '4102'),
    ('KOREKSI_BERLIAN', 'ONGKOS', 'DEBET', '4103'),
    ('KOREKSI_BERLIAN', 'DISKON', 'KREDIT', '4104'),
    ('KOREKSI_BERLIAN', 'PAJAK', 'DEBET', '2103'), ('KOREKSI_BERLIAN', 'HPP', 'KREDIT', '5102'),
    ('KOREKSI_BERLIAN', 'PERSEDIAAN', 'DEBET', '1203')) AS v(type, kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING;
$$;
SELECT toko_baru_pembelian(kode_toko) FROM toko;
