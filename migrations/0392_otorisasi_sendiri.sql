-- A shop in which nobody else may approve: its only approver says yes to himself, by his passkey and
-- only after a time that the server counts. docs/adr/0173 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- sendiri_siap: from when on the asker's own word counts; null: he never began to wait.
ALTER TABLE otorisasi ADD sendiri_siap timestamptz;
DO $$
DECLARE v_nama text;
BEGIN
  FOR v_nama IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'kencana.otorisasi'::regclass AND contype = 'c'
      AND (pg_get_constraintdef(oid) LIKE '%pemberi <> diminta_oleh%'
        OR pg_get_constraintdef(oid) LIKE '%SIDIK_JARI%') LOOP
    EXECUTE format('ALTER TABLE kencana.otorisasi DROP CONSTRAINT %I', v_nama);
  END LOOP;
END $$;
ALTER TABLE otorisasi
  ADD CONSTRAINT otorisasi_cara CHECK (cara IN ('SANDI', 'SIDIK_JARI', 'PASSKEY', 'JAUH',
    'SENDIRI')),
  ADD CONSTRAINT otorisasi_orang_lain CHECK (CASE WHEN cara = 'SENDIRI'
    THEN pemberi = diminta_oleh AND sendiri_siap IS NOT NULL ELSE pemberi <> diminta_oleh END);
ALTER TABLE otorisasi_gagal DROP CONSTRAINT otorisasi_gagal_sebab_check,
  ADD CONSTRAINT otorisasi_gagal_sebab_check CHECK (sebab IN ('SANDI', 'DIRI_SENDIRI',
    'TOKO_LAIN', 'DIBLOKIR', 'LEVEL', 'SANDI_BELUM_DIGANTI', 'SANDI_PEMINTA', 'SESI',
    'PERANGKAT_PEMINTA', 'PASSKEY', 'SIDIK_JARI', 'BELUM_MENUNGGU'));

-- Why this user's word about what he asks himself counts for nothing; null when it counts. As soon
-- as another approver is there it does not.
CREATE FUNCTION halangan_sendiri(v_toko text, v_user text, v_siap timestamptz) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT CASE
    WHEN u.user_id IS NULL OR u.kode_toko <> v_toko THEN 'TOKO_LAIN'
    WHEN u.diblokir THEN 'DIBLOKIR'
    WHEN u.level NOT IN ('SPV', 'OWN') OR EXISTS (SELECT FROM users l
      WHERE l.kode_toko = v_toko AND l.user_id <> v_user AND NOT l.diblokir
        AND l.level IN ('SPV', 'OWN')) THEN 'DIRI_SENDIRI'
    WHEN u.sandi_oleh IS NOT NULL THEN 'SANDI_BELUM_DIGANTI'
    WHEN v_siap IS NULL OR now() < v_siap THEN 'BELUM_MENUNGGU'
  END FROM (VALUES (v_user)) AS p(user_id) LEFT JOIN users u USING (user_id) $$;

-- He begins to wait; who already does waits on. The questions stay open for as long as he waits and
-- v_umur minutes more. Seconds until his word counts; null when one of them waits for nobody.
CREATE FUNCTION mulai_sendiri(v_nomor text[], v_user text, v_menit int, v_umur int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE v_banyak int; v_siap timestamptz;
BEGIN
  WITH mulai AS (
    UPDATE otorisasi SET sendiri_siap = coalesce(sendiri_siap,
        now() + make_interval(mins => v_menit)),
      berlaku_sampai = CASE WHEN sendiri_siap IS NULL
        THEN now() + make_interval(mins => v_menit + v_umur) ELSE berlaku_sampai END
    WHERE kode_toko = toko_kini() AND no_otorisasi = ANY (v_nomor) AND diminta_oleh = v_user
      AND status = 'DIMINTA' AND berlaku_sampai > now()
    RETURNING sendiri_siap)
  SELECT count(*), max(sendiri_siap) INTO v_banyak, v_siap FROM mulai;
  IF v_banyak < (SELECT count(DISTINCT x) FROM unnest(v_nomor) x) THEN RETURN NULL; END IF;
  RETURN greatest(0, ceil(extract(epoch FROM v_siap - now())))::int;
END $$;
GRANT EXECUTE ON FUNCTION halangan_sendiri(text, text, timestamptz),
  mulai_sendiri(text[], text, int, int) TO kencana_app;

-- As in migration 0070; his own word has its own rule.
CREATE OR REPLACE FUNCTION jaga_otorisasi() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_halangan text;
BEGIN
  IF NOT (CASE TG_OP WHEN 'INSERT' THEN NEW.status = 'DIMINTA' AND NEW.sendiri_siap IS NULL
    ELSE (OLD.status, NEW.status) IN (('DIMINTA', 'DISETUJUI'), ('DIMINTA', 'DITOLAK'),
      ('DIMINTA', 'KADALUARSA'), ('DISETUJUI', 'DIPAKAI'), ('DISETUJUI', 'KADALUARSA'))
      OR (OLD.status = 'DIMINTA' AND NEW.status = 'DIMINTA' AND NEW.pemberi IS NULL) END) THEN
    PERFORM kencana.tolak('KN403', 'otorisasi_sudah_diputus', jsonb_build_object(
      'no_otorisasi', NEW.no_otorisasi, 'status', CASE TG_OP WHEN 'UPDATE' THEN OLD.status END));
  END IF;
  IF NEW.status IN ('DISETUJUI', 'DITOLAK') THEN
    v_halangan := CASE WHEN NEW.cara = 'SENDIRI'
      THEN kencana.halangan_sendiri(NEW.kode_toko, NEW.pemberi, NEW.sendiri_siap)
      ELSE coalesce(
        kencana.halangan_pemberi(NEW.kode_toko, NEW.pemberi, NEW.diminta_oleh),
        CASE WHEN NEW.cara = 'JAUH' AND (NEW.dikirim_pada IS NULL
            OR NEW.kepada <> NEW.pemberi) THEN 'TIDAK_DIMINTA'
          WHEN NEW.cara = 'JAUH' THEN kencana.halangan_jauh(NEW.sesi_pemberi, NEW.pemberi,
            NEW.diminta_oleh, NEW.perangkat) END) END;
    IF v_halangan IS NOT NULL THEN
      PERFORM kencana.tolak('KN403', 'pemberi_tidak_berhak', jsonb_build_object(
        'no_otorisasi', NEW.no_otorisasi, 'pemberi', NEW.pemberi, 'sebab', v_halangan));
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- As in migration 0127; his own word must still be one when it is used.
CREATE OR REPLACE FUNCTION pakai_otorisasi(k konteks, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE m record; o otorisasi; hasil jsonb := '[]';
BEGIN
  FOR m IN SELECT * FROM (SELECT * FROM jsonb_to_recordset(minta)
      AS d(no text, kategori text, sidik text) ORDER BY no COLLATE "C") AS urut LOOP
    UPDATE otorisasi SET status = 'DIPAKAI', dipakai_pada = k.saat, id_posting = k.id_posting
    WHERE kode_toko = k.toko AND no_otorisasi = m.no AND kategori = m.kategori
      AND sidik = decode(m.sidik, 'hex') AND status = 'DISETUJUI' AND diminta_oleh = k.oleh
      AND berlaku_sampai > k.saat AND CASE WHEN cara = 'SENDIRI'
        THEN halangan_sendiri(k.toko, pemberi, sendiri_siap)
        ELSE halangan_pemberi(k.toko, pemberi, k.oleh) END IS NULL
    RETURNING * INTO o;
    IF NOT FOUND THEN
      PERFORM tolak('KN403', 'otorisasi_tidak_berlaku',
        jsonb_build_object('no_otorisasi', m.no, 'kategori', m.kategori));
    END IF;
    hasil := hasil || jsonb_build_object('no', m.no, 'kategori', m.kategori, 'pemberi', o.pemberi,
      'cara', o.cara, 'isi', sidik_otorisasi(o));
  END LOOP;
  RETURN hasil;
END $$;

-- Everything that somebody approved for himself: nobody else has seen it.
CREATE FUNCTION ganjil_otorisasi_sendiri(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE AS $$
  SELECT o.id::text, x.tgl_system, o.diputus_pada, o.pemberi,
    coalesce((SELECT d.nomor FROM transisi t JOIN dokumen d ON d.kode_toko = v_toko
        AND d.id = t.id_dokumen
      WHERE t.id_posting = o.id_posting AND t.kode_toko = v_toko AND t.n = 1),
      o.no_otorisasi), 'OTORISASI', NULL, 30,
    jsonb_build_array(bukti_teks('Disetujui Oleh', o.pemberi),
      bukti_saat('Diminta Pada', o.dibuat), bukti_saat('Diputus Pada', o.diputus_pada),
      bukti_teks('Alasan', coalesce(concat_ws('; ', o.keterangan, o.alasan), '')))
  FROM otorisasi o JOIN posting x ON x.kode_toko = v_toko AND x.id = o.id_posting
  WHERE o.kode_toko = v_toko AND o.cara = 'SENDIRI' AND o.dibuat >= v_awal - interval '1 day'
    AND o.dibuat < v_akhir + interval '2 days' AND x.tgl_system BETWEEN v_awal AND v_akhir $$;
GRANT EXECUTE ON FUNCTION ganjil_otorisasi_sendiri(text, date, date) TO kencana_app;
ALTER FUNCTION ganjil_otorisasi_sendiri(text, date, date) SET search_path = kencana, pg_temp;
ALTER FUNCTION ganjil_otorisasi_sendiri(text, date, date)
  SET plan_cache_mode = 'force_generic_plan';
