-- Whose word an approval is: who gave a password, who may approve what somebody asks, and every
-- attempt that was refused. docs/adr/0037 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- sandi_oleh: who gave the password that the user has now; null when he chose it himself (or it
-- came with the set-up or the sample chain). sandi_pemberi: who gave him one last, kept when he has
-- changed it. sandi_perangkat: the browser in which he chose his own. gagal_minta: approvals that he
-- asked for in vain since gagal_minta_pada.
ALTER TABLE users ADD sandi_oleh text, ADD sandi_pemberi text, ADD sandi_perangkat text,
  ADD gagal_minta int NOT NULL DEFAULT 0, ADD gagal_minta_pada timestamptz;
-- Everything but who gave a password, which is what the trigger below found.
REVOKE UPDATE ON users FROM kencana_app;
GRANT UPDATE (usere_name, level, kode_toko, sandi, diblokir, no_whatsapp, bahasa, tema, akses,
  gagal, gagal_pada, gagal_minta, gagal_minta_pada, sandi_perangkat) ON users TO kencana_app;

CREATE FUNCTION sebelum_sandi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sandi_oleh := nullif(nullif(kencana.oleh_kini(), NEW.user_id), 'SISTEM');
  IF NEW.sandi_oleh IS NOT NULL THEN
    NEW.sandi_pemberi := NEW.sandi_oleh;
    NEW.sandi_perangkat := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sandi BEFORE INSERT OR UPDATE OF sandi ON users
  FOR EACH ROW EXECUTE FUNCTION sebelum_sandi();
DROP TRIGGER riwayat ON users;
CREATE TRIGGER riwayat AFTER INSERT OR UPDATE OF usere_name, level, kode_toko, sandi, diblokir,
  no_whatsapp ON users
  FOR EACH ROW EXECUTE FUNCTION sesudah_master('user_id', '-', 'sandi', 'gagal', 'gagal_pada',
    'gagal_minta', 'gagal_minta_pada');
CREATE INDEX sesi_perangkat ON sesi (user_id, perangkat);

-- Failures cost nothing at first; from the fifth on each doubles the wait, up to five minutes.
-- Seconds until the next try.
CREATE FUNCTION sisa_tunggu(v_gagal int, v_pada timestamptz) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_gagal <= 4 THEN 0 ELSE greatest(0, ceil(extract(epoch FROM v_pada
    + make_interval(secs => least(2 ^ least(v_gagal - 4, 9), 300)) - now())))::int END $$;

-- Why this user's word counts for nothing here; null when it counts. SPEC 6: another user, SPV or
-- OWN. A password that somebody else gave is no word of his own; one that the asker gave and that
-- was then changed on a device of the asker's is, as far as anybody can tell, the asker's.
CREATE FUNCTION halangan_pemberi(v_toko text, v_pemberi text, v_peminta text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT CASE
    WHEN v_pemberi = v_peminta THEN 'DIRI_SENDIRI'
    WHEN u.user_id IS NULL OR u.kode_toko <> v_toko THEN 'TOKO_LAIN'
    WHEN u.diblokir THEN 'DIBLOKIR'
    WHEN u.level NOT IN ('SPV', 'OWN') THEN 'LEVEL'
    WHEN u.sandi_oleh IS NOT NULL THEN 'SANDI_BELUM_DIGANTI'
    WHEN u.sandi_pemberi = v_peminta AND (coalesce(u.sandi_perangkat, '') = ''
      OR EXISTS (SELECT FROM sesi s
        WHERE s.user_id = v_peminta AND s.perangkat = u.sandi_perangkat)) THEN 'SANDI_PEMINTA'
  END FROM (VALUES (v_pemberi)) AS p(user_id) LEFT JOIN users u USING (user_id) $$;
GRANT EXECUTE ON FUNCTION sisa_tunggu(int, timestamptz), halangan_pemberi(text, text, text)
  TO kencana_app;

CREATE OR REPLACE FUNCTION jaga_otorisasi() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_halangan text;
BEGIN
  IF NOT (CASE TG_OP WHEN 'INSERT' THEN NEW.status = 'DIMINTA'
    ELSE (OLD.status, NEW.status) IN (('DIMINTA', 'DISETUJUI'), ('DIMINTA', 'DITOLAK'),
      ('DIMINTA', 'KADALUARSA'), ('DISETUJUI', 'DIPAKAI'), ('DISETUJUI', 'KADALUARSA')) END) THEN
    PERFORM kencana.tolak('KN403', 'otorisasi_sudah_diputus', jsonb_build_object(
      'no_otorisasi', NEW.no_otorisasi, 'status', CASE TG_OP WHEN 'UPDATE' THEN OLD.status END));
  END IF;
  IF NEW.status = 'DISETUJUI' THEN
    v_halangan := kencana.halangan_pemberi(NEW.kode_toko, NEW.pemberi, NEW.diminta_oleh);
    IF v_halangan IS NOT NULL THEN
      PERFORM kencana.tolak('KN403', 'pemberi_tidak_berhak', jsonb_build_object(
        'no_otorisasi', NEW.no_otorisasi, 'pemberi', NEW.pemberi, 'sebab', v_halangan));
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- Uses approvals up, in the order of their numbers, and returns what the chain shall remember. Who
-- gave one must still be somebody whose word counts when it is used.
CREATE OR REPLACE FUNCTION pakai_otorisasi(k konteks, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE m record; o otorisasi; hasil jsonb := '[]';
BEGIN
  FOR m IN SELECT * FROM jsonb_to_recordset(minta) AS m(no text, kategori text, sidik text)
    ORDER BY no COLLATE "C" LOOP
    UPDATE otorisasi SET status = 'DIPAKAI', dipakai_pada = k.saat, id_posting = k.id_posting
    WHERE kode_toko = k.toko AND no_otorisasi = m.no AND kategori = m.kategori
      AND sidik = decode(m.sidik, 'hex') AND status = 'DISETUJUI' AND diminta_oleh = k.oleh
      AND berlaku_sampai > k.saat AND halangan_pemberi(k.toko, pemberi, k.oleh) IS NULL
    RETURNING * INTO o;
    IF NOT FOUND THEN
      PERFORM tolak('KN403', 'otorisasi_tidak_berlaku',
        jsonb_build_object('no_otorisasi', m.no, 'kategori', m.kategori));
    END IF;
    hasil := hasil || jsonb_build_object('no', m.no, 'kategori', m.kategori, 'pemberi', o.pemberi,
      'cara', o.cara);
  END LOOP;
  RETURN hasil;
END $$;

-- Attempts at an approval that came to nothing, for /laporan-otorisasi. pemberi only when there is
-- such a user: who types a password into the wrong field shall not read it here.
CREATE TABLE otorisasi_gagal (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  saat timestamptz NOT NULL DEFAULT waktu_kini(), no_otorisasi text NOT NULL,
  kategori text NOT NULL, diminta_oleh text NOT NULL, pemberi text,
  sebab text NOT NULL CHECK (sebab IN ('SANDI', 'DIRI_SENDIRI', 'TOKO_LAIN', 'DIBLOKIR', 'LEVEL',
    'SANDI_BELUM_DIGANTI', 'SANDI_PEMINTA')),
  alamat text NOT NULL, perangkat text NOT NULL,
  PRIMARY KEY (kode_toko, id));
CREATE INDEX otorisasi_gagal_saat ON otorisasi_gagal (kode_toko, saat);
SELECT tabel_buku('otorisasi_gagal');

CREATE FUNCTION gagal_otorisasi(v_no text, v_kategori text, v_peminta text, v_pemberi text,
  v_sebab text, v_alamat text, v_perangkat text) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  INSERT INTO otorisasi_gagal (kode_toko, no_otorisasi, kategori, diminta_oleh, pemberi, sebab,
    alamat, perangkat)
  VALUES (toko_kini(), v_no, v_kategori, v_peminta,
    (SELECT user_id FROM users WHERE user_id = v_pemberi), v_sebab, v_alamat, v_perangkat) $$;
GRANT EXECUTE ON FUNCTION gagal_otorisasi(text, text, text, text, text, text, text)
  TO kencana_app;
