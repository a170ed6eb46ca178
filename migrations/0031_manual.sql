-- Goods without a barcode (docs/adr/0317): how many pieces and grams of a group and jenis lie in a tray,
-- and what they cost. kadar stays what it was when the first of them came. Shops that were there
-- before get the accounts.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE saldo_manual (
  kode_toko text NOT NULL, kode_baki text NOT NULL, kode_group text NOT NULL,
  kode_dept text NOT NULL, kadar int NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL,
  murni bigint NOT NULL, nilai bigint NOT NULL, versi int NOT NULL,
  PRIMARY KEY (kode_toko, kode_baki, kode_group, kode_dept),
  CONSTRAINT manual_tidak_minus CHECK (qty >= 0 AND berat >= 0 AND murni >= 0 AND nilai >= 0),
  CONSTRAINT manual_habis CHECK ((qty = 0) = (berat = 0) AND (berat > 0 OR murni = 0 AND nilai = 0)),
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki (kode_toko, kode_baki),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept));
SELECT tabel_proyeksi('saldo_manual');

-- What came (more than 0) and what went (less). kode_gudang: where the tray lay.
CREATE TABLE stok_manual (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_baki text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL,
  kode_gudang text NOT NULL, kadar int NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL,
  murni bigint NOT NULL, nilai bigint NOT NULL, versi int NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_baki, kode_group, kode_dept, versi),
  FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang (kode_toko, kode_gudang),
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki (kode_toko, kode_baki),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept),
  CHECK (qty <> 0 AND berat <> 0 AND sign(qty) = sign(berat)));
CREATE INDEX stok_manual_hari ON stok_manual (kode_toko, tgl_system);
CREATE INDEX stok_manual_dokumen ON stok_manual (kode_toko, id_dokumen);
SELECT tabel_buku('stok_manual');

-- What a sale or a purchase of them comes to: above zero the customer pays.
CREATE TABLE nota_manual (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id uuid NOT NULL,
  tagihan bigint NOT NULL CHECK (tagihan <> 0), qty bigint NOT NULL CHECK (qty > 0),
  berat bigint NOT NULL CHECK (berat > 0), tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id));
SELECT tabel_buku('nota_manual');

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '1207', 'Persediaan Barang Manual', 'HARTA' FROM akun WHERE nomor_akun = '1203'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT a.kode_toko, 'MANUAL', 'MANUAL', v.* FROM akun a JOIN (VALUES
  ('PERSEDIAAN_MANUAL', 'DEBET', '1207'), ('LAWAN', 'KREDIT', '3101'),
  ('PENJUALAN', 'KREDIT', '4101'), ('HPP', 'DEBET', '5101'), ('ROSOK', 'DEBET', '1203'))
  AS v(kode, jenis, nomor) ON v.nomor = a.nomor_akun
ON CONFLICT DO NOTHING;
