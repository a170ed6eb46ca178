-- A piece, who holds it, and the note line that it comes back with.
CREATE OR REPLACE FUNCTION barang_asal(v_toko text, b barang) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
    'id_pemegang', b.id_pemegang, 'berat', b.berat, 'murni', b.murni,
    'nomor_pemegang', d.nomor, 'oleh_pemegang', d.input_by,
    'asal', nota_asal(v_toko, jual_asal(v_toko, b), b.kode_barcode))
  FROM (SELECT 1) satu LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_pemegang $$;

-- The sale that a piece was sold with last: the one that holds it, or that its purchase names.
CREATE OR REPLACE FUNCTION jual_asal(v_toko text, b barang) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE b.status WHEN 'TERJUAL' THEN b.id_pemegang
    ELSE (SELECT l.id_asal FROM pembelian_baris l WHERE l.kode_toko = v_toko
      AND l.id = b.id_pemegang AND l.kode_barcode = b.kode_barcode) END $$;

-- One line of a sale as a purchase needs it.
CREATE OR REPLACE FUNCTION nota_asal(v_toko text, v_id uuid, v_barcode text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(l) - '{kode_toko,rincian,murni,berat_kotor,berat_atribut}'::text[]
    || jsonb_build_object('no_faktur_jual', d.nomor, 'tgl_nota', s.tgl_system,
      'pph22', pph22_baris(v_toko, l.id, l.kode_barcode),
      'nota_hilang', nota_hilang(v_toko, l.id))
  FROM penjualan_baris l JOIN dokumen d ON d.kode_toko = v_toko AND d.id = l.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = l.id AND s.status = 'VALID'
  WHERE l.kode_toko = v_toko AND l.id = v_id AND l.kode_barcode = v_barcode
  UNION ALL SELECT nota_asal_cicilan(v_toko, v_id, b) FROM barang b
  WHERE b.kode_toko = v_toko AND b.kode_barcode = v_barcode AND EXISTS (SELECT FROM status_dokumen
    WHERE kode_toko = v_toko AND id = v_id AND jenis = 'CICILAN' AND status = 'LUNAS') $$;

-- The same of a piece that was paid by the month: what its price was then, without what the months
-- have cost.
CREATE OR REPLACE FUNCTION nota_asal_cicilan(v_toko text, v_id uuid, b barang) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', d.id, 'n', 1, 'kode_barcode', b.kode_barcode,
    'nama_barang', d.isi->'nama_barang', 'no_faktur_jual', d.nomor, 'tgl_nota', s.tgl_system,
    'nota_hilang', nota_hilang(v_toko, d.id), 'kode_kategori', d.isi->'kode_kategori',
    'kode_group', d.isi->'kode_group', 'kode_dept', b.kode_dept, 'kadar', d.isi->'kadar',
    'kadar_cetak', d.isi->'kadar_cetak', 'kode_intern', b.kode_intern,
    'nama_atribut', b.nama_atribut, 'berat', d.isi->'berat', 'harga_gram', d.isi->'harga_gram',
    'harga_atribut', b.harga_atribut, 'harga_jual', d.isi->'harga_jual',
    'ongkos', d.isi->'ongkos', 'diskon', d.isi->'diskon', 'pajak', d.isi->'pajak',
    'pajak_termasuk', d.isi->'pajak_termasuk', 'pph22', 0, 'harga_total', d.isi->'harga_total',
    'harga_pokok', b.harga_pokok, 'potongan_tukar', NULL, 'potongan_jual', NULL,
    'gambar', d.isi->'gambar')
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- Was this note reported lost at a purchase that still stands?
CREATE OR REPLACE FUNCTION nota_hilang(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM pembelian_baris b WHERE b.kode_toko = v_toko AND b.id_asal = v_id
    AND b.nota_hilang AND (SELECT status FROM status_dokumen s
      WHERE s.kode_toko = v_toko AND s.id = b.id) <> 'BATAL') $$;

-- The purchases of a group as their effects need them: for validation and its cancel.
CREATE OR REPLACE FUNCTION pembelian_group(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql
  STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET
  enable_hashjoin = off SET enable_mergejoin = off AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(p) - '{kode_toko,id_posting,saat}'::text[]
      || jsonb_build_object('nomor', d.nomor, 'status', s.status,
        'versi', versi_dokumen(v_toko, p.id), 'baris', (
        SELECT jsonb_agg(to_jsonb(l) - '{kode_toko,rincian}'::text[] || jsonb_build_object('barang',
          CASE WHEN b.kode_barcode IS NOT NULL THEN barang_asal(v_toko, b) END) ORDER BY l.n)
        FROM pembelian_baris l LEFT JOIN barang b ON b.kode_toko = v_toko
          AND b.kode_barcode = l.kode_barcode
        WHERE l.kode_toko = v_toko AND l.id = p.id)) ORDER BY d.nomor), '[]')
  FROM pembelian p JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id
  WHERE p.kode_toko = v_toko AND p.id_group = v_group $$;

-- The notes that may be meant, newest first, at most 50 of those that are searched for. minta: {id,
-- no_faktur, kode_barcode, nama, no_hp, tgl_from, tgl_to, berat, toleransi}; null is not asked. But
-- for the customer.
CREATE OR REPLACE FUNCTION cari_nota_jual(v_toko text, minta jsonb) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_nomor text := minta->>'no_faktur'; v_barcode text := minta->>'kode_barcode';
  v_nama text := lower(minta->>'nama'); v_hp text := minta->>'no_hp';
  v_berat bigint := (minta->>'berat')::bigint; v_beda bigint := (minta->>'toleransi')::bigint;
BEGIN
  IF minta->>'id' IS NOT NULL THEN
    RETURN QUERY SELECT p.id FROM penjualan p
    WHERE p.kode_toko = v_toko AND p.id = (minta->>'id')::uuid;
    RETURN;
  ELSIF v_barcode IS NOT NULL THEN
    RETURN QUERY SELECT jual_asal(v_toko, b) FROM barang b
    WHERE b.kode_toko = v_toko AND b.kode_barcode = v_barcode AND jual_asal(v_toko, b) IS NOT NULL;
    RETURN;
  ELSIF v_nomor IS NOT NULL THEN
    RETURN QUERY SELECT p.id FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko
      AND (p.id = d.id OR p.id_group = d.id)
    WHERE d.kode_toko = v_toko AND d.nomor = v_nomor ORDER BY p.saat, p.id;
    RETURN;
  END IF;
  RETURN QUERY SELECT p.id FROM penjualan p
  WHERE p.kode_toko = v_toko
    AND p.tgl_system BETWEEN coalesce((minta->>'tgl_from')::date, '-infinity')
      AND coalesce((minta->>'tgl_to')::date, 'infinity')
    AND (coalesce(v_nama, v_hp) IS NULL
      OR p.id IN (SELECT jual_pelanggan(v_toko, v_nama, v_hp)))
    AND (v_berat IS NULL OR EXISTS (SELECT FROM penjualan_baris l WHERE l.kode_toko = v_toko
      AND l.id = p.id AND l.berat BETWEEN v_berat - v_beda AND v_berat + v_beda))
    AND (SELECT status FROM status_dokumen s WHERE s.kode_toko = v_toko AND s.id = p.id) = 'VALID'
  ORDER BY p.saat DESC LIMIT 50;
END $$;

-- Those notes, each with every line and what became of its piece (nota sisa: the lines whose piece
-- is still the customer's).
CREATE OR REPLACE FUNCTION muat_nota_asal(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'no_faktur_jual', d.nomor,
      'no_faktur_group', g.nomor, 'status', s.status, 'tgl_nota', s.tgl_system,
      'nama_customer', c.nama_customer, 'alamat_customer', c.alamat_customer, 'no_hp', c.no_hp,
      'harga_total', p.harga_total, 'nota_hilang', nota_hilang(v_toko, p.id), 'baris', (
        SELECT jsonb_agg(barang_asal(v_toko, b) || jsonb_build_object('nota',
          nota_asal(v_toko, p.id, l.kode_barcode)) ORDER BY l.n)
        FROM penjualan_baris l
          JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = l.kode_barcode
        WHERE l.kode_toko = v_toko AND l.id = p.id)) ORDER BY n), '[]')
  FROM cari_nota_jual(v_toko, minta) WITH ORDINALITY AS u(id, n)
    JOIN penjualan_kini p ON p.kode_toko = v_toko AND p.id = u.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = p.id
    JOIN dokumen g ON g.kode_toko = v_toko AND g.id = p.id_group
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = p.id_pelanggan
      AND c.dihapus_pada IS NULL $$;

-- What the rules of a purchase read of the shop's masters: the same until one of them changes. With
-- the tolerance of each kategori.
CREATE OR REPLACE FUNCTION aturan_pembelian(v_toko text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'kondisi', (SELECT coalesce(jsonb_agg(to_jsonb(k) - 'kode_toko'), '[]')
      FROM kondisi_pembelian k WHERE kode_toko = v_toko),
    'rugi', (SELECT coalesce(jsonb_agg(jsonb_build_object('umur_hari', umur_hari, 'cara',
        cara_rugi, 'nilai', CASE cara_rugi WHEN 'PERSEN' THEN rugi_persen ELSE rugi_rp END)), '[]')
      FROM rugi_nota WHERE kode_toko = v_toko),
    'harga_beli', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_harga', kode_harga, 'kadar',
        kadar, 'harga', harga_per_gram)), '[]')
      FROM para_harga_beli WHERE kode_toko = v_toko AND harga_per_gram > 0),
    'potongan', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko'), '[]')
      FROM para_potongan_kategori p WHERE kode_toko = v_toko),
    'ringan', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_kategori, jsonb_build_object(
        'persen', ringan_persen, 'gram', ringan_gram))), '[]')
      FROM kategori WHERE kode_toko = v_toko),
    'tingkat_berat', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'kode_toko'), '[]')
      FROM pembulatan_berat p WHERE kode_toko = v_toko),
    'group', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'kadar', kadar,
        'harga', harga, 'harga_beli', harga_beli)), '[]')
      FROM group_harga WHERE kode_toko = v_toko),
    'jenis', (SELECT coalesce(jsonb_agg(jsonb_build_array(kode_dept, kode_kategori)), '[]')
      FROM jenis WHERE kode_toko = v_toko),
    'kadar_eod', (SELECT coalesce(jsonb_agg(jsonb_build_array(k.kadar, e.kadar_eod)), '[]')
      FROM kadar_eod e JOIN kadar k ON k.kode_toko = v_toko AND k.kode_kadar = e.kode_kadar
      WHERE e.kode_toko = v_toko),
    'rekening', (SELECT coalesce(jsonb_object_agg(no_rekening, qris), '{}') FROM rekening
      WHERE kode_toko = v_toko AND aktif),
    'sales', (SELECT coalesce(jsonb_agg(kode_sales), '[]') FROM sales WHERE kode_toko = v_toko),
    'akun', peta_akun(v_toko, 'PEMBELIAN')) $$;

-- Everything the rules of a purchase need, in one call. minta: {barcode: [..], versi: {tabel:
-- versi} as known}. `aturan` comes only where a version differs from the known one. The purchase is
-- read again when a kategori has changed.
CREATE OR REPLACE FUNCTION muat_pembelian(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE plpgsql
STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
DECLARE
  v_barcode text[] := ARRAY(SELECT jsonb_array_elements_text(minta->'barcode'));
  v_versi jsonb; v_barang jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(tabel, versi), '{}') INTO v_versi FROM versi_tabel
  WHERE kode_toko = v_toko AND tabel IN ('kondisi_pembelian', 'rugi_nota', 'para_harga_beli',
    'para_potongan_kategori', 'pembulatan_berat', 'group_harga', 'jenis', 'kadar', 'kadar_eod',
    'rekening', 'sales', 'para_akun_transaksi', 'kategori');
  SELECT coalesce(jsonb_agg(barang_asal(v_toko, b)), '[]') INTO v_barang
  FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = ANY (v_barcode);
  RETURN jsonb_build_object('versi', v_versi, 'barang', v_barang,
    'toko', (SELECT jsonb_build_object('tgl_system', tgl_system, 'status', status)
      FROM toko WHERE kode_toko = v_toko),
    'aturan', CASE WHEN minta->'versi' = v_versi THEN NULL ELSE aturan_pembelian(v_toko) END);
END $$;

GRANT EXECUTE ON FUNCTION muat_nota_asal, muat_pembelian, nota_hilang, pembelian_group TO kencana_app;
