-- Each account with the books that stand for it, and what the opening balances of these books have
-- booked to it: whatever else was posted with the opening account (debit above zero).
CREATE OR REPLACE FUNCTION akun_awal(v_toko text)
RETURNS TABLE (nomor_akun text, nama_akun text, jenis_akun text, aktif boolean, lawan boolean,
  buku text[], awal bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH lawan AS MATERIALIZED (SELECT DISTINCT p.nomor_akun FROM para_akun_transaksi p
    WHERE p.kode_toko = v_toko AND p.trx = 'SALDO AWAL' AND p.kode_akun = 'LAWAN'),
  pembuka AS MATERIALIZED (SELECT DISTINCT j.id_posting FROM jurnal j
    WHERE j.kode_toko = v_toko AND j.nomor_akun IN (SELECT l.nomor_akun FROM lawan l)),
  awal AS (SELECT j.nomor_akun, sum(j.debit - j.kredit)::bigint AS awal FROM jurnal j
    WHERE j.kode_toko = v_toko AND j.id_posting IN (SELECT id_posting FROM pembuka) GROUP BY 1),
  kendali AS (SELECT k.nomor_akun, array_agg(k.buku ORDER BY k.buku) AS buku
    FROM akun_kendali(v_toko) k GROUP BY 1)
  SELECT a.nomor_akun, a.nama_akun, a.jenis_akun, a.aktif,
    a.nomor_akun IN (SELECT l.nomor_akun FROM lawan l), coalesce(k.buku, '{}'),
    coalesce(w.awal, 0)
  FROM akun a LEFT JOIN kendali k ON k.nomor_akun = a.nomor_akun
    LEFT JOIN awal w ON w.nomor_akun = a.nomor_akun
  WHERE a.kode_toko = v_toko $$;

-- The number of the opening balances that stand.
CREATE OR REPLACE FUNCTION saldo_awal_akun_sah(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT d.nomor FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'SALDO_AWAL_AKUN' AND s.status = 'VALID' LIMIT 1 $$;

CREATE OR REPLACE FUNCTION muat_saldo_awal_akun(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'lawan', akun_dari(v_toko, 'SALDO AWAL', 'AKUN')->>'LAWAN',
    'sudah', saldo_awal_akun_sah(v_toko), 
    'segel', (SELECT tgl_segel FROM rantai WHERE kode_toko = v_toko),
    'pertama', (SELECT least((SELECT min(p.tgl_system) FROM posting p WHERE p.kode_toko = v_toko
        AND p.perintah NOT LIKE 'saldo-awal-akun/%'), t.tgl_system)
      FROM toko t WHERE t.kode_toko = v_toko),
    'akun', (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'lawan' ORDER BY a.nomor_akun), '[]')
      FROM akun_awal(v_toko) a)) $$;

-- None stands, and the books of accounts still hold what was compared: {buku: [{nomor_akun, awal}]}.
CREATE OR REPLACE FUNCTION periksa_saldo_awal_akun(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('saldo awal akun ' || k.toko, 0));
  -- The document itself stands by now: it is the only one.
  IF (SELECT count(*) FROM status_dokumen WHERE kode_toko = k.toko AND jenis = 'SALDO_AWAL_AKUN'
      AND status = 'VALID') > 1 THEN
    PERFORM tolak('KN003', 'saldo_awal_sudah', jsonb_build_object('nomor',
      saldo_awal_akun_sah(k.toko)));
  END IF;
  IF EXISTS (SELECT FROM jsonb_to_recordset(isi->'buku') AS b(nomor_akun text, awal bigint)
      JOIN akun_awal(k.toko) a USING (nomor_akun) WHERE a.awal <> b.awal) THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'jurnal'));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION toko_baru_saldo_awal_akun(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  VALUES (v_toko, 'SALDO AWAL', 'AKUN', 'LAWAN', 'KREDIT', '3901') ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION akun_awal, muat_saldo_awal_akun TO kencana_app;
