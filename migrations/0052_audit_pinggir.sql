-- What somebody with the owner's password could still have changed unseen: rows that hang on a real
-- posting without being read back by it, the edges of the chain, the shop's date, the approvals,
-- the masters against their history, and the balances of days on which nothing moved.
SET LOCAL search_path = kencana, pg_temp;

-- The shops that the audit walks: also one whose own row, or whose chain's, has been taken away.
CREATE FUNCTION toko_diperiksa() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT kode_toko FROM toko UNION SELECT kode_toko FROM posting UNION SELECT kode_toko FROM rantai
  ORDER BY 1 $$;

CREATE OR REPLACE FUNCTION audit_ujung_rantai(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN t.kode_toko IS NULL THEN format('Toko %s tidak ada lagi, bukunya masih', v_toko)
    WHEN r.kode_toko IS NULL THEN format('Ujung rantai toko %s hilang', v_toko)
    WHEN (r.urut, r.hash) <> (coalesce(p.urut, 0), coalesce(p.hash, '\x00'))
      THEN format('Ujung rantai mencatat urut %s, posting terakhir urut %s', r.urut, p.urut)
    WHEN r.penyegel IS NOT NULL AND NOT EXISTS (SELECT FROM hari h WHERE h.kode_toko = v_toko
        AND h.id_posting = r.penyegel AND h.tgl_system = r.tgl_segel AND h.status = 'TUTUP')
      THEN format('Posting %s tercatat menyegel %s, menurut buku hari tidak', r.penyegel,
        r.tgl_segel) END
  FROM (SELECT 1) satu LEFT JOIN toko t ON t.kode_toko = v_toko
    LEFT JOIN rantai r ON r.kode_toko = v_toko
    LEFT JOIN LATERAL (SELECT urut, hash FROM posting WHERE kode_toko = v_toko
      ORDER BY urut DESC LIMIT 1) p ON true $$;

-- A row outside any posting, or in a book that its posting does not name, is outside the chain.
-- Transitions and requests belong to every posting.
CREATE OR REPLACE FUNCTION audit_baris_asing(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE b text; beda text;
BEGIN
  FOR b IN SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'kencana'::regnamespace AND a.attname = 'id_posting'
        AND obj_description(c.oid) = 'buku' ORDER BY 1 LOOP
    EXECUTE format('SELECT format(''Buku %1$s: baris dengan posting %%s yang tidak menulisnya'',
      x.id_posting) FROM %1$I x WHERE kode_toko = $1 AND NOT EXISTS (SELECT FROM posting p
      WHERE p.kode_toko = $1 AND p.id = x.id_posting AND ($2 OR %1$L = ANY (p.buku))) LIMIT 1', b)
    INTO beda USING v_toko,
      NOT EXISTS (SELECT FROM fungsi_bernama('tulis_') f WHERE f = 'tulis_' || b);
    IF beda IS NOT NULL THEN RETURN beda; END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Sales and payments are read back through the documents that their posting moved: one that hangs
-- on a posting which never touched its document is in no text of the chain.
CREATE FUNCTION audit_baris_menumpang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Penjualan %s tidak dibuat oleh posting %s', p.id, p.id_posting) AS kalimat
    FROM penjualan p WHERE p.kode_toko = v_toko AND NOT EXISTS (SELECT FROM transisi t
      WHERE t.kode_toko = v_toko AND t.id_dokumen = p.id AND t.versi = 1
        AND t.id_posting = p.id_posting)
    UNION ALL
    SELECT format('Pembayaran group %s ke-%s tidak ditulis oleh posting %s', p.id_group,
      p.versi_bayar, p.id_posting)
    FROM pembayaran p WHERE p.kode_toko = v_toko AND NOT EXISTS (SELECT FROM transisi t
      WHERE t.kode_toko = v_toko AND t.id_dokumen = p.id_group AND t.id_posting = p.id_posting)
    ) b LIMIT 1 $$;

-- The shop's date is where its closings left it; it is open while that date was opened.
CREATE FUNCTION audit_tanggal_toko(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH tutup AS (
    SELECT (d.isi->>'tgl_berikut')::date AS tgl FROM hari h
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
    WHERE h.kode_toko = v_toko AND h.status = 'TUTUP'),
  buka AS (SELECT tgl_system AS tgl FROM hari WHERE kode_toko = v_toko AND status <> 'TUTUP')
  SELECT format('Toko bertanggal %s (%s), menurut buku hari tidak', t.tgl_system, t.status)
  FROM toko t WHERE t.kode_toko = v_toko AND EXISTS (SELECT FROM tutup WHERE tgl IS NOT NULL)
    AND (t.tgl_system NOT IN (SELECT tgl FROM tutup WHERE tgl IS NOT NULL
        UNION SELECT tgl FROM buka)
      OR (t.status = 'BUKA') <> (t.tgl_system IN (SELECT tgl FROM buka))) LIMIT 1 $$;

-- The approvals as the postings that used them up remember them.
CREATE FUNCTION audit_otorisasi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Otorisasi %s dari posting %s: pemberi %s, menurut rantai %s', m.no, p.id,
    o.pemberi, m.pemberi)
  FROM posting p, jsonb_to_recordset(p.otorisasi)
      AS m(no text, kategori text, pemberi text, cara text)
    LEFT JOIN otorisasi o ON o.kode_toko = v_toko AND o.no_otorisasi = m.no AND o.status = 'DIPAKAI'
  WHERE p.kode_toko = v_toko AND p.otorisasi IS NOT NULL
    AND NOT EXISTS (SELECT FROM otorisasi x WHERE x.kode_toko = v_toko AND x.no_otorisasi = m.no
      AND x.id_posting = p.id AND x.status = 'DIPAKAI' AND x.kategori = m.kategori
      AND x.pemberi = m.pemberi AND x.cara = m.cara
      AND x.no_otorisasi = 'OT-' || upper(substr(encode(x.sidik, 'hex'), 1, 16)))
  LIMIT 1 $$;

-- Every row of a master is as its history left it last, its version included. A column that came
-- later is in no older history.
CREATE FUNCTION audit_riwayat_master(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE m record; beda text;
BEGIN
  FOR m IN SELECT c.oid, c.relname AS tabel,
      string_agg(format('x.%I', a.nama), ', ' ORDER BY a.urut) AS kunci,
      -- The columns whose change is kept, where it is not all of them.
      (SELECT array_agg(k.attname::text) FROM pg_attribute k
        WHERE k.attrelid = c.oid AND k.attnum = ANY (t.tgattr)) AS kolom
    FROM pg_class c JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgname = 'riwayat',
      -- After '-' come the columns that history does not keep.
      LATERAL unnest(string_to_array(split_part(encode(t.tgargs, 'escape'), '-\000', 1), '\000'))
        WITH ORDINALITY AS a(nama, urut)
    WHERE c.relnamespace = 'kencana'::regnamespace AND a.nama <> '' AND EXISTS (
      SELECT FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attname = 'kode_toko')
    GROUP BY c.oid, c.relname, t.tgattr ORDER BY c.relname LOOP
    EXECUTE format('SELECT format(''Master %1$s %%s tidak sama dengan riwayatnya'', x.kunci)
      FROM (SELECT concat_ws(''/'', %2$s) AS kunci, to_jsonb(x) AS isi FROM %1$I x
          WHERE x.kode_toko = $1) x
        LEFT JOIN LATERAL (SELECT sesudah FROM riwayat_master r WHERE r.kode_toko = $1
          AND r.tabel = %1$L AND r.kunci = x.kunci ORDER BY saat DESC LIMIT 1) r ON true
      WHERE r.sesudah IS NULL OR EXISTS (SELECT FROM jsonb_each(r.sesudah - ''diubah_pada'') e
        WHERE ($2 IS NULL OR e.key = ANY ($2)) AND x.isi ? e.key
          AND x.isi->e.key IS DISTINCT FROM e.value) LIMIT 1', m.tabel, m.kunci)
    INTO beda USING v_toko, m.kolom;
    IF beda IS NOT NULL THEN RETURN beda; END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- The price of each group is the last of its prices, and each begins where the one before ended.
CREATE FUNCTION audit_harga_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Harga group %s: %s, menurut riwayatnya %s', g.kode_group, g.harga, h.harga_ke)
      AS kalimat
    FROM group_harga g LEFT JOIN LATERAL (SELECT harga_ke, harga_beli_ke FROM harga_group h
      WHERE h.kode_toko = v_toko AND h.kode_group = g.kode_group ORDER BY saat DESC LIMIT 1) h
      ON true
    WHERE g.kode_toko = v_toko
      AND (g.harga, g.harga_beli) IS DISTINCT FROM (h.harga_ke, h.harga_beli_ke)
    UNION ALL
    SELECT format('Riwayat harga group %s putus: dari %s, sebelumnya %s', kode_group, harga_dari,
      lama)
    FROM (SELECT kode_group, harga_dari, lag(harga_ke) OVER (PARTITION BY kode_group ORDER BY saat)
        AS lama FROM harga_group WHERE kode_toko = v_toko) r
    WHERE harga_dari IS NOT NULL AND harga_dari IS DISTINCT FROM lama) b LIMIT 1 $$;

-- A piece came in on the day of its first movement.
CREATE FUNCTION audit_tgl_masuk(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: masuk %s, menurut gerakannya %s', b.kode_barcode, b.tgl_masuk,
    g.tgl_system)
  FROM barang b JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
    AND g.versi = 1
  WHERE b.kode_toko = v_toko AND b.tgl_masuk <> g.tgl_system LIMIT 1 $$;

-- Each day's movement and balance against the book, also of what stood still.
CREATE OR REPLACE FUNCTION audit_rekap_gram(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (SELECT hari_tersegel(v_toko) AS tgl_system),
  buku AS (
    SELECT tgl_system, akun, kadar, sum(greatest(kotor, 0)) AS km, sum(greatest(-kotor, 0)) AS kk,
      sum(greatest(murni, 0)) AS mm, sum(greatest(-murni, 0)) AS mk
    FROM gram WHERE kode_toko = v_toko GROUP BY tgl_system, akun, kadar),
  papan AS (
    SELECT d.tgl_system, a.akun, a.kadar, coalesce(km, 0) AS km, coalesce(kk, 0) AS kk,
      coalesce(mm, 0) AS mm, coalesce(mk, 0) AS mk, km IS NOT NULL AS bergerak
    FROM (SELECT tgl_system FROM segel UNION SELECT tgl_system FROM buku) d
      CROSS JOIN (SELECT DISTINCT akun, kadar FROM buku) a
      LEFT JOIN buku b ON b.tgl_system = d.tgl_system AND (b.akun, b.kadar) = (a.akun, a.kadar)),
  saldo AS (
    SELECT *, sum(km - kk) OVER w AS saldo_kotor, sum(mm - mk) OVER w AS saldo_murni
    FROM papan WINDOW w AS (PARTITION BY akun, kadar ORDER BY tgl_system))
  SELECT format('Rekap gram %s, akun %s kadar %s: saldo %s mg, menurut buku %s mg', tgl_system,
    akun, kadar, r.saldo_kotor, s.saldo_kotor)
  FROM (SELECT * FROM rekap_harian_gram WHERE kode_toko = v_toko
      AND tgl_system IN (SELECT tgl_system FROM segel)) r
    FULL JOIN (SELECT * FROM saldo WHERE tgl_system IN (SELECT tgl_system FROM segel)
      AND (bergerak OR saldo_kotor <> 0 OR saldo_murni <> 0)) s USING (tgl_system, akun, kadar)
  WHERE (r.kotor_masuk, r.kotor_keluar, r.murni_masuk, r.murni_keluar, r.saldo_kotor, r.saldo_murni)
    IS DISTINCT FROM (s.km, s.kk, s.mm, s.mk, s.saldo_kotor, s.saldo_murni)
  LIMIT 1 $$;

-- Stock at the end of each sealed day: its pieces by their movements, and of the last one weight
-- and cost too, until something is posted after it.
CREATE OR REPLACE FUNCTION audit_rekap_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (SELECT hari_tersegel(v_toko) AS tgl_system),
  langkah AS (
    SELECT tgl_system, ke_gudang AS gudang, coalesce(ke_baki, '') AS baki, 1 AS arah
    FROM gerak_barang WHERE kode_toko = v_toko AND ke_gudang IS NOT NULL
    UNION ALL
    SELECT tgl_system, dari_gudang, coalesce(dari_baki, ''), -1
    FROM gerak_barang WHERE kode_toko = v_toko AND dari_gudang IS NOT NULL),
  hari_ini AS (
    SELECT tgl_system, gudang, baki, sum(arah) AS qty FROM langkah
    GROUP BY tgl_system, gudang, baki),
  saldo AS (
    SELECT d.tgl_system, b.gudang, b.baki, sum(coalesce(h.qty, 0)) OVER w AS qty
    FROM (SELECT tgl_system FROM segel UNION SELECT tgl_system FROM hari_ini) d
      CROSS JOIN (SELECT DISTINCT gudang, baki FROM hari_ini) b
      LEFT JOIN hari_ini h
        ON (h.tgl_system, h.gudang, h.baki) = (d.tgl_system, b.gudang, b.baki)
    WINDOW w AS (PARTITION BY b.gudang, b.baki ORDER BY d.tgl_system)),
  rekap AS (
    SELECT tgl_system, kode_gudang AS gudang, kode_baki AS baki, sum(qty) AS qty
    FROM rekap_harian_stok WHERE kode_toko = v_toko GROUP BY 1, 2, 3),
  akhir AS (SELECT max(tgl_system) AS tgl FROM segel),
  beda AS (
    SELECT format('Rekap stok %s, gudang %s baki %s: %s buah, menurut gerakannya %s', tgl_system,
      gudang, baki, r.qty, s.qty) AS kalimat
    FROM (SELECT * FROM rekap WHERE tgl_system IN (SELECT tgl_system FROM segel)) r
      FULL JOIN (SELECT * FROM saldo WHERE tgl_system IN (SELECT tgl_system FROM segel)) s
        USING (tgl_system, gudang, baki)
    WHERE coalesce(r.qty, 0) <> coalesce(s.qty, 0)
    UNION ALL
    SELECT format('Rekap stok %s, gudang %s baki %s tidak sama dengan barangnya', akhir.tgl,
      x.kode_gudang, x.kode_baki)
    FROM akhir, LATERAL (SELECT r FROM rekap_harian_stok r
        WHERE kode_toko = v_toko AND tgl_system = akhir.tgl) r
      FULL JOIN (SELECT h FROM hitung_harian_stok(v_toko, (SELECT tgl FROM akhir)) h) h
        ON r.r = h.h, LATERAL (SELECT (coalesce(r.r, h.h)).*) x
    WHERE (SELECT tgl FROM akhir) IS NOT NULL AND (r.r IS NULL OR h.h IS NULL)
      AND NOT EXISTS (SELECT FROM posting p WHERE p.kode_toko = v_toko
        AND p.tgl_system > (SELECT tgl FROM akhir)))
  SELECT kalimat FROM beda LIMIT 1 $$;

-- Every posting of the last day has the request that claimed it: without it, the same request could
-- be posted once more. Older requests are thrown away.
CREATE FUNCTION audit_permintaan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Posting %s punya %s permintaan', p.id, count(r.kunci))
  FROM posting p LEFT JOIN permintaan r ON r.kode_toko = v_toko AND r.id_posting = p.id
  WHERE p.kode_toko = v_toko AND p.saat > waktu_kini() - interval '1 day'
  GROUP BY p.id HAVING count(r.kunci) <> 1 LIMIT 1 $$;
