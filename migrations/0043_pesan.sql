-- Messages to customers (docs/adr/0331): what waits, what went out, and what the shop says in them.
SET LOCAL search_path = kencana, pg_temp;

-- kunci: what the message is about; there is one message for each. JALAN until berikut: whoever sends it
-- is believed dead after that, and nobody knows whether it went out.
CREATE TABLE pesan_keluar (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), kunci text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), oleh text NOT NULL, kode_pesan text NOT NULL,
  penerima text NOT NULL, isi text NOT NULL,
  status text NOT NULL DEFAULT 'ANTRI' CHECK (status IN ('ANTRI', 'JALAN', 'TERKIRIM', 'GAGAL',
    'TIDAK_PASTI', 'BATAL')),
  coba int NOT NULL DEFAULT 0, berikut timestamptz NOT NULL DEFAULT clock_timestamp(),
  galat text, selesai timestamptz, id_luar text,
  PRIMARY KEY (kode_toko, id),
  UNIQUE (kode_toko, kunci));
CREATE INDEX pesan_keluar_antri ON pesan_keluar (berikut) WHERE (status = ANY
  (ARRAY['ANTRI', 'JALAN']));
CREATE INDEX pesan_keluar_saat ON pesan_keluar (kode_toko, saat);
SELECT tabel_toko('pesan_keluar');

CREATE TABLE template_pesan (
  kode_toko text NOT NULL, kode_pesan text NOT NULL, nama_pesan text NOT NULL, isi text NOT NULL,
  otomatis boolean NOT NULL DEFAULT false,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_pesan));
SELECT tabel_master('template_pesan', 'kode_pesan');
INSERT INTO template_pesan (kode_toko, kode_pesan, nama_pesan, isi)
SELECT t.kode_toko, v.* FROM toko t, (VALUES
  ('SERVICE_SELESAI', 'Service selesai',
    E'Yth. {{nama}},\n{{barang}} Anda ({{nomor}}) sudah selesai dan dapat diambil di {{toko}}.\nSisa pembayaran: Rp {{jumlah}}.'),
  ('PESANAN_SELESAI', 'Pesanan selesai',
    E'Yth. {{nama}},\nPesanan {{nomor}} sudah jadi dan dapat diambil di {{toko}}.'),
  ('HUTANG_TEMPO', 'Hutang jatuh tempo',
    E'Yth. {{nama}},\nPinjaman {{nomor}} di {{toko}} jatuh tempo {{tanggal}}.\nTebusan hari ini Rp {{jumlah}}; boleh juga diperpanjang.'),
  ('CICILAN_TEMPO', 'Angsuran jatuh tempo',
    E'Yth. {{nama}},\nAngsuran {{nomor}} di {{toko}} jatuh tempo {{tanggal}}: Rp {{jumlah}}.'))
  AS v(kode, nama, isi);
