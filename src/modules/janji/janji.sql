-- What waits for the cashier at the end of a day, of one kind: the closing of each kind asks here.
CREATE OR REPLACE FUNCTION kwitansi_menunggu(v_toko text, v_tgl date, v_jenis text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = 'OPEN' AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;

-- Promises of one kind as they stand, by number or id: {nomor: [..]} or {id: [..]}. Its money as the
-- cash book has it, and the payment that waits for the cashier.
CREATE OR REPLACE FUNCTION muat_janji(v_toko text, v_jenis text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'versi', s.versi, 'tgl_system', d.tgl_system, 'saat', d.saat, 'input_by', d.input_by,
    'isi', isi_dokumen(v_toko, d.id), 'saldo', coalesce(l.saldo, 0),
    'pajak', coalesce(l.pajak, 0), 'dasar', dasar_janji(v_toko, d.id), 'lama', dasar_lama(v_toko, d.id),
    'kas', kas_janji(v_toko, d.id), 'akun', akun_janji(v_toko, v_jenis),
    'menunggu', kwitansi_janji(v_toko, d.id), 'masuk', uang_janji(v_toko, d.id),
    'barang', barang_janji(v_toko, d.id, d.isi->>'kode_barcode')) ORDER BY d.nomor), '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN saldo_janji l ON l.kode_toko = v_toko AND l.id = d.id
  WHERE d.kode_toko = v_toko AND d.jenis = v_jenis
    AND (d.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor')))
      OR d.id = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'id'))::uuid[])) $$;

-- The piece of our stock that a promise holds, with where it lay before its last move.
CREATE OR REPLACE FUNCTION barang_janji(v_toko text, v_id uuid, v_barcode text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
    'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'id_pemegang', b.id_pemegang,
    'berat', b.berat, 'murni', b.murni, 'harga_pokok', b.harga_pokok, 'kadar', b.kadar,
    'dari_gudang', g.dari_gudang, 'dari_baki', g.dari_baki)
  FROM barang b LEFT JOIN LATERAL (SELECT dari_gudang, dari_baki FROM gerak_barang
    WHERE kode_toko = v_toko AND kode_barcode = v_barcode ORDER BY versi DESC LIMIT 1) g ON true
  WHERE b.kode_toko = v_toko AND b.kode_barcode = v_barcode AND b.id_pemegang = v_id $$;

-- What came for a promise day by day, less what went back. A payment's day is that of its document,
-- on which the customer was there, whenever the cashier takes it.
CREATE OR REPLACE FUNCTION uang_janji(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('tgl', tgl_system, 'jumlah', jumlah)
    ORDER BY tgl_system), '[]')
  FROM (SELECT coalesce(q.tgl_system, j.tgl_system) AS tgl_system,
      sum(j.jumlah)::bigint AS jumlah
    FROM janji_uang j LEFT JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = j.id_dokumen
    WHERE j.kode_toko = v_toko AND j.id_janji = v_id AND j.jenis NOT IN ('PAKAI', 'PINDAH')
    GROUP BY 1) u $$;

-- What was held for a promise when this payment came: of one that waits, what is held now. What went
-- back later does not change it.
CREATE OR REPLACE FUNCTION dibayar_sebelum(v_toko text, q kwitansi) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(u.jumlah), 0)::bigint FROM janji_uang u
  WHERE u.kode_toko = v_toko AND u.id_janji = q.id_janji
    AND (urut_posting(v_toko, u.id_posting) < (SELECT min(urut_posting(v_toko, t.id_posting))
      FROM janji_uang t WHERE t.kode_toko = v_toko AND t.id_janji = q.id_janji AND t.id_dokumen = q.id)) IS NOT false $$;

-- Payments of one kind: by their numbers ({nomor: [..]}), or all that wait ({}), oldest first.
CREATE OR REPLACE FUNCTION muat_kwitansi(v_toko text, v_jenis text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'versi', s.versi, 'tgl_system', d.tgl_system, 'saat', d.saat, 'input_by', d.input_by,
    'jenis', q.jenis, 'jumlah', q.jumlah, 'id_janji', q.id_janji, 'no_janji', j.nomor, 'status_janji', sj.status, 'kode_sales', j.isi->>'kode_sales',
    'isi', isi_dokumen(v_toko, j.id), 'nama_customer', coalesce(c.nama_customer, ''),
    'no_hp', coalesce(c.no_hp, ''), 'pembayaran', bayar_terakhir(v_toko, d.id),
    'sebelum', dibayar_sebelum(v_toko, q))
    ORDER BY d.saat, d.nomor), '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = d.id
    JOIN dokumen j ON j.kode_toko = v_toko AND j.id = q.id_janji
    JOIN status_dokumen sj ON sj.kode_toko = v_toko AND sj.id = j.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko
      AND c.id = coalesce(d.isi->>'id_pelanggan', j.isi->>'id_pelanggan')::uuid
  WHERE d.kode_toko = v_toko AND d.jenis = v_jenis AND CASE WHEN minta ? 'nomor'
    THEN d.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor')))
    ELSE s.status = 'OPEN' END $$;

-- Promises of one kind that came into this state, and stand in it: what they weighed, what they cost.
CREATE OR REPLACE FUNCTION harian_janji(v_toko text, v_jenis text, v_status text, v_awal date,
  v_akhir date) RETURNS TABLE (tgl_system date, saat timestamptz, input_by text, nota int, qty int,
  berat bigint, total bigint) LANGUAGE sql STABLE AS $$
  SELECT s.tgl_system, t.saat, d.input_by, 1, 1,
    coalesce(i.isi->>'berat_masuk', i.isi->>'berat_jadi', '0')::bigint,
    (i.isi->>'biaya')::bigint
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = s.id AND t.versi = s.versi,
    LATERAL (SELECT isi_dokumen(v_toko, s.id) AS isi) i
  WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = v_status AND s.status <> 'VALID'
    AND s.tgl_system BETWEEN v_awal AND v_akhir $$;

-- Promises of one kind that were made in these days (none given: all), with what is frozen in them
-- and whom they name, who may be forgotten.
CREATE OR REPLACE FUNCTION isi_janji(v_toko text, v_jenis text, v_awal date, v_akhir date)
RETURNS TABLE (id uuid, nomor text, tgl_system date, saat timestamptz, input_by text, status text,
  isi jsonb, nama_customer text, no_hp text) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.tgl_system, d.saat, d.input_by, s.status, isi_dokumen(v_toko, d.id),
    coalesce(c.nama_customer, ''), coalesce(c.no_hp, '')
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.dihapus_pada IS NULL
      AND c.id = (d.isi->>'id_pelanggan')::uuid
  WHERE d.kode_toko = v_toko AND d.jenis = v_jenis
    AND d.prefix = ANY (ARRAY['SV', 'PS', 'HT', 'CL', 'PO'])
    AND (v_awal IS NULL OR d.tgl_system >= v_awal) AND (v_akhir IS NULL OR d.tgl_system <= v_akhir) $$;

-- Of these promises the same money is held as was read, and the same payment waits, or none:
-- [{id, saldo, menunggu}]. Whoever asks for money for one waits for the others who do.
CREATE OR REPLACE FUNCTION periksa_janji(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_nomor text;
BEGIN
  PERFORM FROM status_dokumen s WHERE s.kode_toko = k.toko
    AND s.id IN (SELECT id FROM jsonb_to_recordset(isi) AS j(id uuid)) ORDER BY s.id FOR UPDATE;
  SELECT d.nomor INTO v_nomor
  FROM jsonb_to_recordset(isi) AS j(id uuid, saldo bigint, menunggu text)
    JOIN dokumen d ON d.kode_toko = k.toko AND d.id = j.id
  WHERE (coalesce((SELECT saldo FROM saldo_janji s WHERE s.kode_toko = k.toko AND s.id = j.id), 0),
    kwitansi_janji(k.toko, j.id)) IS DISTINCT FROM (j.saldo, j.menunggu) LIMIT 1;
  IF v_nomor IS NOT NULL THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'janji_uang', 'nomor', v_nomor));
  END IF;
  RETURN NULL;
END $$;

-- The payment of a promise that waits for the cashier.
CREATE OR REPLACE FUNCTION kwitansi_janji(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT w.nomor FROM kwitansi q
    JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = q.id AND o.status = 'OPEN'
    JOIN dokumen w ON w.kode_toko = v_toko AND w.id = q.id
  WHERE q.kode_toko = v_toko AND q.id_janji = v_id LIMIT 1 $$;

-- The payment that came for a promise after this command last led it on, and stands.
CREATE OR REPLACE FUNCTION kwitansi_sesudah(v_toko text, v_id uuid, v_perintah text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT d.nomor FROM janji_uang u
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = u.id_dokumen AND s.status = 'VALID'
    JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = u.id_dokumen
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_dokumen
  WHERE u.kode_toko = v_toko AND u.id_janji = v_id
    -- Of several pieces some are finished before others: what came after the first of the day counts.
    AND urut_posting(v_toko, u.id_posting) > (SELECT min(urut_posting(v_toko, t.id_posting))
      FROM transisi t JOIN toko k ON k.kode_toko = v_toko AND k.tgl_system = t.tgl_system
      WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id AND t.perintah = v_perintah
        AND NOT EXISTS (SELECT FROM transisi b WHERE b.kode_toko = v_toko AND b.id_dokumen = v_id
          AND b.versi > t.versi AND b.perintah = replace(v_perintah, '/selesai', '/batal-selesai')))
  ORDER BY urut_posting(v_toko, u.id_posting) DESC LIMIT 1 $$;

-- What the list of payments shows of one.
CREATE OR REPLACE FUNCTION customer_kwitansi(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(c.nama_customer, '') FROM kwitansi q
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = q.id
    JOIN dokumen j ON j.kode_toko = v_toko AND j.id = q.id_janji
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko
      AND c.id = coalesce(d.isi->>'id_pelanggan', j.isi->>'id_pelanggan')::uuid
  WHERE q.kode_toko = v_toko AND q.id = v_id $$;
CREATE OR REPLACE FUNCTION janji_kwitansi(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT j.nomor FROM kwitansi q JOIN dokumen j ON j.kode_toko = v_toko AND j.id = q.id_janji
  WHERE q.kode_toko = v_toko AND q.id = v_id $$;
CREATE OR REPLACE FUNCTION jenis_kwitansi(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jenis FROM kwitansi WHERE kode_toko = v_toko AND id = v_id $$;
-- What was lent is below zero.
CREATE OR REPLACE FUNCTION jumlah_kwitansi(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE jenis WHEN 'PINJAM' THEN -jumlah ELSE jumlah END::bigint FROM kwitansi
  WHERE kode_toko = v_toko AND id = v_id $$;

-- The accounts of a kind of promise, of the ways of payment, and of goods that are sold, these by
-- their type: BARANG_EMAS.PENJUALAN.
CREATE OR REPLACE FUNCTION akun_janji(v_toko text, v_jenis text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_object_agg(CASE WHEN trx = 'PENJUALAN' AND type LIKE 'BARANG%'
    THEN type || '.' || kode_akun ELSE kode_akun END, nomor_akun), '{}') FROM para_akun_transaksi
  WHERE kode_toko = v_toko AND (trx = v_jenis OR trx = 'PENJUALAN'
    AND type IN ('PEMBAYARAN', 'BARANG_EMAS', 'BARANG_BERLIAN')) $$;

-- The money of a promise as the cash book has it, in the order it came. With what was taken back.
CREATE OR REPLACE FUNCTION kas_janji(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
    'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
    'jumlah', k.jumlah_in - k.jumlah_out,
    'fee', CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END, 'no_ref', k.no_ref)
    ORDER BY urut_posting(v_toko, k.id_posting), k.n), '[]')
  FROM (SELECT DISTINCT id_posting, id_dokumen FROM janji_uang
      WHERE kode_toko = v_toko AND id_janji = v_id AND jenis NOT IN ('PAKAI', 'PINDAH')) u
    JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting
      AND k.id_dokumen = u.id_dokumen $$;

-- The money of promises on a day, by what it was for; a loan is redeemed, renewed or auctioned.
-- batal: what was taken back, whatever the day of its payment. What is over goes back by the promise
-- itself.
CREATE OR REPLACE FUNCTION rincian_tutup_janji(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH uang AS (SELECT id_dokumen, sum(jumlah_in) AS masuk, sum(jumlah_out) AS keluar
    FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY id_dokumen),
  untuk AS (
    SELECT u.*, q.id_janji, q.jenis, 0 AS batal FROM uang u
      JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = u.id_dokumen
    UNION ALL SELECT u.*, q.id_janji, q.jenis, 1 FROM uang u
      JOIN dokumen b ON b.kode_toko = v_toko AND b.id = u.id_dokumen
      JOIN kwitansi q ON q.kode_toko = v_toko AND q.id = b.id_asal
    UNION ALL SELECT u.*, d.id, 'BATAL', 1 FROM uang u
      JOIN dokumen b ON b.kode_toko = v_toko AND b.id = u.id_dokumen AND b.prefix = 'BT'
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_asal
        AND d.prefix = ANY (ARRAY['SV', 'PS', 'HT', 'CL'])
    UNION ALL SELECT u.*, d.id, 'KEMBALI', 0 FROM uang u
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_dokumen
        AND d.prefix = ANY (ARRAY['SV', 'PS', 'HT', 'CL']))
  SELECT jsonb_agg(to_jsonb(r)) FROM (
    SELECT d.jenis || '/' || CASE WHEN d.jenis = 'HUTANG' AND u.jenis = 'LUNAS'
        THEN i.isi->>'cara' ELSE u.jenis END AS uraian,
      sum(coalesce(i.isi->>'berat_masuk', i.isi->>'berat_jadi', i.isi->>'berat')::bigint) AS berat,
      sum(u.masuk) AS masuk, sum(u.keluar) AS keluar, sum(1 - u.batal) AS nota,
      sum(u.batal) AS batal
    FROM untuk u JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_janji,
      LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i GROUP BY 1) r $$;

-- What was paid ahead for a promise: before its work and in parts since, without what settled it.
CREATE OR REPLACE FUNCTION dp_janji(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(q.jumlah), 0)::bigint FROM kwitansi q
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = q.id AND s.status = 'VALID'
  WHERE q.kode_toko = v_toko AND q.id_janji = v_id AND q.jenis IN ('MUKA', 'ANGSUR') $$;

-- What a promise costs and is not paid of yet, while it is in one of these states; below zero the shop
-- owes it.
CREATE OR REPLACE FUNCTION sisa_biaya(v_toko text, v_id uuid, v_terbuka text[]) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.status = ANY (v_terbuka) THEN
    (isi_dokumen(v_toko, v_id)->>'biaya')::bigint - coalesce((SELECT saldo FROM saldo_janji l
      WHERE l.kode_toko = v_toko AND l.id = v_id), 0) ELSE 0 END
  FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = v_id $$;

-- Promises of a kind that are made and wait for their customers, with those that are made for more
-- than so many days: how many, and the numbers of these.
CREATE OR REPLACE FUNCTION janji_siap(v_toko text, v_jenis text, v_tgl date, v_hari int)
RETURNS TABLE (jumlah bigint, lama bigint, nomor text[]) LANGUAGE sql STABLE AS $$
  SELECT count(*), count(*) FILTER (WHERE j.lama),
    coalesce((array_agg(j.nomor ORDER BY j.nomor) FILTER (WHERE j.lama))[1:5], '{}')
  FROM (SELECT d.nomor, (isi_dokumen(v_toko, s.id)->>'tgl_selesai')::date < v_tgl - v_hari AS lama
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = 'SELESAI') j $$;

-- What the closing of a day says of them, and what home says: nothing where there is none.
CREATE OR REPLACE FUNCTION tutup_janji_lama(v_toko text, v_jenis text, v_tgl date, v_hari int)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', j.lama, 'nomor', j.nomor)
  FROM janji_siap(v_toko, v_jenis, v_tgl, v_hari) j WHERE j.lama > 0 $$;
CREATE OR REPLACE FUNCTION janji_siap_pagi(v_toko text, v_jenis text, v_tgl date, v_hari int)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', j.jumlah, 'lama', j.lama, 'hari', v_hari)
  FROM janji_siap(v_toko, v_jenis, v_tgl, v_hari) j WHERE j.jumlah > 0 $$;
-- What the closing says of those that were promised for a day that has passed, and are not made.
CREATE OR REPLACE FUNCTION tutup_janji_telat(v_toko text, v_jenis text, v_status text, v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(j.nomor ORDER BY j.nomor))[1:5])
  FROM (SELECT d.nomor, (isi_dokumen(v_toko, s.id)->>'tgl_janji')::date AS tgl_janji
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = v_status
      AND d.tgl_system <= v_tgl) j
  WHERE j.tgl_janji < v_tgl HAVING count(*) > 0 $$;
-- And of those that were promised for today and are worked on.
CREATE OR REPLACE FUNCTION janji_hari_ini_pagi(v_toko text, v_jenis text, v_status text, v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM status_dokumen s
  WHERE s.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = v_status
    AND (isi_dokumen(v_toko, s.id)->>'tgl_janji')::date = v_tgl
  HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION akun_janji, customer_kwitansi, dp_janji, harian_janji, isi_janji, janji_kwitansi,
  jenis_kwitansi, jumlah_kwitansi, kwitansi_sesudah, muat_janji, muat_kwitansi, sisa_biaya TO kencana_app;

-- Promises of a kind that were finished in the last four days and wait for their customers, as a message to
-- them names them. By the clock: between the day of the shop and the next one lie holidays.
CREATE OR REPLACE FUNCTION pesan_selesai(v_toko text, v_jenis text)
RETURNS TABLE (id uuid, kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  -- Finished a second time, after it was taken back, it is told again.
  SELECT d.id, d.nomor || coalesce((SELECT '#' || count(*) FROM dokumen b WHERE b.kode_toko = v_toko
      AND b.id_asal = d.id AND b.jenis LIKE 'BATAL\_SELESAI\_%' HAVING count(*) > 0), ''), c.no_hp,
    jsonb_build_object('nama', coalesce(c.nama_customer, 'Bapak/Ibu'),
    'nomor', d.nomor, 'barang', coalesce(d.isi->>'nama_barang', 'Barang'))
  FROM toko t JOIN status_dokumen s ON s.kode_toko = t.kode_toko
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = (d.isi->>'id_pelanggan')::uuid
      AND c.dihapus_pada IS NULL
  WHERE t.kode_toko = v_toko AND s.jenis = v_jenis AND s.status = 'SELESAI'
    AND EXISTS (SELECT FROM transisi l WHERE l.kode_toko = v_toko AND l.id_dokumen = s.id
      AND l.ke = 'SELESAI' AND l.dari IS DISTINCT FROM 'SELESAI'
      AND l.saat > waktu_kini() - interval '4 days') $$;
