-- Money between this shop and others, either way: what it sent, what was sent to it.
CREATE OR REPLACE FUNCTION uang_antar_toko(v_toko text, v_status text, v_reff text)
RETURNS TABLE (id uuid, jenis text, no_reff text, nota_kirim text, asal text, tujuan text,
  jumlah_rp bigint, keterangan text, no_segel text, pembawa text, input_by text, tgl_system date,
  saat timestamptz, penerima text, tgl_terima date, status text) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.jenis, i.isi->>'no_reff',
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.nomor ELSE i.isi->>'no_reff' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN v_toko ELSE i.isi->>'asal' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN i.isi->>'tujuan' ELSE v_toko END,
    (i.isi->>'jumlah_rp')::bigint, i.isi->>'keterangan', i.isi->>'no_segel', i.isi->>'pembawa',
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.input_by ELSE i.isi->>'pengirim' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.tgl_system ELSE (i.isi->>'tgl_kirim')::date END,
    d.saat, i.isi->>'penerima', (i.isi->>'tgl_terima')::date, s.status
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id,
    LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
  WHERE d.kode_toko = v_toko AND d.jenis IN ('KIRIM_UANG', 'TERIMA_UANG')
    AND d.prefix IN ('KU', 'TU')
    AND (v_status IS NULL OR s.status = v_status)
    AND (v_reff IS NULL OR d.isi->>'no_reff' = v_reff) $$;

-- Does one of this shop's bags have this reference already? The lock lets one after the other ask.
CREATE OR REPLACE FUNCTION periksa_no_reff(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('kirim uang ' || k.toko, 0));
  IF EXISTS (SELECT FROM uang_antar_toko(k.toko, NULL, isi->>'no_reff')
      WHERE jenis = 'KIRIM_UANG') THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'kirim_uang'));
  END IF;
  RETURN NULL;
END $$;

-- minta: {no_reff, asal?} of what was sent here, {asal, id_kirim} as the other shop calls it, or {id} of what
-- was sent from here; {} asks for the accounts alone.
CREATE OR REPLACE FUNCTION muat_kirim_uang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'KIRIM UANG', 'KIRIM UANG'), 'kiriman', (
    SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
      'asal', coalesce(d.isi->>'asal', v_toko), 'no_reff', d.isi->>'no_reff',
      'tujuan', coalesce(d.isi->>'tujuan', v_toko), 'id_kirim', coalesce(d.isi->>'id_kirim', d.id::text),
      'jumlah_rp', (d.isi->>'jumlah_rp')::bigint, 'sama', count(*) FILTER (WHERE s.status = 'KIRIM') OVER ())
    FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    WHERE d.kode_toko = v_toko AND d.prefix IN ('KU', 'TU')
      AND d.jenis IN ('KIRIM_UANG', 'TERIMA_UANG') AND CASE WHEN minta ? 'id' THEN d.jenis = 'KIRIM_UANG' AND d.id = (minta->>'id')::uuid
        ELSE d.jenis = 'TERIMA_UANG' AND CASE WHEN minta ? 'no_reff'
          THEN d.isi->>'no_reff' = minta->>'no_reff'
            AND (NOT minta ? 'asal' OR d.isi->>'asal' = minta->>'asal')
          ELSE d.isi->>'asal' = minta->>'asal' AND d.isi->>'id_kirim' = minta->>'id_kirim' END END
    ORDER BY s.status <> 'KIRIM', d.saat DESC LIMIT 1)) $$;

-- Money that is on the way since more than so many days, as a shop that sent it or waits for it.
CREATE OR REPLACE FUNCTION jalan_kirim_uang(v_toko text, v_jenis text) RETURNS jsonb LANGUAGE sql STABLE
AS $$
  SELECT jsonb_build_object('jumlah', count(*),
    'nomor', (array_agg(no_reff ORDER BY saat))[1:5])
  FROM uang_antar_toko(v_toko, 'KIRIM', NULL) WHERE jenis = v_jenis HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_uang_dikirim(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT jalan_kirim_uang(v_toko, 'KIRIM_UANG') $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_uang_datang(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT jalan_kirim_uang(v_toko, 'TERIMA_UANG') $$;

CREATE OR REPLACE FUNCTION audit_uang_di_jalan(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{UANG DI JALAN,ANTAR TOKO}') $$;

CREATE OR REPLACE FUNCTION toko_baru_kirim_uang(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '1104', 'Rekening Antar Toko', 'HARTA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'KIRIM UANG', 'KIRIM UANG', v.* FROM (VALUES
    ('KAS', 'DEBET', '1101'), ('KAS_JALAN', 'DEBET', '1103'), ('ANTAR_TOKO', 'DEBET', '1104'),
    ('SELISIH', 'DEBET', '5105')) AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION muat_kirim_uang, uang_antar_toko TO kencana_app;
