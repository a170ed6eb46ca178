-- The beginning: every type, table, key, index, trigger and right. What changes a table later is a
-- new file here; functions and views stand in .sql files beside what they belong to.
SET LOCAL search_path = kencana, pg_temp;

CREATE DOMAIN rupiah AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN miligram AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN kadar_emas AS int CHECK (VALUE BETWEEN 1 AND 50000);
CREATE DOMAIN persen AS int CHECK (VALUE BETWEEN 0 AND 10000);

-- What every writer and checker is told.
CREATE TYPE konteks AS (toko text, id_posting uuid, tgl date, saat timestamptz, oleh text);

-- What a row of gerak_barang asks beyond what it stores: who must hold the piece, the version that
-- was read (where that matters), and for an entry the facts of the piece.
CREATE TYPE gerak_minta AS (id_dokumen uuid, kode_barcode text, dari_status text, ke_status text,
  dari_gudang text, dari_baki text, ke_gudang text, ke_baki text, berat bigint, murni bigint,
  pemegang uuid, versi int, barang jsonb);

CREATE TYPE barcode_minta AS (barcode text[]);

CREATE TYPE masalah AS (dokumen text, jenis text, sinyal text, skor int, pasangan text, catatan
  text, hasil text, saat timestamptz, tgl_system date, user_id text, id_dokumen uuid, fakta text);

-- kunci: what was found, and its facts: when they change, it is another finding. bukti:
-- [{label, and one of teks, rupiah, berat, saat}], the words as phrases.
CREATE TYPE temuan AS (kunci text, tgl_system date, saat timestamptz, user_id text, dokumen text,
  jenis text, pasangan text, skor int, bukti jsonb);

CREATE TABLE riwayat_master (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), tabel text NOT NULL,
  kunci text NOT NULL, saat timestamptz NOT NULL DEFAULT waktu_baris(), oleh text NOT NULL,
  sebelum jsonb, sesudah jsonb,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX riwayat_master_kunci ON riwayat_master (kode_toko, tabel, kunci, saat);
CREATE INDEX riwayat_master_saat ON riwayat_master (kode_toko, saat);
SELECT tabel_buku('riwayat_master');

-- One number per table and shop that moves with every change of its rows: caches compare it, and
-- a posting re-checks what its rules have read (periksa_tabel).
CREATE TABLE versi_tabel (
  kode_toko text NOT NULL, tabel text NOT NULL, versi bigint NOT NULL,
  PRIMARY KEY (kode_toko, tabel)) WITH (fillfactor=50);
SELECT tabel_proyeksi('versi_tabel');

CREATE TABLE posting (
  kode_toko text NOT NULL, id uuid NOT NULL, urut bigint NOT NULL, versi_naskah int NOT NULL,
  perintah text NOT NULL, tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  buku text[] NOT NULL, otorisasi jsonb, hash bytea NOT NULL,
  PRIMARY KEY (kode_toko, id),
  UNIQUE (kode_toko, urut));
CREATE INDEX posting_hari ON posting (kode_toko, tgl_system, urut);
SELECT tabel_buku('posting');

CREATE TABLE dokumen (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL, prefix text NOT NULL,
  urut int NOT NULL, nomor text NOT NULL, id_group uuid, id_asal uuid, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, input_by text NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id),
  UNIQUE (kode_toko, nomor));
CREATE INDEX dokumen_asal ON dokumen (kode_toko, id_asal) WHERE (id_asal IS NOT NULL);
-- Their lists ask by kind, newest first; sales are not in it.
CREATE INDEX dokumen_barang ON dokumen (kode_toko, jenis, saat DESC) WHERE (prefix = ANY
  (ARRAY['TB', 'MB', 'HB', 'AK']));
CREATE INDEX dokumen_group ON dokumen (kode_toko, id_group) WHERE (id_group IS NOT NULL);
CREATE INDEX dokumen_hari ON dokumen (kode_toko, tgl_system, jenis);
SELECT tabel_buku('dokumen');

-- versi counts a document's transitions from 1: two from the same state cannot both exist.
CREATE TABLE transisi (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  versi int NOT NULL, perintah text NOT NULL, dari text, ke text NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL, alasan text,
  no_otorisasi text,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, id_dokumen, versi));
SELECT tabel_buku('transisi');

CREATE TABLE status_dokumen (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL, status text NOT NULL,
  tgl_system date NOT NULL, versi int NOT NULL,
  PRIMARY KEY (kode_toko, id)) WITH (fillfactor=80);
-- A sale that is VALID when it is saved never enters it: it costs the counter nothing.
CREATE INDEX status_dokumen_lain ON status_dokumen (kode_toko, jenis, id) WHERE (status <>
  'VALID');
CREATE INDEX status_dokumen_open ON status_dokumen (kode_toko, jenis, id) WHERE (status = 'OPEN');
SELECT tabel_proyeksi('status_dokumen');

-- The claim of a key: its answer is read from the posting it names.
CREATE TABLE permintaan (
  kode_toko text NOT NULL, kunci uuid NOT NULL, sidik bytea NOT NULL, id_posting uuid NOT NULL,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, kunci));
-- Rows come in the order of time: the smallest index there is finds the old ones.
CREATE INDEX permintaan_saat ON permintaan USING brin (saat) WITH (pages_per_range='16');
SELECT tabel_proyeksi('permintaan');

-- The two hot rows of a shop. tgl_segel: the last sealed day; penyegel: the posting that sealed
-- it.
CREATE TABLE rantai (
  kode_toko text NOT NULL, urut bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT '\x00'::bytea, tgl_segel date, penyegel uuid,
  PRIMARY KEY (kode_toko)) WITH (fillfactor=20);
SELECT tabel_proyeksi('rantai');

CREATE TABLE nomor (
  kode_toko text NOT NULL, prefix text NOT NULL, tgl date NOT NULL, urut int NOT NULL,
  PRIMARY KEY (kode_toko, prefix, tgl)) WITH (fillfactor=20);
SELECT tabel_proyeksi('nomor');

-- The history of the business day. TUTUP seals it; DIBUKA_LAGI takes the seal off; BUKA opens.
CREATE TABLE hari (
  kode_toko text NOT NULL, tgl_system date NOT NULL, n int NOT NULL, id_posting uuid NOT NULL,
  id_dokumen uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('BUKA', 'TUTUP', 'DIBUKA_LAGI')),
  saat timestamptz NOT NULL, oleh text NOT NULL, alasan text, sampai_urut bigint,
  jumlah_posting int, hash bytea,
  PRIMARY KEY (kode_toko, tgl_system, n),
  CONSTRAINT hari_check CHECK ((status = 'TUTUP') = (hash IS NOT NULL)),
  CONSTRAINT hari_check1 CHECK ((status <> 'DIBUKA_LAGI') OR (alasan IS NOT NULL)));
CREATE INDEX hari_posting ON hari (kode_toko, id_posting);
SELECT tabel_buku('hari');

-- no_otorisasi and sidik are digests of command, draft and figures; a refused or expired request
-- may be made again, so the digest is unique only among the living. DIPAKAI needs an id_posting, a
-- column the app may not write: only posting() can use an approval up. perangkat: the browser that
-- asks. kepada: the one approver who is asked from afar, null for all of them; dikirim_pada: since
-- when. sesi_pemberi, perangkat_pemberi: the session and the browser in which it was decided from
-- afar. permintaan: the request (digest of command and body) whose questions belong together;
-- perkara: the goods, their prices and the customer as they were asked about; tawaran: the figure
-- that a refusal offers instead, whole rupiah. sendiri_siap: from when on the asker's own word
-- counts; null: he never began to wait.
CREATE TABLE otorisasi (
  kode_toko text NOT NULL, id uuid NOT NULL, no_otorisasi text NOT NULL, kategori text NOT NULL,
  sidik bytea NOT NULL, diminta_oleh text NOT NULL, pemberi text, cara text, sebelum jsonb,
  sesudah jsonb, keterangan text, alasan text,
  status text NOT NULL DEFAULT 'DIMINTA' CHECK (status IN ('DIMINTA', 'DISETUJUI', 'DITOLAK',
    'DIPAKAI', 'KADALUARSA')),
  dibuat timestamptz NOT NULL DEFAULT waktu_kini(), diputus_pada timestamptz,
  berlaku_sampai timestamptz NOT NULL, dipakai_pada timestamptz, id_posting uuid,
  perangkat text NOT NULL DEFAULT '', kepada text, dikirim_pada timestamptz, sesi_pemberi bytea,
  perangkat_pemberi text, permintaan text, perkara jsonb, tawaran bigint CHECK (tawaran > 0),
  sendiri_siap timestamptz,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT otorisasi_check1 CHECK ((status <> ALL (ARRAY['DISETUJUI', 'DITOLAK', 'DIPAKAI'])) OR
    (pemberi IS NOT NULL)),
  CONSTRAINT otorisasi_check2 CHECK ((status = 'DIPAKAI') = (id_posting IS NOT NULL)),
  CONSTRAINT otorisasi_cara CHECK (cara IN ('SANDI', 'SIDIK_JARI', 'PASSKEY', 'JAUH', 'SENDIRI')),
  CONSTRAINT otorisasi_orang_lain CHECK (CASE WHEN cara = 'SENDIRI' THEN pemberi = diminta_oleh AND
    sendiri_siap IS NOT NULL ELSE pemberi <> diminta_oleh END));
CREATE INDEX otorisasi_dibuat ON otorisasi (kode_toko, dibuat);
CREATE INDEX otorisasi_diputus ON otorisasi (kode_toko, diputus_pada) WHERE (diputus_pada IS NOT
  NULL);
CREATE UNIQUE INDEX otorisasi_hidup ON otorisasi (kode_toko, no_otorisasi) WHERE (status = ANY
  (ARRAY['DIMINTA', 'DISETUJUI']));
CREATE INDEX otorisasi_menunggu ON otorisasi (kode_toko, dikirim_pada) WHERE ((status = 'DIMINTA')
  AND (dikirim_pada IS NOT NULL));
SELECT tabel_proyeksi('otorisasi');
GRANT INSERT, UPDATE (alasan, berlaku_sampai, cara, dikirim_pada, diputus_pada, kepada, keterangan,
  pemberi, perangkat_pemberi, sesi_pemberi, status, tawaran) ON otorisasi TO kencana_app;
CREATE TRIGGER jaga BEFORE INSERT OR UPDATE ON otorisasi FOR EACH ROW EXECUTE FUNCTION
  jaga_otorisasi();

-- Module flags and parameters of a shop, by the keys that the program declares.
CREATE TABLE parameter (
  kode_toko text NOT NULL, key text NOT NULL, value jsonb NOT NULL, versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, key));
SELECT tabel_master('parameter', 'key');

CREATE TABLE akun (
  kode_toko text NOT NULL, nomor_akun text NOT NULL, nama_akun text NOT NULL,
  jenis_akun text NOT NULL CHECK (jenis_akun IN ('HARTA', 'HUTANG', 'MODAL', 'PENDAPATAN',
    'BIAYA')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, nomor_akun));
CREATE UNIQUE INDEX akun_nama_akun ON akun (kode_toko, lower(nama_akun));
SELECT tabel_master('akun', 'nomor_akun');
CREATE TRIGGER disebut BEFORE DELETE ON akun FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('nomor_akun');
CREATE TRIGGER jaga BEFORE DELETE OR UPDATE OF nomor_akun ON akun FOR EACH ROW EXECUTE FUNCTION
  jaga_akun();

CREATE TABLE para_akun_transaksi (
  kode_toko text NOT NULL, trx text NOT NULL, type text NOT NULL, kode_akun text NOT NULL,
  jenis_akun text NOT NULL CHECK (jenis_akun IN ('DEBET', 'KREDIT')), nomor_akun text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, trx, type, kode_akun),
  FOREIGN KEY (kode_toko, nomor_akun) REFERENCES akun (kode_toko, nomor_akun));
SELECT tabel_master('para_akun_transaksi', 'trx', 'type', 'kode_akun');

CREATE TABLE jurnal (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  nomor_akun text NOT NULL, debit rupiah NOT NULL, kredit rupiah NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX jurnal_hari ON jurnal (kode_toko, tgl_system, nomor_akun);
SELECT tabel_buku('jurnal');
CREATE TRIGGER seimbang AFTER INSERT ON jurnal REFERENCING NEW TABLE AS baru FOR EACH STATEMENT
  EXECUTE FUNCTION seimbang_jurnal();

-- versi is the piece's version after the move: two moves from the same one cannot both exist.
-- isi is what an entry laid down about the piece (dari_status null), null in every other move.
CREATE TABLE gerak_barang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, versi int NOT NULL, dari_status text, ke_status text NOT NULL,
  dari_gudang text, dari_baki text, ke_gudang text, ke_baki text, berat miligram NOT NULL,
  murni miligram NOT NULL, tgl_system date NOT NULL, isi jsonb,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_barcode, versi));
CREATE INDEX gerak_barang_hari ON gerak_barang (kode_toko, tgl_system);
CREATE INDEX gerak_barang_hilang ON gerak_barang (kode_toko, tgl_system) WHERE (ke_status =
  'HILANG');
SELECT tabel_buku('gerak_barang');
CREATE TRIGGER urut AFTER INSERT ON gerak_barang REFERENCING NEW TABLE AS baru FOR EACH STATEMENT
  WHEN ((current_setting('kencana.mundur', true) = '1')) EXECUTE FUNCTION urut_gerak_barang();

CREATE TABLE koreksi_barang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, versi int NOT NULL, sebelum jsonb NOT NULL, sesudah jsonb NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_barcode, versi));
CREATE INDEX koreksi_barang_batu ON koreksi_barang (kode_toko, kode_barcode) WHERE (sebelum ?
  'data_berlian');
CREATE INDEX koreksi_barang_hari ON koreksi_barang (kode_toko, tgl_system);
SELECT tabel_buku('koreksi_barang');

CREATE TABLE gram (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  akun text NOT NULL, kadar int NOT NULL, kotor bigint NOT NULL, murni bigint NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX gram_hari ON gram (kode_toko, tgl_system, akun);
SELECT tabel_buku('gram');
CREATE TRIGGER seimbang AFTER INSERT ON gram REFERENCING NEW TABLE AS baru FOR EACH STATEMENT
  EXECUTE FUNCTION seimbang_gram();

CREATE TABLE nomor_barcode (
  kode_toko text NOT NULL, urut bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (kode_toko)) WITH (fillfactor=20);
SELECT tabel_proyeksi('nomor_barcode');

-- fee is charged on top of jumlah; a reversal carries it on the other side, with jumlah_out.
CREATE TABLE kas (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_group uuid, kategori text NOT NULL, jenis text NOT NULL, no_rekening text,
  user_id text NOT NULL, laci text NOT NULL, jumlah_in rupiah NOT NULL, jumlah_out rupiah NOT NULL,
  fee rupiah NOT NULL, no_ref text, keterangan text, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT kas_satu_arah CHECK ((jumlah_in = 0) <> (jumlah_out = 0)));
CREATE INDEX kas_group ON kas (kode_toko, id_group) WHERE (id_group IS NOT NULL);
CREATE INDEX kas_hari ON kas (kode_toko, tgl_system, jenis);
CREATE INDEX kas_user ON kas (kode_toko, user_id, tgl_system);
SELECT tabel_buku('kas');

-- The cash in a drawer, a projection of kas: it cannot pay out what it does not hold.
CREATE TABLE saldo_laci (
  kode_toko text NOT NULL, laci text NOT NULL, saldo rupiah NOT NULL,
  PRIMARY KEY (kode_toko, laci)) WITH (fillfactor=20);
SELECT tabel_proyeksi('saldo_laci');

-- berat is gold alone, as on the label; berat_kotor what the scale said at the counter.
-- rincian: the steps of each figure. potongan_*: the buy-back rates in hundredths of a percent
-- that the note promises.
CREATE TABLE penjualan_baris (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, kode_barcode text NOT NULL,
  nama_barang text NOT NULL, kode_kategori text NOT NULL, kode_group text NOT NULL,
  kode_dept text NOT NULL, kadar int NOT NULL, kadar_cetak text NOT NULL,
  kode_intern text NOT NULL, berat miligram NOT NULL, berat_kotor miligram NOT NULL,
  berat_atribut miligram NOT NULL, nama_atribut text NOT NULL, murni miligram NOT NULL,
  harga_gram rupiah NOT NULL, harga_atribut rupiah NOT NULL, harga_jual rupiah NOT NULL,
  ongkos rupiah NOT NULL, diskon rupiah NOT NULL, pajak rupiah NOT NULL,
  pajak_termasuk rupiah NOT NULL, harga_total rupiah NOT NULL, harga_pokok rupiah NOT NULL,
  potongan_tukar int, potongan_jual int, gambar text, rincian jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT penjualan_baris_total CHECK (harga_total = harga_jual + ongkos - diskon + pajak));
CREATE INDEX penjualan_baris_barang ON penjualan_baris (kode_toko, kode_barcode);
SELECT tabel_buku('penjualan_baris');

-- nota: the sales whose first line is among these, so that the notes of a day add up.
-- pokok_kosong: pieces whose cost nobody entered; neto_kosong: what they brought in, without tax.
-- baris, baris_nota: how many lines and notes a list of the day has, what was taken back included;
-- qty and nota are what was sold less what was taken back.
CREATE TABLE rekap_harian_jual (
  kode_toko text NOT NULL, tgl_system date NOT NULL, kode_sales text NOT NULL,
  kode_group text NOT NULL, kode_dept text NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL,
  murni bigint NOT NULL, harga_jual bigint NOT NULL, ongkos bigint NOT NULL,
  diskon bigint NOT NULL, pajak bigint NOT NULL, pajak_termasuk bigint NOT NULL,
  harga_total bigint NOT NULL, harga_pokok bigint NOT NULL, nota bigint NOT NULL DEFAULT 0,
  kadar int NOT NULL DEFAULT 0, pokok_kosong bigint NOT NULL DEFAULT 0,
  neto_kosong bigint NOT NULL DEFAULT 0, baris bigint NOT NULL DEFAULT 0,
  baris_nota bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (kode_toko, tgl_system, kode_sales, kode_group, kode_dept, kadar));
SELECT tabel_proyeksi('rekap_harian_jual');

-- What a price per gram or a fixed price makes of the stock: berat_gram is the weight that is
-- priced by the gram. Facts, so that a snapshot can be valued at the prices of its day.
CREATE TABLE rekap_harian_stok (
  kode_toko text NOT NULL, tgl_system date NOT NULL, kode_gudang text NOT NULL,
  kode_baki text NOT NULL, kode_group text NOT NULL, kode_dept text NOT NULL, kadar int NOT NULL,
  qty bigint NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL, harga_pokok bigint NOT NULL,
  berat_gram bigint NOT NULL, harga_atribut bigint NOT NULL, harga_tetap bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_dept, kadar));
SELECT tabel_proyeksi('rekap_harian_stok');

-- kotor and murni: what moved on the day; saldo_*: what stands at its end, carried forward.
CREATE TABLE rekap_harian_gram (
  kode_toko text NOT NULL, tgl_system date NOT NULL, akun text NOT NULL, kadar int NOT NULL,
  kotor_masuk bigint NOT NULL, kotor_keluar bigint NOT NULL, murni_masuk bigint NOT NULL,
  murni_keluar bigint NOT NULL, saldo_kotor bigint NOT NULL, saldo_murni bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, akun, kadar));
SELECT tabel_proyeksi('rekap_harian_gram');

-- no_rekening '' for cash.
-- baris: the rows of the cash book.
CREATE TABLE rekap_harian_kas (
  kode_toko text NOT NULL, tgl_system date NOT NULL, jenis text NOT NULL,
  no_rekening text NOT NULL, kategori text NOT NULL, jumlah_in bigint NOT NULL,
  jumlah_out bigint NOT NULL, fee_in bigint NOT NULL, fee_out bigint NOT NULL,
  baris bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (kode_toko, tgl_system, jenis, no_rekening, kategori));
SELECT tabel_proyeksi('rekap_harian_kas');

-- Written like a book, inside the posting, but no business fact: it adds no text to the chain.
CREATE TABLE jawaban (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id_posting));
SELECT tabel_proyeksi('jawaban');

CREATE TABLE kategori (
  kode_toko text NOT NULL, kode_kategori text NOT NULL, nama_kategori text NOT NULL,
  cara_harga text NOT NULL CHECK (cara_harga IN ('GRAM', 'TETAP')), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  ringan_persen bigint CHECK (ringan_persen BETWEEN 0 AND 10000),
  ringan_gram bigint CHECK (ringan_gram >= 0), aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_kategori));
CREATE UNIQUE INDEX kategori_nama_kategori ON kategori (kode_toko, lower(nama_kategori));
SELECT tabel_master('kategori', 'kode_kategori');
CREATE TRIGGER batangan AFTER INSERT ON kategori FOR EACH ROW WHEN ((new.kode_kategori = 'LM'))
  EXECUTE FUNCTION sesudah_kategori_batangan();
CREATE TRIGGER disebut BEFORE DELETE ON kategori FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_kategori');

CREATE TABLE jenis (
  kode_toko text NOT NULL, kode_dept text NOT NULL, nama_dept text NOT NULL,
  kode_kategori text NOT NULL, berlian boolean NOT NULL, gambar_path text,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori));
CREATE INDEX jenis_kategori ON jenis (kode_toko, kode_kategori);
CREATE UNIQUE INDEX jenis_nama_dept ON jenis (kode_toko, lower(nama_dept));
SELECT tabel_master('jenis', 'kode_dept');
CREATE TRIGGER disebut BEFORE DELETE ON jenis FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_dept');

CREATE TABLE kelompok_harga (
  kode_toko text NOT NULL, kode_kelompok text NOT NULL, nama_kelompok text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kelompok));
CREATE UNIQUE INDEX kelompok_harga_nama_kelompok ON kelompok_harga (kode_toko,
  lower(nama_kelompok));
SELECT tabel_master('kelompok_harga', 'kode_kelompok');

-- tgl_konfirmasi: the business date for which somebody has said that this price stands.
CREATE TABLE group_harga (
  kode_toko text NOT NULL, kode_group text NOT NULL, nama_group text NOT NULL, kode_kelompok text,
  kadar bigint NOT NULL CHECK (kadar BETWEEN 1 AND 50000), kadar_cetak text NOT NULL,
  harga bigint NOT NULL CHECK (harga >= 0), harga_beli bigint NOT NULL CHECK (harga_beli >= 0),
  profit bigint NOT NULL CHECK (profit BETWEEN 0 AND 10000), tgl_konfirmasi date,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_kelompok) REFERENCES kelompok_harga (kode_toko, kode_kelompok));
CREATE INDEX group_harga_kelompok ON group_harga (kode_toko, kode_kelompok);
CREATE UNIQUE INDEX group_harga_nama_group ON group_harga (kode_toko, kadar, lower(nama_group));
SELECT tabel_master('group_harga', 'kode_group', '-', 'tgl_konfirmasi');
CREATE TRIGGER disebut BEFORE DELETE ON group_harga FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_group');
CREATE TRIGGER harga AFTER INSERT OR UPDATE ON group_harga FOR EACH ROW EXECUTE FUNCTION
  catat_harga_group();
CREATE OR REPLACE TRIGGER versi BEFORE INSERT OR UPDATE ON group_harga FOR EACH ROW EXECUTE
  FUNCTION sebelum_master('tgl_konfirmasi');

-- Every gold price there ever was: who, when, from, to (DOMAIN 6).
CREATE TABLE harga_group (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), kode_group text NOT NULL,
  saat timestamptz NOT NULL DEFAULT waktu_baris(), tgl_system date NOT NULL, oleh text NOT NULL,
  harga_dari bigint, harga_ke bigint NOT NULL, harga_beli_dari bigint,
  harga_beli_ke bigint NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX harga_group_saat ON harga_group (kode_toko, kode_group, tgl_system, saat);
SELECT tabel_buku('harga_group');

CREATE TABLE kadar (
  kode_toko text NOT NULL, kode_kadar text NOT NULL, nama_kadar text NOT NULL,
  kadar bigint NOT NULL CHECK (kadar BETWEEN 1 AND 50000), kadar_cetak text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_kadar),
  UNIQUE (kode_toko, kadar));
CREATE UNIQUE INDEX kadar_nama_kadar ON kadar (kode_toko, lower(nama_kadar));
SELECT tabel_master('kadar', 'kode_kadar');
CREATE TRIGGER disebut BEFORE DELETE ON kadar FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_kadar');

CREATE TABLE kadar_eod (
  kode_toko text NOT NULL, kode_kadar text NOT NULL,
  kadar_eod bigint NOT NULL CHECK (kadar_eod BETWEEN 1 AND 10000), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kadar),
  FOREIGN KEY (kode_toko, kode_kadar) REFERENCES kadar (kode_toko, kode_kadar));
SELECT tabel_master('kadar_eod', 'kode_kadar');
CREATE TRIGGER disebut BEFORE DELETE ON kadar_eod FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_kadar');

CREATE TABLE gudang (
  kode_toko text NOT NULL, kode_gudang text NOT NULL, nama_gudang text NOT NULL,
  jenis_gudang text NOT NULL CHECK (jenis_gudang IN ('MASTER', 'TOKO', 'HANCUR')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_gudang));
CREATE UNIQUE INDEX gudang_nama_gudang ON gudang (kode_toko, lower(nama_gudang));
SELECT tabel_master('gudang', 'kode_gudang');
CREATE TRIGGER disebut BEFORE DELETE ON gudang FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_gudang');

-- The second key ties a piece's tray to its gudang: a tray that holds pieces stays where it is.
CREATE TABLE baki (
  kode_toko text NOT NULL, kode_baki text NOT NULL, nama_baki text NOT NULL,
  kode_gudang text NOT NULL, berat_baki bigint NOT NULL CHECK (berat_baki >= 0),
  kapasitas bigint CHECK (kapasitas >= 0),
  status_baki text NOT NULL CHECK (status_baki IN ('READY', 'TUTUP', 'DIHITUNG')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_baki),
  UNIQUE (kode_toko, kode_gudang, kode_baki),
  FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang (kode_toko, kode_gudang));
CREATE UNIQUE INDEX baki_nama_baki ON baki (kode_toko, kode_gudang, lower(nama_baki));
SELECT tabel_master('baki', 'kode_baki');
CREATE TRIGGER disebut BEFORE DELETE ON baki FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_baki');

CREATE TABLE bandrol (
  kode_toko text NOT NULL, kode_bandrol text NOT NULL, nama_bandrol text NOT NULL,
  berat_bandrol bigint NOT NULL CHECK (berat_bandrol >= 0), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_bandrol));
CREATE UNIQUE INDEX bandrol_nama_bandrol ON bandrol (kode_toko, lower(nama_bandrol));
SELECT tabel_master('bandrol', 'kode_bandrol');

CREATE TABLE kondisi_barang (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_kondisi));
CREATE UNIQUE INDEX kondisi_barang_nama_kondisi ON kondisi_barang (kode_toko, lower(nama_kondisi));
SELECT tabel_master('kondisi_barang', 'kode_kondisi');

CREATE TABLE bank (
  kode_toko text NOT NULL, kode_bank text NOT NULL, nama_bank text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_bank));
CREATE UNIQUE INDEX bank_nama_bank ON bank (kode_toko, lower(nama_bank));
SELECT tabel_master('bank', 'kode_bank');

CREATE TABLE rekening (
  kode_toko text NOT NULL, no_rekening text NOT NULL, nama_rekening text NOT NULL,
  kode_bank text NOT NULL, aktif boolean NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, no_rekening),
  FOREIGN KEY (kode_toko, kode_bank) REFERENCES bank (kode_toko, kode_bank));
CREATE INDEX rekening_bank ON rekening (kode_toko, kode_bank);
SELECT tabel_master('rekening', 'no_rekening');
CREATE TRIGGER disebut BEFORE DELETE ON rekening FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('no_rekening');

-- The payments of a group. A change before validation, or a koreksi of the kind of payment, adds
-- the whole list again under the next versi_bayar. masuk false: the shop pays (exchange).
CREATE TABLE pembayaran (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, jenis text NOT NULL, no_rekening text, jumlah rupiah NOT NULL,
  fee rupiah NOT NULL, no_ref text, diterima rupiah NOT NULL, kembali rupiah NOT NULL,
  masuk boolean NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n),
  CONSTRAINT pembayaran_pas CHECK (diterima = jumlah + fee + kembali),
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening (kode_toko, no_rekening));
-- Payments by a deposit name it by its number.
CREATE INDEX pembayaran_titipan ON pembayaran (kode_toko, no_ref) WHERE (jenis = 'TITIPAN');
CREATE INDEX pembayaran_transfer ON pembayaran (kode_toko, id_group, versi_bayar) WHERE ((jenis =
  'TRANSFER') AND masuk);
SELECT tabel_buku('pembayaran');

CREATE TABLE kode_transaksi (
  kode_toko text NOT NULL, kode_transaksi text NOT NULL, nama_transaksi text NOT NULL,
  jenis_transaksi text NOT NULL CHECK (jenis_transaksi IN ('MASUK', 'KELUAR')),
  nomor_akun text NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_transaksi),
  FOREIGN KEY (kode_toko, nomor_akun) REFERENCES akun (kode_toko, nomor_akun));
CREATE INDEX kode_transaksi_akun ON kode_transaksi (kode_toko, nomor_akun);
CREATE UNIQUE INDEX kode_transaksi_nama_transaksi ON kode_transaksi (kode_toko,
  lower(nama_transaksi));
SELECT tabel_master('kode_transaksi', 'kode_transaksi');
CREATE TRIGGER disebut BEFORE DELETE ON kode_transaksi FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_transaksi');

CREATE TABLE sales (
  kode_toko text NOT NULL, kode_sales text NOT NULL, nama_sales text NOT NULL,
  kode_bank text NOT NULL, nama_bank text NOT NULL, no_rekening text NOT NULL,
  nama_rekening text NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_sales),
  FOREIGN KEY (kode_toko, kode_bank) REFERENCES bank (kode_toko, kode_bank));
CREATE INDEX sales_bank ON sales (kode_toko, kode_bank);
SELECT tabel_master('sales', 'kode_sales');

-- NOT VALID: what a shop deleted before this stays as it was; every new row is held. The lines of
-- a sale need no key of their own: the piece holds its group, jenis and kategori while it is sold,
-- and disebut_di() finds the lines afterwards.
CREATE TABLE penjualan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, id_group uuid NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, input_by text NOT NULL, no_nota_manual text,
  kode_sales text NOT NULL, id_pelanggan uuid, keterangan text, qty int NOT NULL,
  berat miligram NOT NULL, harga_jual rupiah NOT NULL, ongkos rupiah NOT NULL,
  diskon rupiah NOT NULL, pajak rupiah NOT NULL, pajak_termasuk rupiah NOT NULL,
  harga_total rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT penjualan_total CHECK (harga_total = harga_jual + ongkos - diskon + pajak),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales));
CREATE INDEX penjualan_group ON penjualan (kode_toko, id_group);
CREATE INDEX penjualan_hari ON penjualan (kode_toko, tgl_system, kode_sales);
CREATE UNIQUE INDEX penjualan_manual ON penjualan (kode_toko, no_nota_manual) WHERE (no_nota_manual
  IS NOT NULL);
-- A lost nota is found by the name or the telephone number that it was made out to.
CREATE INDEX penjualan_pelanggan ON penjualan (kode_toko, id_pelanggan) WHERE (id_pelanggan IS NOT
  NULL);
SELECT tabel_buku('penjualan');

-- One rule for a group and jenis; an empty one is a value of its own: it stands for all.
CREATE TABLE parameter_ongkos (
  kode_toko text NOT NULL, kode_ongkos text NOT NULL, kode_group text, kode_dept text,
  jenis_ongkos text NOT NULL CHECK (jenis_ongkos IN ('GRAM', 'BARANG', 'PERSEN')),
  ongkos_rp bigint NOT NULL CHECK (ongkos_rp >= 0),
  ongkos_persen bigint NOT NULL CHECK (ongkos_persen BETWEEN 0 AND 10000),
  ongkos_minimum bigint NOT NULL CHECK (ongkos_minimum >= 0), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_ongkos),
  UNIQUE NULLS NOT DISTINCT (kode_toko, kode_group, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept));
CREATE INDEX parameter_ongkos_jenis ON parameter_ongkos (kode_toko, kode_dept);
SELECT tabel_master('parameter_ongkos', 'kode_ongkos');

CREATE TABLE kategori_katalog (
  kode_toko text NOT NULL, kode_kategori text NOT NULL, nama_kategori text NOT NULL,
  warna text NOT NULL, gambar_path text NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, gambar_name text,
  PRIMARY KEY (kode_toko, kode_kategori));
CREATE UNIQUE INDEX kategori_katalog_nama_kategori ON kategori_katalog (kode_toko,
  lower(nama_kategori));
SELECT tabel_master('kategori_katalog', 'kode_kategori');
CREATE TRIGGER gambar BEFORE INSERT OR UPDATE ON kategori_katalog FOR EACH ROW EXECUTE FUNCTION
  nama_gambar();

-- A draft is a paper on the counter: it reserves nothing and is no document.
CREATE TABLE draf (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL, user_id text NOT NULL,
  judul text, isi jsonb NOT NULL, diubah_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id));
CREATE INDEX draf_user ON draf (kode_toko, user_id, diubah_pada DESC);
SELECT tabel_toko('draf');
CREATE TRIGGER lepas AFTER DELETE OR UPDATE OF isi ON draf FOR EACH ROW EXECUTE FUNCTION
  catat_draf_lepas();

-- One row for each time a nota was asked for; tercetak is what the person at the printer said.
-- ke: which print of the nota this paper is; 1 is the original. id_cetak: one press of the button,
-- over all its notas, so that the answer 'did it come out?' is about this paper and no other.
-- kertas: NOTA is the document's own paper (of a visit: the exchange slip). bagian: which lines
-- stand on a SISA, '1,3'; a smaller rest is another paper.
CREATE TABLE cetak_nota (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, n int NOT NULL,
  saat timestamptz NOT NULL DEFAULT now(), oleh text NOT NULL, perangkat text NOT NULL DEFAULT '',
  alasan text, tercetak boolean, dijawab_pada timestamptz, ke int NOT NULL DEFAULT 1,
  id_cetak uuid NOT NULL DEFAULT gen_random_uuid(), dijawab_oleh text,
  kertas text NOT NULL DEFAULT 'NOTA' CHECK (kertas IN ('NOTA', 'SISA', 'ACC', 'PERJANJIAN')),
  bagian text NOT NULL DEFAULT '',
  PRIMARY KEY (kode_toko, id_dokumen, n));
CREATE UNIQUE INDEX cetak_nota_asli ON cetak_nota (kode_toko, id_dokumen, kertas, bagian) WHERE
  ((ke = 1) AND (tercetak IS NOT FALSE));
CREATE INDEX cetak_nota_dijawab ON cetak_nota (kode_toko, dijawab_pada) WHERE (dijawab_pada IS NOT
  NULL);
CREATE INDEX cetak_nota_saat ON cetak_nota (kode_toko, saat);
CREATE UNIQUE INDEX cetak_nota_sekali ON cetak_nota (kode_toko, id_cetak, id_dokumen, kertas,
  bagian);
-- Notas that did not come out of the printer, or that nobody saw come out. A deposit that was
-- spent needs its paper no more.
CREATE INDEX cetak_nota_tersendat ON cetak_nota (kode_toko, id_dokumen) WHERE (tercetak IS NOT
  TRUE);
CREATE INDEX cetak_nota_ulang ON cetak_nota (kode_toko, saat) WHERE (ke > 1);
SELECT tabel_toko('cetak_nota');
REVOKE UPDATE, DELETE ON cetak_nota FROM kencana_app;
GRANT UPDATE (dijawab_oleh, dijawab_pada, tercetak) ON cetak_nota TO kencana_app;

-- selesai null: it is being made, or was cut off.
CREATE TABLE contoh (
  satu boolean NOT NULL DEFAULT true CHECK (satu), skala int NOT NULL, tgl_akhir date NOT NULL,
  mulai timestamptz NOT NULL DEFAULT now(), selesai timestamptz,
  PRIMARY KEY (satu));
COMMENT ON TABLE contoh IS 'rantai toko';
GRANT SELECT ON contoh TO kencana_app;

-- Attempts at an approval that came to nothing, for /laporan-otorisasi. pemberi only when there is
-- such a user: who types a password into the wrong field shall not read it here.
-- Attempts in vain say in which way they were made.
CREATE TABLE otorisasi_gagal (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  saat timestamptz NOT NULL DEFAULT waktu_kini(), no_otorisasi text NOT NULL,
  kategori text NOT NULL, diminta_oleh text NOT NULL, pemberi text,
  sebab text NOT NULL CHECK (sebab IN ('SANDI', 'DIRI_SENDIRI', 'TOKO_LAIN', 'DIBLOKIR', 'LEVEL',
    'SANDI_BELUM_DIGANTI', 'SANDI_PEMINTA', 'SESI', 'PERANGKAT_PEMINTA', 'PASSKEY', 'SIDIK_JARI',
    'BELUM_MENUNGGU')),
  alamat text NOT NULL, perangkat text NOT NULL,
  cara text NOT NULL DEFAULT 'SANDI' CHECK (cara IN ('SANDI', 'SIDIK_JARI', 'PASSKEY', 'JAUH')),
  PRIMARY KEY (kode_toko, id));
CREATE INDEX otorisasi_gagal_saat ON otorisasi_gagal (kode_toko, saat);
SELECT tabel_buku('otorisasi_gagal');

-- Pictures that were sent and are not yet known to be kept by anything.
CREATE TABLE unggahan (
  kode_toko text NOT NULL, gambar text NOT NULL, oleh text NOT NULL,
  saat timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, gambar));
SELECT tabel_toko('unggahan');

-- All of what may be corrected, as it is from here on, and what of it differs, before and after. A
-- customer is an id: personal data stands in its own table. versi_bayar: the payments that came
-- with it, if they changed.
CREATE TABLE koreksi_penjualan (
  kode_toko text NOT NULL, id_penjualan uuid NOT NULL, versi int NOT NULL,
  id_dokumen uuid NOT NULL, id_posting uuid NOT NULL, kode_sales text NOT NULL, id_pelanggan uuid,
  keterangan text, versi_bayar int, sebelum jsonb NOT NULL, sesudah jsonb NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_penjualan, versi),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales));
CREATE INDEX koreksi_penjualan_pelanggan ON koreksi_penjualan (kode_toko, id_pelanggan) WHERE
  (id_pelanggan IS NOT NULL);
CREATE INDEX koreksi_penjualan_posting ON koreksi_penjualan (kode_toko, id_posting);
SELECT tabel_buku('koreksi_penjualan');

-- cara_potongan NOTA: as the note promised it. Rates in hundredths of a percent, or rupiah a gram.
CREATE TABLE kondisi_pembelian (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  jenis_kondisi text NOT NULL CHECK (jenis_kondisi IN ('BAIK', 'RUSAK')),
  cara_potongan text NOT NULL CHECK (cara_potongan IN ('NOTA', 'PERSEN', 'GRAM')),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  tukar_rp bigint NOT NULL CHECK (tukar_rp >= 0), jual_rp bigint NOT NULL CHECK (jual_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_kondisi));
-- As of the other masters: a name stands once in a shop.
CREATE UNIQUE INDEX kondisi_pembelian_nama_kondisi ON kondisi_pembelian (kode_toko,
  lower(nama_kondisi));
SELECT tabel_master('kondisi_pembelian', 'kode_kondisi');

-- The row with the highest umur_hari that the note has reached applies.
CREATE TABLE rugi_nota (
  kode_toko text NOT NULL, kode_rugi text NOT NULL,
  umur_hari bigint NOT NULL CHECK (umur_hari >= 0),
  cara_rugi text NOT NULL CHECK (cara_rugi IN ('PERSEN', 'GRAM')),
  rugi_persen bigint NOT NULL CHECK (rugi_persen BETWEEN 0 AND 10000),
  rugi_rp bigint NOT NULL CHECK (rugi_rp >= 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_rugi),
  UNIQUE (kode_toko, umur_hari));
SELECT tabel_master('rugi_nota', 'kode_rugi');

CREATE TABLE para_harga_beli (
  kode_toko text NOT NULL, kode_harga text NOT NULL,
  kadar bigint CHECK (kadar BETWEEN 1 AND 50000),
  harga_per_gram bigint NOT NULL CHECK (harga_per_gram >= 0), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_harga),
  UNIQUE (kode_toko, kadar));
SELECT tabel_master('para_harga_beli', 'kode_harga');
CREATE TRIGGER jaga_kadar BEFORE UPDATE ON para_harga_beli FOR EACH ROW EXECUTE FUNCTION
  jaga_kadar_harga_beli();

-- An empty kategori, jenis or kondisi is a value of its own: it stands for all.
CREATE TABLE para_potongan_kategori (
  kode_toko text NOT NULL, kode_potongan text NOT NULL, kode_kategori text, kode_dept text,
  kode_kondisi text, cara_potongan text NOT NULL CHECK (cara_potongan IN ('PERSEN', 'GRAM')),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  tukar_rp bigint NOT NULL CHECK (tukar_rp >= 0), jual_rp bigint NOT NULL CHECK (jual_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_potongan),
  CONSTRAINT para_potongan_kategori_kode_toko_kode_kategori_kode_dept_ko_key UNIQUE NULLS NOT
    DISTINCT (kode_toko, kode_kategori, kode_dept, kode_kondisi),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_pembelian (kode_toko, kode_kondisi));
CREATE INDEX para_potongan_kategori_jenis ON para_potongan_kategori (kode_toko, kode_dept);
CREATE INDEX para_potongan_kategori_kondisi ON para_potongan_kategori (kode_toko, kode_kondisi);
SELECT tabel_master('para_potongan_kategori', 'kode_potongan');

-- The terms that the notas print, line by line.
CREATE TABLE keterangan_nota (
  kode_toko text NOT NULL, kode_keterangan text NOT NULL,
  jenis_nota text NOT NULL CHECK (jenis_nota IN ('JUAL', 'BERLIAN', 'BELI', 'TUKAR', 'TITIPAN')),
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
  arah text NOT NULL CHECK (arah IN ('NAIK', 'TURUN', 'DEKAT')), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_tingkat),
  CONSTRAINT pembulatan_berat_check CHECK (angka_dari <= angka_sampai),
  UNIQUE (kode_toko, angka_dari));
SELECT tabel_master('pembulatan_berat', 'kode_tingkat');

-- jenis KOREKSI takes a sale of an earlier day back at the note's price: no buy-back (DOMAIN 4).
-- potongan and tambahan: what harga_total is below, or above, what the pieces are worth.
CREATE TABLE pembelian (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, id_group uuid NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, input_by text NOT NULL, jenis text NOT NULL,
  kode_sales text NOT NULL, id_pelanggan uuid, keterangan text, qty int NOT NULL,
  berat miligram NOT NULL, murni miligram NOT NULL, harga_dasar rupiah NOT NULL,
  potongan rupiah NOT NULL, tambahan rupiah NOT NULL, harga_total rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT pembelian_jenis CHECK (jenis IN ('BELI', 'KOREKSI')),
  CONSTRAINT pembelian_total CHECK (harga_total = harga_dasar - potongan + tambahan),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales));
CREATE INDEX pembelian_group ON pembelian (kode_toko, id_group);
CREATE INDEX pembelian_hari ON pembelian (kode_toko, tgl_system, kode_sales);
CREATE INDEX pembelian_koreksi ON pembelian (kode_toko, tgl_system) WHERE (jenis = 'KOREKSI');
CREATE INDEX pembelian_pelanggan ON pembelian (kode_toko, id_pelanggan) WHERE (id_pelanggan IS NOT
  NULL);
SELECT tabel_buku('pembelian');

-- id_asal, n_asal: the line of the sale that the piece comes back from; kode_barcode null: not
-- ours. berat: berat_kotor less potong_batu, which the books take; berat_hitung: as it was priced.
-- kadar is what is there (tested where cara_uji says how), kadar_nota what the note or group says.
-- harga_nota: value of the note line; rata_asal: the same per gram. gambar: the piece when it was
-- sold, foto: what lay on the scale. rincian: the steps.
CREATE TABLE pembelian_baris (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, id_asal uuid, n_asal int,
  kode_barcode text, nama_barang text NOT NULL, kode_kategori text NOT NULL,
  kode_group text NOT NULL, kode_dept text NOT NULL, kode_kondisi text NOT NULL,
  kondisi text NOT NULL, rusak boolean NOT NULL, kadar int NOT NULL, kadar_nota int NOT NULL,
  kadar_eod int NOT NULL, cara_uji text, berat_kotor miligram NOT NULL,
  potong_batu miligram NOT NULL, berat miligram NOT NULL, berat_hitung miligram NOT NULL,
  berat_nota miligram NOT NULL, murni miligram NOT NULL, harga_emas rupiah NOT NULL,
  harga_nota rupiah NOT NULL, rata_asal rupiah NOT NULL, hitungan rupiah NOT NULL,
  harga_dasar rupiah NOT NULL, potongan rupiah NOT NULL, tambahan rupiah NOT NULL,
  harga rupiah NOT NULL, harga_gram rupiah NOT NULL, nota_hilang boolean NOT NULL,
  belum_dipakai boolean NOT NULL, batu_hilang boolean NOT NULL, foto text, gambar text,
  rincian jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT pembelian_baris_harga CHECK (harga = harga_dasar - potongan + tambahan),
  CONSTRAINT pembelian_baris_berat CHECK (berat = berat_kotor - potong_batu),
  CONSTRAINT pembelian_baris_asal CHECK ((id_asal IS NULL) = (kode_barcode IS NULL)),
  FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_pembelian (kode_toko, kode_kondisi),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori));
CREATE INDEX pembelian_baris_asal ON pembelian_baris (kode_toko, id_asal) WHERE (id_asal IS NOT
  NULL);
CREATE INDEX pembelian_baris_barang ON pembelian_baris (kode_toko, kode_barcode) WHERE
  (kode_barcode IS NOT NULL);
SELECT tabel_buku('pembelian_baris');

CREATE TABLE kota (
  kode_kota text NOT NULL, nama_kota text NOT NULL, provinsi text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_kota));
CREATE UNIQUE INDEX kota_nama_kota ON kota (lower(provinsi), lower(nama_kota));
COMMENT ON TABLE kota IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON kota TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR DELETE OR UPDATE ON kota FOR EACH ROW EXECUTE FUNCTION
  sesudah_wilayah('kode_kota');
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kota FOR EACH ROW EXECUTE FUNCTION
  sebelum_master();

-- A kecamatan is one of its kota; it moves with it.
CREATE TABLE kecamatan (
  kode_kecamatan text NOT NULL, nama_kecamatan text NOT NULL, kode_kota text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_kecamatan),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  UNIQUE (kode_kota, kode_kecamatan));
CREATE UNIQUE INDEX kecamatan_nama_kecamatan ON kecamatan (kode_kota, lower(nama_kecamatan));
COMMENT ON TABLE kecamatan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON kecamatan TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR DELETE OR UPDATE ON kecamatan FOR EACH ROW EXECUTE FUNCTION
  sesudah_wilayah('kode_kecamatan');
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON kecamatan FOR EACH ROW EXECUTE FUNCTION
  sebelum_master();

-- Whose tax it is: printed on a nota with PPN.
CREATE TABLE toko (
  kode_toko text NOT NULL CHECK (kode_toko ~ '^[A-Z0-9]{1,10}$'),
  no_toko smallint NOT NULL DEFAULT nomor_toko_baru() CHECK (no_toko BETWEEN 1 AND 1089),
  nama_toko text NOT NULL, alamat_toko text NOT NULL DEFAULT '', no_hp text DEFAULT '',
  portal text DEFAULT '',
  jenis_toko text NOT NULL DEFAULT 'CABANG' CHECK (jenis_toko IN ('PUSAT', 'CABANG')),
  zona text NOT NULL DEFAULT 'Asia/Jakarta' CHECK (zona IN ('Asia/Jakarta', 'Asia/Makassar',
    'Asia/Jayapura')),
  tgl_system date NOT NULL DEFAULT tanggal_toko_baru(),
  status text NOT NULL DEFAULT 'BUKA' CHECK (status IN ('BUKA', 'TUTUP')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz, latar_nota text,
  logo_nota text, npwp text, kode_kota text, kode_kecamatan text,
  PRIMARY KEY (kode_toko),
  UNIQUE (no_toko),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  CONSTRAINT toko_check CHECK ((kode_kecamatan IS NULL) OR (kode_kota IS NOT NULL)));
COMMENT ON TABLE toko IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (alamat_toko, jenis_toko, kode_kecamatan, kode_kota, latar_nota,
  logo_nota, nama_toko, no_hp, npwp, portal, zona) ON toko TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF nama_toko, alamat_toko, no_hp, portal, jenis_toko,
  zona ON toko FOR EACH ROW EXECUTE FUNCTION sesudah_master('kode_toko');
CREATE TRIGGER siapkan AFTER INSERT ON toko FOR EACH ROW EXECUTE FUNCTION sesudah_toko_baru();
CREATE TRIGGER versi BEFORE INSERT OR UPDATE OF nama_toko, alamat_toko, no_hp, portal, jenis_toko,
  zona ON toko FOR EACH ROW EXECUTE FUNCTION sebelum_master();

-- usere_name is the SPEC's spelling. sandi: an argon2 text. gagal: failed log-ins since
-- gagal_pada. null: the tree that the level's screens give. [{path, is_show, children}]
-- sandi_oleh: who gave the password that the user has now; null when he chose it himself (or it
-- came with the set-up or the sample chain). sandi_pemberi: who gave him one last, kept when he
-- has changed it. sandi_perangkat: the browser in which he chose his own. gagal_minta: approvals
-- that he asked for in vain since gagal_minta_pada. gagal: passwords tried at the log-in from
-- browsers that the user never used. gagal_izin: those that signed-in people try, for an approval
-- or to change their own. docs/adr/0054 tells why. The digests of the last ten passwords, never in
-- the history. As in 0037, with what was.
CREATE TABLE users (
  user_id text NOT NULL, usere_name text NOT NULL,
  level text NOT NULL CHECK (level IN ('OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV')),
  kode_toko text NOT NULL, sandi text NOT NULL, diblokir boolean NOT NULL DEFAULT false,
  no_whatsapp text,
  bahasa text NOT NULL DEFAULT 'id' CHECK (bahasa IN ('id', 'en', 'it', 'hk', 'my', 'jp')),
  tema text NOT NULL DEFAULT 'SISTEM' CHECK (tema IN ('TERANG', 'GELAP', 'SISTEM')),
  gagal int NOT NULL DEFAULT 0, gagal_pada timestamptz, versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz, akses jsonb, sandi_oleh text, sandi_pemberi text,
  sandi_perangkat text, gagal_minta int NOT NULL DEFAULT 0, gagal_minta_pada timestamptz,
  gagal_izin int NOT NULL DEFAULT 0, gagal_izin_pada timestamptz,
  sandi_lama text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id),
  FOREIGN KEY (kode_toko) REFERENCES toko (kode_toko),
  CONSTRAINT users_akses CHECK (jsonb_typeof(akses) = 'object'));
CREATE INDEX users_toko ON users (kode_toko);
COMMENT ON TABLE users IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (akses, bahasa, diblokir, gagal, gagal_izin, gagal_izin_pada,
  gagal_minta, gagal_minta_pada, gagal_pada, kode_toko, level, no_whatsapp, sandi, sandi_perangkat,
  tema, usere_name) ON users TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp, akses ON users FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi',
  'sandi_lama', 'gagal', 'gagal_pada', 'gagal_minta', 'gagal_minta_pada', 'gagal_izin',
  'gagal_izin_pada');
CREATE TRIGGER sandi BEFORE INSERT OR UPDATE OF sandi ON users FOR EACH ROW EXECUTE FUNCTION
  sebelum_sandi();
CREATE TRIGGER sesudah_sandi AFTER UPDATE OF sandi ON users FOR EACH ROW WHEN ((old.sandi IS
  DISTINCT FROM new.sandi)) EXECUTE FUNCTION sesudah_sandi();
CREATE TRIGGER versi BEFORE INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp, akses ON users FOR EACH ROW EXECUTE FUNCTION sebelum_master();

-- When somebody last put a hand to it (a key, a pointer, a scan): a page that only lies open gives
-- signs of life (terlihat), and they do not keep the session from ending (docs/adr/0175).
CREATE TABLE sesi (
  sidik_token bytea NOT NULL, user_id text NOT NULL, perangkat text NOT NULL, alamat text,
  mulai timestamptz NOT NULL DEFAULT now(), terlihat timestamptz NOT NULL DEFAULT now(),
  berakhir_pada timestamptz, sebab text, dipakai timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sidik_token),
  CONSTRAINT sesi_check CHECK ((berakhir_pada IS NULL) = (sebab IS NULL)),
  FOREIGN KEY (user_id) REFERENCES users (user_id)) WITH (fillfactor=70);
CREATE UNIQUE INDEX sesi_hidup ON sesi (user_id) WHERE (berakhir_pada IS NULL);
CREATE INDEX sesi_mulai ON sesi (user_id, mulai);
CREATE INDEX sesi_perangkat ON sesi (user_id, perangkat);
COMMENT ON TABLE sesi IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE ON sesi TO kencana_app;

-- The one home of personal data: documents hold the id, erasing is an UPDATE here.
-- foto_identitas: the path of the picture of the card.
CREATE TABLE pelanggan (
  kode_toko text NOT NULL, id uuid NOT NULL, nama_customer text NOT NULL DEFAULT '',
  alamat_customer text NOT NULL DEFAULT '', no_hp text NOT NULL DEFAULT '',
  jenis_pelanggan text NOT NULL DEFAULT 'UMUM', no_identitas text, dihapus_pada timestamptz,
  dibuat timestamptz NOT NULL DEFAULT waktu_kini(), jenis_identitas text, foto_identitas text,
  kode_kota text, kode_kecamatan text,
  PRIMARY KEY (kode_toko, id),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  CONSTRAINT pelanggan_check CHECK ((kode_kecamatan IS NULL) OR (kode_kota IS NOT NULL)));
CREATE INDEX pelanggan_hp ON pelanggan (kode_toko, no_hp) WHERE (no_hp <> '');
-- The end of a number is what a customer says.
CREATE INDEX pelanggan_hp_akhir ON pelanggan (kode_toko, reverse(no_hp) text_pattern_ops) WHERE
  (no_hp <> '');
CREATE INDEX pelanggan_hp_rantai ON pelanggan (no_hp) WHERE (no_hp <> '');
CREATE INDEX pelanggan_identitas ON pelanggan (kode_toko, no_identitas) WHERE (no_identitas IS NOT
  NULL);
CREATE INDEX pelanggan_identitas_rantai ON pelanggan (no_identitas) WHERE (no_identitas IS NOT
  NULL);
CREATE INDEX pelanggan_kata ON pelanggan USING gin (kata_orang(kode_toko, nama_customer)) WITH
  (fastupdate=off) WHERE (nama_customer <> '');
CREATE INDEX pelanggan_nama ON pelanggan (kode_toko, lower(nama_customer)) WHERE (nama_customer <>
  '');
SELECT tabel_toko('pelanggan');
CREATE TRIGGER foto_diganti AFTER UPDATE OF foto_identitas ON pelanggan FOR EACH ROW WHEN
  (((old.foto_identitas IS NOT NULL) AND (old.foto_identitas IS DISTINCT FROM new.foto_identitas)))
  EXECUTE FUNCTION sesudah_foto_identitas();
CREATE TRIGGER foto_dihapus AFTER DELETE ON pelanggan FOR EACH ROW WHEN ((old.foto_identitas IS NOT
  NULL)) EXECUTE FUNCTION sesudah_foto_identitas();
CREATE TRIGGER lupakan_tempat BEFORE UPDATE OF dihapus_pada ON pelanggan FOR EACH ROW WHEN
  ((new.dihapus_pada IS NOT NULL)) EXECUTE FUNCTION lupakan_tempat();

-- Whom to call, and whose tax invoice it is.
CREATE TABLE supplier (
  kode_toko text NOT NULL, kode_supplier text NOT NULL, nama_supplier text NOT NULL,
  alamat_supplier text, no_hp text, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, nama_kontak text, npwp text, aktif boolean NOT NULL DEFAULT true,
  kode_kota text, kode_kecamatan text,
  PRIMARY KEY (kode_toko, kode_supplier),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  CONSTRAINT supplier_check CHECK ((kode_kecamatan IS NULL) OR (kode_kota IS NOT NULL)));
CREATE UNIQUE INDEX supplier_nama_supplier ON supplier (kode_toko, lower(nama_supplier));
SELECT tabel_master('supplier', 'kode_supplier');

-- What a piece names must be there, and stays as long as the piece is known. A piece in a gudang
-- lies in a tray of that gudang; one that is gone names none. No index serves these keys: masters
-- are rarely deleted, pieces often sold, and every index is written by every sale.
-- [{jml_batu, kode_shape, karat_batu, kode_color, kode_clarity, kode_cutgrade}], carats in
-- hundredths; null: no stones.
-- Null for a piece that has left: nobody types its name at the counter, and a sale writes less.
CREATE TABLE barang (
  kode_toko text NOT NULL, kode_barcode text NOT NULL, nama_barang text NOT NULL,
  kode_kategori text NOT NULL, kode_dept text NOT NULL, kode_group text NOT NULL,
  kadar kadar_emas NOT NULL, kadar_cetak text NOT NULL DEFAULT '', kadar_eod persen NOT NULL,
  kode_intern text NOT NULL DEFAULT '', kode_gudang text, kode_baki text, berat miligram NOT NULL,
  murni miligram NOT NULL, nama_atribut text NOT NULL DEFAULT '',
  berat_atribut miligram NOT NULL DEFAULT 0, harga_atribut rupiah NOT NULL DEFAULT 0,
  kode_bandrol text, berat_bandrol miligram NOT NULL DEFAULT 0, size text NOT NULL DEFAULT '',
  harga_pokok rupiah NOT NULL DEFAULT 0, harga_tetap rupiah, ongkos rupiah NOT NULL DEFAULT 0,
  no_sertifikat text, supplier text, gambar text, status text NOT NULL, id_pemegang uuid,
  tgl_masuk date NOT NULL, versi int NOT NULL DEFAULT 1, kode_kondisi text, data_berlian jsonb,
  teks_cari text GENERATED ALWAYS AS ( CASE WHEN (kode_gudang IS NOT NULL) THEN
    teks_barang(kode_toko, kode_barcode, nama_barang, kode_intern, kode_group, kode_baki) ELSE
    NULL::text END) STORED,
  PRIMARY KEY (kode_toko, kode_barcode),
  CONSTRAINT barang_di_satu_tempat CHECK (di_satu_tempat(status, kode_gudang, kode_baki,
    id_pemegang)),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_gudang) REFERENCES gudang (kode_toko, kode_gudang),
  FOREIGN KEY (kode_toko, kode_gudang, kode_baki) REFERENCES baki (kode_toko, kode_gudang,
    kode_baki),
  FOREIGN KEY (kode_toko, kode_bandrol) REFERENCES bandrol (kode_toko, kode_bandrol),
  FOREIGN KEY (kode_toko, kode_kondisi) REFERENCES kondisi_barang (kode_toko, kode_kondisi),
  FOREIGN KEY (kode_toko, supplier) REFERENCES supplier (kode_toko, kode_supplier)
) WITH (fillfactor=70);
CREATE INDEX barang_baki ON barang (kode_toko, kode_gudang, kode_baki) WHERE (kode_gudang IS NOT
  NULL);
-- Few pieces carry stones.
CREATE INDEX barang_batu ON barang (kode_toko, kode_barcode) WHERE (data_berlian IS NOT NULL);
CREATE INDEX barang_berat ON barang (kode_toko, berat) WHERE (kode_gudang IS NOT NULL);
CREATE INDEX barang_jalan ON barang (kode_toko, kode_barcode) INCLUDE (teks_cari, kode_gudang,
  kode_group, kode_dept, kode_kategori, status) WHERE (kode_gudang IS NOT NULL);
SELECT tabel_proyeksi('barang');
CREATE TRIGGER pegang_mutu_baru AFTER INSERT ON barang FOR EACH ROW WHEN ((new.data_berlian IS NOT
  NULL)) EXECUTE FUNCTION pegang_mutu();
CREATE TRIGGER pegang_mutu_ubah AFTER UPDATE OF data_berlian ON barang FOR EACH ROW WHEN
  (((new.data_berlian IS NOT NULL) AND (new.data_berlian IS DISTINCT FROM old.data_berlian)))
  EXECUTE FUNCTION pegang_mutu();

-- id: the credential's, in base64url. rp: the host it was made for. kunci: its public key (SPKI,
-- DER). hitung: the authenticator's own counter; 0 for ever with one that does not count.
-- perangkat: the browser in which it was made.
CREATE TABLE passkey (
  id text NOT NULL CHECK ((length(id) >= 1) AND (length(id) <= 1400)), user_id text NOT NULL,
  nama text NOT NULL, rp text NOT NULL, kunci bytea NOT NULL, hitung bigint NOT NULL,
  perangkat text NOT NULL, dibuat timestamptz NOT NULL DEFAULT now(), dipakai_pada timestamptz,
  dicabut_pada timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users (user_id));
CREATE INDEX passkey_milik ON passkey (user_id) WHERE (dicabut_pada IS NULL);
COMMENT ON TABLE passkey IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (dicabut_pada, dipakai_pada, hitung) ON passkey TO kencana_app;
CREATE TRIGGER jaga BEFORE UPDATE ON passkey FOR EACH ROW EXECUTE FUNCTION jaga_passkey();

-- The one challenge that a user answers when he makes a passkey, after his password.
CREATE TABLE passkey_tantangan (
  user_id text NOT NULL, tantangan text NOT NULL, berlaku_sampai timestamptz NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (user_id));
COMMENT ON TABLE passkey_tantangan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_tantangan TO kencana_app;

-- A bridge is the program beside a reader. sidik_token: the digest of the key that it was given
-- once. perangkat: the browser of the counter it stands at; null where it serves every counter of
-- the shop.
CREATE TABLE jembatan (
  id uuid NOT NULL DEFAULT gen_random_uuid(), kode_toko text NOT NULL, nama text NOT NULL,
  sidik_token bytea NOT NULL, perangkat text, dibuat timestamptz NOT NULL DEFAULT now(),
  dibuat_oleh text NOT NULL, terlihat timestamptz, dicabut_pada timestamptz,
  PRIMARY KEY (id),
  UNIQUE (sidik_token),
  FOREIGN KEY (kode_toko) REFERENCES toko (kode_toko),
  FOREIGN KEY (dibuat_oleh) REFERENCES users (user_id),
  CONSTRAINT jembatan_satu_konter CHECK (coalesce(perangkat, '') <> '' OR dicabut_pada IS NOT NULL)
);
CREATE INDEX jembatan_toko ON jembatan (kode_toko) WHERE (dicabut_pada IS NULL);
COMMENT ON TABLE jembatan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (dicabut_pada, terlihat) ON jembatan TO kencana_app;

-- templat: what the reader's own software makes of a finger. It goes to bridges and nowhere else.
CREATE TABLE sidik_jari (
  id uuid NOT NULL, user_id text NOT NULL, templat text NOT NULL,
  dibuat timestamptz NOT NULL DEFAULT now(), dicabut_pada timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES users (user_id));
CREATE INDEX sidik_jari_milik ON sidik_jari (user_id) WHERE (dicabut_pada IS NULL);
COMMENT ON TABLE sidik_jari IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (dicabut_pada) ON sidik_jari TO kencana_app;

-- A finger that a bridge is asked to read. DAFTAR: a new one of this user; OTORISASI: does it
-- match his? One waits at a browser at a time.
CREATE TABLE pindai (
  kode_toko text NOT NULL, id uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('DAFTAR', 'OTORISASI')), user_id text NOT NULL,
  id_sidik uuid, id_otorisasi uuid[] NOT NULL DEFAULT '{}'::uuid[], kategori text,
  diminta_oleh text NOT NULL, perangkat text NOT NULL, dibuat timestamptz NOT NULL DEFAULT now(),
  berlaku_sampai timestamptz NOT NULL,
  hasil text CHECK (hasil IN ('COCOK', 'TIDAK_COCOK', 'DIGANTI')), id_jembatan uuid,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT pindai_satu_konter CHECK (perangkat <> '' OR hasil IS NOT NULL));
CREATE UNIQUE INDEX pindai_menunggu ON pindai (kode_toko, perangkat) WHERE (hasil IS NULL);
SELECT tabel_toko('pindai');

-- What moved in the whole shop on one day; baris: the rows that its stock card shows.
CREATE TABLE rekap_harian_gerak (
  kode_toko text NOT NULL, tgl_system date NOT NULL, masuk_pcs bigint NOT NULL,
  masuk_berat bigint NOT NULL, keluar_pcs bigint NOT NULL, keluar_berat bigint NOT NULL,
  baris bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system));
SELECT tabel_proyeksi('rekap_harian_gerak');

CREATE TABLE batu_shape (
  kode_toko text NOT NULL, kode_shape text NOT NULL, nama_shape text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_shape));
CREATE UNIQUE INDEX batu_shape_nama_shape ON batu_shape (kode_toko, lower(nama_shape));
SELECT tabel_master('batu_shape', 'kode_shape');
CREATE TRIGGER disebut BEFORE DELETE ON batu_shape FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_shape');
CREATE TRIGGER jaga BEFORE DELETE ON batu_shape FOR EACH ROW EXECUTE FUNCTION
  jaga_mutu('kode_shape');

CREATE TABLE batu_color (
  kode_toko text NOT NULL, kode_color text NOT NULL, nama_color text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_color));
CREATE UNIQUE INDEX batu_color_nama_color ON batu_color (kode_toko, lower(nama_color));
SELECT tabel_master('batu_color', 'kode_color');
CREATE TRIGGER disebut BEFORE DELETE ON batu_color FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_color');
CREATE TRIGGER jaga BEFORE DELETE ON batu_color FOR EACH ROW EXECUTE FUNCTION
  jaga_mutu('kode_color');

CREATE TABLE batu_clarity (
  kode_toko text NOT NULL, kode_clarity text NOT NULL, nama_clarity text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_clarity));
CREATE UNIQUE INDEX batu_clarity_nama_clarity ON batu_clarity (kode_toko, lower(nama_clarity));
SELECT tabel_master('batu_clarity', 'kode_clarity');
CREATE TRIGGER disebut BEFORE DELETE ON batu_clarity FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_clarity');
CREATE TRIGGER jaga BEFORE DELETE ON batu_clarity FOR EACH ROW EXECUTE FUNCTION
  jaga_mutu('kode_clarity');

CREATE TABLE batu_fluorescence (
  kode_toko text NOT NULL, kode_fluorescence text NOT NULL, nama_fluorescence text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_fluorescence));
CREATE UNIQUE INDEX batu_fluorescence_nama_fluorescence ON batu_fluorescence (kode_toko,
  lower(nama_fluorescence));
SELECT tabel_master('batu_fluorescence', 'kode_fluorescence');
CREATE TRIGGER disebut BEFORE DELETE ON batu_fluorescence FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_fluorescence');

CREATE TABLE batu_symmetry (
  kode_toko text NOT NULL, kode_symmetry text NOT NULL, nama_symmetry text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_symmetry));
CREATE UNIQUE INDEX batu_symmetry_nama_symmetry ON batu_symmetry (kode_toko, lower(nama_symmetry));
SELECT tabel_master('batu_symmetry', 'kode_symmetry');
CREATE TRIGGER disebut BEFORE DELETE ON batu_symmetry FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_symmetry');

CREATE TABLE batu_polish (
  kode_toko text NOT NULL, kode_polish text NOT NULL, nama_polish text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_polish));
CREATE UNIQUE INDEX batu_polish_nama_polish ON batu_polish (kode_toko, lower(nama_polish));
SELECT tabel_master('batu_polish', 'kode_polish');
CREATE TRIGGER disebut BEFORE DELETE ON batu_polish FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_polish');

CREATE TABLE batu_cutgrade (
  kode_toko text NOT NULL, kode_cutgrade text NOT NULL, nama_cutgrade text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_cutgrade));
CREATE UNIQUE INDEX batu_cutgrade_nama_cutgrade ON batu_cutgrade (kode_toko, lower(nama_cutgrade));
SELECT tabel_master('batu_cutgrade', 'kode_cutgrade');
CREATE TRIGGER disebut BEFORE DELETE ON batu_cutgrade FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_cutgrade');
CREATE TRIGGER jaga BEFORE DELETE ON batu_cutgrade FOR EACH ROW EXECUTE FUNCTION
  jaga_mutu('kode_cutgrade');

CREATE UNLOGGED TABLE tebakan (
  sidik bytea NOT NULL, gagal double precision NOT NULL, pada bigint NOT NULL,
  PRIMARY KEY (sidik));
CREATE INDEX tebakan_pada ON tebakan (pada);
COMMENT ON TABLE tebakan IS 'rantai toko';

CREATE UNLOGGED TABLE surat_portal (
  tanda bytea NOT NULL, saat timestamptz NOT NULL,
  PRIMARY KEY (tanda));
CREATE INDEX surat_portal_saat ON surat_portal (saat);
COMMENT ON TABLE surat_portal IS 'rantai toko';

CREATE TABLE jenis_batu (
  kode_toko text NOT NULL, kode_jenis_batu text NOT NULL, nama_jenis_batu text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_jenis_batu));
CREATE UNIQUE INDEX jenis_batu_nama_jenis_batu ON jenis_batu (kode_toko, lower(nama_jenis_batu));
SELECT tabel_master('jenis_batu', 'kode_jenis_batu');
CREATE TRIGGER disebut BEFORE DELETE ON jenis_batu FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_jenis_batu');

CREATE TABLE supplier_berlian (
  kode_toko text NOT NULL, kode_supplier text NOT NULL, nama_supplier text NOT NULL,
  alamat_supplier text, no_hp text, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, aktif boolean NOT NULL DEFAULT true, kode_kota text,
  kode_kecamatan text,
  PRIMARY KEY (kode_toko, kode_supplier),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  CONSTRAINT supplier_berlian_check CHECK ((kode_kecamatan IS NULL) OR (kode_kota IS NOT NULL)));
CREATE UNIQUE INDEX supplier_berlian_nama_supplier ON supplier_berlian (kode_toko,
  lower(nama_supplier));
SELECT tabel_master('supplier_berlian', 'kode_supplier');
CREATE TRIGGER disebut BEFORE DELETE ON supplier_berlian FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_supplier');

-- The row with the highest karat_dari that the stones of a piece reach together applies. Carats
-- and rates in hundredths.
CREATE TABLE parameter_berlian (
  kode_toko text NOT NULL, kode_parameter text NOT NULL,
  karat_dari bigint NOT NULL CHECK (karat_dari >= 0),
  tukar_persen bigint NOT NULL CHECK (tukar_persen BETWEEN 0 AND 10000),
  jual_persen bigint NOT NULL CHECK (jual_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_parameter),
  UNIQUE (kode_toko, karat_dari));
SELECT tabel_master('parameter_berlian', 'kode_parameter');

-- Stones of one kind in a piece that a note sells; karat_batu: of all of them, in hundredths.
-- A book of its own: the texts of the lines that are in the chain stay as they are.
CREATE TABLE penjualan_batu (
  kode_toko text NOT NULL, id uuid NOT NULL, kode_barcode text NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, jml_batu int NOT NULL, kode_shape text NOT NULL,
  karat_batu bigint NOT NULL, kode_color text NOT NULL, kode_clarity text NOT NULL,
  kode_cutgrade text, kode_jenis_batu text, kode_fluorescence text, kode_symmetry text,
  kode_polish text,
  PRIMARY KEY (kode_toko, id, kode_barcode, n),
  FOREIGN KEY (kode_toko, kode_shape) REFERENCES batu_shape (kode_toko, kode_shape),
  FOREIGN KEY (kode_toko, kode_color) REFERENCES batu_color (kode_toko, kode_color),
  FOREIGN KEY (kode_toko, kode_clarity) REFERENCES batu_clarity (kode_toko, kode_clarity),
  FOREIGN KEY (kode_toko, kode_cutgrade) REFERENCES batu_cutgrade (kode_toko, kode_cutgrade),
  FOREIGN KEY (kode_toko, kode_jenis_batu) REFERENCES jenis_batu (kode_toko, kode_jenis_batu),
  FOREIGN KEY (kode_toko, kode_fluorescence) REFERENCES batu_fluorescence (kode_toko,
    kode_fluorescence),
  FOREIGN KEY (kode_toko, kode_symmetry) REFERENCES batu_symmetry (kode_toko, kode_symmetry),
  FOREIGN KEY (kode_toko, kode_polish) REFERENCES batu_polish (kode_toko, kode_polish));
CREATE INDEX penjualan_batu_posting ON penjualan_batu (kode_toko, id_posting);
SELECT tabel_buku('penjualan_batu');

-- The agreement. Of a chosen piece what it cost on that day stands here, so that a price that was
-- promised (kunci_harga) can be kept; kode_barcode null: money only. jumlah: the first deposit.
CREATE TABLE titipan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, input_by text NOT NULL, kode_sales text NOT NULL,
  id_pelanggan uuid NOT NULL, keterangan text, tgl_batas date NOT NULL, jumlah rupiah NOT NULL,
  kunci_harga boolean NOT NULL, kode_barcode text, nama_barang text NOT NULL,
  kode_group text NOT NULL, kadar int NOT NULL, kadar_cetak text NOT NULL, berat miligram NOT NULL,
  harga_gram rupiah NOT NULL, harga_jual rupiah NOT NULL, ongkos rupiah NOT NULL,
  diskon rupiah NOT NULL, harga_total rupiah NOT NULL, gambar text,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT titipan_jumlah CHECK (jumlah > 0 AND (kode_barcode IS NULL OR jumlah <= harga_total)),
  FOREIGN KEY (kode_toko, kode_sales) REFERENCES sales (kode_toko, kode_sales));
CREATE INDEX titipan_hari ON titipan (kode_toko, tgl_system);
CREATE INDEX titipan_pelanggan ON titipan (kode_toko, id_pelanggan);
SELECT tabel_buku('titipan');

-- What is owed, every coming and going of it: TITIP and TAMBAH are deposits, PAKAI paid a visit
-- (id_group), KEMBALI is that visit cancelled, BATAL went back to the customer, HANGUS stayed with
-- the shop. nomor_akun: the account that owed it by that posting.
CREATE TABLE titipan_uang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_titipan uuid NOT NULL, id_group uuid, jenis text NOT NULL, jumlah bigint NOT NULL,
  nomor_akun text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT titipan_uang_group CHECK ((id_group IS NOT NULL) = (jenis IN ('PAKAI', 'KEMBALI'))),
  CONSTRAINT titipan_uang_arah CHECK (CASE WHEN jenis IN ('TITIP', 'TAMBAH', 'KEMBALI') THEN jumlah
    > 0 ELSE jenis IN ('PAKAI', 'BATAL', 'HANGUS', 'BATAL_TAMBAH') AND jumlah < 0 END));
CREATE INDEX titipan_uang_group ON titipan_uang (kode_toko, id_group) WHERE (id_group IS NOT NULL);
CREATE INDEX titipan_uang_hari ON titipan_uang (kode_toko, tgl_system);
CREATE UNIQUE INDEX titipan_uang_tambah ON titipan_uang (kode_toko, id_dokumen) WHERE (jenis =
  'TAMBAH');
CREATE INDEX titipan_uang_titipan ON titipan_uang (kode_toko, id_titipan);
SELECT tabel_buku('titipan_uang');

-- What is left of each, a projection: a deposit pays no more than it holds.
CREATE TABLE saldo_titipan (
  kode_toko text NOT NULL, id uuid NOT NULL, saldo rupiah NOT NULL,
  PRIMARY KEY (kode_toko, id)) WITH (fillfactor=70);
SELECT tabel_proyeksi('saldo_titipan');

-- Where each bag is and what it weighs by now. nilai: what it cost the shop, as its journal has
-- it.
CREATE TABLE kantong (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, tempat text NOT NULL,
  berat miligram NOT NULL, murni miligram NOT NULL, nilai rupiah NOT NULL,
  versi int NOT NULL DEFAULT 1,
  PRIMARY KEY (kode_toko, id, n),
  CONSTRAINT kantong_tempat CHECK (tempat IN ('PEMBELIAN', 'BRANKAS', 'BARANG', 'HANCUR'))
) WITH (fillfactor=80);
CREATE INDEX kantong_ada ON kantong (kode_toko, tempat, id, n) WHERE (tempat = ANY
  (ARRAY['PEMBELIAN', 'BRANKAS']));
SELECT tabel_proyeksi('kantong');

-- versi is the bag's after the move; berat and murni what it weighs from then on, timbang what the
-- scale said.
CREATE TABLE gerak_kantong (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_beli uuid NOT NULL, n_beli int NOT NULL, versi int NOT NULL, dari text NOT NULL,
  ke text NOT NULL, berat miligram NOT NULL, murni miligram NOT NULL, timbang miligram NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, id_beli, n_beli, versi));
CREATE INDEX gerak_kantong_dokumen ON gerak_kantong (kode_toko, id_dokumen);
CREATE INDEX gerak_kantong_hari ON gerak_kantong (kode_toko, tgl_system);
SELECT tabel_buku('gerak_kantong');

-- nota: the purchases whose first line is among these, so that the notes of a day add up.
CREATE TABLE rekap_harian_beli (
  kode_toko text NOT NULL, tgl_system date NOT NULL, jenis text NOT NULL, kode_sales text NOT NULL,
  kode_group text NOT NULL, kode_dept text NOT NULL, kode_kondisi text NOT NULL,
  nota bigint NOT NULL, qty bigint NOT NULL, berat bigint NOT NULL, murni bigint NOT NULL,
  berat_nota bigint NOT NULL, harga_nota bigint NOT NULL, harga_dasar bigint NOT NULL,
  potongan bigint NOT NULL, tambahan bigint NOT NULL, harga bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, jenis, kode_sales, kode_group, kode_dept, kode_kondisi));
SELECT tabel_proyeksi('rekap_harian_beli');

CREATE TABLE transfer_masuk (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  id_posting uuid NOT NULL, catatan text, tgl_system date NOT NULL, saat timestamptz NOT NULL,
  oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n));
CREATE INDEX transfer_masuk_posting ON transfer_masuk (kode_toko, id_posting);
SELECT tabel_buku('transfer_masuk');

CREATE TABLE timbang_serah (
  kode_toko text NOT NULL, id_penjualan uuid NOT NULL, kode_barcode text NOT NULL,
  id_posting uuid NOT NULL, berat_baca miligram NOT NULL, berat_nota miligram NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_penjualan, kode_barcode));
CREATE INDEX timbang_serah_barang ON timbang_serah (kode_toko, kode_barcode);
CREATE INDEX timbang_serah_hari ON timbang_serah (kode_toko, tgl_system);
CREATE INDEX timbang_serah_posting ON timbang_serah (kode_toko, id_posting);
SELECT tabel_buku('timbang_serah');

-- One row of a closing: how many rows each side book had got since the closing before, and their
-- digest; and the digest of the stock snapshot of each day that it sealed, or that lies after one.
-- sampai: up to which moment the side books are in it, a little before the closing itself, so that
-- no transaction under way is left out.
CREATE TABLE segel (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, sampai timestamptz NOT NULL,
  pinggir jsonb NOT NULL, stok jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id_posting));
CREATE INDEX segel_sampai ON segel (kode_toko, sampai);
SELECT tabel_buku('segel');

CREATE TABLE rekap_harian_jurnal (
  kode_toko text NOT NULL, tgl_system date NOT NULL, nomor_akun text NOT NULL,
  debit bigint NOT NULL, kredit bigint NOT NULL, baris bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, nomor_akun));
SELECT tabel_proyeksi('rekap_harian_jurnal');

-- fakta: what was judged, as the question told it; another print, another state of either purchase
-- is another question.
CREATE TABLE masalah_diabaikan (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, id_dokumen uuid NOT NULL,
  sinyal text NOT NULL, fakta text NOT NULL, alasan text NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, sinyal, fakta));
CREATE INDEX masalah_diabaikan_posting ON masalah_diabaikan (kode_toko, id_posting);
SELECT tabel_buku('masalah_diabaikan');

-- What nobody has confirmed, a projection: two years of transfers were walked through for the few
-- that wait, at every look at the cash desk. What is from before the module was switched on, and
-- what was withdrawn, stays in it: transfer_menunggu does not ask for it.
CREATE TABLE transfer_tunggu (
  kode_toko text NOT NULL, id_group uuid NOT NULL, versi_bayar int NOT NULL, n int NOT NULL,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, id_group, versi_bayar, n));
CREATE INDEX transfer_tunggu_saat ON transfer_tunggu (kode_toko, saat);
SELECT tabel_proyeksi('transfer_tunggu');

CREATE TABLE rekap_harian_titipan (
  kode_toko text NOT NULL, tgl_system date NOT NULL, id uuid NOT NULL, saldo bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, id));
SELECT tabel_proyeksi('rekap_harian_titipan');

CREATE TABLE cetak_label (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_barcode text NOT NULL, ke int NOT NULL CHECK (ke > 0), tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_barcode, ke));
CREATE INDEX cetak_label_dokumen ON cetak_label (kode_toko, id_dokumen);
CREATE INDEX cetak_label_hari ON cetak_label (kode_toko, tgl_system);
SELECT tabel_buku('cetak_label');

CREATE TABLE aksesoris (
  kode_toko text NOT NULL, kode_aksesoris text NOT NULL, nama_aksesoris text NOT NULL,
  satuan text NOT NULL, minimum bigint, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, kode_aksesoris));
SELECT tabel_master('aksesoris', 'kode_aksesoris');
CREATE TRIGGER disebut BEFORE DELETE ON aksesoris FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_aksesoris');

-- How many there are, and how often that has changed.
CREATE TABLE saldo_aksesoris (
  kode_toko text NOT NULL, kode_aksesoris text NOT NULL, jumlah bigint NOT NULL,
  versi int NOT NULL,
  PRIMARY KEY (kode_toko, kode_aksesoris),
  CONSTRAINT aksesoris_tidak_minus CHECK (jumlah >= 0),
  FOREIGN KEY (kode_toko, kode_aksesoris) REFERENCES aksesoris (kode_toko, kode_aksesoris));
SELECT tabel_proyeksi('saldo_aksesoris');

-- What came (more than 0) and what was taken (less), and how many there were afterwards.
CREATE TABLE stok_aksesoris (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_aksesoris text NOT NULL, versi int NOT NULL, jumlah bigint NOT NULL CHECK (jumlah <> 0),
  saldo bigint NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  UNIQUE (kode_toko, kode_aksesoris, versi));
CREATE INDEX stok_aksesoris_hari ON stok_aksesoris (kode_toko, tgl_system);
SELECT tabel_buku('stok_aksesoris');

-- A reading is there the moment it was read, whatever becomes of the weighing: somebody who weighs
-- three times until it fits leaves three readings. It is outside the chain; the one that counted
-- stands in the book as well.
CREATE TABLE bacaan_timbang (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, n int NOT NULL, saat timestamptz NOT NULL,
  oleh text NOT NULL, timbangan text NOT NULL,
  asal text NOT NULL CHECK (asal IN ('TIMBANGAN', 'KETIK')), mentah text NOT NULL,
  stabil boolean NOT NULL, berat miligram NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, n));
SELECT tabel_buku('bacaan_timbang');

-- What came of a weighing. selisih: the reading less what the books expect.
CREATE TABLE timbang_baki (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL, kode_gudang text NOT NULL,
  kode_baki text NOT NULL, waktu text NOT NULL CHECK (waktu IN ('PAGI', 'PERIKSA', 'MALAM')),
  timbangan text NOT NULL, n_bacaan int NOT NULL, pcs_sistem int NOT NULL, pcs int NOT NULL,
  berat_baki miligram NOT NULL, berat_barang miligram NOT NULL, berat_bandrol miligram NOT NULL,
  timbang miligram NOT NULL, toleransi miligram NOT NULL, selisih bigint NOT NULL,
  hasil text NOT NULL CHECK (hasil IN ('COCOK', 'BERAT', 'JUMLAH', 'KEDUANYA')),
  dibuka boolean NOT NULL, penjelasan jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT timbang_baki_selisih CHECK (selisih = timbang - berat_baki - berat_barang -
    berat_bandrol),
  FOREIGN KEY (kode_toko, kode_baki) REFERENCES baki (kode_toko, kode_baki));
CREATE INDEX timbang_baki_baki ON timbang_baki (kode_toko, kode_baki, saat);
CREATE INDEX timbang_baki_hari ON timbang_baki (kode_toko, tgl_system, kode_baki);
SELECT tabel_buku('timbang_baki');

-- The scale under a known weight, each morning.
CREATE TABLE tera_timbangan (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL, timbangan text NOT NULL, asal text NOT NULL,
  mentah text NOT NULL, acuan miligram NOT NULL, baca miligram NOT NULL,
  toleransi miligram NOT NULL, cocok boolean NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT tera_timbangan_cocok CHECK (acuan > 0 AND cocok = (abs(baca - acuan) <= toleransi)));
CREATE INDEX tera_timbangan_hari ON tera_timbangan (kode_toko, tgl_system, timbangan);
SELECT tabel_buku('tera_timbangan');

-- A tray goes from state to state by a posting.
CREATE TABLE gerak_baki (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_baki text NOT NULL, dari text NOT NULL, ke text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT gerak_baki_ke CHECK (dari <> ke));
SELECT tabel_buku('gerak_baki');

-- A scan is there the moment it came in; id_scan is the page's own, so that one sent twice counts
-- once. kode_baki: where the piece lies, null where nobody said so. Outside the chain: what came
-- of them stands in opname_hasil.
CREATE TABLE opname_scan (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, id_scan uuid NOT NULL,
  kode_barcode text NOT NULL, kode_baki text, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_dokumen, id_scan));
CREATE INDEX opname_scan_barang ON opname_scan (kode_toko, id_dokumen, kode_barcode, saat);
SELECT tabel_buku('opname_scan');

-- What came of a session, piece by piece, frozen when it was approved. tindak: what was posted.
CREATE TABLE opname_hasil (
  kode_toko text NOT NULL, id uuid NOT NULL, n int NOT NULL, id_posting uuid NOT NULL,
  kode_barcode text NOT NULL, nama_barang text NOT NULL,
  hasil text NOT NULL CHECK (hasil IN ('KETEMU', 'HILANG', 'LEBIH', 'PINDAH', 'KASIR', 'BARU')),
  tindak text NOT NULL CHECK (tindak IN ('TIDAK', 'HILANG', 'PINDAH', 'KEMBALI', 'PERIKSA')),
  status text, kode_gudang text, kode_baki text, scan_baki text, berat miligram NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id, n));
-- These books are asked for one piece.
CREATE INDEX opname_hasil_barang ON opname_hasil (kode_toko, kode_barcode);
CREATE INDEX opname_hasil_hari ON opname_hasil (kode_toko, tgl_system);
-- What these ask by day.
CREATE INDEX opname_hasil_hilang ON opname_hasil (kode_toko, tgl_system) WHERE (hasil = 'HILANG');
CREATE INDEX opname_hasil_posting ON opname_hasil (kode_toko, id_posting, n);
SELECT tabel_buku('opname_hasil');

-- no_rekening '' for none; user_id: whose drawer, for gold and deposits who validated. A visit is
-- counted once in nota, whoever took part, and in nota_user for each who did: a cancel by another
-- cashier takes the visit off the one and stands with both in the other.
CREATE TABLE rekap_harian_bayar (
  kode_toko text NOT NULL, tgl_system date NOT NULL, metode text NOT NULL,
  no_rekening text NOT NULL, user_id text NOT NULL, jumlah bigint NOT NULL, fee bigint NOT NULL,
  nota bigint NOT NULL, nota_user bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, metode, no_rekening, user_id));
SELECT tabel_proyeksi('rekap_harian_bayar');

-- Nothing of the person himself: ids and sums. id_wakil: one of his visits of that day.
CREATE TABLE rekap_harian_orang (
  kode_toko text NOT NULL, tgl_system date NOT NULL, id_wakil uuid NOT NULL, id_pelanggan uuid,
  jual bigint NOT NULL, beli bigint NOT NULL, tukar bigint NOT NULL, kumulatif bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, id_wakil),
  CONSTRAINT rekap_harian_orang_jumlah CHECK (kumulatif = jual + beli + tukar));
CREATE INDEX rekap_harian_orang_besar ON rekap_harian_orang (kode_toko, kumulatif);
SELECT tabel_proyeksi('rekap_harian_orang');

CREATE TABLE temuan_ditutup (
  kode_toko text NOT NULL, pola text NOT NULL, kunci text NOT NULL, id_posting uuid NOT NULL,
  alasan text NOT NULL CHECK (length(alasan) > 0), tgl_system date NOT NULL,
  saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, pola, kunci));
CREATE INDEX temuan_ditutup_posting ON temuan_ditutup (kode_toko, id_posting);
SELECT tabel_buku('temuan_ditutup');

CREATE TABLE akses_level (
  level text NOT NULL, akses jsonb NOT NULL CHECK (jsonb_typeof(akses) = 'object'),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (level));
COMMENT ON TABLE akses_level IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE ON akses_level TO kencana_app;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE ON akses_level FOR EACH ROW EXECUTE FUNCTION
  sesudah_akses_level();
CREATE TRIGGER versi BEFORE INSERT OR UPDATE ON akses_level FOR EACH ROW EXECUTE FUNCTION
  sebelum_master();

-- A piece that lay on the counter's draft and was taken off it, while it was still in its tray for
-- the books. The database writes it, whoever changes the draft and however. Outside the chain: a
-- draft is no document.
CREATE TABLE draf_lepas (
  kode_toko text NOT NULL, id_draf uuid NOT NULL, kode_barcode text NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_draf, kode_barcode));
CREATE INDEX draf_lepas_barang ON draf_lepas (kode_toko, kode_barcode, saat);
CREATE INDEX draf_lepas_orang ON draf_lepas (kode_toko, tgl_system, oleh);
SELECT tabel_buku('draf_lepas');

-- A code that no nota of ours has, or one whose pieces were all bought back already. nomor: of the
-- nota that was found.
CREATE TABLE pindai_aneh (
  kode_toko text NOT NULL, tgl_system date NOT NULL, oleh text NOT NULL, kunci text NOT NULL,
  sebab text NOT NULL CHECK (sebab IN ('TIDAK_DIKENAL', 'SUDAH_DIBELI')), nomor text,
  saat timestamptz NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, oleh, kunci));
SELECT tabel_buku('pindai_aneh');

CREATE TABLE bandrol_setor (
  kode_toko text NOT NULL, kode_barcode text NOT NULL, tgl_system date NOT NULL,
  id_posting uuid NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, kode_barcode, tgl_system));
CREATE INDEX bandrol_setor_hari ON bandrol_setor (kode_toko, tgl_system);
CREATE INDEX bandrol_setor_posting ON bandrol_setor (kode_toko, id_posting);
SELECT tabel_buku('bandrol_setor');

CREATE TABLE tukang (
  kode_toko text NOT NULL, kode_tukang text NOT NULL, nama_tukang text NOT NULL,
  keahlian text NOT NULL CHECK (keahlian IN ('SEMUA', 'PERBAIKAN', 'SEPUH', 'CUCI')), no_hp text,
  alamat_tukang text, aktif boolean NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz, kode_kota text, kode_kecamatan text,
  PRIMARY KEY (kode_toko, kode_tukang),
  FOREIGN KEY (kode_kota) REFERENCES kota (kode_kota),
  FOREIGN KEY (kode_kota, kode_kecamatan) REFERENCES kecamatan (kode_kota, kode_kecamatan) ON
    UPDATE CASCADE,
  CONSTRAINT tukang_check CHECK ((kode_kecamatan IS NULL) OR (kode_kota IS NOT NULL)));
CREATE UNIQUE INDEX tukang_nama_tukang ON tukang (kode_toko, lower(nama_tukang));
SELECT tabel_master('tukang', 'kode_tukang');

CREATE TABLE para_deskripsi_service (
  kode_toko text NOT NULL, kode_deskripsi text NOT NULL, deskripsi text NOT NULL,
  jenis_service text NOT NULL CHECK (jenis_service IN ('PERBAIKAN', 'UKURAN', 'SEPUH', 'POLES',
    'REMAJA')),
  ongkos_rp bigint NOT NULL CHECK (ongkos_rp >= 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_deskripsi));
CREATE UNIQUE INDEX para_deskripsi_service_deskripsi ON para_deskripsi_service (kode_toko,
  lower(deskripsi));
SELECT tabel_master('para_deskripsi_service', 'kode_deskripsi');

CREATE TABLE kondisi_pinjaman (
  kode_toko text NOT NULL, kode_kondisi text NOT NULL, nama_kondisi text NOT NULL,
  potongan_persen bigint NOT NULL CHECK (potongan_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kondisi));
CREATE UNIQUE INDEX kondisi_pinjaman_nama_kondisi ON kondisi_pinjaman (kode_toko,
  lower(nama_kondisi));
SELECT tabel_master('kondisi_pinjaman', 'kode_kondisi');

CREATE TABLE para_bunga_hutang (
  kode_toko text NOT NULL, kode_bunga text NOT NULL, berlaku_mulai date NOT NULL,
  pokok_dari bigint NOT NULL CHECK (pokok_dari >= 0),
  bunga_persen bigint NOT NULL CHECK (bunga_persen BETWEEN 0 AND 10000),
  hari_minimum bigint NOT NULL CHECK (hari_minimum BETWEEN 0 AND 366),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bunga),
  CONSTRAINT para_bunga_hutang_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai, pokok_dari));
SELECT tabel_master('para_bunga_hutang', 'kode_bunga');

CREATE TABLE plafond_hutang (
  kode_toko text NOT NULL, kode_plafond text NOT NULL, berlaku_mulai date NOT NULL, kode_dept text,
  plafond_rp bigint NOT NULL CHECK (plafond_rp > 0), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_plafond),
  CONSTRAINT plafond_hutang_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai,
    kode_dept),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept));
SELECT tabel_master('plafond_hutang', 'kode_plafond');

CREATE TABLE plafond_hutang_kadar (
  kode_toko text NOT NULL, kode_plafond text NOT NULL, berlaku_mulai date NOT NULL,
  kadar_dari bigint NOT NULL CHECK (kadar_dari BETWEEN 1 AND 10000),
  plafond_gram bigint NOT NULL CHECK (plafond_gram > 0), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_plafond),
  CONSTRAINT plafond_hutang_kadar_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai, kadar_dari));
SELECT tabel_master('plafond_hutang_kadar', 'kode_plafond');

CREATE TABLE para_hutang_pokok (
  kode_toko text NOT NULL, kode_pokok text NOT NULL, berlaku_mulai date NOT NULL,
  pokok_minimum bigint NOT NULL CHECK (pokok_minimum > 0),
  kelipatan_rp bigint NOT NULL CHECK (kelipatan_rp > 0),
  lama_hari bigint NOT NULL CHECK (lama_hari >= 0), biaya_rp bigint NOT NULL CHECK (biaya_rp >= 0),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_pokok),
  CONSTRAINT para_hutang_pokok_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_hutang_pokok', 'kode_pokok');

CREATE TABLE para_cicilan (
  kode_toko text NOT NULL, kode_cicilan text NOT NULL, nama_cicilan text NOT NULL,
  berlaku_mulai date NOT NULL, lama_bulan bigint NOT NULL CHECK (lama_bulan BETWEEN 1 AND 60),
  uang_muka_persen bigint NOT NULL CHECK (uang_muka_persen BETWEEN 0 AND 10000),
  bunga_persen bigint NOT NULL CHECK (bunga_persen BETWEEN 0 AND 10000),
  denda_persen bigint NOT NULL CHECK (denda_persen BETWEEN 0 AND 10000),
  biaya_rp bigint NOT NULL CHECK (biaya_rp >= 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_cicilan));
SELECT tabel_master('para_cicilan', 'kode_cicilan');

CREATE TABLE para_kupon (
  kode_toko text NOT NULL, kode_kupon text NOT NULL, nama_kupon text NOT NULL,
  berlaku_mulai date NOT NULL, berlaku_sampai date NOT NULL,
  belanja_minimum bigint NOT NULL CHECK (belanja_minimum > 0),
  nilai_kupon bigint NOT NULL CHECK (nilai_kupon > 0),
  masa_hari bigint NOT NULL CHECK (masa_hari >= 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_kupon));
SELECT tabel_master('para_kupon', 'kode_kupon');

CREATE TABLE marketplace (
  kode_toko text NOT NULL, kode_marketplace text NOT NULL, nama_marketplace text NOT NULL,
  alamat_web text, biaya_persen bigint NOT NULL CHECK (biaya_persen BETWEEN 0 AND 10000),
  aktif boolean NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_marketplace));
CREATE UNIQUE INDEX marketplace_nama_marketplace ON marketplace (kode_toko,
  lower(nama_marketplace));
SELECT tabel_master('marketplace', 'kode_marketplace');

CREATE TABLE hadiah (
  kode_toko text NOT NULL, kode_hadiah text NOT NULL, nama_hadiah text NOT NULL,
  info text NOT NULL, sub_info text NOT NULL, deskripsi text,
  point bigint NOT NULL CHECK (point > 0), gambar_path text NOT NULL, versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_hadiah));
CREATE UNIQUE INDEX hadiah_nama_hadiah ON hadiah (kode_toko, lower(nama_hadiah));
SELECT tabel_master('hadiah', 'kode_hadiah');

CREATE TABLE para_poin (
  kode_toko text NOT NULL, kode_point text NOT NULL, berlaku_mulai date NOT NULL,
  nilai_rp bigint NOT NULL CHECK (nilai_rp > 0),
  point_minimum bigint NOT NULL CHECK (point_minimum >= 0),
  batas_persen bigint NOT NULL CHECK (batas_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_point),
  CONSTRAINT para_poin_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_poin', 'kode_point');

CREATE TABLE para_get_point_member (
  kode_toko text NOT NULL, kode_get_point text NOT NULL, berlaku_mulai date NOT NULL,
  kode_kategori text, dasar_point text NOT NULL CHECK (dasar_point IN ('RUPIAH', 'GRAM')),
  tiap_rp bigint NOT NULL CHECK (tiap_rp >= 0), tiap_berat bigint NOT NULL CHECK (tiap_berat >= 0),
  point bigint NOT NULL CHECK (point > 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_get_point),
  CONSTRAINT para_get_point_member_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko,
    berlaku_mulai, kode_kategori, dasar_point),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori));
SELECT tabel_master('para_get_point_member', 'kode_get_point');

CREATE TABLE para_reset_poin_member (
  kode_toko text NOT NULL, kode_reset text NOT NULL, berlaku_mulai date NOT NULL,
  cara_reset text NOT NULL CHECK (cara_reset IN ('TAHUNAN', 'UMUR', 'TIDAK')),
  tgl_reset bigint NOT NULL CHECK (tgl_reset BETWEEN 1 AND 31),
  bulan_reset bigint NOT NULL CHECK (bulan_reset BETWEEN 1 AND 12),
  umur_bulan bigint NOT NULL CHECK (umur_bulan BETWEEN 0 AND 120), versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_reset),
  CONSTRAINT para_reset_poin_member_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_reset_poin_member', 'kode_reset');

CREATE TABLE parameter_member_afiliasi (
  kode_toko text NOT NULL, kode_afiliasi text NOT NULL, nama_afiliasi text NOT NULL,
  berlaku_mulai date NOT NULL, point_ajak bigint NOT NULL CHECK (point_ajak >= 0),
  bagian_persen bigint NOT NULL CHECK (bagian_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_afiliasi));
SELECT tabel_master('parameter_member_afiliasi', 'kode_afiliasi');

CREATE TABLE para_jenis_group (
  kode_toko text NOT NULL, kode_jenis_group text NOT NULL, kode_dept text NOT NULL,
  kode_group text NOT NULL, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_jenis_group),
  CONSTRAINT para_jenis_group_kode_dept UNIQUE (kode_toko, kode_dept, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group));
SELECT tabel_master('para_jenis_group', 'kode_jenis_group');

CREATE TABLE para_bonus_sales (
  kode_toko text NOT NULL, kode_bonus text NOT NULL, berlaku_mulai date NOT NULL, kode_group text,
  kode_dept text, jenis_bonus text NOT NULL CHECK (jenis_bonus IN ('GRAM', 'BARANG', 'PERSEN')),
  bonus_rp bigint NOT NULL CHECK (bonus_rp >= 0),
  bonus_persen bigint NOT NULL CHECK (bonus_persen BETWEEN 0 AND 10000),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_bonus),
  CONSTRAINT para_bonus_sales_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai,
    kode_group, kode_dept),
  FOREIGN KEY (kode_toko, kode_group) REFERENCES group_harga (kode_toko, kode_group),
  FOREIGN KEY (kode_toko, kode_dept) REFERENCES jenis (kode_toko, kode_dept));
SELECT tabel_master('para_bonus_sales', 'kode_bonus');

CREATE TABLE para_harga_emas (
  kode_toko text NOT NULL, kode_harga text NOT NULL, berlaku_mulai date NOT NULL,
  harga_murni bigint NOT NULL CHECK (harga_murni > 0), sumber text, versi int NOT NULL DEFAULT 1,
  diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_harga),
  CONSTRAINT para_harga_emas_berlaku_mulai UNIQUE (kode_toko, berlaku_mulai));
SELECT tabel_master('para_harga_emas', 'kode_harga');

-- mulai: the moment that the backup shows. rantai: the digest of the chains, the same after a
-- restore.
CREATE TABLE cadangan (
  id uuid NOT NULL DEFAULT gen_random_uuid(), mulai timestamptz NOT NULL,
  selesai timestamptz NOT NULL DEFAULT clock_timestamp(),
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL', 'PERINTAH')), oleh text, berkas text,
  ukuran bigint, baris bigint, banyak_berkas int, rantai text, terkunci boolean, gagal text,
  salinan text,
  PRIMARY KEY (id),
  CONSTRAINT cadangan_check CHECK ((berkas IS NULL) = (gagal IS NOT NULL)));
CREATE INDEX cadangan_mulai ON cadangan (mulai);
COMMENT ON TABLE cadangan IS 'rantai toko';
GRANT SELECT ON cadangan TO kencana_app;

-- Who asked for what and why. Of the person nothing but his id.
-- Not what was written before and lies in days that are sealed already: no seal knows of it.
CREATE TABLE urusan_pribadi (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), id_pelanggan uuid NOT NULL,
  tindakan text NOT NULL CHECK (tindakan IN ('EKSPOR', 'HAPUS')),
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), oleh text NOT NULL, alasan text NOT NULL,
  disegel boolean NOT NULL DEFAULT true,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX urusan_pribadi_saat ON urusan_pribadi (kode_toko, saat);
SELECT tabel_buku('urusan_pribadi');

-- panggilan: the call that each branch is asked, 'POST portal/salin'; isi: what it is given.
-- subjek: what the job is about; a newer job about the same replaces what still waits.
CREATE TABLE tugas_cabang (
  kode_toko text NOT NULL, id uuid NOT NULL, dibuat timestamptz NOT NULL DEFAULT clock_timestamp(),
  oleh text NOT NULL, bahasa text NOT NULL, judul text NOT NULL, keterangan text,
  subjek text NOT NULL, panggilan text NOT NULL, isi jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id));
SELECT tabel_toko('tugas_cabang');

-- JALAN until berikut: whoever asked is believed dead after that. galat is the last answer in the
-- words of who made the job.
CREATE TABLE tugas_cabang_toko (
  kode_toko text NOT NULL, id uuid NOT NULL, cabang text NOT NULL,
  status text NOT NULL DEFAULT 'ANTRI' CHECK (status IN ('ANTRI', 'JALAN', 'SELESAI', 'GAGAL',
    'DIGANTI')),
  coba int NOT NULL DEFAULT 0, berikut timestamptz NOT NULL DEFAULT clock_timestamp(), galat text,
  saat timestamptz, jawaban jsonb,
  PRIMARY KEY (kode_toko, id, cabang),
  FOREIGN KEY (kode_toko, id) REFERENCES tugas_cabang (kode_toko, id) ON DELETE CASCADE);
CREATE INDEX tugas_cabang_kepala ON tugas_cabang_toko (kode_toko, cabang, id) WHERE (status = ANY
  (ARRAY['ANTRI', 'JALAN']));
CREATE INDEX tugas_cabang_menunggu ON tugas_cabang_toko (berikut) WHERE (status = ANY
  (ARRAY['ANTRI', 'JALAN']));
SELECT tabel_toko('tugas_cabang_toko');

-- At the branch: what came under this key from the head office, and what it was answered.
CREATE TABLE permintaan_portal (
  kode_toko text NOT NULL, kunci uuid NOT NULL, sidik text NOT NULL,
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), jawaban jsonb,
  PRIMARY KEY (kode_toko, kunci));
SELECT tabel_toko('permintaan_portal');

-- When a thing that is done now and then was last begun.
CREATE TABLE giliran (
  nama text NOT NULL, saat timestamptz NOT NULL,
  PRIMARY KEY (nama));
COMMENT ON TABLE giliran IS 'rantai toko';

-- What one act changed. No group: the price of fine gold; a first one comes from nothing.
CREATE TABLE ubah_harga (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_group text, harga_dari bigint, harga_ke bigint NOT NULL, harga_beli_dari bigint,
  harga_beli_ke bigint, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
SELECT tabel_buku('ubah_harga');

-- Log-ins of the shop's users that came to nothing; those that did are sessions (sesi). The app
-- reads it and adds to it, and changes nothing.
CREATE TABLE masuk_gagal (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  saat timestamptz NOT NULL DEFAULT clock_timestamp(), user_id text NOT NULL,
  sebab text NOT NULL CHECK (sebab IN ('SANDI', 'DIPAKAI', 'DIBLOKIR', 'TOKO_LAIN', 'PASSKEY')),
  alamat text NOT NULL, perangkat text NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX masuk_gagal_saat ON masuk_gagal (kode_toko, saat);
SELECT tabel_proyeksi('masuk_gagal');

CREATE TABLE pemeriksaan (
  id uuid NOT NULL DEFAULT gen_random_uuid(), mulai timestamptz NOT NULL,
  selesai timestamptz NOT NULL DEFAULT clock_timestamp(),
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL')), oleh text, toko int NOT NULL,
  posting bigint NOT NULL, beda jsonb NOT NULL, gagal text,
  PRIMARY KEY (id));
CREATE INDEX pemeriksaan_mulai ON pemeriksaan (mulai);
COMMENT ON TABLE pemeriksaan IS 'rantai toko';
GRANT SELECT ON pemeriksaan TO kencana_app;

-- tarif in hundredths of a percent of the part faktor_atas / faktor_bawah of the price; per_gram
-- in rupiah. An empty kategori stands for all.
CREATE TABLE para_pajak (
  kode_toko text NOT NULL, kode_pajak text NOT NULL, berlaku_mulai date NOT NULL,
  aturan text NOT NULL,
  jenis_pajak text NOT NULL CHECK (jenis_pajak IN ('PPN_PERSEN', 'PPN_BERAT', 'PAJAK_24K')),
  objek text NOT NULL CHECK (objek IN ('BARANG', 'JASA')), kode_kategori text,
  perolehan text NOT NULL CHECK (perolehan IN ('SEMUA', 'ADA', 'TIDAK')),
  tarif bigint NOT NULL CHECK (tarif BETWEEN 0 AND 10000),
  faktor_atas bigint NOT NULL CHECK (faktor_atas > 0), faktor_bawah bigint NOT NULL,
  per_gram bigint NOT NULL CHECK (per_gram >= 0), versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, kode_pajak),
  CONSTRAINT para_pajak_check CHECK (faktor_bawah >= faktor_atas),
  CONSTRAINT para_pajak_berlaku_mulai UNIQUE NULLS NOT DISTINCT (kode_toko, berlaku_mulai,
    jenis_pajak, objek, kode_kategori, perolehan),
  FOREIGN KEY (kode_toko, kode_kategori) REFERENCES kategori (kode_toko, kode_kategori));
CREATE INDEX para_pajak_kategori ON para_pajak (kode_toko, kode_kategori);
SELECT tabel_master('para_pajak', 'kode_pajak');

-- Of every line that a rule was in force for, a free one too. perolehan: whether the piece came
-- with a complete tax invoice; tarif: hundredths of a percent of dasar that come to it, 0 by
-- weight. A book of its own: the texts of the lines that are in the chain stay as they are.
CREATE TABLE penjualan_pajak (
  kode_toko text NOT NULL, id uuid NOT NULL, kode_barcode text NOT NULL, objek text NOT NULL,
  id_posting uuid NOT NULL, kode_pajak text NOT NULL, aturan text NOT NULL,
  perolehan text NOT NULL, dasar bigint NOT NULL, tarif bigint NOT NULL, pajak bigint NOT NULL,
  PRIMARY KEY (kode_toko, id, kode_barcode, objek));
CREATE INDEX penjualan_pajak_posting ON penjualan_pajak (kode_toko, id_posting);
SELECT tabel_buku('penjualan_pajak');

-- Which large sums were told to the office that watches them: by the number of one of the visits.
CREATE TABLE lapor_transaksi (
  kode_toko text NOT NULL, no_faktur_group text NOT NULL, tgl_lapor date NOT NULL,
  no_laporan text NOT NULL, keterangan text, versi int NOT NULL DEFAULT 1, diubah_oleh text,
  diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, no_faktur_group));
SELECT tabel_master('lapor_transaksi', 'no_faktur_group');

-- What one act changed: so many pieces, their fine gold before and after.
CREATE TABLE revaluasi (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  kode_kadar text NOT NULL, kadar int NOT NULL, kadar_eod_dari persen NOT NULL,
  kadar_eod_ke persen NOT NULL, pcs bigint NOT NULL, murni_dari bigint NOT NULL,
  murni_ke bigint NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  FOREIGN KEY (kode_toko, kode_kadar) REFERENCES kadar (kode_toko, kode_kadar),
  CONSTRAINT revaluasi_kode_toko_kode_kadar_fkey1 FOREIGN KEY (kode_toko, kode_kadar) REFERENCES
    kadar_eod (kode_toko, kode_kadar));
SELECT tabel_buku('revaluasi');

-- rugi: what of its cost went with the gold; below zero where a cancel gives it back.
CREATE TABLE rugi_kantong (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_beli uuid NOT NULL, n_beli int NOT NULL, rugi bigint NOT NULL CHECK (rugi <> 0),
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX rugi_kantong_dokumen ON rugi_kantong (kode_toko, id_dokumen);
CREATE INDEX rugi_kantong_kantong ON rugi_kantong (kode_toko, id_beli, n_beli);
SELECT tabel_buku('rugi_kantong');

-- langkah SEMUA: the whole list is put away. oleh NULL: by the program.
CREATE TABLE langkah_lewat (
  kode_toko text NOT NULL, langkah text NOT NULL, oleh text,
  pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, langkah));
SELECT tabel_toko('langkah_lewat');

-- What stands at each computer (perangkat, the browser's own id): the computer itself by its name,
-- its scale, printers and reader; cara is how it speaks. A test by hand is kept with who made it.
CREATE TABLE alat (
  kode_toko text NOT NULL, perangkat text NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('KOMPUTER', 'TIMBANGAN', 'PRINTER_LABEL', 'PRINTER_NOTA',
    'PEMINDAI')),
  nama text NOT NULL, cara text NOT NULL DEFAULT '', diuji_oleh text, diuji_pada timestamptz,
  diubah_oleh text NOT NULL, diubah_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, perangkat, jenis));
SELECT tabel_toko('alat');

CREATE TABLE coba_pulih (
  id uuid NOT NULL DEFAULT gen_random_uuid(), mulai timestamptz NOT NULL,
  selesai timestamptz NOT NULL DEFAULT clock_timestamp(),
  cara text NOT NULL CHECK (cara IN ('JADWAL', 'TOMBOL')), oleh text, berkas text NOT NULL,
  toko int, posting bigint, barang bigint, baris bigint, banyak_berkas int, sampai timestamptz,
  beda int, gagal text,
  PRIMARY KEY (id),
  CONSTRAINT coba_pulih_check CHECK ((beda IS NULL) = (gagal IS NOT NULL)));
COMMENT ON TABLE coba_pulih IS 'rantai toko';
GRANT SELECT ON coba_pulih TO kencana_app;

CREATE TABLE layar_pengguna (
  kode_toko text NOT NULL, user_id text NOT NULL, path text NOT NULL,
  kali int NOT NULL DEFAULT 0 CHECK (kali >= 0), terakhir timestamptz,
  favorit boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kode_toko, user_id, path),
  FOREIGN KEY (user_id) REFERENCES users (user_id));
SELECT tabel_toko('layar_pengguna');


-- pg_trgm is trusted: an owner of the database may create it, where its files are installed. A
-- server without it searches all the same, by reading the shop's pieces. No pending list: a search
-- would read all of it.
DO $$
DECLARE kelas text;
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA kencana;
  SELECT format('%I.%I', n.nspname, c.opcname) INTO kelas FROM pg_opclass c
    JOIN pg_namespace n ON n.oid = c.opcnamespace WHERE c.opcname = 'gin_trgm_ops';
  EXECUTE format('CREATE INDEX barang_cari ON kencana.barang USING gin (teks_cari %s)
    WITH (fastupdate = off) WHERE kode_gudang IS NOT NULL', kelas);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported
    OR undefined_object THEN
  RAISE NOTICE 'pg_trgm tidak tersedia: pencarian barang berjalan tanpa indeks';
END $$;
