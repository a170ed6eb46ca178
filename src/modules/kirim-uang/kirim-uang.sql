-- Money between this shop and others, either way: what it sent, what was sent to it.
CREATE OR REPLACE FUNCTION uang_antar_toko(v_toko text, v_status text, v_reff text)
RETURNS TABLE (id uuid, jenis text, no_reff text, nota_kirim text, asal text, tujuan text,
  jumlah_rp bigint, keterangan text, no_segel text, pembawa text, input_by text, tgl_system date,
  saat timestamptz, penerima text, tgl_terima date, status text, tgl_status date) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.jenis, d.isi->>'no_reff',
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.nomor ELSE d.isi->>'no_reff' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN v_toko ELSE d.isi->>'asal' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.isi->>'tujuan' ELSE v_toko END,
    (d.isi->>'jumlah_rp')::bigint, d.isi->>'keterangan', d.isi->>'no_segel', d.isi->>'pembawa',
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.input_by ELSE d.isi->>'pengirim' END,
    CASE d.jenis WHEN 'KIRIM_UANG' THEN d.tgl_system ELSE (d.isi->>'tgl_kirim')::date END,
    d.saat, d.isi->>'penerima', (d.isi->>'tgl_terima')::date, d.status, d.tgl_status
  FROM surat_antar_toko(v_toko, '{KIRIM_UANG,TERIMA_UANG}', CASE WHEN v_status IS NOT NULL THEN ARRAY[v_status] END) d
  WHERE v_reff IS NULL OR d.isi->>'no_reff' = v_reff $$;

-- minta: which of them (kiriman_toko); {} asks for the accounts alone.
CREATE OR REPLACE FUNCTION muat_kirim_uang(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'KIRIM UANG', 'KIRIM UANG'), 'kiriman', (
    SELECT kiriman || jsonb_build_object('jumlah_rp', (isi->>'jumlah_rp')::bigint)
    FROM kiriman_toko(v_toko, '{KIRIM_UANG,TERIMA_UANG}', minta))) $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_uang_dikirim(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jalan_antar_toko(v_toko, 'KIRIM_UANG', '{KIRIM}', '-infinity', 'infinity') $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_uang_datang(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jalan_antar_toko(v_toko, 'TERIMA_UANG', '{KIRIM}', '-infinity', 'infinity') $$;

CREATE OR REPLACE FUNCTION audit_uang_di_jalan(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{UANG DI JALAN,ANTAR TOKO}') $$;

CREATE OR REPLACE FUNCTION toko_baru_kirim_uang(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'KIRIM UANG', 'KIRIM UANG', v.* FROM (VALUES
    ('KAS', 'DEBET', '1101'), ('KAS_JALAN', 'DEBET', '1103'), ('ANTAR_TOKO', 'DEBET', '1104'),
    ('SELISIH', 'DEBET', '5105')) AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION muat_kirim_uang, uang_antar_toko TO kencana_app;
