-- A goods receipt is undone as any other document: the same day, by its exact negation. A piece of
-- a cancelled receipt was never the shop's: it is nowhere, and its barcode stays spent.
SET LOCAL search_path = kencana, pg_temp;

CREATE OR REPLACE FUNCTION di_satu_tempat(status text, gudang text, baki text, pemegang uuid)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE
    WHEN status = 'ADA' THEN gudang IS NOT NULL AND baki IS NOT NULL AND pemegang IS NULL
    WHEN status = 'KEMBALI' THEN gudang IS NOT NULL AND pemegang IS NULL
    WHEN status IN ('DALAM_NOTA', 'TITIP') THEN gudang IS NOT NULL AND pemegang IS NOT NULL
    WHEN status IN ('TERJUAL', 'HANCUR', 'PERJALANAN', 'HILANG', 'BATAL')
      THEN gudang IS NULL AND baki IS NULL AND pemegang IS NOT NULL
    ELSE false END;
END $$;

CREATE OR REPLACE FUNCTION peristiwa_barang(dari text, ke text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN dari IS NULL THEN 'MASUK'
    WHEN ke = 'TERJUAL' THEN 'TERJUAL'
    WHEN ke = 'DALAM_NOTA' THEN 'NOTA'
    WHEN ke = 'KEMBALI' THEN 'KEMBALI'
    WHEN ke = 'BATAL' THEN 'BATAL_MASUK'
    WHEN ke = 'ADA' AND dari = 'DALAM_NOTA' THEN 'BATAL_NOTA'
    WHEN ke = 'ADA' AND dari = 'KEMBALI' THEN 'SIAP'
    WHEN ke = 'ADA' THEN 'PINDAH'
    ELSE 'KELUAR' END $$;

-- One receipt with all it left in the books, and where its pieces are by now.
CREATE FUNCTION muat_batal_tambah_barang(v_toko text, v_nomor text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status', s.status, 'versi', s.versi,
    'tgl_system', d.tgl_system,
    'barang', (SELECT jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'kode_gudang', g.ke_gudang, 'kode_baki', g.ke_baki, 'berat', g.berat, 'murni', g.murni,
        'status', b.status, 'versi', b.versi) ORDER BY g.n)
      FROM gerak_barang g JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode
      WHERE g.kode_toko = v_toko AND g.id_posting = t.id_posting AND g.id_dokumen = d.id),
    'gram', (SELECT jsonb_agg(jsonb_build_object('akun', akun, 'kadar', kadar, 'kotor', kotor,
        'murni', murni) ORDER BY n) FROM gram
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', nomor_akun,
        'debit', debit, 'kredit', kredit) ORDER BY n), '[]') FROM jurnal
      WHERE kode_toko = v_toko AND id_posting = t.id_posting AND id_dokumen = d.id))
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    JOIN transisi t ON t.kode_toko = v_toko AND t.id_dokumen = d.id AND t.versi = 1
  WHERE d.kode_toko = v_toko AND d.nomor = v_nomor AND d.jenis = 'TAMBAH_BARANG' $$;
GRANT EXECUTE ON FUNCTION muat_batal_tambah_barang(text, text) TO kencana_app;
