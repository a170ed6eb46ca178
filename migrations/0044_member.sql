-- Members (docs/adr/0333): who collects points, what he has, and the gifts that points are exchanged for.
SET LOCAL search_path = kencana, pg_temp;

-- Of the whole chain. He is the person with this telephone number, in whatever shop.
CREATE TABLE member (
  kode_member text NOT NULL, nama_member text NOT NULL, no_hp text NOT NULL, alamat_member text,
  kode_kota text, kode_kecamatan text, tgl_lahir date, kode_ajak text,
  aktif boolean NOT NULL DEFAULT true, tgl_daftar date NOT NULL DEFAULT waktu_kini()::date,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_member),
  CONSTRAINT member_no_hp UNIQUE (no_hp),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kecamatan) REFERENCES kecamatan (kode_kecamatan),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  FOREIGN KEY (kode_ajak) REFERENCES member (kode_member),
  CHECK (kode_ajak <> kode_member));
CREATE INDEX member_ajak ON member (kode_ajak) WHERE (kode_ajak IS NOT NULL);
CREATE INDEX member_lahir ON member ((EXTRACT(month FROM tgl_lahir)), (EXTRACT(day FROM tgl_lahir)))
  WHERE (tgl_lahir IS NOT NULL);
COMMENT ON TABLE member IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON member TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR DELETE OR UPDATE ON member FOR EACH ROW EXECUTE FUNCTION
  sesudah_wilayah('kode_member', 'nama_member', 'no_hp', 'alamat_member', 'tgl_lahir');
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON member FOR EACH ROW EXECUTE FUNCTION
  sebelum_master();

-- What a member has in the whole chain, and of how many sales. Below zero: a sale was taken back after its
-- points were spent.
CREATE TABLE saldo_poin (
  kode_member text PRIMARY KEY REFERENCES member (kode_member), saldo bigint NOT NULL,
  nota bigint NOT NULL);
COMMENT ON TABLE saldo_poin IS 'rantai proyeksi';
GRANT SELECT ON saldo_poin TO kencana_app;

-- What came (more than 0) and what went (less). saldo: what he had after it. Points that pay a visit
-- (id_group) pay rp of it.
CREATE TABLE poin (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('DAPAT', 'AJAK', 'BATAL', 'BAYAR', 'KEMBALI', 'TUKAR', 'KOREKSI', 'HANGUS')),
  kode_member text NOT NULL REFERENCES member (kode_member), poin bigint NOT NULL CHECK (poin <> 0),
  saldo bigint NOT NULL, id_group uuid, rp bigint NOT NULL DEFAULT 0, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CHECK ((rp <> 0) <= (id_group IS NOT NULL)));
CREATE INDEX poin_group ON poin (kode_toko, id_group) WHERE (id_group IS NOT NULL);
CREATE INDEX poin_member ON poin (kode_member, kode_toko, tgl_system);
CREATE INDEX poin_dokumen ON poin (kode_toko, id_dokumen);
CREATE INDEX poin_hari ON poin (kode_toko, tgl_system);
SELECT tabel_buku('poin');

-- How many of a gift a shop has.
CREATE TABLE saldo_hadiah (
  kode_toko text NOT NULL, kode_hadiah text NOT NULL,
  saldo bigint NOT NULL CONSTRAINT hadiah_tidak_minus CHECK (saldo >= 0),
  PRIMARY KEY (kode_toko, kode_hadiah),
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah (kode_toko, kode_hadiah));
SELECT tabel_proyeksi('saldo_hadiah');

CREATE TABLE stok_hadiah (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_hadiah text NOT NULL, jenis text NOT NULL CHECK (jenis IN ('MASUK', 'KELUAR', 'TUKAR')),
  jumlah bigint NOT NULL CHECK (jumlah <> 0), tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  FOREIGN KEY (kode_toko, kode_hadiah) REFERENCES hadiah (kode_toko, kode_hadiah));
CREATE INDEX stok_hadiah_kartu ON stok_hadiah (kode_toko, kode_hadiah, tgl_system);
SELECT tabel_buku('stok_hadiah');

-- What points pay costs the shop.
INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
SELECT kode_toko, '6107', 'Biaya Point Member', 'BIAYA' FROM akun WHERE nomor_akun = '6109'
ON CONFLICT DO NOTHING;
INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
SELECT kode_toko, 'PENJUALAN', 'PEMBAYARAN', 'POIN', 'DEBET', '6107' FROM akun
WHERE nomor_akun = '6107' ON CONFLICT DO NOTHING;
