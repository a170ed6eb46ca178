-- What is left of each receipt by kadar: of goods that are ours, and of consigned pieces that were sold.
CREATE OR REPLACE FUNCTION sisa_hutang(v_toko text)
RETURNS TABLE (id_terima uuid, kadar int, uang bigint, nilai bigint, kotor bigint, murni bigint,
  versi int) LANGUAGE sql STABLE AS $$
  SELECT id_terima, kadar, sum(uang)::bigint, sum(nilai)::bigint, sum(kotor)::bigint,
    sum(murni)::bigint, max(versi)
  FROM (SELECT s.id_terima, s.kadar, s.uang, s.nilai, s.kotor, s.murni, s.versi FROM sisa_supplier s
      WHERE s.kode_toko = v_toko
    UNION ALL SELECT k.id_terima, k.kadar, 0, k.nilai, k.kotor, k.murni, 0
      FROM konsinyasi_kini(v_toko) k WHERE NOT k.di_toko) x
  GROUP BY 1, 2 HAVING (sum(uang), sum(nilai), sum(kotor), sum(murni)) <> (0, 0, 0, 0) $$;

-- What a document of suppliers needs: the accounts, and these receipts with what is left of each.
CREATE OR REPLACE FUNCTION muat_hutang_supplier(v_toko text, v_nomor jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH sisa AS MATERIALIZED (SELECT * FROM sisa_hutang(v_toko))
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'SUPPLIER', 'SUPPLIER'), 'terima',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor,
        'tgl_system', d.tgl_system, 'supplier', d.isi->>'supplier',
        'sisa', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'id_terima' ORDER BY x.kadar), '[]')
          FROM sisa x WHERE x.id_terima = d.id))), '[]')
      FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
        AND s.status = 'VALID'
      WHERE d.kode_toko = v_toko AND d.nomor IN (SELECT jsonb_array_elements_text(v_nomor))
        AND (d.jenis IN ('PENERIMAAN_BARANG', 'SALDO_AWAL_SUPPLIER')
          OR d.jenis = 'TAMBAH_BARANG' AND d.isi->>'asal' = 'SUPPLIER'))) $$;

-- Receipts of which something is left, with the day on which each is due. Consigned pieces are owed
-- for since they left; what was paid is for those that left first.
CREATE OR REPLACE FUNCTION hutang_terbuka(v_toko text)
RETURNS TABLE (nomor text, tgl_system date, tempo date, supplier text, no_surat text, uang bigint,
  nilai bigint, kotor bigint, murni bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH keluar AS MATERIALIZED (
    SELECT id_terima, tgl_keluar, sum(nilai) OVER (PARTITION BY id_terima
      ORDER BY tgl_keluar DESC, kode_barcode DESC) AS sejak FROM konsinyasi_kini(v_toko)
    WHERE NOT di_toko)
  SELECT d.nomor, n.tgl, n.tgl + coalesce(p.termin, 0)::int, d.isi->>'supplier',
    d.isi->>'no_surat', s.uang, s.nilai, s.kotor, s.murni
  FROM (SELECT id_terima, sum(x.uang)::bigint AS uang, sum(x.nilai)::bigint AS nilai,
      sum(x.kotor)::bigint AS kotor, sum(x.murni)::bigint AS murni
    FROM sisa_hutang(v_toko) x GROUP BY 1) s
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id_terima
    -- What was owed before the books is as old as its note.
    CROSS JOIN LATERAL (SELECT coalesce(
      (SELECT k.tgl_keluar FROM keluar k WHERE k.id_terima = s.id_terima
        ORDER BY k.sejak < s.uang + s.nilai, abs(k.sejak - s.uang - s.nilai) LIMIT 1),
      (d.isi->>'tgl_nota')::date, d.tgl_system) AS tgl) n
    LEFT JOIN supplier p ON p.kode_toko = v_toko AND p.kode_supplier = d.isi->>'supplier' $$;

-- The account of each supplier: what stood before (urut 0), then each document of the days.
CREATE OR REPLACE FUNCTION kartu_supplier(v_toko text, v_awal date, v_akhir date)
RETURNS TABLE (supplier text, urut int, tgl date, saat timestamptz, nomor text, gerak text,
  hutang bigint, murni bigint) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = kencana, pg_temp AS $$
  WITH gerak AS (
    SELECT h.supplier, d.tgl_system AS tgl, d.saat, d.nomor,
      CASE WHEN d.prefix = 'BT' THEN 'BATAL' ELSE d.jenis END AS gerak, h.uang + h.nilai AS hutang,
      h.murni
    FROM hutang_supplier h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
    WHERE h.kode_toko = v_toko AND h.tgl_system <= v_akhir
    UNION ALL
    SELECT d.isi->>'supplier', d.tgl_system, d.saat, d.nomor, d.jenis, h.nilai, h.murni
    FROM hutang_sebelum_buku(v_toko) h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_terima
    WHERE d.tgl_system <= v_akhir
    UNION ALL
    SELECT k.supplier, k.tgl_keluar, '-infinity', d.nomor, 'KONSINYASI', k.nilai, k.murni
    FROM konsinyasi_kini(v_toko) k JOIN dokumen d ON d.kode_toko = v_toko AND d.id = k.id_terima
    WHERE NOT k.di_toko AND k.tgl_keluar <= v_akhir)
  SELECT g.supplier, 0, v_awal, NULL, NULL, 'AWAL', sum(g.hutang)::bigint, sum(g.murni)::bigint
  FROM gerak g WHERE g.tgl < v_awal GROUP BY g.supplier
  HAVING (sum(g.hutang), sum(g.murni)) <> (0, 0)
  UNION ALL
  SELECT g.supplier, 1, g.tgl, g.saat, g.nomor, g.gerak, sum(g.hutang)::bigint, sum(g.murni)::bigint
  FROM gerak g WHERE g.tgl >= v_awal GROUP BY g.supplier, g.tgl, g.saat, g.nomor, g.gerak $$;

-- What should be paid by today.
CREATE OR REPLACE FUNCTION pagi_supplier_tempo(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'hutang', sum(uang + nilai)::bigint)
  FROM hutang_terbuka(v_toko) WHERE tempo <= v_tgl AND uang + nilai > 0 HAVING count(*) > 0 $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_supplier(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$ SELECT pagi_supplier_tempo(v_toko, v_tgl, NULL) $$;

-- The bars of our own by kadar, and what they have cost.
CREATE OR REPLACE FUNCTION muat_batang(v_toko text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('emas', (SELECT coalesce(jsonb_agg(to_jsonb(g)), '[]') FROM (
      SELECT kadar, sum(kotor)::bigint AS kotor, sum(murni)::bigint AS murni FROM gram
      WHERE kode_toko = v_toko AND akun = 'BATANG' GROUP BY kadar HAVING sum(murni) > 0
      ORDER BY kadar) g),
    'nilai', (SELECT coalesce(sum(saldo), 0)::bigint FROM saldo_nilai_emas WHERE kode_toko = v_toko
      AND tempat = 'BATANG')) $$;

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
      'harga_pokok', b.harga_pokok, 'konsinyasi', EXISTS (SELECT FROM masih_konsinyasi(v_toko,
        ARRAY[b.kode_barcode])),
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

GRANT EXECUTE ON FUNCTION hutang_terbuka, kartu_supplier, muat_batang, muat_hutang_supplier, muat_retur TO kencana_app;
