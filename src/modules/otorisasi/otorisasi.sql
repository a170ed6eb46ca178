-- Uses approvals up, in the order of their numbers, and returns what the chain shall remember. Who
-- gave one must still be somebody whose word counts when it is used. His own word must still be one
-- when it is used.
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

-- Why this user cannot approve here; null when he can. SPEC 6: another user, SPV or OWN. With a
-- password that somebody else gave he cannot; a password that the asker gave and that was changed
-- on the asker's device counts as the asker's.
CREATE OR REPLACE FUNCTION halangan_pemberi(v_toko text, v_pemberi text, v_peminta text) RETURNS text
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

CREATE OR REPLACE FUNCTION gagal_otorisasi(v_no text, v_kategori text, v_peminta text, v_pemberi text,
  v_sebab text, v_alamat text, v_perangkat text, v_cara text DEFAULT 'SANDI') RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  INSERT INTO otorisasi_gagal (kode_toko, no_otorisasi, kategori, diminta_oleh, pemberi, sebab,
    alamat, perangkat, cara)
  VALUES (toko_kini(), v_no, v_kategori, v_peminta,
    (SELECT user_id FROM users WHERE user_id = v_pemberi), v_sebab, v_alamat, v_perangkat, v_cara) $$;

-- Failures cost nothing at first; from the fifth on each doubles the wait, up to five minutes.
-- Seconds until the next try.
CREATE OR REPLACE FUNCTION sisa_tunggu(v_gagal int, v_pada timestamptz) RETURNS int
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v_gagal <= 4 OR v_pada > now() + interval '5 seconds' THEN 0
    ELSE greatest(0, ceil(extract(epoch FROM v_pada
      + make_interval(secs => least(2 ^ least(v_gagal - 4, 9), 300)) - now())))::int END $$;

-- Postings from before this migration remember no `isi`.
CREATE OR REPLACE FUNCTION audit_otorisasi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Otorisasi %s dari posting %s tidak sama dengan yang diingat rantai (pemberi %s)',
    m.no, p.id, m.pemberi)
  FROM posting p, jsonb_to_recordset(p.otorisasi)
      AS m(no text, kategori text, pemberi text, cara text, isi text)
  WHERE p.kode_toko = v_toko AND p.otorisasi IS NOT NULL
    AND NOT EXISTS (SELECT FROM otorisasi x WHERE x.kode_toko = v_toko AND x.no_otorisasi = m.no
      AND x.id_posting = p.id AND x.status = 'DIPAKAI' AND x.kategori = m.kategori
      AND x.pemberi = m.pemberi AND x.cara = m.cara
      AND (m.isi IS NULL OR m.isi = sidik_otorisasi(x))
      AND x.no_otorisasi = 'OT-' || upper(substr(encode(x.sidik, 'hex'), 1, 16)))
  LIMIT 1 $$;

-- Why this session cannot decide from afar; null when it can. DOMAIN 7: never from the asker's own
-- device: the browser that asks, or one in which he has been at work within half a day. A browser
-- without a name may be any.
CREATE OR REPLACE FUNCTION halangan_jauh(v_sesi bytea, v_pemberi text, v_peminta text, v_perangkat text)
RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT CASE
    WHEN s.sidik_token IS NULL THEN 'SESI'
    WHEN s.perangkat = '' OR s.perangkat = v_perangkat OR EXISTS (SELECT FROM sesi p
      WHERE p.user_id = v_peminta AND p.perangkat = s.perangkat
        AND (p.berakhir_pada IS NULL OR p.terlihat > now() - interval '12 hours'))
      THEN 'PERANGKAT_PEMINTA'
  END FROM (VALUES (v_sesi)) AS d(sesi) LEFT JOIN sesi s ON s.sidik_token = d.sesi
    AND s.user_id = v_pemberi AND s.berakhir_pada IS NULL $$;

-- Everything that a user approved for himself, without another person.
CREATE OR REPLACE FUNCTION ganjil_otorisasi_sendiri(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF temuan LANGUAGE sql STABLE
SET search_path = kencana, pg_temp SET plan_cache_mode = force_generic_plan AS $$
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

-- Why this user cannot approve his own request; null when he can. As soon as there is another
-- approver he cannot.
CREATE OR REPLACE FUNCTION halangan_sendiri(v_toko text, v_user text, v_siap timestamptz) RETURNS text
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
CREATE OR REPLACE FUNCTION mulai_sendiri(v_nomor text[], v_user text, v_menit int, v_umur int) RETURNS int
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

GRANT EXECUTE ON FUNCTION gagal_otorisasi, ganjil_otorisasi_sendiri, halangan_jauh,
  halangan_pemberi, halangan_sendiri, mulai_sendiri, sisa_tunggu TO kencana_app;

-- A line of home: questions that were sent to this person, or to all who may answer them.
CREATE OR REPLACE FUNCTION pagi_otorisasi(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM otorisasi o
  WHERE o.kode_toko = v_toko AND o.status = 'DIMINTA' AND o.dikirim_pada IS NOT NULL
    AND o.berlaku_sampai > now() AND coalesce(o.kepada, v_user) = v_user
    AND halangan_pemberi(v_toko, v_user, o.diminta_oleh) IS NULL
  HAVING count(*) > 0 $$;

-- A device is called for whoever signed in there last.
CREATE OR REPLACE FUNCTION ikut_panggil(v_user text, v_perangkat text, v_alamat text, v_p256dh text,
  v_auth text, v_bahasa text) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  DELETE FROM langganan_push WHERE alamat = v_alamat;
  INSERT INTO langganan_push (kode_toko, user_id, perangkat, alamat, p256dh, auth, bahasa)
  SELECT toko_kini(), v_user, v_perangkat, v_alamat, v_p256dh, v_auth, v_bahasa $$;

GRANT EXECUTE ON FUNCTION ikut_panggil TO kencana_app;
