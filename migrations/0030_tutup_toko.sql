-- The closing of the business day: what stops it, what is worth knowing before it, what the day was.
SET LOCAL search_path = kencana, pg_temp;

-- ---------------------------------------------------------------- worth knowing; stops nobody
-- perhatian_tutup_<code>(toko, tgl) answers the figures of its sentence, or null.
-- A look-up by the key and no join: it stays one, whatever the plan was made on.
CREATE FUNCTION status_nota(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (SELECT status FROM status_dokumen WHERE kode_toko = v_toko AND id = v_id) $$;

CREATE FUNCTION perhatian_tutup_draf(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM draf WHERE kode_toko = v_toko
  HAVING count(*) > 0 $$;

CREATE FUNCTION perhatian_tutup_cetak(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM penjualan p
  WHERE p.kode_toko = v_toko AND p.tgl_system = v_tgl AND status_nota(v_toko, p.id) = 'VALID'
    AND (SELECT true FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = p.id
      AND c.tercetak IS NOT false LIMIT 1) IS NULL
  HAVING count(*) > 0 $$;

-- Pieces that came back and wait to be weighed, tagged and laid into a tray.
CREATE FUNCTION perhatian_tutup_kembali(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM barang
  WHERE kode_toko = v_toko AND kode_gudang IS NOT NULL AND status = 'KEMBALI'
  HAVING count(*) > 0 $$;

-- Cash that still lies with cashiers; BRANKAS is the safe.
CREATE FUNCTION perhatian_tutup_laci(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM saldo_laci
  WHERE kode_toko = v_toko AND laci <> 'BRANKAS' AND saldo > 0
  HAVING count(*) > 0 $$;

-- ---------------------------------------------------------------- what the day was
CREATE FUNCTION jawaban_bernama(awal text, v_toko text, v_tgl date) RETURNS jsonb
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

CREATE FUNCTION ringkasan_hari(v_toko text, v_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'penjualan', (SELECT jsonb_build_object('nota', count(*), 'pcs', coalesce(sum(qty), 0),
        'berat', coalesce(sum(berat), 0), 'harga_total', coalesce(sum(harga_total), 0))
      FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
        AND status_nota(v_toko, id) = 'VALID'),
    'batal', (SELECT count(*) FROM penjualan WHERE kode_toko = v_toko AND tgl_system = v_tgl
      AND status_nota(v_toko, id) = 'BATAL'),
    'kas', (SELECT coalesce(jsonb_agg(k ORDER BY k.kategori, k.jenis), '[]') FROM (
      SELECT kategori, jenis, sum(jumlah_in)::bigint AS jumlah_in,
        sum(jumlah_out)::bigint AS jumlah_out,
        sum(CASE WHEN jumlah_in > 0 THEN fee ELSE -fee END)::bigint AS fee
      FROM kas WHERE kode_toko = v_toko AND tgl_system = v_tgl GROUP BY kategori, jenis) k)) $$;

-- Everything the closing shows and its rules need. tgl_system: the day that would be closed.
CREATE FUNCTION muat_tutup_toko(v_toko text) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE t record;
BEGIN
  SELECT tgl_system, status, (SELECT tgl_segel FROM rantai WHERE kode_toko = v_toko) AS segel
  INTO t FROM toko WHERE kode_toko = v_toko;
  RETURN jsonb_build_object('tgl_system', t.tgl_system, 'buka', t.status = 'BUKA',
    'tgl_segel', t.segel,
    'segel', (SELECT jsonb_build_object('id', h.id_dokumen, 'nomor', d.nomor, 'status', s.status,
        'oleh', h.oleh, 'saat', h.saat)
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
        'saldo', l.saldo) ORDER BY l.laci), '[]')
      FROM saldo_laci l LEFT JOIN users u ON u.user_id = l.laci AND u.kode_toko = v_toko
      WHERE l.kode_toko = v_toko AND l.saldo <> 0))
    || ringkasan_hari(v_toko, t.tgl_system);
END $$;
GRANT EXECUTE ON FUNCTION muat_tutup_toko(text) TO kencana_app;

-- A day that is opened again is the shop's day again while nothing was posted after it: whoever
-- closed too early goes on where he stopped. Once there is more, only that day is unsealed.
CREATE OR REPLACE FUNCTION buka_lagi(k konteks, v_tgl date, v_dokumen uuid, v_alasan text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_segel date;
BEGIN
  SELECT tgl_segel INTO v_segel FROM rantai WHERE kode_toko = k.toko;
  IF v_tgl IS DISTINCT FROM v_segel THEN
    PERFORM tolak('KN006', 'bukan_hari_tutup_terakhir',
      jsonb_build_object('diminta', v_tgl, 'tgl_segel', v_segel));
  END IF;
  UPDATE rantai SET penyegel = NULL, tgl_segel = (
    SELECT max(tgl_system) FROM (SELECT DISTINCT ON (tgl_system) tgl_system, status FROM hari
      WHERE kode_toko = k.toko AND tgl_system < v_tgl AND status <> 'BUKA'
      ORDER BY tgl_system, n DESC) h WHERE status = 'TUTUP')
  WHERE kode_toko = k.toko;
  UPDATE toko SET tgl_system = v_tgl, status = 'BUKA' WHERE kode_toko = k.toko
    AND NOT EXISTS (SELECT FROM posting WHERE kode_toko = k.toko AND tgl_system > v_tgl);
  RETURN catat_hari(k, v_tgl, 'DIBUKA_LAGI', v_dokumen, v_alasan);
END $$;
