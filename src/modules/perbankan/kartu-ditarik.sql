-- What banks had taken back of cards at the end of a day, as settlement_pada says what they brought.
CREATE OR REPLACE FUNCTION ditarik_pada(v_toko text, v_pada date)
RETURNS TABLE (id uuid, tgl date, no_rekening text, jenis text, jumlah bigint, jadi text, nomor text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, (d.isi->>'tgl')::date, d.isi->>'no_rekening', d.isi->>'jenis', (d.isi->>'jumlah')::bigint,
    d.isi->>'jadi', d.nomor
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    AND (s.status = 'VALID' OR s.tgl_system > v_pada)
  WHERE d.kode_toko = v_toko AND d.jenis = 'KARTU_DITARIK' AND d.prefix = 'KD'
    AND d.tgl_system <= v_pada $$;

-- What the bank has brought of a day and machine and not taken back: {no_rekening, jenis, tgl}.
CREATE OR REPLACE FUNCTION dibawa_kartu(v_toko text, minta jsonb) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(x.jumlah), 0)::bigint FROM (
    SELECT s.tgl, s.no_rekening, s.jenis, s.kotor AS jumlah FROM settlement_pada(v_toko, 'infinity') s
    UNION ALL SELECT t.tgl, t.no_rekening, t.jenis, -t.jumlah FROM ditarik_pada(v_toko, 'infinity') t) x
  WHERE (x.tgl, x.no_rekening, x.jenis)
    = ((minta->>'tgl')::date, minta->>'no_rekening', minta->>'jenis') $$;

CREATE OR REPLACE FUNCTION muat_kartu_ditarik(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('dibawa', dibawa_kartu(v_toko, minta), 'akun',
    akun_dari(v_toko, 'PENJUALAN', 'PEMBAYARAN') || akun_dari(v_toko, 'KAS', 'SETORAN')
      || akun_dari(v_toko, 'SETTLEMENT', 'SETTLEMENT')) $$;

-- It still is what the rules read; under the lock of the settlements of that day and machine.
CREATE OR REPLACE FUNCTION periksa_kartu_ditarik(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'settlement', k.toko,
    isi->>'no_rekening', isi->>'jenis', isi->>'tgl'), 0));
  IF dibawa_kartu(k.toko, isi) <> (isi->>'dibawa')::bigint THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kas'));
  END IF;
  RETURN NULL;
END $$;

-- Why a settlement, or what a bank took back, is not taken back itself: without the first more would have
-- been taken than was brought; of the second the bank has brought again what it owed. Inside the posting
-- the document does not count any more, before it does: it is left out once. What is looked at after the
-- lock of that day and machine is what stands then: this function is VOLATILE.
CREATE OR REPLACE FUNCTION halangan_kartu(v_toko text, v_dokumen uuid) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE v record; v_sendiri bigint;
BEGIN
  SELECT d.jenis, d.isi INTO v FROM dokumen d
  WHERE d.kode_toko = v_toko AND d.id = v_dokumen AND (d.jenis = 'SETTLEMENT'
    OR d.jenis = 'KARTU_DITARIK' AND d.isi->>'jadi' = 'PIUTANG');
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'settlement', v_toko,
    v.isi->>'no_rekening', v.isi->>'jenis', v.isi->>'tgl'), 0));
  SELECT CASE WHEN s.status = 'VALID' THEN coalesce(v.isi->>'kotor', v.isi->>'jumlah')::bigint ELSE 0 END
  INTO v_sendiri FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = v_dokumen;
  IF v.jenis = 'KARTU_DITARIK' THEN
    RETURN CASE WHEN sisa_kartu(v_toko, v.isi) - v_sendiri < 0 THEN '{"kode": "cair_lagi"}'::jsonb END;
  END IF;
  RETURN (SELECT jsonb_build_object('kode', 'ditarik', 'penarikan', max(t.nomor))
    FROM ditarik_pada(v_toko, 'infinity') t
    WHERE (t.tgl, t.no_rekening, t.jenis)
        = ((v.isi->>'tgl')::date, v.isi->>'no_rekening', v.isi->>'jenis')
      AND dibawa_kartu(v_toko, v.isi) - v_sendiri < 0 HAVING count(*) > 0);
END $$;

-- A bank takes back no more than it had brought.
CREATE OR REPLACE FUNCTION audit_kartu_ditarik(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Kartu %s mesin %s tanggal %s ditarik bank lebih dari yang dibawanya, %s', t.jenis,
    t.no_rekening, t.tgl, t.nomor)
  FROM ditarik_pada(v_toko, 'infinity') t
  WHERE dibawa_kartu(v_toko, jsonb_build_object('tgl', t.tgl, 'no_rekening', t.no_rekening,
    'jenis', t.jenis)) < 0 LIMIT 1 $$;

GRANT EXECUTE ON FUNCTION ditarik_pada, muat_kartu_ditarik TO kencana_app;
