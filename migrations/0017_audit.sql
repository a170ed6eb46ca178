-- What `npm run audit` recomputes. Each audit_<name>(toko) answers the first difference it finds as a
-- sentence, or null; a module that adds a book adds its own here by the same name. They run as the
-- owner, over one moment of the database, a few set-wide queries each.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- the engine's own
-- Links awal + 1 to awal + banyak of the chain: how many there are, and the first that is wrong.
CREATE FUNCTION audit_mata_rantai(v_toko text, v_awal bigint, v_banyak int, OUT jumlah int,
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

CREATE FUNCTION audit_ujung_rantai(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Ujung rantai mencatat urut %s, posting terakhir urut %s', r.urut, p.urut)
  FROM rantai r LEFT JOIN LATERAL (SELECT urut, hash FROM posting WHERE kode_toko = v_toko
    ORDER BY urut DESC LIMIT 1) p ON true
  WHERE r.kode_toko = v_toko AND (r.urut, r.hash) <> (coalesce(p.urut, 0), coalesce(p.hash, '\x00')) $$;

-- A row outside any posting, or in a book that its posting does not name, is outside the chain.
CREATE FUNCTION audit_baris_asing(v_toko text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE b text; beda text;
BEGIN
  FOR b IN SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'kencana'::regnamespace AND a.attname = 'id_posting'
        AND obj_description(c.oid) = 'buku'
        AND EXISTS (SELECT FROM fungsi_bernama('tulis_') f WHERE f = 'tulis_' || c.relname)
      ORDER BY 1 LOOP
    EXECUTE format('SELECT format(''Buku %1$s: baris dengan posting %%s yang tidak menulisnya'',
      x.id_posting) FROM %1$I x WHERE kode_toko = $1 AND NOT EXISTS (SELECT FROM posting p
      WHERE p.kode_toko = $1 AND p.id = x.id_posting AND %1$L = ANY (p.buku)) LIMIT 1', b)
    INTO beda USING v_toko;
    IF beda IS NOT NULL THEN RETURN beda; END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION audit_transisi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s: transisi ke-%s dari %s, sebelumnya %s', id_dokumen, versi,
    coalesce(dari, '(baru)'), coalesce(sebelum, '(baru)'))
  FROM (SELECT id_dokumen, versi, dari, lag(ke) OVER w AS sebelum,
      coalesce(lag(versi) OVER w, 0) AS versi_sebelum
    FROM transisi WHERE kode_toko = v_toko WINDOW w AS (PARTITION BY id_dokumen ORDER BY versi)) t
  WHERE dari IS DISTINCT FROM sebelum OR versi <> versi_sebelum + 1 LIMIT 1 $$;

CREATE FUNCTION audit_status_dokumen(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Dokumen %s (%s): status %s versi %s, menurut transisinya %s versi %s',
    coalesce(s.id, d.id), coalesce(d.nomor, 'tanpa dokumen'), s.status, s.versi, t.ke, t.versi)
  FROM (SELECT DISTINCT ON (id_dokumen) id_dokumen, versi, ke, tgl_system FROM transisi
      WHERE kode_toko = v_toko ORDER BY id_dokumen, versi DESC) t
    FULL JOIN (SELECT * FROM status_dokumen WHERE kode_toko = v_toko) s ON s.id = t.id_dokumen
    FULL JOIN (SELECT * FROM dokumen WHERE kode_toko = v_toko) d ON d.id = s.id
  WHERE (s.status, s.versi, s.tgl_system, s.jenis) IS DISTINCT FROM
    (t.ke, t.versi, t.tgl_system, d.jenis) LIMIT 1 $$;

CREATE FUNCTION audit_nomor(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Nomor %s tanggal %s: terbit %s, dokumen %s, terakhir %s',
    coalesce(n.prefix, d.prefix), coalesce(n.tgl, d.tgl_system), n.urut, d.jumlah, d.akhir)
  FROM (SELECT prefix, tgl_system, count(*) AS jumlah, max(urut) AS akhir, min(urut) AS awal
      FROM dokumen WHERE kode_toko = v_toko GROUP BY prefix, tgl_system) d
    FULL JOIN (SELECT * FROM nomor WHERE kode_toko = v_toko) n
      ON n.prefix = d.prefix AND n.tgl = d.tgl_system
  WHERE (d.jumlah, d.akhir, d.awal) IS DISTINCT FROM (n.urut::bigint, n.urut, 1) LIMIT 1 $$;

-- The last seal of each day, against the postings of that day. After it only the posting that
-- sealed may still bear the date.
CREATE FUNCTION audit_hari(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH segel AS (
    SELECT * FROM (SELECT DISTINCT ON (tgl_system) * FROM hari
      WHERE kode_toko = v_toko AND status <> 'BUKA' ORDER BY tgl_system, n DESC) h
    WHERE status = 'TUTUP'),
  isi AS (
    SELECT s.tgl_system, count(p.id) AS jumlah,
      sha256(coalesce(string_agg(p.hash, ''::bytea ORDER BY p.urut), '')) AS hash
    FROM segel s LEFT JOIN posting p ON p.kode_toko = v_toko AND p.tgl_system = s.tgl_system
      AND p.urut <= s.sampai_urut GROUP BY s.tgl_system),
  beda AS (
    SELECT format('Hari %s disegel dengan %s posting, sekarang %s dengan isi lain', s.tgl_system,
      s.jumlah_posting, i.jumlah) AS kalimat
    FROM segel s JOIN isi i USING (tgl_system)
    WHERE (i.jumlah, i.hash) IS DISTINCT FROM (s.jumlah_posting::bigint, s.hash)
    UNION ALL
    SELECT format('Posting %s bertanggal %s masuk setelah harinya disegel', p.id, p.tgl_system)
    FROM segel s JOIN posting p ON p.kode_toko = v_toko AND p.tgl_system = s.tgl_system
    WHERE p.urut > coalesce(s.sampai_urut, 0) AND NOT EXISTS (
      SELECT FROM hari h WHERE h.kode_toko = v_toko AND h.id_posting = p.id)
    UNION ALL
    SELECT format('Hari tutup terakhir %s, menurut buku hari %s', r.tgl_segel, a.akhir)
    FROM rantai r, (SELECT max(tgl_system) AS akhir FROM segel) a
    WHERE r.kode_toko = v_toko AND r.tgl_segel IS DISTINCT FROM a.akhir)
  SELECT kalimat FROM beda LIMIT 1 $$;

-- ---------------------------------------------------------------- journal, gram, money
CREATE FUNCTION audit_jurnal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Jurnal posting %s tidak seimbang: debit %s, kredit %s', id_posting, sum(debit),
      sum(kredit)) AS kalimat
    FROM jurnal WHERE kode_toko = v_toko GROUP BY id_posting HAVING sum(debit) <> sum(kredit)
    UNION ALL
    SELECT format('Jurnal memakai akun %s yang tidak ada', nomor_akun)
    FROM (SELECT DISTINCT nomor_akun FROM jurnal WHERE kode_toko = v_toko) j
    WHERE NOT EXISTS (SELECT FROM akun a
      WHERE a.kode_toko = v_toko AND a.nomor_akun = j.nomor_akun)) b LIMIT 1 $$;

CREATE FUNCTION audit_gram(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gram dokumen %s tidak nol: kotor %s mg, murni %s mg', id_dokumen, sum(kotor),
    sum(murni))
  FROM gram WHERE kode_toko = v_toko GROUP BY id_posting, id_dokumen
  HAVING sum(kotor) <> 0 OR sum(murni) <> 0 LIMIT 1 $$;

CREATE FUNCTION audit_saldo_laci(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Laci %s: saldo %s, menurut buku kas %s', coalesce(s.laci, k.laci), s.saldo, k.saldo)
  FROM (SELECT laci, sum(jumlah_in - jumlah_out) AS saldo FROM kas
      WHERE kode_toko = v_toko AND jenis = 'CASH' GROUP BY laci) k
    FULL JOIN (SELECT * FROM saldo_laci WHERE kode_toko = v_toko) s ON s.laci = k.laci
  WHERE coalesce(s.saldo, 0) <> coalesce(k.saldo, 0) LIMIT 1 $$;

-- ---------------------------------------------------------------- pieces
CREATE FUNCTION audit_gerak_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: gerakan versi %s mulai dari %s, sebelumnya berakhir di %s', kode_barcode,
    versi, dari, sebelum)
  FROM (SELECT kode_barcode, versi, concat_ws('/', dari_status, dari_gudang, dari_baki) AS dari,
      coalesce(lag(concat_ws('/', ke_status, ke_gudang, ke_baki)) OVER w, '') AS sebelum
    FROM gerak_barang WHERE kode_toko = v_toko
    WINDOW w AS (PARTITION BY kode_barcode ORDER BY versi)) g
  WHERE dari <> sebelum LIMIT 1 $$;

-- Where the piece lies, against its last movement; its version, against how many changes it had.
CREATE FUNCTION audit_tempat_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Barang %s: %s di %s/%s versi %s, menurut gerakannya %s di %s/%s versi %s',
    coalesce(b.kode_barcode, g.kode_barcode), b.status, b.kode_gudang, b.kode_baki, b.versi,
    g.ke_status, g.ke_gudang, g.ke_baki, v.versi)
  FROM (SELECT DISTINCT ON (kode_barcode) * FROM gerak_barang WHERE kode_toko = v_toko
      ORDER BY kode_barcode, versi DESC) g
    JOIN (SELECT kode_barcode, count(*) AS versi FROM (
        SELECT kode_barcode FROM gerak_barang WHERE kode_toko = v_toko
        UNION ALL SELECT kode_barcode FROM koreksi_barang WHERE kode_toko = v_toko) x
      GROUP BY kode_barcode) v USING (kode_barcode)
    FULL JOIN (SELECT * FROM barang WHERE kode_toko = v_toko) b USING (kode_barcode)
  WHERE (b.status, b.kode_gudang, b.kode_baki, b.versi::bigint, b.id_pemegang) IS DISTINCT FROM
    (g.ke_status, g.ke_gudang, g.ke_baki, v.versi,
      CASE WHEN g.ke_status NOT IN ('ADA', 'KEMBALI') THEN g.id_dokumen END) LIMIT 1 $$;

-- The facts of a piece are those of its entry, each as last corrected.
CREATE FUNCTION audit_fakta_barang(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH koreksi AS (
    SELECT DISTINCT ON (kode_barcode, key) kode_barcode, key, value
    FROM koreksi_barang, jsonb_each(sesudah) WHERE kode_toko = v_toko
    ORDER BY kode_barcode, key, versi DESC),
  seharusnya AS (
    SELECT g.kode_barcode, g.isi || coalesce((SELECT jsonb_object_agg(key, value) FROM koreksi k
      WHERE k.kode_barcode = g.kode_barcode), '{}') AS isi
    FROM gerak_barang g WHERE g.kode_toko = v_toko AND g.isi IS NOT NULL)
  SELECT format('Barang %s: %s tercatat %s, menurut bukunya %s', b.kode_barcode, f.key,
    fakta_barang(b)->>f.key, f.value)
  FROM seharusnya s JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = s.kode_barcode,
    jsonb_each_text(s.isi) f
  WHERE NOT fakta_barang(b) @> s.isi AND fakta_barang(b)->>f.key IS DISTINCT FROM f.value LIMIT 1 $$;

-- Gold in each gudang, by grams and by pieces.
CREATE FUNCTION audit_gram_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Gudang %s: %s mg (murni %s) menurut gram, %s mg (murni %s) menurut barang',
    coalesce(g.gudang, b.gudang), coalesce(g.kotor, 0), coalesce(g.murni, 0),
    coalesce(b.berat, 0), coalesce(b.murni, 0))
  FROM (SELECT substr(akun, 6) AS gudang, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
      WHERE kode_toko = v_toko AND akun LIKE 'STOK/%' GROUP BY akun) g
    FULL JOIN (SELECT kode_gudang AS gudang, sum(berat) AS berat, sum(murni) AS murni FROM barang
      WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL GROUP BY kode_gudang) b
      ON b.gudang = g.gudang
  WHERE (coalesce(g.kotor, 0), coalesce(g.murni, 0))
    <> (coalesce(b.berat, 0), coalesce(b.murni, 0)) LIMIT 1 $$;

-- ---------------------------------------------------------------- sales
CREATE FUNCTION audit_jumlah_nota(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Penjualan %s: jumlah kepalanya tidak sama dengan jumlah barisnya',
    coalesce(p.id, b.id))
  FROM (SELECT id, count(*) AS qty, sum(berat) AS berat, sum(harga_jual) AS harga_jual,
      sum(ongkos) AS ongkos, sum(diskon) AS diskon, sum(pajak) AS pajak,
      sum(pajak_termasuk) AS termasuk, sum(harga_total) AS total
    FROM penjualan_baris WHERE kode_toko = v_toko GROUP BY id) b
    FULL JOIN (SELECT * FROM penjualan WHERE kode_toko = v_toko) p ON p.id = b.id
  WHERE (b.qty::numeric, b.berat, b.harga_jual, b.ongkos, b.diskon, b.pajak, b.termasuk, b.total)
    IS DISTINCT FROM (p.qty::numeric, p.berat::numeric, p.harga_jual::numeric, p.ongkos::numeric,
      p.diskon::numeric, p.pajak::numeric, p.pajak_termasuk::numeric, p.harga_total::numeric)
  LIMIT 1 $$;

CREATE FUNCTION audit_pembayaran(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Group %s: dibayar %s, tagihan %s', d.nomor, dibayar_group(v_toko, s.id),
    tagihan_group(v_toko, s.id))
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'GROUP' AND s.status <> 'BATAL'
    AND dibayar_group(v_toko, s.id) <> tagihan_group(v_toko, s.id) LIMIT 1 $$;

-- Money that came in for a group is what its valid sales come to. Later migrations subtract its
-- purchases.
CREATE FUNCTION audit_kas_group(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Group %s: kas mencatat %s, nota yang valid berjumlah %s',
    coalesce(k.id_group, p.id_group), coalesce(k.jumlah, 0), coalesce(p.jumlah, 0))
  FROM (SELECT id_group, sum(jumlah_in - jumlah_out) AS jumlah FROM kas
      WHERE kode_toko = v_toko AND id_group IS NOT NULL GROUP BY id_group) k
    FULL JOIN (SELECT p.id_group, sum(p.harga_total) AS jumlah FROM penjualan p
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
      WHERE p.kode_toko = v_toko GROUP BY p.id_group) p ON p.id_group = k.id_group
  WHERE coalesce(k.jumlah, 0) <> coalesce(p.jumlah, 0) LIMIT 1 $$;

-- ---------------------------------------------------------------- snapshots
CREATE FUNCTION hari_tersegel(v_toko text) RETURNS SETOF date LANGUAGE sql STABLE AS $$
  SELECT tgl_system FROM (SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
    WHERE kode_toko = v_toko AND status <> 'BUKA' ORDER BY tgl_system, n DESC) h
  WHERE status = 'TUTUP' $$;

CREATE FUNCTION audit_rekap_jual(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap penjualan %s, sales %s, group %s, jenis %s tidak sama dengan notanya',
    tgl_system, kode_sales, kode_group, kode_dept)
  FROM (SELECT r FROM rekap_harian_jual r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_jual(v_toko, '-infinity', 'infinity') h
      WHERE tgl_system IN (SELECT hari_tersegel(v_toko))) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

CREATE FUNCTION audit_rekap_kas(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Rekap kas %s, %s %s, %s tidak sama dengan buku kas', tgl_system, jenis,
    no_rekening, kategori)
  FROM (SELECT r FROM rekap_harian_kas r WHERE kode_toko = v_toko) r
    FULL JOIN (SELECT h FROM hitung_harian_kas(v_toko, '-infinity', 'infinity') h
      WHERE tgl_system IN (SELECT hari_tersegel(v_toko))) h ON r.r = h.h,
    LATERAL (SELECT (coalesce(r.r, h.h)).*) x
  WHERE (r.r IS NULL OR h.h IS NULL) AND tgl_system IN (SELECT hari_tersegel(v_toko)) LIMIT 1 $$;

-- Each day's movement against the book, each balance against all that moved before it.
CREATE FUNCTION audit_rekap_gram(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH buku AS (
    SELECT tgl_system, akun, kadar, sum(kotor) AS kotor, sum(murni) AS murni FROM gram
    WHERE kode_toko = v_toko GROUP BY tgl_system, akun, kadar),
  saldo AS (
    SELECT tgl_system, akun, kadar, kotor, murni, sum(kotor) OVER w AS saldo_kotor,
      sum(murni) OVER w AS saldo_murni
    FROM buku WINDOW w AS (PARTITION BY akun, kadar ORDER BY tgl_system))
  SELECT format('Rekap gram %s, akun %s kadar %s: saldo %s mg, menurut buku %s mg',
    coalesce(r.tgl_system, s.tgl_system), coalesce(r.akun, s.akun), coalesce(r.kadar, s.kadar),
    r.saldo_kotor, s.saldo_kotor)
  FROM (SELECT * FROM rekap_harian_gram WHERE kode_toko = v_toko
      AND (kotor_masuk <> 0 OR kotor_keluar <> 0)) r
    FULL JOIN (SELECT * FROM saldo WHERE tgl_system IN (SELECT hari_tersegel(v_toko))) s
      USING (tgl_system, akun, kadar)
  WHERE tgl_system IN (SELECT hari_tersegel(v_toko))
    AND (r.kotor_masuk - r.kotor_keluar, r.murni_masuk - r.murni_keluar, r.saldo_kotor,
      r.saldo_murni) IS DISTINCT FROM (s.kotor, s.murni, s.saldo_kotor, s.saldo_murni)
  LIMIT 1 $$;

-- Pieces in each tray at the end of the last sealed day: an earlier one would need a walk through
-- all movements, and a piece's facts are not kept by date.
CREATE FUNCTION audit_rekap_stok(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH akhir AS (SELECT max(t) AS tgl FROM hari_tersegel(v_toko) t)
  SELECT format('Rekap stok %s, gudang %s baki %s: %s buah, menurut gerakannya %s', akhir.tgl,
    kode_gudang, kode_baki, r.qty, h.qty)
  FROM akhir, LATERAL (
    SELECT kode_gudang, kode_baki, sum(qty) AS qty FROM rekap_harian_stok
    WHERE kode_toko = v_toko AND tgl_system = akhir.tgl GROUP BY kode_gudang, kode_baki) r
    FULL JOIN (SELECT kode_gudang, kode_baki, sum(qty) AS qty
      FROM hitung_harian_stok(v_toko, (SELECT tgl FROM akhir))
      GROUP BY kode_gudang, kode_baki) h USING (kode_gudang, kode_baki)
  WHERE akhir.tgl IS NOT NULL AND r.qty IS DISTINCT FROM h.qty LIMIT 1 $$;
