-- Documents that live for weeks: what their steps froze, and the money that comes and goes for them
-- (docs/adr/0276).
SET LOCAL search_path = kencana, pg_temp;

-- What a step of a document froze; what it froze again stands above what was before.
CREATE TABLE fakta (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  isi jsonb NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX fakta_dokumen ON fakta (kode_toko, id_dokumen);
-- What a goldsmith gives back is what he got and added, less what went off while he worked.
ALTER TABLE fakta ADD CONSTRAINT fakta_berat CHECK (NOT isi ? 'berat_selesai' OR
  ((isi->>'berat_masuk')::bigint + (isi->>'berat_tambah')::bigint
    = (isi->>'berat_selesai')::bigint + (isi->>'berat_sisa')::bigint
      + (isi->>'berat_susut')::bigint AND (isi->>'berat_susut')::bigint >= 0));
SELECT tabel_buku('fakta');

-- Whom a document names, where no book of its own does.
CREATE INDEX dokumen_pelanggan ON dokumen (kode_toko, (isi->>'id_pelanggan'))
  WHERE (isi ? 'id_pelanggan');
-- Pictures that are frozen in documents and their steps, for the sweep of those that nobody names.
CREATE INDEX dokumen_foto ON dokumen (kode_toko, (isi->>'foto')) WHERE (isi ? 'foto');
CREATE INDEX fakta_kartu ON fakta (kode_toko, (isi->>'foto_kartu')) WHERE (isi ? 'foto_kartu');
-- Masters that they name are not deleted.
CREATE INDEX dokumen_sales ON dokumen (kode_toko, (isi->>'kode_sales')) WHERE (isi ? 'kode_sales');
CREATE INDEX dokumen_tukang ON dokumen (kode_toko, (isi->>'kode_tukang'))
  WHERE (isi ? 'kode_tukang');
CREATE TRIGGER disebut BEFORE DELETE ON sales FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_sales');
CREATE TRIGGER disebut BEFORE DELETE ON tukang FOR EACH ROW EXECUTE FUNCTION
  tolak_hapus_disebut('kode_tukang');
-- Lists of documents that live for weeks ask by kind, newest first.
CREATE INDEX dokumen_janji ON dokumen (kode_toko, jenis, saat DESC) WHERE (prefix = ANY
  (ARRAY['SV', 'PS', 'HT', 'CL', 'PO']));

-- One payment for a promise: asked for at the counter, taken by the cashier.
CREATE TABLE kwitansi (
  kode_toko text NOT NULL, id uuid NOT NULL, id_posting uuid NOT NULL, id_janji uuid NOT NULL,
  jenis text NOT NULL, jumlah rupiah NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT kwitansi_jenis CHECK (jenis IN ('MUKA', 'LUNAS')),
  CONSTRAINT kwitansi_jumlah CHECK (jumlah > 0));
CREATE INDEX kwitansi_janji ON kwitansi (kode_toko, id_janji);
CREATE INDEX kwitansi_posting ON kwitansi (kode_toko, id_posting);
SELECT tabel_buku('kwitansi');

-- Money that the shop holds for a promise until it is kept. pajak: the part of it that is tax.
CREATE TABLE janji_uang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_janji uuid NOT NULL, jenis text NOT NULL, jumlah bigint NOT NULL, pajak bigint NOT NULL,
  nomor_akun text NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT janji_uang_jenis CHECK (jenis IN ('TERIMA', 'KEMBALI', 'PAKAI')));
CREATE INDEX janji_uang_hari ON janji_uang (kode_toko, tgl_system);
CREATE INDEX janji_uang_janji ON janji_uang (kode_toko, id_janji);
SELECT tabel_buku('janji_uang');

-- What is held for each promise now; it cannot give what it does not hold.
CREATE TABLE saldo_janji (
  kode_toko text NOT NULL, id uuid NOT NULL, saldo bigint NOT NULL, pajak bigint NOT NULL,
  PRIMARY KEY (kode_toko, id),
  CONSTRAINT saldo_janji_ada CHECK (saldo >= 0 AND pajak >= 0)) WITH (fillfactor=70);
SELECT tabel_proyeksi('saldo_janji');
