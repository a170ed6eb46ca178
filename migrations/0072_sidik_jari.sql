-- Fingerprints and the bridges that read them (SPEC 4, 6, 7). docs/adr/0072 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- A bridge is the program beside a reader. sidik_token: the digest of the key that it was given once.
-- perangkat: the browser of the counter it stands at; null where it serves every counter of the shop.
CREATE TABLE jembatan (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(), kode_toko text NOT NULL REFERENCES toko,
  nama text NOT NULL, sidik_token bytea NOT NULL UNIQUE, perangkat text,
  dibuat timestamptz NOT NULL DEFAULT now(), dibuat_oleh text NOT NULL REFERENCES users,
  terlihat timestamptz, dicabut_pada timestamptz);
CREATE INDEX jembatan_toko ON jembatan (kode_toko) WHERE dicabut_pada IS NULL;
COMMENT ON TABLE jembatan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (terlihat, dicabut_pada) ON jembatan TO kencana_app;

-- templat: what the reader's own software makes of a finger. It goes to bridges and nowhere else.
CREATE TABLE sidik_jari (
  id uuid PRIMARY KEY, user_id text NOT NULL REFERENCES users, templat text NOT NULL,
  dibuat timestamptz NOT NULL DEFAULT now(), dicabut_pada timestamptz);
CREATE INDEX sidik_jari_milik ON sidik_jari (user_id) WHERE dicabut_pada IS NULL;
COMMENT ON TABLE sidik_jari IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (dicabut_pada) ON sidik_jari TO kencana_app;

-- A finger that a bridge is asked to read. DAFTAR: a new one of this user; OTORISASI: does it match
-- his? One waits at a browser at a time.
CREATE TABLE pindai (
  kode_toko text NOT NULL, id uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('DAFTAR', 'OTORISASI')), user_id text NOT NULL,
  id_sidik uuid, id_otorisasi uuid[] NOT NULL DEFAULT '{}', kategori text,
  diminta_oleh text NOT NULL, perangkat text NOT NULL,
  dibuat timestamptz NOT NULL DEFAULT now(), berlaku_sampai timestamptz NOT NULL,
  hasil text CHECK (hasil IN ('COCOK', 'TIDAK_COCOK', 'DIGANTI')), id_jembatan uuid,
  PRIMARY KEY (kode_toko, id));
CREATE UNIQUE INDEX pindai_menunggu ON pindai (kode_toko, perangkat) WHERE hasil IS NULL;
SELECT tabel_toko('pindai');

-- A finger that was enrolled by whoever knew the password goes with it, as passkeys do (0071).
CREATE OR REPLACE FUNCTION sesudah_sandi() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  UPDATE passkey SET dicabut_pada = now() WHERE user_id = NEW.user_id AND dicabut_pada IS NULL;
  DELETE FROM passkey_tantangan WHERE user_id = NEW.user_id;
  UPDATE sidik_jari SET dicabut_pada = now() WHERE user_id = NEW.user_id AND dicabut_pada IS NULL;
  RETURN NULL;
END $$;
