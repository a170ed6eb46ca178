-- What is told in the order in which it was posted goes by the posting's number in its chain. Its id
-- begins with a clock and ends with chance: of two postings of one instant it tells nothing.
SET LOCAL search_path = kencana, pg_temp;

CREATE FUNCTION urut_posting(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT urut FROM posting WHERE kode_toko = v_toko AND id = v_id $$;

-- As in migrations 0091, 0042, 0144 and 0127, but for the order.
CREATE OR REPLACE FUNCTION kas_titipan(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
    'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
    'jumlah', k.jumlah_in - k.jumlah_out,
    'fee', CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END, 'no_ref', k.no_ref)
    ORDER BY urut_posting(v_toko, k.id_posting), k.n), '[]')
  FROM (SELECT DISTINCT id_posting, id_dokumen FROM titipan_uang
      WHERE kode_toko = v_toko AND id_titipan = v_id AND jenis IN ('TITIP', 'TAMBAH', 'BATAL')) u
    JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting
      AND k.id_dokumen = u.id_dokumen $$;

CREATE OR REPLACE FUNCTION muat_koreksi_penjualan(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
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
      WHERE kode_toko = v_toko AND id_group = d.id_group
      ORDER BY urut_posting(v_toko, id_posting), n LIMIT 1),
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

CREATE OR REPLACE FUNCTION audit_segel(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH urut AS (
    SELECT id_posting, sampai, pinggir, row_number()
      OVER (ORDER BY sampai, urut_posting(v_toko, id_posting)) AS n
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
