CREATE OR REPLACE FUNCTION sidik_baris(v text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(array_to_string(v, E'\n'), ''), 'UTF8')), 'hex') $$;

-- The chain keeps what an approval said and not only who gave it: the figures, the reasons, who
-- asked and when it was decided.
CREATE OR REPLACE FUNCTION sidik_otorisasi(o otorisasi) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT left(encode(sha256(convert_to(ROW(o.id, o.kategori, o.diminta_oleh, o.pemberi, o.cara,
    o.sebelum, o.sesudah, o.keterangan, o.alasan)::text, 'UTF8')), 'hex'), 32) $$;

CREATE OR REPLACE FUNCTION sidik_stok(v_toko text, v_dari date)
RETURNS TABLE (tgl_system date, sidik text) LANGUAGE sql STABLE AS $$
  SELECT r.tgl_system, sidik_baris(array_agg(ROW(r.kode_gudang, r.kode_baki, r.kode_group,
    r.kode_dept, r.kadar, r.qty, r.berat, r.murni, r.harga_pokok, r.berat_gram, r.harga_atribut,
    r.harga_tetap)::text ORDER BY r.kode_gudang, r.kode_baki, r.kode_group, r.kode_dept, r.kadar))
  FROM rekap_harian_stok r WHERE r.kode_toko = v_toko AND r.tgl_system >= v_dari
  GROUP BY r.tgl_system $$;

-- The rows of the side books with their time, in the columns that never change any more.
CREATE OR REPLACE FUNCTION baris_pinggir(v_toko text)
RETURNS TABLE (buku text, saat timestamptz, naskah text) LANGUAGE sql STABLE AS $$
  SELECT 'cetak_nota', c.saat, ROW(c.id_dokumen, c.n, c.saat, c.oleh, c.alasan, c.ke)::text
  FROM cetak_nota c WHERE c.kode_toko = v_toko
  UNION ALL SELECT 'jawaban_cetak', c.dijawab_pada,
    ROW(c.id_dokumen, c.n, c.tercetak, c.dijawab_pada, c.dijawab_oleh)::text
  FROM cetak_nota c WHERE c.kode_toko = v_toko AND c.dijawab_pada IS NOT NULL
  UNION ALL SELECT 'otorisasi', o.diputus_pada, ROW(o.id, o.no_otorisasi, o.sidik, o.diputus_pada,
    sidik_otorisasi(o))::text
  FROM otorisasi o WHERE o.kode_toko = v_toko AND o.diputus_pada IS NOT NULL
  UNION ALL SELECT 'otorisasi_gagal', g.saat, ROW(g.id, g.saat, g.no_otorisasi, g.kategori,
    g.diminta_oleh, g.pemberi, g.sebab, g.cara)::text
  FROM otorisasi_gagal g WHERE g.kode_toko = v_toko
  UNION ALL SELECT 'riwayat_master', r.saat,
    ROW(r.id, r.tabel, r.kunci, r.saat, r.oleh, r.sebelum, r.sesudah)::text
  FROM riwayat_master r WHERE r.kode_toko = v_toko
  UNION ALL SELECT 'harga_group', h.saat, ROW(h.id, h.kode_group, h.saat, h.tgl_system, h.oleh,
    h.harga_dari, h.harga_ke, h.harga_beli_dari, h.harga_beli_ke)::text
  FROM harga_group h WHERE h.kode_toko = v_toko
  UNION ALL SELECT 'urusan_pribadi', u.saat,
    ROW(u.id, u.id_pelanggan, u.tindakan, u.saat, u.oleh, u.alasan)::text
  FROM urusan_pribadi u WHERE u.kode_toko = v_toko AND u.disegel $$;
