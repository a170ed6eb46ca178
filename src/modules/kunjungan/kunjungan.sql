-- The pieces of a note as they stand now: of a sale with the gudang that they came from, of a
-- purchase with the sale that they go back to.
CREATE OR REPLACE FUNCTION barang_nota(v_toko text, v_id uuid, v_posting uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
    'id_pemegang', b.id_pemegang, 'nomor_pemegang', (SELECT nomor FROM dokumen d
      WHERE d.kode_toko = v_toko AND d.id = b.id_pemegang), 'berat', b.berat, 'murni', b.murni,
    'dari_gudang', n.dari_gudang, 'id_asal', n.id_asal) ORDER BY b.kode_barcode), '[]')
  FROM (SELECT g.kode_barcode, g.dari_gudang, NULL::uuid AS id_asal FROM gerak_barang g
      WHERE g.kode_toko = v_toko AND g.id_dokumen = v_id AND g.ke_status = 'TERJUAL'
        AND g.id_posting = v_posting
      UNION ALL SELECT l.kode_barcode, NULL, l.id_asal FROM pembelian_baris l
      WHERE l.kode_toko = v_toko AND l.id = v_id AND l.kode_barcode IS NOT NULL) n
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = n.kode_barcode $$;

-- Every sale and purchase of a visit, whatever its state: header, and the day it was validated.
CREATE OR REPLACE FUNCTION nota_group(v_toko text, v_group uuid)
RETURNS TABLE (id uuid, nomor text, jenis text, status text, versi int, tgl_system date,
  harga_total bigint, id_posting uuid) LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.jenis, s.status, s.versi, s.tgl_system, n.harga_total::bigint,
    t.id_posting
  FROM (SELECT p.id, p.harga_total FROM penjualan p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group
      UNION ALL SELECT p.id, p.harga_total FROM pembelian p
      WHERE p.kode_toko = v_toko AND p.id_group = v_group) n
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = n.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = n.id
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = n.id AND t.ke = 'VALID'
      AND t.dari IS DISTINCT FROM 'VALID' $$;

-- The whole visit that a note or a group's number belongs to, for its cancel: each note with what
-- it recorded itself, and what journal and cash book still hold of all of it. Of a purchase also
-- where its bags are.
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
        ORDER BY urut_posting(v_toko, id_posting), n), '[]') FROM kas
      WHERE kode_toko = v_toko AND id_group = g.id))
  FROM dokumen d JOIN dokumen g ON g.kode_toko = v_toko AND g.id = coalesce(d.id_group, d.id)
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND g.jenis = 'GROUP' $$;

GRANT EXECUTE ON FUNCTION muat_batal TO kencana_app;
