-- Approvals from afar: an approver decides on his own signed-in device. docs/adr/0070 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- perangkat: the browser that asks. kepada: the one approver who is asked from afar, null for all of
-- them; dikirim_pada: since when. sesi_pemberi, perangkat_pemberi: the session and the browser in
-- which it was decided from afar.
ALTER TABLE otorisasi ADD perangkat text NOT NULL DEFAULT '', ADD kepada text,
  ADD dikirim_pada timestamptz, ADD sesi_pemberi bytea, ADD perangkat_pemberi text;
GRANT UPDATE (kepada, dikirim_pada, keterangan, sesi_pemberi, perangkat_pemberi)
  ON otorisasi TO kencana_app;
CREATE INDEX otorisasi_menunggu ON otorisasi (kode_toko, dikirim_pada)
  WHERE status = 'DIMINTA' AND dikirim_pada IS NOT NULL;

-- Why this session decides nothing from afar; null when it does. DOMAIN 7: never from the asker's
-- own device: the browser that asks, or one in which he has been at work within half a day. A
-- browser without a name may be any.
CREATE FUNCTION halangan_jauh(v_sesi bytea, v_pemberi text, v_peminta text, v_perangkat text)
RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT CASE
    WHEN s.sidik_token IS NULL THEN 'SESI'
    WHEN s.perangkat = '' OR s.perangkat = v_perangkat OR EXISTS (SELECT FROM sesi p
      WHERE p.user_id = v_peminta AND p.perangkat = s.perangkat
        AND (p.berakhir_pada IS NULL OR p.terlihat > now() - interval '12 hours'))
      THEN 'PERANGKAT_PEMINTA'
  END FROM (VALUES (v_sesi)) AS d(sesi) LEFT JOIN sesi s ON s.sidik_token = d.sesi
    AND s.user_id = v_pemberi AND s.berakhir_pada IS NULL $$;
GRANT EXECUTE ON FUNCTION halangan_jauh(bytea, text, text, text) TO kencana_app;

-- A question may be sent, or sent to somebody else, while nobody has decided it. Who refuses must be
-- somebody whose word counts, as who approves.
CREATE OR REPLACE FUNCTION jaga_otorisasi() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_halangan text;
BEGIN
  IF NOT (CASE TG_OP WHEN 'INSERT' THEN NEW.status = 'DIMINTA'
    ELSE (OLD.status, NEW.status) IN (('DIMINTA', 'DISETUJUI'), ('DIMINTA', 'DITOLAK'),
      ('DIMINTA', 'KADALUARSA'), ('DISETUJUI', 'DIPAKAI'), ('DISETUJUI', 'KADALUARSA'))
      OR (OLD.status = 'DIMINTA' AND NEW.status = 'DIMINTA' AND NEW.pemberi IS NULL) END) THEN
    PERFORM kencana.tolak('KN403', 'otorisasi_sudah_diputus', jsonb_build_object(
      'no_otorisasi', NEW.no_otorisasi, 'status', CASE TG_OP WHEN 'UPDATE' THEN OLD.status END));
  END IF;
  IF NEW.status IN ('DISETUJUI', 'DITOLAK') THEN
    v_halangan := coalesce(
      kencana.halangan_pemberi(NEW.kode_toko, NEW.pemberi, NEW.diminta_oleh),
      CASE WHEN NEW.cara = 'JAUH' AND (NEW.dikirim_pada IS NULL
          OR NEW.kepada <> NEW.pemberi) THEN 'TIDAK_DIMINTA'
        WHEN NEW.cara = 'JAUH' THEN kencana.halangan_jauh(NEW.sesi_pemberi, NEW.pemberi,
          NEW.diminta_oleh, NEW.perangkat) END);
    IF v_halangan IS NOT NULL THEN
      PERFORM kencana.tolak('KN403', 'pemberi_tidak_berhak', jsonb_build_object(
        'no_otorisasi', NEW.no_otorisasi, 'pemberi', NEW.pemberi, 'sebab', v_halangan));
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- Attempts in vain say in which way they were made.
ALTER TABLE otorisasi_gagal ADD cara text NOT NULL DEFAULT 'SANDI'
  CHECK (cara IN ('SANDI', 'SIDIK_JARI', 'PASSKEY', 'JAUH'));
ALTER TABLE otorisasi_gagal DROP CONSTRAINT otorisasi_gagal_sebab_check;
ALTER TABLE otorisasi_gagal ADD CONSTRAINT otorisasi_gagal_sebab_check CHECK (sebab IN ('SANDI',
  'DIRI_SENDIRI', 'TOKO_LAIN', 'DIBLOKIR', 'LEVEL', 'SANDI_BELUM_DIGANTI', 'SANDI_PEMINTA', 'SESI',
  'PERANGKAT_PEMINTA', 'PASSKEY', 'SIDIK_JARI'));
DROP FUNCTION gagal_otorisasi(text, text, text, text, text, text, text);
CREATE FUNCTION gagal_otorisasi(v_no text, v_kategori text, v_peminta text, v_pemberi text,
  v_sebab text, v_alamat text, v_perangkat text, v_cara text DEFAULT 'SANDI') RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO otorisasi_gagal (kode_toko, no_otorisasi, kategori, diminta_oleh, pemberi, sebab,
    alamat, perangkat, cara)
  VALUES (toko_kini(), v_no, v_kategori, v_peminta,
    (SELECT user_id FROM users WHERE user_id = v_pemberi), v_sebab, v_alamat, v_perangkat, v_cara) $$;
GRANT EXECUTE ON FUNCTION gagal_otorisasi(text, text, text, text, text, text, text, text)
  TO kencana_app;
