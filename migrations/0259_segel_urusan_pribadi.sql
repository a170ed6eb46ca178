-- What was asked about a person's data is sealed with the day, as prints and decided approvals are
-- (0127, docs/adr/0092): an entry that is altered or deleted later is found by the audit.
SET LOCAL search_path = kencana, pg_temp;

-- Not what was written before and lies in days that are sealed already: no seal knows of it.
ALTER TABLE urusan_pribadi ADD disegel boolean NOT NULL DEFAULT false;
ALTER TABLE urusan_pribadi ALTER disegel SET DEFAULT true;
ALTER TABLE urusan_pribadi DISABLE TRIGGER hanya_tambah;
UPDATE urusan_pribadi u SET disegel = true
WHERE NOT EXISTS (SELECT FROM segel s WHERE s.kode_toko = u.kode_toko AND s.sampai > u.saat);
ALTER TABLE urusan_pribadi ENABLE TRIGGER hanya_tambah;

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

-- Nobody is forgotten without an entry, also today; and whom an entry forgot is forgotten.
CREATE FUNCTION audit_urusan_pribadi(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT kalimat FROM (
    SELECT format('Pelanggan %s dihapus tanpa catatan siapa yang meminta', p.id) AS kalimat
    FROM pelanggan p WHERE p.kode_toko = v_toko AND p.dihapus_pada IS NOT NULL AND NOT EXISTS (
      SELECT FROM urusan_pribadi u WHERE u.kode_toko = v_toko AND u.id_pelanggan = p.id
        AND u.tindakan = 'HAPUS')
    UNION ALL
    SELECT format('Pelanggan %s tercatat dihapus %s, datanya masih ada', u.id_pelanggan,
      u.saat::date)
    FROM urusan_pribadi u LEFT JOIN pelanggan p ON p.kode_toko = v_toko AND p.id = u.id_pelanggan
    WHERE u.kode_toko = v_toko AND u.tindakan = 'HAPUS' AND p.dihapus_pada IS NULL) b LIMIT 1 $$;
