-- The shop's rules for loans of a day: of each kind the rows that have begun, the latest first.
CREATE OR REPLACE FUNCTION aturan_hutang(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'pokok', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode', kode_pokok, 'versi', versi,
        'pokok_minimum', pokok_minimum, 'kelipatan_rp', kelipatan_rp, 'lama_hari', lama_hari, 'biaya_rp', biaya_rp)
        ORDER BY berlaku_mulai DESC, kode_pokok), '[]')
      FROM para_hutang_pokok WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl),
    'bunga', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode', kode_bunga,
        'versi', versi, 'pokok_dari', pokok_dari,
        'bunga_persen', bunga_persen, 'hari_minimum', hari_minimum)
        ORDER BY berlaku_mulai DESC, kode_bunga), '[]')
      FROM para_bunga_hutang WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl),
    'plafond', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode', kode_plafond,
        'versi', versi, 'kode_dept', kode_dept, 'plafond_rp', plafond_rp)
        ORDER BY berlaku_mulai DESC, kode_plafond), '[]')
      FROM plafond_hutang WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl),
    'plafond_kadar', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'kode', kode_plafond, 'versi', versi, 'kadar_dari', kadar_dari, 'plafond_gram', plafond_gram)
        ORDER BY berlaku_mulai DESC, kode_plafond), '[]')
      FROM plafond_hutang_kadar WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl),
    'kondisi', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode', kode_kondisi,
        'versi', versi, 'potongan_persen', potongan_persen)), '[]')
      FROM kondisi_pinjaman WHERE kode_toko = v_toko),
    'harga_murni', coalesce(harga_murni_pada(v_toko, v_tgl), 0)) $$;

-- Fine gold of a day, rupiah a gram.
CREATE OR REPLACE FUNCTION harga_murni_pada(v_toko text, v_tgl date) RETURNS bigint LANGUAGE sql STABLE
AS $$
  SELECT harga_murni FROM para_harga_emas WHERE kode_toko = v_toko AND berlaku_mulai <= v_tgl
  ORDER BY berlaku_mulai DESC LIMIT 1 $$;

-- What is frozen in a loan, with its state, and what it owes on a day: interest of its days but for
-- those of a hold, never of fewer than its fewest, on the principal alone.
CREATE OR REPLACE FUNCTION hutang_pada(v_toko text, v_id uuid, v_tgl date)
RETURNS TABLE (status text, isi jsonb, pokok bigint, hari int, bunga bigint) LANGUAGE sql STABLE AS $$
  SELECT s.status, i.isi, (i.isi->>'pokok')::bigint, h.hari,
    (i.isi->>'bunga_rp')::bigint * greatest(h.hari, (i.isi->>'hari_minimum')::int)
  FROM status_dokumen s, LATERAL (SELECT isi_dokumen(v_toko, s.id) AS isi) i,
    LATERAL (SELECT greatest(v_tgl - (i.isi->>'tgl_hutang')::date
      - coalesce((i.isi->>'hari_tahan')::int, 0)
      - coalesce(greatest(v_tgl - (i.isi->>'tgl_tahan')::date, 0), 0), 0) AS hari) h
  WHERE s.kode_toko = v_toko AND s.id = v_id $$;

-- Of a loan that runs: interest to today, what redeems it, what is lent of what it is worth now.
CREATE OR REPLACE FUNCTION bunga_hutang(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN h.status IN ('AKTIF', 'DITAHAN') THEN h.bunga END
  FROM toko t, LATERAL hutang_pada(v_toko, v_id, t.tgl_system) h WHERE t.kode_toko = v_toko $$;
CREATE OR REPLACE FUNCTION tebus_hutang(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN h.status IN ('AKTIF', 'DITAHAN') THEN h.pokok + h.bunga ELSE 0 END
  FROM toko t, LATERAL hutang_pada(v_toko, v_id, t.tgl_system) h WHERE t.kode_toko = v_toko $$;
CREATE OR REPLACE FUNCTION nilai_jaminan(v_toko text, v_isi jsonb, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE AS $$ SELECT nilai_emas_jaminan(v_isi, harga_murni_pada(v_toko, v_tgl)) $$;
-- What a pledge is worth at a price of fine gold, rupiah a gram.
CREATE OR REPLACE FUNCTION nilai_emas_jaminan(v_isi jsonb, v_murni bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(trunc(trunc(round((b->>'berat')::numeric * (b->>'kadar')::numeric / 10000)
    * v_murni / 1000) * (10000 - (b->>'potongan')::numeric) / 10000)), 0)::bigint
  FROM jsonb_array_elements(v_isi->'jaminan') b $$;
CREATE OR REPLACE FUNCTION ltv_hutang(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN h.status IN ('AKTIF', 'DITAHAN') THEN
    ceil(h.pokok * 10000.0 / nullif(nilai_jaminan(v_toko, h.isi, t.tgl_system), 0))::bigint END
  FROM toko t, LATERAL hutang_pada(v_toko, v_id, t.tgl_system) h WHERE t.kode_toko = v_toko $$;

-- What the shop would lend on it today: by kadar and grams, less what its condition takes off.
CREATE OR REPLACE FUNCTION plafond_jaminan(v_toko text, v_isi jsonb, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(trunc(trunc((b->>'berat')::numeric * p.plafond_gram / 1000)
    * (10000 - (b->>'potongan')::numeric) / 10000)), 0)::bigint
  FROM jsonb_array_elements(v_isi->'jaminan') b LEFT JOIN LATERAL (
    SELECT plafond_gram FROM plafond_hutang_kadar WHERE kode_toko = v_toko
      AND berlaku_mulai <= v_tgl AND kadar_dari <= (b->>'kadar')::bigint
    ORDER BY kadar_dari DESC, berlaku_mulai DESC, kode_plafond LIMIT 1) p ON true $$;

-- The interest that a loan brought when it ended: of an auction what was left after principal and cost.
CREATE OR REPLACE FUNCTION bunga_diterima(v_isi jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE v_isi->>'cara'
    WHEN 'REMAJA' THEN (v_isi->>'bunga_hitung')::bigint
    WHEN 'TEBUS' THEN (v_isi->>'bayar')::bigint - (v_isi->>'pokok')::bigint
    ELSE least(greatest((v_isi->>'bayar')::bigint - (v_isi->>'pokok')::bigint
      - (v_isi->>'biaya_lelang')::bigint, 0), (v_isi->>'bunga_hitung')::bigint) END $$;

-- What an auction brought above the debt and nobody fetched yet.
CREATE OR REPLACE FUNCTION kelebihan_hutang(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT j.saldo FROM saldo_janji j JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = j.id
  WHERE j.kode_toko = v_toko AND j.id = v_id AND s.status = 'LELANG' AND j.saldo > 0 $$;

-- The loan that renewed this one.
CREATE OR REPLACE FUNCTION lanjutan_hutang(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.id_asal = v_id AND d.jenis = 'HUTANG' AND d.prefix = 'HT'
    AND s.status <> 'BATAL' ORDER BY d.saat DESC LIMIT 1 $$;

-- Past its day and not redeemed, or sold with something left for its owner.
CREATE OR REPLACE FUNCTION siap_lelang(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.status IN ('AKTIF', 'DITAHAN') AND (d.isi->>'jatuh_tempo')::date < t.tgl_system
    OR kelebihan_hutang(v_toko, v_id) IS NOT NULL
  FROM toko t JOIN dokumen d ON d.kode_toko = t.kode_toko AND d.id = v_id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = v_id WHERE t.kode_toko = v_toko $$;

-- What was lent in these days, and not taken back. A renewal lends nothing.
CREATE OR REPLACE FUNCTION dipinjamkan(v_toko text, v_awal date, v_akhir date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum((d.isi->>'pokok')::bigint), 0)::bigint
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.jenis = 'HUTANG' AND d.prefix = 'HT' AND d.id_asal IS NULL
    AND d.tgl_system BETWEEN v_awal AND v_akhir AND s.status NOT IN ('OPEN', 'BATAL') $$;

-- What this user has lent that day, nobody else having agreed; what was withdrawn or taken back does
-- not count.
CREATE OR REPLACE FUNCTION sendiri_pinjam(v_toko text, v_user text, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(sum((d.isi->>'pokok')::bigint), 0)::bigint FROM dokumen d
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id AND s.status <> 'BATAL'
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.versi = 1
    JOIN posting p ON p.kode_toko = v_toko AND p.id = t.id_posting
      AND NOT coalesce(p.otorisasi, '[]') @? '$[*] ? (@.kategori == "HUTANG_BESAR")'
  WHERE d.kode_toko = v_toko AND d.jenis = 'HUTANG' AND d.prefix = 'HT' AND d.id_asal IS NULL
    AND d.tgl_system = v_tgl AND d.input_by = v_user $$;

CREATE OR REPLACE FUNCTION halangan_tutup_hutang_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT k FROM kwitansi_menunggu(v_toko, v_tgl, 'KWITANSI_HUTANG') k $$;

-- Loans that run and are past their day; those that are lent more on than the shop would today.
CREATE OR REPLACE FUNCTION perhatian_tutup_hutang_tempo(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status = 'AKTIF'
    AND (d.isi->>'jatuh_tempo')::date < v_tgl
  HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_hutang_ltv(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status = 'AKTIF'
    AND ltv_hutang(v_toko, s.id) > angka_parameter(v_toko, 'HUTANG_LTV_BATAS', 8500)
  HAVING count(*) > 0 $$;

-- Loans that run, of which more is lent than the limit of what they are worth: at the price of fine
-- gold of now, and at that which is tried; rupiah: their principals. The deepest below are named.
CREATE OR REPLACE FUNCTION sentuh_harga_hutang(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH batas AS MATERIALIZED (
    SELECT angka_parameter(v_toko, 'HUTANG_LTV_BATAS', 8500) AS ltv),
  nilai AS (SELECT d.nomor, (d.isi->>'pokok')::bigint AS pokok,
      nilai_emas_jaminan(d.isi, (minta->>'emas_lama')::bigint) AS lama,
      nilai_emas_jaminan(d.isi, (minta->>'emas_baru')::bigint) AS baru
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status <> 'VALID'
      AND s.status IN ('AKTIF', 'DITAHAN')),
  lewat AS (SELECT nomor, pokok, lama > 0 AND pokok * 10000.0 > lama * ltv AS lama,
      baru > 0 AND pokok * 10000.0 > baru * ltv AS baru, pokok - baru * ltv / 10000.0 AS kurang
    FROM batas, nilai)
  SELECT jsonb_build_object('jumlah_lama', count(*) FILTER (WHERE lama),
    'jumlah', count(*) FILTER (WHERE baru),
    'rupiah_lama', coalesce(sum(pokok) FILTER (WHERE lama), 0),
    'rupiah', coalesce(sum(pokok) FILTER (WHERE baru), 0),
    'nomor', coalesce((array_agg(nomor ORDER BY kurang DESC, nomor) FILTER (WHERE baru))[1:5],
      '{}')) FROM lewat $$;

-- What is lent, and the gold that secures it: of loans that run.
CREATE OR REPLACE FUNCTION saldo_pinjaman(v_toko text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum((d.isi->>'pokok')::bigint), 0)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status IN ('AKTIF', 'DITAHAN') $$;
CREATE OR REPLACE FUNCTION audit_jaminan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Neraca gram JAMINAN %s mg, menurut hutang %s mg', g.kotor, s.kotor)
  FROM (SELECT coalesce(sum(kotor), 0) AS kotor FROM gram
      WHERE kode_toko = v_toko AND akun = 'JAMINAN') g,
    (SELECT coalesce(sum((d.isi->>'berat')::bigint), 0) AS kotor
      FROM status_dokumen o JOIN dokumen d ON d.kode_toko = v_toko AND d.id = o.id
      WHERE o.kode_toko = v_toko AND o.jenis = 'HUTANG' AND o.status IN ('AKTIF', 'DITAHAN')) s
  WHERE g.kotor <> s.kotor $$;

CREATE OR REPLACE FUNCTION toko_baru_hutang(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '1122', 'Piutang Pinjaman', 'HARTA'), (v_toko, '4107', 'Pendapatan Bunga', 'PENDAPATAN'),
    (v_toko, '4108', 'Pendapatan Administrasi Pinjaman', 'PENDAPATAN'),
    (v_toko, '5108', 'Rugi Lelang', 'BIAYA'), (v_toko, '6110', 'Biaya Lelang', 'BIAYA')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'HUTANG', 'HUTANG', v.* FROM (VALUES
    ('UANG_MUKA', 'KREDIT', '2104'), ('PINJAMAN', 'DEBET', '1122'), ('BUNGA', 'KREDIT', '4107'),
    ('BIAYA', 'KREDIT', '4108'), ('RUGI', 'DEBET', '5108'), ('BIAYA_LELANG', 'DEBET', '6110'))
    AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

-- What a person has of it, for his page.
CREATE OR REPLACE FUNCTION profil_hutang(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('baris', jsonb_agg(to_jsonb(j) || jsonb_build_object('rp', CASE WHEN j.status IN ('AKTIF', 'DITAHAN')
    THEN tebus_hutang(v_toko, j.id) END)))
  FROM janji_profil(v_toko, v_id, 'HUTANG') j HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION aturan_hutang, bunga_diterima, bunga_hutang, dipinjamkan, harga_murni_pada, hutang_pada,
  kelebihan_hutang, lanjutan_hutang, ltv_hutang, nilai_emas_jaminan, nilai_jaminan,
  plafond_jaminan, sendiri_pinjam, siap_lelang, tebus_hutang TO kencana_app;

-- A line of home: loans that run and fall due today.
CREATE OR REPLACE FUNCTION pagi_hutang_tempo(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'pokok', sum((d.isi->>'pokok')::bigint))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status = 'AKTIF'
    AND (d.isi->>'jatuh_tempo')::date = v_tgl
  HAVING count(*) > 0 $$;

-- What is said by itself (docs/adr/0331): a loan falls due within three days, and
-- today.
CREATE OR REPLACE FUNCTION pesan_otomatis_hutang_tempo(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', d.nomor, d.isi->>'jatuh_tempo', (d.isi->>'jatuh_tempo')::date = v_hari),
    c.no_hp, jsonb_build_object('nama', coalesce(c.nama_customer, 'Bapak/Ibu'), 'nomor', d.nomor,
      'barang', d.isi->>'nama_barang', 'tanggal', to_char((d.isi->>'jatuh_tempo')::date, 'DD/MM/YYYY'),
      'jumlah', rupiah_pesan(tebus_hutang(v_toko, d.id)))
  FROM toko t JOIN status_dokumen s ON s.kode_toko = t.kode_toko
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = (d.isi->>'id_pelanggan')::uuid
      AND c.dihapus_pada IS NULL
  WHERE t.kode_toko = v_toko AND s.jenis = 'HUTANG' AND s.status = 'AKTIF'
    AND (d.isi->>'jatuh_tempo')::date - v_hari BETWEEN 0 AND 3 $$;

-- What the debtor signs. The fee, what he got, the fewest days and what he redeems with came later.
CREATE OR REPLACE FUNCTION kata_baru_tanda_hutang() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['Biaya Administrasi', 'Uang Diterima Customer', 'Hari Paling Sedikit',
    'Tebus Saat Jatuh Tempo'] $$;
CREATE OR REPLACE FUNCTION isi_tanda_hutang(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    jsonb_build_object('kata', 'Jaminan', 'teks', coalesce((SELECT string_agg(j->>'nama_barang', ', ')
      FROM jsonb_array_elements(i->'jaminan') j), i->>'nama_barang')),
    jsonb_build_object('kata', 'Berat', 'berat', i->'berat'),
    jsonb_build_object('kata', 'No Segel', 'teks', i->>'no_segel'),
    jsonb_build_object('kata', 'Pokok Pinjaman', 'rupiah', i->'pokok'),
    jsonb_build_object('kata', 'Biaya Administrasi', 'rupiah', i->'biaya'),
    jsonb_build_object('kata', 'Uang Diterima Customer', 'rupiah',
      CASE WHEN i->>'asal' IS NULL THEN (i->>'pokok')::bigint - (i->>'biaya')::bigint END),
    jsonb_build_object('kata', 'Bunga Per Hari', 'rupiah', i->'bunga_rp'),
    jsonb_build_object('kata', 'Hari Paling Sedikit', 'teks', i->>'hari_minimum'),
    jsonb_build_object('kata', 'Jatuh Tempo', 'tanggal', i->>'jatuh_tempo'),
    -- What it is redeemed with on that day, as tebusPada reckons it.
    jsonb_build_object('kata', 'Tebus Saat Jatuh Tempo', 'rupiah', (i->>'pokok')::bigint
      + (i->>'bunga_rp')::bigint * greatest((i->>'jatuh_tempo')::date - (i->>'tgl_hutang')::date,
        (i->>'hari_minimum')::int)))
  FROM isi_dokumen(v_toko, v_id) i $$;
