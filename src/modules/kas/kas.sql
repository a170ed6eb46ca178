CREATE OR REPLACE FUNCTION baca_kas(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_kas_v1(b), E'\n' ORDER BY n) FROM kas b
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_kas_v1(b kas) RETURNS text LANGUAGE sql STABLE AS $$ SELECT b::text $$;

-- One drawer holds more or less by v_selisih; it cannot pay out what it does not hold.
CREATE OR REPLACE FUNCTION ubah_laci(k konteks, v_laci text, v_selisih bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_saldo bigint;
BEGIN
  UPDATE saldo_laci SET saldo = saldo + v_selisih
  WHERE kode_toko = k.toko AND laci = v_laci AND saldo + v_selisih >= 0;
  IF FOUND THEN RETURN; END IF;
  IF v_selisih < 0 THEN
    SELECT saldo INTO v_saldo FROM saldo_laci WHERE kode_toko = k.toko AND laci = v_laci;
    PERFORM tolak('KN009', 'laci_tidak_cukup', jsonb_build_object('laci', v_laci,
      'keluar', -v_selisih, 'saldo', coalesce(v_saldo, 0)));
  END IF;
  INSERT INTO saldo_laci AS s VALUES (k.toko, v_laci, v_selisih)
  ON CONFLICT (kode_toko, laci) DO UPDATE SET saldo = s.saldo + excluded.saldo;
END $$;

-- [{id_dokumen, id_group, kategori, jenis, no_rekening, user_id, laci, jumlah_in, jumlah_out, fee,
-- no_ref, keterangan}]. Give it late: a drawer is a hot row. A drawer is moved once, by what
-- remains of the whole list; several (a handover) in the order of their names.
CREATE OR REPLACE FUNCTION tulis_kas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_laci text; v_akhir text; v_selisih bigint; v_naskah text;
BEGIN
  WITH baru AS (
    INSERT INTO kas SELECT k.toko, k.id_posting, r.ordinality, r.id_dokumen, r.id_group, r.kategori,
      r.jenis, r.no_rekening, r.user_id, r.laci, coalesce(r.jumlah_in, 0), coalesce(r.jumlah_out, 0),
      coalesce(r.fee, 0), r.no_ref, r.keterangan, k.tgl
    FROM jsonb_populate_recordset(NULL::kas, isi) WITH ORDINALITY AS r
    RETURNING naskah_kas_v1(kas) AS naskah, CASE WHEN jenis = 'CASH' THEN laci END AS laci,
      CASE WHEN jenis = 'CASH' THEN jumlah_in - jumlah_out END AS selisih)
  SELECT string_agg(naskah, E'\n'), min(laci), max(laci), sum(selisih)
  INTO v_naskah, v_laci, v_akhir, v_selisih FROM baru;
  IF v_laci <> v_akhir THEN
    FOR v_laci, v_selisih IN SELECT b.laci, sum(b.jumlah_in - b.jumlah_out) FROM kas b
        WHERE b.kode_toko = k.toko AND b.id_posting = k.id_posting AND b.jenis = 'CASH'
        GROUP BY b.laci ORDER BY b.laci COLLATE "C" LOOP
      PERFORM ubah_laci(k, v_laci, v_selisih);
    END LOOP;
  ELSIF v_laci IS NOT NULL THEN
    PERFORM ubah_laci(k, v_laci, v_selisih);
  END IF;
  RETURN v_naskah;
END $$;

-- minta: {kode_transaksi or null, laci: [..]}. akun: trx -> type -> kode_akun -> nomor_akun.
CREATE OR REPLACE FUNCTION muat_kas(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object(
    'transaksi', (SELECT jsonb_build_object('jenis_transaksi', jenis_transaksi, 'nomor_akun',
        nomor_akun) FROM kode_transaksi
      WHERE kode_toko = v_toko AND kode_transaksi = minta->>'kode_transaksi'),
    'saldo', (SELECT coalesce(jsonb_object_agg(laci, saldo), '{}') FROM saldo_laci
      WHERE kode_toko = v_toko AND laci IN (SELECT jsonb_array_elements_text(minta->'laci'))),
    'akun', jsonb_build_object(
      'KAS_MASUK', akun_dari(v_toko, 'KAS', 'KAS_MASUK'),
      'KAS_KELUAR', akun_dari(v_toko, 'KAS', 'KAS_KELUAR'),
      'SETORAN', akun_dari(v_toko, 'KAS', 'SETORAN'),
      'PEMBAYARAN', akun_dari(v_toko, 'PENJUALAN', 'PEMBAYARAN'),
      'SELISIH_KAS', akun_dari(v_toko, 'KAS', 'SELISIH_KAS'),
      'SALDO_AWAL_KAS', akun_dari(v_toko, 'SALDO AWAL', 'KAS'),
      'SALDO_AWAL_BANK', akun_dari(v_toko, 'SALDO AWAL', 'BANK'))) $$;

-- A drawer still holds what was counted against: [{laci, saldo}].
CREATE OR REPLACE FUNCTION periksa_laci(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record; v_saldo bigint;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS r(laci text, saldo bigint)
      ORDER BY laci COLLATE "C" LOOP
    SELECT saldo INTO v_saldo FROM saldo_laci WHERE kode_toko = k.toko AND laci = r.laci FOR UPDATE;
    IF coalesce(v_saldo, 0) <> r.saldo THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'saldo_laci', 'kunci', r.laci,
        'saldo', coalesce(v_saldo, 0)));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION audit_saldo_laci(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Laci %s: saldo %s, menurut buku kas %s', coalesce(s.laci, k.laci), s.saldo, k.saldo)
  FROM (SELECT laci, sum(jumlah_in - jumlah_out) AS saldo FROM kas
      WHERE kode_toko = v_toko AND jenis = 'CASH' GROUP BY laci) k
    FULL JOIN (SELECT * FROM saldo_laci WHERE kode_toko = v_toko) s ON s.laci = k.laci
  WHERE coalesce(s.saldo, 0) <> coalesce(k.saldo, 0) LIMIT 1 $$;

-- Money that came in for a group is what its valid sales come to, less its valid purchases. A
-- deposit pays a visit as money does, and so do points, which are taken while it waits.
CREATE OR REPLACE FUNCTION audit_kas_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH nota AS (
    SELECT id_group, sum(jumlah) AS jumlah FROM (
      SELECT id, id_group, harga_total AS jumlah FROM penjualan WHERE kode_toko = v_toko
      UNION ALL SELECT id, id_group, -harga_total FROM pembelian WHERE kode_toko = v_toko) n
    WHERE (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = n.id) = 'VALID'
    GROUP BY id_group),
  uang AS (
    SELECT id_group, sum(jumlah) AS jumlah FROM (
      SELECT id_group, jumlah_in - jumlah_out AS jumlah FROM kas
      WHERE kode_toko = v_toko AND id_group IS NOT NULL
      UNION ALL SELECT id_group, jumlah FROM bayar_sendiri(v_toko)) u GROUP BY id_group)
  SELECT format('Group %s: kas dan titipan mencatat %s, nota yang valid berjumlah %s',
    coalesce(k.id_group, n.id_group), coalesce(k.jumlah, 0), coalesce(n.jumlah, 0))
  FROM uang k FULL JOIN nota n ON n.id_group = k.id_group
  WHERE coalesce(k.jumlah, 0) <> coalesce(n.jumlah, 0) LIMIT 1 $$;

-- The accounts with a book, as the map has them or ever had them: what was posted stays where it
-- is. What is no balance, but income or cost, is none. ROWS: what a recursion over them takes is
-- reserved by the planner's guess, and that of a function, 1000, made each comparison take 230 ms.
CREATE OR REPLACE FUNCTION akun_kendali(v_toko text) RETURNS TABLE (nomor_akun text, buku text)
LANGUAGE sql STABLE ROWS 30 SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT DISTINCT p.nomor, buku_akun(p.trx, p.type, p.kode)
  FROM (SELECT trx, type, kode_akun AS kode, nomor_akun AS nomor FROM para_akun_transaksi
      WHERE kode_toko = v_toko
      UNION SELECT r->>'trx', r->>'type', r->>'kode_akun', r->>'nomor_akun'
      FROM riwayat_master m, unnest(ARRAY[m.sebelum, m.sesudah]) AS r
      WHERE m.kode_toko = v_toko AND m.tabel = 'para_akun_transaksi') p
    LEFT JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = p.nomor
  WHERE coalesce(a.jenis_akun, 'HARTA') IN ('HARTA', 'HUTANG')
    AND buku_akun(p.trx, p.type, p.kode) IS NOT NULL $$;

-- The same for sums: an account that stands for several books (cards and bank may share one) is told under
-- one of them.
CREATE OR REPLACE FUNCTION akun_sebuku(v_toko text) RETURNS TABLE (nomor_akun text, buku text)
LANGUAGE sql STABLE ROWS 30 AS $$
  SELECT k.nomor_akun, min(k.buku COLLATE "C") FROM akun_kendali(v_toko) k GROUP BY 1 $$;

-- What this user has paid out of his drawer or an account that day by a transaction code, or given back
-- in cash of what a promise was paid too much, nobody else having agreed to money that goes out; what was
-- cancelled since does not count. Who agreed that goods go without their paper agreed to no money.
CREATE OR REPLACE FUNCTION sendiri_uang_keluar(v_toko text, v_user text, v_tgl date) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(sum(k.jumlah_out), 0)::bigint FROM kas k
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_dokumen
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
      AND (d.jenis IN ('UANG_KAS', 'UANG_BANK') AND s.status = 'VALID'
        OR d.jenis IN ('SERVICE', 'PESANAN', 'CICILAN') AND k.jenis = 'CASH')
    JOIN posting p ON p.kode_toko = v_toko AND p.id = k.id_posting
      AND NOT EXISTS (SELECT FROM jsonb_array_elements(coalesce(p.otorisasi, '[]')) o
        WHERE d.jenis IN ('UANG_KAS', 'UANG_BANK') OR o->>'kategori' LIKE 'BATAL\_%'
          OR o->>'kategori' IN ('UANG_KELUAR', 'KELEBIHAN_LELANG'))
  WHERE k.kode_toko = v_toko AND k.user_id = v_user AND k.tgl_system = v_tgl $$;

-- Every transaction code there ever was, under its last name: a figure of old days needs no row
-- of today.
CREATE OR REPLACE FUNCTION kode_transaksi_pernah(v_toko text)
RETURNS TABLE (kode_transaksi text, nama_transaksi text, jenis_transaksi text)
LANGUAGE sql STABLE AS $$
  SELECT k.kode_transaksi, k.nama_transaksi, k.jenis_transaksi
  FROM kode_transaksi k WHERE k.kode_toko = v_toko
  UNION ALL
  SELECT * FROM (SELECT DISTINCT ON (r.kunci) r.kunci,
      coalesce(r.sesudah, r.sebelum)->>'nama_transaksi',
      coalesce(r.sesudah, r.sebelum)->>'jenis_transaksi'
    FROM riwayat_master r WHERE r.kode_toko = v_toko AND r.tabel = 'kode_transaksi'
      AND NOT EXISTS (SELECT FROM kode_transaksi k
        WHERE k.kode_toko = v_toko AND k.kode_transaksi = r.kunci)
    ORDER BY r.kunci, r.saat DESC) lama $$;

-- The counts of a day.
CREATE OR REPLACE FUNCTION hitungan_laci(v_toko text, v_tgl date)
RETURNS TABLE (laci text, nomor text, oleh text, isi jsonb) LANGUAGE sql STABLE AS $$
  SELECT coalesce(d.isi->>'laci', d.input_by), d.nomor, d.input_by, d.isi FROM dokumen d
  WHERE d.kode_toko = v_toko AND d.jenis = 'LACI' AND d.prefix = 'LC' AND d.tgl_system = v_tgl
    AND d.isi ? 'pecahan' $$;

-- Whether a drawer or the safe was counted that day, or is not counted here: before that nobody is
-- told what it should hold, for a count is blind.
CREATE OR REPLACE FUNCTION laci_terhitung(v_toko text, v_laci text, v_tgl date) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT v_laci = 'BRANKAS' AND NOT modul_nyala(v_toko, 'HITUNG_BRANKAS_MODULE', true)
    OR EXISTS (SELECT FROM hitungan_laci(v_toko, v_tgl) h WHERE h.laci = v_laci) $$;

-- The safe holds money that nobody has counted that day, where the shop wants it counted.
CREATE OR REPLACE FUNCTION perhatian_tutup_uang_brankas(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('saldo', saldo) FROM saldo_laci
  WHERE kode_toko = v_toko AND laci = 'BRANKAS' AND saldo > 0
    AND NOT laci_terhitung(v_toko, 'BRANKAS', v_tgl) $$;

GRANT EXECUTE ON FUNCTION akun_kendali, hitungan_laci, kode_transaksi_pernah, laci_terhitung, muat_kas,
  sendiri_uang_keluar TO kencana_app;

CREATE OR REPLACE FUNCTION tinjau_kas(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('jenis', jenis, 'tempat', coalesce(no_rekening, laci),
    'jumlah_in', jumlah_in, 'jumlah_out', jumlah_out) ORDER BY n)
  FROM kas WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- Lines of home: whether money went through a person's drawer today, not how much lies there, for a
-- count is blind; a drawer without any; and for those who keep the safe, what all of them hold.
CREATE OR REPLACE FUNCTION pagi_laci(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM kas
  WHERE kode_toko = v_toko AND tgl_system = v_tgl AND jenis = 'CASH' AND laci = v_user
  HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION pagi_laci_kosong(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT '{}'::jsonb WHERE NOT EXISTS (SELECT FROM saldo_laci
      WHERE kode_toko = v_toko AND laci = v_user AND saldo > 0)
    AND NOT EXISTS (SELECT FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND jenis = 'CASH' AND laci = v_user) $$;
CREATE OR REPLACE FUNCTION pagi_laci_lama(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT '{}'::jsonb FROM saldo_laci WHERE kode_toko = v_toko AND laci = v_user AND saldo > 0
    AND NOT EXISTS (SELECT FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND jenis = 'CASH' AND laci = v_user) $$;
CREATE OR REPLACE FUNCTION pagi_uang(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'brankas', coalesce(sum(saldo) FILTER (WHERE laci = 'BRANKAS'), 0)::bigint,
    'laci', coalesce(sum(saldo) FILTER (WHERE laci <> 'BRANKAS'), 0)::bigint)
  FROM saldo_laci WHERE kode_toko = v_toko HAVING sum(saldo) <> 0 $$;
