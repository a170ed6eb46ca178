-- Passkeys of approvers (WebAuthn). docs/adr/0071 tells why, and what they do not protect from.
SET LOCAL search_path = kencana, pg_temp;

-- id: the credential's, in base64url. rp: the host it was made for. kunci: its public key (SPKI, DER).
-- hitung: the authenticator's own counter; 0 for ever with one that does not count. perangkat: the
-- browser in which it was made.
CREATE TABLE passkey (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1400),
  user_id text NOT NULL REFERENCES users, nama text NOT NULL, rp text NOT NULL,
  kunci bytea NOT NULL, alg int NOT NULL CHECK (alg IN (-7, -8, -257)),
  hitung bigint NOT NULL, perangkat text NOT NULL, dibuat timestamptz NOT NULL DEFAULT now(),
  dipakai_pada timestamptz, dicabut_pada timestamptz);
CREATE INDEX passkey_milik ON passkey (user_id) WHERE dicabut_pada IS NULL;
COMMENT ON TABLE passkey IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE (hitung, dipakai_pada, dicabut_pada) ON passkey TO kencana_app;

-- One that was revoked stays so, and no counter goes back.
CREATE FUNCTION jaga_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.dicabut_pada IS NOT NULL OR NEW.hitung < OLD.hitung THEN
    PERFORM kencana.tolak('KN403', 'passkey_tidak_berlaku');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jaga BEFORE UPDATE ON passkey FOR EACH ROW EXECUTE FUNCTION jaga_passkey();

-- The one challenge that a user answers when he makes a passkey, after his password.
CREATE TABLE passkey_tantangan (
  user_id text PRIMARY KEY REFERENCES users, tantangan text NOT NULL,
  berlaku_sampai timestamptz NOT NULL);
COMMENT ON TABLE passkey_tantangan IS 'rantai toko';
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_tantangan TO kencana_app;

-- Whoever knew a password may have made a passkey with it: they go together.
CREATE FUNCTION sesudah_sandi() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
BEGIN
  UPDATE passkey SET dicabut_pada = now() WHERE user_id = NEW.user_id AND dicabut_pada IS NULL;
  DELETE FROM passkey_tantangan WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER sesudah_sandi AFTER UPDATE OF sandi ON users FOR EACH ROW
  WHEN (OLD.sandi IS DISTINCT FROM NEW.sandi) EXECUTE FUNCTION sesudah_sandi();
