-- Any document by its number: what it is, who took it from state to state, which pieces, grams and
-- money it moved. A question to the books; nothing is written.
SET LOCAL search_path = kencana, pg_temp;

-- [{nomor, jenis, tgl_system, input_by, status}] of the documents with one of these numbers.
CREATE FUNCTION dokumen_bernomor(v_toko text, v_nomor text[]) RETURNS TABLE (id uuid, nomor text,
  jenis text, tgl_system date, saat timestamptz, input_by text, status text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.jenis, d.tgl_system, d.saat, d.input_by, s.status
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = ANY (v_nomor) $$;

-- One document with its trail; of very many rows of a book the first 200 and how many there are.
CREATE FUNCTION jejak_dokumen(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH d AS MATERIALIZED (SELECT * FROM dokumen_bernomor(v_toko, ARRAY[v_nomor])),
  x AS MATERIALIZED (SELECT t.* FROM d JOIN transisi t
    ON t.kode_toko = v_toko AND t.id_dokumen = d.id),
  gerak AS MATERIALIZED (SELECT g.*, p.urut FROM d, (SELECT DISTINCT id_posting FROM x) y
    JOIN posting p ON p.kode_toko = v_toko AND p.id = y.id_posting
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.id_posting = y.id_posting
    WHERE g.id_dokumen = d.id)
  SELECT jsonb_build_object('nomor', d.nomor, 'jenis', d.jenis, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'status', d.status,
    'langkah', (SELECT coalesce(jsonb_agg(jsonb_build_object('saat', x.saat, 'ke', x.ke,
        'oleh', x.oleh, 'alasan', x.alasan, 'otorisasi', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', o.kategori, 'pemberi', o.pemberi)
            ORDER BY o.kategori), '[]') FROM otorisasi o
          WHERE o.kode_toko = v_toko AND o.id_posting = x.id_posting)) ORDER BY x.versi), '[]')
      FROM x),
    'jumlah_barang', (SELECT count(*) FROM gerak),
    'barang', (SELECT coalesce(jsonb_agg(jsonb_build_object('kode_barcode', g.kode_barcode,
        'nama_barang', b.nama_barang, 'berat', g.berat,
        'dari', concat_ws(' ', g.dari_status, g.dari_baki),
        'ke', concat_ws(' ', g.ke_status, g.ke_baki)) ORDER BY g.urut, g.n), '[]')
      FROM (SELECT * FROM gerak ORDER BY urut, n LIMIT 200) g
        JOIN barang b ON b.kode_toko = v_toko AND b.kode_barcode = g.kode_barcode),
    'uang', (SELECT coalesce(jsonb_agg(jsonb_build_object('jenis', k.jenis, 'laci', k.laci,
        'no_rekening', k.no_rekening, 'masuk', k.jumlah_in, 'keluar', k.jumlah_out)
        ORDER BY p.urut, k.n), '[]')
      FROM (SELECT DISTINCT id_posting FROM x) y
        JOIN posting p ON p.kode_toko = v_toko AND p.id = y.id_posting
        JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = y.id_posting
      WHERE k.id_dokumen = d.id OR k.id_group = d.id),
    'jurnal', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor_akun', j.nomor_akun,
        'nama_akun', coalesce(a.nama_akun, ''), 'debit', j.debit, 'kredit', j.kredit)
        ORDER BY p.urut, j.n), '[]')
      FROM (SELECT DISTINCT id_posting FROM x) y
        JOIN posting p ON p.kode_toko = v_toko AND p.id = y.id_posting
        JOIN jurnal j ON j.kode_toko = v_toko AND j.id_posting = y.id_posting
          AND j.id_dokumen = d.id
        LEFT JOIN akun a ON a.kode_toko = v_toko AND a.nomor_akun = j.nomor_akun),
    'gram', (SELECT coalesce(jsonb_agg(jsonb_build_object('akun', g.akun, 'kadar', g.kadar,
        'kotor', g.kotor, 'murni', g.murni) ORDER BY p.urut, g.n), '[]')
      FROM (SELECT DISTINCT id_posting FROM x) y
        JOIN posting p ON p.kode_toko = v_toko AND p.id = y.id_posting
        JOIN gram g ON g.kode_toko = v_toko AND g.id_posting = y.id_posting
          AND g.id_dokumen = d.id),
    'terkait', (SELECT coalesce(jsonb_agg(jsonb_build_object('nomor', n.nomor, 'jenis', n.jenis)
        ORDER BY n.saat, n.nomor), '[]')
      FROM (SELECT l.* FROM dokumen e JOIN dokumen l ON l.kode_toko = v_toko AND l.id <> e.id
          AND (l.id = e.id_asal OR l.id = e.id_group)
        WHERE e.kode_toko = v_toko AND e.id = d.id
        UNION SELECT l.* FROM dokumen l WHERE l.kode_toko = v_toko AND l.id_asal = d.id
        UNION SELECT l.* FROM dokumen l WHERE l.kode_toko = v_toko AND l.id_group = d.id) n))
  FROM d $$;
GRANT EXECUTE ON FUNCTION dokumen_bernomor(text, text[]), jejak_dokumen(text, text) TO kencana_app;
