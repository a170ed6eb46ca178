CREATE OR REPLACE FUNCTION naskah_kupon_v1(p kupon) RETURNS text LANGUAGE sql STABLE AS $$ SELECT p::text $$;

CREATE OR REPLACE FUNCTION baca_kupon(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_kupon_v1(p), E'\n' ORDER BY n) FROM kupon p
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- Ten letters and figures of 32 that nobody confuses: 50 random bits. Bytes 6 and 8 of an uuid are
-- not random.
CREATE OR REPLACE FUNCTION nomor_kupon() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (get_byte(b, i) & 31) + 1, 1), '')
  FROM (SELECT uuid_send(gen_random_uuid()) AS b) u, unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) i $$;

-- What a sale earns: of each kind in force one for each whole belanja_minimum of the note before
-- tax, at most 100; of a visit that takes back what was sold on its day, so much of it as is new. v_tanpa:
-- without these lines.
CREATE OR REPLACE FUNCTION kupon_nota(v_toko text, v_id uuid, v_tgl date, v_tanpa int[])
RETURNS TABLE (kode_kupon text, nilai_kupon bigint, berlaku_sampai date)
LANGUAGE sql STABLE ROWS 3 AS $$
  SELECT p.kode_kupon, p.nilai_kupon, v_tgl + p.masa_hari::int
  FROM jual_baru(v_toko, v_id) k, para_kupon p, generate_series(1, least(100, coalesce((SELECT
      div(sum(b.harga_jual + b.ongkos - b.diskon - b.pajak_termasuk) * k.rp_baru, nullif(k.rp, 0))
    FROM penjualan_baris b
    WHERE b.kode_toko = v_toko AND b.id = v_id AND b.n <> ALL (v_tanpa)), 0) / p.belanja_minimum)) ke
  WHERE p.kode_toko = v_toko AND v_tgl BETWEEN p.berlaku_mulai AND p.berlaku_sampai
  ORDER BY p.kode_kupon COLLATE "C", ke $$;

CREATE OR REPLACE FUNCTION banyak_kupon(v_toko text, v_id uuid, v_tgl date, v_tanpa int[], v_kode text)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM kupon_nota(v_toko, v_id, v_tgl, v_tanpa) WHERE kode_kupon = v_kode $$;

-- The coupons that a correction takes back with the lines that it returns, those first that still pay: of
-- each kind those that are more than what stays of the note has of it. One that paid on an earlier day stays
-- used: nobody can cancel that note any more.
CREATE OR REPLACE FUNCTION kupon_retur(v_toko text, v_id uuid) RETURNS TABLE (no_kupon text)
LANGUAGE sql STABLE AS $$
  WITH beri AS (
    SELECT r.id, r.kini, s.kode_kupon, s.no_kupon, s.saldo, d.tgl_system AS tgl, kupon_ditarik(s) AS ditarik
    FROM retur_nota(v_toko, v_id) r JOIN saldo_kupon s ON s.kode_toko = v_toko AND s.id_nota = r.id
      JOIN kupon d ON d.kode_toko = v_toko AND d.no_kupon = s.no_kupon AND d.jenis = 'DAPAT'),
  punya AS (SELECT b.id, b.kode_kupon, b.no_kupon, b.saldo, row_number() OVER (
      PARTITION BY b.id, b.kode_kupon ORDER BY b.saldo DESC, b.no_kupon) AS ke
    FROM beri b WHERE NOT b.ditarik),
  banyak AS (
    SELECT b.id, b.kode_kupon, count(*) FILTER (WHERE NOT b.ditarik) - hak_tetap(v_toko, b.id, b.kini,
      count(*), banyak_kupon(v_toko, b.id, b.tgl, '{}', b.kode_kupon),
      banyak_kupon(v_toko, b.id, b.tgl, b.kini, b.kode_kupon)) AS kurang
    FROM beri b GROUP BY b.id, b.kini, b.tgl, b.kode_kupon)
  SELECT p.no_kupon FROM punya p JOIN banyak USING (id, kode_kupon)
  WHERE p.ke <= kurang AND (p.saldo = 1 OR EXISTS (SELECT FROM kupon b JOIN toko t
    USING (kode_toko) WHERE b.kode_toko = v_toko AND b.no_kupon = p.no_kupon AND b.jenis = 'BAYAR'
      AND b.tgl_system >= t.tgl_system))
  ORDER BY p.no_kupon COLLATE "C" $$;

-- A coupon's number where it is told from others: it is its holder's (docs/adr/0334).
CREATE OR REPLACE FUNCTION samar_kupon(v_nomor text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT repeat('*', greatest(0, length(v_nomor) - 4)) || right(v_nomor, 4) $$;

-- Moves one coupon under the lock of its balance; it is never there twice, nor less than not there.
CREATE OR REPLACE FUNCTION catat_kupon(k konteks, v_dokumen uuid, v_jenis text, v_nomor text,
  v_jumlah int, v_group uuid, v_rp bigint, v_asal saldo_kupon = NULL) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r kupon; s saldo_kupon;
BEGIN
  UPDATE saldo_kupon SET saldo = saldo + v_jumlah
  WHERE kode_toko = k.toko AND no_kupon = v_nomor AND saldo + v_jumlah IN (0, 1)
    AND (v_jenis <> 'BAYAR' OR berlaku_sampai >= k.tgl AND nilai_kupon >= v_rp) RETURNING * INTO s;
  IF s.no_kupon IS NULL THEN
    PERFORM tolak('KN009', CASE WHEN v_jenis IN ('BATAL', 'RETUR') THEN 'kupon_sudah_bayar'
      ELSE 'kupon_tidak_berlaku' END,
      jsonb_build_object('no_kupon', CASE WHEN v_jenis IN ('BATAL', 'RETUR') THEN samar_kupon(v_nomor)
        ELSE v_nomor END));
  END IF;
  r := ROW(k.toko, k.id_posting, (SELECT count(*) + 1 FROM kupon
    WHERE kode_toko = k.toko AND id_posting = k.id_posting), v_dokumen, v_jenis, v_nomor, v_jumlah,
    v_group, v_rp, v_asal.kode_kupon, v_asal.nilai_kupon, v_asal.berlaku_sampai, k.tgl);
  INSERT INTO kupon VALUES (r.*);
  RETURN naskah_kupon_v1(r);
END $$;

-- [{id_dokumen, jenis, id_group, rp, id_asal, no_kupon}]. DAPAT: a sale that is VALID now, with what
-- it earns. BATAL: what id_asal earned goes, what it paid with comes back; of corrections of one note
-- the last one first. BAYAR: no_kupon pays rp of id_group; KEMBALI: rp of that goes back, and with the
-- last of it the coupon.
CREATE OR REPLACE FUNCTION tulis_kupon(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; r record; v record; s saldo_kupon;
BEGIN
  FOR r IN SELECT * FROM jsonb_to_recordset(isi) AS j(id_dokumen uuid, jenis text, id_group uuid,
      rp bigint, id_asal uuid, no_kupon text)
      ORDER BY jenis, no_kupon COLLATE "C", id_dokumen, id_asal LOOP
    IF r.jenis = 'DAPAT' THEN
      FOR v IN SELECT * FROM kupon_nota(k.toko, r.id_dokumen, k.tgl, '{}') LOOP
        INSERT INTO saldo_kupon VALUES (k.toko, nomor_kupon(), v.kode_kupon, r.id_dokumen,
          v.nilai_kupon, v.berlaku_sampai, 0) RETURNING * INTO s;
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_kupon(k, r.id_dokumen, 'DAPAT', s.no_kupon, 1, NULL, 0, s));
      END LOOP;
    ELSIF r.jenis = 'RETUR' THEN
      FOR v IN SELECT * FROM kupon_retur(k.toko, r.id_dokumen) LOOP
        v_naskah := concat_ws(E'\n', v_naskah,
          catat_kupon(k, r.id_dokumen, 'RETUR', v.no_kupon, -1, NULL, 0));
      END LOOP;
    ELSIF r.jenis = 'BATAL' THEN
      SELECT min(x.nomor) AS nomor INTO v FROM koreksi_sesudah(k.toko, r.id_asal) x
        JOIN saldo_kupon n ON n.kode_toko = k.toko AND n.id_nota = x.id_nota;
      IF v.nomor IS NOT NULL THEN
        PERFORM tolak('KN009', 'batal_koreksi_dahulu', jsonb_build_object('nomor', v.nomor));
      END IF;
      FOR v IN SELECT p.no_kupon, -sum(p.jumlah)::int AS jumlah,
            (array_agg(p.id_group) FILTER (WHERE p.id_group IS NOT NULL))[1] AS id_group,
            -sum(p.rp)::bigint AS rp
          FROM kupon p WHERE p.kode_toko = k.toko AND p.id_dokumen = r.id_asal
          GROUP BY p.no_kupon HAVING sum(p.jumlah) <> 0 ORDER BY p.no_kupon COLLATE "C" LOOP
        v_naskah := concat_ws(E'\n', v_naskah, catat_kupon(k, r.id_dokumen, 'BATAL', v.no_kupon,
          v.jumlah, v.id_group, v.rp));
      END LOOP;
    ELSE
      v_naskah := concat_ws(E'\n', v_naskah, catat_kupon(k, r.id_dokumen, r.jenis, r.no_kupon,
        CASE WHEN r.jenis = 'BAYAR' THEN -1 WHEN r.rp + (SELECT sum(p.rp) FROM kupon p
          WHERE p.kode_toko = k.toko AND p.id_group = r.id_group AND p.no_kupon = r.no_kupon) = 0
          THEN 1 ELSE 0 END, r.id_group, r.rp));
    END IF;
  END LOOP;
  RETURN v_naskah;
END $$;

-- Whether a coupon was taken back with its sale: by a cancel, or a correction that stands.
CREATE OR REPLACE FUNCTION kupon_ditarik(s saldo_kupon) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.saldo = 0 AND (SELECT sum(p.jumlah) FROM kupon p WHERE p.kode_toko = s.kode_toko
    AND p.no_kupon = s.no_kupon AND p.id_group IS NULL) = 0 $$;

-- What became of a coupon by this day, and the note that it paid (dipakai_di).
CREATE OR REPLACE FUNCTION status_kupon(s saldo_kupon, v_tgl date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.saldo = 1 THEN CASE WHEN s.berlaku_sampai < v_tgl THEN 'KEDALUWARSA' ELSE 'BERLAKU' END
    WHEN kupon_ditarik(s) THEN 'BATAL' ELSE 'DIPAKAI' END $$;

CREATE OR REPLACE FUNCTION kupon_terbaca(s saldo_kupon, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('no_kupon', s.no_kupon, 'kode_kupon', s.kode_kupon,
    'nama_kupon', coalesce((SELECT p.nama_kupon FROM para_kupon p
      WHERE p.kode_toko = s.kode_toko AND p.kode_kupon = s.kode_kupon), s.kode_kupon),
    'nilai_kupon', s.nilai_kupon, 'berlaku_sampai', s.berlaku_sampai,
    'status', status_kupon(s, v_tgl), 'nota', (SELECT nomor FROM dokumen d
      WHERE d.kode_toko = s.kode_toko AND d.id = s.id_nota),
    'tgl_dapat', (SELECT tgl_system FROM kupon p WHERE p.kode_toko = s.kode_toko
      AND p.no_kupon = s.no_kupon AND p.jenis = 'DAPAT'),
    'dipakai_di', (SELECT d.nomor FROM kupon p
        JOIN dokumen d ON d.kode_toko = p.kode_toko AND d.id = p.id_group
      WHERE p.kode_toko = s.kode_toko AND p.no_kupon = s.no_kupon AND p.jenis = 'BAYAR' AND s.saldo = 0
        AND status_kupon(s, v_tgl) = 'DIPAKAI' ORDER BY urut_posting(p.kode_toko, p.id_posting) DESC LIMIT 1)) $$;

-- These coupons ('A,B'); one that nobody gave out is missing.
CREATE OR REPLACE FUNCTION muat_kupon(v_toko text, v_nomor text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(kupon_terbaca(s, v_tgl)), '[]') FROM saldo_kupon s
  WHERE s.kode_toko = v_toko AND s.no_kupon = ANY (string_to_array(v_nomor, ',')) $$;

-- The coupons of the sales of a visit or of one sale, by its number.
CREATE OR REPLACE FUNCTION kupon_dari_nota(v_toko text, v_nomor text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(kupon_terbaca(s, v_tgl) ORDER BY s.nilai_kupon DESC, s.no_kupon), '[]')
  FROM dokumen d JOIN saldo_kupon s ON s.kode_toko = v_toko AND s.id_nota = d.id
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
  WHERE d.kode_toko = v_toko AND (d.nomor = v_nomor OR g.nomor = v_nomor) $$;

-- What coupons still pay of a visit.
CREATE OR REPLACE FUNCTION kupon_group(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('no_kupon', no_kupon, 'rp', rp) ORDER BY no_kupon),
    '[]')
  FROM (SELECT no_kupon, sum(rp) AS rp FROM kupon
    WHERE kode_toko = v_toko AND id_group = v_id GROUP BY no_kupon HAVING sum(rp) > 0) p $$;

-- Each coupon is there or not there, as its book says.
CREATE OR REPLACE FUNCTION audit_saldo_kupon(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Kupon %s: saldo %s, menurut bukunya %s', samar_kupon(no_kupon), s.saldo, b.saldo)
  FROM (SELECT * FROM saldo_kupon WHERE kode_toko = v_toko) s
    FULL JOIN (SELECT no_kupon, sum(jumlah)::int AS saldo, max(nilai_kupon) AS nilai_kupon,
        max(berlaku_sampai) AS berlaku_sampai, max(kode_kupon) AS kode_kupon FROM kupon
      WHERE kode_toko = v_toko GROUP BY 1) b USING (no_kupon)
  WHERE (s.saldo, s.nilai_kupon, s.berlaku_sampai, s.kode_kupon)
    IS DISTINCT FROM (b.saldo, b.nilai_kupon, b.berlaku_sampai, b.kode_kupon) LIMIT 1 $$;

-- A sale that was taken back left no coupon, nor one of which every line was returned.
CREATE OR REPLACE FUNCTION audit_kupon_batal(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('%s dibatalkan, kupon %s masih ada', d.nomor, samar_kupon(s.no_kupon))
  FROM saldo_kupon s JOIN status_dokumen t ON t.kode_toko = v_toko AND t.id = s.id_nota
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id_nota
  WHERE s.kode_toko = v_toko AND s.saldo <> 0
    AND (t.status = 'BATAL' OR EXISTS (SELECT FROM kupon r WHERE r.kode_toko = v_toko
      AND r.no_kupon = s.no_kupon AND r.jenis = 'RETUR') AND semua_diretur(v_toko, s.id_nota)) LIMIT 1 $$;

-- The coupons of a person's notes that still pay.
CREATE OR REPLACE FUNCTION profil_kupon(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'total', sum(k.nilai_kupon), 'baris', jsonb_agg(
    jsonb_build_object('nomor', samar_kupon(k.no_kupon), 'tgl', k.berlaku_sampai, 'rp', k.nilai_kupon,
      'uraian', coalesce(a.nama_kupon, k.kode_kupon)) ORDER BY k.berlaku_sampai, k.no_kupon))
  FROM saldo_kupon k LEFT JOIN para_kupon a USING (kode_toko, kode_kupon)
  WHERE k.kode_toko = v_toko AND k.saldo = 1 AND k.berlaku_sampai >= v_tgl AND k.id_nota IN (
    SELECT p.id FROM penjualan_kini p WHERE p.kode_toko = v_toko AND p.id IN (
      SELECT id FROM penjualan WHERE kode_toko = v_toko AND id_pelanggan = ANY (v_id)
      UNION SELECT id_penjualan FROM koreksi_penjualan
      WHERE kode_toko = v_toko AND id_pelanggan = ANY (v_id)) AND p.id_pelanggan = ANY (v_id))
  HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION muat_kupon, kupon_dari_nota, kupon_group TO kencana_app;
