-- What the counter and the cashier read, each in one call; drafts; and the count of prints.
SET LOCAL search_path = kencana, pg_temp;

-- A draft is a paper on the counter: it reserves nothing and is no document.
CREATE TABLE draf (
  kode_toko text NOT NULL, id uuid NOT NULL, jenis text NOT NULL, user_id text NOT NULL,
  judul text, isi jsonb NOT NULL, diubah_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kode_toko, id));
CREATE INDEX draf_user ON draf (kode_toko, user_id, diubah_pada DESC);
SELECT tabel_toko('draf');

-- One row for each time a nota was asked for; tercetak is what the person at the printer said.
CREATE TABLE cetak_nota (
  kode_toko text NOT NULL, id_dokumen uuid NOT NULL, n int NOT NULL,
  saat timestamptz NOT NULL DEFAULT now(), oleh text NOT NULL, perangkat text NOT NULL DEFAULT '',
  alasan text, tercetak boolean, dijawab_pada timestamptz,
  PRIMARY KEY (kode_toko, id_dokumen, n));
SELECT dinding('cetak_nota', 'toko');
GRANT SELECT, INSERT, UPDATE (tercetak, dijawab_pada) ON cetak_nota TO kencana_app;

-- The account map of one trx: type -> kode_akun -> nomor_akun.
CREATE FUNCTION peta_akun(v_toko text, v_trx text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(type, peta), '{}') FROM (
    SELECT type, jsonb_object_agg(kode_akun, nomor_akun) AS peta FROM para_akun_transaksi
    WHERE kode_toko = v_toko AND trx = v_trx GROUP BY type) p $$;

-- Who else has these pieces on the counter.
CREATE FUNCTION draf_lain(v_toko text, v_barcode text[], v_draf uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('kode_barcode', l->>'kode_barcode',
    'user_id', d.user_id)), '[]')
  FROM draf d, jsonb_array_elements(d.isi->'baris') l
  WHERE d.kode_toko = v_toko AND d.id IS DISTINCT FROM v_draf
    AND l->>'kode_barcode' = ANY (v_barcode) $$;

-- What the rules of a sale read of the shop's masters: the same until one of them changes.
CREATE FUNCTION aturan_penjualan(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'harga', harga,
      'tgl_konfirmasi', tgl_konfirmasi)), '[]') FROM group_harga WHERE kode_toko = v_toko),
    'ongkos', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kode_dept',
      kode_dept, 'jenis_ongkos', jenis_ongkos, 'minimum', ongkos_minimum, 'nilai',
      CASE jenis_ongkos WHEN 'PERSEN' THEN ongkos_persen ELSE ongkos_rp END)), '[]')
      FROM parameter_ongkos WHERE kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_agg(no_rekening), '[]') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PENJUALAN')) $$;

-- Everything the rules of a sale need, in one call. minta: {barcode: [..], versi: {tabel: versi}
-- as known, draf: uuid or null}. `aturan` comes only where a version differs from the known one.
CREATE FUNCTION muat_penjualan(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_barcode text[] := ARRAY(SELECT jsonb_array_elements_text(minta->'barcode'));
  v_versi jsonb; v_barang jsonb; v_toko_kini jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') INTO v_versi FROM versi_tabel
  WHERE kode_toko = v_toko AND tabel IN
    ('group_harga', 'parameter_ongkos', 'rekening', 'sales', 'para_akun_transaksi');
  SELECT jsonb_build_object('tgl_system', tgl_system, 'status', status) INTO v_toko_kini
  FROM toko WHERE kode_toko = v_toko;
  SELECT coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('status_baki', t.status_baki,
    'nomor_pemegang', coalesce(g.nomor, d.nomor), 'oleh_pemegang', d.input_by)), '[]')
  INTO v_barang
  FROM barang b LEFT JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = b.kode_baki
    LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = d.id_group
  WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode);
  RETURN jsonb_build_object('toko', v_toko_kini, 'versi', v_versi, 'barang', v_barang,
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_penjualan(v_toko) END,
    'draf', CASE WHEN minta ? 'draf'
      THEN draf_lain(v_toko, v_barcode, (minta->>'draf')::uuid) ELSE '[]' END);
END $$;

-- The lines of a note as its effects need them, with where each piece stands now.
CREATE FUNCTION baris_nota(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(to_jsonb(l) - 'kode_toko' || jsonb_build_object('barang', jsonb_build_object(
      'status', b.status, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
      'id_pemegang', b.id_pemegang, 'berat', b.berat, 'murni', b.murni)) ORDER BY l.n)
  FROM penjualan_baris l JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = l.kode_barcode
  WHERE l.kode_toko = v_toko AND l.id = v_id $$;

CREATE FUNCTION bayar_terakhir(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko' - 'id_posting' ORDER BY p.n), '[]')
  FROM pembayaran p WHERE p.kode_toko = v_toko AND p.id_group = v_group AND p.versi_bayar = (
    SELECT max(versi_bayar) FROM pembayaran WHERE kode_toko = v_toko AND id_group = v_group) $$;

-- Groups by their numbers: state, notes with lines, payments, prints; for validation and its cancel.
-- minta: {nomor: [..]}
CREATE FUNCTION muat_group(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PENJUALAN'), 'group',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nomor', g.nomor, 'status', s.status,
        'tgl_system', g.tgl_system, 'input_by', g.input_by,
        'pembayaran', bayar_terakhir(v_toko, g.id), 'nota', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status',
            sn.status, 'harga_total', p.harga_total, 'baris', baris_nota(v_toko, d.id), 'cetak',
            (SELECT count(*) FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id))
            ORDER BY d.nomor), '[]')
          FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
            JOIN status_dokumen sn ON sn.kode_toko = v_toko AND sn.id = d.id
          WHERE d.kode_toko = v_toko AND d.id_group = g.id)) ORDER BY g.nomor), '[]')
    FROM dokumen g JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
    WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP'
      AND g.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))))) $$;

-- One validated note with all it left in the books, so that its cancel can be the exact negation.
CREATE FUNCTION muat_batal_penjualan(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status,
    'tgl_system', s.tgl_system, 'id_group', d.id_group, 'harga_total', p.harga_total,
    'akun', peta_akun(v_toko, 'PENJUALAN'), 'pembayaran', bayar_terakhir(v_toko, d.id_group),
    'nota_lain', (SELECT count(*) FROM dokumen o JOIN status_dokumen so ON so.kode_toko = v_toko
        AND so.id = o.id WHERE o.kode_toko = v_toko AND o.id_group = d.id_group AND o.id <> d.id
        AND so.status = 'VALID'),
    'gerak', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'dari_gudang', g.dari_gudang, 'berat', b.berat, 'murni', b.murni, 'status', b.status,
        'id_pemegang', b.id_pemegang)), '[]')
      FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
      WHERE g.kode_toko = v_toko AND g.id_dokumen = d.id AND g.ke_status = 'TERJUAL'
        AND g.id_posting = t.id_posting),
    'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar, 'kotor',
        kotor, 'murni', murni)), '[]') FROM gram
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun, 'debit',
        debit, 'kredit', kredit)), '[]') FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', kategori, 'jenis', jenis,
        'no_rekening', no_rekening, 'user_id', user_id, 'laci', laci, 'jumlah', jumlah_in -
        jumlah_out, 'fee', CASE WHEN jumlah_out > 0 THEN -fee ELSE fee END, 'no_ref', no_ref)
        ORDER BY id_posting, n), '[]') FROM kas
      WHERE kode_toko = v_toko AND id_group = d.id_group))
  FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.ke = 'VALID'
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor $$;
GRANT EXECUTE ON FUNCTION muat_penjualan(text, jsonb), muat_group(text, jsonb),
  muat_batal_penjualan(text, text) TO kencana_app;
