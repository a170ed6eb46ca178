-- Koreksi penjualan (DOMAIN 4): who bought, who sold, the remark and the kind of payment of a
-- validated note are corrected the same day by a document of its own; goods, weights, prices and
-- totals never. What was saved stays; penjualan_kini is a note as it stands corrected.
SET LOCAL search_path = kencana, pg_temp;

-- All of what may be corrected, as it is from here on, and what of it differs, before and after. A
-- customer is an id: personal data stands in its own table. versi_bayar: the payments that came
-- with it, if they changed.
CREATE TABLE koreksi_penjualan (
  kode_toko text NOT NULL, id_penjualan uuid NOT NULL, versi int NOT NULL,
  id_dokumen uuid NOT NULL, id_posting uuid NOT NULL, kode_sales text NOT NULL, id_pelanggan uuid,
  keterangan text, versi_bayar int, sebelum jsonb NOT NULL, sesudah jsonb NOT NULL,
  tgl_system date NOT NULL, saat timestamptz NOT NULL, oleh text NOT NULL,
  PRIMARY KEY (kode_toko, id_penjualan, versi));
CREATE INDEX koreksi_penjualan_posting ON koreksi_penjualan (kode_toko, id_posting);
SELECT tabel_buku('koreksi_penjualan');

-- The last correction of a note is the one that no other follows: a rule that a plan can join by.
CREATE VIEW penjualan_kini WITH (security_invoker = true) AS
  SELECT p.kode_toko, p.id, p.id_posting, p.id_group, p.tgl_system, p.saat, p.input_by,
    p.no_nota_manual,
    CASE WHEN k.versi IS NULL THEN p.kode_sales ELSE k.kode_sales END AS kode_sales,
    CASE WHEN k.versi IS NULL THEN p.id_pelanggan ELSE k.id_pelanggan END AS id_pelanggan,
    CASE WHEN k.versi IS NULL THEN p.keterangan ELSE k.keterangan END AS keterangan,
    p.qty, p.berat, p.harga_jual, p.ongkos, p.diskon, p.pajak, p.pajak_termasuk, p.harga_total,
    coalesce(k.versi, 0) AS versi_koreksi, k.id_dokumen AS id_koreksi
  FROM penjualan p LEFT JOIN koreksi_penjualan k
    ON k.kode_toko = p.kode_toko AND k.id_penjualan = p.id AND NOT EXISTS (
      SELECT FROM koreksi_penjualan l WHERE l.kode_toko = k.kode_toko
        AND l.id_penjualan = k.id_penjualan AND l.versi = k.versi + 1);
GRANT SELECT ON penjualan_kini TO kencana_app;

CREATE FUNCTION naskah_koreksi_penjualan_v1(b koreksi_penjualan) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT b::text $$;

-- [{id_penjualan, versi, id_dokumen, kode_sales, id_pelanggan, keterangan, versi_bayar, sebelum,
-- sesudah}]; versi: one more than was read.
CREATE FUNCTION tulis_koreksi_penjualan(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r koreksi_penjualan; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::koreksi_penjualan, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.oleh := k.oleh;
    INSERT INTO koreksi_penjualan VALUES (r.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'koreksi_penjualan'));
    END IF;
    v_naskah := concat_ws(E'\n', v_naskah, naskah_koreksi_penjualan_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

CREATE FUNCTION baca_koreksi_penjualan(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_koreksi_penjualan_v1(b), E'\n' ORDER BY id_penjualan, versi)
  FROM koreksi_penjualan b WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();

-- A note as it stands, with all that a correction of it needs: what was paid and to whom, what the
-- journal holds of the visit's money, and whether another note of the visit is gone.
CREATE FUNCTION muat_koreksi_penjualan(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', s.tgl_system, 'id_group', d.id_group,
    'versi_group', (SELECT versi FROM status_dokumen WHERE kode_toko = v_toko AND id = d.id_group),
    'versi', p.versi_koreksi, 'kode_sales', p.kode_sales, 'id_pelanggan', p.id_pelanggan,
    'keterangan', p.keterangan, 'nama_customer', c.nama_customer,
    'alamat_customer', c.alamat_customer, 'no_hp', c.no_hp, 'jenis_pelanggan', c.jenis_pelanggan,
    'pembayaran', bayar_terakhir(v_toko, d.id_group),
    'nota_batal', (SELECT count(*) FROM dokumen o JOIN status_dokumen so ON so.kode_toko = v_toko
        AND so.id = o.id WHERE o.kode_toko = v_toko AND o.id_group = d.id_group
        AND so.status = 'BATAL'),
    'kasir', (SELECT jsonb_build_object('user_id', user_id, 'laci', laci) FROM kas
      WHERE kode_toko = v_toko AND id_group = d.id_group ORDER BY id_posting, n LIMIT 1),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit)), '[]') FROM jurnal j WHERE j.kode_toko = v_toko
        AND j.id_dokumen = d.id_group AND j.id_posting IN (SELECT id_posting FROM transisi t
          WHERE t.kode_toko = v_toko AND t.id_dokumen = d.id_group)),
    'akun', peta_akun(v_toko, 'PENJUALAN'),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_sales', kode_sales, 'nama_sales',
        nama_sales)), '[]') FROM sales WHERE kode_toko = v_toko))
  FROM dokumen d JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor $$;
GRANT EXECUTE ON FUNCTION muat_koreksi_penjualan(text, text) TO kencana_app;

-- A day's sales belong to whom they are said to be sold by when the day is sealed.
CREATE OR REPLACE FUNCTION hitung_harian_jual(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_jual LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept, count(*),
    sum(b.berat)::bigint, sum(b.murni)::bigint, sum(b.harga_jual)::bigint, sum(b.ongkos)::bigint,
    sum(b.diskon)::bigint, sum(b.pajak)::bigint, sum(b.pajak_termasuk)::bigint,
    sum(b.harga_total)::bigint, sum(b.harga_pokok)::bigint
  FROM penjualan_kini p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN penjualan_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.kode_sales, b.kode_group, b.kode_dept $$;

-- Each correction begins where the one before it, or the note itself, ended.
CREATE FUNCTION audit_koreksi_penjualan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH fakta AS (
    SELECT id AS id_penjualan, 0 AS versi, '{}'::jsonb AS sebelum, jsonb_build_object('kode_sales',
      kode_sales, 'id_pelanggan', id_pelanggan, 'keterangan', keterangan) AS fakta
    FROM penjualan WHERE kode_toko = v_toko
      AND id IN (SELECT id_penjualan FROM koreksi_penjualan WHERE kode_toko = v_toko)
    UNION ALL
    SELECT id_penjualan, versi, sebelum, jsonb_build_object('kode_sales', kode_sales,
      'id_pelanggan', id_pelanggan, 'keterangan', keterangan)
    FROM koreksi_penjualan WHERE kode_toko = v_toko),
  urut AS (
    SELECT *, lag(versi) OVER w AS versi_lalu, lag(fakta) OVER w AS lalu
    FROM fakta WINDOW w AS (PARTITION BY id_penjualan ORDER BY versi))
  SELECT format('Koreksi penjualan %s versi %s: sebelumnya %s, menurut versi lalu %s', id_penjualan,
    versi, sebelum, lalu)
  FROM urut WHERE versi > 0 AND (versi_lalu IS DISTINCT FROM versi - 1
    OR NOT lalu @> (sebelum - 'versi_bayar')) LIMIT 1 $$;
