CREATE OR REPLACE FUNCTION peristiwa_barang(dari text, ke text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN dari IS NULL THEN 'MASUK'
    WHEN ke = 'TERJUAL' AND dari IN ('DALAM_BELI', 'DIBELI') THEN 'BATAL_BELI'
    WHEN ke = 'TERJUAL' THEN 'TERJUAL'
    WHEN ke = 'DALAM_NOTA' THEN 'NOTA'
    WHEN ke = 'DALAM_BELI' THEN 'BELI'
    WHEN ke = 'DIBELI' THEN 'DIBELI'
    WHEN ke = 'HANCUR' THEN 'HANCUR'
    WHEN ke = 'HILANG' THEN 'HILANG'
    WHEN ke = 'TITIP' THEN 'TITIP'
    WHEN ke = 'PERJALANAN' THEN 'KIRIM'
    WHEN ke = 'TERKIRIM' THEN 'SAMPAI'
    WHEN ke = 'ADA' AND dari = 'PERJALANAN' THEN 'KIRIM_KEMBALI'
    WHEN ke = 'ADA' AND dari = 'TERKIRIM' THEN 'DATANG'
    WHEN ke = 'CONTOH' THEN 'CONTOH'
    WHEN ke = 'KEMBALI' AND dari = 'CONTOH' THEN 'CONTOH_KEMBALI'
    WHEN ke = 'KEMBALI' THEN 'KEMBALI'
    WHEN ke = 'BATAL' THEN 'BATAL_MASUK'
    WHEN ke = 'ADA' AND dari = 'DALAM_NOTA' THEN 'BATAL_NOTA'
    WHEN ke = 'ADA' AND dari IN ('KEMBALI', 'DISERAHKAN', 'EXTERNAL') THEN 'SIAP'
    WHEN ke = 'ADA' AND dari = 'DIBELI' THEN 'JUAL_LAGI'
    WHEN ke = 'ADA' AND dari = 'TITIP' THEN 'BATAL_TITIP'
    WHEN ke = 'ADA' AND dari = 'HANCUR' THEN 'BATAL_HANCUR'
    WHEN ke = 'ADA' AND dari = 'HILANG' THEN 'KETEMU'
    WHEN ke = 'ADA' THEN 'PINDAH'
    ELSE 'KELUAR' END $$;

-- Whether whoever looks at a piece may read of this document whom it names: nobody who owes for it, nor
-- of whom it was auctioned. Whoever may see the document itself opens it by its number.
CREATE OR REPLACE FUNCTION sebut_pelanggan(v_toko text, d dokumen) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT d.jenis <> 'CICILAN' OR EXISTS (SELECT FROM status_dokumen s
    WHERE s.kode_toko = v_toko AND s.id = d.id AND s.status IN ('LUNAS', 'DIAMBIL')) $$;

-- What a piece was sold for at an auction, its costs in it; NULL where the promise ended otherwise.
CREATE OR REPLACE FUNCTION hasil_lelang(v_toko text, d dokumen) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (f.isi->>'bersih')::bigint + coalesce((f.isi->>'biaya_lelang')::bigint, 0)
  FROM isi_dokumen(v_toko, d.id) f(isi)
  WHERE d.jenis = 'CICILAN' AND f.isi->>'akhir' = 'LELANG' $$;

-- The life story of a piece: every movement and correction, in the order of its versions. nilai:
-- what it cost when it came, what it was sold for. And what a piece was bought for.
CREATE OR REPLACE FUNCTION riwayat_sendiri(v_toko text, v_barcode text) RETURNS TABLE (
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text,
  berat bigint, nilai bigint, oleh text, pihak text, alasan text, keterangan text, foto text,
  otorisasi jsonb, perubahan jsonb, catatan jsonb)
LANGUAGE sql STABLE AS $$
  WITH gerak AS (
    SELECT g.*, p.saat, lead(p.saat) OVER (ORDER BY g.versi) AS sampai
    FROM gerak_barang g JOIN posting p ON p.kode_toko = v_toko AND p.id = g.id_posting
    WHERE g.kode_toko = v_toko AND g.kode_barcode = v_barcode),
  bab AS (
    SELECT g.id_posting, g.id_dokumen, 1 AS urut, g.versi,
      peristiwa_barang(g.dari_status, g.ke_status) AS apa,
      CASE WHEN g.dari_status IS NOT NULL
        THEN tempat_barang(g.dari_status, g.dari_gudang, g.dari_baki) END AS dari,
      tempat_barang(g.ke_status, g.ke_gudang, g.ke_baki) AS ke, g.berat::bigint AS berat,
      (g.isi->>'harga_pokok')::bigint AS pokok, NULL::jsonb AS perubahan, NULL::jsonb AS catatan
    FROM gerak g
    UNION ALL
    SELECT k.id_posting, k.id_dokumen, 1, k.versi, NULL, NULL, NULL,
      (k.sesudah->>'berat')::bigint, NULL,
      jsonb_build_object('sebelum', k.sebelum, 'sesudah', k.sesudah), NULL
    FROM koreksi_barang k WHERE k.kode_toko = v_toko AND k.kode_barcode = v_barcode
    UNION ALL
    SELECT l.id_posting, l.id_dokumen, 2, l.ke, 'LABEL', NULL, NULL, NULL, NULL, NULL,
      jsonb_build_object('label_ke', l.ke, 'gugur', l.ke < max(l.ke) OVER ())
    FROM cetak_label l WHERE l.kode_toko = v_toko AND l.kode_barcode = v_barcode
    UNION ALL
    SELECT t.id_posting, t.id, 3, 0, 'TIMBANG', NULL, tempat_barang('', t.kode_gudang, t.kode_baki),
      NULL, NULL, NULL, jsonb_build_object('waktu', t.waktu, 'hasil', t.hasil,
        'selisih', t.selisih,
        'disebut', position('"' || v_barcode || '"' IN t.penjelasan::text) > 0)
    FROM gerak g JOIN timbang_baki t ON t.kode_toko = v_toko AND t.kode_baki = g.ke_baki
      AND t.saat >= g.saat AND t.saat < coalesce(g.sampai, 'infinity')
    WHERE g.ke_status IN ('ADA', 'TITIP')
    UNION ALL
    SELECT s.id_posting, s.id_penjualan, 4, 0, 'SERAH', NULL, NULL, s.berat_baca, NULL, NULL,
      jsonb_build_object('berat_nota', s.berat_nota)
    FROM timbang_serah s WHERE s.kode_toko = v_toko AND s.kode_barcode = v_barcode
    UNION ALL
    SELECT o.id_posting, o.id, 5, 0, 'OPNAME', tempat_barang('', o.kode_gudang, o.kode_baki),
      o.scan_baki, NULL, NULL, NULL,
      jsonb_build_object('hasil_opname', o.hasil, 'tindak', o.tindak)
    FROM opname_hasil o WHERE o.kode_toko = v_toko AND o.kode_barcode = v_barcode
      AND o.tindak IN ('TIDAK', 'PERIKSA'))
  SELECT p.saat, p.tgl_system, coalesce(b.apa, peristiwa_koreksi(d.jenis)), d.nomor,
    nullif(b.dari, ''), nullif(b.ke, ''), b.berat, coalesce(b.pokok, l.harga_total, m.harga,
      CASE WHEN b.apa = 'TERJUAL' THEN hasil_lelang(v_toko, d) END,
      CASE WHEN b.apa = 'TERJUAL' THEN (d.isi->>'harga_total')::bigint END),
    p.oleh,
    CASE WHEN d.jenis = 'TERIMA_BARANG' THEN d.isi->>'asal'
      WHEN d.jenis = 'KIRIM_BARANG' THEN d.isi->>'tujuan'
      WHEN b.apa = 'MASUK' THEN d.isi->>'supplier' ELSE nullif(c.nama_customer, '') END, t.alasan,
    CASE WHEN sebut_pelanggan(v_toko, d) THEN
      coalesce(d.isi->>'keterangan', j.keterangan, r.keterangan, u.keterangan) END, m.foto,
    (SELECT jsonb_agg(jsonb_build_object('kategori', o->>'kategori', 'pemberi', o->>'pemberi'))
      FROM jsonb_array_elements(p.otorisasi) AS o),
    b.perubahan, CASE WHEN m.id IS NULL THEN b.catatan
      ELSE jsonb_build_object('berat_beli', m.berat, 'berat_nota', m.berat_nota,
        'kondisi', m.kondisi) END
  FROM bab b JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
    LEFT JOIN transisi t ON t.kode_toko = v_toko AND t.id_posting = b.id_posting
      AND t.id_dokumen = b.id_dokumen
    LEFT JOIN penjualan_baris l ON b.apa IN ('NOTA', 'TERJUAL') AND l.kode_toko = v_toko
      AND l.id = b.id_dokumen AND l.kode_barcode = v_barcode
    LEFT JOIN penjualan_kini j ON b.apa IN ('NOTA', 'TERJUAL') AND j.kode_toko = v_toko
      AND j.id = b.id_dokumen
    LEFT JOIN pembelian_baris m ON b.apa IN ('BELI', 'DIBELI') AND m.kode_toko = v_toko
      AND m.id = b.id_dokumen AND m.kode_barcode = v_barcode
    LEFT JOIN pembelian r ON b.apa IN ('BELI', 'DIBELI') AND r.kode_toko = v_toko
      AND r.id = b.id_dokumen
    LEFT JOIN titipan u ON b.apa = 'TITIP' AND u.kode_toko = v_toko AND u.id = b.id_dokumen
    LEFT JOIN pelanggan c ON c.kode_toko = v_toko AND c.id = CASE
      WHEN d.isi ? 'id_pelanggan' THEN (d.isi->>'id_pelanggan')::uuid
      WHEN b.apa = 'TITIP' THEN u.id_pelanggan WHEN b.apa IN ('BELI', 'DIBELI') THEN r.id_pelanggan
      ELSE j.id_pelanggan END AND sebut_pelanggan(v_toko, d)
  ORDER BY p.saat, b.urut, b.versi $$;

-- What happened to a piece in other shops, as the last of them told when it sent it here (docs/adr/0310).
CREATE OR REPLACE FUNCTION riwayat_lain(v_toko text, v_barcode text) RETURNS TABLE (toko text,
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text, berat bigint,
  oleh text) LANGUAGE sql STABLE AS $$
  SELECT r.* FROM (
    SELECT b->'riwayat' AS riwayat
    FROM dokumen d, jsonb_array_elements(d.isi->'baris') b
    WHERE d.kode_toko = v_toko AND d.jenis = 'TERIMA_BARANG' AND d.prefix = 'TG'
      AND b->>'kode_barcode' = v_barcode AND d.id IN (SELECT id_dokumen FROM gerak_barang
        WHERE kode_toko = v_toko AND kode_barcode = v_barcode)
    ORDER BY d.saat DESC LIMIT 1) x,
    jsonb_to_recordset(x.riwayat) AS r(toko text, saat timestamptz, tgl_system date, peristiwa text,
      dokumen text, dari text, ke text, berat bigint, oleh text)
  WHERE r.toko <> v_toko $$;

-- All of it: what happened here, and what the shops tell that it came from.
CREATE OR REPLACE FUNCTION riwayat_barang(v_toko text, v_barcode text) RETURNS TABLE (
  saat timestamptz, tgl_system date, peristiwa text, dokumen text, dari text, ke text,
  berat bigint, nilai bigint, oleh text, pihak text, alasan text, keterangan text, foto text,
  otorisasi jsonb, perubahan jsonb, catatan jsonb)
LANGUAGE sql STABLE AS $$
  SELECT x.saat, x.tgl_system, x.peristiwa, x.dokumen, x.dari, x.ke, x.berat, x.nilai, x.oleh,
    x.pihak, x.alasan, x.keterangan, x.foto, x.otorisasi, x.perubahan, x.catatan
  FROM (SELECT * FROM riwayat_sendiri(v_toko, v_barcode) WITH ORDINALITY
    UNION ALL SELECT saat, tgl_system, peristiwa, dokumen, dari, ke, berat, NULL, oleh, toko, NULL,
      NULL, NULL, NULL, NULL, NULL, row_number() OVER ()
    FROM riwayat_lain(v_toko, v_barcode)) x
  ORDER BY x.saat, x.ordinality $$;

-- One piece of a session. A piece that was scanned where the books had it and sold since was found;
-- one that came since the session began and was not scanned is new, not missing. The last scan says
-- where a piece lies.
CREATE OR REPLACE FUNCTION hasil_opname(v_toko text, v_mulai timestamptz, b barang, v_lingkup boolean,
  v_scan timestamptz, v_scan_baki text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b.kode_barcode IS NULL THEN 'LEBIH'
    WHEN v_scan IS NULL THEN
      CASE WHEN gerak_terakhir(v_toko, b.kode_barcode) >= v_mulai THEN 'BARU' ELSE 'HILANG' END
    WHEN b.status IN ('ADA', 'TITIP') AND v_lingkup
      AND (coalesce(v_scan_baki, b.kode_baki) = b.kode_baki) IS NOT FALSE THEN 'KETEMU'
    WHEN gerak_terakhir(v_toko, b.kode_barcode) >= v_scan THEN 'KETEMU'
    WHEN b.status IN ('ADA', 'TITIP') THEN 'PINDAH'
    WHEN b.status IN ('DALAM_NOTA', 'KEMBALI', 'DALAM_BELI') THEN 'KASIR'
    WHEN b.status = 'CONTOH' THEN 'CONTOH'
    ELSE 'LEBIH' END $$;

-- What a correction was made by.
CREATE OR REPLACE FUNCTION peristiwa_koreksi(jenis text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jenis WHEN 'UPDATE_PROFIT' THEN 'HARGA' WHEN 'HANCUR_BARANG' THEN 'UBAH'
    ELSE 'KOREKSI' END $$;

-- [{nomor, jenis, tgl_system, input_by, status}] of the documents with one of these numbers.
CREATE OR REPLACE FUNCTION dokumen_bernomor(v_toko text, v_nomor text[]) RETURNS TABLE (id uuid, nomor text,
  jenis text, tgl_system date, saat timestamptz, input_by text, status text)
LANGUAGE sql STABLE AS $$
  SELECT d.id, d.nomor, d.jenis, d.tgl_system, d.saat, d.input_by, s.status
  FROM dokumen d JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
  WHERE d.kode_toko = v_toko AND d.nomor = ANY (v_nomor) $$;

-- One document with its trail; of very many rows of a book the first 200 and how many there are.
CREATE OR REPLACE FUNCTION jejak_dokumen(v_toko text, v_nomor text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH d AS MATERIALIZED (SELECT * FROM dokumen_bernomor(v_toko, ARRAY[v_nomor])),
  x AS MATERIALIZED (SELECT t.* FROM d JOIN transisi t
    ON t.kode_toko = v_toko AND t.id_dokumen = d.id),
  gerak AS MATERIALIZED (SELECT g.*, p.urut FROM d, (SELECT DISTINCT id_posting FROM x) y
    JOIN posting p ON p.kode_toko = v_toko AND p.id = y.id_posting
    JOIN gerak_barang g ON g.kode_toko = v_toko AND g.id_posting = y.id_posting
    WHERE g.id_dokumen = d.id)
  SELECT jsonb_build_object('nomor', d.nomor, 'jenis', d.jenis, 'tgl_system', d.tgl_system,
    'saat', d.saat, 'input_by', d.input_by, 'status', d.status,
    'langkah', (SELECT coalesce(jsonb_agg(to_jsonb(l) - 'versi' ORDER BY l.saat, l.versi), '[]')
      FROM (SELECT x.saat, x.ke, x.oleh, x.alasan, x.versi, (
          SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', o.kategori, 'pemberi', o.pemberi)
            ORDER BY o.kategori), '[]') FROM otorisasi o
          WHERE o.kode_toko = v_toko AND o.id_posting = x.id_posting) AS otorisasi FROM x
        UNION ALL SELECT c.saat, 'PIN Salah', c.oleh, NULL, 0, '[]' FROM pin_coba c
          WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id AND NOT c.cocok
        UNION ALL SELECT h.saat, 'Terhitung, Lalu Ditinggalkan', h.oleh,
            translate(to_char(h.terhitung, '"Rp "FM999,999,999,999') || to_char(h.terhitung - h.buku,
              '" ("FM999,999,999,990")"'), ',', '.'), 0, '[]'
          FROM hitungan_ditinggal(v_toko, d.tgl_system) h
          WHERE d.jenis = 'LACI' AND h.lanjut = d.nomor) l),
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

GRANT EXECUTE ON FUNCTION dokumen_bernomor, hasil_lelang, hasil_opname, jejak_dokumen, peristiwa_barang,
  peristiwa_koreksi, riwayat_barang, riwayat_lain, riwayat_sendiri, sebut_pelanggan TO kencana_app;
