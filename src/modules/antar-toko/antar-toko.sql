-- The documents of a pair (their prefixes have an index), either way: what this shop sent, what was sent to it.
CREATE OR REPLACE FUNCTION surat_antar_toko(v_toko text, v_jenis text[], v_status text[])
RETURNS TABLE (id uuid, nomor text, jenis text, tgl_system date, saat timestamptz, input_by text,
  status text, versi int, tgl_status date, isi jsonb) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.jenis, d.tgl_system, d.saat, d.input_by, s.status, s.versi, s.tgl_system, i.isi
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE d.kode_toko = v_toko AND d.jenis = ANY (v_jenis)
    AND d.prefix IN ('KU', 'TU', 'KB', 'TG')
    AND (v_status IS NULL OR s.status = ANY (v_status)) $$;

-- One of a pair, v_jenis[1] goes and v_jenis[2] comes. minta: {no_reff, asal?} of what was sent here,
-- {asal, id_kirim} as the other shop calls it, {id} or {nomor} of what was sent from here.
CREATE OR REPLACE FUNCTION kiriman_toko(v_toko text, v_jenis text[], minta jsonb)
RETURNS TABLE (kiriman jsonb, isi jsonb) LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
      'asal', coalesce(d.isi->>'asal', v_toko), 'tujuan', coalesce(d.isi->>'tujuan', v_toko),
      'no_reff', coalesce(d.isi->>'no_reff', d.isi->>'no_kirim'),
      'id_kirim', coalesce(d.isi->>'id_kirim', d.id::text),
      'pengirim', coalesce(d.isi->>'pengirim', d.input_by),
      'tgl_kirim', coalesce(d.isi->>'tgl_kirim', d.tgl_system::text),
      'sama', count(*) FILTER (WHERE s.status = 'KIRIM') OVER ()),
    isi_dokumen(v_toko, d.id)
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.prefix IN ('KU', 'TU', 'KB', 'TG') AND d.jenis = ANY (v_jenis)
    AND CASE WHEN minta ? 'id' THEN d.jenis = v_jenis[1] AND d.id = (minta->>'id')::uuid
      WHEN minta ? 'nomor' THEN d.nomor = minta->>'nomor'
      ELSE d.jenis = v_jenis[2] AND CASE WHEN minta ? 'no_reff'
        THEN coalesce(d.isi->>'no_reff', d.isi->>'no_kirim') = minta->>'no_reff'
          AND (NOT minta ? 'asal' OR d.isi->>'asal' = minta->>'asal')
        ELSE d.isi->>'asal' = minta->>'asal' AND d.isi->>'id_kirim' = minta->>'id_kirim' END END
  ORDER BY s.status <> 'KIRIM', d.saat DESC LIMIT 1 $$;

-- {jenis, no}: does one of this shop's documents have this number already? The lock lets one after the
-- other ask.
CREATE OR REPLACE FUNCTION periksa_nomor_kiriman(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', isi->>'jenis', k.toko), 0));
  IF nomor_kiriman_dipakai(k.toko, isi->>'jenis', isi->>'no') THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kiriman'));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION nomor_kiriman_dipakai(v_toko text, v_jenis text, v_no text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM dokumen WHERE kode_toko = v_toko AND jenis = v_jenis
    AND prefix IN ('KU', 'TU', 'KB', 'TG')
    AND coalesce(isi->>'no_reff', isi->>'no_kirim') = v_no) $$;

-- {jenis, asal, id_kirim}: has this shop heard of what that shop sent?
CREATE OR REPLACE FUNCTION surat_tercatat(v_toko text, v_surat jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM dokumen WHERE kode_toko = v_toko AND jenis = v_surat->>'jenis'
    AND prefix IN ('KU', 'TU', 'KB', 'TG') AND isi->>'id_kirim' = v_surat->>'id_kirim'
    AND isi->>'asal' = v_surat->>'asal') $$;

-- It has not; the lock lets its letter and the promise not to take it ask one after the other.
CREATE OR REPLACE FUNCTION periksa_surat_pertama(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(concat_ws(' ', k.toko, isi->>'id_kirim'), 1));
  IF surat_tercatat(k.toko, isi) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kiriman'));
  END IF;
  RETURN NULL;
END $$;

-- Documents of a kind in one of these states, from a day on until before another: how many, and the first
-- of them.
CREATE OR REPLACE FUNCTION jalan_antar_toko(v_toko text, v_jenis text, v_status text[], v_dari date,
  v_sebelum date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor',
    (array_agg(coalesce(d.isi->>'no_reff', d.isi->>'no_kirim') ORDER BY d.saat))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status <> 'VALID'
    AND s.status = ANY (v_status)
    AND coalesce((d.isi->>'tgl_kirim')::date, d.tgl_system) >= v_dari
    AND coalesce((d.isi->>'tgl_kirim')::date, d.tgl_system) < v_sebelum
  HAVING count(*) > 0 $$;

CREATE OR REPLACE FUNCTION toko_baru_antar_toko(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '1104', 'Rekening Antar Toko', 'HARTA') ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION nomor_kiriman_dipakai, surat_antar_toko, surat_tercatat TO kencana_app;
