-- What is known before an approver is asked, where a piece lay last, and grades that stay while a
-- piece that carries them is being saved.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0066; of a purchase also where its bags are.
CREATE OR REPLACE FUNCTION muat_batal(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', g.id, 'nomor', g.nomor, 'versi', versi_dokumen(v_toko, g.id),
    'akun_jual', peta_akun(v_toko, 'PENJUALAN'), 'akun_beli', peta_akun(v_toko, 'PEMBELIAN'),
    'nota', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nomor', n.nomor,
        'jenis', n.jenis, 'status', n.status, 'versi', n.versi, 'tgl_system', n.tgl_system,
        'harga_total', n.harga_total, 'barang', barang_nota(v_toko, n.id, n.id_posting),
        'kantong', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_kantong',
            n.nomor || '/' || k.n, 'tempat', k.tempat) ORDER BY k.n), '[]') FROM kantong k
          WHERE k.kode_toko = v_toko AND k.id = n.id),
        'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar,
            'kotor', kotor, 'murni', murni)), '[]') FROM gram
          WHERE kode_toko = v_toko AND id_posting = n.id_posting AND id_dokumen = n.id),
        'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun,
            'debit', debit, 'kredit', kredit)), '[]') FROM jurnal
          WHERE kode_toko = v_toko AND id_posting = n.id_posting AND id_dokumen = n.id))
        ORDER BY n.jenis, n.nomor), '[]') FROM nota_group(v_toko, g.id) n),
    'jurnal', jurnal_group(v_toko, g.id),
    'kas', (SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', kategori, 'jenis', jenis,
        'no_rekening', no_rekening, 'user_id', user_id, 'laci', laci, 'jumlah', jumlah_in -
        jumlah_out, 'fee', CASE WHEN jumlah_out > 0 THEN -fee ELSE fee END, 'no_ref', no_ref)
        ORDER BY id_posting, n), '[]') FROM kas
      WHERE kode_toko = v_toko AND id_group = g.id))
  FROM dokumen d JOIN dokumen g ON g.kode_toko = v_toko AND g.id = coalesce(d.id_group, d.id)
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND g.jenis = 'GROUP' $$;

-- As in migration 0100; and the tray that our piece lay in last, while it is in use.
CREATE OR REPLACE FUNCTION muat_jual_lagi(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT master_barang(v_toko) || jsonb_build_object(
    'akun', coalesce(m.isi->'akun'->'JUAL_LAGI', '{}'),
    'kantong', m.isi->'kantong'->0,
    'barang', (SELECT to_jsonb(b) - 'kode_toko' FROM barang b WHERE b.kode_toko = v_toko
      AND b.kode_barcode = m.isi->'kantong'->0->>'kode_barcode'),
    'baki_terakhir', (SELECT jsonb_build_object('kode_gudang', t.kode_gudang,
        'kode_baki', t.kode_baki)
      FROM (SELECT ke_gudang, ke_baki FROM gerak_barang WHERE kode_toko = v_toko
          AND kode_barcode = m.isi->'kantong'->0->>'kode_barcode' AND ke_baki IS NOT NULL
          ORDER BY versi DESC LIMIT 1) g
        JOIN baki t ON t.kode_toko = v_toko AND t.kode_baki = g.ke_baki
          AND t.kode_gudang = g.ke_gudang AND t.status_baki = 'READY'))
  FROM (SELECT muat_kantong(v_toko, jsonb_build_object('kode', jsonb_build_array(v_kode))) AS isi) m
$$;

-- A grade that a piece carries is held as a foreign key would hold it: whoever deletes it waits for
-- who saves the piece, and finds the piece then (migration 0113); whoever saves the piece waits for
-- who deletes it, and is told.
CREATE FUNCTION pegang_mutu() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE s text; v_kode text; v_ada boolean;
BEGIN
  FOREACH s IN ARRAY '{shape,color,clarity,cutgrade}'::text[] LOOP
    FOR v_kode IN SELECT DISTINCT batu->>('kode_' || s) AS kode
        FROM jsonb_array_elements(NEW.data_berlian) AS batu
        WHERE batu->>('kode_' || s) IS NOT NULL ORDER BY kode LOOP
      EXECUTE format('SELECT true FROM kencana.batu_%1$s WHERE kode_toko = $1
        AND kode_%1$s = $2 FOR KEY SHARE', s) INTO v_ada USING NEW.kode_toko, v_kode;
      IF v_ada IS NULL THEN
        PERFORM kencana.tolak('KN002', 'berubah', jsonb_build_object('tabel', 'batu_' || s));
      END IF;
    END LOOP;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER pegang_mutu_baru AFTER INSERT ON barang FOR EACH ROW
  WHEN (NEW.data_berlian IS NOT NULL) EXECUTE FUNCTION pegang_mutu();
CREATE TRIGGER pegang_mutu_ubah AFTER UPDATE OF data_berlian ON barang FOR EACH ROW
  WHEN (NEW.data_berlian IS NOT NULL AND NEW.data_berlian IS DISTINCT FROM OLD.data_berlian)
  EXECUTE FUNCTION pegang_mutu();
