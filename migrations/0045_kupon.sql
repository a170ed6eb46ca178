-- Coupons (docs/adr/0334): what a sale earns for a later one.
SET LOCAL search_path = kencana, pg_temp;

-- Each coupon with what it says of itself. saldo 1: it may still pay.
CREATE TABLE saldo_kupon (
  kode_toko text NOT NULL, no_kupon text NOT NULL, kode_kupon text NOT NULL, id_nota uuid NOT NULL,
  nilai_kupon bigint NOT NULL CHECK (nilai_kupon > 0), berlaku_sampai date NOT NULL,
  saldo int NOT NULL CHECK (saldo IN (0, 1)),
  PRIMARY KEY (kode_toko, no_kupon));
CREATE INDEX saldo_kupon_nota ON saldo_kupon (kode_toko, id_nota);
SELECT tabel_proyeksi('saldo_kupon');

-- A coupon comes (1) and goes (-1). Of a visit (id_group) it pays rp; what goes back of it in part
-- (0) makes it no coupon again.
CREATE TABLE kupon (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('DAPAT', 'BATAL', 'BAYAR', 'KEMBALI')),
  no_kupon text NOT NULL, jumlah int NOT NULL CHECK (jumlah IN (-1, 0, 1)),
  id_group uuid, rp bigint NOT NULL DEFAULT 0, kode_kupon text, nilai_kupon bigint, berlaku_sampai date,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CHECK ((rp <> 0) <= (id_group IS NOT NULL)),
  CHECK ((jenis = 'DAPAT') = (nilai_kupon IS NOT NULL)),
  CHECK ((jenis = 'DAPAT') = (kode_kupon IS NOT NULL AND berlaku_sampai IS NOT NULL)));
CREATE INDEX kupon_group ON kupon (kode_toko, id_group) WHERE (id_group IS NOT NULL);
CREATE INDEX kupon_nomor ON kupon (kode_toko, no_kupon);
CREATE INDEX kupon_dokumen ON kupon (kode_toko, id_dokumen);
SELECT tabel_buku('kupon');

-- What coupons pay costs the shop.
INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '6108', 'Biaya Kupon', 'BIAYA' FROM akun WHERE nomor_akun = '6109'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT kode_toko, 'PENJUALAN', 'PEMBAYARAN', 'KUPON', 'DEBET', '6108' FROM akun
WHERE nomor_akun = '6108' ON CONFLICT DO NOTHING;

-- The paper of coupons.
ALTER TABLE cetak_nota DROP CONSTRAINT cetak_nota_kertas_check,
  ADD CONSTRAINT cetak_nota_kertas_check CHECK (kertas IN ('NOTA', 'SISA', 'ACC', 'PERJANJIAN', 'KUPON'));
