-- Guesses at the PIN with which a customer fetches what lies with us (docs/adr/0276): each is written
-- before it is looked at, so that as many count as were made. cocok: it was the right one.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE pin_coba (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), id_dokumen uuid NOT NULL,
  saat timestamptz NOT NULL DEFAULT waktu_kini(), tgl_system date NOT NULL, oleh text NOT NULL,
  alamat text NOT NULL, perangkat text NOT NULL, cocok boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX pin_coba_dokumen ON pin_coba (kode_toko, id_dokumen) WHERE (NOT cocok);
CREATE INDEX pin_coba_saat ON pin_coba (kode_toko, saat) WHERE (NOT cocok);
SELECT tabel_proyeksi('pin_coba');
