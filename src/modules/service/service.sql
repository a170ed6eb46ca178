CREATE OR REPLACE FUNCTION halangan_tutup_service_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT k FROM kwitansi_menunggu(v_toko, v_tgl, 'KWITANSI_SERVICE') k $$;

-- What the customer still owes; below zero the shop owes him.
CREATE OR REPLACE FUNCTION sisa_service(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE
AS $$ SELECT sisa_biaya(v_toko, v_id, '{MASUK,SELESAI}') $$;

-- The day on which a service was handed over without a payment that stands; null where a payment was
-- what handed it over: that is taken back instead.
CREATE OR REPLACE FUNCTION ambil_service(v_toko text, v_id uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT s.tgl_system FROM status_dokumen s
  WHERE s.kode_toko = v_toko AND s.id = v_id AND s.status = 'DIAMBIL'
    AND lunas_service(v_toko, v_id) IS NULL $$;
CREATE OR REPLACE FUNCTION lunas_service(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM kwitansi q
    JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = q.id AND o.status = 'VALID'
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = q.id
  WHERE q.kode_toko = v_toko AND q.id_janji = v_id AND q.jenis = 'LUNAS' LIMIT 1 $$;

-- The shop's day, where a service was finished on it and waits for its customer.
CREATE OR REPLACE FUNCTION selesai_kini_service(v_toko text, v_id uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT t.tgl_system FROM toko t
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = v_id AND s.status = 'SELESAI'
  WHERE t.kode_toko = v_toko
    AND (isi_dokumen(v_toko, v_id)->>'tgl_selesai')::date = t.tgl_system $$;

-- What was earned with a service that was handed over, the day of that and the payment that did it.
CREATE OR REPLACE FUNCTION diambil_service(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('tgl', s.tgl_system, 'kwitansi', lunas_service(v_toko, v_id),
    'saldo', coalesce(-u.jumlah, 0), 'pajak', coalesce(-u.pajak, 0), 'dasar', coalesce(-u.dasar, 0))
  FROM status_dokumen s, LATERAL (SELECT sum(jumlah)::bigint AS jumlah, sum(pajak)::bigint AS pajak,
      sum(dasar_janji_uang(janji_uang))::bigint AS dasar
    FROM janji_uang WHERE kode_toko = v_toko AND id_janji = v_id AND jenis = 'PAKAI') u
  WHERE s.kode_toko = v_toko AND s.id = v_id $$;

-- The gold of customers: what came in and was added less what went off, of services that are here.
CREATE OR REPLACE FUNCTION audit_titipan_service(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Neraca gram TITIPAN_SERVICE %s mg, menurut service %s mg', g.kotor, s.kotor)
  FROM (SELECT coalesce(sum(kotor), 0) AS kotor FROM gram
      WHERE kode_toko = v_toko AND akun = 'TITIPAN_SERVICE') g,
    (SELECT coalesce(sum((i.isi->>'berat_masuk')::bigint
        + coalesce((i.isi->>'berat_tambah')::bigint, 0)
        - coalesce((i.isi->>'berat_susut')::bigint, 0)), 0) AS kotor
      FROM status_dokumen d, LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
      WHERE d.kode_toko = v_toko AND d.jenis = 'SERVICE' AND d.status IN ('MASUK', 'SELESAI')) s
  WHERE g.kotor <> s.kotor $$;

-- Pieces that are done and that nobody came for.
CREATE OR REPLACE FUNCTION perhatian_tutup_service_lama(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT tutup_janji_lama(v_toko, 'SERVICE', v_tgl,
  angka_parameter(v_toko, 'SERVICE_HARI_AMBIL', 30)) $$;

-- The gold that can go to a goldsmith: of this kadar, and with all that lies there its fine weight and
-- what it has cost.
CREATE OR REPLACE FUNCTION emas_lebur(v_toko text, v_kadar bigint) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('kotor', coalesce(sum(kotor) FILTER (WHERE kadar = v_kadar), 0),
    'murni', coalesce(sum(murni), 0), 'nilai', nilai_lebur(v_toko))
  FROM gram WHERE kode_toko = v_toko AND akun = 'LEBUR' $$;

-- What lies in LEBUR is as it was read: [{kadar, ada}], kadar null for all of it.
CREATE OR REPLACE FUNCTION periksa_lebur(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kunci_lebur(k.toko);
  IF EXISTS (SELECT FROM jsonb_array_elements(isi) x WHERE x->'ada' <> CASE
      WHEN x->>'kadar' IS NULL THEN muat_emas_lebur(k.toko) - 'akun'
      ELSE emas_lebur(k.toko, (x->>'kadar')::bigint) END) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'gram'));
  END IF;
  RETURN NULL;
END $$;

-- Work that was promised for a day that has passed, and is not done.
CREATE OR REPLACE FUNCTION perhatian_tutup_service_telat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT tutup_janji_telat(v_toko, 'SERVICE', 'MASUK', v_tgl) $$;

CREATE OR REPLACE FUNCTION toko_baru_service(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '2105', 'Uang Muka Pelanggan', 'HUTANG'), (v_toko, '2106', 'Hutang Tukang', 'HUTANG'),
    (v_toko, '4106', 'Pendapatan Service', 'PENDAPATAN'), (v_toko, '5107', 'Biaya Tukang', 'BIAYA')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'SERVICE', 'SERVICE', v.* FROM (VALUES
    ('UANG_MUKA', 'KREDIT', '2105'), ('PAJAK', 'KREDIT', '2103'),
    ('PENDAPATAN', 'KREDIT', '4106'), ('BIAYA_TUKANG', 'DEBET', '5107'),
    ('HUTANG_TUKANG', 'KREDIT', '2106'), ('ROSOK', 'KREDIT', '1203')) AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

-- What a person has of it, for his page.
CREATE OR REPLACE FUNCTION profil_service(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('baris', jsonb_agg(to_jsonb(j) || jsonb_build_object('rp', CASE
    WHEN j.status IN ('MASUK', 'SELESAI') THEN sisa_service(v_toko, j.id) END)))
  FROM janji_profil(v_toko, v_id, 'SERVICE') j HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION ambil_service, diambil_service, emas_lebur, lunas_service,
  selesai_kini_service, sisa_service
  TO kencana_app;

-- Lines of home: promised for today and not made; made, and not fetched yet.
CREATE OR REPLACE FUNCTION pagi_service_janji(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT janji_hari_ini_pagi(v_toko, 'SERVICE', 'MASUK', v_tgl) $$;
CREATE OR REPLACE FUNCTION pagi_service_siap(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT janji_siap_pagi(v_toko, 'SERVICE', v_tgl,
  angka_parameter(v_toko, 'SERVICE_HARI_AMBIL', 30)) $$;

-- What is said by itself (docs/adr/0331): the piece is finished, four days ago at the earliest.
CREATE OR REPLACE FUNCTION pesan_otomatis_service_selesai(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT p.kunci, p.penerima, p.nilai || jsonb_build_object('jumlah',
    rupiah_pesan(greatest(sisa_biaya(v_toko, p.id, ARRAY['SELESAI']), 0)))
  FROM pesan_selesai(v_toko, 'SERVICE') p $$;

-- What whoever leaves a piece signs.
CREATE OR REPLACE FUNCTION isi_tanda_service(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    jsonb_build_object('kata', 'Barang', 'teks', i->>'nama_barang'),
    jsonb_build_object('kata', 'Pekerjaan', 'teks', i->>'deskripsi'),
    jsonb_build_object('kata', 'Berat Masuk', 'berat', i->'berat_masuk'),
    jsonb_build_object('kata', 'Temuan', 'teks', coalesce(i->>'temuan', '-')),
    jsonb_build_object('kata', 'Biaya', 'rupiah', i->'biaya'),
    jsonb_build_object('kata', 'Janji Selesai', 'tanggal', i->>'tgl_janji'))
  FROM isi_dokumen(v_toko, v_id) i $$;
