CREATE OR REPLACE FUNCTION halangan_tutup_cicilan_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT k FROM kwitansi_menunggu(v_toko, v_tgl, 'KWITANSI_CICILAN') k $$;

-- What of a sale is not paid yet, by its day: what came first pays what falls due first.
CREATE OR REPLACE FUNCTION sisa_angsuran(v_toko text, v_id uuid)
RETURNS TABLE (ke int, tgl date, sisa bigint) LANGUAGE sql STABLE AS $$
  SELECT a.ke, a.tgl, least(a.jumlah, a.sampai - a.saldo)
  FROM status_dokumen s, LATERAL (
    SELECT j.ke, j.tgl, j.jumlah, sum(j.jumlah) OVER (ORDER BY j.ke)::bigint AS sampai,
      coalesce((SELECT saldo FROM saldo_janji l WHERE l.kode_toko = v_toko AND l.id = s.id), 0)
        AS saldo
    FROM dokumen d, jsonb_to_recordset(d.isi->'jadwal') AS j(ke int, tgl date, jumlah bigint)
    WHERE d.kode_toko = v_toko AND d.id = s.id) a
  WHERE s.kode_toko = v_toko AND s.id = v_id AND s.status = 'AKTIF' AND a.sampai > a.saldo $$;
CREATE OR REPLACE FUNCTION jatuh_cicilan(v_toko text, v_id uuid) RETURNS date LANGUAGE sql STABLE
AS $$ SELECT min(tgl) FROM sisa_angsuran(v_toko, v_id) $$;

-- Sales of which something fell due before this day and was not paid.
CREATE OR REPLACE FUNCTION tunggakan_cicilan(v_toko text, v_tgl date)
RETURNS TABLE (id uuid, ke int, tgl date, sisa bigint) LANGUAGE sql STABLE AS $$
  SELECT s.id, a.ke, a.tgl, a.sisa FROM status_dokumen s, LATERAL sisa_angsuran(v_toko, s.id) a
  WHERE s.kode_toko = v_toko AND s.jenis = 'CICILAN' AND s.status = 'AKTIF' AND a.tgl < v_tgl $$;

-- Paid off while a piece still left with its last payment (before 0304): when that was. Nothing is
-- held for it, so it can only be said to be over.
CREATE OR REPLACE FUNCTION serah_cicilan(v_toko text, v_id uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT s.tgl_system FROM status_dokumen s
  WHERE s.kode_toko = v_toko AND s.id = v_id AND s.status = 'LUNAS'
    AND NOT EXISTS (SELECT FROM saldo_janji l
      WHERE l.kode_toko = v_toko AND l.id = v_id AND l.saldo <> 0)
    AND dipegang_cicilan(v_toko, v_id) IS NULL $$;

-- The piece that a sale keeps, whether it is paid off or not.
CREATE OR REPLACE FUNCTION dipegang_cicilan(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT b.kode_barcode FROM dokumen d JOIN barang b ON b.kode_toko = v_toko
    AND b.kode_barcode = d.isi->>'kode_barcode' AND b.id_pemegang = v_id AND b.status = 'TITIP'
  WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- In arrears, or auctioned with something left for its customer.
CREATE OR REPLACE FUNCTION lelang_cicilan(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql
STABLE AS $$
  SELECT s.status = 'AKTIF' AND EXISTS (
      SELECT FROM toko k, tunggakan_cicilan(v_toko, k.tgl_system) t
      WHERE k.kode_toko = v_toko AND t.id = v_id)
    OR s.status = 'LELANG' AND EXISTS (
      SELECT FROM saldo_janji WHERE kode_toko = v_toko AND id = v_id AND saldo > 0)
  FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = v_id $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_cicilan_telat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM (SELECT DISTINCT id FROM tunggakan_cicilan(v_toko, v_tgl)) t
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id
  HAVING count(*) > 0 $$;

-- A sale by instalments keeps its piece until it is fetched, and no other sale keeps one. What was
-- paid off before 0304 was handed over at once: nothing is held for it.
CREATE OR REPLACE FUNCTION audit_barang_cicilan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Cicilan %s berstatus %s, barangnya %s %s', d.nomor, s.status, b.kode_barcode,
    b.status)
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = d.isi->>'kode_barcode'
  WHERE s.kode_toko = v_toko AND s.jenis = 'CICILAN'
    AND (s.status = 'AKTIF' OR s.status = 'LUNAS' AND EXISTS (SELECT FROM saldo_janji l
        WHERE l.kode_toko = v_toko AND l.id = s.id AND l.saldo > 0)) <> (b.status = 'TITIP' AND b.id_pemegang = s.id) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION toko_baru_cicilan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '2105', 'Uang Muka Pelanggan', 'HUTANG'),
    (v_toko, '4107', 'Pendapatan Bunga', 'PENDAPATAN'),
    (v_toko, '6110', 'Biaya Lelang', 'BIAYA')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'CICILAN', 'CICILAN', v.* FROM (VALUES
    ('UANG_MUKA', 'KREDIT', '2105'), ('PAJAK', 'KREDIT', '2103'), ('BUNGA', 'KREDIT', '4107'),
    ('BIAYA_LELANG', 'DEBET', '6110')) AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

-- What a person has of it, for his page.
CREATE OR REPLACE FUNCTION profil_cicilan(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('baris', jsonb_agg(to_jsonb(j) || jsonb_build_object('rp', CASE
    WHEN j.status = 'AKTIF' THEN (SELECT sum(a.sisa) FROM sisa_angsuran(v_toko, j.id) a) END)))
  FROM janji_profil(v_toko, v_id, 'CICILAN') j HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION dipegang_cicilan, jatuh_cicilan, lelang_cicilan, serah_cicilan, sisa_angsuran,
  tunggakan_cicilan TO kencana_app;

-- A line of home: instalments that fall due today, and what of them is not paid yet.
CREATE OR REPLACE FUNCTION pagi_angsuran(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'sisa', sum(a.sisa)::bigint)
  FROM status_dokumen s, LATERAL sisa_angsuran(v_toko, s.id) a
  WHERE s.kode_toko = v_toko AND s.jenis = 'CICILAN' AND s.status = 'AKTIF' AND a.tgl = v_tgl
  HAVING count(*) > 0 $$;

-- What is said by itself (docs/adr/0331): an instalment falls due within three days,
-- and today.
CREATE OR REPLACE FUNCTION pesan_otomatis_cicilan_tempo(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', d.nomor, a.ke, a.tgl = v_hari), c.no_hp,
    jsonb_build_object('nama', coalesce(c.nama_customer, 'Bapak/Ibu'), 'nomor', d.nomor,
      'barang', d.isi->>'nama_barang', 'tanggal', to_char(a.tgl, 'DD/MM/YYYY'),
      'jumlah', rupiah_pesan(a.sisa))
  FROM toko t JOIN status_dokumen s ON s.kode_toko = t.kode_toko
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
    LATERAL sisa_angsuran(v_toko, s.id) a
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.dihapus_pada IS NULL
  WHERE t.kode_toko = v_toko AND s.jenis = 'CICILAN' AND s.status = 'AKTIF'
    AND c.id = (d.isi->>'id_pelanggan')::uuid AND a.tgl - v_hari BETWEEN 0 AND 3 $$;
