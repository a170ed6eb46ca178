-- Transactions that have to be looked at: what the books say of a person over the chain, what somebody
-- says of it, and data that are forgotten when the law lets them go (docs/adr/0296).
SET LOCAL search_path = kencana, pg_temp;

-- What a person did: a visit, a deposit, a payment for a promise.
CREATE TYPE perbuatan AS (id_orang uuid, kode_toko text, id uuid, id_pelanggan uuid,
  tgl_system date, saat timestamptz, jenis text, nilai bigint);
-- A finding about a person. toko_lain: how many other shops of the chain take part.
CREATE TYPE curigaan AS (kunci text, tgl_system date, saat timestamptz, user_id text,
  id_pelanggan uuid, id_dokumen uuid[], nilai bigint, toko_lain int, skor int, bukti jsonb);

-- What somebody said of a finding, the last of it counts.
CREATE TABLE tanda_curiga (
  kode_toko text NOT NULL, pola text NOT NULL, kunci text NOT NULL, ke int NOT NULL,
  id_posting uuid NOT NULL, tanda text NOT NULL, alasan text, no_laporan text, tgl_lapor date,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, pola, kunci, ke),
  CONSTRAINT tanda_curiga_tanda CHECK (tanda IN ('DIPERIKSA', 'WAJAR', 'DILAPORKAN')),
  CONSTRAINT tanda_curiga_lengkap CHECK (CASE WHEN tanda = 'DILAPORKAN'
    THEN no_laporan <> '' AND tgl_lapor IS NOT NULL
    ELSE alasan <> '' AND no_laporan IS NULL AND tgl_lapor IS NULL END));
CREATE INDEX tanda_curiga_posting ON tanda_curiga (kode_toko, id_posting);
-- What another shop reported is known here: by the key of the finding alone.
CREATE INDEX tanda_curiga_rantai ON tanda_curiga (pola, kunci) WHERE (tanda = 'DILAPORKAN');
SELECT tabel_buku('tanda_curiga');

-- Whoever asked to be forgotten before the law lets him go. It goes with him.
CREATE TABLE hapus_nanti (
  kode_toko text NOT NULL, id_pelanggan uuid NOT NULL, boleh_pada date NOT NULL, oleh text NOT NULL,
  alasan text NOT NULL, saat timestamptz NOT NULL DEFAULT waktu_kini(),
  PRIMARY KEY (kode_toko, id_pelanggan),
  FOREIGN KEY (kode_toko, id_pelanggan) REFERENCES pelanggan (kode_toko, id));
CREATE INDEX hapus_nanti_boleh ON hapus_nanti (kode_toko, boleh_pada);
SELECT tabel_toko('hapus_nanti');
