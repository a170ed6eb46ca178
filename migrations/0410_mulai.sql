-- What a new shop passes over on purpose, and the devices that its computers work with.
SET LOCAL search_path = kencana, pg_temp;

-- langkah SEMUA: the whole list is put away. oleh NULL: by the program.
CREATE TABLE langkah_lewat (
  kode_toko text NOT NULL, langkah text NOT NULL, oleh text,
  pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, langkah));
SELECT tabel_toko('langkah_lewat');

-- A shop that has closed a day is not told how to begin.
INSERT INTO langkah_lewat (kode_toko, langkah)
SELECT kode_toko, 'SEMUA' FROM toko WHERE pernah_tutup(kode_toko);

-- What stands at each computer (perangkat, the browser's own id): the computer itself by its name,
-- its scale, printers and reader; cara is how it speaks. A test by hand is kept with who made it.
CREATE TABLE alat (
  kode_toko text NOT NULL, perangkat text NOT NULL,
  jenis text NOT NULL CHECK (jenis IN
    ('KOMPUTER', 'TIMBANGAN', 'PRINTER_LABEL', 'PRINTER_NOTA', 'PEMINDAI')),
  nama text NOT NULL, cara text NOT NULL DEFAULT '',
  diuji_oleh text, diuji_pada timestamptz,
  diubah_oleh text NOT NULL, diubah_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, perangkat, jenis));
SELECT tabel_toko('alat');
