CREATE OR REPLACE FUNCTION jawaban_bernama(awal text, v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE f text; v jsonb; hasil jsonb := '[]';
BEGIN
  FOR f IN SELECT fungsi_bernama(awal) LOOP
    EXECUTE format('SELECT kencana.%I($1, $2)', f) INTO v USING v_toko, v_tgl;
    IF v IS NOT NULL THEN
      hasil := hasil || jsonb_build_object('kode', substr(f, length(awal) + 1), 'angka', v);
    END IF;
  END LOOP;
  RETURN hasil;
END $$;

-- A shop that sells by weight has its drafts at another counter.
CREATE OR REPLACE FUNCTION draf_di_meja(v_toko text, v_manual boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM draf WHERE kode_toko = v_toko
    AND modul_nyala(v_toko, 'STOCK_JUAL_MANUAL', false) = v_manual
  HAVING count(*) > 0 $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_draf(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT draf_di_meja(v_toko, false) $$;
CREATE OR REPLACE FUNCTION perhatian_tutup_draf_manual(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT draf_di_meja(v_toko, true) $$;

-- Pieces that came back and wait to be weighed, tagged and laid into a tray.
CREATE OR REPLACE FUNCTION perhatian_tutup_kembali(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM barang
  WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL AND status = 'KEMBALI'
  HAVING count(*) > 0 $$;

-- Cash that still lies with cashiers; BRANKAS is the safe.
CREATE OR REPLACE FUNCTION perhatian_tutup_laci(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM saldo_laci
  WHERE kode_toko = v_toko AND laci <> 'BRANKAS' AND saldo > 0
  HAVING count(*) > 0 $$;

-- perhatian_tutup_<code>(toko, tgl) answers the figures of its sentence, or null.
-- A look-up by the key and no join: it stays one, whatever the plan was made on.
CREATE OR REPLACE FUNCTION status_nota(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (SELECT status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id) $$;

-- Everything the closing shows and its rules need. tgl_system: the day that would be closed. And
-- the versions.
CREATE OR REPLACE FUNCTION muat_tutup_toko(v_toko text) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE t record;
BEGIN
  SELECT tgl_system, status, (SELECT tgl_segel FROM rantai WHERE kode_toko = v_toko) AS segel
  INTO t FROM toko WHERE kode_toko = v_toko;
  RETURN jsonb_build_object('tgl_system', t.tgl_system, 'buka', t.status = 'BUKA',
    'tgl_segel', t.segel,
    'segel', (SELECT jsonb_build_object('id', h.id_dokumen, 'nomor', d.nomor, 'status', s.status,
        'versi', s.versi, 'oleh', h.oleh, 'saat', h.saat)
      FROM hari h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = h.id_dokumen
      WHERE h.kode_toko = v_toko AND h.tgl_system = t.segel AND h.status = 'TUTUP'
      ORDER BY h.n DESC LIMIT 1),
    'terbuka_lagi', (SELECT coalesce(jsonb_agg(tgl_system ORDER BY tgl_system), '[]') FROM (
      SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
      WHERE kode_toko = v_toko AND tgl_system < t.tgl_system AND status <> 'BUKA'
        AND tgl_system > coalesce(t.segel, '-infinity')
      ORDER BY tgl_system, n DESC) h WHERE status = 'DIBUKA_LAGI'),
    'halangan', jawaban_bernama('halangan_tutup_', v_toko, t.tgl_system),
    'perhatian', jawaban_bernama('perhatian_tutup_', v_toko, t.tgl_system),
    'laci', (SELECT coalesce(jsonb_agg(jsonb_build_object('laci', l.laci, 'nama', u.usere_name,
        'saldo', CASE WHEN laci_terhitung(v_toko, l.laci, t.tgl_system) THEN l.saldo END)
        ORDER BY l.laci), '[]')
      FROM saldo_laci l LEFT JOIN users u ON u.user_id = l.laci AND u.kode_toko = v_toko
      WHERE l.kode_toko = v_toko AND l.saldo <> 0))
    || ringkasan_hari(v_toko, t.tgl_system);
END $$;

-- What waits in the shop today: the same lines, for whoever does not close it.
CREATE OR REPLACE FUNCTION perhatian_hari(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jawaban_bernama('perhatian_tutup_', v_toko, tgl_system) FROM toko
  WHERE kode_toko = v_toko $$;

-- What nobody saw come out of the printer, asked for or not.
CREATE OR REPLACE FUNCTION perhatian_tutup_cetak(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl AND status_nota(v_toko, p.id) = 'VALID'
    AND NOT nota_tercetak(v_toko, p.id)
  HAVING count(*) > 0 $$;

-- Sales less what was taken back, and nothing of that among the purchases.
CREATE OR REPLACE FUNCTION ringkasan_hari(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'penjualan', (SELECT jsonb_build_object('nota', coalesce(sum(nota), 0),
        'pcs', coalesce(sum(qty), 0), 'berat', coalesce(sum(berat), 0),
        'harga_total', coalesce(sum(harga_total), 0))
      FROM hitung_harian_jual(v_toko, v_tgl, v_tgl)),
    'batal', (SELECT count(*) FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND status_nota(v_toko, id) = 'BATAL'),
    'pembelian', (SELECT jsonb_build_object('nota', count(*), 'pcs', coalesce(sum(qty), 0),
        'berat', coalesce(sum(berat), 0), 'harga_total', coalesce(sum(harga_total), 0))
      FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl AND jenis = 'BELI'
        AND status_nota(v_toko, id) = 'VALID'),
    'batal_beli', (SELECT count(*) FROM pembelian WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND jenis = 'BELI' AND status_nota(v_toko, id) = 'BATAL'),
    'kas', (SELECT coalesce(jsonb_agg(u ORDER BY u.kategori, u.jenis, u.rekening), '[]') FROM (
      SELECT k.kategori, CASE WHEN r.qris AND k.jenis = 'DEBET' THEN 'QRIS' ELSE k.jenis END AS jenis,
        nullif(concat_ws(' ', r.kode_bank, k.no_rekening), '') AS rekening,
        sum(k.jumlah_in)::bigint AS jumlah_in, sum(k.jumlah_out)::bigint AS jumlah_out,
        sum(CASE WHEN k.jumlah_in > 0 THEN k.fee ELSE -k.fee END)::bigint AS fee
      FROM kas k LEFT JOIN rekening r ON r.kode_toko = v_toko AND r.no_rekening = k.no_rekening
      WHERE k.kode_toko = v_toko AND k.tgl_system = v_tgl GROUP BY 1, 2, 3) u)) $$;

-- The closed days as their snapshots have them, the open ones from the books.
CREATE OR REPLACE FUNCTION harian_beli(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_beli LANGUAGE plpgsql STABLE AS $$
DECLARE v_segel date := tgl_segel(v_toko);
BEGIN
  RETURN QUERY SELECT * FROM rekap_harian_beli WHERE kode_toko = v_toko
    AND tgl_system BETWEEN v_awal AND least(v_akhir, v_segel);
  RETURN QUERY SELECT * FROM hitung_harian_beli(v_toko, greatest(v_awal, v_segel + 1), v_akhir);
END $$;

CREATE OR REPLACE FUNCTION hitung_harian_beli(v_toko text, v_awal date, v_akhir date)
RETURNS SETOF rekap_harian_beli LANGUAGE sql STABLE AS $$
  SELECT v_toko, p.tgl_system, p.jenis, p.kode_sales, b.kode_group, b.kode_dept, b.kode_kondisi,
    count(*) FILTER (WHERE b.n = 1), count(*), sum(b.berat)::bigint, sum(b.murni)::bigint,
    sum(b.berat_nota)::bigint, sum(b.harga_nota)::bigint, sum(b.harga_dasar)::bigint,
    sum(b.potongan)::bigint, sum(b.tambahan)::bigint, sum(b.harga)::bigint
  FROM pembelian p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id AND s.status = 'VALID'
    JOIN pembelian_baris b ON b.kode_toko = v_toko AND b.id = p.id
  WHERE p.kode_toko = v_toko AND p.tgl_system BETWEEN v_awal AND v_akhir
  GROUP BY p.tgl_system, p.jenis, p.kode_sales, b.kode_group, b.kode_dept, b.kode_kondisi $$;

-- Bags that still lie at the counter.
CREATE OR REPLACE FUNCTION perhatian_tutup_kantong(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM kantong
  WHERE kode_toko = v_toko AND tempat = 'PEMBELIAN' HAVING count(*) > 0 $$;

-- Closing a day runs every function of this name.
CREATE OR REPLACE FUNCTION rekap_harian_pembelian(v_toko text, v_tgl date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rekap_harian_beli WHERE kode_toko = v_toko AND tgl_system = v_tgl;
  INSERT INTO rekap_harian_beli SELECT * FROM hitung_harian_beli(v_toko, v_tgl, v_tgl) $$;

-- A shop that has closed a day is no longer being set up that very day.
CREATE OR REPLACE FUNCTION pernah_tutup(v_toko text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM hari WHERE kode_toko = v_toko AND status = 'TUTUP') $$;

CREATE OR REPLACE FUNCTION halangan_hari(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS
$$ SELECT jawaban_bernama('halangan_tutup_', v_toko, v_tgl) $$;

GRANT EXECUTE ON FUNCTION halangan_hari, harian_beli, hitung_harian_beli, muat_tutup_toko,
  perhatian_hari,
  pernah_tutup TO kencana_app;

-- Lines of home: a shop that stands closed, and a day that is over and was not closed.
CREATE OR REPLACE FUNCTION pagi_tutup(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('tgl', v_tgl) FROM toko WHERE kode_toko = v_toko AND status = 'TUTUP' $$;
CREATE OR REPLACE FUNCTION pagi_hari_lewat(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('tgl', v_tgl) FROM toko WHERE kode_toko = v_toko AND status = 'BUKA'
    AND v_tgl < (waktu_kini() AT TIME ZONE zona)::date $$;
