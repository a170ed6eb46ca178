-- n: the order of the rows. uraian: a code, a number. A day that is open has no seal. What other
-- documents did with money on the day is said by functions: rincian_tutup_<code>(toko, tgl) answers
-- [{uraian, berat, masuk, keluar, nota, batal}], uraian its kind and what was done: HUTANG/TEBUS.
-- With `bagian` and pcs the row stands among the sales or the purchases instead.
CREATE OR REPLACE FUNCTION laporan_tutup(v_toko text, v_tgl date)
RETURNS TABLE (n int, bagian text, uraian text, pcs bigint, berat bigint, masuk bigint,
  keluar bigint, saldo bigint, nota bigint, batal bigint, keterangan text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH r AS MATERIALIZED (SELECT ringkasan_hari(v_toko, v_tgl) AS hari),
  kas_hari AS MATERIALIZED (SELECT * FROM harian_kas(v_toko, v_tgl, v_tgl)),
  tutup AS MATERIALIZED (
    SELECT h.hash, h.saat, h.jumlah_posting, d.nomor, d.isi, coalesce(u.usere_name, h.oleh) AS oleh
    FROM hari h JOIN dokumen d ON d.kode_toko = v_toko AND d.id = h.id_dokumen
      LEFT JOIN users u ON u.user_id = h.oleh
    WHERE h.kode_toko = v_toko AND h.tgl_system = v_tgl AND h.status = 'TUTUP'
      AND v_tgl <= tgl_segel(v_toko)
    ORDER BY h.n DESC LIMIT 1)
  SELECT 10, 'KAS', 'SALDO AWAL', NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint,
    saldo_tunai(v_toko, v_tgl - 1, NULL), NULL::bigint, NULL::bigint, NULL::text
  UNION ALL
  SELECT 11, 'KAS', kategori, NULL, NULL, sum(jumlah_in)::bigint, sum(jumlah_out)::bigint, NULL,
    NULL, NULL, NULL
  FROM kas_hari WHERE jenis = 'CASH' GROUP BY kategori
  UNION ALL
  SELECT 12, 'KAS', 'SALDO AKHIR', NULL, NULL, NULL, NULL, saldo_tunai(v_toko, v_tgl, NULL), NULL,
    NULL, NULL
  UNION ALL
  -- Each count of the day: what the book said, what was counted and of which notes, and what differed.
  SELECT 15, 'HITUNG', concat_ws('/', h.laci, h.nomor, r.kode), NULL, NULL, NULL, NULL,
    (h.isi->>r.angka)::bigint, NULL, NULL, r.keterangan
  FROM hitungan_laci(v_toko, v_tgl) h, LATERAL (VALUES
    ('BUKU', 'buku', concat_ws(' ', h.nomor, h.oleh)),
    ('FISIK', 'terhitung', (SELECT string_agg(p.lembar || ' x ' || to_char(p.pecahan, 'FM999,999,999'),
        ' + ' ORDER BY p.pecahan DESC)
      FROM jsonb_to_recordset(h.isi->'pecahan') AS p(pecahan bigint, lembar int))),
    ('SELISIH', 'selisih', h.isi->>'keterangan')) AS r(kode, angka, keterangan)
  UNION ALL
  -- Counts that were told what the book says, and left at that.
  SELECT 15, 'HITUNG', concat_ws('/', h.laci, to_char(h.saat AT TIME ZONE k.zona, 'HH24:MI:SS'), r.kode),
    NULL, NULL, NULL, NULL, r.angka, NULL, NULL, r.keterangan
  FROM toko k, hitungan_ditinggal(v_toko, v_tgl) h, LATERAL (VALUES
    ('DITINGGAL', h.terhitung, concat_ws(' ', to_char(h.saat AT TIME ZONE k.zona, 'HH24:MI'), h.oleh)),
    ('SELISIH', h.terhitung - h.buku, NULL)) AS r(kode, angka, keterangan)
  WHERE k.kode_toko = v_toko
  UNION ALL
  SELECT 20, 'NON_TUNAI', concat_ws(' ', jenis, nullif(no_rekening, '')), NULL, NULL,
    sum(jumlah_in + fee_in)::bigint, sum(jumlah_out + fee_out)::bigint, NULL, NULL, NULL,
    NULL
  FROM kas_hari WHERE jenis <> 'CASH' GROUP BY jenis, no_rekening
  UNION ALL
  SELECT 30, s.bagian, 'VALID', (v.isi->>'pcs')::bigint, (v.isi->>'berat')::bigint,
    CASE s.bagian WHEN 'PENJUALAN' THEN (v.isi->>'harga_total')::bigint END,
    CASE s.bagian WHEN 'PEMBELIAN' THEN (v.isi->>'harga_total')::bigint END, NULL,
    (v.isi->>'nota')::bigint, coalesce((r.hari->>s.batal)::bigint, 0), NULL
  FROM r, (VALUES ('PENJUALAN', 'penjualan', 'batal'), ('PEMBELIAN', 'pembelian', 'batal_beli'))
      AS s(bagian, nama, batal),
    LATERAL (SELECT r.hari->s.nama AS isi) v
  WHERE v.isi IS NOT NULL
  UNION ALL
  -- Their own part, or one of those above.
  SELECT CASE WHEN e ? 'bagian' THEN 30 ELSE 35 END, coalesce(e->>'bagian', 'JANJI'), e->>'uraian',
    (e->>'pcs')::bigint, (e->>'berat')::bigint, (e->>'masuk')::bigint,
    (e->>'keluar')::bigint, NULL, (e->>'nota')::bigint, (e->>'batal')::bigint, NULL
  FROM jsonb_array_elements(jawaban_bernama('rincian_tutup_', v_toko, v_tgl)) j,
    jsonb_array_elements(j->'angka') e
  UNION ALL
  SELECT 40, 'GRAM', akun, NULL, sum(murni)::bigint, NULL, NULL, NULL, NULL, NULL, NULL
  FROM saldo_gram(v_toko, v_tgl) GROUP BY akun
  UNION ALL
  SELECT 50, 'PERIKSA', p->>'kode', (p->'angka'->>'jumlah')::bigint, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL
  FROM tutup, jsonb_array_elements(tutup.isi->'perhatian') p
  UNION ALL
  SELECT 60, 'SEGEL', nomor, jumlah_posting, NULL, NULL, NULL, NULL, NULL, NULL,
    concat_ws(' ', oleh, encode(hash, 'hex'))
  FROM tutup $$;

GRANT EXECUTE ON FUNCTION laporan_tutup TO kencana_app;
