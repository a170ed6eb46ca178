-- A marketplace on the net (docs/adr/0344): the shop's connection, what is on offer there, what was ordered.
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE marketplace ADD COLUMN no_rekening text;
ALTER TABLE marketplace ADD FOREIGN KEY (kode_toko, no_rekening)
  REFERENCES rekening (kode_toko, no_rekening);
CREATE INDEX marketplace_rekening ON marketplace (kode_toko, no_rekening);

-- kunci: both tokens, sealed by the partner key of the server's configuration. dilihat: orders were looked
-- at until then. dipegang: a server looks at them until then; diperbarui: it renews the tokens until then.
CREATE TABLE hubungan_marketplace (
  kode_toko text NOT NULL, kode_marketplace text NOT NULL, shop_id bigint NOT NULL,
  kunci bytea NOT NULL, berlaku timestamptz NOT NULL, dilihat timestamptz NOT NULL,
  berikut timestamptz NOT NULL DEFAULT clock_timestamp(), dipegang timestamptz,
  diperbarui timestamptz, galat text, oleh text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kode_toko),
  FOREIGN KEY (kode_toko, kode_marketplace) REFERENCES marketplace (kode_toko, kode_marketplace));
CREATE INDEX hubungan_marketplace_shop ON hubungan_marketplace (shop_id);
CREATE INDEX hubungan_marketplace_master ON hubungan_marketplace (kode_toko, kode_marketplace);
SELECT tabel_toko('hubungan_marketplace');

-- A piece on offer. KIRIM, TARIK, PULANG: to be sent, taken down, shown again. gambar_luar, item_id: what
-- the marketplace calls its photo and the piece.
CREATE TABLE tawaran_marketplace (
  kode_toko text NOT NULL, kode_barcode text NOT NULL, nama text NOT NULL, deskripsi text NOT NULL,
  harga bigint NOT NULL CHECK (harga > 0), saluran bigint[] NOT NULL,
  status text NOT NULL DEFAULT 'KIRIM' CHECK (status IN ('KIRIM', 'TAYANG', 'GAGAL', 'TARIK',
    'DITARIK', 'PULANG')),
  gambar_luar text, item_id bigint, galat text, coba int NOT NULL DEFAULT 0,
  berikut timestamptz NOT NULL DEFAULT clock_timestamp(), dipegang timestamptz, oleh text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kode_toko, kode_barcode),
  FOREIGN KEY (kode_toko, kode_barcode) REFERENCES barang (kode_toko, kode_barcode));
CREATE INDEX tawaran_marketplace_antri ON tawaran_marketplace (berikut) WHERE (status = ANY
  (ARRAY['KIRIM', 'TARIK', 'PULANG']));
CREATE INDEX tawaran_marketplace_tayang ON tawaran_marketplace (kode_toko, kode_barcode) WHERE
  (status = ANY (ARRAY['KIRIM', 'TAYANG', 'PULANG']));
SELECT tabel_toko('tawaran_marketplace');

-- A piece in an order of the marketplace. PESAN, LEPAS: to be reserved, to be let go. The document that
-- holds the piece moves the other states.
CREATE TABLE pesanan_marketplace (
  kode_toko text NOT NULL, no_pesanan text NOT NULL, kode_barcode text NOT NULL,
  status text NOT NULL DEFAULT 'PESAN' CHECK (status IN ('PESAN', 'DIPESAN', 'BENTROK', 'LEPAS',
    'BATAL', 'DIJUAL')),
  status_luar text NOT NULL, pembeli text NOT NULL DEFAULT '', harga bigint NOT NULL,
  id_dokumen uuid, galat text, coba int NOT NULL DEFAULT 0,
  berikut timestamptz NOT NULL DEFAULT clock_timestamp(), dipegang timestamptz,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kode_toko, no_pesanan, kode_barcode),
  FOREIGN KEY (kode_toko, kode_barcode) REFERENCES tawaran_marketplace (kode_toko, kode_barcode));
CREATE INDEX pesanan_marketplace_antri ON pesanan_marketplace (berikut) WHERE (status = ANY
  (ARRAY['PESAN', 'LEPAS']));
CREATE INDEX pesanan_marketplace_dokumen ON pesanan_marketplace (kode_toko, id_dokumen) WHERE
  (id_dokumen IS NOT NULL);
CREATE INDEX pesanan_marketplace_barang ON pesanan_marketplace (kode_toko, kode_barcode, saat);
SELECT tabel_toko('pesanan_marketplace');

-- Tickets by which a person of another program comes in (docs/adr/0345): their digest, never themselves.
CREATE TABLE tiket_masuk (
  tanda bytea NOT NULL, user_id text NOT NULL, sampai timestamptz NOT NULL,
  PRIMARY KEY (tanda));
COMMENT ON TABLE tiket_masuk IS 'rantai toko';
CREATE INDEX tiket_masuk_sampai ON tiket_masuk (sampai);
