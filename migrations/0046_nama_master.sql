-- Two trays, two groups, two accounts of one name cannot be told apart where they are chosen by it:
-- a name stands once in a shop, however it is written. Within its gudang for a tray, within its
-- kadar for a price group (SPEC 3: shown as name / kadar). Names of people and firms who hold an
-- account or sell (sales, rekening) may be alike.
SET LOCAL search_path = kencana, pg_temp;

-- Those that are alike already are told apart by their codes.
DO $$
DECLARE r record;
BEGIN
  FOR r IN SELECT * FROM (VALUES
      ('kategori', 'kode_kategori', 'nama_kategori', NULL),
      ('jenis', 'kode_dept', 'nama_dept', NULL),
      ('kelompok_harga', 'kode_kelompok', 'nama_kelompok', NULL),
      ('group_harga', 'kode_group', 'nama_group', 'kadar'),
      ('kadar', 'kode_kadar', 'nama_kadar', NULL),
      ('gudang', 'kode_gudang', 'nama_gudang', NULL),
      ('baki', 'kode_baki', 'nama_baki', 'kode_gudang'),
      ('bandrol', 'kode_bandrol', 'nama_bandrol', NULL),
      ('kondisi_barang', 'kode_kondisi', 'nama_kondisi', NULL),
      ('supplier', 'kode_supplier', 'nama_supplier', NULL),
      ('bank', 'kode_bank', 'nama_bank', NULL),
      ('kode_transaksi', 'kode_transaksi', 'nama_transaksi', NULL),
      ('akun', 'nomor_akun', 'nama_akun', NULL),
      ('kategori_katalog', 'kode_kategori', 'nama_kategori', NULL))
      AS v(tabel, kunci, nama, dalam) LOOP
    EXECUTE format('UPDATE %1$I t SET %3$I = t.%3$I || '' ('' || t.%2$I || '')'' WHERE EXISTS (
      SELECT FROM %1$I lain WHERE lain.kode_toko = t.kode_toko AND lain.%2$I < t.%2$I
        AND lower(lain.%3$I) = lower(t.%3$I) AND %4$s)', r.tabel, r.kunci, r.nama,
      CASE WHEN r.dalam IS NULL THEN 'true' ELSE format('lain.%1$I = t.%1$I', r.dalam) END);
    EXECUTE format('CREATE UNIQUE INDEX %I ON %I (kode_toko, %s lower(%I))',
      r.tabel || '_' || r.nama, r.tabel, quote_ident(r.dalam) || ',', r.nama);
  END LOOP;
END $$;
