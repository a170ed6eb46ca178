CREATE OR REPLACE FUNCTION halangan_tutup_pesanan_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT k FROM kwitansi_menunggu(v_toko, v_tgl, 'KWITANSI_PESANAN') k $$;

-- The pieces of an order by what is frozen in it. One that was frozen before an order could have
-- several is its own piece.
CREATE OR REPLACE FUNCTION barang_pesanan(isi jsonb) RETURNS TABLE (baris int, barang jsonb)
LANGUAGE sql IMMUTABLE AS $$
  SELECT ordinality::int, value
  FROM jsonb_array_elements(coalesce(isi->'barang', jsonb_build_array(isi))) WITH ORDINALITY $$;

-- What the list tells of each piece.
CREATE OR REPLACE FUNCTION daftar_barang_pesanan(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg('{"seperti": null, "berat_kirim": null, "berat_jadi": null, "tgl_selesai": null, "foto_jadi": null,
    "keterangan": null}' || b.barang ORDER BY b.baris)
  FROM barang_pesanan(isi_dokumen(v_toko, v_id)) b $$;
CREATE OR REPLACE FUNCTION belum_jadi_pesanan(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(b.barang || jsonb_build_object('baris', b.baris) ORDER BY b.baris), '[]')
  FROM barang_pesanan(isi_dokumen(v_toko, v_id)) b WHERE NOT b.barang ? 'berat_jadi' $$;

-- What each piece has of a deposit, by its gold (mukaBarang), and how much gold that locks.
CREATE OR REPLACE FUNCTION terkunci_pesanan(isi jsonb, v_muka numeric)
RETURNS TABLE (baris int, barang jsonb, berat numeric, terkunci numeric) LANGUAGE sql IMMUTABLE AS $$
  WITH emas AS (SELECT b.*, (b.barang->>'berat')::numeric AS berat,
      (b.barang->>'harga_gram')::numeric AS harga,
      round((b.barang->>'berat')::numeric * (b.barang->>'harga_gram')::numeric / 1000) AS nilai
    FROM barang_pesanan(isi) b)
  SELECT e.baris, e.barang, e.berat, CASE isi->>'cara_harga' WHEN 'TETAP' THEN
    coalesce(trunc(trunc(v_muka * e.nilai / nullif(sum(e.nilai) OVER (), 0)) * 1000
      / nullif(e.harga, 0)), 0) ELSE 0 END
  FROM emas e $$;

-- What the customer still owes; below zero the shop owes him.
CREATE OR REPLACE FUNCTION sisa_pesanan(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE
AS $$ SELECT sisa_biaya(v_toko, v_id, '{OPEN,VALID,SELESAI}') $$;

-- The gold of pieces that are made and wait for their customer, or for others of their order.
CREATE OR REPLACE FUNCTION audit_gram_pesanan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Neraca gram PESANAN %s mg, menurut pesanan %s mg', g.kotor, s.kotor)
  FROM (SELECT coalesce(sum(kotor), 0) AS kotor FROM gram
      WHERE kode_toko = v_toko AND akun = 'PESANAN') g,
    (SELECT coalesce(sum((b.barang->>'berat_jadi')::bigint), 0) AS kotor
      FROM status_dokumen d, barang_pesanan(isi_dokumen(v_toko, d.id)) b
      WHERE d.kode_toko = v_toko AND d.jenis = 'PESANAN' AND d.status IN ('VALID', 'SELESAI')) s
  WHERE g.kotor <> s.kotor $$;

-- What lies at goldsmiths' for an order (emasPesanan): as it is frozen; of one from before that was, what
-- was sent less what its pieces took.
CREATE OR REPLACE FUNCTION emas_pesanan(isi jsonb, v_status text)
RETURNS TABLE (kode_tukang text, murni bigint, nilai bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM jsonb_to_recordset(isi->'emas_tukang') AS e(kode_tukang text, murni bigint, nilai bigint)
  UNION ALL
  SELECT b.barang->>'kode_tukang', sum(b.kirim - b.pakai)::bigint, sum((b.barang->>'nilai_kirim')::bigint
    - CASE WHEN b.pakai = 0 THEN 0 ELSE round((b.barang->>'nilai_kirim')::numeric * b.pakai / b.kirim)
      END)::bigint
  FROM (SELECT x.barang, (x.barang->>'murni_kirim')::numeric AS kirim,
      CASE v_status WHEN 'BATAL' THEN 0 ELSE least((x.barang->>'murni_kirim')::numeric,
        coalesce((x.barang->>'murni_jadi')::numeric, 0)) END AS pakai
    FROM barang_pesanan(isi) x WHERE NOT isi ? 'emas_tukang' AND x.barang ? 'murni_kirim') b
  GROUP BY 1 $$;

-- Orders of which gold lies at goldsmiths'. What came back whole is not looked at again.
CREATE OR REPLACE FUNCTION emas_di_tukang(v_toko text)
RETURNS TABLE (no_pesanan text, status text, nama text, kode_tukang text, murni bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.nomor, s.status, i.isi->>'nama_barang', e.kode_tukang, e.murni
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
    CROSS JOIN LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
    CROSS JOIN LATERAL emas_pesanan(i.isi, s.status) e
  WHERE s.kode_toko = v_toko AND s.jenis = 'PESANAN' AND e.murni > 0 $$;

-- The documents of an order: itself, what followed from it, and what took those back.
CREATE OR REPLACE FUNCTION dokumen_pesanan(v_toko text, v_id uuid) RETURNS SETOF uuid LANGUAGE sql STABLE
AS $$
  WITH milik AS (SELECT v_id AS id UNION ALL SELECT id FROM dokumen
    WHERE kode_toko = v_toko AND id_asal = v_id AND prefix IN ('BT', 'EK', 'TT'))
  SELECT id FROM milik UNION ALL
  SELECT b.id FROM milik m JOIN dokumen b ON b.kode_toko = v_toko AND b.id_asal = m.id
    AND b.jenis = 'BATAL_EMAS_KEMBALI' $$;

-- What stands on a goldsmith's account for an order, by kadar.
CREATE OR REPLACE FUNCTION sisa_emas_pesanan(v_toko text, v_id uuid, v_tukang text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(g) ORDER BY kadar), '[]') FROM (
    SELECT kadar, sum(kotor)::bigint AS kotor, sum(murni)::bigint AS murni FROM gram
    WHERE kode_toko = v_toko AND akun = 'TUKANG/' || v_tukang
      AND id_dokumen IN (SELECT dokumen_pesanan(v_toko, v_id))
    GROUP BY kadar HAVING sum(kotor) <> 0 OR sum(murni) <> 0) g $$;

-- Of these orders the same gold lies at goldsmiths' as was read: [{id, emas}].
CREATE OR REPLACE FUNCTION periksa_emas_pesanan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  FOR r IN SELECT id, emas FROM jsonb_to_recordset(isi) AS j(id uuid, emas jsonb) ORDER BY id LOOP
    PERFORM FROM status_dokumen WHERE kode_toko = k.toko AND id = r.id FOR UPDATE;
    IF isi_dokumen(k.toko, r.id)->'emas_tukang' IS DISTINCT FROM nullif(r.emas, 'null') THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'fakta'));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Of each order whose gold is frozen, the gram book has at goldsmiths' what it says, and the account of
-- gold at goldsmiths' its cost, with that of pieces which are made and not fetched.
CREATE OR REPLACE FUNCTION audit_emas_pesanan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Emas %s di tukang: murni %s mg Rp %s, menurut buku %s mg Rp %s', p.nomor, e.murni,
    e.nilai, g.murni, j.nilai)
  FROM (SELECT d.id, d.nomor, s.status, i.isi FROM status_dokumen s
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
      CROSS JOIN LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
    WHERE s.kode_toko = v_toko AND s.jenis = 'PESANAN' AND i.isi ? 'emas_tukang'
      AND NOT EXISTS (SELECT FROM barang_pesanan(i.isi) b
        WHERE b.barang ? 'berat_jadi' AND NOT b.barang ? 'hpp')) p,
    LATERAL (SELECT coalesce(sum(murni), 0) AS murni, coalesce(sum(nilai), 0)
        + coalesce((SELECT sum((b.barang->>'hpp')::bigint) FROM barang_pesanan(p.isi) b
          WHERE p.status IN ('VALID', 'SELESAI')), 0) AS nilai
      FROM emas_pesanan(p.isi, p.status)) e,
    LATERAL (SELECT coalesce(sum(murni), 0) AS murni FROM gram WHERE kode_toko = v_toko
      AND akun LIKE 'TUKANG/%' AND id_dokumen IN (SELECT dokumen_pesanan(v_toko, p.id))) g,
    LATERAL (SELECT coalesce(sum(debit - kredit), 0) AS nilai FROM jurnal WHERE kode_toko = v_toko
      AND nomor_akun = (SELECT nomor_akun FROM para_akun_transaksi WHERE kode_toko = v_toko
        AND trx = 'PESANAN' AND kode_akun = 'EMAS_TUKANG')
      AND id_dokumen IN (SELECT dokumen_pesanan(v_toko, p.id))) j
  WHERE (e.murni, e.nilai) <> (g.murni, j.nilai) LIMIT 1 $$;

-- Orders that are over, and whose gold still lies at a goldsmith's.
CREATE OR REPLACE FUNCTION perhatian_tutup_emas_pesanan(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(DISTINCT no_pesanan),
    'nomor', (array_agg(DISTINCT no_pesanan ORDER BY no_pesanan))[1:5])
  FROM emas_di_tukang(v_toko) WHERE status IN ('DIAMBIL', 'BATAL') HAVING count(*) > 0 $$;

-- Pieces that are made and that nobody came for.
CREATE OR REPLACE FUNCTION perhatian_tutup_pesanan_lama(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT tutup_janji_lama(v_toko, 'PESANAN', v_tgl,
  angka_parameter(v_toko, 'PESANAN_HARI_AMBIL', 30)) $$;

-- Pieces that were promised for a day that has passed, and are not made.
CREATE OR REPLACE FUNCTION perhatian_tutup_pesanan_telat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT tutup_janji_telat(v_toko, 'PESANAN', 'VALID', v_tgl) $$;

-- Orders by the day on which they were taken in, while they stand: with all their pieces, at what they
-- weigh and cost by now. One that waits for its deposit is not taken in yet.
CREATE OR REPLACE FUNCTION harian_pesanan(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (tgl_system date, saat timestamptz, input_by text, nota int, qty int, berat bigint,
  total bigint) LANGUAGE sql STABLE AS $$
  SELECT p.tgl_system, p.saat, p.input_by, 1, (p.isi->>'qty')::int,
    coalesce(p.isi->>'berat_jadi', p.isi->>'berat')::bigint, (p.isi->>'biaya')::bigint
  FROM isi_janji(v_toko, 'PESANAN', v_awal, v_akhir) p
  WHERE p.status IN ('VALID', 'SELESAI', 'DIAMBIL') $$;

-- Until when a model may be out, and those that are by a day, the longest first: also for orders that
-- are made or cancelled by now.
CREATE OR REPLACE FUNCTION batas_contoh(v_toko text, v_id uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT tgl_system + angka_parameter(v_toko, 'CONTOH_HARI', 14) FROM dokumen
  WHERE kode_toko = v_toko AND id = v_id $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_barang_contoh(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'hari', angka_parameter(v_toko, 'CONTOH_HARI', 14),
    'lama', count(*) FILTER (WHERE batas_contoh(v_toko, d.id) < v_tgl),
    'nomor', (array_agg(d.nomor ORDER BY d.tgl_system, d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'BARANG_CONTOH' AND s.status = 'DIPINJAM'
    AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION pagi_barang_contoh(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT perhatian_tutup_barang_contoh(v_toko, v_tgl) $$;

-- A piece that is out as a model is held by a document that stands and names it, and the other way.
CREATE OR REPLACE FUNCTION audit_barang_contoh(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang contoh %s: barang %s dipegang %s, dokumen %s', coalesce(b.kode_barcode,
    c.kode_barcode), b.status, b.id_pemegang, c.id)
  FROM (SELECT * FROM barang WHERE kode_toko = v_toko AND status = 'CONTOH') b
    FULL JOIN (SELECT d.id, d.isi->>'kode_barcode' AS kode_barcode
      FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
      WHERE s.kode_toko = v_toko AND s.jenis = 'BARANG_CONTOH' AND s.status = 'DIPINJAM') c
      ON c.id = b.id_pemegang AND c.kode_barcode = b.kode_barcode
  WHERE b.kode_barcode IS NULL OR c.id IS NULL LIMIT 1 $$;

CREATE OR REPLACE FUNCTION toko_baru_pesanan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '2105', 'Uang Muka Pelanggan', 'HUTANG'), (v_toko, '2106', 'Hutang Tukang', 'HUTANG'),
    (v_toko, '5110', 'Biaya Tukang Emas Sendiri', 'BIAYA'), (v_toko, '1205', 'Emas di Tukang', 'HARTA')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PESANAN', 'PESANAN', v.* FROM (VALUES
    ('UANG_MUKA', 'KREDIT', '2105'), ('PAJAK', 'KREDIT', '2103'),
    ('BIAYA_TUKANG', 'DEBET', '5110'),
    ('HUTANG_TUKANG', 'KREDIT', '2106'), ('EMAS_TUKANG', 'DEBET', '1205'),
    ('ROSOK', 'KREDIT', '1203'), ('SUSUT', 'DEBET', '5103')) AS v(kode, jenis, nomor)
  ON CONFLICT DO NOTHING $$;

-- What prices an order, by its group and its jenis; null for an unknown group. A day that has passed has
-- the price that it had: nobody need confirm it.
CREATE OR REPLACE FUNCTION harga_pesanan(v_toko text, v_group text, v_dept text, v_tgl date)
RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('harga', coalesce((SELECT h.harga FROM harga_pada(v_toko, v_tgl) h
      WHERE h.kode_group = v_group
        AND v_tgl < (SELECT tgl_system FROM toko WHERE kode_toko = v_toko)), g.harga),
    'kadar', g.kadar, 'tgl_konfirmasi', CASE WHEN v_tgl < (SELECT tgl_system FROM toko
      WHERE kode_toko = v_toko) THEN v_tgl ELSE g.tgl_konfirmasi END,
    'kadar_eod', (SELECT e.kadar_eod FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko
      AND k.kode_kadar = e.kode_kadar WHERE e.kode_toko = v_toko AND k.kadar = g.kadar LIMIT 1),
    'kode_kategori', (SELECT kode_kategori FROM jenis
      WHERE kode_toko = v_toko AND kode_dept = v_dept))
  FROM group_harga g WHERE g.kode_toko = v_toko AND g.kode_group = v_group $$;

-- Orders that are not made yet, of groups whose price moves: the gold that no deposit has locked, at
-- the price of now and at that which is tried. A deposit that waits for the cashier locks as one
-- that is paid. The most gold first.
CREATE OR REPLACE FUNCTION sentuh_harga_pesanan(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH gerak AS (SELECT g.kode_group, g.harga AS lama, r.harga AS baru
    FROM jsonb_to_recordset(minta->'baris') AS r(kode_group text, harga bigint)
      JOIN group_harga g ON g.kode_toko = v_toko AND g.kode_group = r.kode_group
    WHERE g.harga <> r.harga),
  terbuka AS (
    SELECT d.nomor, i.isi, coalesce(l.saldo, 0) + coalesce((SELECT sum(q.jumlah) FROM kwitansi q
        JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = q.id AND o.status = 'OPEN'
        WHERE q.kode_toko = v_toko AND q.id_janji = d.id), 0) AS muka
    FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        AND s.status IN ('OPEN', 'VALID')
      LEFT JOIN saldo_janji l ON l.kode_toko = v_toko AND l.id = d.id,
      LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
    WHERE d.kode_toko = v_toko AND d.jenis = 'PESANAN' AND d.prefix = 'PS'),
  lepas AS (SELECT p.nomor, sum(k.berat - k.terkunci) AS berat,
      sum(round((k.berat - k.terkunci) * g.lama / 1000)) AS lama,
      sum(round((k.berat - k.terkunci) * g.baru / 1000)) AS baru
    FROM terbuka p, terkunci_pesanan(p.isi, p.muka) k
      JOIN gerak g ON g.kode_group = k.barang->>'kode_group'
    WHERE NOT k.barang ? 'berat_jadi' AND k.berat > k.terkunci GROUP BY p.nomor)
  SELECT jsonb_build_object('jumlah_lama', count(*), 'jumlah', count(*),
    'rupiah_lama', coalesce(sum(lama), 0), 'rupiah', coalesce(sum(baru), 0),
    'nomor', coalesce((array_agg(nomor ORDER BY berat DESC, nomor))[1:5], '{}'))
  FROM lepas $$;

-- The gudang from which the shop sells.
CREATE OR REPLACE FUNCTION gudang_pesanan(v_toko text) RETURNS text LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT kode_gudang FROM gudang WHERE kode_toko = v_toko AND jenis_gudang = 'TOKO'
  ORDER BY aktif DESC, kode_gudang <> 'TOKO', kode_gudang LIMIT 1 $$;

-- What a person has of it, for his page.
CREATE OR REPLACE FUNCTION profil_pesanan(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('baris', jsonb_agg(to_jsonb(j) || jsonb_build_object('rp', CASE
    WHEN j.status IN ('OPEN', 'VALID', 'SELESAI') THEN sisa_pesanan(v_toko, j.id) END)))
  FROM janji_profil(v_toko, v_id, 'PESANAN') j HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION barang_pesanan, batas_contoh, belum_jadi_pesanan, daftar_barang_pesanan,
  dokumen_pesanan, emas_di_tukang, emas_pesanan, gudang_pesanan, harga_pesanan, harian_pesanan, sisa_emas_pesanan, sisa_pesanan TO kencana_app;

-- Pure milligrams that orders of a fixed price have been paid of by a day and not handed over yet.
CREATE OR REPLACE FUNCTION pesanan_tetap(v_toko text, v_tgl date) RETURNS TABLE (kadar int, murni bigint)
LANGUAGE sql STABLE AS $$
  SELECT (k.barang->>'kadar')::int,
    round(least(k.berat, k.terkunci) * (k.barang->>'kadar')::numeric / 10000)::bigint
  FROM dokumen d CROSS JOIN LATERAL (SELECT isi_dokumen(v_toko, d.id) AS isi) i
    CROSS JOIN LATERAL (SELECT coalesce(sum(u.jumlah), 0) AS muka FROM janji_uang u
      WHERE u.kode_toko = v_toko AND u.id_janji = d.id AND u.tgl_system <= v_tgl) m
    CROSS JOIN LATERAL terkunci_pesanan(i.isi, m.muka) k
  WHERE d.kode_toko = v_toko AND d.jenis = 'PESANAN' AND d.prefix = 'PS' AND d.tgl_system <= v_tgl
    AND i.isi->>'cara_harga' = 'TETAP' AND m.muka > 0
    AND (SELECT t.ke FROM transisi t WHERE t.kode_toko = v_toko AND t.id_dokumen = d.id
      AND t.tgl_system <= v_tgl ORDER BY t.versi DESC LIMIT 1) IN ('OPEN', 'VALID', 'SELESAI') $$;

-- Lines of home: promised for today and not made; made, and not fetched yet.
CREATE OR REPLACE FUNCTION pagi_pesanan_janji(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT janji_hari_ini_pagi(v_toko, 'PESANAN', 'VALID', v_tgl) $$;
CREATE OR REPLACE FUNCTION pagi_pesanan_siap(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT janji_siap_pagi(v_toko, 'PESANAN', v_tgl,
  angka_parameter(v_toko, 'PESANAN_HARI_AMBIL', 30)) $$;

-- What is said by itself (docs/adr/0331): all pieces are made, four days ago at the earliest.
CREATE OR REPLACE FUNCTION pesan_otomatis_pesanan_selesai(v_toko text, v_hari date)
RETURNS TABLE (kunci text, penerima text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT kunci, penerima, nilai FROM pesan_selesai(v_toko, 'PESANAN') $$;

-- A wish for its pieces in one line; of several each by its name.
CREATE OR REPLACE FUNCTION keinginan_pesanan(isi jsonb, v_apa text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(CASE WHEN b.dari > 1 THEN concat(b.barang->>'nama_barang', ': ') ELSE '' END
    || (b.barang->>v_apa), '; ' ORDER BY b.baris)
  FROM (SELECT *, count(*) OVER () AS dari FROM barang_pesanan(isi)) b WHERE b.barang->>v_apa <> '' $$;

-- What whoever orders signs.
CREATE OR REPLACE FUNCTION isi_tanda_pesanan(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    jsonb_build_object('kata', 'Barang', 'teks', i->>'nama_barang'),
    jsonb_build_object('kata', 'Ukuran', 'teks', keinginan_pesanan(i, 'ukuran')),
    jsonb_build_object('kata', 'Tulisan Ukiran', 'teks', keinginan_pesanan(i, 'ukiran')),
    jsonb_build_object('kata', 'Berat', 'berat', coalesce(nullif(i->'berat_jadi', 'null'), i->'berat')),
    jsonb_build_object('kata', 'Biaya', 'rupiah', i->'biaya'),
    jsonb_build_object('kata', 'Janji Selesai', 'tanggal', i->>'tgl_janji'))
  FROM isi_dokumen(v_toko, v_id) i $$;
