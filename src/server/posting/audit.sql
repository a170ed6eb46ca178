-- Links awal + 1 to awal + banyak of the chain: how many there are, and the first that is wrong.
CREATE OR REPLACE FUNCTION audit_mata_rantai(v_toko text, v_awal bigint, v_banyak int, OUT jumlah int,
  OUT beda text) LANGUAGE sql STABLE AS $$
  WITH mata AS (
    SELECT p.urut, p.hash, p.id, naskah_posting(p) AS naskah,
      lag(p.hash) OVER w AS sebelum, lag(p.urut) OVER w AS urut_sebelum
    FROM posting p WHERE p.kode_toko = v_toko AND p.urut BETWEEN v_awal AND v_awal + v_banyak
    WINDOW w AS (ORDER BY p.urut))
  SELECT count(*), (array_agg(CASE
      WHEN urut <> coalesce(urut_sebelum + 1, 1)
        THEN format('Posting nomor urut %s hilang dari rantai', coalesce(urut_sebelum + 1, 1))
      ELSE format('Isi posting %s (urut %s) tidak sama dengan sidiknya', id, urut) END
    ORDER BY urut) FILTER (WHERE urut <> coalesce(urut_sebelum + 1, 1)
      OR hash <> sha256(coalesce(sebelum, '\x00') || convert_to(naskah, 'UTF8'))))[1]
  FROM mata WHERE urut > v_awal $$;

CREATE OR REPLACE FUNCTION audit_nomor(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Nomor %s tanggal %s: terbit %s, dokumen %s, terakhir %s',
    coalesce(n.prefix, d.prefix), coalesce(n.tgl, d.tgl_system), n.urut, d.jumlah, d.akhir)
  FROM (SELECT prefix, tgl_system, count(*) AS jumlah, max(urut) AS akhir, min(urut) AS awal
      FROM dokumen WHERE kode_toko = v_toko GROUP BY prefix, tgl_system) d
    FULL JOIN (SELECT * FROM nomor WHERE kode_toko = v_toko) n
      ON n.prefix = d.prefix AND n.tgl = d.tgl_system
  WHERE (d.jumlah, d.akhir, d.awal) IS DISTINCT FROM (n.urut::bigint, n.urut, 1) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_status_dokumen(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s (%s): status %s versi %s, menurut transisinya %s versi %s',
    coalesce(s.id, d.id), coalesce(d.nomor, 'tanpa dokumen'), s.status, s.versi, t.ke, t.versi)
  FROM (SELECT DISTINCT ON (id_dokumen) id_dokumen, versi, ke, tgl_system FROM transisi
      WHERE kode_toko = v_toko ORDER BY id_dokumen, versi DESC) t
    FULL JOIN (SELECT * FROM status_dokumen WHERE kode_toko = v_toko) s ON s.id = t.id_dokumen
    FULL JOIN (SELECT * FROM dokumen WHERE kode_toko = v_toko) d ON d.id = s.id
  WHERE (s.status, s.versi, s.tgl_system, s.jenis) IS DISTINCT FROM
    (t.ke, t.versi, t.tgl_system, d.jenis) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_transisi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: transisi ke-%s dari %s, sebelumnya %s', id_dokumen, versi,
    coalesce(dari, '(baru)'), coalesce(sebelum, '(baru)'))
  FROM (SELECT id_dokumen, versi, dari, lag(ke) OVER w AS sebelum,
      coalesce(lag(versi) OVER w, 0) AS versi_sebelum
    FROM transisi WHERE kode_toko = v_toko WINDOW w AS (PARTITION BY id_dokumen ORDER BY versi)) t
  WHERE dari IS DISTINCT FROM sebelum OR versi <> versi_sebelum + 1 LIMIT 1 $$;

-- A row outside any posting, or in a book that its posting does not name, is outside the chain.
-- Transitions and requests belong to every posting.
CREATE OR REPLACE FUNCTION audit_baris_asing(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE b text; beda text; ada boolean; penulis text[] := ARRAY(SELECT fungsi_bernama('tulis_'));
BEGIN
  FOR b IN SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'kencana'::regnamespace AND a.attname = 'id_posting'
        AND obj_description(c.oid) = 'buku' ORDER BY 1 LOOP
    -- Most books of a shop have no row: to see that is cheaper than to plan a comparison.
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE kode_toko = $1)', b) INTO ada USING v_toko;
    CONTINUE WHEN NOT ada;
    EXECUTE format('SELECT format(''Buku %1$s: baris dengan posting %%s yang tidak menulisnya'',
      x.id_posting) FROM %1$I x WHERE kode_toko = $1 AND NOT EXISTS (SELECT FROM posting p
      WHERE p.kode_toko = $1 AND p.id = x.id_posting AND ($2 OR %1$L = ANY (p.buku))) LIMIT 1', b)
    INTO beda USING v_toko, 'tulis_' || b <> ALL (penulis);
    IF beda IS NOT NULL THEN RETURN beda; END IF;
  END LOOP;
  RETURN NULL;
END $$;

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

-- Sales and payments are read back through the documents that their posting moved. A row whose
-- posting never touched its document is in no text of the chain.
CREATE OR REPLACE FUNCTION audit_baris_menumpang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
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

-- Every posting of the last day has the request that claimed it: without it, the same request could
-- be posted once more. Older requests are thrown away.
CREATE OR REPLACE FUNCTION audit_permintaan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Posting %s punya %s permintaan', p.id, count(r.kunci))
  FROM posting p LEFT JOIN permintaan r ON r.kode_toko = v_toko AND r.id_posting = p.id
  WHERE p.kode_toko = v_toko AND p.saat > waktu_kini() - interval '1 day'
  GROUP BY p.id HAVING count(r.kunci) <> 1 LIMIT 1 $$;

-- Compares each side book between two closings with the seal of the later one, and each day's stock
-- snapshot with the seal of the last closing that covers the day.
CREATE OR REPLACE FUNCTION audit_segel(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH urut AS (
    SELECT id_posting, sampai, pinggir, row_number()
      OVER (ORDER BY sampai, urut_posting(v_toko, id_posting)) AS n
    FROM segel WHERE kode_toko = v_toko),
  batas AS (SELECT coalesce(array_agg(sampai ORDER BY n), '{}') AS sampai FROM urut),
  kini AS (
    SELECT width_bucket(b.saat, batas.sampai) + 1 AS n, b.buku, count(*) AS jumlah,
      sidik_baris(array_agg(b.naskah ORDER BY b.naskah COLLATE "C")) AS sidik
    FROM batas, baris_pinggir(v_toko) b
    WHERE cardinality(batas.sampai) > 0 AND b.saat < batas.sampai[cardinality(batas.sampai)]
    GROUP BY 1, 2),
  lama AS (SELECT u.n, e.key AS buku, (e.value->>0)::bigint AS jumlah, e.value->>1 AS sidik
    FROM urut u, jsonb_each(u.pinggir) e),
  stok AS (
    SELECT DISTINCT ON (e.key) e.key::date AS tgl_system, e.value AS sidik
    FROM segel s JOIN posting p ON p.kode_toko = v_toko AND p.id = s.id_posting,
      jsonb_each_text(s.stok) e
    WHERE s.kode_toko = v_toko ORDER BY e.key, p.urut DESC),
  beda AS (
    SELECT format('Buku %s sampai %s disegel dengan %s baris, sekarang %s dengan isi lain',
      coalesce(l.buku, k.buku), u.sampai, coalesce(l.jumlah, 0), coalesce(k.jumlah, 0)) AS kalimat
    FROM lama l FULL JOIN kini k USING (n, buku) JOIN urut u USING (n)
    WHERE (l.jumlah, l.sidik) IS DISTINCT FROM (k.jumlah, k.sidik)
    UNION ALL
    SELECT format('Rekap stok %s tidak sama dengan segelnya', tgl_system)
    FROM stok s LEFT JOIN sidik_stok(v_toko, '-infinity') k USING (tgl_system)
    WHERE s.sidik <> coalesce(k.sidik, sidik_baris('{}')))
  SELECT kalimat FROM beda LIMIT 1 $$;
