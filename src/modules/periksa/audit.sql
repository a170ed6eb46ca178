-- Only what a person judges is dismissed, and only by whom the shop has for it.
CREATE OR REPLACE FUNCTION audit_masalah_diabaikan(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Masalah %s %s diabaikan oleh %s', m.id_dokumen, m.sinyal, m.oleh)
  FROM masalah_diabaikan m LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = m.id_dokumen
  WHERE m.kode_toko = v_toko AND (d.id IS NULL OR d.saat > m.saat
    OR m.sinyal NOT IN ('CETAK_GAGAL', 'CETAK_RAGU', 'BELUM_DICETAK', 'BELI_KEMBAR')) LIMIT 1 $$;

CREATE OR REPLACE FUNCTION audit_transfer_tunggu(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Transfer %s/%s/%s: menurut bukunya %s, menurut proyeksinya %s',
    coalesce((b.b).id_group, (w.w).id_group), coalesce((b.b).versi_bayar, (w.w).versi_bayar),
    coalesce((b.b).n, (w.w).n), b.b, w.w)
  FROM (SELECT b FROM hitung_transfer_tunggu(v_toko) b) b
    FULL JOIN (SELECT w FROM transfer_tunggu w WHERE kode_toko = v_toko) w ON w.w = b.b
  WHERE b.b IS NULL OR w.w IS NULL LIMIT 1 $$;

-- Only those who answer for the shop close a finding.
CREATE OR REPLACE FUNCTION audit_temuan_ditutup(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Temuan %s %s ditutup oleh %s', m.pola, m.kunci, m.oleh)
  FROM temuan_ditutup m, LATERAL (SELECT level_pada(m.oleh, m.saat) AS level) l
  WHERE m.kode_toko = v_toko AND l.level IS DISTINCT FROM 'SPV'
    AND l.level IS DISTINCT FROM 'OWN' LIMIT 1 $$;

-- A tag is of a piece that the books know, and was handed in on the day of its posting.
CREATE OR REPLACE FUNCTION audit_bandrol_setor(v_toko text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('Bandrol %s: %s', b.kode_barcode, CASE WHEN g.kode_barcode IS NULL
    THEN 'barangnya tidak ada' ELSE 'tanggalnya lain dari postingnya' END)
  FROM bandrol_setor b
    LEFT JOIN barang g ON g.kode_toko = v_toko AND g.kode_barcode = b.kode_barcode
    LEFT JOIN posting p ON p.kode_toko = v_toko AND p.id = b.id_posting
  WHERE b.kode_toko = v_toko
    AND (g.kode_barcode IS NULL OR p.tgl_system IS DISTINCT FROM b.tgl_system) LIMIT 1 $$;
