-- Groups by their numbers: state, notes with lines, payments, prints; for validation and its
-- cancel. minta: {nomor: [..]} And the purchases of each group with the map that their postings
-- use.
CREATE OR REPLACE FUNCTION muat_group(v_toko text, minta jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', peta_akun(v_toko, 'PENJUALAN'),
    'akun_beli', peta_akun(v_toko, 'PEMBELIAN'), 'group',
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nomor', g.nomor, 'status', s.status,
        'versi', s.versi, 'tgl_system', s.tgl_system, 'input_by', g.input_by,
        'pembayaran', bayar_terakhir(v_toko, g.id), 'beli', pembelian_group(v_toko, g.id),
        'nota', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'nomor', d.nomor, 'status',
            sn.status, 'versi', sn.versi, 'harga_total', p.harga_total, 'meterai', d.isi->'meterai',
            'baris', baris_nota(v_toko, d.id), 'cetak', (SELECT count(*) FROM cetak_nota c
              WHERE c.kode_toko = v_toko AND c.id_dokumen = d.id))
            ORDER BY d.nomor), '[]')
          FROM dokumen d JOIN penjualan p ON p.kode_toko = v_toko AND p.id = d.id
            JOIN status_dokumen sn ON sn.kode_toko = v_toko AND sn.id = d.id
          WHERE d.kode_toko = v_toko AND d.id_group = g.id)) ORDER BY g.nomor), '[]')
    FROM dokumen g JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
    WHERE g.kode_toko = v_toko AND g.jenis = 'GROUP'
      AND g.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))))) $$;

-- Who confirmed was not who entered, and confirmed a transfer to the shop.
CREATE OR REPLACE FUNCTION audit_transfer_masuk(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Transfer %s/%s/%s dikonfirmasi %s: %s', t.id_group, t.versi_bayar, t.n, t.oleh,
    CASE WHEN p.id_group IS NULL THEN 'bukan transfer masuk' ELSE 'diinput orang yang sama' END)
  FROM transfer_masuk t
    LEFT JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = t.id_group
      AND p.versi_bayar = t.versi_bayar AND p.n = t.n AND p.jenis = 'TRANSFER' AND p.masuk
    LEFT JOIN dokumen g ON g.kode_toko = v_toko AND g.id = t.id_group
  WHERE t.kode_toko = v_toko AND (p.id_group IS NULL OR g.input_by = t.oleh) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION baca_transfer_masuk(v_toko text, v_id uuid, v_versi int) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_transfer_masuk_v1(t), E'\n' ORDER BY id_group, versi_bayar, n)
  FROM transfer_masuk t WHERE kode_toko = v_toko AND id_posting = v_id $$;

CREATE OR REPLACE FUNCTION naskah_transfer_masuk_v1(t transfer_masuk) RETURNS text LANGUAGE sql STABLE
AS $$ SELECT t::text $$;

-- [{id_group, versi_bayar, n, catatan}]: of the last list of the group, once each, and not by who
-- entered the visit. The group's state is locked: its payments do not change meanwhile. What waits
-- and is confirmed waits no more.
CREATE OR REPLACE FUNCTION tulis_transfer_masuk(k konteks, isi jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE r transfer_masuk; v_status text; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::transfer_masuk, isi->i);
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.tgl_system := k.tgl; r.saat := k.saat;
    r.oleh := k.oleh;
    SELECT status INTO v_status FROM status_dokumen WHERE kode_toko = k.toko AND id = r.id_group
    FOR NO KEY UPDATE;
    PERFORM tolak('KN017', 'transfer_sendiri', jsonb_build_object('nomor', nomor))
    FROM dokumen WHERE kode_toko = k.toko AND id = r.id_group AND input_by = k.oleh;
    DELETE FROM transfer_tunggu WHERE kode_toko = k.toko AND id_group = r.id_group
      AND versi_bayar = r.versi_bayar AND n = r.n AND v_status <> 'BATAL';
    IF NOT FOUND THEN
      PERFORM tolak('KN002', 'berubah', jsonb_build_object('tabel', 'transfer_masuk'));
    END IF;
    INSERT INTO transfer_masuk VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_transfer_masuk_v1(r));
  END LOOP;
  RETURN v_naskah;
END $$;

-- Of the visits and deposits that were entered since the module was switched on and that stand. A
-- transfer that came by an addition or for a promise is not waited for once that was undone, and none
-- that was written off as never come: of equal ones as many as were.
CREATE OR REPLACE FUNCTION transfer_menunggu(v_toko text)
RETURNS TABLE (id_group uuid, versi_bayar int, n int) LANGUAGE sql STABLE AS $$
  SELECT x.id_group, x.versi_bayar, x.n
  FROM (SELECT w.id_group, w.versi_bayar, w.n, coalesce(h.kali, 0) AS hilang, row_number() OVER
        (PARTITION BY w.id_group, p.no_rekening, p.no_ref, p.jumlah ORDER BY w.n) AS ke
    FROM (SELECT modul_nyala_sejak(v_toko, 'KONFIRMASI_TRANSFER_MODULE') AS sejak) m
      JOIN transfer_tunggu w ON w.kode_toko = v_toko AND w.saat >= m.sejak
      JOIN pembayaran p ON p.kode_toko = v_toko AND p.id_group = w.id_group
        AND p.versi_bayar = w.versi_bayar AND p.n = w.n
      JOIN dokumen g ON g.kode_toko = v_toko AND g.id = w.id_group AND g.saat >= m.sejak
      JOIN status_dokumen o ON o.kode_toko = v_toko AND o.id = g.id AND o.status <> 'BATAL'
      LEFT JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id_asal
        AND (g.jenis = 'TAMBAH_TITIPAN' OR g.jenis LIKE 'KWITANSI\_%')
      LEFT JOIN uang_hilang(v_toko) h ON h.id_dokumen = w.id_group AND h.jumlah = p.jumlah
        AND h.no_rekening = p.no_rekening AND h.no_ref IS NOT DISTINCT FROM p.no_ref
    WHERE s.status IS DISTINCT FROM 'BATAL') x
  WHERE x.ke > x.hilang $$;

-- Everything that was a problem, and what became of it; a dismissed one tells its reason.
CREATE OR REPLACE FUNCTION faktur_bermasalah(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT m.dokumen, m.jenis, m.sinyal, m.skor, m.pasangan,
    CASE WHEN a.oleh IS NULL THEN m.catatan ELSE a.oleh || ': ' || a.alasan END,
    CASE WHEN a.oleh IS NULL OR m.hasil <> 'TERBUKA' THEN m.hasil ELSE 'DIABAIKAN' END,
    m.saat, m.tgl_system, m.user_id, m.id_dokumen, m.fakta
  FROM (SELECT * FROM masalah_menunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_ditunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_belum_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer_masuk(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembali(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembar(v_toko, v_awal, v_akhir)) m
    LEFT JOIN masalah_diabaikan a ON a.kode_toko = v_toko AND a.id_dokumen = m.id_dokumen
      AND a.sinyal = m.sinyal AND a.fakta = m.fakta $$;

-- When a visit came to its end, and by whom.
CREATE OR REPLACE FUNCTION akhir_kunjungan(v_toko text, v_id uuid)
RETURNS TABLE (ke text, saat timestamptz, oleh text) LANGUAGE sql STABLE AS $$
  SELECT t.ke, t.saat, t.oleh FROM transisi t
  WHERE t.kode_toko = v_toko AND t.id_dokumen = v_id AND t.ke <> 'OPEN'
  ORDER BY t.versi LIMIT 1 $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_transfer(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*)) FROM transfer_menunggu(v_toko)
  HAVING count(*) > 0 $$;

-- What visits have taken of a deposit: goods went for it.
CREATE OR REPLACE FUNCTION titipan_terpakai(v_toko text, v_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(jumlah), 0)::bigint FROM titipan_uang
  WHERE kode_toko = v_toko AND id_titipan = v_id AND jenis IN ('PAKAI', 'KEMBALI') $$;

-- Whether goods went for the money of a document: a visit, a deposit or what added to it, a note of
-- manual goods, a payment for a promise. What was ordered or paid by the month goes out by the
-- deposits that followed it.
CREATE OR REPLACE FUNCTION barang_diserahkan(v_toko text, v_id uuid) RETURNS boolean LANGUAGE sql
STABLE AS $$
  SELECT CASE g.jenis WHEN 'GROUP' THEN s.status = 'VALID'
      WHEN 'NOTA_MANUAL' THEN s.status = 'VALID'
      WHEN 'TITIPAN' THEN titipan_terpakai(v_toko, g.id) > 0
      WHEN 'TAMBAH_TITIPAN' THEN titipan_terpakai(v_toko, g.id_asal) > 0
      WHEN 'KWITANSI_HUTANG' THEN j.status IN ('LUNAS', 'LELANG')
      WHEN 'KWITANSI_SERVICE' THEN j.status = 'DIAMBIL'
      ELSE j.status = 'LELANG' OR EXISTS (SELECT FROM dokumen t
        WHERE t.kode_toko = v_toko AND t.id_asal = g.id_asal AND t.jenis = 'TITIPAN'
          AND titipan_terpakai(v_toko, t.id) > 0) END
  FROM dokumen g JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = g.id
    LEFT JOIN status_dokumen j ON j.kode_toko = v_toko AND j.id = g.id_asal
  WHERE g.kode_toko = v_toko AND g.id = v_id $$;

-- What is open still, but for what was dismissed as it is now.
CREATE OR REPLACE FUNCTION masalah_terbuka(v_toko text, v_awal date, v_akhir date, v_menit int)
RETURNS SETOF masalah LANGUAGE sql STABLE AS $$
  SELECT m.* FROM (SELECT * FROM masalah_menunggu(v_toko, v_awal, v_akhir, v_menit)
      UNION ALL SELECT * FROM masalah_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_belum_cetak(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_transfer(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembali(v_toko, v_awal, v_akhir)
      UNION ALL SELECT * FROM masalah_kembar(v_toko, v_awal, v_akhir)) m
  WHERE m.hasil = 'TERBUKA' AND NOT EXISTS (SELECT FROM masalah_diabaikan a
    WHERE a.kode_toko = v_toko AND a.id_dokumen = m.id_dokumen AND a.sinyal = m.sinyal
      AND a.fakta = m.fakta) $$;

-- Of these sales those of an ordered piece, in the order of their numbers.
CREATE OR REPLACE FUNCTION nota_pesanan(v_toko text, v_nomor jsonb) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(d.nomor ORDER BY d.nomor), '[]') FROM dokumen d
  WHERE d.kode_toko = v_toko AND v_nomor ? d.nomor AND EXISTS (
    SELECT FROM penjualan_baris b
      JOIN gerak_barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
        AND g.dari_status IS NULL
      JOIN dokumen t ON t.kode_toko = v_toko AND t.id = g.id_dokumen AND t.jenis = 'TITIPAN'
    WHERE b.kode_toko = v_toko AND b.id = d.id) $$;

GRANT EXECUTE ON FUNCTION akhir_kunjungan, barang_diserahkan, faktur_bermasalah, masalah_terbuka, muat_group,
  nota_pesanan, titipan_terpakai, transfer_menunggu TO kencana_app;
