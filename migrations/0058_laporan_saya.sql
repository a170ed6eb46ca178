-- What people keep of reports and lists (docs/adr/0351, 0352): filters with a name, columns, schedules and
-- the files that these made.
SET LOCAL search_path = kencana, pg_temp;

-- isi: {saring, periode, banding, sisi, toko, kolom}. bersama: everybody of the shop finds it.
CREATE TABLE laporan_tampilan (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id text NOT NULL, path text NOT NULL, nama text NOT NULL, isi jsonb NOT NULL,
  bersama boolean NOT NULL DEFAULT false, diubah timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id), UNIQUE (kode_toko, user_id, path, nama));
SELECT tabel_toko('laporan_tampilan');

-- kolom: names in their order, with commas between; '-' before one that is hidden.
CREATE TABLE laporan_kolom (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), user_id text NOT NULL, path text NOT NULL,
  kolom text NOT NULL,
  PRIMARY KEY (kode_toko, user_id, path));
SELECT tabel_toko('laporan_kolom');

-- hari: of a week 1 (Monday) to 7, of a month 1 to 28. berikut: when it is due next.
CREATE TABLE laporan_jadwal (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id text NOT NULL, path text NOT NULL, nama text NOT NULL, isi jsonb NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx')), tiap text NOT NULL
    CHECK (tiap IN ('HARI', 'MINGGU', 'BULAN')), hari int NOT NULL CHECK (hari BETWEEN 1 AND 28),
  jam time NOT NULL, berikut timestamptz NOT NULL, dibuat timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id));
CREATE INDEX laporan_jadwal_berikut ON laporan_jadwal (berikut);
SELECT tabel_toko('laporan_jadwal');

-- One for each time that a schedule was due. berikut: until when it is held by whoever makes it.
CREATE TABLE laporan_berkas (
  kode_toko text NOT NULL REFERENCES toko (kode_toko), id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_jadwal uuid NOT NULL, untuk timestamptz NOT NULL, user_id text NOT NULL, path text NOT NULL,
  nama text NOT NULL, isi jsonb NOT NULL, format text NOT NULL,
  status text NOT NULL DEFAULT 'ANTRI' CHECK (status IN ('ANTRI', 'JALAN', 'JADI', 'GAGAL')),
  coba int NOT NULL DEFAULT 0, berikut timestamptz NOT NULL, selesai timestamptz, galat text,
  nama_berkas text, berkas bytea,
  PRIMARY KEY (kode_toko, id), UNIQUE (kode_toko, id_jadwal, untuk),
  CHECK ((status = 'JADI') = (berkas IS NOT NULL)));
CREATE INDEX laporan_berkas_berikut ON laporan_berkas (berikut) WHERE (status IN ('ANTRI', 'JALAN'));
CREATE INDEX laporan_berkas_user ON laporan_berkas (kode_toko, user_id, untuk);
SELECT tabel_toko('laporan_berkas');
