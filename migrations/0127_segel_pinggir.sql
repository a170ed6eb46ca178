-- What stands beside the books is sealed with the day, too: prints, decided approvals, the history
-- of masters and prices, and the stock snapshots. docs/adr/0092 tells why.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- names out of the approvals
-- What an approver reads of a customer is masked from now on (kernel/samar.ts); what stood there is
-- masked here, whatever language its asker spoke.
CREATE FUNCTION samar_nama(v text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT regexp_replace(v, '(\S)\S+', '\1**', 'g') $$;
CREATE FUNCTION samar_angka(v jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(e.key, CASE WHEN e.key IN ('Customer', 'Cliente', '客戶', 'Pelanggan',
    '顧客') THEN to_jsonb(samar_nama(e.value #>> '{}')) ELSE e.value END) FROM jsonb_each(v) e $$;
ALTER TABLE otorisasi DISABLE TRIGGER jaga;
UPDATE otorisasi SET sebelum = samar_angka(sebelum), sesudah = samar_angka(sesudah)
WHERE kategori = 'KOREKSI_PENJUALAN' AND jsonb_typeof(sebelum) = 'object'
  AND jsonb_typeof(sesudah) = 'object';
ALTER TABLE otorisasi ENABLE TRIGGER jaga;
DROP FUNCTION samar_angka(jsonb);
DROP FUNCTION samar_nama(text);

-- ---------------------------------------------------------------- a used approval
-- The chain remembers of an approval what it said, not only whose word it was: the figures, the
-- reasons, who asked and when it was decided.
CREATE FUNCTION sidik_otorisasi(o otorisasi) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(encode(sha256(convert_to(ROW(o.id, o.kategori, o.diminta_oleh, o.pemberi, o.cara,
    o.sebelum, o.sesudah, o.keterangan, o.alasan)::text, 'UTF8')), 'hex'), 32) $$;

CREATE OR REPLACE FUNCTION pakai_otorisasi(k konteks, minta jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE m record; o otorisasi; hasil jsonb := '[]';
BEGIN
  FOR m IN SELECT * FROM jsonb_to_recordset(minta) AS m(no text, kategori text, sidik text)
    ORDER BY no COLLATE "C" LOOP
    UPDATE otorisasi SET status = 'DIPAKAI', dipakai_pada = k.saat, id_posting = k.id_posting
    WHERE kode_toko = k.toko AND no_otorisasi = m.no AND kategori = m.kategori
      AND sidik = decode(m.sidik, 'hex') AND status = 'DISETUJUI' AND diminta_oleh = k.oleh
      AND berlaku_sampai > k.saat AND halangan_pemberi(k.toko, pemberi, k.oleh) IS NULL
    RETURNING * INTO o;
    IF NOT FOUND THEN
      PERFORM tolak('KN403', 'otorisasi_tidak_berlaku',
        jsonb_build_object('no_otorisasi', m.no, 'kategori', m.kategori));
    END IF;
    hasil := hasil || jsonb_build_object('no', m.no, 'kategori', m.kategori, 'pemberi', o.pemberi,
      'cara', o.cara, 'isi', sidik_otorisasi(o));
  END LOOP;
  RETURN hasil;
END $$;

-- Postings from before this migration remember no `isi`.
CREATE OR REPLACE FUNCTION audit_otorisasi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Otorisasi %s dari posting %s tidak sama dengan yang diingat rantai (pemberi %s)',
    m.no, p.id, m.pemberi)
  FROM posting p, jsonb_to_recordset(p.otorisasi)
      AS m(no text, kategori text, pemberi text, cara text, isi text)
  WHERE p.kode_toko = v_toko AND p.otorisasi IS NOT NULL
    AND NOT EXISTS (SELECT FROM otorisasi x WHERE x.kode_toko = v_toko AND x.no_otorisasi = m.no
      AND x.id_posting = p.id AND x.status = 'DIPAKAI' AND x.kategori = m.kategori
      AND x.pemberi = m.pemberi AND x.cara = m.cara
      AND (m.isi IS NULL OR m.isi = sidik_otorisasi(x))
      AND x.no_otorisasi = 'OT-' || upper(substr(encode(x.sidik, 'hex'), 1, 16)))
  LIMIT 1 $$;

-- ---------------------------------------------------------------- the seal of the side books
-- One row of a closing: how many rows each side book had got since the closing before, and their
-- digest; and the digest of the stock snapshot of each day that it sealed, or that lies after one.
-- sampai: up to which moment the side books are in it, a little before the closing itself, so that
-- no transaction under way is left out.
CREATE TABLE segel (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, sampai timestamptz NOT NULL,
  pinggir jsonb NOT NULL, stok jsonb NOT NULL,
  PRIMARY KEY (kode_toko, id_posting));
CREATE INDEX segel_sampai ON segel (kode_toko, sampai);
SELECT tabel_buku('segel');

CREATE INDEX cetak_nota_saat ON cetak_nota (kode_toko, saat);
CREATE INDEX cetak_nota_dijawab ON cetak_nota (kode_toko, dijawab_pada)
  WHERE dijawab_pada IS NOT NULL;
CREATE INDEX otorisasi_diputus ON otorisasi (kode_toko, diputus_pada)
  WHERE diputus_pada IS NOT NULL;
CREATE INDEX riwayat_master_saat ON riwayat_master (kode_toko, saat);

-- The rows of the side books, each at its moment, in what never changes of them any more.
CREATE FUNCTION baris_pinggir(v_toko text)
RETURNS TABLE (buku text, saat timestamptz, naskah text) LANGUAGE sql STABLE AS $$
  SELECT 'cetak_nota', c.saat, ROW(c.id_dokumen, c.n, c.saat, c.oleh, c.alasan, c.ke)::text
  FROM cetak_nota c WHERE c.kode_toko = v_toko
  UNION ALL SELECT 'jawaban_cetak', c.dijawab_pada,
    ROW(c.id_dokumen, c.n, c.tercetak, c.dijawab_pada, c.dijawab_oleh)::text
  FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.dijawab_pada IS NOT NULL
  UNION ALL SELECT 'otorisasi', o.diputus_pada, ROW(o.id, o.no_otorisasi, o.sidik, o.diputus_pada,
    sidik_otorisasi(o))::text
  FROM otorisasi o WHERE o.kode_toko = v_toko AND o.diputus_pada IS NOT NULL
  UNION ALL SELECT 'otorisasi_gagal', g.saat, ROW(g.id, g.saat, g.no_otorisasi, g.kategori,
    g.diminta_oleh, g.pemberi, g.sebab, g.cara)::text
  FROM otorisasi_gagal g WHERE g.kode_toko = v_toko
  UNION ALL SELECT 'riwayat_master', r.saat,
    ROW(r.id, r.tabel, r.kunci, r.saat, r.oleh, r.sebelum, r.sesudah)::text
  FROM riwayat_master r WHERE r.kode_toko = v_toko
  UNION ALL SELECT 'harga_group', h.saat, ROW(h.id, h.kode_group, h.saat, h.tgl_system, h.oleh,
    h.harga_dari, h.harga_ke, h.harga_beli_dari, h.harga_beli_ke)::text
  FROM harga_group h WHERE h.kode_toko = v_toko $$;

CREATE FUNCTION sidik_baris(v text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(array_to_string(v, E'\n'), ''), 'UTF8')), 'hex') $$;

CREATE FUNCTION sidik_stok(v_toko text, v_dari date)
RETURNS TABLE (tgl_system date, sidik text) LANGUAGE sql STABLE AS $$
  SELECT r.tgl_system, sidik_baris(array_agg(ROW(r.kode_gudang, r.kode_baki, r.kode_group,
    r.kode_dept, r.kadar, r.qty, r.berat, r.murni, r.harga_pokok, r.berat_gram, r.harga_atribut,
    r.harga_tetap)::text ORDER BY r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.kadar))
  FROM rekap_harian_stok r WHERE r.kode_toko = v_toko AND r.tgl_system >= v_dari
  GROUP BY r.tgl_system $$;

-- Written after `hari` in the posting of a closing; what it is given says nothing.
CREATE FUNCTION tulis_segel(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql
SET enable_seqscan = on SET enable_hashjoin = on SET enable_mergejoin = on AS $$
DECLARE s segel; v_dari timestamptz; v_tgl date;
BEGIN
  SELECT coalesce(max(sampai), '-infinity') INTO v_dari FROM segel WHERE kode_toko = k.toko;
  SELECT min(tgl_system) INTO v_tgl FROM hari
  WHERE kode_toko = k.toko AND id_posting = k.id_posting AND status = 'TUTUP';
  s := ROW(k.toko, k.id_posting, greatest(v_dari, k.saat - interval '5 minutes'), '{}', '{}');
  SELECT coalesce(jsonb_object_agg(b.buku, jsonb_build_array(b.jumlah, b.sidik)), '{}')
  INTO s.pinggir FROM (SELECT buku, count(*) AS jumlah,
      sidik_baris(array_agg(naskah ORDER BY naskah COLLATE "C")) AS sidik
    FROM baris_pinggir(k.toko) WHERE saat >= v_dari AND saat < s.sampai GROUP BY buku) b;
  SELECT jsonb_object_agg(tgl_system, coalesce(r.sidik, sidik_baris('{}'))) INTO s.stok
  FROM (SELECT tgl_system FROM hari WHERE kode_toko = k.toko AND id_posting = k.id_posting
      AND status = 'TUTUP') h FULL JOIN sidik_stok(k.toko, v_tgl) r USING (tgl_system);
  INSERT INTO segel SELECT s.*;
  RETURN ROW(s.kode_toko, s.id_posting, s.sampai, s.pinggir, s.stok)::text;
END $$;
CREATE FUNCTION baca_segel(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT ROW(kode_toko, id_posting, sampai, pinggir, stok)::text FROM segel
  WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- Each side book between two closings as the later one sealed it; each day's stock snapshot as the
-- last closing that covers it did.
CREATE FUNCTION audit_segel(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH urut AS (
    SELECT id_posting, sampai, pinggir, row_number() OVER (ORDER BY sampai, id_posting) AS n
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

-- Prints of a nota are counted one by one: one that was taken away leaves a gap, also today.
CREATE FUNCTION audit_cetak_nota(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Cetakan nota %s: %s baris, bernomor sampai %s',
    (SELECT nomor FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = c.id_dokumen), count(*),
    max(n))
  FROM cetak_nota c WHERE kode_toko = v_toko GROUP BY id_dokumen
  HAVING count(*) <> max(n) OR min(n) <> 1 LIMIT 1 $$;

-- ---------------------------------------------------------------- the anchor
-- The seal of a closing as it leaves the database: the link of its posting in the chain, which
-- hangs on every link before it.
CREATE FUNCTION segel_keluar(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('kode_toko', v_toko, 'nomor', d.nomor, 'tgl_system', h.tgl_system,
    'urut', p.urut, 'sidik', encode(p.hash, 'hex'))
  FROM dokumen d JOIN hari h ON h.kode_toko = v_toko AND h.id_dokumen = d.id
    JOIN posting p ON p.kode_toko = v_toko AND p.id = h.id_posting
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND h.status = 'TUTUP'
  ORDER BY h.tgl_system DESC LIMIT 1 $$;
GRANT EXECUTE ON FUNCTION segel_keluar(text, text) TO kencana_app;
