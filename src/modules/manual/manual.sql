-- The balance is the sum of its book.
CREATE OR REPLACE FUNCTION audit_saldo_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang manual %s %s di %s: saldo %s pcs %s mg Rp %s, menurut bukunya %s %s %s',
    kode_group, kode_dept, kode_baki, s.qty, s.berat, s.nilai, b.qty, b.berat, b.nilai)
  FROM (SELECT * FROM saldo_manual WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT kode_baki, kode_group, kode_dept, sum(qty) AS qty, sum(berat) AS berat,
        sum(murni) AS murni, sum(nilai) AS nilai, count(*) AS versi
      FROM stok_manual WHERE kode_toko = v_toko GROUP BY 1, 2, 3) b
    USING (kode_baki, kode_group, kode_dept)
  WHERE (s.qty, s.berat, s.murni, s.nilai, s.versi::bigint)
    IS DISTINCT FROM (b.qty::bigint, b.berat::bigint, b.murni::bigint, b.nilai::bigint, b.versi)
  LIMIT 1 $$;

-- Its gold in each gudang, and in notes that wait, by grams and by the book.
CREATE OR REPLACE FUNCTION audit_gram_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gram %s: %s mg (murni %s), menurut barang manual %s mg (murni %s)', akun, g.kotor,
    g.murni, b.kotor, b.murni)
  FROM (SELECT akun, sum(kotor)::bigint AS kotor, sum(murni)::bigint AS murni FROM gram
      WHERE kode_toko = v_toko AND akun LIKE 'MANUAL%' GROUP BY akun) g
    FULL JOIN (
      SELECT 'MANUAL/' || kode_gudang AS akun, sum(berat)::bigint AS kotor,
        sum(murni)::bigint AS murni
      FROM stok_manual WHERE kode_toko = v_toko GROUP BY kode_gudang
      UNION ALL
      SELECT 'MANUAL', -sum(m.berat)::bigint, -sum(m.murni)::bigint
      FROM status_dokumen s JOIN stok_manual m ON m.kode_toko = v_toko AND m.id_dokumen = s.id
      WHERE s.kode_toko = v_toko AND s.jenis = 'NOTA_MANUAL' AND s.status = 'OPEN') b USING (akun)
  WHERE (coalesce(g.kotor, 0), coalesce(g.murni, 0)) <> (coalesce(b.kotor, 0), coalesce(b.murni, 0))
  LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_akun_manual(v_toko text) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT beda_kendali(v_toko, '{STOK MANUAL}') $$;

CREATE OR REPLACE FUNCTION baca_stok_manual(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_stok_manual_v1(m), E'\n' ORDER BY n) FROM stok_manual m
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_stok_manual_v1(m stok_manual) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

CREATE OR REPLACE FUNCTION baca_nota_manual(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_nota_manual_v1(m), E'\n' ORDER BY n) FROM nota_manual m
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_nota_manual_v1(m nota_manual) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT m::text $$;

-- [{id, tagihan, qty, berat}]
CREATE OR REPLACE FUNCTION tulis_nota_manual(k konteks, isi jsonb) RETURNS text LANGUAGE sql AS $$
  WITH baru AS (
    INSERT INTO nota_manual SELECT k.toko, k.id_posting, m.ordinality, m.id, m.tagihan, m.qty,
      m.berat, k.tgl
    FROM jsonb_populate_recordset(NULL::nota_manual, isi) WITH ORDINALITY AS m
    RETURNING naskah_nota_manual_v1(nota_manual) AS naskah, n)
  SELECT string_agg(naskah, E'\n' ORDER BY n) FROM baru $$;

CREATE OR REPLACE FUNCTION tinjau_stok_manual(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('kode_baki', kode_baki, 'kode_group', kode_group,
    'kode_dept', kode_dept, 'qty', qty, 'berat', berat) ORDER BY n)
  FROM stok_manual WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- Each under the lock of its balance; never below zero, and never one piece without grams. dibaca,
-- where it is said, is the version that the rules judged.
CREATE OR REPLACE FUNCTION tulis_stok_manual(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE g record; s saldo_manual; r stok_manual; v_n int := 0; v_naskah text;
BEGIN
  FOR g IN SELECT * FROM jsonb_to_recordset(isi) AS g(id_dokumen uuid, kode_baki text,
        kode_group text, kode_dept text, kode_gudang text, kadar int, qty bigint, berat bigint,
        murni bigint, nilai bigint, dibaca int)
      ORDER BY kode_baki COLLATE "C", kode_group COLLATE "C", kode_dept COLLATE "C", qty DESC LOOP
    INSERT INTO saldo_manual
    VALUES (k.toko, g.kode_baki, g.kode_group, g.kode_dept, g.kadar, 0, 0, 0, 0, 0)
    ON CONFLICT DO NOTHING;
    SELECT * INTO STRICT s FROM saldo_manual WHERE kode_toko = k.toko AND kode_baki = g.kode_baki
      AND kode_group = g.kode_group AND kode_dept = g.kode_dept FOR UPDATE;
    IF s.qty + g.qty < 0 OR s.berat + g.berat < 0 THEN
      PERFORM tolak('KN003', 'manual_kurang', jsonb_build_object('kode_baki', g.kode_baki,
        'kode_group', g.kode_group, 'qty', s.qty, 'berat', replace(to_char(s.berat / 1000.0, 'FM999990.000'), '.', ',')));
    -- Rows of this very posting moved it, too: of two notes that are validated together.
    ELSIF s.versi - (SELECT count(*) FROM stok_manual m WHERE m.kode_toko = k.toko
        AND m.id_posting = k.id_posting AND m.kode_baki = g.kode_baki
        AND m.kode_group = g.kode_group AND m.kode_dept = g.kode_dept) <> g.dibaca THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'saldo_manual'));
    ELSIF (s.qty + g.qty = 0) <> (s.berat + g.berat = 0) THEN
      PERFORM tolak('KN003', 'manual_sisa', jsonb_build_object('kode_baki', g.kode_baki,
        'kode_group', g.kode_group));
    -- What is taken back bore the cost and the fine weight of its own day, and others lie with it.
    ELSIF least(s.murni + g.murni, s.nilai + g.nilai) < 0
        OR s.berat + g.berat = 0 AND greatest(s.murni + g.murni, s.nilai + g.nilai) > 0 THEN
      PERFORM tolak('KN003', 'manual_bercampur', jsonb_build_object('kode_baki', g.kode_baki,
        'kode_group', g.kode_group));
    END IF;
    UPDATE saldo_manual SET qty = s.qty + g.qty, berat = s.berat + g.berat,
      murni = s.murni + g.murni, nilai = s.nilai + g.nilai, versi = s.versi + 1,
      kadar = CASE WHEN s.berat = 0 THEN g.kadar ELSE s.kadar END
    WHERE kode_toko = k.toko AND kode_baki = g.kode_baki AND kode_group = g.kode_group
      AND kode_dept = g.kode_dept;
    v_n := v_n + 1;
    r := ROW(k.toko, k.id_posting, v_n, g.id_dokumen, g.kode_baki, g.kode_group, g.kode_dept,
      g.kode_gudang, g.kadar, g.qty, g.berat, g.murni, g.nilai, s.versi + 1, k.tgl);
    INSERT INTO stok_manual VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_stok_manual_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- What lies where these lines point: [{kode_baki, kode_group, kode_dept}], each as it stands, with
-- the purity and the price of its group.
CREATE OR REPLACE FUNCTION muat_manual(v_toko text, v_baris jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'MANUAL')->'MANUAL',
    'akun_bayar', jsonb_build_object('JUAL', peta_akun(v_toko, 'PENJUALAN'), 'BELI',
      peta_akun(v_toko, 'PEMBELIAN')),
    'harga_murni', coalesce((SELECT p.harga_murni FROM para_harga_emas p
      JOIN toko t ON t.kode_toko = v_toko AND p.berlaku_mulai <= t.tgl_system
      WHERE p.kode_toko = v_toko ORDER BY p.berlaku_mulai DESC LIMIT 1), 0), 'baris',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_baki', b.kode_baki,
        'kode_group', g.kode_group, 'kode_dept', j.kode_dept, 'kode_gudang', b.kode_gudang,
        'nama_group', g.nama_group, 'nama_dept', j.nama_dept, 'kode_kategori', j.kode_kategori,
        'kadar', CASE WHEN s.berat > 0 THEN s.kadar ELSE g.kadar END,
        'kadar_eod', coalesce((SELECT min(e.kadar_eod) FROM kadar k
            JOIN kadar_eod e ON e.kode_toko = v_toko AND e.kode_kadar = k.kode_kadar
          WHERE k.kode_toko = v_toko AND k.kadar = CASE WHEN s.berat > 0 THEN s.kadar ELSE g.kadar END),
          CASE WHEN s.berat > 0 THEN s.kadar ELSE g.kadar END),
        'harga', g.harga, 'harga_beli', g.harga_beli, 'qty', coalesce(s.qty, 0),
        'berat', coalesce(s.berat, 0), 'murni', coalesce(s.murni, 0),
        'nilai', coalesce(s.nilai, 0), 'versi', coalesce(s.versi, 0), 'bebas', v.bebas,
        'bebas_tgl', v.bebas_tgl)), '[]')
    FROM (SELECT DISTINCT kode_baki, kode_group, kode_dept FROM jsonb_to_recordset(v_baris)
        AS x(kode_baki text, kode_group text, kode_dept text)) m
      JOIN baki b ON b.kode_toko = v_toko AND b.kode_baki = m.kode_baki
      JOIN group_harga g ON g.kode_toko = v_toko AND g.kode_group = m.kode_group
      JOIN jenis j ON j.kode_toko = v_toko AND j.kode_dept = m.kode_dept
      CROSS JOIN bebas_manual(v_toko, m.kode_group, m.kode_dept) v
      LEFT JOIN saldo_manual s ON s.kode_toko = v_toko AND s.kode_baki = m.kode_baki
        AND s.kode_group = m.kode_group AND s.kode_dept = m.kode_dept)) $$;

-- Whether a note belongs on a screen of sales, of purchases; of those that can be taken back.
CREATE OR REPLACE FUNCTION manual_arah(v_toko text, v_id uuid, v_arah text, v_valid boolean)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    WHERE d.kode_toko = v_toko AND d.id = v_id AND d.isi->>'arah' = v_arah
      AND (NOT v_valid OR s.status = 'VALID')) $$;
CREATE OR REPLACE FUNCTION manual_jual(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT manual_arah(v_toko, v_id, 'JUAL', false) $$;
CREATE OR REPLACE FUNCTION manual_beli(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT manual_arah(v_toko, v_id, 'BELI', false) $$;
CREATE OR REPLACE FUNCTION manual_jual_valid(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT manual_arah(v_toko, v_id, 'JUAL', true) $$;
CREATE OR REPLACE FUNCTION manual_beli_valid(v_toko text, v_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT manual_arah(v_toko, v_id, 'BELI', true) $$;

-- What the shop's manual goods have cost: those in the trays, in notes that wait, at goldsmiths.
CREATE OR REPLACE FUNCTION nilai_manual(v_toko text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(nilai) FROM saldo_manual WHERE kode_toko = v_toko), 0)
    - coalesce((SELECT sum(m.nilai) FROM status_dokumen s
        JOIN stok_manual m ON m.kode_toko = v_toko AND m.id_dokumen = s.id
      WHERE s.kode_toko = v_toko AND (s.jenis = 'NOTA_MANUAL' AND s.status = 'OPEN'
        OR s.jenis = 'CUCI_MANUAL' AND s.status = 'KIRIM')), 0) $$;

CREATE OR REPLACE FUNCTION halangan_tutup_manual(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM status_dokumen
  WHERE kode_toko = v_toko AND jenis = 'NOTA_MANUAL' AND status = 'OPEN' AND tgl_system <= v_tgl
  HAVING count(*) > 0 $$;

CREATE OR REPLACE FUNCTION toko_baru_manual(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '1207', 'Persediaan Barang Manual', 'HARTA') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'MANUAL', 'MANUAL', v.* FROM (VALUES
    ('PERSEDIAAN_MANUAL', 'DEBET', '1207'), ('LAWAN', 'KREDIT', '3101'),
    ('PENJUALAN', 'KREDIT', '4101'), ('HPP', 'DEBET', '5101'), ('ROSOK', 'DEBET', '1203'),
    ('SUSUT', 'DEBET', '5103')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION manual_beli, manual_beli_valid, manual_jual, manual_jual_valid,
  muat_manual TO kencana_app;

-- Notes with their payments as they stand: {nomor: [..]}, or all that wait, oldest first.
CREATE OR REPLACE FUNCTION muat_nota_manual(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'versi', s.versi, 'tgl_system', s.tgl_system, 'saat', d.saat, 'input_by', d.input_by,
    'kode_sales', d.isi->'kode_sales', 'nama_customer', (SELECT c.nama_customer FROM pelanggan c
      WHERE c.kode_toko = v_toko AND c.id = (d.isi->>'id_pelanggan')::uuid),
    'isi', jsonb_build_object('arah', d.isi->'arah', 'total', d.isi->'total', 'baris',
      (SELECT jsonb_agg(b - '{pajak,pph22,pajak_termasuk,harga_total,pajak_baris}'::text[]
        || jsonb_build_object('arah', coalesce(b->'arah', d.isi->'arah')) ORDER BY ke)
      FROM jsonb_array_elements(d.isi->'baris') WITH ORDINALITY AS x(b, ke)), 'gerak', d.isi->'gerak', 'pajak', coalesce(d.isi->'pajak', '0'),
      'jual', coalesce(d.isi->'jual', CASE d.isi->>'arah' WHEN 'JUAL' THEN d.isi->'total' ELSE '0' END),
      'beli', coalesce(d.isi->'beli', CASE d.isi->>'arah' WHEN 'BELI' THEN d.isi->'total' ELSE '0' END),
      'pph22', coalesce(d.isi->'pph22', '0'), 'pajak_termasuk',
      coalesce(d.isi->'pajak_termasuk', '0'), 'meterai', nullif(d.isi->'meterai', 'null')),
    'pembayaran', bayar_terakhir(v_toko, d.id)) ORDER BY d.saat, d.nomor), '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.jenis = 'NOTA_MANUAL' AND CASE WHEN minta ? 'nomor'
    THEN d.nomor IN (SELECT jsonb_array_elements_text(minta->'nomor')) ELSE s.status = 'OPEN' END $$;

GRANT EXECUTE ON FUNCTION muat_nota_manual TO kencana_app;

-- What the papers of these notes say: [nomor]. Nobody's name is frozen in one.
CREATE OR REPLACE FUNCTION kertas_manual(v_toko text, v_nomor jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', s.tgl_system, 'saat', d.saat, 'input_by', d.input_by,
    'valid_by', (SELECT oleh FROM transisi t WHERE t.kode_toko = v_toko AND t.id_dokumen = d.id
      AND t.ke = 'VALID' ORDER BY t.versi DESC LIMIT 1),
    'nama_customer', c.nama_customer, 'no_hp', c.no_hp, 'alamat_customer', c.alamat_customer,
    'kode_sales', a.kode_sales, 'nama_sales', a.nama_sales, 'keterangan', d.isi->'keterangan',
    'arah', d.isi->'arah', 'total', d.isi->'total', 'total_usd', d.isi->'total_usd',
    'jual', coalesce(d.isi->'jual', CASE d.isi->>'arah' WHEN 'JUAL' THEN d.isi->'total' ELSE '0' END),
    'pajak', coalesce(d.isi->'pajak', '0'), 'pph22', coalesce(d.isi->'pph22', '0'),
    'pajak_termasuk', coalesce(d.isi->'pajak_termasuk', '0'), 'npwp', c.npwp,
    'meterai', nullif(d.isi->'meterai', 'null'),
    'baris', (SELECT jsonb_agg(jsonb_build_object('nama_group', g.nama_group, 'nama_dept',
        j.nama_dept, 'qty', b.qty, 'berat', b.berat, 'harga', coalesce(b.harga_total, b.harga),
        'kadar', g.kadar_cetak, 'arah', coalesce(b.arah, d.isi->>'arah'))
        ORDER BY b.ordinality)
      FROM ROWS FROM (jsonb_to_recordset(d.isi->'baris') AS (kode_group text, kode_dept text,
          qty bigint, berat bigint, harga bigint, harga_total bigint, arah text))
          WITH ORDINALITY AS b(kode_group, kode_dept, qty, berat, harga, harga_total, arah)
        JOIN group_harga g ON g.kode_toko = v_toko AND g.kode_group = b.kode_group
        JOIN jenis j ON j.kode_toko = v_toko AND j.kode_dept = b.kode_dept),
    'pembayaran', (SELECT coalesce(jsonb_agg(jsonb_build_object('jenis', p.jenis, 'jumlah',
        p.jumlah, 'masuk', p.masuk, 'fee', p.fee, 'no_ref', p.no_ref, 'qris',
        coalesce(r.qris, false)) ORDER BY p.n), '[]')
      FROM pembayaran p LEFT JOIN rekening r ON r.kode_toko = v_toko
        AND r.no_rekening = p.no_rekening
      WHERE p.kode_toko = v_toko AND p.id_group = d.id AND p.versi_bayar = (
        SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko AND id_group = d.id)))),
    '[]')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = (d.isi->>'id_pelanggan')::uuid
      AND c.dihapus_pada IS NULL
    LEFT JOIN sales a ON a.kode_toko = v_toko AND a.kode_sales = d.isi->>'kode_sales'
  WHERE d.kode_toko = v_toko AND d.jenis = 'NOTA_MANUAL'
    AND d.nomor IN (SELECT jsonb_array_elements_text(v_nomor)) $$;

GRANT EXECUTE ON FUNCTION kertas_manual TO kencana_app;

-- What the day's page says of these notes, beside the sales and the purchases of pieces: what stands,
-- and how many notes of the day were undone.
CREATE OR REPLACE FUNCTION rincian_tutup_manual(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(r)) FROM (
    SELECT CASE b.arah WHEN 'JUAL' THEN 'PENJUALAN' ELSE 'PEMBELIAN' END AS bagian,
      'MANUAL' AS uraian, sum(b.qty) FILTER (WHERE sah) AS pcs, sum(b.berat) FILTER (WHERE sah)
      AS berat, sum(b.total) FILTER (WHERE sah AND b.arah = 'JUAL') AS masuk,
      sum(b.total) FILTER (WHERE sah AND b.arah = 'BELI') AS keluar,
      count(*) FILTER (WHERE sah AND b.pertama) AS nota,
      count(*) FILTER (WHERE s.status = 'BATAL' AND b.pertama) AS batal
    FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id,
      LATERAL baris_nota_manual(d.isi) b, LATERAL (SELECT s.status = 'VALID' AS sah) v
    WHERE s.kode_toko = v_toko AND s.jenis = 'NOTA_MANUAL' AND s.tgl_system = v_tgl
      AND s.status <> 'OPEN' GROUP BY 1) r $$;

-- What a person bought and sold of them, for his page.
CREATE OR REPLACE FUNCTION profil_manual(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('terakhir', max(j.tgl), 'baris', jsonb_agg(to_jsonb(j)
    || jsonb_build_object('rp', (SELECT m.tagihan FROM nota_manual m
      WHERE m.kode_toko = v_toko AND m.id = j.id))))
  FROM janji_profil(v_toko, v_id, 'NOTA_MANUAL') j HAVING count(*) > 0 $$;
