-- Categories of the marketplace, what each kind of piece is there, and what it kept of an order (docs/adr/0380).
SET LOCAL search_path = kencana, pg_temp;

-- As the marketplace tells them to this shop; those with children hold no item.
CREATE TABLE kategori_marketplace (
  kode_toko text NOT NULL, id bigint NOT NULL, induk bigint NOT NULL, nama text NOT NULL,
  beranak boolean NOT NULL,
  PRIMARY KEY (kode_toko, id));
SELECT tabel_toko('kategori_marketplace');

-- atribut: as add_item takes them. biaya_persen: instead of the marketplace's own.
CREATE TABLE peta_marketplace (
  kode_toko text NOT NULL, kode_dept text NOT NULL, kategori bigint NOT NULL, jalur text NOT NULL,
  biaya_persen int CHECK (biaya_persen BETWEEN 0 AND 10000), atribut jsonb NOT NULL DEFAULT '[]',
  oleh text NOT NULL, saat timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept));
SELECT tabel_toko('peta_marketplace');

ALTER TABLE hubungan_marketplace ADD COLUMN kategori_saat timestamptz;
-- The document that booked what the marketplace kept of the order.
ALTER TABLE pesanan_marketplace ADD COLUMN id_biaya uuid;
-- Orders of before: what was kept of them stands in the books by hand, if it does.
ALTER TABLE pesanan_marketplace ADD COLUMN biaya_diam boolean NOT NULL DEFAULT false;
UPDATE pesanan_marketplace SET biaya_diam = true
WHERE status = 'DIJUAL' AND status_luar = 'COMPLETED';
CREATE INDEX pesanan_marketplace_biaya ON pesanan_marketplace (berikut) WHERE (status = 'DIJUAL'
  AND status_luar = 'COMPLETED');

INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '6111', 'Biaya Marketplace', 'BIAYA' FROM akun WHERE nomor_akun = '6109'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT kode_toko, 'MARKETPLACE', 'BIAYA_MARKETPLACE', 'BIAYA', 'DEBET', '6111' FROM akun
WHERE nomor_akun = '6111' ON CONFLICT DO NOTHING;
