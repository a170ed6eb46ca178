-- What a document of suppliers needs: the accounts, and these receipts with what is left of each.
CREATE OR REPLACE FUNCTION muat_hutang_supplier(v_toko text, v_nomor jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER'), 'terima',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor,
        'tgl_system', d.tgl_system, 'supplier', d.isi->>'supplier',
        'sisa', (SELECT coalesce(jsonb_agg(to_jsonb(x) - '{kode_toko,id_terima,supplier}'::text[]
            ORDER BY x.kadar), '[]')
          FROM sisa_supplier x WHERE x.kode_toko = v_toko AND x.id_terima = d.id
            AND (x.uang, x.nilai, x.kotor, x.murni) <> (0, 0, 0, 0)))), '[]')
      FROM dokumen d WHERE d.kode_toko = v_toko
        AND d.nomor IN (SELECT jsonb_array_elements_text(v_nomor))
        AND EXISTS (SELECT FROM sisa_supplier x WHERE x.kode_toko = v_toko AND x.id_terima = d.id))) $$;

-- Receipts of which something is left, with the day on which each is due.
CREATE OR REPLACE FUNCTION hutang_terbuka(v_toko text)
RETURNS TABLE (nomor text, tgl_system date, tempo date, supplier text, no_surat text, uang bigint,
  nilai bigint, kotor bigint, murni bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  SELECT d.nomor, d.tgl_system, d.tgl_system + coalesce(p.termin, 0)::int, d.isi->>'supplier',
    d.isi->>'no_surat', s.uang, s.nilai, s.kotor, s.murni
  FROM (SELECT id_terima, sum(x.uang)::bigint AS uang, sum(x.nilai)::bigint AS nilai,
      sum(x.kotor)::bigint AS kotor, sum(x.murni)::bigint AS murni
    FROM sisa_supplier x WHERE x.kode_toko = v_toko
      AND (x.uang, x.nilai, x.kotor, x.murni) <> (0, 0, 0, 0) GROUP BY 1) s
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id_terima
    LEFT JOIN supplier p ON p.kode_toko = v_toko AND p.kode_supplier = d.isi->>'supplier' $$;

-- The bars of our own by kadar, and what they have cost.
CREATE OR REPLACE FUNCTION muat_batang(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('emas', (SELECT coalesce(jsonb_agg(to_jsonb(g)), '[]') FROM (
      SELECT kadar, sum(kotor)::bigint AS kotor, sum(murni)::bigint AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'BATANG' GROUP BY kadar HAVING sum(murni) > 0
      ORDER BY kadar) g),
    'nilai', (SELECT coalesce(sum(debit - kredit), 0)::bigint FROM jurnal WHERE kode_toko = v_toko
      AND nomor_akun = akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER')->>'EMAS_BATANG')) $$;

-- Bars are as they were read; who takes of them comes one after the other.
CREATE OR REPLACE FUNCTION periksa_batang(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('batang ' || k.toko, 0));
  IF muat_batang(k.toko) <> isi THEN
    PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'gram'));
  END IF;
  RETURN NULL;
END $$;

-- Pieces with how they came: the facts of their entry, and the receipt if a supplier sent them.
CREATE OR REPLACE FUNCTION muat_retur(v_toko text, v_barcode jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER'), 'barang',
    coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode,
      'nama_barang', b.nama_barang, 'kode_kategori', b.kode_kategori, 'status', b.status,
      'versi', b.versi, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki,
      'id_pemegang', b.id_pemegang, 'kadar', b.kadar, 'berat', b.berat, 'murni', b.murni,
      'harga_pokok', b.harga_pokok, 'konsinyasi', EXISTS (SELECT FROM konsinyasi x
        WHERE x.kode_toko = v_toko AND x.kode_barcode = b.kode_barcode),
      'id_terima', d.id, 'no_terima', d.nomor, 'supplier', d.isi->>'supplier',
      'asal', jsonb_build_object('kadar', (g.isi->>'kadar')::int, 'berat', g.berat,
        'murni', g.murni, 'harga_pokok', (g.isi->>'harga_pokok')::bigint))), '[]'))
  FROM jsonb_array_elements_text(v_barcode) AS u(kode)
    JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = u.kode
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode AND g.versi = 1
    LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = g.id_dokumen
      AND (d.jenis = 'PENERIMAAN_BARANG' OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SUPPLIER')
      $$;

CREATE OR REPLACE FUNCTION toko_baru_suplier(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun) VALUES
    (v_toko, '4111', 'Laba Rugi Hutang Emas', 'PENDAPATAN'),
    (v_toko, '1206', 'Emas Batangan', 'HARTA')
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'SUPPLIER', 'SUPPLIER', v.* FROM (VALUES
    ('HUTANG_SUPPLIER', 'KREDIT', '2102'), ('KAS', 'KREDIT', '1101'), ('BANK', 'KREDIT', '1102'),
    ('ROSOK', 'KREDIT', '1203'), ('EMAS_BATANG', 'KREDIT', '1206'), ('LABA_EMAS', 'KREDIT', '4111'),
    ('PERSEDIAAN', 'DEBET', '1201'), ('PERSEDIAAN_BERLIAN', 'DEBET', '1202'),
    ('KOREKSI', 'DEBET', '5106')) AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION hutang_terbuka, muat_batang, muat_hutang_supplier, muat_retur TO kencana_app;
